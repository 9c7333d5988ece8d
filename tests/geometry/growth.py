"""Lines to test with, as ground: moves that do not fit are passed over."""

import random
from collections.abc import Iterable, Iterator
from typing import TypeVar

from hypothesis import strategies as st

from bendo.geometry import OBSTRUCTED, Bend, LatticeFootprint, SectorFootprint

Ground = TypeVar("Ground", LatticeFootprint, SectorFootprint)

IN_LINE = (Bend.LEFT, Bend.RIGHT)
ACROSS = (Bend.OUTWARD, Bend.INWARD)

Move = tuple[int, Bend]


def moves(bends: tuple[Bend, ...] = IN_LINE, ends: int = 2) -> st.SearchStrategy[list[Move]]:
    """Up to forty moves, as Hypothesis likes."""
    return st.lists(st.tuples(st.integers(0, ends - 1), st.sampled_from(bends)), max_size=40)


def random_moves(seed: int, count: int, bends: tuple[Bend, ...] = IN_LINE, ends: int = 2) -> list[Move]:
    """Moves at random, the same for the same seed."""
    chance = random.Random(seed)
    return [(chance.randrange(ends), chance.choice(bends)) for _ in range(count)]


def joins_across(footprint: SectorFootprint, end: int) -> bool:
    """Whether the tile at that end lies across; two such are never neighbours. Their axes lie along the headings."""
    return footprint.sectors[footprint.joined[end]].axis % 2 == 0


def laid(footprint: Ground, plays: str) -> Ground:
    """The line with tiles laid, spelled as an end and a bend each: `bL bL aR`."""
    for play in plays.split():
        footprint = footprint.laid("abcd".index(play[0]), Bend(play[1]))
    return footprint


def on_the_lattice(footprint: LatticeFootprint, moves: Iterable[Move]) -> Iterator[LatticeFootprint]:
    """Every footprint on the way, the first one included."""
    yield footprint
    for end, bend in moves:
        if footprint.tips[end] is not None and footprint.lie(end, bend) != OBSTRUCTED:
            footprint = footprint.laid(end, bend)
            yield footprint


def anywhere(footprint: SectorFootprint, moves: Iterable[Move]) -> Iterator[SectorFootprint]:
    """Every footprint on the way, the first one included; no double beside a double."""
    yield footprint
    for end, bend in moves:
        if footprint.lie(end, bend) != OBSTRUCTED and not (bend in ACROSS and joins_across(footprint, end)):
            footprint = footprint.laid(end, bend)
            yield footprint
