"""The line in words: its ends, and what a picture of it shows."""

from __future__ import annotations

from typing import NamedTuple

from bendo.game import END_NAMES, Bend, Line, Tile, tile_of
from bendo.guide import telling
from bendo.words import ENGLISH, say


class Described(NamedTuple):
    """A picture in words, for those who do not see it."""

    title: str
    description: str


def name(tile: Tile) -> str:
    """A tile as it is read: `6-4`, `12-9`."""
    return f"{tile.high}-{tile.low}"


def described(line: Line, last: Tile | None = None, locale: str = ENGLISH) -> Described:
    """What a picture of this line shows; `last` is the tile laid last, if that is marked."""
    ends = " ".join(end_sentence(line, END_NAMES[index], locale) for index in range(len(line.ends)))
    text = say("picture-described", locale, count=len(line), ends=ends)
    if last:
        text += " " + say("picture-last", locale, tile=name(last))
    return Described(say("picture-title", locale, sheet=telling.title(line.rules, locale)), text)


def end_sentence(line: Line, end_name: str, locale: str = ENGLISH) -> str:
    """What an end shows and which way a tile may bend there; where doubles lie across, its double too."""
    end = line.end(end_name)
    if end is None:
        return say("line-end-gone", locale, end=end_name)
    facts: dict[str, object] = {"end": end_name, "number": end.number}
    if end.held:
        return say("line-end-held", locale, **facts)
    if not line.rules.curved:
        return say("line-end-straight", locale, **facts)
    if not end.bends:
        return say("line-end-dead", locale, **facts)
    text = say("line-end-" + _open([bend for bend in end.bends if bend.turn]), locale, **facts)
    double = tile_of(end.number, end.number)
    if line.rules.doubles == "crosswise" and double not in line.order:
        ways = _open([bend for bend in end.bends if not bend.turn])
        text += " " + say(f"line-end-double-{ways}", locale, tile=name(double))
    return text


def _open(ways: list[Bend]) -> str:
    """How far an end is open: both ways, one way by its name, or none."""
    if len(ways) == 2:
        return "both"
    return ways[0].name.lower() if ways else "none"
