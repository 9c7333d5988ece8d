"""`Rules` and a number of seats as one flat array, so that a compiled function serves every sheet.

The offsets below are the axes, then the tables of the set of tiles. Sets are two words, see `layout`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bendo.game import DOUBLES, TILES, UNLIMITED, Bits, Rules
from bendo.game.memory import outranking
from bendo.kernel.compiled import words
from bendo.kernel.layout import FIRST_MORE, MOST_TILES, POINT_PARTS

SEATS: Final = 0
SIDES: Final = 1
TEAMS: Final = 2
HAND_SIZE: Final = 3
STARTERS: Final = 4
DRAW_LIMIT: Final = 5
"""How many tiles may be drawn in a turn; NO_LIMIT without one."""
RESERVE: Final = 6
"""How many tiles of the boneyard are never drawn: all where nobody draws."""
FREE: Final = 7
"""FREE_NO, FREE_DECLINE or FREE_ANY."""
LEAD: Final = 8
"""LEAD_DOUBLE, LEAD_REDEAL or LEAD_ANY."""
WINNER_LEADS: Final = 9
CURVED: Final = 10
CROSSWISE: Final = 11
ARMS: Final = 12
ARMS_FIRST: Final = 13
RING: Final = 14
"""RING_NEVER, RING_MATCH or RING_ANY."""
DIFFERENCE: Final = 15
"""Whether the fewest pips of a blocked round score differences."""
TIE: Final = 16
"""TIE_NOBODY, TIE_SHARE or TIE_LOT."""
COUNTS_FIVES: Final = 17
MOST_FIVES_WIN: Final = 18
"""Whether a round goes to the most points by fives."""
SHOW_DRAWN: Final = 19
CLOCK: Final = 20
TARGET: Final = 21
"""In twelfths of a point."""
SET_SIZE: Final = 22
HIGHEST: Final = 23
ALL: Final = 24
"""Set: all tiles."""
DOUBLE_TILES: Final = 26
"""Set: all doubles."""

PIPS: Final = 28
"""By tile."""
HIGH: Final = PIPS + MOST_TILES
"""By tile: its higher half."""
MATCHING: Final = HIGH + MOST_TILES
"""Sets by number: the tiles that show it."""
TURNING_LEFT: Final = MATCHING + 2 * 13
"""First words by number: the curved tiles that bend left when entered at it, its double included."""
TURNING_RIGHT: Final = TURNING_LEFT + 7
OUTRANKING: Final = TURNING_RIGHT + 7
"""Sets by tile: what nobody holds when this tile had to lead."""
RULES_SIZE: Final = OUTRANKING + 2 * MOST_TILES

NO_LIMIT: Final = 1 << 30
FREE_NO, FREE_DECLINE, FREE_ANY = 0, 1, 2
LEAD_DOUBLE, LEAD_REDEAL, LEAD_ANY = 0, 1, 2
RING_NEVER, RING_MATCH, RING_ANY = 0, 1, 2
TIE_NOBODY, TIE_SHARE, TIE_LOT = 0, 1, 2

_FAR: Final = 1 << 40  # a target that nobody reaches
_FREE: Final = {"no": FREE_NO, "decline": FREE_DECLINE, "any": FREE_ANY}
_LEAD: Final = {"double": LEAD_DOUBLE, "redeal": LEAD_REDEAL, "any": LEAD_ANY}
_RING: Final = {None: RING_NEVER, "never": RING_NEVER, "match": RING_MATCH, "any": RING_ANY}
_TIE: Final = {"nobody": TIE_NOBODY, "share": TIE_SHARE, "lot": TIE_LOT}


def split(tiles: Bits) -> tuple[int, int]:
    """A set of tiles as its two words."""
    return tiles & ((1 << FIRST_MORE) - 1), tiles >> FIRST_MORE


@lru_cache(maxsize=256)
def encoded(rules: Rules, players: int) -> NDArray[np.int64]:
    """The rules for so many players as an array, which nobody may change. Raises InvalidRules if so many can't play."""
    tiles = rules.tiles
    array = words(RULES_SIZE)
    axes = {
        SEATS: players,
        SIDES: rules.sides(players),
        TEAMS: rules.teams,
        HAND_SIZE: rules.hand_size(players),
        STARTERS: rules.starters,
        DRAW_LIMIT: NO_LIMIT if rules.draw == UNLIMITED else min(int(rules.draw), NO_LIMIT),
        RESERVE: min(rules.reserve, tiles.size) if rules.draw else tiles.size,
        FREE: _FREE[rules.free],
        LEAD: _LEAD[rules.lead],
        WINNER_LEADS: rules.next == "winner",
        CURVED: rules.curved,
        CROSSWISE: rules.doubles == "crosswise",
        ARMS: rules.arms,
        ARMS_FIRST: rules.arms_first,
        RING: _RING[rules.ring],
        DIFFERENCE: rules.blocked == "difference",
        TIE: _TIE[rules.tie],
        COUNTS_FIVES: rules.fives != "no",
        MOST_FIVES_WIN: rules.fives == "four" and rules.five_round == "points",
        SHOW_DRAWN: rules.show_drawn == "unplayable",
        CLOCK: rules.seconds > 0,
        TARGET: min(rules.target, _FAR) * POINT_PARTS,
        SET_SIZE: tiles.size,
        HIGHEST: tiles.highest,
    }
    for axis, value in axes.items():
        array[axis] = value
    array[PIPS : PIPS + MOST_TILES] = [tile.pips for tile in TILES]
    array[HIGH : HIGH + MOST_TILES] = [tile.high for tile in TILES]
    sets = {ALL: tiles.all, DOUBLE_TILES: DOUBLES & tiles.all}
    sets |= {MATCHING + 2 * number: matching for number, matching in enumerate(tiles.matching)}
    sets |= {OUTRANKING + 2 * tile.id: outranking(tile, tiles.all) for tile in TILES}
    for offset, bits in sets.items():
        array[offset : offset + 2] = split(bits)
    array[TURNING_LEFT : TURNING_LEFT + len(tiles.left)] = tiles.left
    array[TURNING_RIGHT : TURNING_RIGHT + len(tiles.right)] = tiles.right
    return array
