"""What an undo takes back, and whether it may (rules, What is seen)."""

from __future__ import annotations

from bendo.game import Drew, Play, RoundEnded, Seat, Showed, TimeCalled
from bendo.table.commands import Refused
from bendo.table.state import Phase, State, Step, forced


def taken_back(state: State, seat: Seat) -> int | Refused:
    """How many actions of the round go with the seat's last decision: that one, and all that followed it.

    One person against bots may take everything back within the round; among people a tile that was hidden must not have
    been shown to anybody since, and whoever draws has seen one.
    """
    if state.phase is not Phase.PLAYING or state.game is None:
        return Refused.of("undo-over")
    steps = state.game.steps
    at = next((i for i in range(len(steps) - 1, -1, -1) if _decided(state, steps[i], seat)), None)
    if at is None:
        return Refused.of("undo-nothing")
    if not state.plan.solo and not _nothing_shown(steps[at:]):
        return Refused.of("undo-shown")
    return len(steps) - at


def asked_of(state: State, seat: Seat) -> frozenset[str]:
    """The people who must agree: all others who play."""
    return state.playing - {state.chairs[seat].person}


def _decided(state: State, step: Step, seat: Seat) -> bool:
    """Whether a step was a decision of this seat: what the table would at once do again for it was none."""
    if step.seat != seat or step.by != "person":
        return False
    return not (state.chairs[seat].automatic and forced(step.before.position))


def _nothing_shown(steps: tuple[Step, ...]) -> bool:
    """Whether these steps, but for the tile of the first, have shown nobody a tile that was hidden from him."""
    if any(isinstance(step.action, Play) for step in steps[1:]):
        return False
    return not any(
        isinstance(event, Drew | Showed | TimeCalled | RoundEnded) for step in steps for event in step.events
    )
