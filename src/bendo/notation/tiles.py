"""Tiles as text: the higher number first, one character a half, `A` `B` `C` for 10 to 12."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bendo.game import TILES, Bits, Tile, tile_of
from bendo.notation.error import NotationError

DIGITS: Final = "0123456789ABC"
_SPELLED: Final = tuple(DIGITS[tile.high] + DIGITS[tile.low] for tile in TILES)
_ALL: Final = tuple((tile.bit, _SPELLED[tile.id]) for tile in sorted(TILES, key=lambda tile: (-tile.low, -tile.high)))
_BEYOND_SIX: Final[Bits] = 1 << 28
_SIX: Final = tuple((bit, text) for bit, text in _ALL if bit < _BEYOND_SIX)
"""The tiles of double-six and of all sets, with their texts, in the order in which hands are spelled."""


def spell_tile(tile: Tile) -> str:
    """`64`, `00`, `C9`."""
    return _SPELLED[tile.id]


def spell_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles one after the other, in the order given."""
    return "".join(map(spell_tile, tiles))


def spell_set(bits: Bits) -> str:
    """The tiles of a set, those with the higher low half first: the order in which hands are spelled."""
    if not bits:
        return ""
    order = _SIX if bits < _BEYOND_SIX else _ALL
    return "".join([text for bit, text in order if bits & bit])


def parse_number(character: str) -> int:
    """The number that a character stands for. Raises NotationError."""
    number = DIGITS.find(character) if character else -1
    if number < 0:
        raise NotationError("number", character, DIGITS)
    return number


def parse_tile(text: str) -> Tile:
    """The tile that two characters spell. Raises NotationError."""
    if len(text) != 2 or text[0] not in DIGITS or text[1] not in DIGITS:
        raise NotationError("tile", text, "64")
    if text[0] < text[1]:
        raise NotationError("tile-order", text, text[::-1])
    return tile_of(DIGITS.index(text[0]), DIGITS.index(text[1]))


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles spelled one after the other. Raises NotationError."""
    return tuple(parse_tile(text[i : i + 2]) for i in range(0, len(text), 2))
