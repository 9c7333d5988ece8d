"""Whether draws were fair: how many brought a tile that could be laid at once, and how many chance expects.

Given everybody's hands and all that has happened, every order of the boneyard is equally likely, and nobody who plays
knows more of it. So the next draw fits with the chance that `drawn` tells, whatever has been done before; what fitted
less what was expected is a martingale, and `expected` is exactly the mean of `fitted`, not an estimate of it. That asks
only that nobody chooses when to stop counting, so every draw of a round is counted or none.

A reserve changes nothing: its tiles lie at the end of the boneyard, but which ones these are nobody knows either, and
each tile of the whole boneyard is as likely as any other to lie in front.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bendo.game import Draw, Match, Position, bits_of
from bendo.notation import parse_action


@dataclass(frozen=True, slots=True)
class Draws:
    """How many draws there were, how many of their tiles could be laid at once, and how many of these chance expects.

    `expected` is the sum of the chances before each draw, as a float; it is at most `draws`.
    """

    draws: int = 0
    fitted: int = 0
    expected: float = 0.0

    def __add__(self, other: Draws) -> Draws:
        return Draws(self.draws + other.draws, self.fitted + other.fitted, self.expected + other.expected)


NO_DRAWS: Final = Draws()


def drawn(position: Position) -> Draws:
    """The draw that follows this position, in which the boneyard must hold a tile.

    What the line accepts is what its drawer may lay: whatever the rules say of older tiles, the tile just drawn may be
    laid wherever it fits (rules, After a draw).
    """
    boneyard, accepts = position.boneyard, position.line.accepts
    fitting = (bits_of(boneyard) & accepts).bit_count()
    return Draws(1, int(bool(boneyard[0].bit & accepts)), fitting / len(boneyard))


def draws_of(match: Match, rounds: Iterable[Sequence[str]]) -> tuple[Draws, ...]:
    """The draws in all rounds of a match that have ended, by seat.

    `match` stands where its first round was dealt; `rounds` are the actions of each round as notation spells them.
    Draws that were chosen and draws that had to be made count alike. The penalty tile of a called time is no draw.
    Raises NotationError, IllegalAction and ValueError for what is no match of these rules.
    """
    counted = [NO_DRAWS] * match.position.players
    for index, actions in enumerate(rounds):
        if index:
            match = match.next_round()
        counting = list(counted)
        for spelled in actions:
            position = match.position
            action = parse_action(spelled, position.line).action
            if isinstance(action, Draw):
                counting[position.turn] += drawn(position)
            match = match.play(action).match
        if match.position.over:
            counted = counting
    return tuple(counted)
