"""Events of a table: what has happened, in the past tense. A table is the fold of them, and they are all that is kept.

Each has the moment `at` which it happened, in seconds of the server's clock. None tells what follows from others: a
draw does not tell its tile, since the game number in `Opened` or `RematchBegan` does. So events are for the table and
its store alone, and viewers get what `bendo.table.shown` makes of them.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from bendo.game import Seat
from bendo.table.facts import kebab
from bendo.table.plan import Plan

By = Literal["person", "bot", "automatic", "clock"]
"""Who did something: the person, a player of the program, the table because nothing else could be done, the clock."""


class _Event(Struct, frozen=True, gc=False, tag_field="event", tag=kebab, forbid_unknown_fields=True):
    """An event, whose stored form names it (`bendo.table.wire`)."""

    at: float


class Opened(_Event, frozen=True):
    """The table was opened; always the first event, and the only one of its kind."""

    plan: Plan


class Sat(_Event, frozen=True):
    """A person took an open chair."""

    seat: Seat
    person: str
    name: str


class Renamed(_Event, frozen=True):
    """A person took another name for this seat."""

    seat: Seat
    name: str


class StoodUp(_Event, frozen=True):
    """A person gave up a chair before the start."""

    seat: Seat


class Started(_Event, frozen=True):
    """The first round of the match was dealt."""


class Acted(_Event, frozen=True):
    """The seat whose turn it was did something, spelled as in notation, without the tile that was drawn."""

    seat: Seat
    action: str
    by: By


class Readied(_Event, frozen=True):
    """The person at this seat said that nobody else sees the device; true until the turn has passed."""

    seat: Seat


class AutomaticSet(_Event, frozen=True):
    """From here on the table draws and passes for this seat where nothing else can be done, or no longer."""

    seat: Seat
    on: bool


class TimeUp(_Event, frozen=True):
    """Time ran out where the rules have no answer to it: a player of the program finishes this turn."""

    seat: Seat


class UndoAsked(_Event, frozen=True):
    """The person at this seat asked to take its last decision back."""

    seat: Seat


class UndoAgreed(_Event, frozen=True):
    """A person agreed to it."""

    person: str


class UndoRefused(_Event, frozen=True):
    """A person did not agree, and the question is settled."""

    person: str


class Undone(_Event, frozen=True):
    """So many actions, the last ones, were taken back for the person at this seat."""

    seat: Seat
    actions: int


class WentOn(_Event, frozen=True):
    """A person asked for the next round."""

    person: str


class RoundBegan(_Event, frozen=True):
    """The next round was dealt."""


class RematchAsked(_Event, frozen=True):
    """A person would play another match."""

    person: str


class RematchBegan(_Event, frozen=True):
    """Another match was dealt, from another number; who sat at seat s sits at the next one."""

    number: str
    salt: str


class ResignAsked(_Event, frozen=True):
    """The person at this seat would give the match up, and waits for the partner."""

    seat: Seat


class Resigned(_Event, frozen=True):
    """The match was given up: of two sides the one of this seat has lost it, of more a player goes on in its place."""

    seat: Seat


class PresenceChanged(_Event, frozen=True):
    """A person left or came back."""

    person: str
    present: bool


class Waited(_Event, frozen=True):
    """A person chose to go on waiting for another who is gone."""

    person: str
    gone: str


class HandedOver(_Event, frozen=True):
    """A person, its own or another, handed this seat to a player of the program."""

    seat: Seat
    player: str
    person: str


class TakenBack(_Event, frozen=True):
    """The person plays this seat again."""

    seat: Seat


class MatchEnded(_Event, frozen=True):
    """A person ended the match because another was gone; nobody has won it."""

    person: str


class Reacted(_Event, frozen=True):
    """Somebody, at a seat or looking on, sent one of the fixed reactions."""

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

DEALING: Final = frozenset({Started, RoundBegan, RematchBegan})
"""The events with which a round begins."""
