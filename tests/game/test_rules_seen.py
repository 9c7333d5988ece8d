"""Rules, What is seen: hands, draws, shown tiles, and what leads, draws and passes prove to all."""

from __future__ import annotations

import pytest

from bendo.game import (
    WATCHER,
    Drew,
    Match,
    Passed,
    Played,
    Position,
    RoundEnded,
    Scored,
    Showed,
    TimeCalled,
    bits_of,
    sheet,
    tiles_in,
)
from bendo.notation import parse_tile, spell_tile
from tests.game.tables import after, happened, table

SEATS = (0, 1, WATCHER)


def ruled_out(position: Position, seat: int) -> list[str]:
    """The tiles of which all know that this seat's hidden hand holds none."""
    return [spell_tile(tile) for tile in tiles_in(position.memory[seat].cannot)]


def shown(position: Position, seat: int) -> list[str]:
    """The tiles of this seat that all have seen."""
    return [spell_tile(tile) for tile in tiles_in(position.memory[seat].shown)]


# ---- hands and counts ------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    """S2, S3, S4 (What is seen)."""
    position = table("blue-orange", "*66R", "6554/2110")
    assert position.view(0).hands == (position.hands[0], 0)
    assert position.view(1).hands == (0, position.hands[1])
    assert position.view(WATCHER).hands == (0, 0)


def test_partners_do_not_see_each_others_hands() -> None:
    """S0: no communication about hand contents (What is seen)."""
    position = table("no-draw-teams", "*66R", "65/54/43/32")
    assert position.view(0).hands == (position.hands[0], 0, 0, 0)


def test_all_see_the_line_the_scores_and_how_many_tiles_each_hand_and_the_boneyard_have() -> None:
    """S2, S4 (What is seen)."""
    position = table("jaques-muggins", "*56R", "6454/211032", state="scores=15/20,fives=5/0")
    for seat in SEATS:
        view = position.view(seat)
        assert view.line == position.line
        assert (view.scores, view.fives) == ((15, 20), (5, 0))
        assert view.counts == (2, 3)
        assert view.boneyard == 28 - 1 - 5


def test_all_see_every_play_and_pass() -> None:
    """S2 (What is seen)."""
    position = table("jaques-muggins", "*50R", "5510/4321", "31")
    events = (*happened(position, "55aO"), *happened(after(position, "55aO"), "+"))
    passed = happened(table("block", "*66", "5443/6521"), "-")
    for event in (*events, *passed):
        if isinstance(event, Played | Passed | Scored):
            assert [event.seen_by(seat) for seat in SEATS] == [event] * 3
    assert [type(event) for event in (*events, *passed)] == [Played, Scored, Drew, Passed]


# ---- drawn tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "line"), [("blue-orange", "*66R"), ("jaques", "*66O"), ("ben", "*66"), ("draw", "*66")]
)
def test_a_drawn_tile_is_seen_by_its_drawer_only(rules: str, line: str) -> None:
    """S2 (What is seen)."""
    position = table(rules, line, "5443/21", "61")
    (drew,) = happened(position, "+")
    assert drew == Drew(0, parse_tile("61"))
    assert [drew.seen_by(seat) for seat in SEATS] == [drew, Drew(0, None), Drew(0, None)]
    drawn = after(position, "+")
    assert drawn.view(0).drawn == (parse_tile("61"),)
    for seat in (1, WATCHER):
        view = drawn.view(seat)
        assert (view.hands[0], view.drawn, view.drawn_hidden, view.counts[0]) == (0, (), 1, 3)


def test_at_jaques_a_drawn_tile_that_cannot_be_laid_is_shown_to_all() -> None:
    """S0: "must show it to the table: yes" (What is seen)."""
    position = table("jaques", "*66O", "5443/21", "50")
    events = happened(after(position, "+"), "-")
    assert events == (Showed(0, parse_tile("50")), Passed(0))
    passed = after(position, "+", "-")
    assert shown(passed, 0) == ["50"]
    assert [passed.view(seat).hands[0] & parse_tile("50").bit > 0 for seat in SEATS] == [True] * 3
    assert passed.view(1).hands[0] == parse_tile("50").bit


