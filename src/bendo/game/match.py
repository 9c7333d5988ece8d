"""A match: rounds until the target is reached. It alone knows the game number, so it alone deals and draws lots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bendo.game.action import Action, Seat
from bendo.game.deal import Deal, deal, shuffled
from bendo.game.event import Ending, Event, Points, RoundEnded
from bendo.game.outcome import outcome, plain_points, win_blocked
from bendo.game.position import Position
from bendo.game.rules import Rules
from bendo.game.tile import Tile, bits_of, tiles_in


class RoundResult(NamedTuple):
    """What a round has brought. `side` and `seat` name the winner, None if nobody won.

    `fives` are the points by fives, `points` all that the round brought, those included; `scores` are the totals after
    it, all by side. `tied` had equally few pips; `lots` are the seats that drew, each with its tile, if lots decided.
    """

    ending: Ending
    side: int | None
    seat: Seat | None
    points: tuple[Points, ...]
    fives: tuple[int, ...]
    scores: tuple[Points, ...]
    tied: tuple[Seat, ...]
    lots: tuple[tuple[Seat, Tile], ...]


class MatchStep(NamedTuple):
    """What an action led to in a match."""

    match: Match
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match at one moment: the deal of the current round, where it stands, and the results of those before."""

    deal: Deal
    position: Position
    results: tuple[RoundResult, ...] = ()

    @classmethod
    def begin(cls, rules: Rules, players: int, number: str) -> Match:
        """The match of a game number, its first round dealt. Raises InvalidNumber and InvalidRules."""
        first = deal(rules, players, number)
        return cls(deal=first, position=first.position())

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self.deal.rules

    @property
    def round(self) -> int:
        """The number of the current round, from 0."""
        return self.deal.round

    @property
    def began(self) -> tuple[Event, ...]:
        """What has happened at the start of the current round: the deal, and its end if nobody could do anything."""
        dealt: Event = self.deal.event(self.position.scores)
        start = self.deal.position(self.position.scores)
        return (dealt,) if start.ending is None else (dealt, RoundEnded(start.ending, start.hands))

    def play(self, action: Action) -> MatchStep:
        """The step that an action leads to within the round. Raises IllegalAction, and nothing has changed."""
        position, events = self.position.play(action)
        return MatchStep(Match(deal=self.deal, position=position, results=self.results), events)

    @property
    def result(self) -> RoundResult | None:
        """The result of the current round, once it has ended."""
        position = self.position
        if position.ending is None:
            return None
        found = outcome(self.rules, position.hands, position.ending, position.fives, position.leader)
        lots: tuple[tuple[Seat, Tile], ...] = ()
        if found.by_lot:
            table = tiles_in(bits_of(position.line.order))
            order = shuffled(table, self.deal.number, self.round, "lot")
            lots = tuple(zip(found.tied, order, strict=False))  # too few may lie: who gets none can't win (our ruling)
            won = win_blocked(self.rules, position.hands, max(lots, key=lambda lot: lot[1].weight)[0])
            found = won._replace(tied=found.tied)
        points = tuple(end + fives for end, fives in zip(found.points, position.fives, strict=True))
        return RoundResult(
            ending=found.ending,
            side=None if found.seat is None else self.rules.side(found.seat),
            seat=found.seat,
            points=points,
            fives=position.fives,
            scores=tuple(plain_points(score + more) for score, more in zip(position.scores, points, strict=True)),
            tied=found.tied,
            lots=lots,
        )

    @property
    def scores(self) -> tuple[Points, ...]:
        """The running scores by side: points by fives at once, the rest when the round has ended."""
        if result := self.result:
            return result.scores
        position = self.position
        return tuple(plain_points(score + fives) for score, fives in zip(position.scores, position.fives, strict=True))

    @property
    def winner(self) -> int | None:
        """The side that has won the match: first to reach the target, looked at when a round has ended.

        More than one: the highest total; still equal: None, another round is played (S0).
        """
        result = self.result
        if result is None or max(result.scores) < self.rules.target:
            return None
        best = max(result.scores)
        return result.scores.index(best) if result.scores.count(best) == 1 else None

    def next_round(self) -> Match:
        """The match with its next round dealt; the current one must have ended, the match not."""
        result = self.result
        if result is None or self.winner is not None:
            raise ValueError("there is no next round: the round goes on, or the match has ended")
        players = self.position.players
        following = deal(self.rules, players, self.deal.number, self.round + 1, result.seat)
        return Match(deal=following, position=following.position(result.scores), results=(*self.results, result))
