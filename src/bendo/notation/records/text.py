"""Game records as text, `.bdo`: read strictly, the first fault with its place; written so that it reads the same."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from bendo.game import Ending, plain_points
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
)
from bendo.notation.records.record import (
    ROUND_TAGS,
    Record,
    check_header_tag,
    check_round,
    check_round_tags,
    check_rounds_number,
    header_of,
)

LONGEST_RECORD: Final = 2**18
"""No record is longer, in bytes of UTF-8."""

COLUMNS: Final = 100
"""Lines are wrapped so as not to be longer, where that can be."""

_SHOWN = 40  # of a longer part that can't be read only so many characters are given back

_UNREADABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_SPACES = re.compile(r"[ \t\r\n]*")
_NO_SPACES = re.compile(r"[^ \t\r\n]*")
_QUOTED = r'"(?P<quoted>(?:[^"\\\t\r\n]|\\["\\])*)"'
_TAG = re.compile(rf"\[[ \t]*(?P<name>[A-Za-z][A-Za-z0-9_]{{0,31}})[ \t]+{_QUOTED}[ \t]*\]")
_COMMENT = re.compile(r"[^{}]*")
_NAMED = re.compile(rf"(?P<seat>[0-9]+)={_QUOTED}(?=[ \t\r\n\[{{]|\Z)")
_WORD = re.compile(r"[^ \t\r\n\[\]{}]*")
_HANDOVER = re.compile(r'(?P<seat>[0-9]+)=(?P<name>[^"\\]+)')
_RESULT = re.compile(r"(?:=|(?P<teams>t)?(?P<sides>[0-9](?:\+[0-9])*)):(?P<ending>out|blocked)")
_POINTS = re.compile(r"[ \t\r\n]+\+(?P<whole>0|[1-9][0-9]{0,5})(?:/(?P<parts>[1-9][0-9]?))?(?=[ \t\r\n\[{]|\Z)")
_ACTION = re.compile(r"(?P<seat>[0-9]+):(?P<action>.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Comment:
    text: str


@dataclass(frozen=True, slots=True)
class _End:
    """The `*` of a record that is not finished."""

    comments: tuple[str, ...] = ()
    place: Place | None = None


_Read = Tag | Token | StatedResult | _End


def read_record(text: str | bytes) -> Record:
    """The record that a text spells. Raises RecordError with the first fault."""
    text = _readable(text)
    lexed: list[_Read | _Comment] = []
    fault: RecordError | None = None
    try:
        lexed.extend(_lexed(text))
    except RecordError as error:  # what stands before it is looked at first
        fault = error
    return _assembled(*_with_comments(lexed), fault, _Places(text).at(len(text)))


def write_record(record: Record) -> str:
    """The record as text, round by round. Raises RecordError if it is too long to be read."""
    lines = _wrapped(_comments(record.opening))
    for tag in record.tags:
        lines += _wrapped(_words((tag,)))
    last = record.rounds[-1] if record.rounds else None
    end = ["*", *_comments(record.closing)] if record.unfinished else []
    for played in record.rounds:
        lines.append("")
        for tag in played.tags:
            lines += _wrapped(_words((tag,)))
        words = _words((*played.tokens, *((played.result,) if played.result else ())))
        if played is last and not played.result:
            words, end = words + end, []
        lines += _wrapped(words)
        if played.left:
            lines += _wrapped(_words((played.left,)))
    if end:
        lines += ["", *_wrapped(end)]
    text = "\n".join((*lines, ""))
    size = len(text.encode("utf-8"))
    if size > LONGEST_RECORD:
        raise RecordError("record-long", str(size), str(LONGEST_RECORD))
    return text


class _Places:
    """Where each character of a text stands."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def at(self, index: int) -> Place:
        line = bisect_right(self._starts, index)
        return Place(line, index - self._starts[line - 1] + 1)


