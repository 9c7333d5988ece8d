"""How sure a win rate is."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bendo.arena.estimate import design_effect, wilson, win_rate

HEATS = 30


def coverage(rate: float, correlation: float) -> float:
    """How likely the interval holds the true rate: every outcome of 30 pairs of matches with its probability."""
    both = rate * rate + correlation * rate * (1 - rate)
    chances = (1 - 2 * rate + both, 2 * (rate - both), both)
    assert min(chances) >= 0
    found = 0.0
    for lost, halved in itertools.product(range(HEATS + 1), repeat=2):
        wins = (lost, halved, HEATS - lost - halved)
        if wins[2] < 0:
            continue
        low, high = win_rate(wins)[1]
        if low <= rate <= high:
            ways = math.factorial(HEATS) // math.prod(map(math.factorial, wins))
            found += ways * math.prod(chance**count for chance, count in zip(chances, wins, strict=True))
    return found


@pytest.mark.parametrize("rate", [0.5, 0.6, 0.75, 0.9])
def test_the_interval_holds_the_truth_as_often_as_it_says(rate: float) -> None:
    lowest = max(-0.6, -(1 - rate) / rate)
    for correlation in (lowest, -0.1, 0.0, 0.4):
        assert 0.93 < coverage(rate, correlation) < 0.995


def test_without_the_design_effect_it_would_not() -> None:
    twice = [15, 0, 15]  # both matches of a heat always end alike, so 60 matches are no more than 30
    rate, interval = win_rate(twice)
    assert design_effect(twice) == pytest.approx(2, abs=0.15)
    assert interval == wilson(rate, 60 / design_effect(twice))
    assert interval.high - interval.low > 1.3 * (wilson(rate, 60).high - wilson(rate, 60).low)


def test_an_interval_of_independent_matches_is_as_in_the_books() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(0.9, 10) == pytest.approx((0.5958, 0.9821), abs=1e-4)
    assert design_effect([25, 50, 25]) == pytest.approx(1, abs=0.01)


def test_mirrored_luck_makes_an_interval_narrower() -> None:
    assert design_effect([5, 90, 5]) < 0.3
    assert design_effect([0, 1, 0]) == 1


@given(st.lists(st.integers(0, 50), min_size=3, max_size=5).filter(any))
def test_an_interval_is_sane_whatever_has_happened(wins: list[int]) -> None:
    rate, (low, high) = win_rate(wins)
    assert 0 <= low <= rate <= high <= 1
    assert high - low > 0
    assert 0 < design_effect(wins) <= len(wins)
    mirrored, (other_low, other_high) = win_rate(wins[::-1])
    assert (mirrored, other_low, other_high) == pytest.approx((1 - rate, 1 - high, 1 - low))


@pytest.mark.parametrize("heats", [1, 5, 500])
def test_who_has_won_everything_may_lose_one_day(heats: int) -> None:
    rate, (low, high) = win_rate([0, 0, heats])
    assert (rate, high) == (1, 1)
    assert low == pytest.approx(wilson(1.0, 2 * heats).low)


def test_more_matches_make_it_surer() -> None:
    widths = [high - low for low, high in (win_rate([k, 2 * k, 2 * k])[1] for k in (1, 10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[3] < widths[1] / 8