def test_each_of_several_drawn_tiles_that_cannot_be_laid_is_shown() -> None:
    """S0 with a higher draw limit (What is seen); the last one fits and is not."""
    position = after(table("jaques,draw=inf", "*66O", "5443/21", "505161"), "+", "+", "+")
    assert shown(position, 0) == ["50", "51"]


def test_a_shown_tile_is_known_until_it_is_laid() -> None:
    """S0 (What is seen)."""
    position = table("jaques", "*66O", "5443/6521", "50")
    passed = after(position, "+", "-", "65a")
    assert shown(passed, 0) == ["50"]
    assert shown(after(passed, "50a"), 0) == []


def test_at_jaques_a_drawn_tile_that_fits_is_not_shown_but_laid() -> None:
    """S0 (What is seen)."""
    position = after(table("jaques", "*66O", "5443/21", "61"), "+")
    assert [type(event) for event in happened(position, "61a")] == [Played]


@pytest.mark.parametrize(
    ("rules", "line", "action"),
    [
        ("blue-orange", "*66R", "-"),
        ("wild-draw", "*66R", "+"),
        ("dutch", "*66", "+"),
        ("ben", "*66", "+"),
        ("draw", "*66", "+"),
    ],
)
def test_on_other_sheets_a_drawn_tile_that_cannot_be_laid_is_not_shown(rules: str, line: str, action: str) -> None:
    """S2: "every player keeps his dominoes secret" (What is seen)."""
    position = after(table(rules, line, "5443/65", "5030"), "+")
    assert not any(isinstance(event, Showed) for event in happened(position, action))
    assert shown(after(position, action), 0) == []


def test_a_penalty_tile_is_not_shown() -> None:
    """Our ruling (The clock)."""
    position = table("jaques-speed", "*66O", "6554/21", "50")
    (called,) = happened(position, "!")
    assert [called.seen_by(seat) for seat in SEATS] == [called, TimeCalled(0, True, None), TimeCalled(0, True, None)]
    assert shown(after(position, "!"), 0) == []


def test_a_tile_drawn_and_not_laid_when_time_is_called_is_not_shown() -> None:
    """Our ruling (The clock)."""
    position = after(table("jaques-speed", "*66O", "5443/21", "5051"), "+")
    assert [type(event) for event in happened(position, "!")] == [TimeCalled]
    assert shown(after(position, "!"), 0) == []


# ---- the end of a round ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hands", "ending"), [("65/2110", "out"), ("6543/3210", "blocked")])
def test_at_the_end_of_a_round_all_hands_are_shown(hands: str, ending: str) -> None:
    """S0 to S4: the pips are counted (What is seen)."""
    position = table("block", "*66", hands)
    ended = after(position, "65a")
    assert ended.ending == ending
    last = happened(position, "65a")[-1]
    assert isinstance(last, RoundEnded)
    assert [last.seen_by(seat) for seat in SEATS] == [last] * 3
    assert last.hands == ended.hands
    assert [ended.view(seat).hands for seat in SEATS] == [ended.hands] * 3


# ---- what leads, draws and passes prove ------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["blue-orange", "jaques", "ben", "draw"])
def test_a_forced_lead_tells_that_nobody_holds_a_higher_double(rules: str) -> None:
    """S0 to S4 (What is seen)."""
    led = after(table(rules, "-", "4465/2211"), "44")
    assert [ruled_out(led, seat) for seat in (0, 1)] == [["55", "66"]] * 2


def test_a_forced_lead_that_is_no_double_tells_that_nobody_holds_a_double_or_anything_heavier() -> None:
    """S0, S1, S3, S4 (What is seen); by our ruling 63 counts as heavier than 54."""
    doubles = ["00", "11", "22", "33", "44", "55", "66"]
    led = after(table("blue-orange", "-", "6310/5421"), "63")
    assert [sorted(ruled_out(led, seat)) for seat in (0, 1)] == [sorted([*doubles, "64", "65"])] * 2
    led = after(table("blue-orange", "-", "5410/5321"), "54")
    assert [sorted(ruled_out(led, seat)) for seat in (0, 1)] == [sorted([*doubles, "63", "64", "65"])] * 2


