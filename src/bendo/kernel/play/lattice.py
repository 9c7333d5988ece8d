"""Curved lines whose tiles all lie in line: the twin of `bendo.geometry.footprint.LatticeFootprint`.

A point is `x | y << 8`, each coordinate modulo 32. Two points of one line are less than 32 steps apart, since 28 tiles
join them and the starters of All Five lie two steps apart, so no two of them are mistaken for one another. Visited
points are bits: two rows of 32 to a word.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from bendo.geometry import Bend, Pose, starters, step
from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, inlined

_WRAP: Final = 0x1F1F


def _packed(pose: Pose) -> tuple[int, int]:
    """A point in one word, and the heading there."""
    (x, y), heading = pose
    return x & 31 | (y & 31) << 8, heading


_SIDES: Final = (Bend.LEFT, Bend.RIGHT)  # side 0 and side 1; the bend is LEFT + 2 * side
_STEPS: Final = np.array([_packed(step((0, 0), heading, bend)) for heading in range(6) for bend in _SIDES])
_STARTERS: Final = np.array([_packed(pose) for pose in starters()])  # the first two are an opener's


@compiled
def open_lattice(rules: Words, state: Words) -> None:
    """Put the ends of an opener, or of two starters, in their places; their numbers must be there."""
    for end in range(state[at.ENDS]):
        place = at.END + end * at.END_SIZE
        state[place + at.POINT], state[place + at.HEADING] = _STARTERS[end, 0], _STARTERS[end, 1]
        _visit(state, state[place + at.POINT])
    _refresh_lattice(rules, state)


@inlined
def lay_on_lattice(rules: Words, state: Words, end: int, tile: int, bend: int) -> None:
    """Lay a tile in line: its end moves on, or meets another and both are gone."""
    side = (bend - at.LEFT) >> 1
    point = far_point(state, end, side)
    place = at.END + end * at.END_SIZE
    if visited(state, point):
        for gone in (end, met(state, end, side)):
            place = at.END + gone * at.END_SIZE
            for word in range(at.END_SIZE):
                state[place + word] = 0
            state[place + at.NUMBER] = -1
    else:
        _visit(state, point)
        state[place + at.HEADING] = far_heading(state, end, side)
        state[place + at.POINT] = point
        state[place + at.NUMBER] = rules[axis.PIPS + tile] - state[place + at.NUMBER]
    _refresh_lattice(rules, state)


@inlined
def met(state: Words, end: int, side: int) -> int:
    """The other end that a tile laid so would meet at a visited point; -1 if it would lie on a tile."""
    point, heading = far_point(state, end, side), far_heading(state, end, side)
    facing = heading + 3 if heading < 3 else heading - 3
    for other in range(state[at.ENDS]):
        place = at.END + other * at.END_SIZE
        if state[place + at.POINT] == point and state[place + at.HEADING] == facing and state[place + at.NUMBER] >= 0:
            return other
    return -1


@inlined
def visited(state: Words, point: int) -> bool:
    """Whether a tile ends at this point."""
    return state[at.GROUND + (point >> 9)] >> (point & 31 | point >> 3 & 32) & 1 != 0


@inlined
def far_point(state: Words, end: int, side: int) -> int:
    """The point to which a tile leads that is laid at this end, bending to this side: 0 left, 1 right."""
    place = at.END + end * at.END_SIZE
    point: int = state[place + at.POINT] + _STEPS[2 * state[place + at.HEADING] + side, 0]
    return point & _WRAP


@inlined
def far_heading(state: Words, end: int, side: int) -> int:
    """The heading at that point."""
    heading: int = _STEPS[2 * state[at.END + end * at.END_SIZE + at.HEADING] + side, 1]
    return heading


@inlined
def _visit(state: Words, point: int) -> None:
    state[at.GROUND + (point >> 9)] |= 1 << (point & 31 | point >> 3 & 32)


@inlined
def _refresh_lattice(rules: Words, state: Words) -> None:
    """Work out what fits at the ends and what they accept, from their numbers and the ground."""
    waiting = state[at.WAITING_FOR]
    accepted, distinct = 0, 0
    for end in range(state[at.ENDS]):
        place = at.END + end * at.END_SIZE
        number = state[place + at.NUMBER]
        if number < 0:
            continue
        distinct |= 1 << end
        double = 1 << (number * (number + 3) >> 1)
        accepts, fits, ways = 0, 0, 0
        for side in range(2):
            tiles = rules[axis.TURNING_LEFT + 7 * side + number]
            if visited(state, far_point(state, end, side)):
                other = met(state, end, side)
                if other < 0 or rules[axis.RING] == axis.RING_NEVER:
                    continue
                if rules[axis.RING] == axis.RING_MATCH:
                    meeting = state[at.END + other * at.END_SIZE + at.NUMBER]
                    high = max(number, meeting)
                    tiles &= 1 << ((high * (high + 1) >> 1) + min(number, meeting))
            bend = 1 << (at.LEFT + 2 * side)
            fits |= bend
            if tiles & double:
                ways |= bend
            accepts |= tiles
        if waiting and waiting >> end & 1 == 0:
            accepts = 0
        state[place + at.END_ACCEPTS] = accepts
        state[place + at.TWICE] = double if ways == 1 << at.LEFT | 1 << at.RIGHT else 0
        state[place + at.DOUBLE_BENDS] = ways
        state[place + at.FITS] = fits
        accepted |= accepts
    state[at.ACCEPTS] = accepted
    state[at.DISTINCT] = distinct
