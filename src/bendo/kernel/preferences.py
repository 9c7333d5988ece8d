"""What plays measure: the twin of `bendo.players.preferences`, with the same sums in the same order.

What a seat knows of the others is worked out once for a choice (`look`); then each play is laid on a copy of the line
and measured there.
"""

from __future__ import annotations

from typing import Final

from bendo.kernel import layout as at
from bendo.kernel import rules as axis
from bendo.kernel.compiled import Numbers, Words, compiled, count_bits, first_bit
from bendo.kernel.play import memory as of
from bendo.kernel.play.line import lay, lead
from bendo.kernel.play.tiles import pips_in

PIPS: Final = 0
"""Where each measure stands; their order is that of the fields of `bendo.players.Preferences`."""
DOUBLE: Final = 1
FOLLOW: Final = 2
VARIETY: Final = 3
LACKING: Final = 4
STOPPED: Final = 5
STUCK: Final = 6
UNSEEN: Final = 7
FIVES: Final = 8
OFFERED: Final = 9
PARTNER: Final = 10
AHEAD: Final = 11
SETTLED: Final = 12
MEASURES: Final = 13

OPPONENTS: Final = 0
"""How many opponents there are. This and what follows is where things stand in what `look` has found."""
HAS_PARTNER: Final = 1
UNSEEN_TILES: Final = 2
"""Set: what the seat has not seen."""
ALL_HIDDEN: Final = 4
"""Set: the same and what others were seen to take."""
OTHER: Final = 6
"""The opponents in seat order from the next on; each has OTHER_SIZE words."""
OTHER_SIZE: Final = 5
SHOWN: Final = 0
"""Set, within an other: what it was seen to take."""
POSSIBLE: Final = 2
"""Set, within an other: what its hidden tiles can be."""
HIDDEN: Final = 4
"""Within an other: how many hidden tiles it holds."""
PARTNER_SEAT: Final = OTHER + 2 * OTHER_SIZE
"""The partner, in teams the third of the others."""
KNOWN_SIZE: Final = OTHER + (at.MOST_SEATS - 1) * OTHER_SIZE


@compiled
def _remembered(rules: Words, memory: Words, seat: int, known: Words, place: int, tiles: int, more: int) -> None:
    """Another seat as it is known, if these tiles are the unseen ones."""
    start = seat * of.stride(rules)
    groups = memory[start + of.GROUPS]
    cannot, cannot_more, hidden = -1 if groups else 0, -1 if groups else 0, 0
    for group in range(start + of.GROUP, start + of.GROUP + of.GROUP_SIZE * groups, of.GROUP_SIZE):
        cannot &= memory[group + of.CANNOT]
        cannot_more &= memory[group + of.CANNOT + 1]
        hidden += memory[group + of.SIZE]
    known[place + SHOWN], known[place + SHOWN + 1] = memory[start + of.SHOWN], memory[start + of.SHOWN + 1]
    known[place + POSSIBLE], known[place + POSSIBLE + 1] = tiles & ~cannot, more & ~cannot_more
    known[place + HIDDEN] = hidden


@compiled
def look(rules: Words, state: Words, memory: Words, known: Words) -> None:
    """Work out what the seat whose turn it is knows of the others."""
    seat, seats = state[at.TURN], rules[axis.SEATS]
    hand = at.HANDS + 2 * seat
    tiles = rules[axis.ALL] & ~(state[at.TABLE] | state[hand])
    more = rules[axis.ALL + 1] & ~(state[at.TABLE + 1] | state[hand + 1])
    known[ALL_HIDDEN], known[ALL_HIDDEN + 1] = tiles, more
    for step in range(1, seats):
        shown = (seat + step) % seats * of.stride(rules) + of.SHOWN
        tiles &= ~memory[shown]
        more &= ~memory[shown + 1]
    known[UNSEEN_TILES], known[UNSEEN_TILES + 1] = tiles, more
    opponents = 0
    known[HAS_PARTNER] = 0
    for step in range(1, seats):
        other = (seat + step) % seats
        if rules[axis.TEAMS] and step == 2:
            known[HAS_PARTNER] = 1
            place = PARTNER_SEAT
        else:
            place = OTHER + opponents * OTHER_SIZE
            opponents += 1
        _remembered(rules, memory, other, known, place, tiles, more)
    known[OPPONENTS] = opponents


