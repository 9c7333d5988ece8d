"""What is known of hidden tiles: what everybody remembers of each hand, and what this viewer has not seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bendo.game import DOUBLES, Bits, Rules, SeatMemory, TileSet, tiles_in
from bendo.notation import spell_set, spell_tile
from bendo.table.facts import Lack, Shown


class Older(Shown, frozen=True):
    """So many tiles of a hand, held longer than the rest, are none of these `tiles` either."""

    size: int
    tiles: str


class Known(Shown, frozen=True):
    """What all know of a hand: tiles it was seen to take, those it can't hold, and what its older tiles are not."""

    shown: str
    cannot: str
    older: tuple[Older, ...]


class Left(Shown, frozen=True):
    """By number, how many tiles with it the viewer has not seen, and how many of them bend each way when joined at it.

    A double bends both ways, but counts for neither where doubles lie across the line. Straight tiles do not bend.
    """

    tiles: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]


NOTHING_LEFT: Final = Left((), (), ())


@lru_cache(maxsize=1 << 12)
def known_of(remembered: SeatMemory) -> Known:
    """What is remembered of a seat: the last group's tiles are ruled out for the whole hand, more for older groups."""
    cannot = remembered.cannot
    older = tuple(
        Older(group.size, spell_set(group.cannot & ~cannot))
        for group in remembered.groups[:-1]
        if group.cannot & ~cannot
    )
    return Known(spell_set(remembered.shown), spell_set(cannot), older)


def left_of(rules: Rules, unseen: Bits) -> Left:
    """What is left of each number, from 0 up, of the tiles that a viewer has not seen."""
    tiles = rules.tiles
    bending = unseen & ~DOUBLES if rules.doubles == "crosswise" else unseen
    return Left(
        tuple([(of_number & unseen).bit_count() for of_number in tiles.matching]),
        tuple([(turning & bending).bit_count() for turning in tiles.left]),
        tuple([(turning & bending).bit_count() for turning in tiles.right]),
    )


@lru_cache(maxsize=1 << 12)
def lacks(tiles: TileSet, crosswise: bool, lacked: Bits, unseen: Bits) -> tuple[Lack, ...]:
    """`lacked` in as few facts as tell it: whole numbers, then one way of a number, then single tiles.

    `unseen` are the tiles that it might have been, so a number is lacked if all its unseen tiles are; where only one is
    unseen, the tile is named.
    """
    found: list[Lack] = []
    covered: Bits = 0
    kinds = [("number", tiles.matching, unseen)]
    if tiles.left:
        bending = unseen & ~DOUBLES if crosswise else unseen
        kinds += [("left", tiles.left, bending), ("right", tiles.right, bending)]
    for what, by_number, might in kinds:
        for number in range(tiles.highest + 1):
            these = by_number[number] & might
            if these.bit_count() > 1 and these & ~covered and not these & ~lacked:
                covered |= these
                found.append(Lack(what, number))
    found += [Lack("tile", tile=spell_tile(tile)) for tile in reversed(tiles_in(lacked & ~covered))]
    return tuple(found)
