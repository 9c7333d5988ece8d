"""The judge of a table: a command leads to an event, or is refused and has changed nothing.

Law: whatever is refused here never happened, and whatever is decided here `evolve` can do.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Any, Final

from bendo.game import DRAW, InvalidNumber, Play, Refusal, Seat, Time, check_number
from bendo.notation import NotationError, parse_action, spell_action, spell_tile
from bendo.table import commands as asked
from bendo.table import events as happened
from bendo.table.commands import HOUSE, REACTIONS, Command, Refused, Sender
from bendo.table.events import Event
from bendo.table.evolve import REACTION_GAP
from bendo.table.facts import code_of
from bendo.table.plan import Open, invitation, is_id, is_name, is_salt
from bendo.table.state import Chair, Phase, State
from bendo.table.undo import taken_back

Decided = Event | Refused


def decide(state: State, sender: Sender, command: Command, now: float) -> Decided:
    """The event that a command leads to, or why it is refused."""
    if type(command) in _OF_THE_HOUSE:
        if sender is not HOUSE:
            return Refused.of("house-only")
    elif sender is HOUSE:
        if type(command) not in (asked.Act, asked.Start):
            return Refused.of("people-only")
    elif not is_id(sender):
        return Refused.of("sender")
    seat = getattr(command, "seat", None)
    if seat is not None and not (type(seat) is int and 0 <= seat < len(state.chairs)):
        return Refused.of("no-such-seat")
    return _JUDGES[type(command)](state, sender, command, now)


# --- chairs ----------------------------------------------------------------------------------------------------------


def _sit(state: State, sender: str, command: asked.Sit, now: float) -> Decided:
    if state.phase is not Phase.WAITING:
        return Refused.of("begun")
    if not isinstance(state.chairs[command.seat].holder, Open):
        return Refused.of("seat-taken", seat=command.seat)
    if not compare_digest(command.key.encode(), invitation(state.number, state.salt, command.seat).encode()):
        return Refused.of("key")
    if not is_name(command.name):
        return Refused.of("name")
    return happened.Sat(now, command.seat, sender, command.name)


def _rename(state: State, sender: str, command: asked.Rename, now: float) -> Decided:
    if refused := _not_held(state, sender, command.seat):
        return refused
    if not is_name(command.name):
        return Refused.of("name")
    return happened.Renamed(now, command.seat, command.name)


def _stand_up(state: State, sender: str, command: asked.StandUp, now: float) -> Decided:
    if refused := _not_held(state, sender, command.seat):
        return refused
    if state.phase is not Phase.WAITING:
        return Refused.of("begun")
    return happened.StoodUp(now, command.seat)


def _start(state: State, sender: Sender, _: asked.Start, now: float) -> Decided:
    if state.phase is not Phase.WAITING:
        return Refused.of("begun")
    if sender is not HOUSE and sender not in state.people:
        return Refused.of("no-seat")
    for seat, chair in enumerate(state.chairs):
        if isinstance(chair.holder, Open):
            return Refused.of("seat-open", seat=seat)
    return happened.Started(now)


def _automatic(state: State, sender: str, command: asked.Automatic, now: float) -> Decided:
    if refused := _not_held(state, sender, command.seat):
        return refused
    if state.chairs[command.seat].automatic is command.on:
        return Refused.of("already")
    return happened.AutomaticSet(now, command.seat, bool(command.on))


# --- turns -----------------------------------------------------------------------------------------------------------


def _act(state: State, sender: Sender, command: asked.Act, now: float) -> Decided:
    seat = command.seat
    if sender is HOUSE:
        if state.player_at(seat) is None:
            return Refused.of("not-yours", seat=seat)
    elif refused := _not_played(state, sender, seat):
        return refused
    if refused := _not_on_turn(state, seat, command.version):
        return refused
    if sender is not HOUSE and state.unready(seat):
        return Refused.of("not-ready", seat=seat)
    position = state.position
    try:
        action, drawn = parse_action(command.action, position.line)
    except NotationError as error:
        return Refused.of("unreadable", problem=error.problem)
    if drawn is not None or isinstance(action, Time):  # nobody can know the next tile, and the clock calls time itself
        return Refused.of("unreadable", problem="action")
    if refusal := position.why_not(action):
        return _illegal(action, refusal)
    return happened.Acted(now, seat, spell_action(action), "bot" if sender is HOUSE else "person")


def _illegal(action: object, refusal: Refusal) -> Refused:
    """The reason as a code, and what it is about: the tile, the end, and the tile in the way."""
    code = code_of(refusal.reason)
    if not isinstance(action, Play):
        return Refused.of(code, action="draw" if action == DRAW else "pass")
    other = spell_tile(refusal.tile) if refusal.tile else None
    return Refused.of(code, tile=spell_tile(action.tile), end=action.end, other=other)


def _ready(state: State, sender: str, command: asked.Ready, now: float) -> Decided:
    if refused := _not_played(state, sender, command.seat):
        return refused
    if refused := _not_on_turn(state, command.seat, command.version):
        return refused
    if not state.unready(command.seat):
        return Refused.of("already")
    return happened.Readied(now, command.seat)


def _not_on_turn(state: State, seat: Seat, version: int) -> Refused | None:
    """Whether it is not this seat's turn, or the sender has not seen how things stand: the position since it moved."""
    if state.phase is not Phase.PLAYING or state.game is None:
        return Refused.of("no-round")
    if not state.game.moved <= version <= state.version:
        return Refused.of("stale", version=state.version)
    turn = state.turn
    return None if seat == turn else Refused.of("not-your-turn", seat=turn)


