"""Tiles, and sets of them: which tiles there are, and which way each one bends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from bendo.geometry import Bend

Bits = int
"""A set of tiles: bit `tile.id` is set if the tile is in it."""

HIGHEST_SETS: Final = (6, 9, 12)


@dataclass(frozen=True, slots=True)
class Tile:
    """A domino with a number at each half; `low` is the lower or equal one.

    `id` counts tiles in the order `00 10 11 20 21 22 30 …`, the same in every set (rules, Dealing from a game number);
    `bit` is the set that holds only this tile.
    """

    low: int
    high: int
    id: int = field(init=False, compare=False, repr=False)
    bit: Bits = field(init=False, compare=False, repr=False)
    is_double: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high <= HIGHEST_SETS[-1]:
            raise ValueError(f"no tile has the halves {self.low} and {self.high}")
        object.__setattr__(self, "id", self.high * (self.high + 1) // 2 + self.low)
        object.__setattr__(self, "bit", 1 << self.id)
        object.__setattr__(self, "is_double", self.low == self.high)

    @property
    def pips(self) -> int:
        """The weight of the tile: both numbers added."""
        return self.low + self.high

    def other(self, number: int) -> int:
        """The number at the half away from `number`."""
        return self.low + self.high - number

    @property
    def weight(self) -> tuple[int, int]:
        """Sorts tiles by pips, equal ones by the higher half (our ruling for leads and lots)."""
        return self.pips, self.high


TILES: Final = tuple(Tile(low, high) for high in range(HIGHEST_SETS[-1] + 1) for low in range(high + 1))
"""Every tile there is, at the index of its id: there is no need for a second instance."""

DOUBLES: Final[Bits] = sum(tile.bit for tile in TILES if tile.is_double)


def tile_of(one: int, other: int) -> Tile:
    """The tile with these two numbers, in either order."""
    high = max(one, other)
    if not 0 <= min(one, other) <= high <= HIGHEST_SETS[-1]:
        raise ValueError(f"no tile has the halves {one} and {other}")
    return TILES[high * (high + 1) // 2 + min(one, other)]


def bits_of(tiles: Iterable[Tile]) -> Bits:
    """The set of these tiles."""
    bits = 0
    for tile in tiles:
        bits |= 1 << tile.id
    return bits


def tiles_in(bits: Bits) -> tuple[Tile, ...]:
    """The tiles of a set, in the order of their ids."""
    tiles = []
    while bits:
        low = bits & -bits
        tiles.append(TILES[low.bit_length() - 1])
        bits ^= low
    return tuple(tiles)


def pips_in(bits: Bits) -> int:
    """All pips of a set of tiles."""
    pips = 0
    while bits:
        low = bits & -bits
        pips += _PIPS[low.bit_length() - 1]
        bits ^= low
    return pips


_PIPS: Final = tuple(tile.pips for tile in TILES)


HANDEDNESS: Final = ("balanced", "uniform", "mirrored")
"""The named patterns; an own set is given by signs instead (rules, Which way a tile bends)."""


def signs_of(handedness: str) -> str:
    """A handedness as one sign for each tile of a double-six set that is no double, in the order of ids.

    `+`: entered at its lower number the tile bends right; `-`: left.
    Raises ValueError if `handedness` is neither a pattern nor 21 signs.
    """
    mixed = [tile for tile in TILES[:28] if not tile.is_double]
    match handedness:
        case "balanced":  # our ruling: three tiles of every number each way
            return "".join("+" if (tile.high - tile.low) % 7 in (1, 2, 3) else "-" for tile in mixed)
        case "uniform":
            return "+" * len(mixed)
        case "mirrored":
            return "-" * len(mixed)
    if len(handedness) != len(mixed) or set(handedness) - {"+", "-"}:
        raise ValueError(f"handedness {handedness!r} is no pattern and not {len(mixed)} signs")
    return handedness


@dataclass(frozen=True, slots=True, eq=False)
class TileSet:
    """The tiles of a game double-`highest`, and for a curved one which number of a tile bends which way.

    `matching[n]` holds the tiles that show n, `left[n]` and `right[n]` those that bend so when entered at n, doubles
    both ways (straight sets: empty). Made by `tile_set`, once for each set.
    """

    highest: int
    handedness: str | None
    all: Bits
    matching: tuple[Bits, ...]
    left: tuple[Bits, ...]
    right: tuple[Bits, ...]

    @property
    def size(self) -> int:
        """How many tiles the set has."""
        return self.all.bit_count()

    def bend(self, tile: Tile, number: int) -> Bend | None:
        """Which way a tile turns when entered at `number`; None for doubles (either way) and on straight sets."""
        if self.handedness is None or tile.is_double:
            return None
        return Bend.LEFT if self.left[number] & tile.bit else Bend.RIGHT


@lru_cache(maxsize=256)
def tile_set(highest: int, handedness: str | None) -> TileSet:
    """The set double-`highest`; `handedness` is None for straight tiles."""
    tiles = TILES[: (highest + 1) * (highest + 2) // 2]
    matching = tuple(bits_of(tile for tile in tiles if n in (tile.low, tile.high)) for n in range(highest + 1))
    if handedness is None:
        return TileSet(highest, None, bits_of(tiles), matching, (), ())
    mixed = [tile for tile in tiles if not tile.is_double]
    signs = dict(zip(mixed, signs_of(handedness), strict=True))
    left, right = list(matching), list(matching)
    for tile, sign in signs.items():
        turning_right, turning_left = (tile.low, tile.high) if sign == "+" else (tile.high, tile.low)
        left[turning_right] &= ~tile.bit
        right[turning_left] &= ~tile.bit
    return TileSet(highest, handedness, bits_of(tiles), matching, tuple(left), tuple(right))