def test_a_lead_of_any_tile_tells_nothing() -> None:
    """S4, later rounds (What is seen)."""
    led = after(table("ben", "-", "4465/2211", state="lead=any"), "65")
    assert [ruled_out(led, seat) for seat in (0, 1)] == [[], []]


def test_in_all_five_the_first_turn_tells_who_has_it_and_nothing_else_is_remembered() -> None:
    """Our ruling (What is seen)."""
    match = Match.begin(sheet("all-five"), 2, "1")
    assert [match.position.view(seat).leader for seat in SEATS] == [match.deal.leader] * 3
    position = table("all-five", "*01R+*23R", "6621/5443")
    assert [ruled_out(after(position, "21b"), seat) for seat in (0, 1)] == [[], []]


def test_a_draw_that_is_not_free_tells_that_nothing_in_the_hand_fitted() -> None:
    """S4: "when Ben draws, Ben has none of the numbers showing at the ends" (What is seen)."""
    drawn = after(table("ben", "*66", "5443/21", "50"), "+")
    old, new = drawn.memory[0].groups
    assert [spell_tile(tile) for tile in tiles_in(old.cannot)] == ["60", "61", "62", "63", "64", "65"]
    assert (old.size, new) == (2, (1, 0))
    again = after(drawn, "+")
    assert [group.size for group in again.memory[0].groups] == [3, 1]


def test_a_free_draw_tells_nothing() -> None:
    """S1, S2, S3: who draws may hold tiles that fit (What is seen)."""
    for rules, line in (("blue-orange", "*66R"), ("draw", "*66")):
        assert ruled_out(after(table(rules, line, "5443/21", "50"), "+"), 0) == []


def test_a_pass_without_a_draw_tells_that_nothing_in_the_hand_fitted() -> None:
    """S0 to S4: nobody passes who can play (What is seen)."""
    passed = after(table("no-draw", "*66R", "5443/6521"), "-")
    assert ruled_out(passed, 0) == ["60", "61", "62", "63", "64", "65"]
    assert ruled_out(passed, 1) == []


def test_where_one_may_decline_a_pass_tells_something_only_if_nothing_was_drawn() -> None:
    """S1, S3: one may draw and pass with a tile that fits (What is seen)."""
    position = table("blue-orange,reserve=24", "*66R", "5443/65")
    assert ruled_out(after(position, "-"), 0) == ["60", "61", "62", "63", "64", "65"]
    position = table("blue-orange", "*66R", "5443/65", "50")
    assert ruled_out(after(position, "+", "-"), 0) == []


def test_in_a_wild_draw_a_second_draw_tells_that_nothing_fitted_before() -> None:
    """S1, S3: who could play draws one tile at most (What is seen)."""
    first, second = after(table("wild-draw", "*66R", "5443/21", "5051"), "+", "+").memory[0].groups
    assert [spell_tile(tile) for tile in tiles_in(first.cannot)] == ["60", "61", "62", "63", "64", "65"]
    assert (first.size, second) == (3, (1, 0))


def test_in_a_curved_game_only_what_would_have_fitted_is_told() -> None:
    """S3 (What is seen): at `a` 1 with both bends, at `b` 2 only to the left: 20 and the double."""
    passed = after(table("no-draw", "16L*66R62R", "5254/31"), "-")
    assert ruled_out(passed, 0) == ["10", "11", "20", "21", "22", "31", "41", "51"]


def test_tiles_on_the_table_and_tiles_shown_are_not_told_of_again() -> None:
    """S0 (What is seen): whose place is known is ruled out nowhere."""
    position = after(table("jaques", "*66O65L", "4321/6431", "50"), "+", "50b")
    assert bits_of([parse_tile("50")]) & position.memory[0].cannot == 0
