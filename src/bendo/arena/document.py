"""An answer as facts for JSON (docs/arena.md, What the numbers mean). Pure."""

from __future__ import annotations

from typing import Any, Final

from bendo.arena.answer import Answer
from bendo.arena.estimate import Interval
from bendo.arena.ratings import openskill, ratings_of
from bendo.notation import spell_rules

_SHARE_PLACES: Final = 4
"""Decimal places of shares and means: one in ten thousand is less than any interval here is wide."""
_RATING_PLACES: Final = 1
_SKILL_PLACES: Final = 3


def document(answer: Answer) -> dict[str, Any]:
    """What has come out of matches between two players."""
    (standing,) = answer.standings.values()
    return {
        "games": standing.games,
        "wins": list(standing.won),
        "win_rate": _rounded(standing.win_rate),
        "ci95": _interval(standing.interval),
        "rounds_per_game": _rounded(standing.rounds_per_game),
        "blocked_share": _rounded(standing.blocked_share),
        "points_per_round": _rounded(standing.points_per_round),
        "even": _rounded(answer.question.even),
        **_asked(answer),
    }


def league_document(answer: Answer) -> dict[str, Any]:
    """What has come out of a league. Raises ImportError if OpenSkill is not installed."""
    pairs = [
        {
            "players": list(pair),
            "wins": list(standing.won),
            "win_rate": _rounded(standing.win_rate),
            "ci95": _interval(standing.interval),
            "rounds_per_game": _rounded(standing.rounds_per_game),
            "blocked_share": _rounded(standing.blocked_share),
            "points_per_round": _rounded(standing.points_per_round),
        }
        for pair, standing in answer.standings.items()
    ]
    ratings = [
        {
            "player": name,
            "bradley_terry": _rounded(rating.points, _RATING_PLACES),
            "ci95": _interval(rating.interval, _RATING_PLACES),
            "openskill": {"mu": _rounded(skill.mu, _SKILL_PLACES), "sigma": _rounded(skill.sigma, _SKILL_PLACES)},
        }
        for name, rating, skill in zip(answer.question.players, ratings_of(answer), openskill(answer), strict=True)
    ]
    asked = _asked(answer)
    return {"players": asked.pop("players"), "games": answer.games, "pairs": pairs, "ratings": ratings, **asked}


def _asked(answer: Answer) -> dict[str, Any]:
    """What the answer is about."""
    question = answer.question
    return {
        "players": list(question.players),
        "rules": spell_rules(question.rules),
        "seats": question.seats,
        "alone": question.alone,
        "number": question.number,
    }


def _rounded(value: float, places: int = _SHARE_PLACES) -> float:
    return round(value, places) + 0.0  # never -0.0


def _interval(interval: Interval, places: int = _SHARE_PLACES) -> list[float]:
    return [_rounded(interval.low, places), _rounded(interval.high, places)]
