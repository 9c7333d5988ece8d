"""Ratings of all players on one scale."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bendo.arena import Answer, openskill, ratings_of
from bendo.arena.ratings import PRIOR_WINS, SCALE, Met, bradley_terry
from tests.arena.asked import answered, heat, question

KNOWN = (-180.0, -20.0, 0.0, 60.0, 140.0)

wins = st.tuples(st.integers(0, 300), st.integers(0, 300))


def chance(one: float, other: float) -> float:
    """The chance with which one rating beats the other."""
    return 1 / (1 + 10 ** ((other - one) / 400))


def all_met(players: int, each: tuple[int, int]) -> dict[tuple[int, int], Met]:
    return {pair: Met(each) for pair in itertools.combinations(range(players), 2)}


def test_known_strengths_are_found_again() -> None:
    met = {}
    for i, j in itertools.combinations(range(5), 2):
        won = round(1_000_000 * chance(KNOWN[i], KNOWN[j]))
        met[i, j] = Met((won, 1_000_000 - won))
    found = bradley_terry(5, met)
    assert [rating.points for rating in found] == pytest.approx(KNOWN, abs=0.01)
    assert all(0.1 < rating.interval.high - rating.interval.low < 2 for rating in found)


@given(st.integers(2, 6).flatmap(lambda n: st.tuples(st.just(n), st.lists(wins, min_size=15, max_size=15))))
def test_nothing_is_likelier_than_what_is_found(drawn: tuple[int, list[tuple[int, int]]]) -> None:
    players, results = drawn
    met = {pair: Met(won) for pair, won in zip(itertools.combinations(range(players), 2), results, strict=False)}
    found = [rating.points for rating in bradley_terry(players, met)]
    assert math.fsum(found) == pytest.approx(0, abs=1e-6)
    for player in range(players):  # there each has won as often as it should have
        won = expected = 0.0
        for (i, j), (both, _) in met.items():
            if player in (i, j):
                won += both[player == j] + PRIOR_WINS
                other = j if player == i else i
                expected += (sum(both) + 2 * PRIOR_WINS) * chance(found[player], found[other])
        assert won == pytest.approx(expected, rel=1e-6)


def test_two_players_are_as_far_apart_as_their_odds() -> None:
    better, worse = bradley_terry(2, {(0, 1): Met((300, 100))})
    assert better.points - worse.points == pytest.approx(SCALE * math.log(300.5 / 100.5))
    error = (better.interval.high - better.points) / 1.959964
    assert 2 * error == pytest.approx(SCALE / math.sqrt(401 * 300.5 * 100.5 / 401**2))


def test_heats_that_are_alike_make_it_less_sure() -> None:
    plain, alike = (bradley_terry(2, {(0, 1): Met((300, 100), effect)})[0] for effect in (1.0, 4.0))
    assert plain.points == alike.points
    assert alike.interval.high - alike.points == pytest.approx(2 * (plain.interval.high - plain.points))


@pytest.mark.parametrize("players", [2, 3, 6, 12])
@pytest.mark.parametrize("each", [(1, 0), (20_000, 0), (10**8, 0)])
def test_who_has_won_everything_has_a_rating_all_the_same(players: int, each: tuple[int, int]) -> None:
    found = bradley_terry(players, all_met(players, each))
    points = [rating.points for rating in found]
    assert points == sorted(points, reverse=True)
    assert points == pytest.approx([-other for other in points[::-1]], abs=1e-3)
    assert all(math.isfinite(rating.interval.high) and rating.interval.low < rating.points for rating in found)


def test_openskill_puts_the_better_one_first_and_gets_surer() -> None:
    few, many = Answer(question(), 8), Answer(question(), 200)
    for answer in (few, many):
        for ordinal in range(answer.heats):
            answer.add(heat(ordinal, 0, int(ordinal % 4 == 0)))
    assert all(skill.sigma < 25 / 3 for skill in openskill(few))
    better, worse = openskill(many)
    assert better.mu > worse.mu + 3 * worse.sigma
    assert better.sigma < openskill(few)[0].sigma


def test_a_league_is_rated_whoever_is_named_first() -> None:
    names = ("random", "ben", "heaviest")
    found: dict[str, list[tuple[float, ...]]] = {}
    for order in itertools.permutations(names):
        answer = answered(question(*order), 12)
        for name, rating in zip(order, ratings_of(answer), strict=True):
            found.setdefault(name, []).append((rating.points, *rating.interval))
    for name in names:
        assert all(rating == pytest.approx(found[name][0], abs=1e-6) for rating in found[name])
