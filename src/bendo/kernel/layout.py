"""What stands where in the arrays of the twin, and how an action is written as an int.

One flat array of int64 is the state of one round; copying it is one memcpy. What a play changes on the table comes
first (`LINE_SIZE` words), so that a search that only lays tiles can copy just that.

A set of tiles is two words: bit `id` of the first for the tiles of double-nine, bit `id - FIRST_MORE` of the second for
those that only double-twelve has. Both are never negative. By convention a name in the plural (`tiles`) is a first
word and `more` the second; an offset of a set is that of its first word.
"""

from __future__ import annotations

from typing import Final

from bendo.geometry import Bend

FIRST_MORE: Final = 55
"""The id of the first tile in the second word of a set."""
MOST_TILES: Final = 91
MOST_SEATS: Final = 4
MOST_ENDS: Final = 8

# The line.
LAID: Final = 0
"""How many tiles lie on the table, openers included; 0 before the lead."""
ENDS: Final = 1
"""How many ends the line has, those that are gone included; 0 before the lead."""
ACCEPTS: Final = 2
"""Set: the tiles that can be laid somewhere."""
TABLE: Final = 4
"""Set: the tiles that lie on the table."""
DISTINCT: Final = 6
"""Bits by end: those where plays count. An end that is gone is not among them, nor, on a straight line, one that must
wait or that shows the same number as an earlier one."""
WAITING_FOR: Final = 7
"""Bits by end: arms that hold no tile yet, for which all others must wait (rules, Laying a tile); 0 if none must."""
END: Final = 8
"""The first end; each has END_SIZE words."""

END_SIZE: Final = 8
# Within an end:
NUMBER: Final = 0
"""The number that it shows; -1 if it is gone."""
END_ACCEPTS: Final = 1
"""Set: the tiles that can be laid there."""
TWICE: Final = 3
"""Curved: the bit of its double (first word of a set) if that can be laid in two ways, else 0."""
DOUBLE_BENDS: Final = 4
"""Curved: bits by bend: the ways in which its double can be laid."""
FITS: Final = 5
"""Curved: bits by bend: those that fit, by geometry alone."""
POINT: Final = 6
"""Curved: where it is; see `play.lattice` and `play.sectors`."""
HEADING: Final = 7
"""Curved: the heading outward there, 0 to 5."""

GROUND: Final = END + MOST_ENDS * END_SIZE
"""Curved: the ground that is taken. In line: visited points; with crosswise doubles: a word for each tile."""
GROUND_SIZE: Final = 28
ORDER: Final = GROUND + GROUND_SIZE
"""The plays that made the line, in order, openers included: four actions to a word, from the lowest bits up."""
ORDER_SIZE: Final = 23
LINE_SIZE: Final = ORDER + ORDER_SIZE

# The round.
TURN: Final = LINE_SIZE
"""The seat whose turn it is; after the round the one whose it would be."""
ENDING: Final = TURN + 1
"""GOES_ON, OUT or BLOCKED."""
DRAWN: Final = TURN + 2
"""How many tiles were drawn in this turn: those before NEXT_TILE in the boneyard."""
NEXT_TILE: Final = TURN + 3
"""Where in the boneyard the next tile is."""
LAST_TILE: Final = TURN + 4
"""Where in the boneyard the first tile is that is never drawn: what may be drawn lies before."""
BONEYARD_END: Final = TURN + 5
"""Where the boneyard ends."""
FREE_LEAD: Final = TURN + 6
"""1 if the leader may lead any tile, else 0."""
LEADER: Final = TURN + 7
"""All Five: the seat that had the first turn; else -1."""
HANDS: Final = TURN + 8
"""Sets by seat."""
FIVES: Final = HANDS + 2 * MOST_SEATS
"""Points by fives since the round began, by side."""
SCORES: Final = FIVES + MOST_SEATS
"""Scores when the round began, by side, in twelfths, since they may be shared by two, three or four."""
BONEYARD: Final = SCORES + MOST_SEATS
"""Ids in drawing order, those drawn included: eight to a word, from the lowest bits up."""
STATE_SIZE: Final = BONEYARD + 12

GOES_ON: Final = 0
OUT: Final = 1
BLOCKED: Final = 2
POINT_PARTS: Final = 12
"""In so many parts a point is counted."""

# Bends, in the order in which their letters sort; a set of them has the bit of each.
STRAIGHT: Final = 0
INWARD: Final = 1
LEFT: Final = 2
OUTWARD: Final = 3
RIGHT: Final = 4
BENDS: Final = (None, Bend.INWARD, Bend.LEFT, Bend.OUTWARD, Bend.RIGHT)
"""What these stand for."""

# Actions. A play is `end << END_SHIFT | tile << TILE_SHIFT | bend`, so plays sort by end, then tile, then bend.
DRAW: Final = -1
PASS: Final = -2
TIME: Final = -3
TILE_SHIFT: Final = 3
END_SHIFT: Final = 10
BEND_MASK: Final = 7
TILE_MASK: Final = 127
NO_END: Final = MOST_ENDS
"""The end of a lead."""
MOST_ACTIONS: Final = 2 + MOST_ENDS * MOST_TILES
"""More than a turn can ever allow."""
