"""One table: what happens when somebody asks for something, and when time passes.

Laws: a table is the fold of its events; a command that is refused changes nothing; every event advances the version for
everybody, also where there is nothing to tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from bendo.game import Action, Seat, View
from bendo.table.commands import HOUSE, Command, Refused, Sender
from bendo.table.decide import decide, rematch_agreed
from bendo.table.events import DEALING, Event, Opened
from bendo.table.evolve import evolve, opened
from bendo.table.follow import due, following
from bendo.table.rounds import rounds_of
from bendo.table.state import Phase, State, replayed

RECENT: Final = 100
"""So many events are kept, more than most rounds have, so that viewers who missed some can be told them."""


class Happening(NamedTuple):
    """An event, with the states before and after it."""

    before: State
    event: Event
    after: State


class Happened(NamedTuple):
    """What a command or the clock led to: the table then, and what happened on the way, for the store and viewers."""

    table: Table
    happenings: tuple[Happening, ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone, which are to be stored."""
        return tuple([happening.event for happening in self.happenings])


Outcome = Happened | Refused


class Awaited(NamedTuple):
    """What the server has to do next: let a player act for a seat, or give a number for another match."""

    what: Literal["act", "rematch"]
    seat: Seat | None = None
    player: str | None = None


class Decision(NamedTuple):
    """What a person did where something else could have been done: which action of the round it was, counted from 0.

    `view` is all that its seat knew then.
    """

    step: int
    view: View
    action: Action


class Table(Struct, frozen=True, gc=False):
    """A table at one moment: its state, and `recent` events that led there from an earlier one, `start`.

    These are the events of the round, as long as they are not too many. What happened is worked out of them again for
    the few who missed some of it, since states are larger than events.
    """

    state: State
    start: State
    recent: tuple[Event, ...] = ()

    @classmethod
    def rebuilt(cls, events: Iterable[Event]) -> Table:
        """The table to which these events led; with its opening alone, a new one.

        ValueError if they don't begin with `Opened`, or go on with another.
        """
        table: Table | None = None
        for event in events:
            if table is not None:
                table = table.after(event)
            elif isinstance(event, Opened):
                state = opened(event)
                table = cls(state, state)
            else:
                raise ValueError(f"a table begins with Opened, not with {type(event).__name__}")
        if table is None:
            raise ValueError("a table begins with Opened, and there is no event")
        return table

    @property
    def version(self) -> int:
        """The number of its events so far."""
        return self.state.version

    @property
    def deadline(self) -> float | None:
        """When `tick` has something to do, in seconds of the server's clock; None if no clock runs."""
        return self.state.game.deadline if self.state.game else None

    @property
    def awaited(self) -> Awaited | None:
        """What the server has to do next, None if it is for people to do something."""
        state = self.state
        turn = state.turn
        if turn is not None and (player := state.player_at(turn)) is not None:
            return Awaited("act", turn, player)
        return Awaited("rematch") if rematch_agreed(state) else None

    def handle(self, sender: Sender, command: Command, now: float) -> Outcome:
        """What a command leads to at this moment of the server's clock, all that follows from it included."""
        decided = decide(self.state, sender, command, now)
        if isinstance(decided, Refused):
            return decided
        table = self.after(decided)
        return _followed(table, (Happening(self.state, decided, table.state),), following, now)

    def tick(self, now: float) -> Happened:
        """What the clock leads to, if it has run out; else nothing."""
        return _followed(self, (), lambda state, now: following(state, now) or due(state, now), now)

    def after(self, event: Event) -> Table:
        """The table after an event that was decided."""
        state = evolve(self.state, event)
        if type(event) in DEALING or len(self.recent) == RECENT:
            return Table(state, state)
        return Table(state, self.start, (*self.recent, event))

    def happenings(self) -> Iterator[Happening]:
        """The recent events, each with the states before and after it."""
        before = self.start
        for event in self.recent:
            after = evolve(before, event)
            yield Happening(before, event, after)
            before = after

    def view_of(self, sender: Sender, seat: Seat) -> View | Refused:
        """What this seat knows, for who may see that now: a person whose hand is on show, the server for a player."""
        state = self.state
        if state.game is None:
            return Refused.of("not-begun")
        if type(seat) is not int or not 0 <= seat < len(state.chairs):
            return Refused.of("no-such-seat")
        allowed = state.player_at(seat) is not None if sender is HOUSE else state.seeing(sender) == seat
        return state.position.view(seat) if allowed else Refused.of("not-yours", seat=seat)

    def decisions_of(self, sender: Sender, seat: Seat) -> tuple[Decision, ...] | Refused:
        """What the person at this seat has decided in this round, or in the one that has just ended.

        For who holds the seat; where several people sit at one device, only once the round is over.
        """
        return decisions(self.state, sender, seat)


def decisions_in(number: int, events: Iterable[Event], sender: Sender, seat: Seat) -> tuple[Decision, ...] | Refused:
    """The same in a round of the last match at the table with these events, from 0."""
    rounds = rounds_of(events)
    if not 0 <= number < len(rounds):
        return Refused.of("no-such-round")
    return decisions(rounds[number].state, sender, seat)


def decisions(state: State, sender: Sender, seat: Seat) -> tuple[Decision, ...] | Refused:
    """What the person at this seat has decided in the round of a state, for who holds the seat."""
    if state.game is None:
        return Refused.of("not-begun")
    if type(seat) is not int or not 0 <= seat < len(state.chairs):
        return Refused.of("no-such-seat")
    if sender is HOUSE or state.chairs[seat].person != sender:
        return Refused.of("not-yours", seat=seat)
    if state.shares(sender) and state.phase is Phase.PLAYING:
        return Refused.of("round-going-on")
    return tuple(
        [
            Decision(index, before.position.view(seat), action)
            for index, (before, acted, action, _) in enumerate(replayed(state.game))
            if acted.seat == seat and acted.by == "person" and len(before.position.actions()) > 1
        ]
    )


def _followed(
    table: Table, happenings: tuple[Happening, ...], rule: Callable[[State, float], Event | None], now: float
) -> Happened:
    """What happened so far, and all that follows by a rule, one event after the other."""
    while (event := rule(table.state, now)) is not None:
        before = table.state
        table = table.after(event)
        happenings += (Happening(before, event, table.state),)
    return Happened(table, happenings)
