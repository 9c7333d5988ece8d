"""Laws of the text picture, on random rounds of every sheet and of changed ones."""

from __future__ import annotations

import math
import random
import re

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bendo.game import END_NAMES, Bend, Line, deal
from bendo.geometry import LatticeFootprint
from bendo.render import curved
from bendo.render.scale import SCALES
from bendo.render.symbols import DIGITS
from bendo.render.text import NARROWEST, end_marks, hand, picture
from tests.render.reader import LAST, OPENER, Reading, read
from tests.strategies import NUMBERS, sittings


@st.composite
def lines(draw: st.DrawFn, curved: bool | None = None) -> Line:
    """The line at some moment of a random round, curved or straight as asked for; it may be empty if neither is."""
    rules, players = draw(sittings().filter(lambda sitting: curved in (None, sitting[0].curved)))
    assume(not (rules.starters and rules.doubles == "crosswise"))  # no footprint holds two starters and such doubles
    position = deal(rules, players, draw(NUMBERS)).position()
    chance = random.Random(draw(st.integers(0, 2**32)))
    found = [position.line] if curved is None or position.line.openers else []
    while not position.over:
        position = position.play(chance.choice(position.actions())).position
        found.append(position.line)
    return draw(st.sampled_from(found))


few = settings(max_examples=40)


def reading_of(line: Line, *, unicode: bool) -> Reading:
    """What a picture says that had all the room it wants."""
    return read(picture(line, width=1000, height=1000, unicode=unicode, last=line.last))


@few
@given(lines(), st.integers(NARROWEST, 120), st.integers(1, 60), st.booleans())
def test_no_row_is_too_wide_and_without_unicode_all_is_ascii(
    line: Line, width: int, height: int, unicode: bool
) -> None:
    for text in (
        picture(line, width=width, height=height, unicode=unicode, last=line.last),
        hand(line.rules.tiles.all, rules=line.rules, width=width, unicode=unicode),
    ):
        assert unicode or text.isascii()
        for row in text.split("\n"):
            assert len(row) <= width
            assert row == row.rstrip()


@few
@given(lines(curved=True), st.booleans())
def test_however_a_line_is_turned_no_cell_is_needed_twice_and_left_stays_left(line: Line, unicode: bool) -> None:
    for scale in SCALES:
        for turns in range(6):
            traced = curved.trace(line, scale, turns)
            if traced is None:  # only the wider scale has doubles across the line
                assert line.rules.doubles == "crosswise"
                assert scale is not SCALES[0]
                continue
            claims = list(curved.claims(traced, roomy=scale.roomy, unicode=unicode, last=line.last))
            assert len({cell for cell, _ in claims}) == len(claims)
            assert len(traced.strokes) == len(line)
            for stroke in traced.strokes:
                assert stroke.laid.bend
                (x, y), (u, v) = stroke.shape.far, stroke.shape.middle
                right = x * v - y * u  # above 0 if the bulge lies to the right of the way; rows count downward
                assert not stroke.laid.bend.turn or (right > 0) == (stroke.laid.bend is Bend.LEFT)


@few
@given(lines(curved=True), st.integers(0, 5))
def test_a_bend_is_pointed_out_where_a_tile_laid_so_would_bulge(line: Line, turns: int) -> None:
    scale = SCALES[0]
    traced = curved.trace(line, scale, turns)
    assert traced
    cells = dict(curved.claims(traced, roomy=True, unicode=True, last=None))
    for flag in traced.flags:
        (x, y), mirror = flag.cell, {Bend.LEFT: Bend.RIGHT, Bend.RIGHT: Bend.LEFT}
        around = {(u, v): cells.get((x + u, y + v)) for u in (-2, 0, 2) for v in (-1, 1)}
        for bend in set(mirror) & set(flag.mark.bends):
            (spot,) = (cell for cell, char in around.items() if char == {Bend.LEFT: "↶", Bend.RIGHT: "↷"}[bend])
            shapes = scale.shape(flag.heading, bend), scale.shape(flag.heading, mirror[bend])
            so, otherwise = (math.dist(spot, shape.middle) for shape in shapes if shape)
            assert so < otherwise


@few
@given(lines(curved=True), st.booleans())
def test_the_picture_alone_tells_every_tile_the_opener_and_the_last(line: Line, unicode: bool) -> None:
    reading = reading_of(line, unicode=unicode)
    assert len(reading.strokes) == len(line)
    if line.rules.ring == "any":  # a ring may have closed on unequal numbers, and a joint shows two
        return
    apart = line.rules.doubles == "crosswise"  # there a double's stroke stands apart from its joints
    last = line.last
    for strokes, tiles in (
        (reading.strokes, line.order),
        (reading.marked(OPENER), [opener.tile for opener in line.openers]),
        (reading.marked(LAST), [last] if last else []),
    ):
        seen = [stroke.tile.id for stroke in strokes if not (apart and stroke.double)]
        assert sorted(seen) == sorted(tile.id for tile in tiles if not (apart and tile.is_double))
        assert sum(stroke.double for stroke in strokes) == sum(tile.is_double for tile in tiles)


@few
@given(lines(curved=True), st.booleans())
def test_the_picture_alone_tells_the_ends_and_what_fits_there(line: Line, unicode: bool) -> None:
    ends = reading_of(line, unicode=unicode).ends
    marks = {mark.name: mark for mark in end_marks(line) if mark.number is not None}
    assert set(ends) == set(marks)
    for name, end in ends.items():
        assert end.number == marks[name].number
        assert end.bends == {bend for bend in marks[name].bends if bend.turn}
        assert end.dead == (marks[name].state == "dead")


@few
@given(lines(curved=True))
def test_joints_lie_where_tiles_end(line: Line) -> None:
    if not isinstance(line.footprint, LatticeFootprint) or line.rules.ring == "any":
        return
    reading = reading_of(line, unicode=True)
    cells = {(8 * x + 4 * y, -3 * y) for x, y in line.footprint.visited}
    left, top = (min(cell[i] for cell in reading.joints) - min(cell[i] for cell in cells) for i in (0, 1))
    assert {(x + left, y + top) for x, y in cells} == set(reading.joints)


@few
@given(lines(curved=False), st.integers(NARROWEST, 120))
def test_straight_rows_hold_every_tile_once_and_every_end_beside_its_number(line: Line, width: int) -> None:
    text = picture(line, width=width, unicode=False, last=line.last).rpartition("\n\n")[0]
    tiles = sorted(tuple(sorted(pair)) for pair in re.findall(r"\[(.)\|(.)\]", text))
    assert tiles == sorted((DIGITS[tile.low], DIGITS[tile.high]) for tile in line.order)
    assert re.findall("[a-h]", text) == [mark.name for mark in end_marks(line)]
    for mark in end_marks(line):
        assert mark.number is not None
        digit = DIGITS[mark.number]
        if line.arms[END_NAMES.index(mark.name)] or len(line.arms) == 2:
            assert re.search(rf"{digit}\] {mark.name}|{mark.name} [*@]*\[{digit}", text)
