"""Who plays whom, from which seats and by which numbers: luck of the deal and of the seat falls on both alike. Pure."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import NamedTuple

from bendo.game import InvalidRules, Rules

Lineup = tuple[int, ...]
"""For each seat, which of the two players who meet sits there: 0 or 1."""

Pair = tuple[int, int]
"""Two players who meet, by where they stand in the list of players."""


class Fixture(NamedTuple):
    """One match that is to be played: its game number, and who sits where."""

    number: str
    lineup: Lineup


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked of the arena: how these players do against each other. All but how many matches are to be played.

    Every two of the players meet, all of them over the same game numbers. `seats` is how many sit at a table, `number`
    what the game numbers begin with. `alone`: the first of two players sits alone against the other at all other seats.
    Raises InvalidRules if so many cannot play, ValueError for fewer players than two, or more where one is alone.
    """

    rules: Rules
    players: tuple[str, ...]
    seats: int
    number: str
    alone: bool = False

    def __post_init__(self) -> None:
        if self.seats not in self.rules.players:
            raise InvalidRules("players", self.seats, "players")
        if len(self.players) < 2 or (self.alone and len(self.players) > 2):
            raise ValueError(f"{len(self.players)} players cannot meet so")

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Every two players, in order."""
        return tuple(itertools.combinations(range(len(self.players)), 2))

    @property
    def heat_size(self) -> int:
        """How many matches are played by one game number."""
        return self.seats if self.alone else 2

    @property
    def even(self) -> float:
        """The share of its matches that the first of two equally good players wins."""
        return 1 / self.rules.sides(self.seats) if self.alone else 1 / 2

    def lineups(self, heat: int) -> tuple[Lineup, ...]:
        """The lineups of a heat, in the order in which they are played.

        Two seats, or four: the players sit in turn, then they swap. Three: one sits alone at a seat that moves on with
        each heat, first player 0 and then player 1. Where one is alone it sits once at every seat.
        """
        if self.alone:
            return tuple(_lone(self.seats, seat) for seat in range(self.seats))
        first = _lone(self.seats, heat % 3) if self.seats == 3 else tuple(seat % 2 for seat in range(self.seats))
        return first, tuple(1 - player for player in first)

    def fixtures(self, heat: int) -> tuple[Fixture, ...]:
        """The matches of a heat."""
        return tuple(Fixture(f"{self.number}-{heat}", lineup) for lineup in self.lineups(heat))


def owners(rules: Rules, lineup: Lineup) -> tuple[int, ...]:
    """Which player each side of the score belongs to; the side of a lone player is its own, whoever is its partner."""
    sides = range(rules.sides(len(lineup)))
    return tuple(min(own for seat, own in enumerate(lineup) if rules.side(seat) == side) for side in sides)


def _lone(seats: int, alone: int) -> Lineup:
    """Player 0 at one seat and player 1 at all others."""
    return tuple(int(seat != alone) for seat in range(seats))