@compiled
def _can_hold(known: Words, place: int, tiles: int, more: int) -> bool:
    """Whether another may hold one of these tiles."""
    found = known[place + SHOWN] & tiles | known[place + SHOWN + 1] & more
    if known[place + HIDDEN]:
        found |= known[place + POSSIBLE] & tiles | known[place + POSSIBLE + 1] & more
    return found != 0


@compiled
def _stopped(known: Words, place: int, tiles: int, more: int) -> float:
    """The chance that another holds none of these tiles."""
    if known[place + SHOWN] & tiles | known[place + SHOWN + 1] & more:
        return 0.0
    total = count_bits(known[place + POSSIBLE]) + count_bits(known[place + POSSIBLE + 1])
    fitting = count_bits(known[place + POSSIBLE] & tiles) + count_bits(known[place + POSSIBLE + 1] & more)
    missing, hidden = total - fitting, known[place + HIDDEN]
    if missing < hidden:
        return 0.0
    chance = 1.0
    for taken in range(hidden):
        chance *= (missing - taken) / (total - taken)
    return chance


@compiled
def _expected_pips(rules: Words, known: Words, place: int) -> float:
    """The pips of another's hand in the mean."""
    shown = float(pips_in(rules, known[place + SHOWN], known[place + SHOWN + 1]))
    hidden = known[place + HIDDEN]
    if hidden == 0:
        return shown
    tiles, more = known[place + POSSIBLE], known[place + POSSIBLE + 1]
    return shown + hidden * pips_in(rules, tiles, more) / (count_bits(tiles) + count_bits(more))


@compiled
def _variety(rules: Words, tiles: int, more: int) -> int:
    """How many numbers a hand holds; of curved tiles how many numbers with a bend."""
    count = 0
    if rules[axis.CURVED]:
        for number in range(7):
            count += tiles & rules[axis.TURNING_LEFT + number] != 0
            count += tiles & rules[axis.TURNING_RIGHT + number] != 0
        return count
    for number in range(rules[axis.HIGHEST] + 1):
        place = axis.MATCHING + 2 * number
        count += tiles & rules[place] | more & rules[place + 1] != 0
    return count


@compiled
def _held(after: Words, end: int) -> bool:
    """Whether an end must wait until all arms of the leading double hold a tile."""
    waiting = after[at.WAITING_FOR]
    return waiting != 0 and waiting >> end & 1 == 0


@compiled
def _alike_before(after: Words, end: int) -> bool:
    """Whether an earlier end shows the same number and takes the same tiles."""
    place = at.END + end * at.END_SIZE
    for earlier in range(at.END, place, at.END_SIZE):
        if (
            after[earlier + at.NUMBER] == after[place + at.NUMBER]
            and after[earlier + at.END_ACCEPTS] == after[place + at.END_ACCEPTS]
            and after[earlier + at.END_ACCEPTS + 1] == after[place + at.END_ACCEPTS + 1]
        ):
            return True
    return False


@compiled
def _lacking(known: Words, after: Words) -> float:
    """Ends at which an opponent can lay nothing; the mean over opponents."""
    closed, opponents = 0, known[OPPONENTS]
    for end in range(after[at.ENDS]):
        place = at.END + end * at.END_SIZE
        if after[place + at.NUMBER] < 0 or _held(after, end) or _alike_before(after, end):
            continue
        here, others = after[place + at.END_ACCEPTS], after[place + at.END_ACCEPTS + 1]
        for index in range(opponents):
            closed += not _can_hold(known, OTHER + index * OTHER_SIZE, here, others)
    return closed / opponents


