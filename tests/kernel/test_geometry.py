"""Curved ground: the twin knows of every tile what `bendo.geometry` knows. Numbers play no part here.

Every tile laid is the double of the number at its end, laid in any way and as often as one likes: the twin lays what
it is told to lay.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from bendo.game import sheet
from bendo.geometry import (
    CLEAR,
    OBSTRUCTED,
    Bend,
    ExactPoint,
    LatticeFootprint,
    Sector,
    SectorFootprint,
    place,
)
from bendo.geometry import touch as touches
from bendo.kernel import layout as at
from bendo.kernel.compiled import words
from bendo.kernel.play.lattice import far_point, met, visited
from bendo.kernel.play.line import lay, lead, start
from bendo.kernel.play.sectors import packed, touch
from bendo.kernel.rules import encoded
from tests.geometry import growth
from tests.kernel.twin import bends_in

MOST = 27
"""So many tiles a set has beside the opener."""
SEEDS = st.integers(0, 2**32)


def begun(rules: NDArray[np.int64], openers: tuple[int, ...]) -> NDArray[np.int64]:
    state = words(at.STATE_SIZE)
    if len(openers) == 2:
        start(rules, state, *openers)
    else:
        lead(rules, state, *openers)
    return state


def lay_double(rules: NDArray[np.int64], state: NDArray[np.int64], end: int, bend: Bend) -> None:
    number = state[at.END + end * at.END_SIZE + at.NUMBER]
    lay(rules, state, end, number * (number + 3) // 2, at.BENDS.index(bend))


def lattice_lie(state: NDArray[np.int64], end: int, side: int) -> int:
    if not visited(state, far_point(state, end, side)):
        return CLEAR
    other = met(state, end, side)
    return OBSTRUCTED if other < 0 else other


def grow_on_the_lattice(footprint: LatticeFootprint, openers: tuple[int, ...], seed: int) -> int:
    """Lay tiles at random on both, and tell how many rings were closed."""
    rules = encoded(sheet("all-five" if len(openers) == 2 else "blue-orange", ring="any"), 2)
    state = begun(rules, openers)
    rings = laid = 0
    for end, bend in growth.random_moves(seed, 200, ends=len(footprint.tips)):
        for index, tip in enumerate(footprint.tips):
            assert (state[at.END + index * at.END_SIZE + at.NUMBER] < 0) == (tip is None)
            if tip is not None:
                for side, way in enumerate((Bend.LEFT, Bend.RIGHT)):
                    assert lattice_lie(state, index, side) == footprint.lie(index, way)
        if laid < MOST and footprint.tips[end] is not None and footprint.lie(end, bend) != OBSTRUCTED:
            rings += footprint.lie(end, bend) != CLEAR
            footprint = footprint.laid(end, bend)
            lay_double(rules, state, end, bend)
            laid += 1
    return rings


@given(seed=SEEDS)
def test_lines_grow_on_the_lattice_as_in_geometry(seed: int) -> None:
    grow_on_the_lattice(LatticeFootprint.opened(), (0,), seed)


@given(seed=SEEDS)
def test_two_lines_grow_on_the_lattice_as_in_geometry(seed: int) -> None:
    grow_on_the_lattice(LatticeFootprint.all_five(), (0, 2), seed)


def test_rings_are_closed_among_such_lines() -> None:
    assert sum(grow_on_the_lattice(LatticeFootprint.opened(), (0,), seed) for seed in range(40)) > 3
    assert sum(grow_on_the_lattice(LatticeFootprint.all_five(), (0, 2), seed) for seed in range(40)) > 3


def test_a_line_straight_on_is_long_and_meets_nothing() -> None:
    rules = encoded(sheet("blue-orange"), 2)
    state = begun(rules, (0,))
    for count in range(MOST):
        lay_double(rules, state, 1, Bend.LEFT if count % 2 else Bend.RIGHT)
    assert sum(int(state[at.GROUND + word]).bit_count() for word in range(at.GROUND_SIZE)) == MOST + 2


def grow_anywhere(footprint: SectorFootprint, openers: tuple[int, ...], seed: int) -> None:
    name = "all-five" if len(openers) == 2 else "jaques"
    rules = encoded(sheet(name, doubles="crosswise", ring="never"), 2)
    state = begun(rules, openers)
    moves = growth.random_moves(seed, 60, (*growth.IN_LINE, *growth.ACROSS), len(footprint.tips))
    laid = 0
    for end, bend in moves:
        for index in range(len(footprint.tips)):
            fits = {way for way in Bend if footprint.lie(index, way) == CLEAR}
            assert bends_in(state, at.END + index * at.END_SIZE + at.FITS) == fits
        across = bend in growth.ACROSS and growth.joins_across(footprint, end)
        if laid < 24 and footprint.lie(end, bend) != OBSTRUCTED and not across:
            footprint = footprint.laid(end, bend)
            lay_double(rules, state, end, bend)
            laid += 1


@settings(max_examples=40)
@given(seed=SEEDS)
def test_lines_with_doubles_across_grow_as_in_geometry(seed: int) -> None:
    grow_anywhere(SectorFootprint.opened(True), (0,), seed)
    grow_anywhere(SectorFootprint.opened(False), (1,), seed)
    grow_anywhere(SectorFootprint.all_five(), (0, 2), seed)


nearby: Any = st.tuples(*[st.integers(-6, 6)] * 2, *[st.integers(-14, 14)] * 2)


@settings(max_examples=300)
@given(centre=nearby, first=st.integers(0, 11), second=st.integers(0, 11), origin=nearby)
def test_two_tiles_touch_as_in_geometry(centre: ExactPoint, first: int, second: int, origin: ExactPoint) -> None:
    moved = tuple(one + other for one, other in zip(origin, centre, strict=True))
    here, there = Sector(origin, first), Sector(moved, second)  # type: ignore[arg-type]
    assert touch(packed(here), packed(there)) == touches(here, there)


@pytest.mark.parametrize(
    ("centre", "axis"),
    [((0, -1, 7, 8), 6), ((3, 0, -2, -1), 6), ((1, 2, 5, -10), 6), ((1, -3, 5, 11), 6)],
)
def test_tiles_touch_of_which_only_flat_ends_cross(centre: ExactPoint, axis: int) -> None:
    here, there = Sector((0, 0, 0, 0), 0), Sector(centre, axis)
    assert touches(here, there)
    assert touch(packed(here), packed(there))


def test_every_two_tiles_in_a_row_touch() -> None:
    for bend in Bend:
        first, far, onward = place((0, 0, 0, 0), 0, bend)
        for following in growth.IN_LINE if bend in growth.ACROSS else Bend:  # no double follows a double
            second, _, _ = place(far, onward, following)
            assert touch(packed(first), packed(second))
            assert touch(packed(second), packed(first))
