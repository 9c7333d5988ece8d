"""Laws of whole lines on the ground: what lies clear, what meets and what is in the way."""

from collections.abc import Iterable
from itertools import pairwise, product

import pytest
from hypothesis import given

from bendo.geometry import (
    CLEAR,
    OBSTRUCTED,
    Bend,
    Footprint,
    LatticeFootprint,
    SectorFootprint,
    exact,
    millimetres,
    opener,
    place,
    starters,
    step,
    touch,
    turned,
)
from tests.geometry.growth import (
    ACROSS,
    IN_LINE,
    Move,
    anywhere,
    joins_across,
    laid,
    moves,
    on_the_lattice,
    random_moves,
)
from tests.geometry.judge import verdict

LEFT, RIGHT, OUTWARD, INWARD = Bend
A, B, C, D = range(4)

LATTICE = [LatticeFootprint.opened(), LatticeFootprint.all_five()]
ANYWHERE = [SectorFootprint.opened(double=False), SectorFootprint.opened(double=True)]
lattice_starts = pytest.mark.parametrize("start", LATTICE, ids=["opened", "all five"])
sector_starts = pytest.mark.parametrize("start", ANYWHERE, ids=["opened", "opened by a double"])


def open_ends(footprint: Footprint) -> list[int]:
    return [end for end, tip in enumerate(footprint.tips) if tip is not None]


def test_an_opener_bends_right_from_a_to_b_on_either_ground() -> None:
    on_lattice, on_table = LatticeFootprint.opened(), SectorFootprint.opened(double=False)
    assert on_lattice.tips == opener()
    assert on_lattice.sectors == on_table.sectors
    assert on_table.tips == tuple((exact(point), heading) for point, heading in opener())


def test_an_opening_double_across_opens_outward_from_a_to_b() -> None:
    footprint = SectorFootprint.opened(double=True)
    (a, at_a), (b, at_b) = footprint.tips
    assert place(a, turned(at_a), OUTWARD) == (footprint.sectors[0], b, at_b)
    assert millimetres(b) == pytest.approx((27, 0))


def test_all_five_starts_with_both_starters() -> None:
    footprint = LatticeFootprint.all_five()
    assert footprint.tips == starters()
    assert len(footprint.sectors) == 2


@lattice_starts
def test_both_bends_fit_at_every_end_of_a_new_line(start: LatticeFootprint) -> None:
    assert {start.lie(end, bend) for end in open_ends(start) for bend in IN_LINE} == {CLEAR}


def test_a_third_tile_the_same_way_meets_the_other_end_and_both_are_gone() -> None:
    two = LatticeFootprint.opened().laid(B, RIGHT)
    assert two.lie(B, RIGHT) == A
    assert two.lie(A, LEFT) == B
    assert two.in_the_way(B, RIGHT) == (0,)
    assert two.in_the_way(A, LEFT) == (1,)
    ring = two.laid(B, RIGHT)
    assert ring.tips == (None, None)
    assert len(ring.sectors) == 3


def test_an_end_that_is_gone_cannot_be_asked() -> None:
    ring = LatticeFootprint.opened().laid(B, RIGHT).laid(B, RIGHT)
    for asked in (ring.lie, ring.laid, ring.sector, ring.in_the_way):
        with pytest.raises(ValueError, match="end 0 is gone"):
            asked(A, LEFT)


def test_the_other_ends_outlive_a_ring() -> None:
    assert open_ends(laid(LatticeFootprint.all_five(), "bR bR cR cL")) == [C, D]


def test_an_end_come_at_from_the_side_of_its_own_tile_obstructs() -> None:
    footprint = laid(LatticeFootprint.all_five(), "bL bL")
    tip = footprint.tips[B]
    assert tip is not None
    assert step(*tip, RIGHT) == footprint.tips[C]
    assert footprint.lie(B, RIGHT) == OBSTRUCTED
    assert footprint.in_the_way(B, RIGHT) == (1,)


