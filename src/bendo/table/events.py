"""Events of a table: what has happened, in the past tense. A table is the fold of them, and they are all that is kept.

Each has the moment `at` which it happened, in seconds of the server's clock. None tells what follows from others: a
draw does not tell its tile, since the game number in `Opened` or `RematchBegan` does. So events are for the table and
its store alone, and viewers get what `bendo.table.shown` makes of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bendo.game import Seat
from bendo.table.plan import Plan

By = Literal["person", "bot", "automatic", "clock"]
"""Who did something: the person, a player of the program, the table because nothing else could be done, the clock."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was opened; always the first event, and the only one of its kind."""

    at: float
    plan: Plan


@dataclass(frozen=True, slots=True)
class Sat:
    """A person took an open chair."""

    at: float
    seat: Seat
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Renamed:
    """A person took another name for this seat."""

    at: float
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class StoodUp:
    """A person gave up a chair before the start."""

    at: float
    seat: Seat


@dataclass(frozen=True, slots=True)
class Started:
    """The first round of the match was dealt."""

    at: float


@dataclass(frozen=True, slots=True)
class Acted:
    """The seat whose turn it was did something, spelled as in notation, without the tile that was drawn."""

    at: float
    seat: Seat
    action: str
    by: By


@dataclass(frozen=True, slots=True)
class Readied:
    """The person at this seat said that nobody else sees the device; true until the turn has passed."""

    at: float
    seat: Seat


@dataclass(frozen=True, slots=True)
class AutomaticSet:
    """From here on the table draws and passes for this seat where nothing else can be done, or no longer."""

    at: float
    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Time ran out where the rules have no answer to it: a player of the program finishes this turn."""

    at: float
    seat: Seat


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """The person at this seat asked to take its last decision back."""

    at: float
    seat: Seat


@dataclass(frozen=True, slots=True)
class UndoAgreed:
    """A person agreed to it."""

    at: float
    person: str


@dataclass(frozen=True, slots=True)
class UndoRefused:
    """A person did not agree, and the question is settled."""

    at: float
    person: str


@dataclass(frozen=True, slots=True)
class Undone:
    """So many actions, the last ones, were taken back for the person at this seat."""

    at: float
    seat: Seat
    actions: int


@dataclass(frozen=True, slots=True)
class WentOn:
    """A person asked for the next round."""

    at: float
    person: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The next round was dealt."""

    at: float


@dataclass(frozen=True, slots=True)
class RematchAsked:
    """A person would play another match."""

    at: float
    person: str


@dataclass(frozen=True, slots=True)
class RematchBegan:
    """Another match was dealt, from another number; who sat at seat s sits at the next one."""

    at: float
    number: str
    salt: str


@dataclass(frozen=True, slots=True)
class ResignAsked:
    """The person at this seat would give the match up, and waits for the partner."""

    at: float
    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned:
    """The match was given up: of two sides the one of this seat has lost it, of more a player goes on in its place."""

    at: float
    seat: Seat


@dataclass(frozen=True, slots=True)
class PresenceChanged:
    """A person left or came back."""

    at: float
    person: str
    present: bool


@dataclass(frozen=True, slots=True)
class Waited:
    """A person chose to go on waiting for another who is gone."""

    at: float
    person: str
    gone: str


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A person, its own or another, handed this seat to a player of the program."""

    at: float
    seat: Seat
    player: str
    person: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The person plays this seat again."""

    at: float
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """A person ended the match because another was gone; nobody has won it."""

    at: float
    person: str


@dataclass(frozen=True, slots=True)
class Reacted:
    """Somebody, at a seat or looking on, sent one of the fixed reactions."""

    at: float
    person: str
    reaction: str


Event = (
    Opened
    | Sat
    | Renamed
    | StoodUp
    | Started
    | Acted
    | Readied
    | AutomaticSet
    | TimeUp
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | WentOn
    | RoundBegan
    | RematchAsked
    | RematchBegan
    | ResignAsked
    | Resigned
    | PresenceChanged
    | Waited
    | HandedOver
    | TakenBack
    | MatchEnded
    | Reacted
)
