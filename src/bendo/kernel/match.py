"""Whole matches between rule players in one compiled loop: the twin of `bendo.game.match` with players at its seats."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bendo.game import Rules
from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Numbers, Words, compiled, first_bit, numbers, words
from bendo.kernel.deal.chance import signed
from bendo.kernel.deal.digest import DIGEST_SIZE
from bendo.kernel.deal.hands import dealt
from bendo.kernel.deal.number import LOT, bytes_of, shuffle_by_number
from bendo.kernel.play.memory import memory_size, remember, remember_nothing
from bendo.kernel.play.outcome import BY_LOT, NOBODY, fewest, match_winner, settle, side_of, win_blocked
from bendo.kernel.play.step import act
from bendo.kernel.play.tiles import holds, weight
from bendo.kernel.players import PLAYER_SIZE, SLIPS, THOUGHT_SIZE, choose
from bendo.kernel.preferences import KNOWN_SIZE

WINNER: Final = 0
"""The side that has won the match. This and what follows is where things stand in a tally."""
ROUNDS: Final = 1
BLOCKED: Final = 2
TURNS: Final = 3
ACTIONS: Final = 4
WON: Final = 5
"""Rounds won, by side."""
SCORES: Final = WON + at.MOST_SEATS
"""Final scores in twelfths, by side."""
TALLY_SIZE: Final = SCORES + at.MOST_SEATS


class Tally(NamedTuple):
    """What a match came to: `won` are the rounds that each side has won, `scores` its points in twelfths."""

    winner: int
    rounds: int
    blocked: int
    turns: int
    actions: int
    won: tuple[int, ...]
    scores: tuple[int, ...]


class Sitting:
    """Rules and a number of seats, with the working space in which matches are played, one after the other."""

    def __init__(self, rules: Rules, players: int) -> None:
        """Raises InvalidRules if so many can't play."""
        self._rules = axis.encoded(rules, players)
        self._players, self._sides = players, rules.sides(players)
        self._state, self._memory = words(at.STATE_SIZE), words(memory_size(self._rules))
        self._order, self._space = words(at.MOST_TILES), words(DIGEST_SIZE)
        self._known, self._after, self._thought = words(KNOWN_SIZE), words(at.LINE_SIZE), numbers(THOUGHT_SIZE)
        self._points = words(at.MOST_SEATS)

    def play(self, number: str, lineup: Sequence[Sequence[float]]) -> Tally:
        """The match of a game number between these players, by seat; each is PLAYER_SIZE numbers (`players`).

        Their chance follows from number and seat. Raises InvalidNumber, and ValueError for another number of players.
        """
        if len(lineup) != self._players or any(len(player) != PLAYER_SIZE for player in lineup):
            raise ValueError(f"{self._players} players of {PLAYER_SIZE} numbers must be given")
        tally = words(TALLY_SIZE)
        play_match(
            self._rules,
            bytes_of(number),
            np.array(lineup, dtype=np.float64).reshape(-1),
            seeds(number, self._players),
            self._state,
            self._memory,
            self._order,
            self._space,
            self._known,
            self._after,
            self._thought,
            self._points,
            tally,
        )
        told = tally.tolist()
        return Tally(
            winner=told[WINNER],
            rounds=told[ROUNDS],
            blocked=told[BLOCKED],
            turns=told[TURNS],
            actions=told[ACTIONS],
            won=tuple(told[WON : WON + self._sides]),
            scores=tuple(told[SCORES : SCORES + self._sides]),
        )


def seeds(number: str, players: int) -> NDArray[np.int64]:
    """The generators of all seats of a match, as `bendo.players` seeds them: from the number and the seat."""
    digests = (hashlib.sha256(f"{number}:{seat}".encode()).digest() for seat in range(players))
    return np.array([signed(int.from_bytes(digest[:8], "big")) for digest in digests])


@compiled
def deal_by_number(
    rules: Words, state: Words, number: Words, round: int, winner: int, order: Words, space: Words
) -> int:
    """Deal a round as `bendo.game.deal` does, and tell which attempt it was; scores stay as they are.

    `winner` is the seat that won the round before, else NOBODY. Needs working space of MOST_TILES and DIGEST_SIZE.
    """
    size = rules[axis.SET_SIZE]
    leads = winner if rules[axis.WINNER_LEADS] and round > 0 else NOBODY
    attempt = 0
    while True:
        for tile in range(size):
            order[tile] = tile
        shuffle_by_number(order, size, number, round, attempt, space)
        if dealt(rules, state, order, leads):
            return attempt
        attempt += 1


@compiled
def draw_lots(rules: Words, state: Words, number: Words, round: int, order: Words, space: Words) -> int:
    """The seat that wins a blocked round by lot among those with fewest pips (rules, Scores)."""
    count = 0
    for tile in range(rules[axis.SET_SIZE]):
        if holds(state[at.TABLE], state[at.TABLE + 1], tile):
            order[count] = tile
            count += 1
    shuffle_by_number(order, count, number, round, LOT, space)
    tied = fewest(rules, state)
    best, most, drawn = NOBODY, -1, 0
    while tied and drawn < count:
        if weight(rules, order[drawn]) > most:
            best, most = first_bit(tied), weight(rules, order[drawn])
        tied &= tied - 1
        drawn += 1
    return best


@compiled
def play_match(
    rules: Words,
    number: Words,
    players: Numbers,
    chance: Words,
    state: Words,
    memory: Words,
    order: Words,
    space: Words,
    known: Words,
    after: Words,
    thought: Numbers,
    points: Words,
    tally: Words,
) -> None:
    """Play a match to its end. The tally must be all 0."""
    remembers = _weighs(players)
    winner = NOBODY
    for side in range(rules[axis.SIDES]):
        state[at.SCORES + side] = 0
    while True:
        deal_by_number(rules, state, number, tally[ROUNDS], winner, order, space)
        remember_nothing(rules, memory)
        while state[at.ENDING] == at.GOES_ON:
            action = choose(rules, state, memory, players, chance, known, after, thought)
            if remembers:
                remember(rules, state, memory, action)
            act(rules, state, action)
            tally[ACTIONS] += 1
            if action != at.DRAW:
                tally[TURNS] += 1
        winner = settle(rules, state, points)
        if winner == BY_LOT:
            winner = draw_lots(rules, state, number, tally[ROUNDS], order, space)
            win_blocked(rules, state, winner, points)
        tally[ROUNDS] += 1
        if state[at.ENDING] == at.BLOCKED:
            tally[BLOCKED] += 1
        if winner >= 0:
            tally[WON + side_of(rules, winner)] += 1
        for side in range(rules[axis.SIDES]):
            state[at.SCORES + side] += points[side] + state[at.FIVES + side] * at.POINT_PARTS
        side = match_winner(rules, state, at.SCORES)
        if side != NOBODY:
            tally[WINNER] = side
            for index in range(rules[axis.SIDES]):
                tally[SCORES + index] = state[at.SCORES + index]
            return


@compiled
def _weighs(players: Numbers) -> bool:
    """Whether any player has a preference; who has none needs no memory."""
    some = False
    for index in range(len(players)):
        some |= index % PLAYER_SIZE != SLIPS and players[index] != 0
    return some
