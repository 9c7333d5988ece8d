"""Commands: what people, watchers and the server ask of a table, and how it refuses.

Those that depend on what their sender has seen carry the version that was seen, so that a message which comes twice or
too late does nothing.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from bendo.game import Seat
from bendo.table.facts import Facts

REACTIONS: Final = ("hello", "well-played", "thanks", "oops", "thinking")
"""Every reaction there is, as codes for words."""


class House(enum.Enum):
    """The server as a sender; no text that a client could send is equal to it."""

    HOUSE = "house"


HOUSE: Final = House.HOUSE

Sender: TypeAlias = str | House
"""A person by id, or the server. A person without a seat is a watcher."""


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an open chair under this name."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Rename:
    """Be called something else at this seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class StandUp:
    """Give a chair up before the start."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Start:
    """Deal the first round."""


@dataclass(frozen=True, slots=True)
class Act:
    """Do this in the seat's turn: an action in notation."""

    seat: Seat
    action: str
    version: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Show this seat its hand: nobody else sees the device now."""

    seat: Seat
    version: int


@dataclass(frozen=True, slots=True)
class Automatic:
    """Draw and pass for this seat where nothing else can be done, or no longer."""

    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Take the seat's last decision back, if the others agree."""

    seat: Seat
    version: int


@dataclass(frozen=True, slots=True)
class AgreeUndo:
    """Agree to the undo that is asked for."""

    version: int


@dataclass(frozen=True, slots=True)
class RefuseUndo:
    """Do not agree to it."""


@dataclass(frozen=True, slots=True)
class Onward:
    """Deal the next round."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play another match."""


@dataclass(frozen=True, slots=True)
class BeginRematch:
    """From the server: the number and salt of a match that all have agreed to."""

    number: str
    salt: str


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the match up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Present:
    """From the server: a person is there, or gone."""

    person: str
    present: bool


@dataclass(frozen=True, slots=True)
class Wait:
    """Go on waiting for somebody who is gone."""

    person: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Let a player of the program play this seat: one's own at any time, that of somebody gone after a minute."""

    seat: Seat
    player: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Play one's own seat again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class End:
    """End the match because somebody is gone."""


@dataclass(frozen=True, slots=True)
class React:
    """Send a reaction."""

    reaction: str


Command = (
    Sit
    | Rename
    | StandUp
    | Start
    | Act
    | Ready
    | Automatic
    | AskUndo
    | AgreeUndo
    | RefuseUndo
    | Onward
    | Rematch
    | BeginRematch
    | Resign
    | Present
    | Wait
    | HandOver
    | TakeBack
    | End
    | React
)


class Refused(NamedTuple):
    """A command that was refused, so that nothing has changed: why, as a code for words, and the facts."""

    code: str
    facts: Facts = Facts()

    @classmethod
    def of(cls, code: str, **facts: int | float | str | None) -> Refused:
        """The refusal with these facts, those that are None left out."""
        return cls(code, Facts.of(**facts))
