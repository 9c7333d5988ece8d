"""Game records: tags, then rounds of tokens, each closed by its result. Text is read and written in `record_text`.

A full record has a game number and so holds the whole deal. A seat's own record has `[View]` in its place, with the
seat's hand before each round and all hands after it. What can't be written is refused here; whether a game could have
gone so, `replay` and `replay_view` find.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, NamedTuple

from bendo.game import WATCHER, Action, InvalidNumber, InvalidRules, Match, Rules, Seat, Tile, check_number
from bendo.notation.actions import spell_action
from bendo.notation.error import NotationError
from bendo.notation.records.parts import (
    SEATS,
    ActionToken,
    HandoverToken,
    Place,
    RecordError,
    RecordRound,
    StatedResult,
    Tag,
    Token,
    UndoToken,
    check_comment,
    commented,
)
from bendo.notation.rules import parse_rules, spell_rules
from bendo.notation.tiles import parse_tiles

ROUND_TAGS: Final = ("Hand", "Starters", "Leader")
"""The tags that may stand before a round of a seat's own record; `Left` follows its result."""

MOST_ROUNDS: Final = 2000
"""No record has more rounds."""

_SEAT_NAME = re.compile(r"Seat[0-9]+", re.ASCII)
_ENDED = re.compile(r"(?:(?P<seat>[0-3]) )?(?P<reason>[a-z][a-z-]{0,31})", re.ASCII)
_BLANKS = re.compile(r"[ \t\r\n]+")
_HEADER_TAGS = ("Rules", "Number", "View", "Ended", "Commit", "Salt")


