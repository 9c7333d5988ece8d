"""Where tiles and flags lie in a picture, judged by their true outlines."""

from __future__ import annotations

import itertools
import math

import pytest
from shapely.geometry import Point, Polygon

from bendo.game import Line, empty_line, sheet
from bendo.render.drawing.design import design
from bendo.render.drawing.marks import flag_spots
from bendo.render.drawing.places import Layout, Placed, curved_layout
from bendo.render.drawing.rows import straight_layout
from tests.render.tables import laid
from tests.render.test_svg import WHOLE_STRAIGHT, rounds


def layout(line: Line) -> Layout:
    return curved_layout(line) if line.rules.curved else straight_layout(line)


LINES = [position.line for position in rounds() if position.line.openers]


def outline(placed: Placed) -> Polygon:
    """The true shape of a tile; a curved one a little inside it."""
    if not placed.curved:
        x, y = design().straight.length / 2, design().straight.width / 2
        return Polygon([placed.at(*corner) for corner in ((-x, -y), (x, -y), (x, y), (-x, y))])
    shape = design().curved
    angles = [math.radians(shape.span * (part / 24 - 0.5)) for part in range(25)]
    outer = [placed.at(shape.outer * math.sin(a), -shape.outer * math.cos(a)) for a in angles]
    inner = [placed.at(shape.inner * math.sin(a), -shape.inner * math.cos(a)) for a in reversed(angles)]
    return Polygon([*outer, *inner])


def test_no_two_tiles_overlap() -> None:
    for line in LINES[::9]:
        outlines = [outline(placed) for placed in layout(line).tiles]
        for index, one in enumerate(outlines):
            for other in outlines[:index]:
                assert one.intersection(other).area < 1, line.order


def test_a_tile_is_as_far_from_a_point_as_its_outline_is() -> None:
    for line in LINES[::61]:
        for placed in layout(line).tiles:
            for x, y in ((0.0, 0.0), (placed.x + 5, placed.y - 31), placed.middle, (placed.x - 40, placed.y + 8)):
                assert placed.distance(x, y) == pytest.approx(outline(placed).distance(Point(x, y)), abs=0.1)


def spots(placed: Placed, number: int) -> list[tuple[float, float]]:
    return [(x, y) for half, (x, y, _) in zip(placed.halves, placed.faces, strict=True) if half == number]


def test_a_tile_turns_the_half_that_matches_to_the_tile_that_it_joins() -> None:
    for line in LINES[::5]:
        placed = {each.tile: each for each in layout(line).tiles}
        spinner = len(line.arms) > 2 * len(line.openers)
        for index, arm in enumerate(line.arms):
            chain = arm if spinner else (line.openers[index // 2], *arm)
            for before, after in itertools.pairwise(chain):
                if not after.tile.is_double:
                    one, other = placed[before.tile], placed[after.tile]
                    (near,), (far,) = spots(other, after.inner), spots(other, after.outer)
                    assert one.distance(*near) < one.distance(*far)
                    assert one.distance(*near) < 15


def test_ends_lie_where_the_last_tile_of_their_arm_ends() -> None:
    for line in LINES[::7]:
        found = layout(line)
        placed = {each.tile: each for each in found.tiles}
        for tip in found.tips:
            index = "abcdefgh".index(tip.mark.name)
            arm = line.arms[index]
            if arm:
                assert placed[arm[-1].tile].distance(tip.x, tip.y) < 15
                if not arm[-1].tile.is_double:
                    ((x, y),) = spots(placed[arm[-1].tile], arm[-1].outer)
                    assert math.dist((x, y), (tip.x, tip.y)) < 16


def test_flags_lie_on_no_tile_and_on_no_other_flag() -> None:
    radius = design().marks.flag.radius
    for line in LINES[::3]:
        found = layout(line)
        places = flag_spots(found.tips, found.tiles)
        for index, spot in enumerate(places):
            assert all(placed.distance(*spot) >= radius - 0.1 for placed in found.tiles)
            assert all(math.dist(spot, other) >= 2 * radius for other in places[:index])


def test_the_starters_of_all_five_stand_back_to_back() -> None:
    line = empty_line(sheet("all-five"))
    left, right = layout(laid(line, "63+41")).tiles
    assert (left.angle, right.angle) == (90, 270)
    assert left.x < right.x
    assert left.y == pytest.approx(right.y)


def test_the_first_tiles_of_a_straight_line_do_not_move_while_it_grows() -> None:
    line = WHOLE_STRAIGHT.line()
    grown, before = empty_line(line.rules), Layout((), ())
    walk = [
        (tile, next(i for i, arm in enumerate(line.arms) for laid in arm if laid.tile == tile))
        for tile in line.order[1:]
    ]
    grown = grown.led(line.order[0])
    for tile, index in walk:
        before, grown = layout(grown), grown.laid(tile, index, None)
        assert layout(grown).tiles[: len(before.tiles)] == before.tiles


def test_doubles_lie_across_a_straight_line_that_is_bent_round() -> None:
    found = layout(WHOLE_STRAIGHT.line())
    assert {placed.angle % 180 for placed in found.tiles if placed.tile.is_double} <= {0, 90}
    box = [placed.box for placed in found.tiles]
    width = max(each.right for each in box) - min(each.left for each in box)
    assert width < 11 * design().straight.length
