"""Rules, Scores: muggins and All Five."""

from __future__ import annotations

import pytest

from bendo.game import Match, RoundResult, Scored, deal, sheet
from tests.game.tables import after, fits, happened, match_at, shows, table

FIVE = "*12R+*35R"
"""1 to 2 and 3 to 5 bend right: the four ends show 1, 2, 3 and 5."""


def scored(rules: str, line: str, hands: str, action: str) -> int | None:
    """The points by fives of a play, None if there are none."""
    events = happened(table(rules, line, hands), action)
    return next((event.points for event in events if isinstance(event, Scored)), None)


# ---- muggins ---------------------------------------------------------------------------------------------------------


def test_ends_that_add_up_to_a_multiple_of_five_score_the_sum() -> None:
    """S0, Muggins (Scores): the opener shows 3 at `a` and 6 at `b`; a play makes 4 and 6, 2 and 6, or 3 and 2."""
    assert scored("jaques-muggins", "*36R", "4310/21", "43a") == 10
    assert scored("jaques-muggins", "*36R", "3210/51", "32a") is None
    assert scored("jaques-muggins", "*36R", "6210/51", "62b") == 5


def test_the_lead_scores_too_a_lone_opener_at_both_its_ends() -> None:
    """S0; that a lone double counts at both its ends is our ruling (Scores)."""
    assert scored("jaques-muggins", "-", "5510/4321", "55") == 10
    assert scored("jaques-muggins", "-", "3210/20", "32") == 5
    assert scored("jaques-muggins", "-", "6410/20", "64") == 10
    assert scored("jaques-muggins", "-", "6610/20", "66") is None


@pytest.mark.parametrize("action", ["55aO", "55aI"])
def test_a_later_double_counts_once(action: str) -> None:
    """S0: "a single end" (Scores): 5 and 0."""
    assert scored("jaques-muggins", "*50R", "5510/21", action) == 5


def test_an_inline_double_counts_once_as_well() -> None:
    """Scores: an end counts once."""
    assert scored("blue-orange,fives=two", "*50R", "5510/21", "55aL") == 5
    assert scored("ben,fives=two", "*6665", "5510/21", "55b") is None  # 6 and 5


def test_a_sum_of_nothing_is_no_score() -> None:
    """S0, Muggins (Scores): 0 is a multiple of five, and brings 0."""
    position = table("jaques-muggins", "-", "0010/4321")
    assert after(position, "00").fives == (0, 0)


def test_ends_gone_in_a_ring_count_nothing() -> None:
    """Scores: 52 closes a ring where two fives meet; in All Five `c` and `d`, 2 and 3, still count."""
    assert scored("blue-orange,fives=two", "*56R62R", "5243/21", "52b") is None
    assert scored("all-five", "40R*01R+*23R", "4130/65", "41a") == 5


def test_dead_ends_still_count() -> None:
    """Our ruling (Scores): 3 at `a`, which is dead then, 1 at `b`, 3 and 3."""
    position = table("all-five", "20L*01R+*33R", "3265/54")
    played = after(position, "32a")
    assert fits(played, "a") == ""
    assert shows(played) == {"a": 3, "b": 1, "c": 3, "d": 3}
    assert played.fives == (10, 0)


def test_the_play_that_goes_out_scores_too() -> None:
    """S0, Muggins (Scores): 5 by the ends and 10 pips."""
    out = match_at("1", after(table("jaques-muggins", "*50R", "55/4321"), "55aO"))
    assert out.result
    assert (out.result.ending, out.result.fives, out.result.points) == ("out", (5, 0), (15, 0))


def test_points_by_fives_count_in_the_running_scores_at_once() -> None:
    """S0, S3 (Scores, The match)."""
    match = match_at("1", table("jaques-muggins", "*50R", "5510/4321", state="scores=20/30"))
    assert match.scores == (20, 30)
    played = match_at("1", after(match.position, "55aO"))
    assert played.position.ending is None
    assert played.scores == (25, 30)


def test_in_team_games_fives_belong_to_the_team() -> None:
    """S0 (Scores, Teams)."""
    for seat, fives in enumerate([(5, 0), (0, 5), (5, 0), (0, 5)]):
        hands = ["43", "44", "65", "66"]
        hands[seat] = "5510"
        position = table("jaques-partnership,fives=two", "*50R", "/".join(hands), state=f"turn={seat}")
        assert after(position, "55aO").fives == fives


