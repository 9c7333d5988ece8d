"""What happens by itself once other things have: at once (`following`), or when a moment has come (`due`).

Law: following events come to an end, since each of them settles what made it follow or is one action of a round.
"""

from __future__ import annotations

from bendo.game import TIME
from bendo.notation import spell_action
from bendo.table.events import Acted, Event, RoundBegan, TimeUp, Undone
from bendo.table.state import Phase, State, forced
from bendo.table.undo import asked_of, taken_back


def following(state: State, now: float) -> Event | None:
    """The next event that needs nobody: an undo all agree to, the round all want, a draw or pass for who asked for it.

    A seat's draw or pass comes last, so that an undo to before it is not passed over.
    """
    question = state.votes.undo
    if question is not None and asked_of(state, question.seat) <= question.agreed:
        actions = taken_back(state, question.seat)
        if isinstance(actions, int):
            return Undone(now, question.seat, actions)
    if state.phase is Phase.BETWEEN and _all_go_on(state):
        return RoundBegan(now)
    turn = state.turn
    if turn is None or not state.chairs[turn].automatic or state.player_at(turn) is not None:
        return None
    action = forced(state.position)
    return None if action is None else Acted(now, turn, spell_action(action), "automatic")


def due(state: State, now: float) -> Event | None:
    """What the clock does, if it has run out.

    Where the rules have a clock it calls time. Where only the plan has one, a player of the program finishes the turn,
    the kindest end of it that moves the game on: no tile is lost and no turn. So it is too where there is but one thing
    to do, or the others would learn from it that there was.
    """
    turn = state.turn
    if turn is None or state.game is None or state.game.deadline is None or now < state.game.deadline:
        return None
    if state.position.why_not(TIME) is None:
        return Acted(now, turn, spell_action(TIME), "clock")
    return TimeUp(now, turn)


def _all_go_on(state: State) -> bool:
    """Whether everybody who is there and plays wants the next round; if nobody does, one who is there is enough."""
    onward = state.votes.onward
    return bool(onward) and waited_for(state) <= onward


def waited_for(state: State) -> frozenset[str]:
    """The people without whom the next round does not begin."""
    return state.playing & state.present
