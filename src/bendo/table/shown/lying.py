"""Where tiles and ends lie, ready to be drawn: the same places as in the pictures of `bendo.render`.

Lengths are in mm, x to the right and y down; angles in degrees, clockwise. A curved tile is placed by the centre of its
ring and bulges upward at angle 0, a straight one by its middle, lying flat; either has a left and a right half. Places
are rounded to hundredths.

Law: a tile is laid where its ghost was.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bendo.game import END_NAMES, Bend, Laid, Line, Play, Rules, Tile, tile_of, tiles_in
from bendo.geometry import LatticeFootprint, Sector, exact, millimetres, step
from bendo.geometry.lattice import Point
from bendo.geometry.sector import ExactPoint
from bendo.notation import spell_tile
from bendo.render.drawing.places import Placed
from bendo.render.drawing.rows import Rows, layout_of, rows_after, rows_of
from bendo.render.drawing.shapes import turned
from bendo.render.ends import EndMark, end_marks
from bendo.table.facts import Shown

ALL_FIVE_TURN: Final = 90
"""The starters of All Five stand as `)(`, which is a quarter turn."""
_NOWHERE: Final = (None, None, None)


class Lying(Shown, frozen=True):
    """A tile on the table, or where one would lie.

    `left` and `right` are the numbers of its halves, `opener` whether the line began with it.
    """

    tile: str
    left: int
    right: int
    x: float
    y: float
    angle: int
    opener: bool


class EndPlace(Shown, frozen=True, kw_only=True):
    """An end of the line.

    `number` is None, and there is no place, if it is gone in a ring. `state` is `open`, `closed`, `dead` or `gone`, on
    straight sheets `straight`. `bends` are the letters of the bends that fit, and `meets` names for each the end that a
    tile laid so would meet. `held` is whether other arms come first. The next tile joins at `x`, `y` and goes on at
    `angle`, 0 being to the right.
    """

    name: str
    number: int | None = None
    state: str
    bends: str
    meets: tuple[str | None, ...]
    held: bool
    x: float | None = None
    y: float | None = None
    angle: int | None = None


class Joint(Shown, frozen=True):
    """Where two ends have met."""

    x: float
    y: float


@lru_cache(maxsize=256)
def halves_of(rules: Rules) -> str:
    """Every tile of the set, its left half before its right half, side by side: which way curved ones bend."""
    return "".join(
        spell_tile(tile)[:: -1 if rules.tiles.bend(tile, tile.low) is Bend.RIGHT else 1]
        for tile in tiles_in(rules.tiles.all)
    )


def tiles_of(line: Line) -> tuple[Lying, ...]:
    """The tiles in the order in which they were laid."""
    if not line.openers:
        return ()
    if line.footprint is None:
        return tuple(map(_drawn, layout_of(line, _straight(line)).tiles))
    openers, turn = len(line.openers), _turn(line)
    found = {laid.tile: laid for laid in line.walked()}
    return tuple(
        _curved(found[tile], sector, turn, opener=index < openers)
        for index, (tile, sector) in enumerate(zip(line.order, line.footprint.sectors, strict=True))
    )


def changed_tiles(before: Line, after: Line, play: Play) -> tuple[tuple[int, Lying], ...]:
    """The tiles that a play has laid or moved, with their places in the order of `tiles_of`.

    Only straight tiles are ever moved: where the arms would get in each other's way all are laid out anew.
    """
    if after.footprint is not None:
        return ((len(before), ghost(before, play)),)
    if play.end is not None:
        rows, index = _straight(before), END_NAMES.index(play.end)
        if _goes_on(rows, laid := _straight(after), index):
            return ((len(before), _drawn(laid.arms[index].steps[-1].placed)),)
    old = tiles_of(before)
    return tuple((i, lying) for i, lying in enumerate(tiles_of(after)) if i >= len(old) or old[i] != lying)


def ghost(line: Line, play: Play) -> Lying:
    """Where the tile of a legal play would lie."""
    tile = play.tile
    if play.end is None:
        return tiles_of(line.led(tile))[0]
    index = END_NAMES.index(play.end)
    end = line.ends[index]
    assert end is not None
    outer = tile.other(end.number)
    if line.footprint is None:
        like = tile_of(end.number, end.number if tile.is_double else int(not end.number))
        placed = _next(line.rules, line.openers, line.arms, line.order, index, like)
        return _drawn(placed._replace(tile=tile, halves=(end.number, outer)))
    assert play.bend is not None
    place = _place(line.footprint.sector(index, play.bend), _turn(line))
    return _curved_lying(tile, outer, play.bend is Bend.LEFT, place, opener=False)


def ends_of(line: Line) -> tuple[EndPlace, ...]:
    """All ends in order, those that are gone too."""
    if not line.openers:
        return ()
    if line.footprint is not None:
        return tuple([_curved_end(line, index, mark) for index, mark in enumerate(end_marks(line))])
    tips = layout_of(line, _straight(line)).tips
    return tuple(
        [
            _end(mark, (_rounded(tip.x), _rounded(tip.y), round(tip.angle) % 360))
            for mark, tip in zip(end_marks(line), tips, strict=True)
        ]
    )


def changed_ends(before: Line, after: Line) -> tuple[tuple[int, EndPlace], ...]:
    """The ends that a play has moved or changed, with their places in the order of `ends_of`."""
    if before.footprint is not None and after.footprint is not None:
        marks = zip(end_marks(before), end_marks(after), before.footprint.tips, after.footprint.tips, strict=True)
        return tuple(
            [
                (index, _curved_end(after, index, mark))
                for index, (old_mark, mark, old_tip, tip) in enumerate(marks)
                if mark != old_mark or tip != old_tip
            ]
        )
    old = ends_of(before)
    return tuple([(i, end) for i, end in enumerate(ends_of(after)) if i >= len(old) or old[i] != end])


def _curved_end(line: Line, index: int, mark: EndMark) -> EndPlace:
    assert line.footprint is not None
    tip = line.footprint.tips[index]
    return _end(mark, _NOWHERE if tip is None else _tip_place(tip.point, tip.heading, _turn(line)))


def joints_of(line: Line) -> tuple[Joint, ...]:
    """Where rings have closed, in the order of the ends that are gone."""
    footprint = line.footprint
    if not isinstance(footprint, LatticeFootprint) or None not in footprint.tips:
        return ()
    points: list[Point] = []
    at = dict(zip(line.order, footprint.tiles, strict=True))
    for index, tip in enumerate(footprint.tips):
        if tip is None:
            arm = line.arms[index]
            last = arm[-1] if arm else line.openers[index // 2]
            (point, heading), bend = at[last.tile]
            far = step(point, heading, bend)[0] if arm or index % 2 else point
            if far not in points:
                points.append(far)
    return tuple(Joint(*_tip_place(point, 0, _turn(line))[:2]) for point in points)


def _turn(line: Line) -> int:
    return ALL_FIVE_TURN if len(line.openers) > 1 else 0


def _curved(laid: Laid, sector: Sector, turn: int, *, opener: bool) -> Lying:
    return _curved_lying(laid.tile, laid.outer, laid.bend is Bend.LEFT, _place(sector, turn), opener=opener)


def _curved_lying(tile: Tile, outer: int, mirrored: bool, place: tuple[float, float, int], *, opener: bool) -> Lying:
    """A tile that bends right is walked from its left half to its right half, the bulge being upward."""
    inner = tile.other(outer)
    left, right = (outer, inner) if mirrored else (inner, outer)
    x, y, angle = place
    return Lying(spell_tile(tile), left, right, x, y, angle, opener)


@lru_cache(maxsize=1 << 13)
def _place(sector: Sector, turn: int) -> tuple[float, float, int]:
    x, y = millimetres(sector.centre)
    x, y = turned(x, -y, turn)
    return _rounded(x), _rounded(y), (turn + 90 - 30 * sector.axis) % 360


@lru_cache(maxsize=1 << 13)
def _tip_place(point: Point | ExactPoint, heading: int, turn: int) -> tuple[float, float, int]:
    x, y = millimetres(point if len(point) == 4 else exact(point))
    x, y = turned(x, -y, turn)
    return _rounded(x), _rounded(y), (turn - 60 * heading) % 360


def _end(mark: EndMark, place: tuple[float | None, float | None, int | None]) -> EndPlace:
    x, y, angle = place
    return EndPlace(
        name=mark.name,
        number=mark.number,
        state=mark.state,
        bends=_letters(mark.bends),
        meets=mark.meets,
        held=mark.held,
        x=x,
        y=y,
        angle=angle,
    )


@lru_cache(maxsize=64)
def _letters(bends: tuple[Bend, ...]) -> str:
    return "".join([bend.value for bend in bends])


def _straight(line: Line) -> Rows:
    """A straight line laid out."""
    return _rows(line.rules, line.openers, line.arms, line.order)


@lru_cache(maxsize=512)
def _rows(rules: Rules, openers: tuple[Laid, ...], arms: tuple[tuple[Laid, ...], ...], order: tuple[Tile, ...]) -> Rows:
    """The same by all that it follows from: laid out tile by tile, as each layout is mostly the one before and a tile.

    A line tells of the order no more than is known: where the last tile is at no end all is laid out at once.
    """
    line = Line(rules, openers, arms, order=order)
    for index, arm in enumerate(arms):
        if arm and arm[-1].tile == order[-1]:
            shorter = (*arms[:index], arm[:-1], *arms[index + 1 :])
            return rows_after(_rows(rules, openers, shorter, order[:-1]), line, index)
    return rows_of(line)


@lru_cache(maxsize=256)
def _next(
    rules: Rules,
    openers: tuple[Laid, ...],
    arms: tuple[tuple[Laid, ...], ...],
    order: tuple[Tile, ...],
    index: int,
    like: Tile,
) -> Placed:
    """Where the next tile of an arm comes to lie: all that are doubles lie alike, and all that are none."""
    longer = (*arms[:index], (*arms[index], Laid(like, like.low, None)), *arms[index + 1 :])
    line = Line(rules, openers, longer, order=(*order, like))
    return rows_after(_rows(rules, openers, arms, order), line, index).arms[index].steps[-1].placed


def _goes_on(before: Rows, after: Rows, index: int) -> bool:
    """Whether nothing but a tile more on this arm makes the one layout the other."""
    arms = before.arms[:index] + before.arms[index + 1 :]
    steps = after.arms[index].steps
    return after.arms[:index] + after.arms[index + 1 :] == arms and steps[:-1] == before.arms[index].steps


def _drawn(placed: Placed) -> Lying:
    left, right = placed.halves
    x, y, angle = _rounded(placed.x), _rounded(placed.y), round(placed.angle) % 360
    return Lying(spell_tile(placed.tile), left, right, x, y, angle, placed.opener)


def _rounded(length: float) -> float:
    """To a hundredth of a millimetre, without a negative zero."""
    return round(length, 2) + 0.0
