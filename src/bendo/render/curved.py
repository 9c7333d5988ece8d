"""The picture of a curved line: joints as digits, tiles as strokes that bend as the tiles do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from bendo.game import Bend, Laid, Line, Tile
from bendo.geometry import LatticeFootprint, SectorFootprint, turned
from bendo.render.ends import EndMark, end_marks
from bendo.render.scale import SCALES, Cell, Scale, Shape
from bendo.render.symbols import DIGITS, Symbols, stroke, symbols

Claim: TypeAlias = tuple[Cell, str]
"""A cell, and the character that something in the picture needs there."""


class Stroke(NamedTuple):
    """A tile in the picture."""

    laid: Laid
    near: Cell
    shape: Shape
    opener: bool

    @property
    def far(self) -> Cell:
        """Where its far joint is."""
        return _moved(self.near, self.shape.far)


class Flag(NamedTuple):
    """An end in the picture: its joint, the heading outward there, and what is marked."""

    cell: Cell
    heading: int
    mark: EndMark


class Trace(NamedTuple):
    """A line laid out in characters."""

    joints: dict[Cell, int]
    """The number at each joint; where a ring has closed on unequal ones, one of the two."""
    strokes: tuple[Stroke, ...]
    flags: tuple[Flag, ...]


def trace(line: Line, scale: Scale, turns: int) -> Trace | None:
    """The line, turned left by so many steps of 60 degrees; None if the scale has no shape for one of its tiles."""
    joints: dict[Cell, int] = {}
    strokes: list[Stroke] = []
    flags: list[Flag] = []
    marks = end_marks(line)
    for i, opener in enumerate(line.openers):
        cell, outward = _foot(line, i, scale, turns)
        joints[cell] = opener.inner
        arms: tuple[tuple[Cell, int, tuple[Laid, ...]], ...] = (
            (cell, outward, line.arms[2 * i]),
            (cell, turned(outward), (opener, *line.arms[2 * i + 1])),
        )
        for index, (cell, heading, arm) in enumerate(arms, 2 * i):
            for laid in arm:
                assert laid.bend is not None
                shape = scale.shape(heading, laid.bend)
                if shape is None:
                    return None
                strokes.append(Stroke(laid, cell, shape, laid is opener))
                cell, heading = _moved(cell, shape.far), (heading + 2 * laid.bend.turn) % 6
                joints.setdefault(cell, laid.outer)
            if line.ends[index] is not None:
                flags.append(Flag(cell, heading, marks[index]))
    return Trace(joints, tuple(strokes), tuple(flags))


def _foot(line: Line, opener: int, scale: Scale, turns: int) -> tuple[Cell, int]:
    """Where end `a` of an opener (`c` of the second) is before a tile has joined it, and the heading outward there."""
    if line.openers[opener].bend is Bend.OUTWARD:
        return (0, 0), (SectorFootprint.opened(double=True).tips[0].heading + turns) % 6
    footprint = LatticeFootprint.opened() if len(line.openers) == 1 else LatticeFootprint.all_five()
    tip = footprint.tips[2 * opener]
    assert tip is not None
    (x, y), (a, b), (c, d) = tip.point, scale.steps[turns], scale.steps[(turns + 1) % 6]
    return (x * a + y * c, x * b + y * d), (tip.heading + turns) % 6


def _moved(cell: Cell, by: Cell) -> Cell:
    return cell[0] + by[0], cell[1] + by[1]


def claims(traced: Trace, *, roomy: bool, unicode: bool, last: Tile | None) -> Iterator[Claim]:
    """Every character of the picture with its cell. No cell is claimed twice."""
    use = symbols(unicode)
    taken = set(traced.joints)
    for cell, number in traced.joints.items():
        yield cell, DIGITS[number]
    for drawn in traced.strokes:
        for cell, char in _stroke_claims(drawn, traced, use, unicode=unicode, last=last):
            taken.add(cell)
            yield cell, char
    for flag in traced.flags:
        yield from _name_claims(flag, use, taken)
        if roomy:
            yield from _bend_claims(flag, use)


def _stroke_claims(drawn: Stroke, traced: Trace, use: Symbols, *, unicode: bool, last: Tile | None) -> Iterator[Claim]:
    """A tile: its stroke, with a mark in the middle of the opener and of the last tile.

    Where a ring has closed on unequal numbers, the tile whose number the joint does not show has it beside the joint.
    """
    laid, shape = drawn.laid, drawn.shape
    chars = {cell: stroke(glyph, unicode=unicode, double=laid.tile.is_double) for cell, glyph in shape.glyphs}
    if drawn.opener:
        chars[shape.middle] = use.opener
    elif laid.tile == last:
        chars[shape.middle] = use.last
    if traced.joints[drawn.far] != laid.outer:
        chars[shape.final] = DIGITS[laid.outer]
    for cell, char in chars.items():
        yield _moved(drawn.near, cell), char


def _name_claims(flag: Flag, use: Symbols, taken: set[Cell]) -> Iterator[Claim]:
    """The name of an end beside its number, where its own tile does not come from; the cap of a dead end."""
    text = flag.mark.name + (use.dead if flag.mark.state == "dead" else "")
    side = 1 if flag.heading in (0, 1, 5) else -1
    if _moved(flag.cell, (side, 0)) in taken:
        side = -side
    for distance, char in enumerate(text, 1):
        yield _moved(flag.cell, (side * distance, 0)), char


_SPOTS = ((2, -1), (0, -1), (-2, -1), (-2, 1), (0, 1), (2, 1))
"""The cells around a joint, each in a lattice triangle of its own, from that between directions 0 and 1 to the left."""


def _bend_claims(flag: Flag, use: Symbols) -> Iterator[Claim]:
    """The bends that fit, each in the triangle into which a tile laid so would bulge."""
    for bend in flag.mark.bends:
        if bend.turn:
            yield _moved(flag.cell, _SPOTS[flag.heading - (bend is Bend.RIGHT)]), use.bend(bend)


def canvas(wanted: Iterable[Claim]) -> dict[Cell, str] | None:
    """The characters by cell; None if two things need the same cell."""
    cells: dict[Cell, str] = {}
    for cell, char in wanted:
        if cell in cells:
            return None
        cells[cell] = char
    return cells


def rows(line: Line, width: int, height: int, *, unicode: bool, last: Tile | None) -> tuple[str, ...] | None:
    """The picture, None if it is too wide however it is turned.

    It is drawn smaller only if that makes it narrow enough, or saves it from being half as high again as was asked for.
    """
    best: tuple[str, ...] | None = None
    for scale in SCALES:
        found = _turned(line, scale, width, height, unicode=unicode, last=last)
        if found and (best is None or len(found) < len(best)):
            best = found
        if best and 2 * len(best) <= 3 * height:
            break
    return best


def _turned(
    line: Line, scale: Scale, width: int, height: int, *, unicode: bool, last: Tile | None
) -> tuple[str, ...] | None:
    """The picture at a scale: as the opener was laid, concave side down, if that is low enough, else the lowest."""
    lowest: tuple[str, ...] | None = None
    for turns in range(6):
        drawn = _drawn(line, scale, turns, unicode=unicode, last=last)
        if drawn is None or max(map(len, drawn)) > width:
            continue
        if turns == 0 and len(drawn) <= height:
            return drawn
        if lowest is None or len(drawn) < len(lowest):
            lowest = drawn
    return lowest


def _drawn(line: Line, scale: Scale, turns: int, *, unicode: bool, last: Tile | None) -> tuple[str, ...] | None:
    """The picture at a scale and turn, whatever its size; None if there is none."""
    traced = trace(line, scale, turns)
    cells = canvas(claims(traced, roomy=scale.roomy, unicode=unicode, last=last)) if traced else None
    if cells is None:
        return None
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    return tuple(
        "".join(cells.get((x, y), " ") for x in range(left, right + 1)).rstrip() for y in range(top, bottom + 1)
    )
