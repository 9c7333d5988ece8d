"""Between the frozen values of `bendo.game` and the arrays of the twin, both ways; for tests and for searches."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bendo.game import (
    DRAW,
    END_NAMES,
    PASS,
    TILES,
    TIME,
    Action,
    Bits,
    Draw,
    Group,
    Line,
    Memory,
    Pass,
    Play,
    Points,
    Position,
    Rules,
    SeatMemory,
    Time,
    empty_line,
    plain_points,
)
from bendo.kernel import layout as at
from bendo.kernel.compiled import Words, words
from bendo.kernel.play import memory as remembered
from bendo.kernel.play.line import lay, lead, start
from bendo.kernel.rules import encoded, split

_OTHERS: Final[dict[int, Action]] = {at.DRAW: DRAW, at.PASS: PASS, at.TIME: TIME}
_ENDINGS: Final = {None: at.GOES_ON, "out": at.OUT, "blocked": at.BLOCKED}


def code_of(action: Action) -> int:
    """An action as an int."""
    match action:
        case Play(tile, end, bend):
            index = at.NO_END if end is None else END_NAMES.index(end)
            return index << at.END_SHIFT | tile.id << at.TILE_SHIFT | at.BENDS.index(bend)
        case Draw():
            return at.DRAW
        case Pass():
            return at.PASS
        case Time():
            return at.TIME


def action_of(code: int) -> Action:
    """The action that an int stands for."""
    if code < 0:
        return _OTHERS[code]
    end = code >> at.END_SHIFT
    tile = TILES[code >> at.TILE_SHIFT & at.TILE_MASK]
    return Play(tile, None if end == at.NO_END else END_NAMES[end], at.BENDS[code & at.BEND_MASK])


def set_at(array: Words, offset: int) -> Bits:
    """The set of tiles at an offset."""
    return int(array[offset]) | int(array[offset + 1]) << at.FIRST_MORE


def state_of(position: Position) -> NDArray[np.int64]:
    """The state of a round at this position. ValueError for scores in other parts than twelfths."""
    rules = encoded(position.rules, position.players)
    state = words(at.STATE_SIZE)
    _lay_line(rules, state, position.line)
    dealt = [*position.drawn, *position.boneyard]
    state[at.TURN] = position.turn
    state[at.ENDING] = _ENDINGS[position.ending]
    state[at.DRAWN] = state[at.NEXT_TILE] = len(position.drawn)
    state[at.LAST_TILE] = len(position.drawn) + position.drawable
    state[at.BONEYARD_END] = len(dealt)
    state[at.FREE_LEAD] = position.free_lead
    state[at.LEADER] = -1 if position.leader is None else position.leader
    for seat, hand in enumerate(position.hands):
        state[at.HANDS + 2 * seat : at.HANDS + 2 * seat + 2] = split(hand)
    for side, fives in enumerate(position.fives):
        state[at.FIVES + side] = fives
        state[at.SCORES + side] = parts_of(position.scores[side])
    for place, tile in enumerate(dealt):
        state[at.BONEYARD + place // 8] |= tile.id << place % 8 * 8
    return state


def memory_of(position: Position) -> NDArray[np.int64]:
    """Public memory at this position."""
    rules = encoded(position.rules, position.players)
    array = words(remembered.memory_size(rules))
    for seat, (shown, groups) in enumerate(position.memory):
        start = seat * remembered.stride(rules)
        array[start + remembered.SHOWN : start + remembered.SHOWN + 2] = split(shown)
        array[start + remembered.GROUPS] = len(groups)
        for index, group in enumerate(groups):
            place = start + remembered.GROUP + index * remembered.GROUP_SIZE
            array[place + remembered.SIZE] = group.size
            array[place + remembered.CANNOT : place + remembered.CANNOT + 2] = split(group.cannot)
    return array


def position_of(rules: Rules, players: int, state: NDArray[np.int64], memory: NDArray[np.int64]) -> Position:
    """The position that a state and public memory are."""
    word = state.tolist()  # Python's ints
    order = [
        TILES[word[at.BONEYARD + place // 8] >> place % 8 * 8 & at.TILE_MASK] for place in range(word[at.BONEYARD_END])
    ]
    following = word[at.NEXT_TILE]
    sides = rules.sides(players)
    return Position(
        rules=rules,
        line=line_of(rules, state),
        hands=tuple(set_at(word, at.HANDS + 2 * seat) for seat in range(players)),
        boneyard=tuple(order[following:]),
        turn=word[at.TURN],
        drawn=tuple(order[following - word[at.DRAWN] : following]),
        scores=tuple(points_of(score) for score in word[at.SCORES : at.SCORES + sides]),
        fives=tuple(word[at.FIVES : at.FIVES + sides]),
        leader=None if word[at.LEADER] < 0 else word[at.LEADER],
        free_lead=bool(word[at.FREE_LEAD]),
        memory=memory_in(rules, players, memory),
    )


def line_of(rules: Rules, state: NDArray[np.int64]) -> Line:
    """The line of a state, laid again tile by tile."""
    word = state.tolist()
    line = empty_line(rules)
    plays = [word[at.ORDER + index // 4] >> index % 4 * 16 & 0xFFFF for index in range(word[at.LAID])]
    openers = [TILES[play >> at.TILE_SHIFT & at.TILE_MASK] for play in plays if play >> at.END_SHIFT == at.NO_END]
    if openers:
        line = line.started(*openers) if rules.starters else line.led(openers[0])
    for play in plays[len(openers) :]:
        tile = TILES[play >> at.TILE_SHIFT & at.TILE_MASK]
        line = line.laid(tile, play >> at.END_SHIFT, at.BENDS[play & at.BEND_MASK])
    return line


def memory_in(rules: Rules, players: int, memory: NDArray[np.int64]) -> Memory:
    """The public memory that an array holds."""
    word, stride = memory.tolist(), remembered.stride(encoded(rules, players))
    seats = []
    for seat in range(0, players * stride, stride):
        first = seat + remembered.GROUP
        places = range(first, first + word[seat + remembered.GROUPS] * remembered.GROUP_SIZE, remembered.GROUP_SIZE)
        groups = tuple(
            Group(word[place + remembered.SIZE], set_at(word, place + remembered.CANNOT)) for place in places
        )
        seats.append(SeatMemory(set_at(word, seat + remembered.SHOWN), groups))
    return tuple(seats)


def parts_of(points: Points) -> int:
    """Points in twelfths. ValueError if they come in other parts."""
    parts = points * at.POINT_PARTS
    if parts.denominator != 1:
        raise ValueError(f"{points} points are no twelfths")
    return int(parts)


def points_of(parts: int) -> Points:
    """So many twelfths as points."""
    return plain_points(Fraction(parts, at.POINT_PARTS))


def _lay_line(rules: NDArray[np.int64], state: NDArray[np.int64], line: Line) -> None:
    """Lay the tiles of a line in the order in which they were laid."""
    if not line.openers:
        return
    openers = [opener.tile.id for opener in line.openers]
    if len(openers) == 2:
        start(rules, state, *openers)
    else:
        lead(rules, state, openers[0])
    laid_at = {laid.tile: (index, laid.bend) for index, arm in enumerate(line.arms) for laid in arm}
    for tile in line.order[len(openers) :]:
        index, bend = laid_at[tile]
        lay(rules, state, index, tile.id, at.BENDS.index(bend))
