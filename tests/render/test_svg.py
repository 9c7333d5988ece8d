"""Pictures of tables as SVG: they are valid, small and quick, say what the line says, and tell nothing hidden."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from dataclasses import replace
from functools import cache
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import END_NAMES, SHEETS, Bend, Play, Position, Rules, View, deal, empty_line, sheet, tiles_in
from bendo.notation import parse_position, spell_tile
from bendo.render.svg import FACES, PALETTES, Faces, pictured, table_box, table_svg, tile_svg
from bendo.render.text import end_marks
from tests.render.tables import GOLDEN, Table, table_in

SVG = "{http://www.w3.org/2000/svg}"
WHOLE_CURVED = table_in((GOLDEN / "twenty-eight.txt").read_text("utf-8"))
WHOLE_STRAIGHT = Table(
    "ben",
    "66 63b 61a 33b 21a 30b 22a 20b 42a 52b 44a 54b 40a 43b 00a 32b 60a 62b 65a 64b 55a 41b 50a 51b 10a 53b 11a 31b",
    100,
)
RING = "wild-draw 22R21L13R35R54L44R43L36R*66R64L40R05L51R14R42L 655562/336130201000 52326011 turn=1,scores=0/0 -"


@cache
def rounds() -> tuple[Position, ...]:
    """Moments of a random round of every sheet, with its most players and its fewest."""
    chance, found = random.Random(11), []
    for rules in SHEETS.values():
        for players in {rules.players[0], rules.players[-1]}:
            position = deal(rules, players, "svg").position()
            found.append(position)
            while not position.over:
                actions = position.actions()
                plays = [action for action in actions if isinstance(action, Play)]
                position = position.play(chance.choice(plays or actions)).position
                found.append(position)
    return tuple(found)


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def with_fact(svg: str, name: str) -> list[ElementTree.Element]:
    """The elements that have an attribute `data-…`."""
    return [element for element in tree(svg).iter() if element.get(f"data-{name}") is not None]


def line_part(svg: str) -> list[str]:
    """The tiles of the line, in the order in which they lie there."""
    laid = with_fact(svg, "laid")
    assert [int(element.get("data-laid", "")) for element in laid] == list(range(len(laid)))
    return [element.get("data-tile", "") for element in laid]


def check(svg: str) -> None:
    """That a picture is whole in itself and has no text of its own."""
    root = tree(svg)
    assert root.tag == f"{SVG}svg"
    elements = list(root.iter())
    ids = [element.get("id") for element in elements if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {value[1:] for element in elements if (value := element.get("href"))}
    assert used <= set(ids)
    allowed = {"svg", "g", "defs", "use", "path", "circle", "rect", "title", "desc"}
    assert {element.tag.removeprefix(SVG) for element in elements} <= allowed
    assert not any(
        (element.text or "").strip() for element in elements if element.tag[len(SVG) :] not in ("title", "desc")
    )
    assert not re.search(r"on\w+=|url\(|script|style|http(?!://www\.w3\.org/2000/svg\")", svg)
    left, top, width, height = (float(part) for part in root.get("viewBox", "").split())
    assert width > 0
    assert height > 0
    assert (left, top) <= (0, 0) or ids


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("faces", FACES)
def test_every_face_and_palette_is_valid_and_has_every_tile_once(palette: str, faces: Faces) -> None:
    for position in rounds()[:: 13 if faces == "pips" else 23]:
        if pictured(faces, position.rules):
            svg = table_svg(position.line, palette=palette, faces=faces, last=position.line.last)
            check(svg)
            assert line_part(svg) == [spell_tile(tile) for tile in position.line.order]


def test_ends_in_the_picture_agree_with_the_line() -> None:
    seen: set[str] = set()
    for position in rounds()[::2]:
        line = position.line
        found = {end.get("data-end"): end for end in with_fact(table_svg(line), "end")}
        assert list(found) == [end.name for end in line.ends if end is not None]
        for mark in end_marks(line):
            if mark.number is None:
                continue
            end = found[mark.name]
            seen.add(mark.state)
            assert end.get("data-number") == str(mark.number)
            assert end.get("data-state") == mark.state
            assert end.get("data-bends", "") == "".join(bend.value for bend in mark.bends)
            assert end.get("data-meets", "") == "".join(sorted({met for met in mark.meets if met}))
            assert (end.get("data-held") == "yes") == mark.held
            uses = Counter(re.sub(r".*-", "", use.get("href", "")) for use in end.iter(f"{SVG}use"))
            sideways = [bend for bend in mark.bends if bend.turn]
            assert uses["l"] + uses["m"] == len(sideways)
            assert uses["m"] == sum(met is not None for met in mark.meets)
            assert uses["o"] == len(mark.bends) - len(sideways)
            assert "".join(f"g{digit}" for digit in str(mark.number)) in "".join(uses.elements())
    assert seen == {"open", "closed", "dead", "straight"}


def test_the_last_tile_and_the_openers_are_marked_once() -> None:
    for position in rounds()[::9]:
        last = position.line.last
        svg = table_svg(position.line, last=last)
        assert [each.get("data-tile") for each in with_fact(svg, "last")] == ([spell_tile(last)] if last else [])
        openers = [tile.get("data-tile") for tile in with_fact(svg, "laid") if tile.find(f"{SVG}circle") is not None]
        assert openers == [spell_tile(laid.tile) for laid in position.line.openers]


def test_a_ring_has_its_joint_marked_and_no_end() -> None:
    svg = table_svg(parse_position(RING).line)
    assert len(with_fact(svg, "joint")) == 1
    assert with_fact(svg, "end") == []


@pytest.mark.parametrize("table", [WHOLE_CURVED, WHOLE_STRAIGHT])
@pytest.mark.parametrize("faces", FACES)
def test_a_whole_set_is_small_and_quickly_drawn(table: Table, faces: Faces) -> None:
    line = table.line()
    svg = table_svg(line, faces=faces, last=line.last)
    assert len(line_part(svg)) == 28
    assert len(svg.encode()) < 40_000
    times = []
    for _ in range(7):
        start = time.perf_counter()
        table_svg(line, faces=faces, last=line.last)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.02


def test_the_same_table_gives_the_same_picture_and_others_share_no_id() -> None:
    ids: set[str] = set()
    pictures = [table_svg(position.line) for position in rounds()[3:200:20]]
    assert pictures == [table_svg(position.line) for position in rounds()[3:200:20]]
    for svg in set(pictures):
        found = set(re.findall(r' id="([^"]+)"', svg))
        assert not found & ids
        ids |= found
    line = rounds()[5].line
    assert set(re.findall(r' id="(\w+)-', table_svg(line, prefix="mine-"))) == {"mine"}


def test_only_the_texts_that_were_given_are_there() -> None:
    svg = table_svg(rounds()[9].line, title='5 < 6 & "~c"', description="two ends")
    check(svg)
    assert [tree(svg).findtext(f"{SVG}{tag}") for tag in ("title", "desc")] == ['5 < 6 & "~c"', "two ends"]


def test_a_picture_can_show_a_larger_box() -> None:
    line = rounds()[9].line
    box = table_box(line).grown(40)
    left, top = tree(table_svg(line, box=box)).get("viewBox", "").split()[:2]
    assert (float(left), float(top)) == box.whole()[:2]


@pytest.mark.parametrize("rules", [sheet("blue-orange"), sheet("draw-twelve")])
def test_every_single_tile_is_drawn(rules: Rules) -> None:
    for tile in tiles_in(rules.tiles.all):
        svg = tile_svg(tile, rules, faces="numerals")
        check(svg)
        assert [each.get("data-tile") for each in with_fact(svg, "tile")] == [spell_tile(tile)]


def test_a_curved_tile_alone_bends_as_it_does_in_a_line() -> None:
    """Standing with its bulge to the right it bends right when it is entered at its upper half."""
    rules = sheet("blue-orange")
    for tile in tiles_in(rules.tiles.all):
        if tile.is_double or not tile.low:
            continue
        faces = [use.get("href", "") for use in with_fact(tile_svg(tile, rules), "tile")[0].iter(f"{SVG}use")][1:]
        upper = int(faces[0].rpartition("-f")[2])
        assert rules.tiles.bend(tile, upper) is Bend.RIGHT


@pytest.mark.parametrize(
    ("palette", "faces", "rules"),
    [("red", "pips", "draw"), ("night", "dots", "draw"), ("night", "pictures", "draw-nine")],
)
def test_what_is_not_there_is_refused(palette: str, faces: str, rules: str) -> None:
    with pytest.raises(ValueError, match=r"there (is|are) no"):
        table_svg(empty_line(sheet(rules)), palette=palette, faces=faces)  # type: ignore[arg-type]


def test_hands_need_a_view() -> None:
    with pytest.raises(ValueError, match="view"):
        table_svg(rounds()[0].line, hands=True)


def hand_tiles(svg: str, seat: int) -> list[str]:
    hand = next(each for each in with_fact(svg, "seat") if each.get("data-seat") == str(seat))
    return [each.get("data-tile", "") for each in hand.iter() if each.get("data-tile")]


def test_hands_show_what_the_view_holds_and_count_the_rest() -> None:
    for position in rounds()[::31]:
        for seat in (*range(position.players), -1):
            view = position.view(seat)
            svg = table_svg(view, hands=True)
            check(svg)
            shown = {each.get("data-seat"): each for each in with_fact(svg, "seat")}
            for other in range(position.players):
                known = tiles_in(view.hands[other])
                if view.counts[other] == 0 and str(other) not in shown:
                    continue
                assert sorted(hand_tiles(svg, other)) == sorted(spell_tile(tile) for tile in known)
                hidden = view.counts[other] - len(known)
                assert shown[str(other)].get("data-hidden", "0") == str(hidden)
            turns = [each.get("data-seat") for each in shown.values() if each.find(f"{SVG}circle") is not None]
            assert turns == ([] if view.over else [str(view.turn)])


def swapped(position: Position, seat: int, chance: random.Random) -> Position:
    """The position with all tiles that this seat has not seen dealt anew among where they may lie."""
    view = position.view(seat)
    unseen = list(tiles_in(view.unseen))
    chance.shuffle(unseen)
    hands = []
    for other, hand in enumerate(view.hands):
        new = hand
        for _ in range(view.counts[other] - hand.bit_count()):
            new |= unseen.pop().bit
        hands.append(new)
    return replace(position, hands=tuple(hands), boneyard=tuple(unseen))


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.data())
def test_hidden_tiles_leave_no_trace_in_the_picture_of_a_view(seed: int, data: st.DataObject) -> None:
    going = [position for position in rounds() if not position.over and not position.drawn]
    position = data.draw(st.sampled_from(going))
    for seat in (*range(position.players), -1):
        view = position.view(seat)
        other = swapped(position, seat, random.Random(seed)).view(seat)
        if other.over:  # with these hands nobody could go on
            continue
        assert other == view
        for hands in (False, True):
            assert table_svg(other, hands=hands) == table_svg(view, hands=hands)


def test_end_names_are_all_that_is_told_of_the_table_beside_tiles() -> None:
    facts = {"tile", "laid", "last", "opener", "joint", "end", "number", "state", "bends", "meets", "held"}
    for position in rounds()[::11]:
        svg = table_svg(position.line)
        assert set(re.findall(r" data-(\w+)=", svg)) <= facts
        assert set(re.findall(r' data-end="(\w+)"', svg)) <= set(END_NAMES)


def test_a_view_without_hands_is_drawn_as_its_line() -> None:
    view: View = rounds()[12].view(0)
    assert table_svg(view) == table_svg(view.line)
