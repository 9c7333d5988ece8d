"""Laws of single tiles anywhere on the table, and of two that touch."""

import math
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bendo.geometry import (
    INNER,
    OUTER,
    SPAN,
    Bend,
    ExactPoint,
    Sector,
    SectorFootprint,
    millimetres,
    place,
    sector,
    touch,
)
from tests.geometry.growth import ACROSS, IN_LINE, anywhere, random_moves
from tests.geometry.judge import CHORD, direction, position, verdict, walk

ORIGIN = (0, 0, 0, 0)
THIRD = CHORD / 3
LEFT, RIGHT, OUTWARD, INWARD = Bend

headings = st.integers(0, 5)
bends = st.sampled_from(Bend)
small = st.integers(-40, 40)
points = st.tuples(small, small, small, small)
sectors = st.builds(Sector, st.tuples(*[st.integers(-4, 4)] * 2, *[st.integers(-22, 22)] * 2), st.integers(0, 11))


def test_a_tile_is_the_published_piece_of_a_ring() -> None:
    assert (INNER, OUTER, SPAN) == (12, 33, 120)


@given(points)
def test_millimetres_are_where_the_exact_point_is(point: ExactPoint) -> None:
    assert complex(*millimetres(point)) == pytest.approx(position(point))


@given(points)
def test_coordinates_are_a_and_b_roots_of_three_in_quarter_millimetres(point: ExactPoint) -> None:
    p, q, r, s = point
    x, y = millimetres(point)
    assert 4 * x == pytest.approx(6 * (2 * r + s) + 15 * (2 * p + q) * math.sqrt(3))
    assert 4 * y == pytest.approx(45 * q + 6 * s * math.sqrt(3))


@given(points, headings, bends)
def test_a_tile_lies_and_leads_where_walking_through_it_does(point: ExactPoint, heading: int, bend: Bend) -> None:
    tile, far, onward = place(point, heading, bend)
    out = walk(position(point), direction(60 * heading), bend.value)
    assert position(tile.centre) == pytest.approx(out.centre)
    assert direction(30 * tile.axis) == pytest.approx(out.middle)
    assert position(far) == pytest.approx(out.point)
    assert direction(60 * onward) == pytest.approx(out.onward)


@given(st.lists(bends, max_size=40))
def test_exact_points_agree_with_floating_point_along_a_whole_line(line: list[Bend]) -> None:
    point, heading = ORIGIN, 0
    out, onward = 0j, 1 + 0j
    for bend in line:
        _, point, heading = place(point, heading, bend)
        _, _, out, onward = walk(out, onward, bend.value)
    assert position(point) == pytest.approx(out, abs=1e-9)
    assert direction(60 * heading) == pytest.approx(onward)


@given(st.lists(bends, max_size=40))
def test_a_mirrored_line_ends_at_the_mirrored_point(line: list[Bend]) -> None:
    point = image = ORIGIN
    heading = facing = 0
    for bend in line:
        _, point, heading = place(point, heading, bend)
        _, image, facing = place(image, facing, bend.mirrored)
    p, q, r, s = point
    assert image == (p + q, -q, r + s, -s)
    assert facing == -heading % 6


@pytest.mark.parametrize("bend", ACROSS)
@pytest.mark.parametrize("heading", range(6))
def test_a_double_across_leads_27_mm_straight_on(bend: Bend, heading: int) -> None:
    _, far, onward = place(ORIGIN, heading, bend)
    assert onward == heading
    assert position(far) == pytest.approx(27 * direction(60 * heading))


def test_a_double_across_shows_the_end_its_convex_side_or_its_inner_tips() -> None:
    tips = {direction(angle) * INNER for angle in (60, -60)}
    opening, _, _ = place(ORIGIN, 0, OUTWARD)
    assert position(opening.centre) + OUTER * direction(30 * opening.axis) == pytest.approx(0)
    closing, _, _ = place(ORIGIN, 0, INWARD)
    for tip in tips:
        assert (position(closing.centre) + tip * direction(30 * closing.axis)).real == pytest.approx(0)


@pytest.mark.parametrize(
    ("first", "second"),
    [pair for pair in product(Bend, Bend) if not set(pair) <= set(ACROSS)],
    ids=lambda bend: bend.value,
)
def test_law_a_tile_touches_and_never_overlaps_the_tile_it_joins(first: Bend, second: Bend) -> None:
    tile, far, heading = place(ORIGIN, 0, first)
    following, _, _ = place(far, heading, second)
    assert verdict(tile, following).touch
    assert verdict(tile, following).overlap < 0.1
    assert touch(tile, following)


@given(sectors, sectors)
def test_touch_agrees_with_shapely_wherever_two_tiles_lie(first: Sector, second: Sector) -> None:
    judged = verdict(first, second)
    if judged.overlap > 0.1 or judged.gap > 0.01:  # a polygon can tell
        assert touch(first, second) == judged.touch


@given(sectors, sectors)
def test_touch_is_mutual(first: Sector, second: Sector) -> None:
    assert touch(first, second) == touch(second, first)


