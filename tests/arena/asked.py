"""Questions to the arena whose matches are short, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bendo.arena import Answer, Heat, Pool, Question, Tally, complete
from bendo.notation import parse_rules

SHORT = "ben,target=20"
"""Rules by which a match has few rounds."""


def question(
    *players: str, rules: str = SHORT, seats: int | None = None, number: str = "7", alone: bool = False
) -> Question:
    """A question, if not told otherwise about random and heaviest at the fewest seats."""
    by = parse_rules(rules)
    named = players or ("random", "heaviest")
    return Question(rules=by, players=named, seats=seats or by.players[0], number=number, alone=alone)


def answered(asked: Question, games: int, pool: Pool | None = None, known: Sequence[Heat] = ()) -> Answer:
    """The whole answer to a question."""
    answer = Answer(asked, games)
    for heat in known:
        answer.add(heat)
    complete(answer, pool=pool)
    return answer


@cache
def heats_of(asked: Question, games: int) -> tuple[Heat, ...]:
    """All heats of a question, in the order in which they are played in one process."""
    heats: list[Heat] = []
    complete(Answer(asked, games), told=heats.extend)
    return tuple(heats)


def heat(ordinal: int, *winners: int, rounds: int = 5, blocked: int = 1, pair: tuple[int, int] = (0, 1)) -> Heat:
    """A heat with these winners, each match with a score of 100 to 40."""
    points = {0: (1200, 480), 1: (480, 1200)}
    return Heat(pair, ordinal, tuple(Tally(winner, rounds, blocked, points[winner]) for winner in winners))
