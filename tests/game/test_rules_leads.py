"""Rules, A turn: the lead. Who leads, and with what, in the first round and in later ones."""

from __future__ import annotations

import pytest

from bendo.game import Fault, InvalidSetup, Match, deal, sheet
from bendo.notation import parse_rules, spell_tile
from tests.game.tables import after, dealt_hands, legal, match_at, shuffle, table, tile_order, why

NUMBERS = [str(number) for number in range(1, 13)]


def leading(hands: list[list[str]]) -> tuple[int, str]:
    """The seat with the highest double, and the double; without one, the heaviest tile, then the higher half."""
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand]
    doubles = [(tile, seat) for tile, seat in held if tile[0] == tile[1]]
    tile, seat = max(doubles) if doubles else max(held, key=lambda each: (int(each[0][0]) + int(each[0][1]), each[0]))
    return seat, tile


# ---- the first round -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["blue-orange", "jaques", "ben", "draw"])
def test_the_holder_of_the_highest_double_must_lead_it(rules: str) -> None:
    """S0 to S4 (The lead)."""
    position = table(rules, "-", "4465/5500", state="turn=1")
    assert legal(position) == "55"
    assert why(position, "00") == "MUST_LEAD"
    with pytest.raises(InvalidSetup) as refused:
        table(rules, "-", "4465/5500", state="turn=0")
    assert [problem.fault for problem in refused.value.problems] == [Fault.LEADER]


@pytest.mark.parametrize("rules", ["blue-orange", "jaques", "ben"])
def test_without_a_double_the_heaviest_tile_leads(rules: str) -> None:
    """S0, S1, S3, S4 (The lead)."""
    assert legal(table(rules, "-", "6310/6520", state="turn=1")) == "65"


def test_of_two_tiles_equally_heavy_the_one_with_the_higher_half_leads() -> None:
    """Our ruling (The lead): both weigh 9."""
    assert legal(table("blue-orange", "-", "5410/6320", state="turn=1")) == "63"
    assert legal(table("blue-orange", "-", "546310/20", state="turn=0")) == "63"


def test_a_light_double_leads_before_any_heavier_tile() -> None:
    """S0 to S4 (The lead)."""
    assert legal(table("blue-orange", "-", "6554/0010", state="turn=1")) == "00"


@pytest.mark.parametrize("action", ["+", "-"])
def test_on_the_lead_nobody_draws_or_passes(action: str) -> None:
    """S0 to S4 (The lead): whatever draws are free."""
    for rules in ("blue-orange", "draw", "jaques", "no-draw"):
        assert why(table(rules, "-", "5565/4410"), action) == "MUST_LEAD"


def test_after_the_lead_the_next_seat_takes_an_ordinary_turn() -> None:
    """S0 to S4 (The lead)."""
    led = after(table("blue-orange", "-", "5541/6510"), "55")
    assert led.turn == 1
    assert legal(led) == "+ 65a 65b"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_names_who_leads_and_with_what(players: int) -> None:
    """S0 to S4 (The lead)."""
    for number in NUMBERS:
        dealt = deal(sheet("blue-orange", hand=(2, 2, 2)), players, number)
        seat, tile = leading(dealt_hands(dealt))
        assert dealt.must_lead
        assert (dealt.leader, spell_tile(dealt.must_lead)) == (seat, tile)
        assert legal(dealt.position()) == tile


@pytest.mark.parametrize("round", [0, 3])
def test_where_nobody_holds_a_double_the_hands_are_dealt_again(round: int) -> None:
    """S2: "players shuffle and draw again" (The lead)."""
    attempts = []
    for number in NUMBERS:
        attempt = 0
        while not any(tile[0] == tile[1] for tile in shuffle(tile_order(6), number, round, attempt)[:4]):
            attempt += 1
        dealt = deal(sheet("draw", hand=(2, 2, 2)), 2, number, round)
        assert dealt.attempt == attempt
        order = shuffle(tile_order(6), number, round, attempt)
        assert dealt_hands(dealt) == [order[:2], order[2:4]]
        attempts.append(attempt)
    assert max(attempts) > 0


def test_where_the_heaviest_tile_may_lead_nothing_is_dealt_again() -> None:
    """S0, S1, S3, S4 (The lead)."""
    assert {deal(sheet("ben", hand=(2, 2, 2)), 2, number).attempt for number in NUMBERS} == {0}


