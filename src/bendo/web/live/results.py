"""How a match ended for the people at it, for their statistics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import chain
from typing import Final

from bendo.game import Match, RoundResult, Seat
from bendo.store import Result, Store
from bendo.table import Event, Happening, Phase, State, read_event
from bendo.table.events import Acted, RematchBegan, RoundBegan, Started, Undone
from bendo.web.live.draws import NO_DRAWS, Draws, draws_of

LOGGER: Final = logging.getLogger("bendo.web")

BEGINNING: Final = ("started", "rematch-began")
"""The kinds of stored events with which a match begins."""
PEOPLE = "people"
"""The level of a match against other people."""
MIXED = "mixed"
"""The level of a match against players of the program who are not all the same."""


async def results_at(store: Store, table_id: str, happenings: Sequence[Happening]) -> list[Result]:
    """The results that these happenings have brought at a table of which the store has all that was before.

    The store is read only if there are any. A match ends whether or not its draws can be told: if something is wrong
    with them it is logged, and none are counted.
    """
    if not results_of(happenings):
        return []
    new = [happening.event for happening in happenings]
    try:
        earlier = await store.events_since_last(table_id, BEGINNING)
        draws = await asyncio.to_thread(_draws_at, happenings[-1].after, earlier, new)
    except Exception:
        LOGGER.exception("table %s: the draws of a match cannot be counted", table_id)
        draws = ()
    return results_of(happenings, draws)


def results_of(happenings: Sequence[Happening], draws: Sequence[Draws] = ()) -> list[Result]:
    """The results that these happenings have brought; none unless the last of them ended a match.

    `draws` are those of the match by seat, all others being none. A seat that a player of the program finished for
    somebody counts for nobody, unless it was given up.
    """
    last = happenings[-1]
    state = last.after
    if state.phase is not Phase.OVER or last.before.phase is Phase.OVER or state.ended is None or state.game is None:
        return []
    match = state.game.match
    ended = match.results if match.result is None else (*match.results, match.result)
    draws = draws or (NO_DRAWS,) * len(state.chairs)
    return [
        _result(state, seat, chair.person, ended, draws)
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


def last_rounds(events: Iterable[Event]) -> list[list[str]]:
    """The rounds of the last match that these events tell of: the actions of each, but for those taken back."""
    rounds: list[list[str]] = []
    for event in events:
        match event:
            case Started() | RematchBegan():
                rounds = [[]]
            case RoundBegan():
                rounds.append([])
            case Acted(action=action):
                rounds[-1].append(action)
            case Undone(actions=actions):
                del rounds[-1][-actions:]
    return rounds


def _draws_at(state: State, earlier: Iterable[str], new: Iterable[Event]) -> tuple[Draws, ...]:
    """The draws of the match that has ended in this state, by seat; `earlier` events are as they were stored."""
    match = Match.begin(state.plan.rules, len(state.chairs), state.number)
    return draws_of(match, last_rounds(chain(map(read_event, earlier), new)))


def _result(state: State, seat: Seat, person: str, ended: Sequence[RoundResult], draws: Sequence[Draws]) -> Result:
    assert state.ended is not None
    rules, winner = state.plan.rules, state.ended.side
    side = rules.side(seat)
    points = sum((Fraction(each.points[side]) for each in ended), Fraction())
    others = sum((counted for other, counted in enumerate(draws) if other != seat), NO_DRAWS)
    return Result(
        person=person,
        seat=seat,
        sheet=rules.sheet,
        level=level(state, person),
        won=None if winner is None else side == winner,
        rounds=len(ended),
        rounds_won=sum(each.side == side for each in ended),
        rounds_lost=sum(each.side not in (None, side) for each in ended),
        rounds_blocked=sum(each.ending == "blocked" for each in ended),
        points=float(points),
        points_against=float(sum((Fraction(more) for each in ended for more in each.points), Fraction()) - points),
        draws=draws[seat].draws,
        fitted=draws[seat].fitted,
        expected=draws[seat].expected,
        others_draws=others.draws,
        others_fitted=others.fitted,
        others_expected=others.expected,
    )
