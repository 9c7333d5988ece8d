"""What a turn allows, and which plays there are: the twin of `bendo.game.turn`."""

from __future__ import annotations

from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, count_bits, first_bit, inlined, zeros_above
from bendo.kernel.play.tiles import is_double, only, weight


@inlined
def drawable(state: Words) -> int:
    """How many tiles of the boneyard may be drawn."""
    return max(0, state[at.LAST_TILE] - state[at.NEXT_TILE])


@inlined
def tile_in_boneyard(state: Words, place: int) -> int:
    """The id of the tile at a place of the boneyard, counted from the deal."""
    return state[at.BONEYARD + (place >> 3)] >> ((place & 7) << 3) & at.TILE_MASK


@compiled
def must_lead(rules: Words, tiles: int, more: int) -> int:
    """The id of the tile with which the holder of this hand must lead: its highest double, else its heaviest tile."""
    doubles, others = tiles & rules[axis.DOUBLE_TILES], more & rules[axis.DOUBLE_TILES + 1]
    if others:
        return at.FIRST_MORE + 63 - zeros_above(others)
    if doubles:
        return 63 - zeros_above(doubles)
    best, most = 0, -1
    while tiles | more:
        if tiles:
            tile = first_bit(tiles)
            tiles &= tiles - 1
        else:
            tile = at.FIRST_MORE + first_bit(more)
            more &= more - 1
        if weight(rules, tile) > most:
            best, most = tile, weight(rules, tile)
    return best


@inlined
def choices(rules: Words, state: Words) -> tuple[int, int, bool, bool]:
    """What may be done now (rules, A turn): the set of tiles that may be laid, whether to draw, whether to pass.

    The round must go on. The law is that of `game.turn.choices`.
    """
    hand = at.HANDS + 2 * state[at.TURN]
    tiles, more = state[hand], state[hand + 1]
    if state[at.LAID] == 0:
        if state[at.FREE_LEAD]:
            return tiles, more, False, False
        tiles, more = only(tiles, more, must_lead(rules, tiles, more))
        return tiles, more, False, False
    tiles &= state[at.ACCEPTS]
    more &= state[at.ACCEPTS + 1]
    drawn, left = state[at.DRAWN], drawable(state)
    free = rules[axis.FREE]
    if drawn == 0:
        if tiles | more:
            return tiles, more, free != axis.FREE_NO and left > 0, False
        return 0, 0, left > 0, left == 0
    if free == axis.FREE_ANY:
        return tiles, more, left > 0, tiles | more == 0 and left == 0
    if tiles | more:  # of these only the tile just drawn may be laid, whether or not another could be before
        tiles, more = only(tiles, more, tile_in_boneyard(state, state[at.NEXT_TILE] - 1))
        return tiles, more, False, free == axis.FREE_DECLINE
    may_draw = left > 0 and drawn < rules[axis.DRAW_LIMIT]
    return 0, 0, may_draw, not may_draw


@inlined
def _count_at(state: Words, end: int, tiles: int, more: int) -> int:
    place = at.END + end * at.END_SIZE
    fitting = tiles & state[place + at.END_ACCEPTS]
    twice = count_bits(fitting & state[place + at.TWICE])
    return count_bits(fitting) + twice + count_bits(more & state[place + at.END_ACCEPTS + 1])


@inlined
def count_plays(state: Words, tiles: int, more: int) -> int:
    """How many distinct plays there are of these tiles: on a straight line the same number at two ends counts once."""
    if state[at.LAID] == 0:
        return count_bits(tiles) + count_bits(more)
    count = 0
    ends = state[at.DISTINCT]
    while ends:
        count += _count_at(state, first_bit(ends), tiles, more)
        ends &= ends - 1
    return count


@inlined
def _nth_tile(tiles: int, more: int, n: int) -> int:
    """The id of tile number `n` of a set."""
    first = count_bits(tiles)
    if n >= first:
        n -= first
        for _ in range(n):
            more &= more - 1
        return at.FIRST_MORE + first_bit(more)
    for _ in range(n):
        tiles &= tiles - 1
    return first_bit(tiles)


@inlined
def bend_of(rules: Words, state: Words, end: int, tile: int, second: int) -> int:
    """The bend of a curved tile that fits at this end: of a double that can lie in two ways the first or the second."""
    place = at.END + end * at.END_SIZE
    number = state[place + at.NUMBER]
    if is_double(rules, tile):
        bends = state[place + at.DOUBLE_BENDS]
        return first_bit(bends & (bends - 1)) if second else first_bit(bends)
    return at.LEFT if rules[axis.TURNING_LEFT + number] >> tile & 1 else at.RIGHT


@inlined
def _nth_at(rules: Words, state: Words, end: int, tiles: int, more: int, n: int) -> int:
    """Play number `n` at one end."""
    place = at.END + end * at.END_SIZE
    tiles &= state[place + at.END_ACCEPTS]
    if rules[axis.CURVED] == 0:
        tile = _nth_tile(tiles, more & state[place + at.END_ACCEPTS + 1], n)
        return end << at.END_SHIFT | tile << at.TILE_SHIFT
    twice = tiles & state[place + at.TWICE]
    second = 0
    if twice:
        before = count_bits(tiles & (twice - 1))
        second = 1 if n == before + 1 else 0
        if n > before:
            n -= 1
    tile = _nth_tile(tiles, 0, n)
    return end << at.END_SHIFT | tile << at.TILE_SHIFT | bend_of(rules, state, end, tile, second)


@inlined
def nth_play(rules: Words, state: Words, tiles: int, more: int, n: int) -> int:
    """The distinct play number `n`, from 0, of these tiles in the order of ends, then tiles, then bends."""
    if state[at.LAID] == 0:
        return at.NO_END << at.END_SHIFT | _nth_tile(tiles, more, n) << at.TILE_SHIFT
    ends = state[at.DISTINCT]
    while True:
        end = first_bit(ends)
        count = _count_at(state, end, tiles, more)
        if n < count:
            return _nth_at(rules, state, end, tiles, more, n)
        n -= count
        ends &= ends - 1


@compiled
def legal_actions(rules: Words, state: Words, actions: Words) -> int:
    """Put all legal actions into an array, and tell how many there are: draw, pass, then every play in order.

    They are those of `Position.actions()`: TIME is never among them. The array must have MOST_ACTIONS words.
    """
    if state[at.ENDING] != at.GOES_ON:
        return 0
    tiles, more, may_draw, may_pass = choices(rules, state)
    count = 0
    if may_draw:
        actions[count] = at.DRAW
        count += 1
    if may_pass:
        actions[count] = at.PASS
        count += 1
    if state[at.LAID] == 0:
        for n in range(count_plays(state, tiles, more)):
            actions[count] = nth_play(rules, state, tiles, more, n)
            count += 1
        return count
    for end in range(state[at.ENDS]):
        if state[at.END + end * at.END_SIZE + at.NUMBER] >= 0:
            for n in range(_count_at(state, end, tiles, more)):
                actions[count] = _nth_at(rules, state, end, tiles, more, n)
                count += 1
    return count
