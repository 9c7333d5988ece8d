"""Rules, Scores: the match. Rounds until the target is reached."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bendo.game import DRAW, PASS, Match
from tests.game.tables import after, match_at, table


def out(rules: str, hands: str, scores: str) -> Match:
    """A match of straight tiles whose round has just ended: one hand is empty."""
    return match_at("1", table(rules, "*6665", hands, state=f"scores={scores}"))


def test_the_match_goes_to_the_first_to_reach_100_points() -> None:
    """S0 to S4 (The match): 9 pips make 100 of 91, and 99 of 90."""
    assert out("ben", "-/54", "91/99").winner == 0
    assert out("ben", "-/54", "91/99").scores == (100, 99)
    assert out("ben", "-/54", "90/99").winner is None
    assert out("ben", "54/-", "99/95").winner == 1


def test_all_five_is_played_to_200() -> None:
    """S3 (The match)."""
    over = [table("all-five", "*12R+*35R", "-/54", state=f"scores={scores}/0") for scores in (190, 191)]
    assert [match_at("1", position).winner for position in over] == [None, 0]


def test_the_target_can_be_changed() -> None:
    """Fields, `target`."""
    assert out("ben,target=20", "-/54", "11/0").winner == 0
    assert out("ben,target=21", "-/54", "11/0").winner is None


def test_the_target_is_looked_at_only_when_a_round_ends() -> None:
    """S0 (The match): 100 points by fives in the middle of a round decide nothing yet."""
    match = match_at("1", table("jaques-muggins", "*50R", "5543/6042", state="scores=95/95"))
    reached = match_at("1", after(match.position, "55aO"))
    assert (reached.scores, reached.result, reached.winner) == ((100, 95), None, None)
    with pytest.raises(ValueError, match="round"):
        reached.next_round()


def test_who_reached_the_target_first_in_a_round_may_still_lose_to_a_higher_total() -> None:
    """S0: "if two players cross 100 on the same round, the higher total wins" (The match): 100 against 95 + 14."""
    position = table("jaques-muggins", "*50R", "5554/-", state="scores=95/95,fives=5/0")
    match = match_at("1", position)
    assert match.scores == (100, 95 + 19)
    assert match.winner == 1


def test_of_several_over_the_target_the_highest_total_wins() -> None:
    """S0 (The match): 7/2 each make 207/2 and 205/2."""
    match = match_at("1", table("block", "*66", "43/52", state="scores=100/99"))
    assert match.scores == (Fraction(207, 2), Fraction(205, 2))
    assert match.winner == 0


def test_with_equal_totals_over_the_target_another_round_is_played() -> None:
    """S0: "if still tied, play another round" (The match)."""
    match = match_at("1", table("block", "*66", "43/52", state="scores=99/99"))
    assert match.scores == (Fraction(205, 2), Fraction(205, 2))
    assert match.winner is None
    following = match.next_round()
    assert (following.round, following.scores) == (1, (Fraction(205, 2), Fraction(205, 2)))
    again = replace(following, position=table("block", "*66", "43/52", state="scores=205:2/205:2"))
    assert again.winner is None
    assert again.next_round().round == 2
    decided = replace(following, position=table("block", "*66", "10/52", state="scores=205:2/205:2"))
    assert decided.winner == 0


def test_a_third_below_the_highest_two_does_not_win_while_these_are_equal() -> None:
    """S0 (The match): 101 is over the target, but two have 2 + 101."""
    match = match_at("1", table("block,tie=nobody", "*66", "20/11/30", state="scores=103/103/101"))
    assert match.scores == (103, 103, 101)
    assert match.winner is None


def test_in_team_games_the_match_is_won_by_a_team() -> None:
    """S0, S1, S3 (Teams): seat 3 goes out; 9 and 5 pips for team 1."""
    match = match_at("1", table("no-draw-teams", "*66R65L", "54/21/32/-", state="scores=98/90"))
    assert match.scores == (98, 104)
    assert match.winner == 1
    assert match.result
    assert (match.result.side, match.result.seat) == (1, 3)


def test_scores_go_on_from_round_to_round() -> None:
    """S0 to S4 (The match)."""
    following = out("ben", "-/54", "10/20").next_round()
    assert following.scores == following.position.scores == (19, 20)
    assert following.position.fives == (0, 0)
    assert [result.points for result in following.results] == [(9, 0)]


def test_points_by_fives_are_part_of_the_next_rounds_scores() -> None:
    """S0, S3 (The match)."""
    match = match_at("1", table("jaques-muggins", "*50R", "5554/-", state="scores=5/10,fives=15/10"))
    assert match.next_round().position.scores == (20, 10 + 10 + 19)


def test_there_is_no_next_round_once_the_match_is_won() -> None:
    """S0 to S4 (The match)."""
    with pytest.raises(ValueError, match="match"):
        out("ben", "-/54", "91/99").next_round()


def test_a_match_is_played_from_its_number_to_the_end() -> None:
    """S0 to S4 (The match): rounds, each dealt anew, until somebody has reached the target."""
    match = Match.begin(table("ben,target=30", "*66", "65/54").rules, 2, "1")
    highest: list[int | Fraction] = []
    while match.winner is None:
        if match.result:
            match = match.next_round()
        actions = match.position.actions()
        plays = [action for action in actions if action not in (DRAW, PASS)]
        match = match.play((plays or actions)[0]).match
        if match.result:
            highest.append(max(match.scores))
    assert len(highest) == match.round + 1
    assert highest[-1] >= 30
    assert all(score < 30 for score in highest[:-1])
