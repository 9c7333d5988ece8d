"""Engines play matches to their end and keep nothing of them but the tally. All engines give the same tallies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bendo.arena.schedule import Fixture, owners
from bendo.arena.tally import TWELFTHS, Tally
from bendo.game import Match, Rules
from bendo.kernel import available
from bendo.players import Habits, UnknownPlayer, habits, player

WORTH_THE_TWIN: Final = 50
"""From so many matches in a process on it pays to load the compiled twin, which takes the better part of a second."""


class Engine(Protocol):
    """Whatever plays matches between two players by one set of rules."""

    def play(self, fixtures: Sequence[Fixture]) -> list[Tally]:
        """The tallies of these matches, in their order. They follow from number and lineup and from nothing else."""


def engine_for(rules: Rules, names: tuple[str, str], matches: int = 1) -> Engine:
    """The engine that soonest has played so many matches in one process, by these rules between these players."""
    known = _habits(names) if matches >= WORTH_THE_TWIN and available() else None
    return GameEngine(rules, names) if known is None else TwinEngine(rules, known)


def _habits(names: tuple[str, str]) -> tuple[Habits, Habits] | None:
    """The habits of two players, or None if they are not both rule players."""
    try:
        return habits(names[0]), habits(names[1])
    except UnknownPlayer:
        return None


@dataclass(frozen=True, slots=True)
class GameEngine:
    """The engine on `bendo.game`: exact and slow, for all players and all rules."""

    rules: Rules
    names: tuple[str, str]

    def play(self, fixtures: Sequence[Fixture]) -> list[Tally]:
        """Play each match to its end. Raises UnknownPlayer."""
        return [self._play(fixture) for fixture in fixtures]

    def _play(self, fixture: Fixture) -> Tally:
        number, lineup = fixture
        sitting = [player(self.names[own], number, seat) for seat, own in enumerate(lineup)]
        match = Match.begin(self.rules, len(lineup), number)
        while True:
            while not match.position.over:
                seat = match.position.turn
                match = match.play(sitting[seat].choose(match.position.view(seat)).action).match
            if match.winner is not None:
                return _tally(match, owners(self.rules, lineup))
            match = match.next_round()


@dataclass(frozen=True, slots=True)
class TwinEngine:
    """The engine on `bendo.kernel`, for rule players and all rules; only playing imports what is compiled."""

    rules: Rules
    habits: tuple[Habits, Habits]

    def prepare(self, fixture: Fixture, compiling: Callable[[], None]) -> None:
        """Have all that is needed compiled, by playing this match; tells `compiling` before that if anything is not.

        What is compiled is kept on disk, so that other processes only load it.
        """
        from bendo.kernel.compiled import told_of_compiling

        with told_of_compiling(compiling):
            self.play([fixture])

    def play(self, fixtures: Sequence[Fixture]) -> list[Tally]:
        """Play each match to its end."""
        from bendo.kernel.match import Sitting

        sittings = {seats: Sitting(self.rules, seats) for seats in {len(fixture.lineup) for fixture in fixtures}}
        players = [(*map(float, own.weights(self.rules)), float(own.slips)) for own in self.habits]
        tallies = []
        for number, lineup in fixtures:
            found = sittings[len(lineup)].play(number, [players[own] for own in lineup])
            owner = owners(self.rules, lineup)
            tallies.append(Tally(owner[found.winner], found.rounds, found.blocked, _by_player(found.scores, owner)))
        return tallies


def _tally(match: Match, owner: tuple[int, ...]) -> Tally:
    """The tally of a match that has ended; `owner` says whose each side is."""
    assert match.result is not None
    assert match.winner is not None
    twelfths = tuple(int(score * TWELFTHS) for score in match.scores)
    return Tally(
        winner=owner[match.winner],
        rounds=match.round + 1,
        blocked=sum(result.ending == "blocked" for result in (*match.results, match.result)),
        points=_by_player(twelfths, owner),
    )


def _by_player(scores: Sequence[int], owner: Sequence[int]) -> tuple[int, int]:
    """Scores by side, added up for each of the two players."""
    first = sum(score for score, own in zip(scores, owner, strict=True) if own == 0)
    return first, sum(scores) - first