def _readable(given: str | bytes) -> str:
    """The text, if it may hold a record at all: its length, its encoding and every character of it."""
    if len(given) > LONGEST_RECORD:
        raise RecordError("record-long", str(len(given)), str(LONGEST_RECORD))
    text = given if isinstance(given, str) else _decoded(given)
    if text.startswith("\ufeff"):
        raise RecordError("record-mark", "U+FEFF", place=Place(1, 1))
    if match := _UNREADABLE.search(text):
        raise RecordError("record-character", f"U+{ord(match[0]):04X}", place=_Places(text).at(match.start()))
    size = len(text.encode("utf-8"))
    if size > LONGEST_RECORD:
        raise RecordError("record-long", str(size), str(LONGEST_RECORD))
    return text


def _decoded(given: bytes) -> str:
    try:
        return given.decode("utf-8")
    except UnicodeDecodeError as error:
        before = given[: error.start].decode("utf-8")
        place = _Places(before).at(len(before))
        raise RecordError("record-encoding", f"0x{given[error.start]:02X}", place=place) from None


def _lexed(text: str) -> Iterator[_Read | _Comment]:
    """The parts of a text, one after the other. Raises RecordError where there is none."""
    places = _Places(text)
    at = _end_of(_SPACES, text, 0)
    while at < len(text):
        item: _Read | _Comment
        if text[at] == "{":
            item, at = _comment(text, at, places)
        elif text[at] == "[":
            tag = _TAG.match(text, at)
            if not tag:
                raise RecordError("record-tag", _shown(text, at), place=places.at(at))
            item, at = Tag(tag["name"], _unescaped(tag["quoted"]), place=places.at(at)), tag.end()
        else:
            item, at = _token(text, at, places)
        yield item
        at = _end_of(_SPACES, text, at)


def _comment(text: str, at: int, places: _Places) -> tuple[_Comment, int]:
    """The comment that begins here, and where it ends."""
    end = _end_of(_COMMENT, text, at + 1)
    if end == len(text):
        raise RecordError("record-comment-open", _shown(text, at), "}", places.at(at))
    if text[end] == "{":
        raise RecordError("record-comment-nested", _shown(text, end), "}", places.at(end))
    return _Comment(re.sub(r"[ \t\r\n]+", " ", text[at + 1 : end]).strip(" ")), end + 1


def _token(text: str, at: int, places: _Places) -> tuple[_Read, int]:
    """The token that begins here, and where it ends."""
    place = places.at(at)
    if named := _NAMED.match(text, at):
        return HandoverToken(_seat(named["seat"], place), _unescaped(named["quoted"]), place=place), named.end()
    end = _end_of(_WORD, text, at)
    word = text[at:end]
    if word == "*":
        return _End(place=place), end
    if word == "~":
        return UndoToken(place=place), end
    if found := _HANDOVER.fullmatch(word):
        return HandoverToken(_seat(found["seat"], place), found["name"], place=place), end
    if found := _RESULT.fullmatch(word):
        return _result(found, text, end, places)
    if found := _ACTION.fullmatch(word):
        return ActionToken(_seat(found["seat"], place), found["action"], place=place), end
    raise RecordError("record-token", _shown(text, at), "0:64a", place)


def _seat(text: str, place: Place) -> int:
    if text not in SEATS.split():
        raise RecordError("seat", text[:_SHOWN], SEATS, place)
    return int(text)


def _result(word: re.Match[str], text: str, end: int, places: _Places) -> tuple[StatedResult, int]:
    """The result whose first word was found and ends here, and where it ends with its points."""
    place = places.at(word.start() + end - word.end())
    ending: Ending = "out" if word["ending"] == "out" else "blocked"
    if word["sides"] is None:
        return StatedResult(ending, place=place), end
    sides = tuple(_seat(side, place) for side in word["sides"].split("+"))
    found = _POINTS.match(text, end)
    points = Fraction(int(found["whole"]), int(found["parts"] or 1)) if found else Fraction(0)
    if not found or (found["parts"] and points.denominator != int(found["parts"])):
        at = _end_of(_SPACES, text, end)
        raise RecordError("record-points", text[at : _end_of(_NO_SPACES, text, at)][:_SHOWN], "+7 +7/2", places.at(at))
    return StatedResult(ending, sides, plain_points(points), word["teams"] is not None, place=place), found.end()