class Header(NamedTuple):
    """What the tags before the first round say: the rules, and whose record it is, None for a full one."""

    rules: Rules
    view: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game record. `opening` are comments before its first tag, `closing` those after its last `*`.

    `unfinished` is whether it ends with `*`; `end` is where that stands. Raises RecordError for what can't be written.
    """

    tags: tuple[Tag, ...]
    rounds: tuple[RecordRound, ...] = ()
    unfinished: bool = True
    opening: tuple[str, ...] = ()
    closing: tuple[str, ...] = ()
    end: Place | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        for comment in self.opening + self.closing:
            check_comment(comment)
        for i, tag in enumerate(self.tags):
            check_header_tag(tag, [before.name for before in self.tags[:i]])
        header = header_of(self.tags)
        check_rounds_number(len(self.rounds), self.rounds[-1].place if self.rounds else None)
        for i, played in enumerate(self.rounds):
            check_round(played, header, first=i == 0)
            if played.result is None and (i + 1 < len(self.rounds) or not self.unfinished):
                raise RecordError("record-end-missing", "", "*", self.end)
        if not self.unfinished:
            if not self.rounds:
                raise RecordError("record-end-missing", "", "*", self.end)
            for tag in self.tags:
                if tag.name == "Ended":
                    raise tag.fault("record-ended-finished")
            if self.closing:
                raise RecordError("record-comment", self.closing[0], place=self.end)

    @classmethod
    def begin(cls, rules: Rules, number: str, names: Sequence[str]) -> Record:
        """A full record in which nothing has been played yet; a name for each seat."""
        seats = tuple(Tag(f"Seat{seat}", name) for seat, name in enumerate(names))
        return cls(tags=(Tag("Rules", spell_rules(rules)), Tag("Number", number), *seats))

    def value(self, name: str) -> str | None:
        """What the tag of that name says, None if there is none."""
        return next((tag.value for tag in self.tags if tag.name == name), None)

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return header_of(self.tags).rules

    @property
    def number(self) -> str | None:
        """The game number of a full record."""
        return self.value("Number")

    @property
    def view(self) -> Seat | None:
        """Whose own record it is, None for a full one."""
        return header_of(self.tags).view

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, none if they are not told."""
        return tuple(tag.value for tag in sorted(self.tags, key=lambda tag: tag.name) if _SEAT_NAME.fullmatch(tag.name))

    @property
    def ended(self) -> tuple[Seat | None, str] | None:
        """Who ended the match before its end, if that is told, and why, as a code; None if nobody did."""
        match = _ENDED.fullmatch(self.value("Ended") or "")
        return match and (int(match["seat"]) if match["seat"] else None, match["reason"])

    @property
    def players(self) -> int:
        """How many seats there are; where they have no names, the fewest that the rules and the tokens allow."""
        if self.names:
            return len(self.names)
        seats = [self.view or 0]
        for played in self.rounds:
            seats += [token.seat for token in played.tokens if not isinstance(token, UndoToken)]
            seats += played.result.sides if played.result and not played.result.teams else ()
            seats += [played.left.value.count("/")] if played.left else []
            seats += [int(played.value("Leader") or 0)]
        least = max(2, max(seats) + 1)
        return next((players for players in self.rules.players if players >= least), least)

    def with_tag(self, name: str, value: str) -> Record:
        """With one more tag before the first round."""
        return replace(self, tags=(*self.tags, Tag(name, value)))

    def with_ended(self, reason: str, seat: Seat | None = None) -> Record:
        """With the tag that says why the match goes no further, and whose doing that is: `[Ended "1 resigned"]`."""
        return self.with_tag("Ended", reason if seat is None else f"{seat} {reason}")

    def with_action(self, seat: Seat, action: Action, drawn: Tile | None = None) -> Record:
        """With one more action, the first of a new round if the last has its result; `drawn` is the tile it drew."""
        return self._with_token(ActionToken(seat, spell_action(action, drawn)))

    def with_undo(self) -> Record:
        """With the last action taken back."""
        return self._with_token(UndoToken())

    def with_handover(self, seat: Seat, name: str) -> Record:
        """With a seat handed to Ben, or to whoever has this name."""
        return self._with_token(HandoverToken(seat, name))

    def with_result(self, match: Match) -> Record:
        """With the result of the round that has ended in this match, and finished if the match has ended too."""
        result = match.result
        if result is None:
            raise ValueError("the round has no result yet")
        played, rounds = self._open()
        played = replace(played, result=StatedResult.of(match.rules, result))
        return replace(self, rounds=(*rounds, played), unfinished=match.winner is None)

    def with_comment(self, text: str) -> Record:
        """With a comment after all that stands there; blanks and ends of lines in it count as one space."""
        comment = _BLANKS.sub(" ", text).strip(" ")
        if not self.rounds:
            return replace(self, tags=(*self.tags[:-1], commented(self.tags[-1], comment)))
        last = self.rounds[-1]
        if last.left:
            last = replace(last, left=commented(last.left, comment))
        elif last.result:
            last = replace(last, result=commented(last.result, comment))
        elif last.tokens:
            last = replace(last, tokens=(*last.tokens[:-1], commented(last.tokens[-1], comment)))
        else:
            last = replace(last, tags=(*last.tags[:-1], commented(last.tags[-1], comment)))
        return replace(self, rounds=(*self.rounds[:-1], last))

    def _open(self) -> tuple[RecordRound, tuple[RecordRound, ...]]:
        """The round that goes on, a new one if the last has its result, and the rounds before it."""
        if not self.unfinished:
            raise RecordError("record-after-end", str(self.rounds[-1].result))
        if self.rounds and self.rounds[-1].result is None:
            return self.rounds[-1], self.rounds[:-1]
        return RecordRound(), self.rounds

    def _with_token(self, token: Token) -> Record:
        played, rounds = self._open()
        return replace(self, rounds=(*rounds, replace(played, tokens=(*played.tokens, token))))


def check_header_tag(tag: Tag, before: Collection[str]) -> None:
    """Raises RecordError for a tag that can't stand before the first round, after others with these names."""
    name, value = tag.name, tag.value
    if name in before:
        raise tag.fault("record-tag-twice", name)
    if name in ROUND_TAGS or name == "Left":
        raise tag.fault("record-tag-place", name)
    if name == "Rules":
        _check_rules(tag)
    elif name == "Number":
        try:
            check_number(value)
        except InvalidNumber:
            raise tag.fault("record-number", value) from None
    elif name == "View" and value not in ("-", "0", "1", "2", "3"):
        raise tag.fault("record-view", value, "- 0 1 2 3")
    elif name == "Ended" and not _ENDED.fullmatch(value):
        raise tag.fault("record-ended", value)
    elif _SEAT_NAME.fullmatch(name) and name not in ("Seat0", "Seat1", "Seat2", "Seat3"):
        raise tag.fault("record-seat-tag", name, "Seat0 Seat1 Seat2 Seat3")


