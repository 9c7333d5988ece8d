"""Who meets whom, from which seats and by which numbers."""

from collections import Counter

import pytest

from bendo.arena import Question
from bendo.arena.schedule import owners
from bendo.game import SHEETS, InvalidRules, Rules
from tests.arena.asked import question
from tests.strategies import SITTINGS

sittings = pytest.mark.parametrize(
    ("rules", "seats"), SITTINGS, ids=[f"{rules.sheet}-{seats}" for rules, seats in SITTINGS]
)


def test_two_players_sit_once_on_either_side() -> None:
    assert question().lineups(5) == ((0, 1), (1, 0))


def test_at_four_seats_each_player_has_two_opposite_each_other() -> None:
    assert question(rules="blue-orange", seats=4).lineups(5) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_at_three_seats_one_sits_alone_and_the_lone_seat_moves_on() -> None:
    lineups = [question(rules="blue-orange", seats=3).lineups(heat) for heat in range(4)]
    assert [first for first, _ in lineups] == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 1, 1)]


@sittings
def test_whatever_one_player_is_given_so_is_the_other(rules: Rules, seats: int) -> None:
    asked = Question(rules=rules, players=("a", "b"), seats=seats, number="7")
    for heat in range(6):
        first, second = asked.lineups(heat)
        assert second == tuple(1 - player for player in first)
        assert set(first) == {0, 1}
    lineups = [lineup for heat in range(3) for lineup in asked.lineups(heat)]
    seated = Counter((seat, own) for lineup in lineups for seat, own in enumerate(lineup))
    assert set(seated.values()) == {3}


def test_who_is_alone_sits_once_at_every_seat() -> None:
    asked = question(rules="blue-orange", seats=4, alone=True)
    assert asked.lineups(3) == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))
    assert (asked.heat_size, asked.even) == (4, 0.25)
    assert question(rules="blue-orange", seats=3, alone=True).even == 1 / 3


def test_a_side_belongs_to_whoever_sits_there_and_that_of_a_lone_player_to_it() -> None:
    single, teams = SHEETS["blue-orange"], SHEETS["no-draw-teams"]
    assert owners(single, (1, 0, 1)) == (1, 0, 1)
    assert owners(teams, (0, 1, 0, 1)) == (0, 1)
    assert owners(teams, (1, 0, 1, 1)) == (1, 0)
    assert question(rules="no-draw-teams", alone=True).even == 0.5


def test_all_matches_of_a_heat_have_its_number() -> None:
    assert [fixture.number for fixture in question(number="a-1").fixtures(12)] == ["a-1-12"] * 2


def test_every_two_players_meet() -> None:
    assert question("random", "random", "ben", "heaviest").pairs == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def test_a_question_that_nobody_could_answer_is_refused() -> None:
    with pytest.raises(InvalidRules):
        question(seats=3)
    with pytest.raises(ValueError, match="1 players"):
        question("random")
    with pytest.raises(ValueError, match="3 players"):
        question("random", "random", "random", alone=True)