def _ask_undo(state: State, sender: str, command: asked.AskUndo, now: float) -> Decided:
    if refused := _not_played(state, sender, command.seat):
        return refused
    if state.game is not None and not state.game.moved <= command.version <= state.version:
        return Refused.of("stale", version=state.version)
    if state.votes.undo is not None:
        return Refused.of("undo-asked", seat=state.votes.undo.seat)
    actions = taken_back(state, command.seat)
    return actions if isinstance(actions, Refused) else happened.UndoAsked(now, command.seat)


def _agree_undo(state: State, sender: str, command: asked.AgreeUndo, now: float) -> Decided:
    if refused := _not_asked(state, sender):
        return refused
    question = state.votes.undo
    assert question is not None
    if not question.version <= command.version <= state.version:
        return Refused.of("stale", version=state.version)
    if sender in question.agreed:
        return Refused.of("already")
    return happened.UndoAgreed(now, sender)


def _refuse_undo(state: State, sender: str, _: asked.RefuseUndo, now: float) -> Decided:
    return _not_asked(state, sender) or happened.UndoRefused(now, sender)


def _not_asked(state: State, sender: str) -> Refused | None:
    """Whether nobody asks this person about an undo."""
    question = state.votes.undo
    if question is None:
        return Refused.of("undo-not-asked")
    if state.chairs[question.seat].person == sender:
        return Refused.of("not-yours", seat=question.seat)
    return None if sender in state.people else Refused.of("no-seat")


# --- rounds and matches ----------------------------------------------------------------------------------------------


def _onward(state: State, sender: str, _: asked.Onward, now: float) -> Decided:
    if sender not in state.people:
        return Refused.of("no-seat")
    if state.phase is not Phase.BETWEEN:
        return Refused.of("not-between")
    if sender in state.votes.onward:
        return Refused.of("already")
    return happened.WentOn(now, sender)


def _rematch(state: State, sender: str, _: asked.Rematch, now: float) -> Decided:
    if sender not in state.people:
        return Refused.of("no-seat")
    if state.phase is not Phase.OVER:
        return Refused.of("not-over")
    if sender in state.votes.rematch:
        return Refused.of("already")
    return happened.RematchAsked(now, sender)


def _begin_rematch(state: State, _: Sender, command: asked.BeginRematch, now: float) -> Decided:
    if not rematch_agreed(state):
        return Refused.of("not-agreed")
    try:
        check_number(command.number)
    except InvalidNumber:
        return Refused.of("number")
    if not is_salt(command.salt):
        return Refused.of("salt")
    return happened.RematchBegan(now, command.number, command.salt)


def rematch_agreed(state: State) -> bool:
    """Whether all who play would play another match; if nobody does, one who holds a seat is enough."""
    votes = state.votes.rematch
    return state.phase is Phase.OVER and bool(votes) and state.playing <= votes


def _resign(state: State, sender: str, command: asked.Resign, now: float) -> Decided:
    """In teams all people of the side who play must agree; whoever plays for himself alone decides alone."""
    if refused := _not_held(state, sender, command.seat):
        return refused
    if not _going_on(state):
        return Refused.of("not-going-on")
    if state.chairs[command.seat].resigned:
        return Refused.of("already")
    rules, votes = state.plan.rules, state.votes
    side = [chair for seat, chair in enumerate(state.chairs) if rules.side(seat) == rules.side(command.seat)]
    asking = {sender} | {state.chairs[seat].person for seat in votes.resigning}
    if all(chair.player is not None or chair.person in asking for chair in side):
        return happened.Resigned(now, command.seat)
    if command.seat in votes.resigning:
        return Refused.of("already")
    return happened.ResignAsked(now, command.seat)


