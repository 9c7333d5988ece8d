"""The parts of a game record, each with its spelling as `str`: tags, tokens, results, rounds."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeVar

from bendo.game import (
    DEFAULT_SHEET,
    SHEETS,
    Ending,
    InvalidRules,
    Points,
    RoundResult,
    Rules,
    Seat,
    empty_line,
    plain_points,
)
from bendo.notation.actions import parse_action
from bendo.notation.error import NotationError

SEATS: Final = "0 1 2 3"

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,31}", re.ASCII)
_UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_BARE_NAME = re.compile(r'[^ "\\\[\]{}]+')
_NOWHERE = empty_line(SHEETS[DEFAULT_SHEET])


class Place(NamedTuple):
    """Where something stands in a text; both count from 1."""

    line: int
    column: int


class RecordError(NotationError):
    """The first fault of a record, with its place if it was read; `invalid` says why the rules can't be."""

    def __init__(
        self,
        problem: str,
        value: str,
        expected: str = "",
        place: Place | None = None,
        invalid: InvalidRules | None = None,
    ) -> None:
        line, column = place or (None, None)
        super().__init__(problem, value, expected, line, column)
        self.invalid = invalid


@dataclass(frozen=True, slots=True)
class _Item:
    """What all parts of a record have: the comments that follow it, and where it stood in a text that was read."""

    comments: tuple[str, ...] = field(default=(), kw_only=True)
    place: Place | None = field(default=None, compare=False, repr=False, kw_only=True)

    def _check_comments(self) -> None:
        for comment in self.comments:
            check_comment(comment, self.place)

    def fault(self, problem: str, value: str | None = None, expected: str = "") -> RecordError:
        """A fault in this part; `value` is its spelling if not told."""
        return RecordError(problem, str(self) if value is None else value, expected, self.place)


@dataclass(frozen=True, slots=True)
class Tag(_Item):
    """`[Name "value"]`."""

    name: str
    value: str

    def __post_init__(self) -> None:
        self._check_comments()
        if not _NAME.fullmatch(self.name) or _UNWRITABLE.search(self.value):
            raise self.fault("record-tag")

    def __str__(self) -> str:
        return f'[{self.name} "{_escaped(self.value)}"]'


@dataclass(frozen=True, slots=True)
class ActionToken(_Item):
    """`1:64a`: what a seat did, as it was spelled; `parse_action` reads it at the line of that moment."""

    seat: Seat
    action: str

    def __post_init__(self) -> None:
        self._check_comments()
        if not 0 <= self.seat <= 3:
            raise self.fault("seat", str(self.seat), SEATS)
        try:
            parse_action(self.action, _NOWHERE)
        except NotationError as error:
            raise self.fault(error.problem, error.value, error.expected) from None

    def __str__(self) -> str:
        return f"{self.seat}:{self.action}"


@dataclass(frozen=True, slots=True)
class UndoToken(_Item):
    """`~`: the last action of the round that was not taken back yet is taken back."""

    def __post_init__(self) -> None:
        self._check_comments()

    def __str__(self) -> str:
        return "~"


@dataclass(frozen=True, slots=True)
class HandoverToken(_Item):
    """`1=Ben`: from here on somebody else plays for a seat."""

    seat: Seat
    name: str

    def __post_init__(self) -> None:
        self._check_comments()
        if not 0 <= self.seat <= 3:
            raise self.fault("seat", str(self.seat), SEATS)
        if _UNWRITABLE.search(self.name):
            raise self.fault("record-name", self.name)

    def __str__(self) -> str:
        bare = _BARE_NAME.fullmatch(self.name)
        return f"{self.seat}={self.name}" if bare else f'{self.seat}="{_escaped(self.name)}"'


Token = ActionToken | UndoToken | HandoverToken


@dataclass(frozen=True, slots=True)
class StatedResult(_Item):
    """`0:out +7`: how a round ended, who won it (in team games a team; several: they share), and points without fives.

    `points` are those of each of `sides`; nobody has won if there are none.
    """

    ending: Ending
    sides: tuple[int, ...] = ()
    points: Points = 0
    teams: bool = False

    def __post_init__(self) -> None:
        self._check_comments()
        sides = self.sides
        if (
            self.points < 0
            or (not sides and (self.ending != "blocked" or self.points))
            or (len(sides) > 1 and (self.teams or self.ending != "blocked"))
            or list(sides) != sorted({*sides} & {*range(2 if self.teams else 4)})
        ):
            raise self.fault("record-result")

    @classmethod
    def of(cls, rules: Rules, result: RoundResult) -> StatedResult:
        """The statement of what a round has brought."""
        own = tuple(points - fives for points, fives in zip(result.points, result.fives, strict=True))
        if result.side is not None:
            return cls(result.ending, (result.side,), plain_points(own[result.side]), rules.teams)
        if rules.tie == "share" and result.tied:
            return cls(result.ending, result.tied, plain_points(own[result.tied[0]]))
        return cls(result.ending)

    def __str__(self) -> str:
        if not self.sides:
            return f"=:{self.ending}"
        return f"{'t' if self.teams else ''}{'+'.join(map(str, self.sides))}:{self.ending} +{self.points}"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordRound:
    """One round: the tags before it, its tokens, its result once it has ended, and in a seat's own record all hands."""

    tags: tuple[Tag, ...] = ()
    tokens: tuple[Token, ...] = ()
    result: StatedResult | None = None
    left: Tag | None = None

    def value(self, name: str) -> str | None:
        """What the round's tag of that name says, None if there is none."""
        return next((tag.value for tag in self.tags if tag.name == name), None)

    @property
    def items(self) -> tuple[_Item, ...]:
        """All its parts in the order in which they stand."""
        ends = tuple(item for item in (self.result, self.left) if item is not None)
        return (*self.tags, *self.tokens, *ends)

    @property
    def place(self) -> Place | None:
        """Where it begins."""
        return next((item.place for item in self.items), None)


_AnyItem = TypeVar("_AnyItem", bound=_Item)


def commented(item: _AnyItem, comment: str) -> _AnyItem:
    """The same part of a record with one more comment after it."""
    return replace(item, comments=(*item.comments, comment))


def check_comment(text: str, place: Place | None = None) -> None:
    """Raises RecordError for a comment that would not be read as it was written."""
    if _UNWRITABLE.search(text) or {*text} & {*"{}"} or text != text.strip(" ") or "  " in text:
        raise RecordError("record-comment", text, place=place)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
