"""The table as plain text: the line with its ends, and hands. No words, only symbols, numbers and names of ends.

A curved line is drawn as it lies: each joint, where two tiles show one number, is a digit, and each tile a stroke that
bends from joint to joint as the tile does. The strokes of doubles are double, in ASCII heavy; a double across the line
lies across, open on the side on which it opens. Numbers above 9 are letters, as where tiles are spelled. An end has its
name beside its number, the bends that fit around it, and a cap where none does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bendo.game import Bits, Line, Rules, Tile, tiles_in
from bendo.render import curved, straight
from bendo.render.ends import EndMark, EndState, end_marks, end_rows
from bendo.render.fold import fold
from bendo.render.straight import tile_text
from bendo.render.symbols import Symbols, symbols

__all__ = ["NARROWEST", "EndMark", "EndState", "Symbols", "end_marks", "hand", "picture", "symbols"]

NARROWEST: Final = 24
"""The fewest columns in which anything can be shown."""


def picture(line: Line, *, width: int = 100, height: int = 16, unicode: bool = True, last: Tile | None = None) -> str:
    """The line in at most `width` columns, and below it its ends, `a 5 ↶ ↷    b 3 ↶`; the tile `last` is marked.

    `height` is a wish: a curved line is turned (left stays left) or drawn smaller so as not to be much higher. If there
    is no room for it, it is shown in rows of tiles, as straight lines are. ValueError if `width` is below NARROWEST.
    """
    _check(width)
    if not line.openers:
        return "[ | ]"
    found = curved.rows(line, width, height, unicode=unicode, last=last) if line.rules.curved else None
    if found is None:
        found = straight.rows(line, width, unicode=unicode, last=last)
    return "\n".join((*found, "", *end_rows(line, width, unicode=unicode)))


def hand(tiles: Bits | Iterable[Tile], *, rules: Rules | None = None, width: int = 100, unicode: bool = True) -> str:
    """Tiles in rows, those with the higher half first, each from its higher half: `[6|4] [5|5]`.

    With curved `rules` also how each one bends walked that way: `[6↶4] [5|5]`. ValueError as for `picture`.
    """
    _check(width)
    found = sorted(tiles_in(tiles) if isinstance(tiles, int) else tiles, key=lambda tile: (-tile.high, -tile.low))
    texts = [
        tile_text(tile.high, tile.low, rules.tiles.bend(tile, tile.high) if rules else None, symbols(unicode))
        for tile in found
    ]
    return "\n".join(fold(texts, width, between=" "))


def _check(width: int) -> None:
    if width < NARROWEST:
        raise ValueError(f"width {width} is below {NARROWEST}")
