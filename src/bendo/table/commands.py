"""Commands: what people, watchers and the server ask of a table, and how it refuses.

Those that depend on what their sender has seen carry the version that was seen, so that a message which comes twice or
too late does nothing.
"""

from __future__ import annotations

import enum
from typing import Any, Final, TypeAlias

from msgspec import Struct

from bendo.game import Seat
from bendo.table.facts import Facts, Shown, kebab

REACTIONS: Final = ("hello", "well-played", "thanks", "oops", "thinking")
"""Every reaction there is, as codes for words."""


class House(enum.Enum):
    """The server as a sender; no text that a client could send is equal to it."""

    HOUSE = "house"


HOUSE: Final = House.HOUSE

Sender: TypeAlias = str | House
"""A person by id, or the server. A person without a seat is a watcher."""


class _Command(Struct, frozen=True, gc=False, tag_field="command", tag=kebab, forbid_unknown_fields=True):
    """A command, whose JSON names it: `{"command": "stand-up", "seat": 0}`."""


class Sit(_Command, frozen=True):
    """Take an open chair under this name; the key is what its `invitation` says."""

    seat: Seat
    name: str
    key: str


class Rename(_Command, frozen=True):
    """Be called something else at this seat."""

    seat: Seat
    name: str


class StandUp(_Command, frozen=True):
    """Give a chair up before the start."""

    seat: Seat


class Start(_Command, frozen=True):
    """Deal the first round."""


class Act(_Command, frozen=True):
    """Do this in the seat's turn: an action in notation."""

    seat: Seat
    action: str
    version: int


class Ready(_Command, frozen=True):
    """Show this seat its hand: nobody else sees the device now."""

    seat: Seat
    version: int


class Automatic(_Command, frozen=True):
    """Draw and pass for this seat where nothing else can be done, or no longer."""

    seat: Seat
    on: bool


class AskUndo(_Command, frozen=True):
    """Take the seat's last decision back, if the others agree."""

    seat: Seat
    version: int


class AgreeUndo(_Command, frozen=True):
    """Agree to the undo that is asked for."""

    version: int


class RefuseUndo(_Command, frozen=True):
    """Do not agree to it."""


class Onward(_Command, frozen=True):
    """Deal the next round."""


class Rematch(_Command, frozen=True):
    """Play another match."""


class BeginRematch(_Command, frozen=True):
    """From the server: the number and salt of a match that all have agreed to."""

    number: str
    salt: str


class Resign(_Command, frozen=True):
    """Give the match up."""

    seat: Seat


class Present(_Command, frozen=True):
    """From the server: a person is there, or gone."""

    person: str
    present: bool


class Wait(_Command, frozen=True):
    """Go on waiting for somebody who is gone."""

    person: str


class HandOver(_Command, frozen=True):
    """Let a player of the program play this seat: one's own at any time, that of somebody gone after a minute."""

    seat: Seat
    player: str


class TakeBack(_Command, frozen=True):
    """Play one's own seat again."""

    seat: Seat


class End(_Command, frozen=True):
    """End the match because somebody is gone."""


class React(_Command, frozen=True):
    """Send a reaction."""

    reaction: str


ClientCommand = (
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
    | Resign
    | Wait
    | HandOver
    | TakeBack
    | End
    | React
)
"""What a client may send, each by a name of its own in the field `command`."""

CLIENT_COMMANDS: Final = ClientCommand
"""The same as a value, for whoever makes a schema of it."""

Command = ClientCommand | BeginRematch | Present
"""The last two come from the server alone, so no text can be read as one of them."""


class Refused(Shown, frozen=True, tag_field="type", tag="refused"):
    """A command that was refused, so that nothing has changed: why, as a code for words, and the facts."""

    code: str
    facts: Facts

    @classmethod
    def of(cls, code: str, **facts: Any) -> Refused:
        """The refusal with these facts, those of `Facts`."""
        return cls(code, Facts(**facts) if facts else _NO_FACTS)


_NO_FACTS: Final = Facts()
