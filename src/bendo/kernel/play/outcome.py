"""What a round brings and who has won the match: the twin of `bendo.game.outcome`. Points are in twelfths.

`points` is an array by side; it gets what the end of the round brings, without points by fives.
"""

from __future__ import annotations

from typing import Final

from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Words, compiled, first_bit
from bendo.kernel.play.tiles import pips_in

NOBODY: Final = -1
"""In place of a winner."""
BY_LOT: Final = -2
"""In place of a winner that must still be drawn by lot, among those with fewest pips."""


@compiled
def side_of(rules: Words, seat: int) -> int:
    """Whose score a seat plays for: its own number, or its team."""
    return seat & 1 if rules[axis.TEAMS] else seat


@compiled
def fewest(rules: Words, state: Words) -> int:
    """Bits by seat: those with fewest pips."""
    seats, least = 0, 1 << 30
    for seat in range(rules[axis.SEATS]):
        pips = _pips_of(rules, state, seat)
        if pips < least:
            seats, least = 0, pips
        if pips == least:
            seats |= 1 << seat
    return seats


@compiled
def settle(rules: Words, state: Words, points: Words) -> int:
    """The seat that has won a round that has ended, NOBODY or BY_LOT, and what it brings."""
    for side in range(rules[axis.SIDES]):
        points[side] = 0
    if rules[axis.MOST_FIVES_WIN]:
        seat = _most_by_fives(rules, state)
        points[side_of(rules, seat)] = _against(rules, state, seat) * at.POINT_PARTS
        return seat
    if state[at.ENDING] == at.OUT:
        seat = 0
        while not _is_out(state, seat):
            seat += 1
        points[side_of(rules, seat)] = _against(rules, state, seat) * at.POINT_PARTS
        return seat
    return _settle_blocked(rules, state, points)


@compiled
def win_blocked(rules: Words, state: Words, seat: int, points: Words) -> None:
    """What a blocked round brings if this seat wins it, as if it alone had fewest pips."""
    points[side_of(rules, seat)] = _blocked_points(rules, state, seat) * at.POINT_PARTS


@compiled
def match_winner(rules: Words, scores: Words, offset: int) -> int:
    """The side that has won the match with these scores by side, else NOBODY: another round is played.

    The first to reach the target; of several the highest, and nobody while two are equal (rules, Scores).
    """
    best, most = NOBODY, rules[axis.TARGET] - 1
    for side in range(rules[axis.SIDES]):
        score = scores[offset + side]
        if score > most:
            best, most = side, score
        elif score == most:
            best = NOBODY
    return best


@compiled
def _settle_blocked(rules: Words, state: Words, points: Words) -> int:
    tied = fewest(rules, state)
    first = first_bit(tied)
    count, alike = 0, True
    for seat in range(rules[axis.SEATS]):
        if tied >> seat & 1:
            count += 1
            alike &= side_of(rules, seat) == side_of(rules, first)
    if alike:  # partners who tie win together (our ruling)
        win_blocked(rules, state, first, points)
        return first
    if rules[axis.TIE] == axis.TIE_SHARE:
        share = _blocked_points(rules, state, first) * at.POINT_PARTS // count
        for seat in range(rules[axis.SEATS]):
            if tied >> seat & 1:
                points[seat] = share
    return BY_LOT if rules[axis.TIE] == axis.TIE_LOT else NOBODY


@compiled
def _most_by_fives(rules: Words, state: Words) -> int:
    """The winner in All Five: most by fives, then who went out, then fewest pips, then the first from the leader on."""
    seats = rules[axis.SEATS]
    best, most, least = -1, -1, 0
    for step in range(seats):
        seat = (state[at.LEADER] + step) % seats
        fives = state[at.FIVES + side_of(rules, seat)]
        pips = -1 if _is_out(state, seat) else _pips_of(rules, state, seat)
        if fives > most or (fives == most and pips < least):
            best, most, least = seat, fives, pips
    return best


@compiled
def _blocked_points(rules: Words, state: Words, seat: int) -> int:
    against = _against(rules, state, seat)
    if rules[axis.DIFFERENCE]:
        own = _pips_of(rules, state, seat)
        for other in range(rules[axis.SEATS]):
            if side_of(rules, other) != side_of(rules, seat):
                against -= own
    return against


@compiled
def _against(rules: Words, state: Words, seat: int) -> int:
    """All pips in the hands of a seat's opponents."""
    pips = 0
    for other in range(rules[axis.SEATS]):
        if side_of(rules, other) != side_of(rules, seat):
            pips += _pips_of(rules, state, other)
    return pips


@compiled
def _pips_of(rules: Words, state: Words, seat: int) -> int:
    hand = at.HANDS + 2 * seat
    return pips_in(rules, state[hand], state[hand + 1])


@compiled
def _is_out(state: Words, seat: int) -> bool:
    hand = at.HANDS + 2 * seat
    return state[hand] | state[hand + 1] == 0
