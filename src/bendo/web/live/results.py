"""How a match ended for the people at it, for their statistics."""

from __future__ import annotations

from collections.abc import Sequence

from bendo.store import Result
from bendo.table import Happening, Phase, State

PEOPLE = "people"
"""The level of a match against other people."""
MIXED = "mixed"
"""The level of a match against players of the program who are not all the same."""


def results_of(happenings: Sequence[Happening]) -> list[Result]:
    """The results that these happenings have brought; none unless the last of them ended a match.

    A seat that a player of the program finished for somebody counts for nobody, unless it was given up.
    """
    last = happenings[-1]
    state = last.after
    if state.phase is not Phase.OVER or last.before.phase is Phase.OVER or state.ended is None or state.game is None:
        return []
    rules, winner = state.plan.rules, state.ended.side
    match = state.game.match
    rounds = len(match.results) + (match.result is not None)
    return [
        Result(
            person=chair.person,
            seat=seat,
            sheet=rules.sheet,
            level=level(state, chair.person),
            won=None if winner is None else rules.side(seat) == winner,
            rounds=rounds,
        )
        for seat, chair in enumerate(state.chairs)
        if chair.person is not None and (chair.stand_in is None or chair.resigned)
    ]


def level(state: State, person: str) -> str:
    """Against whom this person plays: `people`, a player of the program such as `ben:easy`, or `mixed`."""
    if any(chair.person not in (None, person) for chair in state.chairs):
        return PEOPLE
    players = {chair.player for chair in state.chairs if chair.person != person}
    if len(players) > 1:
        return MIXED
    return next((player for player in players if player is not None), PEOPLE)
