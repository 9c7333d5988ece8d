"""Sets of tiles as two words of an array (see `layout`): putting tiles in, taking them out, asking about them."""

from __future__ import annotations

from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, first_bit, inlined


@inlined
def put_in(array: Words, place: int, tile: int) -> None:
    """Put a tile into the set at a place."""
    if tile < at.FIRST_MORE:
        array[place] |= 1 << tile
    else:
        array[place + 1] |= 1 << (tile - at.FIRST_MORE)


@inlined
def take_out(array: Words, place: int, tile: int) -> None:
    """Take a tile out of the set at a place, where it must be."""
    if tile < at.FIRST_MORE:
        array[place] ^= 1 << tile
    else:
        array[place + 1] ^= 1 << (tile - at.FIRST_MORE)


@inlined
def holds(tiles: int, more: int, tile: int) -> bool:
    """Whether a set holds a tile."""
    if tile < at.FIRST_MORE:
        return tiles >> tile & 1 != 0
    return more >> (tile - at.FIRST_MORE) & 1 != 0


@inlined
def only(tiles: int, more: int, tile: int) -> tuple[int, int]:
    """The set that holds at most this tile, and it only if that set does."""
    if tile < at.FIRST_MORE:
        return tiles & 1 << tile, 0
    return 0, more & 1 << (tile - at.FIRST_MORE)


@inlined
def is_double(rules: Words, tile: int) -> bool:
    """Whether both halves of a tile show the same number."""
    return rules[axis.PIPS + tile] == 2 * rules[axis.HIGH + tile]


@inlined
def weight(rules: Words, tile: int) -> int:
    """Sorts tiles by pips, equal ones by the higher half (our ruling for leads and lots); less than 2^16."""
    return rules[axis.PIPS + tile] << 8 | rules[axis.HIGH + tile]


@compiled
def pips_in(rules: Words, tiles: int, more: int) -> int:
    """All pips of a set of tiles."""
    pips = 0
    while tiles:
        pips += rules[axis.PIPS + first_bit(tiles)]
        tiles &= tiles - 1
    while more:
        pips += rules[axis.PIPS + at.FIRST_MORE + first_bit(more)]
        more &= more - 1
    return pips
