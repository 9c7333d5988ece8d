"""Rules, Scores: out, blocked, ties of every kind, lots, teams."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bendo.game import InvalidRules, RoundResult
from bendo.notation import parse_rules, spell_tile
from tests.game.tables import after, match_at, shuffle, table

WIDE = {
    "blue-orange": "*66R",
    "wild-draw": "*66R",
    "jaques": "*66O",
    "jaques-draw-five": "*66O",
    "jaques-speed": "*66O",
}


def result(rules: str, line: str, hands: str, number: str = "1", round: int = 0) -> RoundResult:
    """What a round brings that has ended so."""
    found = match_at(number, table(rules, line, hands), round).result
    assert found
    return found


def blocked(rules: str, hands: str, line: str = "*66", number: str = "1") -> tuple[int | None, tuple[object, ...]]:
    """Winner and points, by side, of a blocked round in which nobody holds a tile that fits."""
    found = result(rules, line, hands, number)
    assert found.ending == "blocked"
    return found.side, found.points


# ---- out -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules", ["blue-orange", "wild-draw", "jaques", "jaques-draw-five", "jaques-speed", "ben", "draw", "dutch", "block"]
)
def test_who_goes_out_scores_all_pips_in_the_hand_of_the_opponent(rules: str) -> None:
    """S0 to S4 (Scores, Out): 54 and 32 are 14, on sheets that score the difference of a blocked round too."""
    out = match_at("1", after(table(rules, WIDE.get(rules, "*66"), "65/5432"), "65a"))
    assert out.result
    assert (out.result.ending, out.result.seat, out.result.points) == ("out", 0, (14, 0))


def test_who_goes_out_scores_the_hands_of_all_opponents() -> None:
    """S0 to S3 (Scores, Out): 9, 5 and 3."""
    assert result("jaques", "*66O65L", "54/-/32/21").points == (0, 17, 0, 0)
    assert result("blue-orange", "*66R65L", "54/32/-").points == (0, 0, 14)


@pytest.mark.parametrize(("rules", "line"), [("no-draw-teams", "*66R65L"), ("jaques-partnership", "*66O65L")])
def test_in_team_games_going_out_scores_the_hands_of_both_opponents_for_the_team(rules: str, line: str) -> None:
    """S0, S1, S3 (Scores, Out): 5 and 1 of seats 1 and 3; the partner's 54 counts nothing."""
    won = result(rules, line, "-/32/54/10")
    assert (won.side, won.seat, won.points) == (0, 0, (6, 0))
    won = result(rules, line, "54/32/43/-")
    assert (won.side, won.seat, won.points) == (1, 3, (0, 16))


# ---- blocked ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "line"), [("no-draw", "*66R"), ("ben,draw=0", "*66"), ("block", "*66")])
def test_a_blocked_round_goes_to_the_fewest_pips_and_scores_all_those_of_the_opponents(rules: str, line: str) -> None:
    """S1, S2, S3, S4 (Scores, Blocked): 2 against 14."""
    assert blocked(rules, "20/5432", line) == (0, (14, 0))


def test_total_counts_every_opponent_in_full() -> None:
    """S1, S2, S3 (Scores, Blocked): 2 has fewest, against 3 and 5."""
    assert blocked("block", "21/20/32") == (1, (0, 8, 0))


def test_difference_counts_each_opponent_less_the_winner() -> None:
    """S0 (Scores, Blocked): 3 - 2 and 5 - 2."""
    assert blocked("jaques,draw=0", "21/20/32", "*66O") == (1, (0, 4, 0))
    assert blocked("jaques,draw=0", "20/5432", "*66O") == (0, (12, 0))


def test_a_hand_without_pips_has_fewest() -> None:
    """S0 to S4 (Scores, Blocked): the double blank weighs nothing."""
    assert blocked("block", "00/10") == (0, (1, 0))


def test_in_team_games_the_winners_partner_is_no_opponent() -> None:
    """S0, S1, S3 (Scores, Blocked): seat 1 has 1; seats 0 and 2 hold 5 and 3; its partner's 9 counts nothing."""
    assert blocked("no-draw-teams", "32/10/21/54", "*66R") == (1, (0, 8))
    assert blocked("jaques-partnership,draw=0", "32/10/21/54", "*66O") == (1, (0, 6))


# ---- equally few -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "line"),
    [("ben,draw=0", "*66"), ("no-draw", "*66R"), ("jaques,draw=0", "*66O"), ("block,tie=nobody", "*66")],
)
def test_with_equally_few_pips_nobody_scores(rules: str, line: str) -> None:
    """S4: "if the hands are even, nobody scores"; for S0, S1 and S3 our ruling (Scores): 7 each."""
    found = result(rules, line, "43/52")
    assert (found.ending, found.seat, found.points, found.tied) == ("blocked", None, (0, 0), (0, 1))


def test_two_who_share_divide_what_one_of_them_would_have_scored() -> None:
    """S2: "retaining fractions" (Scores, share): each holds 7 and would have scored the 7 of the other."""
    assert blocked("block", "43/52") == (None, (Fraction(7, 2), Fraction(7, 2)))


def test_shared_points_go_to_those_tied_alone() -> None:
    """S2 (Scores, share): 2, 2 and 9; one of those tied would have scored 2 + 9."""
    assert blocked("block", "20/54/11") == (None, (Fraction(11, 2), 0, Fraction(11, 2)))


