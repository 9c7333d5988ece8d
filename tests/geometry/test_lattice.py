"""Laws of tiles in line; the headings cited are those of the geometry."""

from pathlib import Path

import pytest

from bendo.geometry import DIRECTIONS, Bend, Point, Sector, exact, opener, place, starters, step, turned
from tests.geometry.growth import IN_LINE
from tests.geometry.judge import CHORD, OUTER, direction, polygon, position, verdict, walk

GOLDEN = Path(__file__).parent / "golden"
LEFT, RIGHT = IN_LINE


def at(point: Point) -> complex:
    return position(exact(point))


@pytest.mark.parametrize("heading", range(6))
def test_a_direction_is_one_chord_along_its_heading(heading: int) -> None:
    assert at(DIRECTIONS[heading]) == pytest.approx(CHORD * direction(60 * heading))


@pytest.mark.parametrize("heading", range(6))
@pytest.mark.parametrize("bend", IN_LINE)
def test_law_ends_of_tiles_lie_on_a_triangular_lattice(bend: Bend, heading: int) -> None:
    point, onward = step((2, -5), heading, bend)
    out = walk(at((2, -5)), direction(60 * heading), bend.value)
    assert at(point) == pytest.approx(out.point)
    assert direction(60 * onward) == pytest.approx(out.onward)


def test_a_tile_across_the_line_has_no_step() -> None:
    with pytest.raises(ValueError, match=r"no lattice step for Bend\.INWARD from heading 2"):
        step((0, 0), 2, Bend.INWARD)


@pytest.mark.parametrize("heading", range(6))
@pytest.mark.parametrize("bend", IN_LINE)
def test_three_tiles_that_bend_the_same_way_close_a_ring(bend: Bend, heading: int) -> None:
    pose = ((0, 0), heading)
    for _ in range(3):
        pose = step(*pose, bend)
    assert pose == ((0, 0), heading)


@pytest.mark.parametrize("heading", range(6))
@pytest.mark.parametrize("bend", IN_LINE)
def test_a_tile_walked_the_other_way_bends_the_other_way(bend: Bend, heading: int) -> None:
    point, onward = step((0, 0), heading, bend)
    assert step(point, turned(onward), bend.mirrored) == ((0, 0), turned(heading))


def test_a_mirror_exchanges_left_and_right_only() -> None:
    assert [bend.mirrored.value for bend in Bend] == ["R", "L", "O", "I"]


@pytest.mark.parametrize("heading", range(6))
@pytest.mark.parametrize("bend", IN_LINE)
def test_a_mirrored_tile_leads_to_the_mirrored_point(bend: Bend, heading: int) -> None:
    (x, y), onward = step((1, 4), heading, bend)
    assert step((5, -4), -heading % 6, bend.mirrored) == ((x + y, -y), -onward % 6)


def test_a_tile_has_its_known_area() -> None:
    assert polygon(0, 1, segments=500).area == pytest.approx(989.6, abs=0.05)


def tiles_around(start: Sector, reach: int) -> set[Sector]:
    """Every position a tile in line may have on the lattice of one, that many tiles around it."""
    near = (0, 0)
    found = {start}
    poses = {(near, heading) for heading in (0, 3)}
    for _ in range(reach):
        for point, heading in list(poses):
            for bend in IN_LINE:
                found.add(place(exact(point), heading, bend)[0])
                end, onward = step(point, heading, bend)
                poses |= {(end, onward), (end, turned(onward))}
    return found


@pytest.mark.parametrize("heading", [0, 3])
@pytest.mark.parametrize("bend", IN_LINE)
def test_law_a_tile_overlaps_two_positions_shares_a_face_with_four_and_stays_clear_of_all_others(
    bend: Bend, heading: int
) -> None:
    tile, _, _ = place(exact((0, 0)), heading, bend)
    others = [verdict(tile, other) for other in tiles_around(tile, reach=7) if other != tile]
    assert len(others) > 100
    overlapping = [other.overlap for other in others if other.overlap > 0.1]
    in_contact = [other for other in others if other.touch and other.overlap <= 0.1]
    apart = [other.gap for other in others if not other.touch]
    assert overlapping == pytest.approx([350.4] * 2, abs=0.1)
    assert len(in_contact) == 4
    assert min(apart) == pytest.approx(11.9, abs=0.05)


def words(tiles: int) -> int:
    """How many different lines of that many tiles grow from one end."""

    def grown(point: Point, heading: int, visited: frozenset[Point], left: int) -> int:
        if not left:
            return 1
        further = (step(point, heading, bend) for bend in IN_LINE)
        return sum(grown(*pose, visited | {pose[0]}, left - 1) for pose in further if pose[0] not in visited)

    return grown((0, 0), 0, frozenset({(0, 0)}), tiles)


def test_law_the_number_of_lines_that_grow_from_one_end() -> None:
    counted = "".join(f"{tiles} {words(tiles)}\n" for tiles in range(19))
    assert counted == (GOLDEN / "words.txt").read_text(encoding="utf-8")


def test_an_opener_lies_concave_side_down_with_a_at_its_left_foot() -> None:
    (a, at_a), (b, at_b) = opener()
    assert at(b) - at(a) == pytest.approx(CHORD)
    assert step(a, turned(at_a), RIGHT) == (b, at_b)
    assert walk(at(a), direction(60 * turned(at_a)), "R").middle == pytest.approx(1j)


def test_the_starters_of_all_five_lie_back_to_back_24_mm_apart() -> None:
    a, b, c, d = starters()
    assert (a, b) == opener()
    assert step(c[0], turned(c[1]), RIGHT) == d
    first, _, _ = place(exact(a[0]), turned(a[1]), RIGHT)
    second, _, _ = place(exact(c[0]), turned(c[1]), RIGHT)
    assert abs(position(second.centre) - position(first.centre)) == pytest.approx(90)
    assert verdict(first, second).gap == pytest.approx(90 - 2 * OUTER)


def test_a_quarter_turn_to_the_right_shows_the_starters_as_the_rules_picture_them() -> None:
    a, b, c, d = (at(point) * -1j for point, _ in starters())
    assert a.real == pytest.approx(b.real)
    assert c.real == pytest.approx(d.real)
    assert a.real < c.real, "the first starter is on the left"
    assert a.imag > b.imag, "a is the upper end of the first"
    assert d.imag > c.imag, "d is the upper end of the second"
    first, second = (walk(at(point), direction(60 * turned(heading)), "R") for point, heading in starters()[::2])
    assert first.middle * -1j == pytest.approx(1), "the first is convex towards the second"
    assert second.middle * -1j == pytest.approx(-1), "the second is convex towards the first"
