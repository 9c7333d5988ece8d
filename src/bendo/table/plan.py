"""What a table is opened with: rules, a clock, who holds which chair, and the secret from which it is dealt."""

from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from bendo.game import Rules, Seat, check_number
from bendo.table.facts import kebab

LONGEST_NAME: Final = 20
"""A name has at most so many characters, as in the terminal."""
LONGEST_ID: Final = 64
"""The id of a person, and the name of a player, has at most so many characters."""
STAND_IN: Final = "ben"
"""The player who plays for a person where nobody has named another."""

_SALT = re.compile(r"[A-Za-z0-9-]{1,64}", re.ASCII)


class InvalidPlan(ValueError):
    """A plan by which no table can be opened: the field that is wrong, and its value."""

    def __init__(self, field: str, value: object) -> None:
        super().__init__(field, value)
        self.field, self.value = field, value

    def __str__(self) -> str:
        return f"{self.field}: {self.value!r}"


class _Holder(Struct, frozen=True, gc=False, tag_field="chair", tag=kebab, forbid_unknown_fields=True):
    """Who has a chair."""


class Person(_Holder, frozen=True):
    """A chair held by a person, known by an id that means nothing to others; several people at one device share it."""

    id: str
    name: str


class Bot(_Holder, frozen=True):
    """A chair held by a player of the program, named as players are: `ben`, `ben:easy`."""

    player: str


class Open(_Holder, frozen=True):
    """A chair that waits for a person."""


Holder = Person | Bot | Open


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a table is opened with; chairs are by seat.

    `seconds` is a turn clock for sheets that have none, 0 for none. `number` deals the match, and `salt` keeps it from
    being guessed from what is told of it beforehand (`bendo.game.commitment`).
    Raises InvalidPlan, InvalidNumber, and InvalidRules if so many can't play.
    """

    rules: Rules
    chairs: tuple[Holder, ...]
    number: str
    salt: str
    seconds: int = 0

    def __post_init__(self) -> None:
        self.rules.hand_size(len(self.chairs))
        check_number(self.number)
        if not is_salt(self.salt):
            raise InvalidPlan("salt", self.salt)
        if type(self.seconds) is not int or self.seconds < 0:
            raise InvalidPlan("seconds", self.seconds)
        for chair in self.chairs:
            if isinstance(chair, Person) and not (is_id(chair.id) and is_name(chair.name)):
                raise InvalidPlan("chairs", chair)
            if isinstance(chair, Bot) and not is_id(chair.player):
                raise InvalidPlan("chairs", chair)

    @property
    def solo(self) -> bool:
        """Whether one person plays against bots: only one chair is not a bot's."""
        return sum(not isinstance(chair, Bot) for chair in self.chairs) == 1

    @property
    def clock(self) -> int:
        """The seconds of a turn: those of the rules, or where these have no clock those of the plan; 0 for none."""
        return self.rules.seconds or self.seconds


def invitation(number: str, salt: str, seat: Seat) -> str:
    """The key of an open chair, for those who are asked to take it: 128 bits of SHA-256 of `NUMBER:SALT:seat:SEAT`.

    22 characters of URL-safe Base64. Nobody can work it out who does not know the salt.
    """
    digest = hashlib.sha256(f"{number}:{salt}:seat:{seat}".encode("ascii")).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode("ascii").rstrip("=")


def is_salt(text: str) -> bool:
    """Whether this can be a salt: 1 to 64 characters as in a game number."""
    return _SALT.fullmatch(text) is not None


def is_name(text: str) -> bool:
    """Whether a person can be called this: 1 to 20 characters that can be printed, no blank at either end."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip()


def is_id(text: str) -> bool:
    """Whether this can be the id of a person or the name of a player."""
    return 0 < len(text) <= LONGEST_ID and text.isprintable() and text == text.strip()
