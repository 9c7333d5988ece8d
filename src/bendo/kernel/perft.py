"""Perft in the twin: counting all ways in which a round can go on, as `bendo.game.perft` does."""

from __future__ import annotations

from bendo.game import Position
from bendo.kernel import layout as at
from bendo.kernel.compiled import Words, compiled, words
from bendo.kernel.convert import state_of
from bendo.kernel.play.step import act
from bendo.kernel.play.turn import legal_actions
from bendo.kernel.rules import encoded


def perft(position: Position, depth: int) -> tuple[int, ...]:
    """How many sequences of 0, 1, … `depth` legal actions there are; one that ends the round is not continued."""
    counts = words(depth + 1)
    states, actions = words((depth + 1) * at.STATE_SIZE), words((depth + 1) * at.MOST_ACTIONS)
    rules = encoded(position.rules, position.players)
    count_sequences(rules, state_of(position), depth, states, actions, words(depth + 1), words(at.MOST_ACTIONS), counts)
    return tuple(counts.tolist())


@compiled
def count_sequences(
    rules: Words, state: Words, depth: int, states: Words, actions: Words, left: Words, room: Words, counts: Words
) -> None:
    """Count action by action, and come back to what is still to be tried.

    For each number of actions done, `states` is where that led, and `actions` are what can follow, of which so many
    are `left`. `counts` must be all 0.
    """
    counts[0] = 1
    done = 0
    _arrive(rules, state, done, depth, states, actions, left, room, counts)
    while done >= 0:
        if left[done] == 0:
            done -= 1
            continue
        left[done] -= 1
        for word in range(at.STATE_SIZE):
            state[word] = states[done * at.STATE_SIZE + word]
        act(rules, state, actions[done * at.MOST_ACTIONS + left[done]])
        done += 1
        counts[done] += 1
        _arrive(rules, state, done, depth, states, actions, left, room, counts)


@compiled
def _arrive(
    rules: Words,
    state: Words,
    done: int,
    depth: int,
    states: Words,
    actions: Words,
    left: Words,
    room: Words,
    counts: Words,
) -> None:
    """Note what can follow; the last actions of all are counted without being done."""
    left[done] = 0
    if done == depth:
        return
    count = legal_actions(rules, state, room)
    if done + 1 == depth:
        counts[depth] += count
        return
    left[done] = count
    for index in range(count):
        actions[done * at.MOST_ACTIONS + index] = room[index]
    for word in range(at.STATE_SIZE):
        states[done * at.STATE_SIZE + word] = state[word]
