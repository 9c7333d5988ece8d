"""What an event makes of a state: pure, total on every event that was decided, and the only place where states change.

Law: the same events give the same state, so a table is rebuilt from what was stored.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from bendo.game import Bits, Draw, Drew, Match, Passed, Position, Seat
from bendo.game import Event as GameEvent
from bendo.game.memory import proved_by_draw, proved_by_pass
from bendo.notation import parse_action
from bendo.table import events as happened
from bendo.table.events import By, Event, Opened
from bendo.table.plan import STAND_IN, Open, Person
from bendo.table.state import (
    LOG,
    NO_VOTES,
    Chair,
    Ended,
    Game,
    Logged,
    Phase,
    Question,
    State,
    replayed,
)

PATIENCE: Final = 60.0
"""Seconds after which the others may decide about somebody who is gone."""
REACTION_GAP: Final = 1.0
"""Seconds between two reactions of one person."""


def opened(event: Opened) -> State:
    """The state with which a table begins."""
    plan = event.plan
    return State(
        plan=plan,
        number=plan.number,
        salt=plan.salt,
        version=1,
        at=event.at,
        phase=Phase.WAITING,
        chairs=tuple(map(Chair, plan.chairs)),
    )


def evolve(state: State, event: Event) -> State:
    """The state after an event. ValueError for what can't have happened, such as a second opening."""
    change = _CHANGES.get(type(event))
    if change is None:
        raise ValueError(f"{type(event).__name__} can't follow another event")
    numbered = replace(state, version=state.version + 1, at=event.at)
    after = change(numbered, event)
    if type(event) not in _SILENT:
        after = _logged(after, Logged(after.version, event.at, event))
    return _timed(state, after)


# --- chairs ----------------------------------------------------------------------------------------------------------


def _seated(state: State, seat: Seat, chair: Chair) -> State:
    return replace(state, chairs=(*state.chairs[:seat], chair, *state.chairs[seat + 1 :]))


def _sat(state: State, event: happened.Sat) -> State:
    gone = next((chair for chair in state.chairs if chair.person == event.person), Chair(Open()))
    chair = Chair(Person(event.person, event.name), gone=gone.gone, patience=gone.patience)
    return _seated(state, event.seat, chair)


def _renamed(state: State, event: happened.Renamed) -> State:
    chair = state.chairs[event.seat]
    assert chair.person is not None
    return _seated(state, event.seat, replace(chair, holder=Person(chair.person, event.name)))


def _stood_up(state: State, event: happened.StoodUp) -> State:
    return _seated(state, event.seat, Chair(Open()))


def _automatic(state: State, event: happened.AutomaticSet) -> State:
    return _seated(state, event.seat, replace(state.chairs[event.seat], automatic=event.on))


def _presence(state: State, event: happened.PresenceChanged) -> State:
    gone, patience = (None, None) if event.present else (event.at, event.at + PATIENCE)
    return _of_person(state, event.person, gone=gone, patience=patience)


def _waited(state: State, event: happened.Waited) -> State:
    return _of_person(state, event.gone, patience=event.at + PATIENCE)


def _of_person(state: State, person: str, **changes: Any) -> State:
    chairs = [replace(chair, **changes) if chair.person == person else chair for chair in state.chairs]
    return replace(state, chairs=tuple(chairs))


def _handed_over(state: State, event: happened.HandedOver) -> State:
    return _seated(state, event.seat, replace(state.chairs[event.seat], stand_in=event.player))


def _taken_back(state: State, event: happened.TakenBack) -> State:
    return _seated(state, event.seat, replace(state.chairs[event.seat], stand_in=None))


# --- rounds ----------------------------------------------------------------------------------------------------------


def _begun(state: State, match: Match) -> State:
    """A round has been dealt; it may be over at once, if nobody can do anything."""
    state = replace(state, game=Game(match, state.version), votes=NO_VOTES, log=())
    return _told(_settled(state), match.began, "person")


