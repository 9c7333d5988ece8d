"""The ground a curved line covers: where its ends are and what fits there. It knows no numbers.

A footprint is frozen; laying a tile makes a new one. Ends are counted: 0 is `a`, 1 is `b` and so on. Ground is only
ever taken, so a bend that does not fit at an end never fits there again.
"""

from functools import lru_cache
from typing import Final, Generic, NamedTuple, NoReturn, Protocol, TypeAlias, TypeVar

from bendo.geometry.lattice import Bend, Point, Pose, opener, starters, step, turned
from bendo.geometry.sector import ExactPoint, Sector, exact, place, touch

P = TypeVar("P", Point, ExactPoint)

Lie: TypeAlias = int
"""What would become of a tile at an end: CLEAR, OBSTRUCTED, or 0 and up, the other open end it would meet."""
CLEAR: Final[Lie] = -1
OBSTRUCTED: Final[Lie] = -2


class Tip(NamedTuple, Generic[P]):
    """An end of the line: a point, and the heading outward there, 0..5."""

    point: P
    heading: int


class Footprint(Protocol):
    """What every footprint can tell. All but `tips` and `sectors` raise ValueError for an end that is gone."""

    @property
    def tips(self) -> tuple[Tip[Point] | Tip[ExactPoint] | None, ...]:
        """The ends, in order; None for an end that is gone in a ring."""

    @property
    def sectors(self) -> tuple[Sector, ...]:
        """Where the tiles lie, in the order they were laid, openers first."""

    def sector(self, end: int, bend: Bend) -> Sector:
        """Where a tile would lie, whether it fits or not."""

    def lie(self, end: int, bend: Bend) -> Lie:
        """Whether a tile would lie clear, meet another end or be obstructed."""

    def laid(self, end: int, bend: Bend) -> "Footprint":
        """The footprint with one more tile; ends that meet are gone. ValueError if the tile is obstructed."""

    def in_the_way(self, end: int, bend: Bend) -> tuple[int, ...]:
        """The tiles that keep a tile from lying clear, as indices into `sectors`."""


class LatticeFootprint(NamedTuple):
    """The footprint of a line whose tiles all lie in line.

    Lattice points are the middles of the edges of a honeycomb, and tiles go round its corners, the centres of rings: a
    point has two sides, and a tile has one side of each of its two points. Law: two tiles overlap if and only if they
    have the same side of a point, and share an end face if they have the two sides of one. A point the line has visited
    is taken on both sides or is an open end. So a tile lies clear if and only if its far point is unvisited; at an open
    end it meets the end if it comes from the free side.
    """

    tips: tuple[Tip[Point] | None, ...]
    visited: frozenset[Point]
    """The points at which tiles end."""
    tiles: tuple[tuple[Tip[Point], Bend], ...]
    """How each tile was laid: from which point, with which heading, bending which way."""

    @classmethod
    def opened(cls) -> "LatticeFootprint":
        """One tile, which bends right from `a` to `b`."""
        return cls._begun(opener())

    @classmethod
    def all_five(cls) -> "LatticeFootprint":
        """The two starters of All Five, which bend right from `a` to `b` and from `c` to `d`."""
        return cls._begun(starters())

    @classmethod
    def _begun(cls, ends: tuple[Pose, ...]) -> "LatticeFootprint":
        tiles = tuple((Tip(point, turned(heading)), Bend.RIGHT) for point, heading in ends[::2])
        return cls(tuple(Tip(*end) for end in ends), frozenset(point for point, _ in ends), tiles)

    @property
    def sectors(self) -> tuple[Sector, ...]:
        """Where the tiles lie; worked out anew each time, as play has no need of it."""
        return tuple(_sector(tip, bend) for tip, bend in self.tiles)

    def sector(self, end: int, bend: Bend) -> Sector:
        """Where a tile would lie."""
        return _sector(self.tips[end] or _gone(end), bend)

    def lie(self, end: int, bend: Bend) -> Lie:
        """One look-up, unless the far point is visited."""
        tip = self.tips[end] or _gone(end)
        point, heading = step(tip.point, tip.heading, bend)
        if point not in self.visited:
            return CLEAR
        met = (point, turned(heading))
        return self.tips.index(met) if met in self.tips else OBSTRUCTED

    def laid(self, end: int, bend: Bend) -> "LatticeFootprint":
        """With one more tile."""
        tip = self.tips[end] or _gone(end)
        far = Tip(*step(tip.point, tip.heading, bend))
        tiles = (*self.tiles, (tip, bend))
        tips = list(self.tips)
        if far.point not in self.visited:
            tips[end] = far
            return LatticeFootprint(tuple(tips), self.visited | {far.point}, tiles)
        met = self.lie(end, bend)
        if met == OBSTRUCTED:
            raise ValueError(f"{bend} does not fit at end {end}")
        tips[end] = tips[met] = None
        return LatticeFootprint(tuple(tips), self.visited, tiles)

    def in_the_way(self, end: int, bend: Bend) -> tuple[int, ...]:
        """By the law above one tile at most: the one it would overlap, or whose end face it would meet."""
        (x, y), heading = step(*(self.tips[end] or _gone(end)), bend)
        side = ((x, y), heading if self.lie(end, bend) == OBSTRUCTED else turned(heading))
        return tuple(
            [
                index
                for index, (((u, v), outward), way) in enumerate(self.tiles)
                if -1 <= u - x <= 1  # a tile is no longer than one step
                and -1 <= v - y <= 1
                and side in (((u, v), turned(outward)), step((u, v), outward, way))
            ]
        )


