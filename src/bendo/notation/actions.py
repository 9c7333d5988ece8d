"""Actions as text: `64a` `66bR` `66bO` `66` `+` `+52` `-` `!` `!52` (docs/notation.md)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from bendo.game import DRAW, PASS, TIME, Action, Bend, Draw, Line, Play, Tile, Time, play_of
from bendo.notation.error import NotationError
from bendo.notation.tiles import parse_tile, spell_tile

_ACTION = re.compile(
    r"(?P<act>[+!])(?P<drawn>[0-9A-C]{2})?|(?P<out>-)|(?P<tile>[0-9A-C]{2})(?P<end>[a-h])?(?P<bend>[LROI])?"
)


class Spoken(NamedTuple):
    """An action as it was written: with the drawn tile, where it was named."""

    action: Action
    drawn: Tile | None = None


def spell_action(action: Action, drawn: Tile | None = None) -> str:
    """An action; a play says its bend only for a double that has a choice, and a drawn tile is named if it is known."""
    if isinstance(action, Play):
        bend = action.bend.value if action.bend and action.end and action.tile.is_double else ""
        return _spelled(spell_tile(action.tile), action.end or "", bend)
    if isinstance(action, Draw | Time):
        return ("+" if isinstance(action, Draw) else "!") + (spell_tile(drawn) if drawn else "")
    return "-"


def parse_action(text: str, line: Line) -> Spoken:
    """The action that a text spells at this line. Raises NotationError; whether it is legal is for `why_not` to say.

    A tile that is no double needs no bend, but may name it; a double on a curved line that names none has none.
    """
    read = _read(text)
    if isinstance(read, Spoken):
        return read
    tile, name, bend = read
    if name is None:
        return Spoken(play_of(tile, None, None if bend is _lead_bend(tile, line) else bend))
    end = line.end(name)
    if bend is None and end is not None and end.number in (tile.low, tile.high):
        bend = line.rules.tiles.bend(tile, end.number)
    return Spoken(play_of(tile, name, bend))


class _Play(NamedTuple):
    """A play as it was written, before it is known what it means at a line."""

    tile: Tile
    end: str | None
    bend: Bend | None


@lru_cache(maxsize=4096)
def _read(text: str) -> Spoken | _Play:
    match = _ACTION.fullmatch(text)
    if not match:
        raise NotationError("action", text, "64a 66bR + -")
    if match["out"]:
        return Spoken(PASS)
    if match["act"]:
        return Spoken(DRAW if match["act"] == "+" else TIME, parse_tile(match["drawn"]) if match["drawn"] else None)
    return _Play(parse_tile(match["tile"]), match["end"], Bend(match["bend"]) if match["bend"] else None)


@lru_cache(maxsize=4096)
def _spelled(tile: str, end: str, bend: str) -> str:
    return tile + end + bend


def _lead_bend(tile: Tile, line: Line) -> Bend | None:
    """The bend that a lead may name, since it has no other: from `a` to `b`."""
    rules = line.rules
    if not rules.curved:
        return None
    return Bend.OUTWARD if rules.doubles == "crosswise" and tile.is_double else Bend.RIGHT
