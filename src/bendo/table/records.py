"""The matches of a table as game records, and a table that goes on with a record (docs/notation.md, Game records).

A full record holds the game number, and so every tile. It is given out only where the number may be told: of a match
that has ended, and of one person's match against bots at any time. The salt is told when the match has ended.

Laws: a record given out replays to where the table stands; the events made of a record lead to where it ends, and the
record of these is the same but for names, commit and salt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, NamedTuple

from bendo.game import Drew, Seat, Time, TimeCalled, commitment
from bendo.notation import parse_action, spell_action, spell_rules
from bendo.notation.records import (
    ActionToken,
    HandoverToken,
    Record,
    RecordRound,
    Replay,
    StatedResult,
    Tag,
    Token,
    UndoToken,
    replay,
)
from bendo.table.events import (
    Acted,
    By,
    Event,
    MatchEnded,
    Opened,
    RematchBegan,
    Resigned,
    RoundBegan,
    Started,
    Undone,
)
from bendo.table.plan import STAND_IN, Bot, Holder, InvalidPlan, Person, Plan, is_id
from bendo.table.state import Chair, Phase, State
from bendo.table.table import Table

RESIGNED: Final = "resigned"
"""`[Ended]` of a match that was given up, by a seat if there are two sides, else by all people."""
ENDED: Final = "ended"
"""`[Ended]` of a match that somebody ended because another was gone."""


class NoSuchMatch(LookupError):
    """So many matches have not begun at the table; `index` is that of the one asked for."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index

    def __str__(self) -> str:
        return f"no match {self.index} has begun at this table"


class NotRevealed(Exception):
    """The record would tell the game number of a match in which it is still secret."""

    def __str__(self) -> str:
        return "the game number is secret until the match has ended"


class NoGameNumber(ValueError):
    """A seat's own record: it has no game number, so no table can go on with it."""

    def __str__(self) -> str:
        return "a seat's own record has no game number"


# --- a table's matches as records ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableMatch:
    """A match at a table, whether or not it may be told yet: for the table alone, like its events.

    `began` is the moment of its first deal, `state` the table at its last event. `rounds` are those of a record; one
    in which nobody has done anything yet is not among them. `resigned` is the seat that gave up last, if one did.
    """

    began: float
    state: State
    rounds: tuple[RecordRound, ...]
    resigned: Seat | None = None

    def record(self) -> Record:
        """Its full record so far. Raises NotRevealed, and RecordError if it has too many rounds for one."""
        state = self.state
        if not state.revealed:
            raise NotRevealed
        won = state.ended is not None and state.ended.how == "won"
        tags = [Tag("Rules", spell_rules(state.plan.rules)), Tag("Number", state.number)]
        tags += [Tag(f"Seat{seat}", _name(chair)) for seat, chair in enumerate(state.chairs)]
        tags.append(Tag("Commit", commitment(state.number, state.salt)))
        if state.phase is Phase.OVER:
            tags.append(Tag("Salt", state.salt))
        record = Record(tags=tuple(tags), rounds=self.rounds, unfinished=not won)
        if state.ended is None or won:
            return record
        if state.ended.how == "ended":
            return record.with_ended(ENDED)
        one = state.plan.rules.sides(len(state.chairs)) == 2
        return record.with_ended(RESIGNED, self.resigned if one else None)


def record_of(events: Iterable[Event], index: int = -1) -> Record:
    """The full record of a match at the table with these events: by `index` from 0, if none is told the last one.

    People are called by their names, and players of the program as in plans: `[Seat1 "ben:easy"]`, `1=ben`.
    Raises NoSuchMatch, NotRevealed, RecordError if it has too many rounds, and ValueError as `Table.rebuilt`.
    """
    matches = matches_of(events)
    if not -len(matches) <= index < len(matches):
        raise NoSuchMatch(index)
    return matches[index].record()


def matches_of(events: Iterable[Event]) -> tuple[TableMatch, ...]:
    """All matches that have begun at the table with these events, the first one first.

    All but the last have ended. ValueError as `Table.rebuilt`.
    """
    pages: list[_Pages] = []
    table: Table | None = None
    for event in events:
        before = table
        table = Table.rebuilt([event]) if table is None else table.after(event)
        if before is None:
            continue
        if isinstance(event, Started | RematchBegan):
            pages.append(_Pages(event.at, table.state, [_holder_plays(chair) for chair in table.state.chairs]))
        if pages:
            pages[-1].write(before.state, event, table.state)
    return tuple([page.match() for page in pages])


@dataclass(slots=True)
class _Pages:
    """A match as it is written down event by event. `told` is by seat the player that the record says plays there."""

    began: float
    state: State
    told: list[str | None]
    rounds: list[RecordRound] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    resigned: Seat | None = None

    def write(self, before: State, event: Event, after: State) -> None:
        """Go on with an event of the match."""
        self.state = after
        if isinstance(event, Acted):
            self.tokens.append(_action_token(before, event))
        elif isinstance(event, Undone):
            self.tokens += [UndoToken()] * event.actions
        elif isinstance(event, Resigned):
            self.resigned = event.seat
        if after.phase is Phase.PLAYING:  # what changes between rounds is for the next one to tell
            self._tell_players()
        if isinstance(event, Acted | Started | RoundBegan | RematchBegan):
            self._close_round()

    def match(self) -> TableMatch:
        """What has been written, the round that goes on included."""
        rounds = (*self.rounds, *((RecordRound(tokens=tuple(self.tokens)),) if self.tokens else ()))
        return TableMatch(self.began, self.state, rounds, self.resigned)

    def _tell_players(self) -> None:
        """A handover for each seat that somebody else plays than was told last, if only for one turn."""
        for seat, chair in enumerate(self.state.chairs):
            player = self.state.player_at(seat)
            if player != self.told[seat]:
                self.told[seat] = player
                self.tokens.append(HandoverToken(seat, _name(chair) if player is None else player))

    def _close_round(self) -> None:
        """With its result, if the round is over."""
        assert self.state.game is not None
        match = self.state.game.match
        if match.result is not None:
            stated = StatedResult.of(match.rules, match.result)
            self.rounds.append(RecordRound(tokens=tuple(self.tokens), result=stated))
            self.tokens.clear()