class SectorFootprint(NamedTuple):
    """The footprint of a line in which doubles may lie across.

    A tile may touch none but the one it joins: no end ever meets another. What still lies clear is kept for each end,
    so a tile laid is tested against no more than that, and its own four bends against the tiles laid before it.
    """

    tips: tuple[Tip[ExactPoint], ...]
    sectors: tuple[Sector, ...]
    joined: tuple[int, ...]
    """The tile at each end, as an index into `sectors`."""
    clear: tuple[tuple[Bend, ...], ...]
    """The bends that lie clear at each end."""

    @classmethod
    def opened(cls, double: bool) -> "SectorFootprint":
        """One tile: it bends right from `a` to `b`, or, a double, opens outward from `a` to `b`."""
        (foot, outward), _ = opener()
        heading, bend = (0, Bend.OUTWARD) if double else (turned(outward), Bend.RIGHT)
        sector, far, onward = place(exact(foot), heading, bend)
        tips = Tip(exact(foot), turned(heading)), Tip(far, onward)
        return cls(tips, (sector,), (0, 0), (tuple(Bend),) * 2)

    @classmethod
    def all_five(cls) -> "SectorFootprint":
        """The two starters of All Five, which bend right from `a` to `b` and from `c` to `d`."""
        ends, joined = starters(), (0, 0, 1, 1)
        sectors = tuple(place(exact(point), turned(heading), Bend.RIGHT)[0] for point, heading in ends[::2])
        tips = tuple(Tip(exact(point), heading) for point, heading in ends)
        clear = tuple(
            tuple(way for way in Bend if not touch(place(*tip, way)[0], sectors[1 - own]))
            for tip, own in zip(tips, joined, strict=True)
        )
        return cls(tips, sectors, joined, clear)

    def sector(self, end: int, bend: Bend) -> Sector:
        """Where a tile would lie."""
        return place(*self.tips[end], bend)[0]

    def lie(self, end: int, bend: Bend) -> Lie:
        """CLEAR or OBSTRUCTED."""
        return CLEAR if bend in self.clear[end] else OBSTRUCTED

    def laid(self, end: int, bend: Bend) -> "SectorFootprint":
        """With one more tile."""
        if bend not in self.clear[end]:
            raise ValueError(f"{bend} does not fit at end {end}")
        sector, far, onward = place(*self.tips[end], bend)
        clear = [
            tuple(way for way in ways if not touch(sector, place(*tip, way)[0]))
            for tip, ways in zip(self.tips, self.clear, strict=True)
        ]
        clear[end] = tuple(way for way in Bend if not _any_touches(place(far, onward, way)[0], self.sectors))
        tips, joined = list(self.tips), list(self.joined)
        tips[end], joined[end] = Tip(far, onward), len(self.sectors)
        return SectorFootprint(tuple(tips), (*self.sectors, sector), tuple(joined), tuple(clear))

    def in_the_way(self, end: int, bend: Bend) -> tuple[int, ...]:
        """The tiles it would touch, without the one it joins."""
        sector = self.sector(end, bend)
        return tuple(
            index for index, other in enumerate(self.sectors) if index != self.joined[end] and touch(sector, other)
        )


def _any_touches(sector: Sector, others: tuple[Sector, ...]) -> bool:
    return any(touch(sector, other) for other in others)


@lru_cache(maxsize=1 << 13)
def _sector(tip: Tip[Point], bend: Bend) -> Sector:
    return place(exact(tip.point), tip.heading, bend)[0]


def _gone(end: int) -> NoReturn:
    raise ValueError(f"end {end} is gone")
