"""Laying tiles: the twin of `bendo.game.line`. Every change of the line ends in its ends being worked out anew."""

from __future__ import annotations

from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, inlined
from bendo.kernel.play.lattice import lay_on_lattice, open_lattice
from bendo.kernel.play.sectors import lay_sector, open_sectors
from bendo.kernel.play.tiles import is_double, put_in


@inlined
def lead(rules: Words, state: Words, tile: int) -> None:
    """Start the line with this tile, on a table where nothing lies."""
    double = is_double(rules, tile)
    arms = rules[axis.ARMS] if double else 2
    state[at.ENDS] = arms
    if double and rules[axis.ARMS_FIRST]:
        state[at.WAITING_FOR] = (1 << arms) - 1
    _put(state, at.NO_END, tile, at.STRAIGHT)
    _number_ends(rules, state, 0, tile)
    for end in range(2, arms):
        state[at.END + end * at.END_SIZE + at.NUMBER] = rules[axis.HIGH + tile]
    if rules[axis.CURVED]:
        _open_curved(rules, state, double)
    else:
        _refresh_straight(rules, state)


@compiled
def start(rules: Words, state: Words, first: int, second: int) -> None:
    """Start the line of All Five with its two starters, on a table where nothing lies."""
    state[at.ENDS] = 4
    _put(state, at.NO_END, first, at.STRAIGHT)
    _put(state, at.NO_END, second, at.STRAIGHT)
    _number_ends(rules, state, 0, first)
    _number_ends(rules, state, 2, second)
    _open_curved(rules, state, False)


@inlined
def lay(rules: Words, state: Words, end: int, tile: int, bend: int) -> None:
    """Lay a tile at an end; the play must be legal."""
    _put(state, end, tile, bend)
    waiting = state[at.WAITING_FOR]
    state[at.WAITING_FOR] = waiting & ~(1 << end)
    if rules[axis.CROSSWISE]:
        lay_sector(rules, state, end, tile, bend)
    elif rules[axis.CURVED]:
        lay_on_lattice(rules, state, end, tile, bend)
    else:
        place = at.END + end * at.END_SIZE
        number = rules[axis.PIPS + tile] - state[place + at.NUMBER]
        state[place + at.NUMBER] = number
        if state[at.ENDS] == 2 and waiting == 0:
            _refresh_one_of_two(rules, state, end, number)
        else:
            _refresh_straight(rules, state)


@inlined
def _number_ends(rules: Words, state: Words, end: int, opener: int) -> None:
    """Number the two ends of an opener from this one on: the second is where it turns right to, or its higher half."""
    high = rules[axis.HIGH + opener]
    low = rules[axis.PIPS + opener] - high
    if rules[axis.CURVED] and rules[axis.TURNING_LEFT + low] >> opener & 1:
        low, high = high, low
    state[at.END + end * at.END_SIZE + at.NUMBER] = low
    state[at.END + (end + 1) * at.END_SIZE + at.NUMBER] = high


@compiled
def _open_curved(rules: Words, state: Words, double: bool) -> None:
    """Put the ends of a curved line in their places; their numbers must be there."""
    if rules[axis.CROSSWISE]:
        open_sectors(rules, state, double)
    else:
        open_lattice(rules, state)


@inlined
def _put(state: Words, end: int, tile: int, bend: int) -> None:
    """Note that a tile lies on the table now, and how it came there."""
    laid = state[at.LAID]
    state[at.LAID] = laid + 1
    put_in(state, at.TABLE, tile)
    play = end << at.END_SHIFT | tile << at.TILE_SHIFT | bend
    state[at.ORDER + (laid >> 2)] |= play << ((laid & 3) << 4)


@inlined
def _refresh_one_of_two(rules: Words, state: Words, end: int, number: int) -> None:
    """The same as `_refresh_straight` where little must be done: two ends, none of which had to wait; one is new."""
    place, other = at.END + end * at.END_SIZE, at.END + (1 - end) * at.END_SIZE
    tiles, more = rules[axis.MATCHING + 2 * number], rules[axis.MATCHING + 2 * number + 1]
    state[place + at.END_ACCEPTS], state[place + at.END_ACCEPTS + 1] = tiles, more
    state[at.ACCEPTS] = tiles | state[other + at.END_ACCEPTS]
    state[at.ACCEPTS + 1] = more | state[other + at.END_ACCEPTS + 1]
    state[at.DISTINCT] = 1 if state[other + at.NUMBER] == number else 3


@inlined
def _refresh_straight(rules: Words, state: Words) -> None:
    """Work out what the ends of a straight line accept, from their numbers and the arms that must be filled first."""
    waiting = state[at.WAITING_FOR]
    tiles, more, seen, distinct = 0, 0, 0, 0
    for end in range(state[at.ENDS]):
        place = at.END + end * at.END_SIZE
        number = state[place + at.NUMBER]
        here, others = 0, 0
        if waiting == 0 or waiting >> end & 1:
            here, others = rules[axis.MATCHING + 2 * number], rules[axis.MATCHING + 2 * number + 1]
            if seen >> number & 1 == 0:
                distinct |= 1 << end
            seen |= 1 << number
        state[place + at.END_ACCEPTS] = here
        state[place + at.END_ACCEPTS + 1] = others
        tiles |= here
        more |= others
    state[at.ACCEPTS] = tiles
    state[at.ACCEPTS + 1] = more
    state[at.DISTINCT] = distinct
