"""What a match and a heat came to. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from bendo.arena.schedule import Pair

TWELFTHS: Final = 12
"""Points are counted in twelfths, since they are shared by two, three or four; so sums are exact in any order."""


class Tally(NamedTuple):
    """What a match came to, by player: 0 or 1.

    `winner` is who won, `rounds` how many were played and `blocked` how many of them ended so, `points` what all sides
    of each player scored in all, in twelfths.
    """

    winner: int
    rounds: int
    blocked: int
    points: tuple[int, int]


class Heat(NamedTuple):
    """What the matches of one game number came to, in the order of their lineups; `ordinal` counts heats from 0."""

    pair: Pair
    ordinal: int
    tallies: tuple[Tally, ...]