def header_of(tags: tuple[Tag, ...], place: Place | None = None) -> Header:
    """What the tags before the first round say. Raises RecordError if one is missing, at this place."""
    found = {tag.name: tag for tag in tags}
    if "Rules" not in found:
        raise RecordError("record-tag-missing", "Rules", place=place)
    if "Number" not in found and "View" not in found:
        raise RecordError("record-tag-missing", "Number", place=place)
    if "Number" in found and "View" in found:
        raise next(tag for tag in reversed(tags) if tag.name in ("Number", "View")).fault("record-number-and-view")
    seats = sorted(name for name in found if _SEAT_NAME.fullmatch(name))
    for seat, name in enumerate(seats):
        if name != f"Seat{seat}":
            raise RecordError("record-tag-missing", f"Seat{seat}", place=place)
    view = found["View"].value if "View" in found else None
    return Header(_rules_of(found["Rules"].value), None if view is None else WATCHER if view == "-" else int(view))


def check_rounds_number(rounds: int, place: Place | None = None) -> None:
    """Raises RecordError if these are too many."""
    if rounds > MOST_ROUNDS:
        raise RecordError("record-rounds", str(rounds), str(MOST_ROUNDS), place)


def check_round(played: RecordRound, header: Header, *, first: bool) -> None:
    """Raises RecordError for a round that can't be written so; `first` is whether it is the first."""
    check_round_tags(played, header, first=first)
    if not played.items:
        raise RecordError("record-round-empty", "")
    result, left = played.result, played.left
    if left and (left.name != "Left" or header.view is None or not result):
        raise left.fault("record-tag-place", left.name)
    if left:
        _check_tiles(left)
    elif result and header.view is not None:
        raise result.fault("record-tag-missing", "Left")


def check_round_tags(played: RecordRound, header: Header, *, first: bool) -> None:
    """Raises RecordError for the tags before a round."""
    own = header.view is not None
    needed = [("Hand", own and header.view != WATCHER), ("Starters", own and header.rules.starters > 0)]
    found: list[str] = []
    for tag in played.tags:
        if tag.name in found:
            raise tag.fault("record-tag-twice", tag.name)
        found.append(tag.name)
        misplaced = tag.name == "Left" or tag.name in _HEADER_TAGS or _SEAT_NAME.fullmatch(tag.name)
        if misplaced or (tag.name, False) in needed or (tag.name == "Leader" and not own):
            raise tag.fault("record-tag-place", tag.name)
        if tag.name == "Leader" and tag.value not in ("0", "1", "2", "3"):
            raise tag.fault("seat", tag.value, SEATS)
        if tag.name in ("Hand", "Starters"):
            _check_tiles(tag)
    if first and found and found[0] not in ROUND_TAGS:  # it would be read as one of the record
        raise played.tags[0].fault("record-tag-place", found[0])
    for name, is_needed in needed:
        if is_needed and name not in found:
            raise RecordError("record-tag-missing", name, place=played.place)


def _check_tiles(tag: Tag) -> None:
    try:
        for part in tag.value.split("/") if tag.name == "Left" else (tag.value,):
            if not part:
                raise tag.fault("record-tiles", tag.value)
            if part != "-" or tag.name != "Left":
                parse_tiles(part)
    except NotationError as error:
        raise tag.fault(error.problem, error.value, error.expected) from None


def _check_rules(tag: Tag) -> None:
    try:
        _rules_of(tag.value)
    except NotationError as error:
        raise tag.fault(error.problem, error.value, error.expected) from None
    except InvalidRules as error:
        raise RecordError("record-rules", tag.value, place=tag.place, invalid=error) from None


@lru_cache(maxsize=64)
def _rules_of(text: str) -> Rules:
    return parse_rules(text)
