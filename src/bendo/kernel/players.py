"""Rule players, the twin of `bendo.players.rule`: weights, and how many choices of a hundred are slips."""

from __future__ import annotations

from typing import Final

from bendo.kernel import layout as at
from bendo.kernel.compiled import Numbers, Words, compiled
from bendo.kernel.deal.chance import below
from bendo.kernel.play.turn import choices, count_plays, nth_play
from bendo.kernel.preferences import MEASURES, look, measure

MOST_PLAYS: Final = 2 * at.MOST_TILES
"""More distinct plays than these there never are: a tile shows two numbers, or lies in two ways at two ends."""

SLIPS: Final = MEASURES
"""Where the slips of a player stand, behind its weights."""
PLAYER_SIZE: Final = MEASURES + 1
"""How many numbers make a player."""
THOUGHT_SIZE: Final = MEASURES + MOST_PLAYS
"""How many numbers a choice needs as working space: what a play measures, then the value of each."""


@compiled
def choose(
    rules: Words,
    state: Words,
    memory: Words,
    players: Numbers,
    chance: Words,
    known: Words,
    after: Words,
    thought: Numbers,
) -> int:
    """What the rule player at the seat whose turn it is would do.

    `players` holds PLAYER_SIZE numbers for each seat, `chance` a generator for each. The rest is working space of
    KNOWN_SIZE, LINE_SIZE and THOUGHT_SIZE.
    """
    tiles, more, may_draw, _ = choices(rules, state)
    if tiles | more == 0:
        return at.DRAW if may_draw else at.PASS
    count = count_plays(state, tiles, more)
    seat = state[at.TURN]
    if count == 1:
        return nth_play(rules, state, tiles, more, 0)
    own = seat * PLAYER_SIZE
    if not _thinks(players, own, chance, seat):
        return nth_play(rules, state, tiles, more, below(chance, seat, count))
    look(rules, state, memory, known)
    most, best = -1e300, 0
    for index in range(count):
        measure(rules, state, known, nth_play(rules, state, tiles, more, index), after, thought)
        value = 0.0
        for preference in range(MEASURES):
            value += players[own + preference] * thought[preference]
        thought[MEASURES + index] = value
        if value > most:
            most, best = value, 0
        if value == most:
            best += 1
    chosen = below(chance, seat, best)
    for index in range(count):
        if thought[MEASURES + index] == most:
            if chosen == 0:
                return nth_play(rules, state, tiles, more, index)
            chosen -= 1
    return at.PASS  # never reached


@compiled
def _thinks(players: Numbers, own: int, chance: Words, seat: int) -> bool:
    """Whether a player weighs its plays this time: one without any preference never does."""
    some = False
    for preference in range(MEASURES):
        some |= players[own + preference] != 0
    if not some:
        return False
    slips = players[own + SLIPS]
    return slips == 0 or below(chance, seat, 100) >= slips
