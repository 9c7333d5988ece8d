"""Facts, from which words are made elsewhere, and what all that is sent to viewers has in common."""

from __future__ import annotations

import enum
import re
from functools import lru_cache

from msgspec import Struct

from bendo.game import Seat


class Shown(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that is sent: a frozen value of plain parts, whose JSON leaves out what is None.

    None is therefore the only default that a field of it may have.
    """


class Lack(Shown, frozen=True):
    """What somebody has shown not to hold: a `number`, what bends `left` or `right` at it, or a single `tile`."""

    what: str
    number: int | None = None
    tile: str | None = None


class Facts(Shown, frozen=True, kw_only=True):
    """What a refusal or an entry of the log is about; the code beside it says which of these there are.

    docs/table.md goes through them code by code.
    """

    seat: Seat | None = None
    person: str | None = None
    name: str | None = None
    player: str | None = None
    by: str | None = None
    action: str | None = None
    tile: str | None = None
    end: str | None = None
    bend: str | None = None
    meets: str | None = None
    other: str | None = None
    lacks: tuple[Lack, ...] | None = None
    points: int | None = None
    ending: str | None = None
    drew: bool | None = None
    free_lead: bool | None = None
    starters: str | None = None
    actions: int | None = None
    present: bool | None = None
    gone: str | None = None
    reaction: str | None = None
    version: int | None = None
    problem: str | None = None
    until: float | None = None


@lru_cache(maxsize=256)
def code_of(name: enum.Enum) -> str:
    """The member of an enumeration as a code: `blocked-by`."""
    return name.name.lower().replace("_", "-")


def kebab(name: str) -> str:
    """The name of a class as the tag by which its JSON names it: `hand-over`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
