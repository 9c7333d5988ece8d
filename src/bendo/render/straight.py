"""A line as rows of tiles, `a [1|4]*[4|4][4|6] b`: straight ones, and curved ones that there is no room to draw."""

from __future__ import annotations

from collections.abc import Iterator

from bendo.game import END_NAMES, Bend, Laid, Line, Tile
from bendo.render.fold import fold
from bendo.render.symbols import DIGITS, Symbols, symbols


def rows(line: Line, width: int, *, unicode: bool, last: Tile | None) -> tuple[str, ...]:
    """The line from `a` to `b` (All Five: then from `c` to `d`); of a spinner the opener, then each arm outward."""
    use = symbols(unicode)
    if len(line.arms) > 2 * len(line.openers):
        return tuple(_spinner(line, width, use, last))
    return tuple(row for i in range(len(line.openers)) for row in _walked(line, i, width, use, last))


def tile_text(one: int, other: int, bend: Bend | None, use: Symbols) -> str:
    """A tile as walked: `[6|4]`, or with the way that a curved one bends, `[6L4]`."""
    return f"[{DIGITS[one]}{use.bend(bend) if bend else '|'}{DIGITS[other]}]"


def _walked(line: Line, opener: int, width: int, use: Symbols, last: Tile | None) -> tuple[str, ...]:
    """The line that grew from one opener."""
    before, after = line.arms[2 * opener : 2 * opener + 2]
    start, end = line.ends[2 * opener : 2 * opener + 2]
    parts = [_marked(laid, use, last, inward=True) for laid in reversed(before)]
    parts.append(use.opener + _outward(line.openers[opener], use))
    parts += [_marked(laid, use, last) for laid in after]
    if end:
        parts[-1] += f" {end.name}"
    return fold(parts, width, first=f"{start.name} " if start else "  ", onward=use.onward)


def _spinner(line: Line, width: int, use: Symbols, last: Tile | None) -> Iterator[str]:
    """The opener, and below it an arm a row."""
    yield use.opener + _outward(line.openers[0], use)
    for index, arm in enumerate(line.arms):
        parts = [_marked(laid, use, last) for laid in arm] or [""]
        parts[-1] += f" {END_NAMES[index]}"
        branch = use.last_branch if index + 1 == len(line.arms) else use.branch
        yield from fold(parts, width, first=f" {branch}", onward=use.onward)


def _marked(laid: Laid, use: Symbols, last: Tile | None, *, inward: bool = False) -> str:
    text = _inward(laid, use) if inward else _outward(laid, use)
    return use.last + text if laid.tile == last else text


def _outward(laid: Laid, use: Symbols) -> str:
    """A tile walked away from the opener, the opener from `a` to `b`."""
    return tile_text(laid.inner, laid.outer, laid.bend, use)


def _inward(laid: Laid, use: Symbols) -> str:
    """A tile walked toward the opener: left is right, but a double across the line is told outward, as in notation."""
    return tile_text(laid.outer, laid.inner, laid.bend.mirrored if laid.bend else None, use)