def test_a_position_in_which_the_hands_would_have_been_dealt_again_is_refused() -> None:
    """S2 (The lead)."""
    with pytest.raises(InvalidSetup) as refused:
        table("draw", "-", "6310/6520")
    assert [problem.fault for problem in refused.value.problems] == [Fault.NO_DOUBLE]


# ---- later rounds ----------------------------------------------------------------------------------------------------


def won_by(seat: int, rules: str, number: str = "1") -> Match:
    """A match whose first round this seat has won by going out."""
    hands = ["5421", "5421"]
    hands[seat] = "-"
    return match_at(number, table(rules, "*6665" if "ben" in rules else "*66R65L", "/".join(hands)))


@pytest.mark.parametrize("rules", ["blue-orange", "draw"])
def test_in_later_rounds_the_highest_double_leads_again_whoever_won(rules: str) -> None:
    """S0 to S3 (The lead)."""
    for winner in (None, 0, 1):
        dealt = deal(sheet(rules), 2, "1", 1, winner)
        assert dealt.must_lead
        assert (dealt.leader, spell_tile(dealt.must_lead)) == leading(dealt_hands(dealt))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_winner_of_a_round_starts_the_next_with_any_tile(seat: int) -> None:
    """S4 (The lead)."""
    following = won_by(seat, "ben").next_round()
    assert following.round == 1
    assert following.position.turn == seat
    assert len(following.position.actions()) == 7
    assert following.deal.must_lead is None
    assert [why(following.position, action) for action in "+-"] == ["MUST_LEAD"] * 2


def test_a_winner_who_leads_any_tile_needs_no_double() -> None:
    """S4 (The lead): nothing is dealt again either."""
    for number in NUMBERS:
        dealt = deal(parse_rules("draw,hand=2,next=winner"), 2, number, 1, 0)
        assert (dealt.attempt, dealt.leader, dealt.must_lead) == (0, 0, None)


def test_after_a_round_that_nobody_won_the_highest_double_leads_again() -> None:
    """Our ruling (The lead): 43 and 52 weigh the same and nobody holds a six, so nobody wins."""
    tied = match_at("1", table("ben,draw=0", "*66", "43/52"))
    assert tied.result
    assert tied.result.seat is None
    following = tied.next_round()
    seat, tile = leading(dealt_hands(following.deal))
    assert following.position.turn == seat
    assert legal(following.position) == tile


def test_who_wins_a_round_by_lot_leads_the_next() -> None:
    """S2, S4 (The lead, Scores): the lot is drawn in seat order from the two tiles on the table."""
    for number in ("1", "2", "3", "4"):
        lots = shuffle(["64", "66"], number, 0, "lot")
        winner = lots.index("66")
        tied = match_at(number, table("ben,draw=0,tie=lot", "*6664", "3210/51"))
        assert tied.result
        assert tied.result.seat == winner
        assert tied.next_round().position.turn == winner
        assert tied.next_round().deal.free_lead


def test_with_any_seat_0_leads_any_tile_in_every_round() -> None:
    """Fields, `lead=any`: made for comparison with other programs."""
    begun = Match.begin(parse_rules("ben,lead=any,next=double"), 2, "1")
    for match in (begun, *(won_by(seat, "ben,lead=any,next=double").next_round() for seat in (0, 1))):
        assert match.position.turn == 0
        assert len(match.position.actions()) == 7
        assert match.deal.must_lead is None


# ---- All Five --------------------------------------------------------------------------------------------------------


def test_in_all_five_the_holder_of_the_highest_double_has_the_first_turn() -> None:
    """S3 (The lead); the heaviest tile where there is none: after the deal, starters aside."""
    leads = []
    for number in NUMBERS:
        dealt = deal(sheet("all-five", hand=(2, 2, 2)), 2, number)
        seat, tile = leading(dealt_hands(dealt))
        assert dealt.leader == dealt.position().turn == seat
        assert dealt.must_lead is None
        leads.append(tile)
    assert {tile[0] == tile[1] for tile in leads} == {False, True}


def test_in_all_five_the_first_turn_is_an_ordinary_one() -> None:
    """S3 (The lead): any tile that fits, a free draw; with none that fits a draw, then a pass."""
    position = table("all-five", "*01R+*23R", "6654/6443", boneyard="65")
    assert legal(position) == "+"
    assert legal(after(position, "+")) == "-"
    position = table("all-five", "*01R+*23R", "6621/5443")
    assert legal(position) == "+ 21b 21c"
