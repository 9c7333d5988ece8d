"""What a player can do in a turn, and every reason why not."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from bendo.game.tile import Tile
from bendo.geometry import Bend

END_NAMES: Final = "abcdefgh"

Seat = int
WATCHER: Final[Seat] = -1
"""The seat of those who only look on: no hand is theirs."""


@dataclass(frozen=True, slots=True)
class Play:
    """A tile joined to an end of the line. `end` and `bend` are None for the lead.

    `bend` is the way the tile turns walking outward, None for straight tiles; on curved sheets every tile but the lead
    has one, though only that of a double is a choice.
    """

    tile: Tile
    end: str | None = None
    bend: Bend | None = None
    order: tuple[int, int, str, str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        bend = self.bend.value if self.bend else ""
        object.__setattr__(self, "order", (self.tile.high, self.tile.low, self.end or "", bend))


@dataclass(frozen=True, slots=True)
class Draw:
    """One tile taken from the front of the boneyard."""


@dataclass(frozen=True, slots=True)
class Pass:
    """The turn given on."""


@dataclass(frozen=True, slots=True)
class Time:
    """The clock calls time: a penalty tile, and the turn goes on. It is no choice, so it is never listed as legal."""


Action = Play | Draw | Pass | Time

DRAW: Final = Draw()
PASS: Final = Pass()
TIME: Final = Time()


@lru_cache(maxsize=4096)
def play_of(tile: Tile, end: str | None = None, bend: Bend | None = None) -> Play:
    """The same as `Play`, without making equal ones again and again."""
    return Play(tile, end, bend)


class Reason(enum.Enum):
    """Why an action is illegal; of several that hold, the first in this order is given."""

    __hash__ = object.__hash__  # there is one of each, and that of Enum would be called as a function

    ROUND_OVER = enum.auto()
    """Nothing is played after the round has ended."""
    NOT_IN_HAND = enum.auto()
    """The tile is not in the hand of the seat whose turn it is."""
    MUST_LEAD = enum.auto()
    """Only leads are legal, or another tile must lead."""
    NO_SUCH_END = enum.auto()
    """The line has no such end, or lost it in a ring."""
    NO_MATCH = enum.auto()
    """The tile does not show the number of that end."""
    ARMS_FIRST = enum.auto()
    """All arms of the leading double must hold a tile before any grows further."""
    WRONG_BEND = enum.auto()
    """The tile does not turn that way from that end, or a double does not say which way."""
    BLOCKED_BY = enum.auto()
    """Another tile is in the way."""
    RING_MISMATCH = enum.auto()
    """The two ends that would meet show different numbers."""
    ONLY_DRAWN_TILE = enum.auto()
    """After a draw only the tile just drawn may be laid."""
    MUST_PLAY = enum.auto()
    """A tile can be laid, so it must be."""
    MUST_DRAW = enum.auto()
    """No tile can be laid but one can be drawn."""
    MUST_PASS = enum.auto()
    """There is nothing left to do but pass."""
    NO_TILES = enum.auto()
    """No further tile may be drawn this turn."""
    NO_CLOCK = enum.auto()
    """These rules have no clock, or it does not run now."""


class Refusal(NamedTuple):
    """A reason, with the tile that is in the way for BLOCKED_BY."""

    reason: Reason
    tile: Tile | None = None


class IllegalAction(ValueError):
    """An action that was refused; nothing has changed."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action, self.refusal = action, refusal

    def __str__(self) -> str:
        return f"{self.action}: {self.refusal.reason.name}"
