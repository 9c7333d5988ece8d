"""Events: what has happened, in the past tense, and the form of each that a seat or a watcher may see.

An event as `play` returns it tells everything. Nobody but the table itself gets that form: players, pages, logs and
records get `event.seen_by(seat)`, in which what that seat did not see is missing (None, or an empty hand beside its
count).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Literal, Self

from bendo.game.action import Seat
from bendo.game.rules import Rules
from bendo.game.tile import Bits, Tile
from bendo.geometry import Bend

Points = int | Fraction
Ending = Literal["out", "blocked"]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round has begun: hands, of which others see the number of tiles only, starters, and who begins.

    `scores` are those by side so far; `free_lead` is whether the leader may lead any tile.
    """

    rules: Rules
    hands: tuple[Bits, ...]
    counts: tuple[int, ...]
    boneyard: int
    starters: tuple[Tile, ...]
    turn: Seat
    free_lead: bool
    scores: tuple[Points, ...]

    def seen_by(self, seat: Seat) -> Dealt:
        """With no hand but the seat's own."""
        return replace(self, hands=tuple(hand if s == seat else 0 for s, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class _Public:
    """An event that all see whole."""

    seat: Seat

    def seen_by(self, seat: Seat) -> Self:  # noqa: ARG002
        """The same for every seat."""
        return self


@dataclass(frozen=True, slots=True)
class Played(_Public):
    """A tile was laid; `end` is None for the lead, `bend` as in `Laid`. `met` names the other end if a ring closed."""

    tile: Tile
    end: str | None
    bend: Bend | None
    met: str | None = None


played_of = lru_cache(maxsize=8192)(Played)
"""The same as `Played`, without making equal ones again and again."""


@dataclass(frozen=True, slots=True)
class Scored(_Public):
    """The ends added up to a multiple of five."""

    points: int


@dataclass(frozen=True, slots=True)
class Showed(_Public):
    """A tile drawn this turn that can't be laid was shown to all."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Passed(_Public):
    """The turn went on without a play."""


@dataclass(frozen=True, slots=True)
class Drew:
    """A tile was taken from the boneyard; None where the tile is not to be seen."""

    seat: Seat
    tile: Tile | None

    def seen_by(self, seat: Seat) -> Drew:
        """Without the tile, but for the drawer."""
        return self if seat == self.seat else Drew(self.seat, None)


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The clock called time; `drew` is whether there was a penalty tile, `tile` which one, if it is to be seen."""

    seat: Seat
    drew: bool
    tile: Tile | None

    def seen_by(self, seat: Seat) -> TimeCalled:
        """Without the penalty tile, but for the one who got it."""
        return self if seat == self.seat else TimeCalled(self.seat, self.drew, None)


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over and all hands are shown. What it brought is worked out from them (`outcome`)."""

    ending: Ending
    hands: tuple[Bits, ...]

    def seen_by(self, seat: Seat) -> RoundEnded:  # noqa: ARG002
        """The same for every seat."""
        return self


Event = Dealt | Played | Scored | Showed | Passed | Drew | TimeCalled | RoundEnded