def _with_comments(lexed: Sequence[_Read | _Comment]) -> tuple[tuple[str, ...], list[_Read]]:
    """The comments before all parts, and the parts, each with the comments that follow it."""
    opening: list[str] = []
    items: list[_Read] = []
    comments = opening
    for item in lexed:
        if isinstance(item, _Comment):
            comments.append(item.text)
            continue
        if items and comments:
            items[-1] = replace(items[-1], comments=tuple(comments))
        items.append(item)
        comments = []
    if items and comments:
        items[-1] = replace(items[-1], comments=tuple(comments))
    return tuple(opening), items


def _assembled(opening: tuple[str, ...], items: Sequence[_Read], fault: RecordError | None, end: Place) -> Record:
    """The record that these parts make up; `fault` is what follows them. Raises the first fault."""
    tags: list[Tag] = []
    for item in items:
        if not isinstance(item, Tag) or item.name in ROUND_TAGS:
            break
        check_header_tag(item, [tag.name for tag in tags])
        tags.append(item)
    at = len(tags)
    if at == len(items) and fault:
        raise fault
    header = header_of(tuple(tags), items[at].place if at < len(items) else end)
    rounds: list[RecordRound] = []
    while at < len(items) and not isinstance(items[at], _End):
        played, at = _round(items, at)
        check_round_tags(played, header, first=not rounds)
        if at == len(items) and fault:
            raise fault
        if played.result is None and at < len(items) and isinstance(item := items[at], Tag):
            raise item.fault("record-tag-place", item.name)
        check_round(played, header, first=not rounds)
        check_rounds_number(len(rounds) + 1, played.place)
        rounds.append(played)
    return _ended(opening, tuple(tags), tuple(rounds), items[at:], fault, end)


def _round(items: Sequence[_Read], at: int) -> tuple[RecordRound, int]:
    """The round whose parts begin here, and where the next begins."""
    tags: list[Tag] = []
    tokens: list[Token] = []
    result: StatedResult | None = None
    left: Tag | None = None
    while at < len(items) and isinstance(item := items[at], Tag):
        tags.append(item)
        at += 1
    while at < len(items) and isinstance(item := items[at], ActionToken | UndoToken | HandoverToken):
        tokens.append(item)
        at += 1
    if at < len(items) and isinstance(item := items[at], StatedResult):
        result = item
        at += 1
        if at < len(items) and isinstance(item := items[at], Tag) and item.name == "Left":
            left = item
            at += 1
    return RecordRound(tags=tuple(tags), tokens=tuple(tokens), result=result, left=left), at


def _ended(
    opening: tuple[str, ...],
    tags: tuple[Tag, ...],
    rounds: tuple[RecordRound, ...],
    items: Sequence[_Read],
    fault: RecordError | None,
    end: Place,
) -> Record:
    """The record with these rounds; `items` is what is left of its parts: `*`, or nothing."""
    if len(items) > 1:
        after = items[1]
        raise RecordError("record-after-end", "*" if isinstance(after, _End) else str(after), place=after.place)
    if fault:
        raise fault
    if items:
        last = items[0]
        return Record(tags=tags, rounds=rounds, opening=opening, closing=last.comments, end=last.place)
    return Record(tags=tags, rounds=rounds, unfinished=False, opening=opening, end=end)


def _words(items: Iterable[Tag | Token | StatedResult]) -> list[str]:
    """The parts and their comments as words between which a line may end."""
    return [word for item in items for word in (str(item), *_comments(item.comments))]


def _comments(comments: Iterable[str]) -> list[str]:
    return [word for comment in comments for word in f"{{{comment}}}".split(" ")]


def _wrapped(words: Sequence[str]) -> list[str]:
    """Lines of words, none too long that could be shorter."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= COLUMNS:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _end_of(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Where what begins here and has this pattern ends; the pattern must allow for nothing."""
    match = pattern.match(text, at)
    return match.end() if match else at


def _shown(text: str, at: int) -> str:
    """What begins here as far as it is given back."""
    return text[at : max(at + 1, min(at + _SHOWN, _end_of(_NO_SPACES, text, at)))]


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)
