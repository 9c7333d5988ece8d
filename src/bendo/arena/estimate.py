"""How sure a win rate is, when matches come in heats that share their deals. Pure."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)
"""So many standard errors to each side hold 95 % of a normal distribution."""

PRIOR_HEATS: Final = 4
"""So many heats of independent matches are added where the design effect is estimated: a few heats that happen to be
alike, or all won, would else make anything look certain."""


class Interval(NamedTuple):
    """Where the true value lies, from `low` to `high`: made like this, 95 of 100 intervals hold it."""

    low: float
    high: float


def design_effect(wins: Sequence[int]) -> float:
    """How the variance of the win rate compares with that of as many independent matches: 1 if they were independent.

    `wins[k]` is how many heats brought k wins, from none to all of the heat's matches. Matches of a heat share their
    deals, so whoever has luck in one mirrored match lacks it in the other: the effect is mostly below 1.

    The ratio of the variance between heats to the binomial one (Kish, "Survey Sampling", 1965), both with the variance
    of `PRIOR_HEATS` even, independent heats added.
    """
    size = len(wins) - 1
    heats = sum(wins)
    mean = sum(k * count for k, count in enumerate(wins)) / heats
    found = sum(count * (k - mean) ** 2 for k, count in enumerate(wins))
    expected = (heats - 1) * mean * (size - mean) / size
    prior = PRIOR_HEATS * size / 4
    return (found + prior) / (expected + prior)


def win_rate(wins: Sequence[int]) -> tuple[float, Interval]:
    """The share of matches won, with its 95 % interval; `wins[k]` is how many heats brought k wins. At least one heat.

    The score interval of Wilson ("Probable inference, the law of succession, and statistical inference", 1927), with
    the number of matches divided by the design effect. Franco, Little, Louis and Slud ("Comparative study of confidence
    intervals for proportions in complex sample surveys", 2019) recommend this one for samples in clusters.
    """
    size = len(wins) - 1
    matches = size * sum(wins)
    rate = sum(k * count for k, count in enumerate(wins)) / matches
    return rate, wilson(rate, matches / design_effect(wins))


def wilson(rate: float, matches: float) -> Interval:
    """The score interval of Wilson around a share that was found over so many independent matches, not always whole."""
    spread = Z * Z / matches
    middle = (rate + spread / 2) / (1 + spread)
    half = math.sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Interval(min(low, rate), max(high, rate))  # at 0 and 1 rounding would leave the share itself out