# --- people who are gone ---------------------------------------------------------------------------------------------


def _present(state: State, _: Sender, command: asked.Present, now: float) -> Decided:
    if command.person not in state.people:
        return Refused.of("no-seat")
    if (command.person in state.present) is command.present:
        return Refused.of("already")
    return happened.PresenceChanged(now, command.person, bool(command.present))


def _wait(state: State, sender: str, command: asked.Wait, now: float) -> Decided:
    seats = state.seats_of(command.person)
    if not seats:
        return Refused.of("no-such-person")
    if refused := _not_to_decide(state, sender, state.chairs[seats[0]], now):
        return refused
    return happened.Waited(now, sender, command.person)


def _hand_over(state: State, sender: str, command: asked.HandOver, now: float) -> Decided:
    chair = state.chairs[command.seat]
    if state.phase is Phase.WAITING:
        return Refused.of("not-begun")
    if chair.person is None or chair.stand_in is not None:
        return Refused.of("handed-over", seat=command.seat)
    if not is_id(command.player):
        return Refused.of("player")
    if chair.person != sender and (refused := _not_to_decide(state, sender, chair, now)):
        return refused
    return happened.HandedOver(now, command.seat, command.player, sender)


def _take_back(state: State, sender: str, command: asked.TakeBack, now: float) -> Decided:
    if refused := _not_held(state, sender, command.seat):
        return refused
    chair = state.chairs[command.seat]
    if chair.resigned:
        return Refused.of("resigned")
    return Refused.of("already") if chair.stand_in is None else happened.TakenBack(now, command.seat)


def _end(state: State, sender: str, _: asked.End, now: float) -> Decided:
    if not _going_on(state):
        return Refused.of("not-going-on")
    gone = [chair for chair in state.chairs if chair.gone is not None and chair.stand_in is None]
    refusals = [_not_to_decide(state, sender, chair, now) for chair in gone if chair.person != sender]
    if None in refusals:
        return happened.MatchEnded(now, sender)
    return refusals[0] if refusals and refusals[0] else Refused.of("nobody-gone")


def _not_to_decide(state: State, sender: str, gone: Chair, now: float) -> Refused | None:
    """Why this person may not decide about somebody who is gone: that takes a seat, and a minute's patience."""
    if sender not in state.people or sender == gone.person:
        return Refused.of("not-yours")
    if gone.patience is None:
        return Refused.of("nobody-gone")
    return Refused.of("too-soon", until=gone.patience) if now < gone.patience else None


def _going_on(state: State) -> bool:
    return state.phase in (Phase.PLAYING, Phase.BETWEEN)


def _react(state: State, sender: str, command: asked.React, now: float) -> Decided:
    if command.reaction not in REACTIONS:
        return Refused.of("reaction")
    if state.plan.rules.teams:  # partners may not tell each other what they hold (S0)
        return Refused.of("silent")
    if any(person == sender and now - at < REACTION_GAP for person, at in state.reacted):
        return Refused.of("too-soon")
    return happened.Reacted(now, sender, command.reaction)


def _not_held(state: State, sender: str, seat: Seat) -> Refused | None:
    return None if state.chairs[seat].person == sender else Refused.of("not-yours", seat=seat)


def _not_played(state: State, sender: str, seat: Seat) -> Refused | None:
    """Whether somebody else acts for this seat."""
    if refused := _not_held(state, sender, seat):
        return refused
    if state.chairs[seat].stand_in is not None:
        return Refused.of("handed-over", seat=seat)
    return Refused.of("time-up") if state.player_at(seat) is not None else None


_OF_THE_HOUSE: Final = frozenset({asked.BeginRematch, asked.Present})

_JUDGES: Final[dict[type, Callable[[State, Any, Any, float], Decided]]] = {
    asked.Sit: _sit,
    asked.Rename: _rename,
    asked.StandUp: _stand_up,
    asked.Start: _start,
    asked.Act: _act,
    asked.Ready: _ready,
    asked.Automatic: _automatic,
    asked.AskUndo: _ask_undo,
    asked.AgreeUndo: _agree_undo,
    asked.RefuseUndo: _refuse_undo,
    asked.Onward: _onward,
    asked.Rematch: _rematch,
    asked.BeginRematch: _begin_rematch,
    asked.Resign: _resign,
    asked.Present: _present,
    asked.Wait: _wait,
    asked.HandOver: _hand_over,
    asked.TakeBack: _take_back,
    asked.End: _end,
    asked.React: _react,
}