def _settled(state: State) -> State:
    """In the phase that the round is in."""
    assert state.game is not None
    match = state.game.match
    if match.position.ending is None:
        return state if state.phase is Phase.PLAYING else replace(state, phase=Phase.PLAYING)
    winner = match.winner
    if winner is None:
        return replace(state, phase=Phase.BETWEEN)
    return replace(state, phase=Phase.OVER, ended=Ended("won", winner))


def _started(state: State, _: happened.Started) -> State:
    return _begun(state, Match.begin(state.plan.rules, len(state.chairs), state.number))


def _round_began(state: State, _: happened.RoundBegan) -> State:
    assert state.game is not None
    return _begun(state, state.game.match.next_round())


def _rematch_began(state: State, event: happened.RematchBegan) -> State:
    chairs = [replace(chair, resigned=False) for chair in (state.chairs[-1], *state.chairs[:-1])]
    state = replace(state, number=event.number, salt=event.salt, chairs=tuple(chairs), ended=None)
    return _begun(state, Match.begin(state.plan.rules, len(chairs), event.number))


def _acted(state: State, event: happened.Acted) -> State:
    game = state.game
    assert game is not None
    before = game.match.position
    action = parse_action(event.action, before.line).action
    match, events = game.match.play(action)
    same_turn = isinstance(action, Draw)
    steps = (*game.steps, event)
    game = Game(match, state.version, steps, game.ready and same_turn, game.time_up and same_turn, game.deadline)
    votes = state.votes
    if votes.undo or event.seat in votes.resigning:
        votes = replace(votes, undo=None, resigning=votes.resigning - {event.seat})
    state = replace(state, game=game, votes=votes)
    if match.position.ending is not None:
        state = _settled(state)
    return _told(state, events, event.by, before)


def _undone(state: State, event: happened.Undone) -> State:
    game = state.game
    assert game is not None
    kept = len(game.steps) - event.actions
    match = next(islice(replayed(game), kept, None)).before
    game = Game(match, state.version, game.steps[:kept], deadline=game.deadline)
    return replace(state, game=game, votes=replace(state.votes, undo=None))


def _readied(state: State, _: happened.Readied) -> State:
    return _in_game(state, ready=True)


def _time_up(state: State, _: happened.TimeUp) -> State:
    return _in_game(state, time_up=True)


def _in_game(state: State, **changes: Any) -> State:
    assert state.game is not None
    return replace(state, game=replace(state.game, **changes))


def _resigned(state: State, event: happened.Resigned) -> State:
    """Of two sides the other has won; of more a player goes on, unless no person is left."""
    rules, players = state.plan.rules, len(state.chairs)
    if rules.sides(players) == 2:
        return _over(state, Ended("resigned", 1 - rules.side(event.seat)))
    chair = state.chairs[event.seat]
    state = _seated(state, event.seat, replace(chair, stand_in=chair.stand_in or STAND_IN, resigned=True))
    if all(chair.person is None or chair.resigned for chair in state.chairs):
        return _over(state, Ended("resigned", None))
    return state


def _match_ended(state: State, _: happened.MatchEnded) -> State:
    return _over(state, Ended("ended", None))


def _over(state: State, ended: Ended) -> State:
    return replace(state, phase=Phase.OVER, ended=ended, votes=NO_VOTES)


# --- what people ask for ---------------------------------------------------------------------------------------------


def _undo_asked(state: State, event: happened.UndoAsked) -> State:
    return replace(state, votes=replace(state.votes, undo=Question(event.seat, state.version)))


def _undo_agreed(state: State, event: happened.UndoAgreed) -> State:
    question = state.votes.undo
    assert question is not None
    question = replace(question, agreed=question.agreed | {event.person})
    return replace(state, votes=replace(state.votes, undo=question))


def _undo_refused(state: State, _: happened.UndoRefused) -> State:
    return replace(state, votes=replace(state.votes, undo=None))


def _went_on(state: State, event: happened.WentOn) -> State:
    return replace(state, votes=replace(state.votes, onward=state.votes.onward | {event.person}))


def _rematch_asked(state: State, event: happened.RematchAsked) -> State:
    return replace(state, votes=replace(state.votes, rematch=state.votes.rematch | {event.person}))


