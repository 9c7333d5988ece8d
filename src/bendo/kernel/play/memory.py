"""Public memory: the twin of `bendo.game.memory`, in an array of its own, so that who needs none pays for none.

Each seat has `stride(rules)` words: the set of its shown tiles (SHOWN), how many groups of hidden tiles it has
(GROUPS), and from GROUP on those groups, oldest first, each a SIZE and the set that it CANNOT hold. What stands behind
the last group means nothing. There is room for as many groups as the set has tiles.
"""

from __future__ import annotations

from typing import Final

from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, inlined
from bendo.kernel.play.tiles import holds
from bendo.kernel.play.turn import drawable, tile_in_boneyard

SHOWN: Final = 0
GROUPS: Final = 2
GROUP: Final = 3
SIZE: Final = 0
CANNOT: Final = 1
GROUP_SIZE: Final = 3


def memory_size(rules: Words) -> int:
    """How many words the memory of all seats takes under these encoded rules."""
    return rules[axis.SEATS] * (GROUP + GROUP_SIZE * rules[axis.SET_SIZE])


@inlined
def stride(rules: Words) -> int:
    """How many words each seat has."""
    return GROUP + GROUP_SIZE * rules[axis.SET_SIZE]


@compiled
def remember_nothing(rules: Words, memory: Words) -> None:
    """Hands as they were dealt, of which nothing is known."""
    for seat in range(rules[axis.SEATS]):
        start = seat * stride(rules)
        memory[start + SHOWN], memory[start + SHOWN + 1] = 0, 0
        memory[start + GROUPS] = 1
        memory[start + GROUP + SIZE] = rules[axis.HAND_SIZE]
        memory[start + GROUP + CANNOT], memory[start + GROUP + CANNOT + 1] = 0, 0


@compiled
def remember(rules: Words, state: Words, memory: Words, action: int) -> None:
    """Change memory as an action does that is about to be done: the state is still the one before it."""
    seat, drawn = state[at.TURN], state[at.DRAWN]
    start = seat * stride(rules)
    if action == at.TIME:
        if drawable(state):
            _acquired(memory, start)
        return
    if drawn and rules[axis.SHOW_DRAWN]:
        _show(rules, state, memory, start)
    free = rules[axis.FREE]
    if action >= 0:
        tile = action >> at.TILE_SHIFT & at.TILE_MASK
        if action >> at.END_SHIFT == at.NO_END and state[at.FREE_LEAD] == 0:
            outranking = axis.OUTRANKING + 2 * tile
            for other in range(rules[axis.SEATS]):
                _refused(memory, other * stride(rules), rules[outranking], rules[outranking + 1])
        _revealed(rules, memory, start, tile, drawn > 0 and free != axis.FREE_ANY, True)
    elif action == at.DRAW:
        if free == axis.FREE_NO or (free == axis.FREE_DECLINE and drawn > 0):
            _refuse(rules, state, memory, start)
        _acquired(memory, start)
    elif free != axis.FREE_DECLINE or drawn == 0:
        _refuse(rules, state, memory, start)


@compiled
def _show(rules: Words, state: Words, memory: Words, start: int) -> None:
    """The tile just drawn is shown to all if it cannot be laid (rules, What is seen)."""
    tile = tile_in_boneyard(state, state[at.NEXT_TILE] - 1)
    if not holds(state[at.ACCEPTS], state[at.ACCEPTS + 1], tile):
        _revealed(rules, memory, start, tile, True, False)


@inlined
def _refuse(rules: Words, state: Words, memory: Words, start: int) -> None:
    """The seat has proved that it can lay nothing: not what could be laid and is neither on the table nor shown."""
    tiles, more = state[at.ACCEPTS] & ~state[at.TABLE], state[at.ACCEPTS + 1] & ~state[at.TABLE + 1]
    for seat in range(rules[axis.SEATS]):
        place = seat * stride(rules) + SHOWN
        tiles &= ~memory[place]
        more &= ~memory[place + 1]
    _refused(memory, start, tiles, more)


@inlined
def _acquired(memory: Words, start: int) -> None:
    """The seat has taken a tile that the others did not see."""
    groups = memory[start + GROUPS]
    place = start + GROUP + GROUP_SIZE * groups
    memory[start + GROUPS] = groups + 1
    memory[place + SIZE] = 1
    memory[place + CANNOT], memory[place + CANNOT + 1] = 0, 0
    _normalise(memory, start)


@compiled
def _refused(memory: Words, start: int, tiles: int, more: int) -> None:
    """The seat has proved that it holds none of these tiles at this moment."""
    for group in range(memory[start + GROUPS]):
        place = start + GROUP + GROUP_SIZE * group + CANNOT
        memory[place] |= tiles
        memory[place + 1] |= more
    _normalise(memory, start)


@compiled
def _normalise(memory: Words, start: int) -> None:
    """Make one group of neighbours that cannot hold the same tiles."""
    kept = 0
    for group in range(memory[start + GROUPS]):
        place = start + GROUP + GROUP_SIZE * group
        last = start + GROUP + GROUP_SIZE * (kept - 1)
        if (
            kept
            and memory[last + CANNOT] == memory[place + CANNOT]
            and memory[last + CANNOT + 1] == memory[place + CANNOT + 1]
        ):
            memory[last + SIZE] += memory[place + SIZE]
        else:
            for word in range(GROUP_SIZE):
                memory[last + GROUP_SIZE + word] = memory[place + word]
            kept += 1
    memory[start + GROUPS] = kept


@compiled
def _revealed(rules: Words, memory: Words, start: int, tile: int, newest: bool, laid: bool) -> None:
    """The seat has laid or shown a tile of its hand; `newest` where it must have been the tile just drawn."""
    word = 0 if tile < at.FIRST_MORE else 1
    bit = 1 << (tile - at.FIRST_MORE * word)
    if memory[start + SHOWN + word] & bit:
        if laid:
            memory[start + SHOWN + word] ^= bit
        return
    if not laid:
        memory[start + SHOWN + word] |= bit
    groups = memory[start + GROUPS]
    index = groups - 1
    if not newest:
        for group in range(groups):
            if memory[start + GROUP + GROUP_SIZE * group + CANNOT + word] & bit == 0:
                index = group
                break
    place = start + GROUP + GROUP_SIZE * index
    memory[place + SIZE] -= 1
    if memory[place + SIZE] == 0:
        for following in range(place, start + GROUP + GROUP_SIZE * (groups - 1)):
            memory[following] = memory[following + GROUP_SIZE]
        memory[start + GROUPS] = groups - 1
        _normalise(memory, start)
    _forget(rules, memory, word, bit)


@inlined
def _forget(rules: Words, memory: Words, word: int, bit: int) -> None:
    """A tile whose place is now known to all is no longer worth ruling out."""
    found = 0
    for seat in range(rules[axis.SEATS]):
        start = seat * stride(rules)
        for group in range(memory[start + GROUPS]):
            found |= memory[start + GROUP + GROUP_SIZE * group + CANNOT + word]
    if found & bit == 0:
        return
    for seat in range(rules[axis.SEATS]):
        start = seat * stride(rules)
        for group in range(memory[start + GROUPS]):
            memory[start + GROUP + GROUP_SIZE * group + CANNOT + word] &= ~bit
        _normalise(memory, start)