def test_without_fives_nothing_is_scored_during_a_round() -> None:
    """S0 to S4 (Scores): on these sheets alone."""
    assert scored("jaques", "-", "5510/4321", "55") is None
    assert scored("blue-orange", "-", "5510/4321", "55") is None


# ---- All Five --------------------------------------------------------------------------------------------------------


def test_in_all_five_all_four_ends_are_added_up() -> None:
    """S3 (Scores): "10 points (3 + 5 + 2 + 0)"."""
    assert scored("all-five", FIVE, "1054/66", "10a") == 10
    assert scored("all-five", FIVE, "3154/66", "31a") is None  # 3 + 2 + 3 + 5


def test_the_starters_score_nothing() -> None:
    """Our ruling (Scores): not even where their ends add up to a multiple of five."""
    sums = []
    for number in range(1, 13):
        match = Match.begin(sheet("all-five"), 2, str(number))
        sums.append(sum(shows(match.position).values()))
        assert match.position.fives == match.scores == (0, 0)
    assert any(total and total % 5 == 0 for total in sums)
    assert deal(sheet("all-five"), 2, "1").position().fives == (0, 0)


def round_of(hands: str, fives: str, leader: int = 0, rules: str = "all-five") -> RoundResult:
    """What a round of All Five brings that has ended with these hands and points by fives."""
    found = match_at("1", table(rules, FIVE, hands, state=f"fives={fives},leader={leader}")).result
    assert found
    return found


def test_the_most_points_by_fives_win_the_round_whoever_went_out() -> None:
    """S3: "the player with the highest score wins the round" (Scores); 5 pips of seat 2 are added, the rest kept."""
    found = round_of("54/-/32", "15/5/10")
    assert (found.ending, found.seat, found.points, found.fives) == ("out", 0, (20, 5, 10), (15, 5, 10))


def test_with_equal_fives_the_seat_that_went_out_wins_the_round() -> None:
    """Our ruling (Scores): 9 and 5 pips are added."""
    assert round_of("54/-/32", "10/10/0")[2:4] == (1, (10, 24, 0))
    assert round_of("54/-/32", "0/0/0")[2:4] == (1, (0, 14, 0))


def test_with_equal_fives_and_none_of_them_out_the_fewest_pips_win_the_round() -> None:
    """Our ruling (Scores): 9 against 5 pips."""
    assert round_of("54/-/32", "10/0/10")[2:4] == (2, (10, 0, 19))


@pytest.mark.parametrize(("leader", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_with_equal_fives_and_pips_the_earlier_seat_from_the_leader_wins_the_round(leader: int, winner: int) -> None:
    """Our ruling (Scores): 54 and 63 have 9 pips each."""
    assert round_of("54/63/-", "10/10/5", leader).seat == winner


def test_a_blocked_round_too_goes_to_the_most_points_by_fives() -> None:
    """S3 (Scores): 12 pips against none; all pips of the others are added, nothing is taken off."""
    blocked = "all-five,draw=0,free=no"
    assert round_of("66/00", "10/5", rules=blocked)[:4] == ("blocked", 0, 0, (10, 5))
    assert round_of("66/00", "5/10", rules=blocked)[:4] == ("blocked", 1, 1, (5, 22))
    assert round_of("66/00", "5/5", rules=blocked)[:4] == ("blocked", 1, 1, (5, 17))


def test_with_out_who_goes_out_wins_the_round_and_the_others_keep_their_fives() -> None:
    """Fields, `five-round=out` (Scores): 9 and 5 pips."""
    found = round_of("54/-/32", "15/5/10", rules="all-five,five-round=out")
    assert (found.seat, found.points) == (1, (15, 19, 10))


def test_with_out_a_blocked_round_goes_to_the_fewest_pips_and_to_nobody_where_these_are_equal() -> None:
    """Fields, `five-round=out` (Scores)."""
    blocked = "all-five,five-round=out,draw=0,free=no"
    assert round_of("66/00", "10/5", rules=blocked)[:4] == ("blocked", 1, 1, (10, 17))
    even = round_of("64/6040", "5/0", rules=blocked)
    assert (even.ending, even.side, even.seat, even.points) == ("blocked", None, None, (5, 0))