@compiled
def _ends_added_up(after: Words) -> int:
    total = 0
    for end in range(after[at.ENDS]):
        total += max(0, after[at.END + end * at.END_SIZE + at.NUMBER])
    return total


@compiled
def _offered(rules: Words, known: Words, after: Words) -> float:
    """The points that the next opponent can score by fives at any end, each weighed by the chance of the tile."""
    total = _ends_added_up(after)
    hidden, shown = 0, 0
    for end in range(after[at.ENDS]):
        place = at.END + end * at.END_SIZE
        number = after[place + at.NUMBER]
        if number < 0:
            continue
        tiles = after[place + at.END_ACCEPTS] & (known[OTHER + POSSIBLE] | known[OTHER + SHOWN])
        while tiles:  # fives go with double-six, whose tiles are all in the first word
            tile = first_bit(tiles)
            tiles &= tiles - 1
            found = total - number + rules[axis.PIPS + tile] - number
            if found % 5 == 0:
                if known[OTHER + SHOWN] >> tile & 1:
                    shown += found
                else:
                    hidden += found
    if hidden == 0:
        return float(shown)
    possible = count_bits(known[OTHER + POSSIBLE]) + count_bits(known[OTHER + POSSIBLE + 1])
    return shown + hidden * known[OTHER + HIDDEN] / possible


@compiled
def measure(rules: Words, state: Words, known: Words, action: int, after: Words, measures: Numbers) -> None:
    """What a play of the seat whose turn it is measures. `after` becomes the line after it (LINE_SIZE words)."""
    for index in range(at.LINE_SIZE):
        after[index] = state[index]
    end, tile = action >> at.END_SHIFT, action >> at.TILE_SHIFT & at.TILE_MASK
    if end == at.NO_END:
        lead(rules, after, tile)
    else:
        lay(rules, after, end, tile, action & at.BEND_MASK)
    hand = at.HANDS + 2 * state[at.TURN]
    tiles, more = state[hand], state[hand + 1]
    if tile < at.FIRST_MORE:
        tiles &= ~(1 << tile)
    else:
        more &= ~(1 << (tile - at.FIRST_MORE))
    accepts, others = after[at.ACCEPTS], after[at.ACCEPTS + 1]
    follow = count_bits(tiles & accepts) + count_bits(more & others)
    opponents = known[OPPONENTS]
    stopped, expected = 0.0, 0.0
    for index in range(opponents):
        stopped += _stopped(known, OTHER + index * OTHER_SIZE, accepts, others)
        expected += _expected_pips(rules, known, OTHER + index * OTHER_SIZE)
    stopped /= opponents
    lighter = expected / opponents - pips_in(rules, tiles, more)
    measures[PIPS] = rules[axis.PIPS + tile]
    measures[DOUBLE] = rules[axis.PIPS + tile] == 2 * rules[axis.HIGH + tile]
    measures[FOLLOW] = follow
    measures[VARIETY] = _variety(rules, tiles, more)
    measures[LACKING] = _lacking(known, after)
    measures[STOPPED] = stopped
    measures[STUCK] = follow == 0
    measures[UNSEEN] = count_bits(known[UNSEEN_TILES] & accepts) + count_bits(known[UNSEEN_TILES + 1] & others)
    measures[FIVES], measures[OFFERED] = 0.0, 0.0
    if rules[axis.COUNTS_FIVES]:
        total = _ends_added_up(after)
        measures[FIVES] = 0 if total % 5 else total
        measures[OFFERED] = _offered(rules, known, after)
    measures[PARTNER] = _stopped(known, PARTNER_SEAT, accepts, others) if known[HAS_PARTNER] else 0.0
    measures[AHEAD] = stopped * lighter
    hidden, hidden_more = tiles | known[ALL_HIDDEN], more | known[ALL_HIDDEN + 1]
    measures[SETTLED] = 0.0 if accepts & hidden | others & hidden_more else lighter