def _resign_asked(state: State, event: happened.ResignAsked) -> State:
    return replace(state, votes=replace(state.votes, resigning=state.votes.resigning | {event.seat}))


def _reacted(state: State, event: happened.Reacted) -> State:
    recent = [(person, at) for person, at in state.reacted if event.at - at < REACTION_GAP and person != event.person]
    return replace(state, reacted=(*recent, (event.person, event.at)))


# --- log and clock ---------------------------------------------------------------------------------------------------


def _told(state: State, events: tuple[GameEvent, ...], by: By, before: Position | None = None) -> State:
    """With these events of the game in the log; `before` is the position in which a seat acted."""
    return _logged(state, *logged(state.version, state.at, events, by, before, state.position))


def logged(
    version: int, at: float, events: tuple[GameEvent, ...], by: By, before: Position | None, after: Position
) -> tuple[Logged, ...]:
    """Events of the game as they come into the log, with what they have proved.

    They led to `after`, from `before` if a seat has acted.
    """
    entries = []
    for event in events:
        lacked = unseen = 0
        if before is not None and isinstance(event, (Drew, Passed)) and _proves(event, before):
            unseen = _unseen(after)
            lacked = unseen & before.line.accepts
        entries.append(Logged(version, at, event, by, lacked, unseen))
    return tuple(entries)


def _proves(event: Drew | Passed, before: Position) -> bool:
    """Whether that tells everybody that the seat could lay nothing."""
    proves = proved_by_draw if isinstance(event, Drew) else proved_by_pass
    return proves(before.rules, len(before.drawn))


def _unseen(position: Position) -> Bits:
    """The tiles that neither lie on the table nor were shown: those that a watcher has not seen."""
    placed = position.line.placed
    for remembered in position.memory:
        placed |= remembered.shown
    return position.rules.tiles.all & ~placed


def _logged(state: State, *entries: Logged) -> State:
    return replace(state, log=(*state.log, *entries)[-LOG:])


def _timed(before: State, after: State) -> State:
    """With the clock set: a new turn has all its time, one that goes on keeps what it has."""
    game = after.game
    if game is None or (game.deadline is None and not after.plan.clock):
        return after
    deadline = None
    if _clock_runs(after):
        began = before.game
        if began is not None and began.deadline is not None and began.turn_mark == game.turn_mark:
            deadline = began.deadline
        else:
            deadline = after.at + after.plan.clock
    if deadline == game.deadline:
        return after
    return replace(after, game=replace(game, deadline=deadline))


def _clock_runs(state: State) -> bool:
    """Whether somebody's time runs: not on the lead (our ruling), for a bot, nor while a person is waited for."""
    turn = state.turn
    if turn is None or not state.position.line.openers or state.player_at(turn) is not None:
        return False
    return state.chairs[turn].gone is None and not state.unready(turn)


_CHANGES: Final[dict[type, Callable[[State, Any], State]]] = {
    happened.Sat: _sat,
    happened.Renamed: _renamed,
    happened.StoodUp: _stood_up,
    happened.Started: _started,
    happened.Acted: _acted,
    happened.Readied: _readied,
    happened.AutomaticSet: _automatic,
    happened.TimeUp: _time_up,
    happened.UndoAsked: _undo_asked,
    happened.UndoAgreed: _undo_agreed,
    happened.UndoRefused: _undo_refused,
    happened.Undone: _undone,
    happened.WentOn: _went_on,
    happened.RoundBegan: _round_began,
    happened.RematchAsked: _rematch_asked,
    happened.RematchBegan: _rematch_began,
    happened.ResignAsked: _resign_asked,
    happened.Resigned: _resigned,
    happened.PresenceChanged: _presence,
    happened.Waited: _waited,
    happened.HandedOver: _handed_over,
    happened.TakenBack: _taken_back,
    happened.MatchEnded: _match_ended,
    happened.Reacted: _reacted,
}

_SILENT: Final = frozenset(
    {
        happened.Started,
        happened.Acted,
        happened.Readied,
        happened.AutomaticSet,
        happened.RoundBegan,
        happened.RematchBegan,
    }
)
"""Events that are not in the log themselves: what they lead to in the game is, or they concern nobody else."""
