"""The line: what lies on the table, where it can grow, and what its ends accept."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from bendo.game.action import END_NAMES, Reason, Refusal
from bendo.game.rules import Rules
from bendo.game.tile import DOUBLES, Bits, Tile, TileSet, bits_of, tile_of
from bendo.geometry import CLEAR, Bend, Footprint, LatticeFootprint, SectorFootprint


class Laid(NamedTuple):
    """A tile that lies on the table.

    `outer` is its number away from the opener, `bend` the way it turns walking outward from there (None: straight).
    For an opener: the number at end `b` (or `d`), and the way it turns walking from `a` to `b` (from `c` to `d`).
    """

    tile: Tile
    outer: int
    bend: Bend | None

    @property
    def inner(self) -> int:
        """The number at the half nearer the opener; of an opener the number at end `a` (or `c`)."""
        return self.tile.other(self.outer)


@dataclass(frozen=True, slots=True, eq=False)
class End:
    """A place where the line can grow.

    `bends` are those that fit, by geometry alone; whether such a tile is left does not count (straight: empty).
    `accepts` holds every tile that can be laid here now, `double_bends` the ways in which its double can be.
    `held` is whether it must wait until all arms of the leading double hold a tile.
    """

    name: str
    number: int
    bends: tuple[Bend, ...]
    accepts: Bits
    double_bends: tuple[Bend | None, ...]
    held: bool


@dataclass(frozen=True, slots=True)
class Line:
    """The tiles on the table: the opener (in All Five both starters) and the arms that grow outward from it.

    `arms[i]` grows at the end with the i-th name. All else is derived: `ends` (None once gone in a ring), `accepts`
    (every tile that can be laid anywhere) and the footprint of a curved line. `order` tells the tiles in the order in
    which they were laid, as far as that is known; `placed` is the set of them.
    """

    rules: Rules
    openers: tuple[Laid, ...] = ()
    arms: tuple[tuple[Laid, ...], ...] = ()
    ends: tuple[End | None, ...] = field(default=(), compare=False, repr=False)
    accepts: Bits = field(default=0, compare=False, repr=False)
    footprint: Footprint | None = field(default=None, compare=False, repr=False)
    order: tuple[Tile, ...] = field(default=(), compare=False, repr=False)
    placed: Bits = field(default=0, compare=False, repr=False)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Only what is not derived is kept, so that the ends of what is unpickled are those that are cached."""
        if not self.openers:
            return empty_line, (self.rules,)
        numbers = tuple(-1 if end is None else end.number for end in self.ends)
        return _line, (self.rules, self.openers, self.arms, numbers, self.footprint, self.order)

    def __len__(self) -> int:
        return len(self.order)

    @property
    def last(self) -> Tile | None:
        """The tile laid last, if any was laid since the line began and it is known which."""
        return self.order[-1] if len(self.order) > len(self.openers) else None

    def end(self, name: str | None) -> End | None:
        """The end of that name, None if the line has none such (any more)."""
        index = END_NAMES.find(name) if name else -1
        return self.ends[index] if 0 <= index < len(self.ends) else None

    def led(self, tile: Tile) -> Line:
        """The line that starts with this tile.

        Curved: concave side down, `a` the left foot, so that it turns right from `a` to `b`; a crosswise double lies
        opening outward from `a` to `b` (our ruling). Straight: the higher number at `b`; a double is a spinner.
        """
        rules = self.rules
        opener = _opener(rules, tile)
        if rules.doubles == "crosswise" and tile.is_double:
            opener = opener._replace(bend=Bend.OUTWARD)
        footprint: Footprint | None = None
        if rules.doubles == "crosswise":
            footprint = SectorFootprint.opened(tile.is_double)
        elif rules.curved:
            footprint = LatticeFootprint.opened()
        arms = rules.arms if tile.is_double else 2
        numbers = (opener.inner, opener.outer) + (opener.outer,) * (arms - 2)
        return _line(rules, (opener,), ((),) * arms, numbers, footprint, (tile,))

    def started(self, first: Tile, second: Tile) -> Line:
        """The line of All Five: two starters back to back, ends `a`, `b` of the first and `c`, `d` of the second."""
        openers = (_opener(self.rules, first), _opener(self.rules, second))
        numbers = tuple(n for opener in openers for n in (opener.inner, opener.outer))
        crosswise = self.rules.doubles == "crosswise"
        footprint = SectorFootprint.all_five() if crosswise else LatticeFootprint.all_five()
        return _line(self.rules, openers, ((),) * 4, numbers, footprint, (first, second))

    def laid(self, tile: Tile, index: int, bend: Bend | None) -> Line:
        """The line after this tile has joined the end with this index; the play must be legal."""
        end = self.ends[index]
        assert end is not None
        outer = tile.low + tile.high - end.number
        arms = (*self.arms[:index], (*self.arms[index], _laid_of(tile, outer, bend)), *self.arms[index + 1 :])
        order = (*self.order, tile)
        footprint = self.footprint
        if footprint is None and not self.rules.arms_first:
            ends = (*self.ends[:index], _straight_end(self.rules.tiles, index, outer, False), *self.ends[index + 1 :])
            placed = self.placed | tile.bit
            return Line(self.rules, self.openers, arms, ends, _accepted(ends), None, order, placed)
        numbers = tuple(
            outer if i == index else -1 if other is None else other.number for i, other in enumerate(self.ends)
        )
        if footprint is not None:
            assert bend is not None
            footprint = footprint.laid(index, bend)
        return _line(self.rules, self.openers, arms, numbers, footprint, order)

    def refusal(self, tile: Tile, name: str | None, bend: Bend | None) -> Refusal | None:
        """Why this tile can't join this end, None if it can: number, arms first, bend, what is in the way, ring."""
        end = self.end(name)
        if end is None:
            return Refusal(Reason.NO_SUCH_END)
        if end.accepts & tile.bit and bend in (end.double_bends if tile.is_double else self.bends_of(tile, end)):
            return None
        if end.number not in (tile.low, tile.high):
            return Refusal(Reason.NO_MATCH)
        if end.held:
            return Refusal(Reason.ARMS_FIRST)
        if bend not in self.bends_of(tile, end):
            return Refusal(Reason.WRONG_BEND)
        assert self.footprint is not None
        assert bend is not None
        index = END_NAMES.index(end.name)
        meets = self.footprint.lie(index, bend)
        if meets >= 0 and self.rules.ring == "match":
            return Refusal(Reason.RING_MISMATCH)
        return Refusal(Reason.BLOCKED_BY, self._in_the_way(index, bend))

    def bends_of(self, tile: Tile, end: End) -> tuple[Bend | None, ...]:
        """The ways in which this tile turns when it joins this end, whether they fit or not."""
        if not self.rules.curved:
            return (None,)
        if tile.is_double:
            return _double_bends(self.rules)
        return (self.rules.tiles.bend(tile, end.number),)

    def meets(self, index: int, bend: Bend | None) -> str | None:
        """The name of the end that a tile laid so would meet, closing a ring; None if it would meet none."""
        if self.footprint is None or bend is None:
            return None
        met = self.footprint.lie(index, bend)
        return END_NAMES[met] if met >= 0 else None

    def pips_at_ends(self) -> int:
        """The numbers of all ends added up: a double counts once, a lone opener at both its ends, a dead end still."""
        return sum(end.number for end in self.ends if end is not None)

    def walked(self) -> tuple[Laid, ...]:
        """All tiles from end `a` to end `b`, then arm by arm (All Five: then from `c` to `d`), each as it is stored."""
        tiles: list[Laid] = []
        for i, opener in enumerate(self.openers):
            tiles += [*reversed(self.arms[2 * i]), opener, *self.arms[2 * i + 1]]
        for arm in self.arms[2 * len(self.openers) :]:
            tiles += arm
        return tuple(tiles)

    def _in_the_way(self, index: int, bend: Bend) -> Tile:
        """The tile that one laid so would lie on or touch; of several the first from end `a` on."""
        assert self.footprint is not None
        found = self.footprint.in_the_way(index, bend)
        if len(found) == 1:
            return self.order[found[0]]
        obstacles = {self.order[i] for i in found}
        return next(laid.tile for laid in self.walked() if laid.tile in obstacles)