@given(sectors, sectors, headings, points)
def test_touch_stays_when_both_tiles_are_moved_and_turned(
    first: Sector, second: Sector, turns: int, way: ExactPoint
) -> None:
    def moved(tile: Sector) -> Sector:
        p, q, r, s = tile.centre
        for _ in range(turns):
            p, q, r, s = -q, p + q, -s, r + s
        a, b, c, d = way
        return Sector((p + a, q + b, r + c, s + d), (tile.axis + 2 * turns) % 12)

    assert touch(moved(first), moved(second)) == touch(first, second)


@given(sectors)
def test_a_tile_touches_itself(tile: Sector) -> None:
    assert touch(tile, tile)


@pytest.mark.parametrize(
    ("centre", "axis", "touching"),
    [
        ((0, 0, 22, 0), 6, True),  # back to back, )( : the circles are tangent
        ((0, 0, 23, 0), 6, False),
        ((0, 0, 15, 0), 6, True),  # convex sides cross, no corner of one inside the other
        ((0, 0, 10, 0), 6, True),  # nothing but flat ends cross
        ((0, 0, -8, 0), 0, True),  # one in the hollow of the other, )) : the tips overlap
        ((0, 0, -9, 0), 0, False),
        ((0, 0, 0, 0), 4, True),  # neighbours in one ring
        ((0, 0, 0, 0), 6, False),  # opposite in one ring
    ],
)
def test_touch_by_hand(centre: ExactPoint, axis: int, touching: bool) -> None:
    assert touch(Sector(ORIGIN, 0), Sector(centre, axis)) is touching


def test_law_touch_agrees_with_shapely_on_lines_with_doubles_across() -> None:
    seen: set[tuple[Sector, Sector]] = set()
    for seed in range(60):
        opened = SectorFootprint.opened(double=seed % 2 == 0)
        *_, line = anywhere(opened, random_moves(seed, 60, bends=(*IN_LINE, *ACROSS)))
        placed = [line.sector(end, bend) for end in (0, 1) for bend in Bend]
        seen |= {(tile, other) for tile in line.sectors for other in (*line.sectors, *placed) if tile != other}
    judged = [(touch(*pair), verdict(*pair)) for pair in seen]
    assert len(judged) > 10_000
    assert [touching for touching, _ in judged] == [verdict.touch for _, verdict in judged]
    assert min(verdict.gap for touching, verdict in judged if not touching) > 0.3, "no near miss"
    assert min(verdict.overlap for _, verdict in judged if verdict.overlap > 0.01) > 0.3, "no sliver"


def near_poses() -> set[tuple[ExactPoint, int, int]]:
    """Every near pose of a tile seen from another of its line, with at most seven doubles across in it, and some more.

    The way between the centres of their rings is any lattice vector at all in thirds of a chord, plus steps of 27 mm,
    one for each double walked through, plus how far the centre of a double lies ahead. Of poses that differ by a turn,
    a mirror or an exchange one is enough: the first tile has one of three axes, the second lies to the left of it.
    """
    in_line = [((0, 0), axis) for axis in range(1, 12, 2)]
    across = [(tile.centre[2:], tile.axis) for tile, _, _ in (place(ORIGIN, *way) for way in product(range(6), ACROSS))]
    pairs = [
        *product(in_line[:1], in_line, steps_of_27_mm(7)),
        *product(in_line[:1], across, steps_of_27_mm(6)),
        *product(across[:1], across, steps_of_27_mm(6)),
        *product(across[1:2], across[1::2], steps_of_27_mm(6)),
    ]
    poses = set()
    for ((a, b), axis), ((c, d), other), (x, y) in pairs:
        r, s = x + c - a, y + d - b
        near_p, near_q = round(-r * 3 / THIRD), round(-s * 3 / THIRD)
        for p, q in product(range(near_p - 6, near_p + 7), range(near_q - 6, near_q + 7)):
            way = position((p, q, r, s)) / direction(30 * axis)
            if abs(way) < 2 * OUTER + 0.1 and way.imag > -0.1:
                poses.add(((p, q, r, s), axis, other))
    return poses


def steps_of_27_mm(count: int) -> list[tuple[int, int]]:
    """Where at most that many steps along headings lead, in axial units of 3 mm."""
    return [(9 * x, 9 * y) for x, y in product(range(-count, count + 1), repeat=2) if abs(x + y) <= count]


def test_no_near_miss_is_taken_for_contact_however_seven_doubles_lie_across(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = sector._touch.__wrapped__
    poses = near_poses()
    assert len(poses) > 100_000
    monkeypatch.setattr(sector, "TOLERANCE", 2e-5)  # finds every gap up to that size
    touching = [pose for pose in poses if judge(*pose[0], *pose[1:])]
    monkeypatch.undo()
    assert all(judge(*pose[0], *pose[1:]) for pose in touching)


def test_the_nearest_miss_there_is_is_a_miss() -> None:
    assert not touch(Sector(ORIGIN, 0), Sector((7, -2, -27, 18), 0))  # 0.000044 mm
