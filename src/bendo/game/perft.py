"""Perft: counting all ways in which a round can go on, action by action. Any slip in the rules changes a count."""

from __future__ import annotations

from bendo.game.action import Action
from bendo.game.position import Position


def perft(position: Position, depth: int) -> tuple[int, ...]:
    """How many sequences of 0, 1, … `depth` legal actions there are; one that ends the round is not continued."""
    counts = [0] * (depth + 1)
    _count(position, 0, depth, counts)
    return tuple(counts)


def divide(position: Position, depth: int) -> dict[Action, int]:
    """The last count of `perft` split by first action; `depth` is at least 1."""
    return {action: perft(position.play(action).position, depth - 1)[-1] for action in position.actions()}


def _count(position: Position, reached: int, depth: int, counts: list[int]) -> None:
    counts[reached] += 1
    if reached == depth:
        return
    actions = position.actions()
    if reached + 1 == depth:
        counts[depth] += len(actions)
        return
    for action in actions:
        _count(position.play(action).position, reached + 1, depth, counts)