def test_a_tile_that_does_not_fit_cannot_be_laid() -> None:
    footprint = laid(LatticeFootprint.opened(), "bL bL")
    assert footprint.lie(B, LEFT) == OBSTRUCTED
    with pytest.raises(ValueError, match=r"Bend\.LEFT does not fit at end 1"):
        footprint.laid(B, LEFT)


def test_no_ends_meet_where_doubles_may_lie_across() -> None:
    footprint = SectorFootprint.opened(double=False).laid(B, RIGHT)
    assert footprint.lie(B, RIGHT) == OBSTRUCTED
    assert footprint.in_the_way(B, RIGHT) == (0,)
    with pytest.raises(ValueError, match=r"Bend\.RIGHT does not fit at end 1"):
        footprint.laid(B, RIGHT)


def judged(footprint: Footprint, end: int, bend: Bend) -> tuple[list[int], list[int]]:
    """By Shapely, which tiles a placed one overlaps, and which it touches at all."""
    tile = footprint.sector(end, bend)
    verdicts = [verdict(tile, other) for other in footprint.sectors]
    overlapped = [index for index, verdict in enumerate(verdicts) if verdict.overlap > 0.1]
    return overlapped, [index for index, verdict in enumerate(verdicts) if verdict.touch]


@lattice_starts
def test_law_a_tile_in_line_fits_if_and_only_if_its_far_point_is_free(start: LatticeFootprint) -> None:
    seen = set()
    for seed in range(40):
        for footprint in on_the_lattice(start, random_moves(seed, 50, ends=len(start.tips))):
            for end, bend in product(open_ends(footprint), IN_LINE):
                lie = footprint.lie(end, bend)
                in_the_way = list(footprint.in_the_way(end, bend))
                overlapped, touched = judged(footprint, end, bend)
                if lie == CLEAR:
                    assert (in_the_way, overlapped, len(touched)) == ([], [], 1)
                elif lie == OBSTRUCTED:
                    assert len(overlapped) == 1
                    assert in_the_way == overlapped
                else:
                    assert (overlapped, len(touched), len(in_the_way)) == ([], 2, 1)
                    assert set(in_the_way) < set(touched)
                seen.add(min(lie, 0))
    assert seen == {CLEAR, OBSTRUCTED, 0}, "all that may happen was seen"


@lattice_starts
def test_law_laid_tiles_never_overlap(start: LatticeFootprint) -> None:
    for seed in range(30):
        *_, footprint = on_the_lattice(start, random_moves(seed, 50, ends=len(start.tips)))
        tiles = footprint.sectors
        assert max(verdict(tile, other).overlap for tile in tiles for other in tiles if tile != other) < 0.1


@given(moves())
def test_law_both_grounds_agree_on_every_tile_in_line(plays: list[Move]) -> None:
    on_lattice, on_table = LatticeFootprint.opened(), SectorFootprint.opened(double=False)
    for end, bend in plays:
        for each in (A, B):
            for way in IN_LINE:
                assert (on_lattice.lie(each, way) == CLEAR) == (on_table.lie(each, way) == CLEAR)
                assert set(on_lattice.in_the_way(each, way)) <= set(on_table.in_the_way(each, way))
        if on_table.lie(end, bend) == CLEAR:
            on_lattice, on_table = on_lattice.laid(end, bend), on_table.laid(end, bend)
    assert on_lattice.sectors == on_table.sectors


@sector_starts
def test_law_a_tile_fits_if_and_only_if_it_touches_none_but_the_one_it_joins(start: SectorFootprint) -> None:
    for seed in range(60):
        *_, footprint = anywhere(start, random_moves(seed, 50, bends=(*IN_LINE, *ACROSS)))
        for end, joined in enumerate(footprint.joined):
            for bend in IN_LINE if joins_across(footprint, end) else Bend:
                _, touched = judged(footprint, end, bend)
                assert joined in touched
                touched.remove(joined)
                assert footprint.in_the_way(end, bend) == tuple(touched)
                assert footprint.lie(end, bend) == (OBSTRUCTED if touched else CLEAR)


