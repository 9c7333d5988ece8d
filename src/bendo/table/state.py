"""The state of a table between two events: the whole truth, hidden tiles and game number included.

Nothing here changes and nothing here is shown to anybody: what a viewer gets is made in `bendo.table.shown`, from the
view of the seat that `seeing` allows.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from bendo.game import DRAW, PASS, WATCHER, Action, Bits, Match, Position, Seat
from bendo.game import Event as GameEvent
from bendo.notation import parse_action
from bendo.table.events import Acted, By, Event
from bendo.table.plan import STAND_IN, Bot, Holder, Person, Plan

LOG: Final = 40
"""The log tells no more than so many things."""
NOBODY: Final[frozenset[str]] = frozenset()


class Phase(enum.Enum):
    """What a table is at; docs/table.md has the transitions."""

    WAITING = "waiting"
    """Before the start."""
    PLAYING = "playing"
    """A round goes on."""
    BETWEEN = "between"
    """A round has ended and the next one is to come."""
    OVER = "over"
    """The match has ended; another may follow."""


class Chair(Struct, frozen=True, gc=False):
    """Who holds a seat, and who plays from it.

    `stand_in` is the player to whom a person's seat was handed, `resigned` whether that is for good. `gone` is since
    when the person is gone, `patience` the moment from which others may decide about it; None for one who is there.
    """

    holder: Holder
    stand_in: str | None = None
    resigned: bool = False
    automatic: bool = False
    gone: float | None = None
    patience: float | None = None

    @property
    def person(self) -> str | None:
        """The id of the person who holds it, if one does."""
        return self.holder.id if isinstance(self.holder, Person) else None

    @property
    def player(self) -> str | None:
        """The player of the program who plays from it, None if a person does or nobody yet."""
        return self.holder.player if isinstance(self.holder, Bot) else self.stand_in


class Game(Struct, frozen=True, gc=False):
    """The match and its round; `steps` are the actions of the round that stand, as the events that they were.

    `moved` is the version since which the position is what it is. `ready` is whether the person on turn has said that
    nobody else sees the device, `time_up` whether a player finishes this turn, `deadline` when the running clock ends.
    """

    match: Match
    moved: int
    steps: tuple[Acted, ...] = ()
    ready: bool = False
    time_up: bool = False
    deadline: float | None = None

    @property
    def turn_mark(self) -> tuple[int, int]:
        """Which turn of the match it is: the round, and the actions before the turn."""
        return self.match.round, len(self.steps) - len(self.match.position.drawn)


class Moment(NamedTuple):
    """An action of the round with the match before it, and what happened in the game."""

    before: Match
    acted: Acted
    action: Action
    events: tuple[GameEvent, ...]


def replayed(game: Game) -> Iterator[Moment]:
    """The actions of the round that stand, done once more from the deal on: positions are not kept."""
    match = replace(game.match, position=game.match.deal.position(game.match.position.scores))
    for acted in game.steps:
        action = parse_action(acted.action, match.position.line).action
        after, events = match.play(action)
        yield Moment(match, acted, action, events)
        match = after


class Question(Struct, frozen=True, gc=False):
    """Whether this seat may take its last decision back: since which version it is asked, and who has agreed."""

    seat: Seat
    version: int
    agreed: frozenset[str] = NOBODY


class Votes(Struct, frozen=True, gc=False):
    """What people have asked for and others must agree to."""

    undo: Question | None = None
    onward: frozenset[str] = NOBODY
    rematch: frozenset[str] = NOBODY
    resigning: frozenset[Seat] = frozenset()


NO_VOTES: Final = Votes()


class Ended(Struct, frozen=True, gc=False):
    """How a match ended, and the side that won it, if one did."""

    how: Literal["won", "resigned", "ended"]
    side: int | None


class Logged(Struct, frozen=True, gc=False):
    """One thing that happened: to the game in full (`seen_by` tells what a seat saw of it), or to the table.

    `by` is who did it. `lacked` are the tiles of which it proved to all that the seat holds none, out of those that
    nobody could see anywhere then, `unseen`.
    """

    version: int
    at: float
    event: GameEvent | Event
    by: By = "person"
    lacked: Bits = 0
    unseen: Bits = 0

    @property
    def seat(self) -> Seat | None:
        """Whose doing it was, where it was that of a seat."""
        return getattr(self.event, "seat", None)


class State(Struct, frozen=True, gc=False):
    """A table at one moment. `version` is the number of its events so far, `at` the moment of the last one.

    `number` and `salt` are those of the current match; `log` tells of the current round, and no more than `LOG` things;
    `reacted` is when each person sent a reaction within the last second.
    """

    plan: Plan
    number: str
    salt: str
    version: int
    at: float
    phase: Phase
    chairs: tuple[Chair, ...]
    game: Game | None = None
    votes: Votes = NO_VOTES
    ended: Ended | None = None
    log: tuple[Logged, ...] = ()
    reacted: tuple[tuple[str, float], ...] = ()

    @property
    def position(self) -> Position:
        """Where the round stands; there must be one."""
        assert self.game is not None
        return self.game.match.position

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is, None if no round goes on."""
        game = self.game
        return game.match.position.turn if self.phase is Phase.PLAYING and game is not None else None

    @property
    def revealed(self) -> bool:
        """Whether the game number may be told: the match has ended, or one person plays it against bots.

        The salt is told after the match alone, since the keys of open chairs follow from both.
        """
        return self.phase is Phase.OVER or (self.plan.solo and bool(self.people))

    @property
    def people(self) -> frozenset[str]:
        """All who hold a seat."""
        return frozenset(chair.person for chair in self.chairs if chair.person is not None)

    @property
    def playing(self) -> frozenset[str]:
        """The people who play a seat themselves."""
        return frozenset(chair.person for chair in self.chairs if chair.person is not None and chair.stand_in is None)

    @property
    def present(self) -> frozenset[str]:
        """The people who are there."""
        return frozenset(chair.person for chair in self.chairs if chair.person is not None and chair.gone is None)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that a person holds."""
        return tuple(
            [
                seat
                for seat, chair in enumerate(self.chairs)
                if isinstance(chair.holder, Person) and chair.holder.id == person
            ]
        )

    def player_at(self, seat: Seat) -> str | None:
        """The player of the program who acts for a seat now, None if a person does."""
        player = self.chairs[seat].player
        if player is None and self.game is not None and self.game.time_up and seat == self.turn:
            return STAND_IN
        return player

    def shares(self, person: str) -> bool:
        """Whether several people sit at this person's device."""
        return len(self.seats_of(person)) > 1

    def unready(self, seat: Seat) -> bool:
        """Whether the person on turn at this seat has yet to say that nobody else sees the device."""
        holder, game = self.chairs[seat].holder, self.game
        if not isinstance(holder, Person) or (game is not None and game.ready):
            return False
        return self.shares(holder.id)

    def seeing(self, person: str) -> Seat:
        """The seat whose hand may be shown to this person now, WATCHER if none.

        One's own at any time; where several sit at one device, that of the seat on turn once it is ready.
        """
        return self.sight(self.seats_of(person))

    def sight(self, seats: tuple[Seat, ...]) -> Seat:
        """The seat whose hand may be shown now to a person who holds these, WATCHER if none."""
        if len(seats) == 1:
            return seats[0]
        turn = self.turn
        if turn in seats and self.game is not None and self.game.ready:
            return turn
        return WATCHER


def forced(position: Position) -> Action | None:
    """The draw or pass that is all the seat on turn can do, None if there is anything else."""
    actions = position.actions()
    return actions[0] if actions in ((DRAW,), (PASS,)) else None
