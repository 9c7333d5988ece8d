"""Ratings of all players of a league on one scale. Pure.

Of Bradley and Terry ("Rank analysis of incomplete block designs", 1952): a player beats another with the odds of their
strengths. Of OpenSkill, which goes through the matches one by one and updates a belief about each player.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from bendo.arena.answer import Answer
from bendo.arena.estimate import Interval, Z, design_effect
from bendo.arena.schedule import Pair

PRIOR_WINS: Final = 0.5
"""So much of a win is added to each player against each other one: else who has won all would have no finite rating."""

SCALE: Final = 400 / math.log(10)
"""Points for each unit of log strength: as in chess, 400 points are odds of ten to one."""

_ENOUGH: Final = 1e-10
"""A step is the last one where no log strength changes by more."""

_STEPS: Final = 100

Matrix = list[list[float]]


class Met(NamedTuple):
    """How often each of two players has won against the other, and the design effect of their matches."""

    wins: tuple[int, int]
    effect: float = 1.0


class Rating(NamedTuple):
    """A player's rating, where the mean of all players is 0, with its 95 % interval."""

    points: float
    interval: Interval


class Skill(NamedTuple):
    """What OpenSkill believes of a player: the mean of its skill, and the standard deviation."""

    mu: float
    sigma: float


def ratings_of(answer: Answer) -> tuple[Rating, ...]:
    """The Bradley-Terry ratings of an answer's players, every pair of whom has played."""
    met = {pair: Met(standing.won, design_effect(standing.wins)) for pair, standing in answer.standings.items()}
    return bradley_terry(len(answer.question.players), met)


def bradley_terry(players: int, met: dict[Pair, Met]) -> tuple[Rating, ...]:
    """The ratings that make what has happened likeliest, `PRIOR_WINS` added to each side of every pair in `met`.

    The players must all be connected by pairs who met. Intervals are those of normal theory, from the curvature of the
    likelihood, widened or narrowed by the design effects of the pairs (a sandwich estimate).
    """
    logs = _likeliest(players, met)
    inverse = _inverse_around_the_mean(_information(logs, met))
    spread = _information(logs, met, effects=True)
    covariance = _product(_product(inverse, spread), inverse)
    found = []
    for player, log in enumerate(logs):
        points = SCALE * log
        error = Z * SCALE * math.sqrt(covariance[player][player])
        found.append(Rating(points, Interval(points - error, points + error)))
    return tuple(found)


def openskill(answer: Answer) -> tuple[Skill, ...]:
    """What OpenSkill believes after all matches, heat after heat, in each heat pair after pair.

    Its Plackett-Luce model with its usual settings, but for tau, 0 here: players of the program do not change between
    two matches. Raises ImportError if it is not installed.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    skills = [model.rating() for _ in answer.question.players]
    size = answer.question.heat_size
    for heat in range(answer.heats):
        for (i, j), standing in answer.standings.items():
            for winner in standing.winners[heat * size : (heat + 1) * size]:
                first, second = (i, j) if winner == 0 else (j, i)
                [[skills[first]], [skills[second]]] = model.rate([[skills[first]], [skills[second]]])
    return tuple(Skill(skill.mu, skill.sigma) for skill in skills)


def _likeliest(players: int, met: dict[Pair, Met]) -> list[float]:
    """The likeliest log strengths, of mean 0: steps of Newton's method from equal players, none of them a large one."""
    logs = [0.0] * players
    for _ in range(_STEPS):
        slopes = [0.0] * len(logs)
        for (i, j), (wins, _) in met.items():
            slope = wins[0] + PRIOR_WINS - _matches(wins) * _chance(logs[i] - logs[j])
            slopes[i] += slope
            slopes[j] -= slope
        inverse = _inverse_around_the_mean(_information(logs, met))
        step = [math.fsum(a * b for a, b in zip(row, slopes, strict=True)) for row in inverse]
        longest = max(map(abs, step))
        shorter = min(1.0, 1 / longest) if longest else 1.0
        logs = _levelled([log + shorter * more for log, more in zip(logs, step, strict=True)])
        if longest < _ENOUGH:
            break
    return logs


def _matches(wins: tuple[int, int]) -> float:
    return sum(wins) + 2 * PRIOR_WINS


def _chance(difference: float) -> float:
    """The chance to win against somebody whose log strength is less by this."""
    return 1 / (1 + math.exp(-difference))


def _levelled(logs: Sequence[float]) -> list[float]:
    """The same log strengths, of mean 0."""
    mean = math.fsum(logs) / len(logs)
    return [log - mean for log in logs]


def _information(logs: Sequence[float], met: dict[Pair, Met], *, effects: bool = False) -> Matrix:
    """The curvature of the likelihood; with `effects` the variance of its slope, to which heats that are alike add."""
    matrix = [[0.0] * len(logs) for _ in logs]
    for (i, j), (wins, effect) in met.items():
        chance = _chance(logs[i] - logs[j])
        weight = _matches(wins) * chance * (1 - chance) * (effect if effects else 1)
        matrix[i][i] += weight
        matrix[j][j] += weight
        matrix[i][j] -= weight
        matrix[j][i] -= weight
    return matrix


def _product(a: Matrix, b: Matrix) -> Matrix:
    columns = list(zip(*b, strict=True))
    return [[math.fsum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in a]


def _inverse_around_the_mean(matrix: Matrix) -> Matrix:
    """The pseudo-inverse of a matrix that only lacks what all players have in common.

    With that added, an ordinary inverse by elimination; it is taken off again afterwards.
    """
    size = len(matrix)
    common = max(matrix[i][i] for i in range(size)) / size  # of the same order as the rest, for accuracy
    rows = [[value + common for value in row] + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [[value - 1 / (common * size * size) for value in row[size:]] for row in rows]
