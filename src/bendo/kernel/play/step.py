"""One action after another: the twin of `Position.play`. Only legal actions may be given; nothing is checked."""

from __future__ import annotations

from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, inlined
from bendo.kernel.play.line import lay, lead
from bendo.kernel.play.tiles import put_in, take_out
from bendo.kernel.play.turn import drawable, tile_in_boneyard


@inlined
def act(rules: Words, state: Words, action: int) -> None:
    """Change the state as a legal action does, TIME included."""
    seat = state[at.TURN]
    following = seat + 1 if seat + 1 < rules[axis.SEATS] else 0
    if action >= 0:
        _play(rules, state, seat, action)
        state[at.TURN] = following
        state[at.DRAWN] = 0
        return
    if action == at.DRAW:
        _take(state, seat)
        state[at.DRAWN] += 1
    else:
        if action == at.TIME and drawable(state):
            _take(state, seat)
        state[at.TURN] = following
        state[at.DRAWN] = 0
    if drawable(state) == 0 and blocked(rules, state):
        state[at.ENDING] = at.BLOCKED


@inlined
def blocked(rules: Words, state: Words) -> bool:
    """Whether nobody holds a tile that can be laid. On an empty table every tile can."""
    if state[at.LAID] == 0:
        return False
    tiles, more = state[at.ACCEPTS], state[at.ACCEPTS + 1]
    found = 0
    for hand in range(at.HANDS, at.HANDS + 2 * rules[axis.SEATS], 2):
        found |= state[hand] & tiles | state[hand + 1] & more
    return found == 0


@inlined
def _play(rules: Words, state: Words, seat: int, action: int) -> None:
    end, tile = action >> at.END_SHIFT, action >> at.TILE_SHIFT & at.TILE_MASK
    hand = at.HANDS + 2 * seat
    take_out(state, hand, tile)
    if end == at.NO_END:
        state[at.FREE_LEAD] = 0
        lead(rules, state, tile)
    else:
        lay(rules, state, end, tile, action & at.BEND_MASK)
    if rules[axis.COUNTS_FIVES]:
        _score(rules, state, seat)
    if state[hand] | state[hand + 1] == 0:
        state[at.ENDING] = at.OUT
    elif drawable(state) == 0 and blocked(rules, state):
        state[at.ENDING] = at.BLOCKED


@inlined
def _take(state: Words, seat: int) -> None:
    """The next tile of the boneyard goes to a hand."""
    place = state[at.NEXT_TILE]
    state[at.NEXT_TILE] = place + 1
    put_in(state, at.HANDS + 2 * seat, tile_in_boneyard(state, place))


@compiled
def _score(rules: Words, state: Words, seat: int) -> None:
    """Points by fives, if the ends add up to a multiple of five."""
    total = 0
    for end in range(state[at.ENDS]):
        total += max(0, state[at.END + end * at.END_SIZE + at.NUMBER])
    if total % 5 == 0:
        state[at.FIVES + (seat & 1 if rules[axis.TEAMS] else seat)] += total
