"""What an undo takes back, and whether it may (rules, What is seen)."""

from __future__ import annotations

from bendo.game import Drew, Play, RoundEnded, Seat, Showed, TimeCalled
from bendo.table.commands import Refused
from bendo.table.state import Moment, Phase, State, forced, replayed


def taken_back(state: State, seat: Seat) -> int | Refused:
    """How many actions of the round go with the seat's last decision: that one, and all that followed it.

    One person against bots may take everything back within the round; among people a tile that was hidden must not have
    been shown to anybody since, and whoever draws has seen one.
    """
    if state.phase is not Phase.PLAYING or state.game is None:
        return Refused.of("undo-over")
    moments = tuple(replayed(state.game))
    at = next((i for i in range(len(moments) - 1, -1, -1) if _decided(state, moments[i], seat)), None)
    if at is None:
        return Refused.of("undo-nothing")
    if not state.plan.solo and not _nothing_shown(moments[at:]):
        return Refused.of("undo-shown")
    return len(moments) - at


def asked_of(state: State, seat: Seat) -> frozenset[str]:
    """The people who must agree: all others who play."""
    return state.playing - {state.chairs[seat].person}


def _decided(state: State, moment: Moment, seat: Seat) -> bool:
    """Whether this was a decision of this seat: what the table would at once do again for it was none."""
    if moment.acted.seat != seat or moment.acted.by != "person":
        return False
    return not (state.chairs[seat].automatic and forced(moment.before.position))


def _nothing_shown(moments: tuple[Moment, ...]) -> bool:
    """Whether these actions, but for the tile of the first, have shown nobody a tile that was hidden from him."""
    if any(isinstance(moment.action, Play) for moment in moments[1:]):
        return False
    return not any(
        isinstance(event, Drew | Showed | TimeCalled | RoundEnded) for moment in moments for event in moment.events
    )