def _action_token(before: State, event: Acted) -> ActionToken:
    """What a seat did, with the tile that it drew."""
    assert before.game is not None
    match = before.game.match
    action = parse_action(event.action, match.position.line).action
    drawn = next((each.tile for each in match.play(action).events if isinstance(each, Drew | TimeCalled)), None)
    return ActionToken(event.seat, spell_action(action, drawn))


def _name(chair: Chair) -> str:
    """What a record calls the holder of a chair."""
    holder = chair.holder
    assert isinstance(holder, Person | Bot)
    return holder.name if isinstance(holder, Person) else holder.player


def _holder_plays(chair: Chair) -> str | None:
    """The player who plays from a chair as far as the tags of a record tell: none for a person's."""
    return chair.holder.player if isinstance(chair.holder, Bot) else None


# --- a table that goes on with a record ------------------------------------------------------------------------------


def events_of(
    record: Record, person: Person, *, salt: str, now: float, is_player: Callable[[str], bool], seat: Seat | None = None
) -> tuple[Event, ...]:
    """The events of a new table that stands where a full record ends, finished or not.

    The person sits at `seat`, if none is named at the first that was a person's, or else at seat 0. Everywhere else
    sits a player of the program: whoever played there last if `is_player` knows that name, else Ben. So the match is
    one person's, and its number may be told. `salt` is the new table's; `now` the moment of all these events.
    Handovers are left out, and so is an action that ended a round and was taken back, which no table allows. A match
    that was given up or ended early is over at the new table too.

    Raises NoGameNumber, ReplayError, and InvalidPlan for a seat, person or salt that can't be.
    """
    if record.number is None:
        raise NoGameNumber
    replayed = replay(record)
    titles = record.names or ("",) * replayed.match.position.players
    if seat is None:
        seat = next((each for each, title in enumerate(titles) if not is_player(title)), 0)
    elif not 0 <= seat < len(titles):
        raise InvalidPlan("seat", seat)
    last = dict(enumerate(titles)) | {
        step.token.seat: step.token.name for step in replayed.steps if isinstance(step.token, HandoverToken)
    }
    chairs: list[Holder] = [_bot(last[each], is_player) for each in range(len(titles))]
    chairs[seat] = person
    plan = Plan(rules=record.rules, chairs=tuple(chairs), number=record.number, salt=salt)
    going_on = _GoingOn(replayed, person, seat, now, is_player)
    return (Opened(now, plan), Started(now), *_with_undos_joined(going_on.rounds()), *going_on.end())


def _bot(name: str, is_player: Callable[[str], bool]) -> Bot:
    """The player of that name, Ben if none is called so or the name is too long for a chair."""
    return Bot(name if is_player(name) and is_id(name) else STAND_IN)


class _GoingOn(NamedTuple):
    """A record that was replayed, the person who goes on with it and from which seat, and when."""

    replayed: Replay
    person: Person
    own: Seat
    now: float
    is_player: Callable[[str], bool]

    def rounds(self) -> Iterator[Event]:
        """All that was done, one event for each action and each undo."""
        now, titles = self.now, self.replayed.record.names
        by_person = not (titles and self.is_player(titles[self.own]))
        for number in range(len(self.replayed.begun)):
            if number:
                yield RoundBegan(now)
            acted: list[Seat] = []
            for step in self.replayed.steps_of(number):
                token = step.token
                if isinstance(token, HandoverToken):
                    by_person = not self.is_player(token.name) if token.seat == self.own else by_person
                elif isinstance(token, UndoToken):
                    if not step.before.position.over:
                        yield Undone(now, acted.pop(), 1)
                elif step.action is not None and not (step.undone and step.after.position.over):
                    acted.append(token.seat)
                    person = by_person and token.seat == self.own
                    by: By = "clock" if isinstance(step.action, Time) else "person" if person else "bot"
                    yield Acted(now, token.seat, spell_action(step.action), by)

    def end(self) -> Iterator[Event]:
        """What ended the match early, if something did."""
        match, ended = self.replayed.match, self.replayed.record.ended
        if ended is None or match.winner is not None:
            return
        seat, reason = ended
        if match.rules.sides(match.position.players) > 2:
            seat = self.own  # no player of the program gives up, so the match is over when this person has
        if reason == RESIGNED and seat is not None:
            yield Resigned(self.now, seat)
        else:
            yield MatchEnded(self.now, self.person.id)


def _with_undos_joined(events: Iterator[Event]) -> Iterator[Event]:
    """The same with undos that follow each other in one event, that of the action which was done first."""
    for undone, run in groupby(events, key=lambda event: isinstance(event, Undone)):
        if not undone:
            yield from run
            continue
        *_, last = taken = [event for event in run if isinstance(event, Undone)]
        yield Undone(last.at, last.seat, len(taken))
