"""Dealing: an order of tiles becomes the state of a round (rules, Dealing from a game number and The lead)."""

from __future__ import annotations

from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled
from bendo.kernel.deal.chance import below
from bendo.kernel.play.line import start
from bendo.kernel.play.step import blocked
from bendo.kernel.play.tiles import is_double, put_in, weight
from bendo.kernel.play.turn import drawable, must_lead


@compiled
def dealt(rules: Words, state: Words, order: Words, winner: int) -> bool:
    """Make the state that of a round before the first action; scores stay. False if it must be dealt again.

    `order` has the ids of all tiles as they were shuffled. `winner` is the seat that leads any tile since it won the
    last round, else -1.
    """
    for index in range(at.SCORES):
        state[index] = 0
    for index in range(at.BONEYARD, at.STATE_SIZE):
        state[index] = 0
    size, seats = rules[axis.HAND_SIZE], rules[axis.SEATS]
    for seat in range(seats):
        for place in range(seat * size, seat * size + size):
            put_in(state, at.HANDS + 2 * seat, order[place])
    first = seats * size + rules[axis.STARTERS]
    length = rules[axis.SET_SIZE] - first
    for place in range(length):
        state[at.BONEYARD + (place >> 3)] |= order[first + place] << ((place & 7) << 3)
    state[at.BONEYARD_END] = length
    state[at.LAST_TILE] = max(0, length - rules[axis.RESERVE])
    state[at.LEADER] = -1
    if winner < 0 and rules[axis.LEAD] == axis.LEAD_REDEAL and not _has_double(rules, state):
        return False
    if rules[axis.STARTERS]:
        start(rules, state, order[seats * size], order[seats * size + 1])
    if winner >= 0:
        state[at.TURN], state[at.FREE_LEAD] = winner, 1
    elif rules[axis.LEAD] == axis.LEAD_ANY:
        state[at.FREE_LEAD] = 1
    else:
        state[at.TURN] = leader(rules, state)
    if rules[axis.STARTERS]:
        state[at.LEADER], state[at.FREE_LEAD] = state[at.TURN], 0
        if drawable(state) == 0 and blocked(rules, state):
            state[at.ENDING] = at.BLOCKED
    return True


@compiled
def shuffle(rules: Words, order: Words, chance: Words, index: int) -> None:
    """Put an array of all tiles in an order that a generator gives, as far as their order can matter.

    What is never drawn is left at the end as it comes.
    """
    size = rules[axis.SET_SIZE]
    dealt_out = rules[axis.SEATS] * rules[axis.HAND_SIZE] + rules[axis.STARTERS]
    for place in range(min(size - 1, max(dealt_out, size - rules[axis.RESERVE]))):
        other = place + below(chance, index, size - place)
        order[place], order[other] = order[other], order[place]


@compiled
def leader(rules: Words, state: Words) -> int:
    """The seat that has to lead: with the highest double, or without a double in any hand the heaviest tile."""
    best, most = 0, -1
    for seat in range(rules[axis.SEATS]):
        hand = at.HANDS + 2 * seat
        tile = must_lead(rules, state[hand], state[hand + 1])
        found = weight(rules, tile) + (1 << 16 if is_double(rules, tile) else 0)
        if found > most:
            best, most = seat, found
    return best


@compiled
def _has_double(rules: Words, state: Words) -> bool:
    tiles, more = 0, 0
    for hand in range(at.HANDS, at.HANDS + 2 * rules[axis.SEATS], 2):
        tiles |= state[hand]
        more |= state[hand + 1]
    return tiles & rules[axis.DOUBLE_TILES] | more & rules[axis.DOUBLE_TILES + 1] != 0
