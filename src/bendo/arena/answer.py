"""What has come out so far: sums over heats, the same in whatever order the heats come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from bendo.arena.estimate import Interval, win_rate
from bendo.arena.schedule import Pair, Question, owners
from bendo.arena.tally import TWELFTHS, Heat

_PARTS: Final = 6
"""The mean over the sides of a player, of which there are at most three, is whole in sixths."""


@dataclass(slots=True)
class Standing:
    """How two players have done against each other; with no heat yet it has no rates.

    `wins[k]` is how many heats brought the first player k wins, `rounds` and `blocked` count rounds. `winners` holds
    for each match, heat after heat, which player won it, and 2 where it is not played yet.
    """

    wins: list[int]
    winners: bytearray
    rounds: int = 0
    blocked: int = 0
    margin: int = 0
    """By how much the first player is ahead, in parts of a twelfth of a point; see `points_per_round`."""

    @property
    def games(self) -> int:
        """How many matches have been played."""
        return sum(self.wins) * (len(self.wins) - 1)

    @property
    def won(self) -> tuple[int, int]:
        """How many matches each of the two has won."""
        first = sum(k * count for k, count in enumerate(self.wins))
        return first, self.games - first

    @property
    def win_rate(self) -> float:
        """The share of its matches that the first player has won."""
        return win_rate(self.wins)[0]

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the win rate."""
        return win_rate(self.wins)[1]

    @property
    def rounds_per_game(self) -> float:
        """How many rounds a match has, on average."""
        return self.rounds / self.games

    @property
    def blocked_share(self) -> float:
        """The share of rounds that ended blocked."""
        return self.blocked / self.rounds

    @property
    def points_per_round(self) -> float:
        """By how many points the first player outscores the second in a round, negative where it is behind.

        What one of its sides scores on average, less what one of the other's does; the mean over all rounds.
        """
        return self.margin / (_PARTS * TWELFTHS * self.rounds)


@dataclass(slots=True)
class Answer:
    """What has come out so far for a question, over so many matches (`games`) that are to be played by each pair.

    Raises ValueError if the matches are no multiple of the question's heat size.
    """

    question: Question
    games: int
    standings: dict[Pair, Standing] = field(init=False)

    def __post_init__(self) -> None:
        size = self.question.heat_size
        if self.games < 1 or self.games % size:
            raise ValueError(f"{self.games} matches are no multiple of {size}")
        self.standings = {
            pair: Standing([0] * (size + 1), bytearray(b"\2") * self.games) for pair in self.question.pairs
        }

    @property
    def heats(self) -> int:
        """How many heats each pair is to play."""
        return self.games // self.question.heat_size

    @property
    def asked(self) -> int:
        """How many matches are to be played, by all pairs."""
        return self.games * len(self.standings)

    @property
    def played(self) -> int:
        """How many of them have been played."""
        return sum(standing.games for standing in self.standings.values())

    def missing(self, pair: Pair) -> Iterator[int]:
        """The heats that a pair has not played yet."""
        size, winners = self.question.heat_size, self.standings[pair].winners
        return (heat for heat in range(self.heats) if winners[heat * size] == 2)

    def add(self, heat: Heat) -> None:
        """Count a heat; one that is counted already, or goes beyond the matches asked for, changes nothing."""
        standing, size = self.standings[heat.pair], self.question.heat_size
        if heat.ordinal >= self.heats or standing.winners[heat.ordinal * size] != 2:
            return
        standing.wins[sum(tally.winner == 0 for tally in heat.tallies)] += 1
        for match, (tally, parts) in enumerate(zip(heat.tallies, _parts(self.question), strict=True)):
            standing.winners[heat.ordinal * size + match] = tally.winner
            standing.rounds += tally.rounds
            standing.blocked += tally.blocked
            standing.margin += tally.points[0] * parts[0] - tally.points[1] * parts[1]


@lru_cache(maxsize=64)
def _parts(question: Question) -> tuple[tuple[int, int], ...]:
    """By how much a point of each player counts in each match of a heat: the fewer sides it has, the more."""
    owned = [owners(question.rules, lineup) for lineup in question.lineups(0)]  # in other heats they have as many
    return tuple((_PARTS // sides.count(0), _PARTS // sides.count(1)) for sides in owned)