_laid_of = lru_cache(maxsize=4096)(Laid)
"""The same as `Laid`, without making equal ones again and again."""


def empty_line(rules: Rules) -> Line:
    """A table on which nothing lies: any tile can be laid."""
    return Line(rules, accepts=rules.tiles.all)


def _opener(rules: Rules, tile: Tile) -> Laid:
    """A tile that starts a line in line: curved it turns right from its first end, straight the lower is first."""
    first = tile.high if rules.tiles.bend(tile, tile.low) is Bend.LEFT else tile.low
    return Laid(tile, tile.other(first), Bend.RIGHT if rules.curved else None)


def _line(
    rules: Rules,
    openers: tuple[Laid, ...],
    arms: tuple[tuple[Laid, ...], ...],
    numbers: tuple[int, ...],
    footprint: Footprint | None,
    order: tuple[Tile, ...],
) -> Line:
    """A line with its ends worked out; `numbers` are those at the ends, whatever where an end is gone."""
    pending = _pending(rules, openers, arms)
    if footprint is None:
        ends: tuple[End | None, ...] = tuple(
            [_straight_end(rules.tiles, i, number, pending and bool(arms[i])) for i, number in enumerate(numbers)]
        )
    else:
        ends = tuple(
            [
                None if tip is None else _curved_end(rules, i, numbers, footprint, pending and bool(arms[i]))
                for i, tip in enumerate(footprint.tips)
            ]
        )
    return Line(rules, openers, arms, ends, _accepted(ends), footprint, order, bits_of(order))