def test_three_who_share_get_a_third_each() -> None:
    """S2 (Scores, share): 7 each of three; one of them would have scored 14. A fourth holds 9: 23."""
    assert blocked("block", "43/52/5110") == (None, (Fraction(14, 3),) * 3)
    assert blocked("block", "43/54/52/5110") == (None, (Fraction(23, 3), 0, Fraction(23, 3), Fraction(23, 3)))


def test_shares_that_come_out_even_are_whole_numbers() -> None:
    """S2 (Scores, share): 6 each."""
    _, points = blocked("block", "42/51")
    assert points == (3, 3)
    assert [type(each) for each in points] == [int, int]


def test_shares_are_added_up_exactly() -> None:
    """S2: fractions are kept; 7/2 and 7/2 make 7 again (Scores, share)."""
    tied = match_at("1", table("block", "*66", "43/52", state="scores=7:2/10"))
    assert tied.scores == (7, Fraction(27, 2))


def test_sharing_is_refused_in_team_games() -> None:
    """S2 (Scores, share): nobody is the winner there."""
    for text in ("no-draw-teams,tie=share", "jaques-partnership,tie=share", "block,teams=yes"):
        with pytest.raises(InvalidRules) as refused:
            parse_rules(text)
        assert refused.value.field == "tie"


# ---- the lot ---------------------------------------------------------------------------------------------------------

LYING = "26*6661"
"""62, 66 and 61 lie, and the ends show 2 and 1."""
NUMBERS = [str(number) for number in range(1, 9)]


@pytest.mark.parametrize("number", NUMBERS)
def test_those_tied_draw_in_seat_order_from_the_shuffled_tiles_of_the_table(number: str) -> None:
    """S2: "shuffle all played dominoes" (Scores, lot): shuffled with the word `lot` for the attempt; 7, 9 and 7."""
    found = result("block,tie=lot", LYING, "43/54/3040", number, round=2)
    first, second = shuffle(["61", "62", "66"], number, 2, "lot")[:2]
    assert found.tied == (0, 2)
    assert [spell_tile(tile) for _, tile in found.lots] == [first, second]
    assert found.seat == (0 if first > second else 2)  # 61 is less than 62, and 62 less than 66


def test_the_lot_falls_now_on_one_and_now_on_the_other() -> None:
    """S2 (Scores, lot)."""
    assert {result("block,tie=lot", LYING, "43/54/3040", number).seat for number in NUMBERS} == {0, 2}


def test_who_wins_by_lot_scores_as_if_alone_in_having_fewest() -> None:
    """S2 (Scores, lot): the 7 of the other and 9."""
    for number in NUMBERS:
        found = result("block,tie=lot", LYING, "43/54/3040", number)
        assert found.points == ((16, 0, 0) if found.seat == 0 else (0, 0, 16))


def test_by_lot_the_difference_to_the_other_who_tied_is_nothing() -> None:
    """S0 by the lot of S2 (Scores): 9 - 7."""
    found = result("block,tie=lot,blocked=difference", LYING, "43/54/3040")
    assert sorted(found.points) == [0, 0, 2]


def test_of_two_lots_with_equally_many_pips_the_higher_half_wins() -> None:
    """Our ruling (Scores, lot): 63 and 54 have 9 pips each."""
    winners = set()
    for number in NUMBERS:
        found = result("block,tie=lot", "*366445", "20/11", number)
        lots = [spell_tile(tile) for _, tile in found.lots]
        assert lots == shuffle(["54", "63", "64"], number, 0, "lot")[:2]
        if "64" not in lots:
            assert found.seat == lots.index("63")
            winners.add(found.seat)
    assert winners == {0, 1}


def test_in_team_games_the_lot_is_drawn_seat_by_seat_and_won_by_the_team() -> None:
    """S2 in teams (Scores, lot): 7 and 7, partners with 9 and 10; points are the pips of both opponents."""
    for number in NUMBERS:
        found = result("no-draw-teams,tie=lot", "26L*66R61R", "43/3040/54/6400", number)
        first, second = shuffle(["61", "62", "66"], number, 0, "lot")[:2]
        assert (found.side, found.seat) == ((0, 0) if first > second else (1, 1))
        assert found.points == ((17, 0) if found.side == 0 else (0, 16))


def test_where_fewer_tiles_lie_than_seats_are_tied_those_for_whom_none_is_left_cannot_win() -> None:
    """Our ruling (Scores, lot): nothing lies but the lead, so the first of those tied draws it."""
    assert result("block,tie=lot", "*66", "43/52").points == (7, 0)
    found = result("block,tie=lot", "*66", "54/43/52/5110")
    assert (found.tied, found.seat, found.points) == ((1, 2, 3), 1, (0, 23, 0, 0))
    assert [spell_tile(tile) for _, tile in found.lots] == ["66"]


# ---- partners --------------------------------------------------------------------------------------------------------


def test_partners_who_tie_for_fewest_win_together() -> None:
    """Our ruling (Scores): 2 and 2 against 9 and 10; the points are those of one of them."""
    assert blocked("no-draw-teams", "20/54/11/55", "*66R") == (0, (19, 0))
    assert blocked("no-draw-teams", "54/20/55/11", "*66R") == (1, (0, 19))
    assert blocked("jaques-partnership,draw=0", "20/54/11/55", "*66O") == (0, (15, 0))


def test_opponents_who_tie_for_fewest_do_not_win() -> None:
    """S4, our ruling for teams (Scores): seats 0 and 1, or 0, 1 and 2, hold 3."""
    assert blocked("no-draw-teams", "30/21/54/55", "*66R") == (None, (0, 0))
    assert blocked("no-draw-teams", "30/21/2010/55", "*66R") == (None, (0, 0))