@sector_starts
def test_law_laid_tiles_touch_only_the_tiles_they_join(start: SectorFootprint) -> None:
    for seed in range(30):
        plays = random_moves(seed, 50, bends=(*IN_LINE, *ACROSS))
        for before, after in pairwise(anywhere(start, plays)):
            new = after.sectors[-1]
            assert sum(touch(new, other) for other in before.sectors) == 1


def never_again(footprints: Iterable[Footprint], bends: tuple[Bend, ...]) -> None:
    """Assert that what is refused at a tip stays refused."""
    refused = set()
    for footprint in footprints:
        for end in open_ends(footprint):
            for bend in bends:
                if footprint.lie(end, bend) == OBSTRUCTED:
                    refused.add((footprint.tips[end], bend))
                else:
                    assert (footprint.tips[end], bend) not in refused


@lattice_starts
@given(plays=moves(ends=4))
def test_a_bend_that_does_not_fit_never_fits_again_in_line(start: LatticeFootprint, plays: list[Move]) -> None:
    never_again(on_the_lattice(start, [(end % len(start.tips), bend) for end, bend in plays]), IN_LINE)


@sector_starts
@given(plays=moves(bends=(*IN_LINE, *ACROSS)))
def test_a_bend_that_does_not_fit_never_fits_again_anywhere(start: SectorFootprint, plays: list[Move]) -> None:
    never_again(anywhere(start, plays), (*IN_LINE, *ACROSS))


@given(plays=moves(ends=4))
def test_in_all_five_a_never_meets_d_and_b_never_meets_c(plays: list[Move]) -> None:
    for footprint in on_the_lattice(LatticeFootprint.all_five(), plays):
        for end in open_ends(footprint):
            assert not {footprint.lie(end, bend) for bend in IN_LINE} & {3 - end}


@lattice_starts
@given(plays=moves(ends=4))
def test_a_mirror_exchanges_the_ends_of_each_opener_and_left_and_right(
    start: LatticeFootprint, plays: list[Move]
) -> None:
    plays = [(end % len(start.tips), bend) for end, bend in plays]
    seen = on_the_lattice(start, plays)
    mirrored = on_the_lattice(start, [(end ^ 1, bend.mirrored) for end, bend in plays])
    for footprint, image in zip(seen, mirrored, strict=True):
        assert open_ends(image) == sorted(end ^ 1 for end in open_ends(footprint))
        for end in open_ends(footprint):
            for bend in IN_LINE:
                lie = footprint.lie(end, bend)
                assert image.lie(end ^ 1, bend.mirrored) == (lie if lie < 0 else lie ^ 1)
                assert image.in_the_way(end ^ 1, bend.mirrored) == footprint.in_the_way(end, bend)


@given(plays=moves(bends=(*IN_LINE, *ACROSS)))
def test_a_mirror_exchanges_left_and_right_of_a_line_opened_by_a_double_across(plays: list[Move]) -> None:
    start = SectorFootprint.opened(double=True)
    mirrored = anywhere(start, [(end, bend.mirrored) for end, bend in plays])
    for footprint, image in zip(anywhere(start, plays), mirrored, strict=True):
        for end in open_ends(footprint):
            for bend in Bend:
                assert image.lie(end, bend.mirrored) == footprint.lie(end, bend)
                assert image.in_the_way(end, bend.mirrored) == footprint.in_the_way(end, bend)


@given(moves())
def test_tiles_keep_the_order_in_which_they_were_laid(plays: list[Move]) -> None:
    for before, after in pairwise(on_the_lattice(LatticeFootprint.opened(), plays)):
        assert after.sectors[:-1] == before.sectors
