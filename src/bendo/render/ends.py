"""What the ends of a line show and accept: as values, and as rows of symbols."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from bendo.game import END_NAMES, Bend, End, Line, tile_of
from bendo.render.fold import fold
from bendo.render.symbols import DIGITS, symbols

EndState: TypeAlias = Literal["straight", "open", "closed", "dead", "gone"]
"""Curved: both bends, left and right, fit; not both; nothing fits; the end is gone in a ring."""


class EndMark(NamedTuple):
    """What is marked at an end.

    `number` is None if the end is gone. `bends` are those that fit, by geometry alone, but those of a double across the
    line only until that double lies; `meets` names for each the end that a tile laid so would meet, None for most.
    `held` is whether the end must wait until all arms hold a tile.
    """

    name: str
    number: int | None
    state: EndState
    bends: tuple[Bend, ...] = ()
    meets: tuple[str | None, ...] = ()
    held: bool = False


def end_marks(line: Line) -> tuple[EndMark, ...]:
    """The marks of all ends in order, those that are gone too."""
    return tuple(
        [
            EndMark(END_NAMES[index], None, "gone") if end is None else _mark(line, index, end)
            for index, end in enumerate(line.ends)
        ]
    )


def _mark(line: Line, index: int, end: End) -> EndMark:
    rules = line.rules
    crosswise = rules.doubles == "crosswise"
    state, bends = _fitting(end, rules.curved, crosswise and tile_of(end.number, end.number).bit & line.placed != 0)
    if crosswise or rules.ring == "never":
        meets: tuple[str | None, ...] = (None,) * len(bends)
    else:
        meets = tuple([line.meets(index, bend) for bend in bends])
    return EndMark(end.name, end.number, state, bends, meets, end.held)


@lru_cache(maxsize=4096)
def _fitting(end: End, curved: bool, double_lies: bool) -> tuple[EndState, tuple[Bend, ...]]:
    """The state of an end and the bends that fit, those of a double across the line only until it lies."""
    if not curved:
        return "straight", ()
    bends = tuple(bend for bend in Bend if bend in end.bends and (bend.turn or not double_lies))
    if Bend.LEFT in bends and Bend.RIGHT in bends:
        return "open", bends
    return "closed" if bends else "dead", bends


def end_rows(line: Line, width: int, *, unicode: bool) -> tuple[str, ...]:
    """The ends in symbols: `a 5 ↶ ↷    b 3 ↶`."""
    return fold([_text(mark, unicode=unicode) for mark in end_marks(line)], width, between="    ")


def _text(mark: EndMark, *, unicode: bool) -> str:
    """One end: its name, its number (one above 9 in figures too), the bends that fit."""
    use = symbols(unicode)
    if mark.number is None:
        return f"{mark.name} {use.ring}"
    parts = [mark.name, DIGITS[mark.number] + (f"={mark.number}" if mark.number > 9 else "")]
    for bend, met in zip(mark.bends, mark.meets, strict=True):
        parts.append(use.bend(bend) + (f"{use.meets}{met}" if met else ""))
    if mark.state == "dead":
        parts.append(use.dead)
    if mark.held:
        parts.append(use.held)
    return " ".join(parts)
