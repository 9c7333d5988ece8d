"""Random rounds in one compiled loop: how fast the twin is, and how rounds under some rules go."""

from __future__ import annotations

from typing import NamedTuple

from bendo.game import Rules
from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, inlined, words
from bendo.kernel.deal.chance import below, signed
from bendo.kernel.deal.hands import dealt, shuffle
from bendo.kernel.play.step import act
from bendo.kernel.play.turn import choices, count_plays, nth_play


class Counts(NamedTuple):
    """What happened in so many rounds; leads are among the plays."""

    rounds: int
    blocked: int
    plays: int
    draws: int
    passes: int

    @property
    def actions(self) -> int:
        """All of them."""
        return self.plays + self.draws + self.passes


def random_rounds(rules: Rules, players: int, rounds: int, seed: int) -> Counts:
    """Rounds between players who choose at random, each a first round dealt by a fast generator.

    Raises InvalidRules if so many can't play.
    """
    counts = words(4)
    chance = words(1)
    chance[0] = signed(seed % (1 << 64))
    play_random_rounds(axis.encoded(rules, players), words(at.STATE_SIZE), words(at.MOST_TILES), chance, rounds, counts)
    return Counts(rounds, *counts.tolist())


@compiled
def play_random_rounds(rules: Words, state: Words, order: Words, chance: Words, rounds: int, counts: Words) -> None:
    """Play rounds, and count how many were blocked, the plays, the draws and the passes."""
    for tile in range(rules[axis.SET_SIZE]):
        order[tile] = tile
    blocked, plays, draws, passes = 0, 0, 0, 0
    for _ in range(rounds):
        shuffle(rules, order, chance, 0)
        while not dealt(rules, state, order, -1):
            shuffle(rules, order, chance, 0)
        while state[at.ENDING] == at.GOES_ON:
            action = random_action(rules, state, chance, 0)
            act(rules, state, action)
            if action >= 0:
                plays += 1
            elif action == at.DRAW:
                draws += 1
            else:
                passes += 1
        if state[at.ENDING] == at.BLOCKED:
            blocked += 1
    counts[0], counts[1], counts[2], counts[3] = blocked, plays, draws, passes


@inlined
def random_action(rules: Words, state: Words, chance: Words, index: int) -> int:
    """Any of the distinct plays, all equally likely; without one a draw if that is legal, else a pass."""
    tiles, more, may_draw, _ = choices(rules, state)
    if tiles | more:
        count = count_plays(state, tiles, more)
        return nth_play(rules, state, tiles, more, below(chance, index, count))
    return at.DRAW if may_draw else at.PASS
