"""What has come out so far."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bendo.arena import Answer, Heat, Tally
from tests.arena.asked import heat, heats_of, question


def test_everything_is_counted() -> None:
    answer = Answer(question(), 8)
    for each in (heat(0, 0, 0), heat(2, 1, 0, rounds=7, blocked=2), heat(3, 1, 1)):
        answer.add(each)
    standing = answer.standings[0, 1]
    assert (standing.games, standing.won, standing.wins) == (6, (3, 3), [1, 1, 1])
    assert (standing.rounds, standing.blocked) == (34, 8)
    assert standing.rounds_per_game == 34 / 6
    assert standing.blocked_share == 8 / 34
    assert list(standing.winners) == [0, 0, 2, 2, 1, 0, 1, 1]
    assert (answer.played, answer.asked, list(answer.missing((0, 1)))) == (6, 8, [1])


def test_points_are_those_of_a_side_on_average() -> None:
    answer = Answer(question(rules="blue-orange", seats=3), 2)
    alone, many = (50 * 12, 60 * 12), (61 * 12, 40 * 12)
    answer.add(Heat((0, 1), 0, (Tally(0, 4, 0, alone), Tally(1, 6, 0, many))))
    ahead = (50 - 60 / 2) + (61 / 2 - 40)
    assert answer.standings[0, 1].points_per_round == pytest.approx(ahead / 10)


@given(st.randoms(use_true_random=False))
def test_the_order_in_which_heats_come_does_not_matter(chance: random.Random) -> None:
    asked = question(rules="draw,target=20,hand=3", seats=3)
    shuffled = list(HEATS)
    chance.shuffle(shuffled)
    answers = [Answer(asked, 24), Answer(asked, 24)]
    for answer, heats in zip(answers, (HEATS, shuffled), strict=True):
        for each in heats:
            answer.add(each)
    assert answers[0] == answers[1]


HEATS = heats_of(question(rules="draw,target=20,hand=3", seats=3), 24)


def test_a_heat_counts_once_and_only_if_it_was_asked_for() -> None:
    answer = Answer(question(), 4)
    for each in (heat(1, 0, 1), heat(1, 0, 1), heat(2, 0, 0), heat(99, 0, 0)):
        answer.add(each)
    assert answer.played == 2


@pytest.mark.parametrize("games", [0, -2, 7])
def test_a_number_of_matches_that_makes_no_whole_heats_is_refused(games: int) -> None:
    with pytest.raises(ValueError, match="no multiple of 2"):
        Answer(question(), games)