def _pending(rules: Rules, openers: tuple[Laid, ...], arms: tuple[tuple[Laid, ...], ...]) -> bool:
    return rules.arms_first and len(openers) == 1 and openers[0].tile.is_double and not all(arms)


def _accepted(ends: tuple[End | None, ...]) -> Bits:
    accepts = 0
    for end in ends:
        if end is not None:
            accepts |= end.accepts
    return accepts


@lru_cache(maxsize=4096)
def _straight_end(tiles: TileSet, index: int, number: int, held: bool) -> End:
    return End(END_NAMES[index], number, (), 0 if held else tiles.matching[number], (None,), held)


def _curved_end(rules: Rules, index: int, numbers: tuple[int, ...], footprint: Footprint, held: bool) -> End:
    left, right = footprint.lie(index, Bend.LEFT), footprint.lie(index, Bend.RIGHT)
    if rules.doubles == "crosswise":
        outward, inward = footprint.lie(index, Bend.OUTWARD), footprint.lie(index, Bend.INWARD)
    else:
        outward = inward = CLEAR
    return _end_with(
        rules,
        index,
        numbers[index],
        numbers[left] if left >= 0 else left,
        numbers[right] if right >= 0 else right,
        outward == CLEAR,
        inward == CLEAR,
        held,
    )


@lru_cache(maxsize=8192)
def _end_with(
    rules: Rules, index: int, number: int, left: int, right: int, outward: bool, inward: bool, held: bool
) -> End:
    """A curved end; `left` and `right` are CLEAR, OBSTRUCTED, or the number of the end that would be met."""
    tiles = rules.tiles
    bends: list[Bend] = []
    accepts = 0
    double_bends: list[Bend | None] = []
    double = tile_of(number, number)
    for bend, lie, turning in ((Bend.LEFT, left, tiles.left), (Bend.RIGHT, right, tiles.right)):
        meeting = lie >= 0
        if not (lie == CLEAR or (meeting and rules.ring != "never")):
            continue
        bends.append(bend)
        fitting = turning[number]
        if meeting and rules.ring == "match":
            fitting &= tile_of(number, lie).bit
        if rules.doubles == "crosswise":
            fitting &= ~DOUBLES
        elif fitting & double.bit:
            double_bends.append(bend)
        accepts |= fitting
    if rules.doubles == "crosswise":
        double_bends += [bend for bend, clear in ((Bend.INWARD, inward), (Bend.OUTWARD, outward)) if clear]
        if double_bends:
            accepts |= double.bit
        bends += [bend for bend in double_bends if bend is not None]
    return End(END_NAMES[index], number, tuple(bends), 0 if held else accepts, tuple(double_bends), held)


def _double_bends(rules: Rules) -> tuple[Bend | None, ...]:
    return (Bend.INWARD, Bend.OUTWARD) if rules.doubles == "crosswise" else (Bend.LEFT, Bend.RIGHT)
