"""How long a match against Ben takes: counted turns, and a guess at the seconds of one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bendo.game import SHEETS, Rules

OWN_TURN: Final = 3.0
"""Seconds that a person takes for a turn, with what is drawn in it: a guess, the only one here."""
BENS_TURN: Final = 1.0
"""Seconds in which a turn of Ben's is shown."""

TURNS: Final[Mapping[str, Mapping[int, int]]] = MappingProxyType(
    {
        "blue-orange": {2: 181, 3: 136, 4: 120},
        "wild-draw": {2: 124, 3: 101, 4: 101},
        "no-draw": {2: 119, 3: 131, 4: 130},
        "no-draw-teams": {4: 156},
        "all-five": {2: 91, 3: 105, 4: 118},
        "jaques": {2: 319, 3: 183, 4: 137},
        "jaques-partnership": {4: 151},
        "jaques-draw-five": {2: 313, 3: 183, 4: 137},
        "jaques-muggins": {2: 135, 3: 112, 4: 94},
        "jaques-speed": {2: 319, 3: 183, 4: 137},
        "ben": {2: 185},
        "draw": {2: 201, 3: 121, 4: 124},
        "draw-nine": {2: 133, 3: 128, 4: 162},
        "draw-twelve": {2: 91, 3: 56, 4: 70},
        "dutch": {2: 250, 3: 158, 4: 153},
        "block": {2: 176, 3: 165, 4: 215},
    }
)
"""Turns in a match, by sheet and number of seats: the mean of 1,000 matches in which Ben sits at every seat.

The kernel has played them, with the game numbers minutes-0 to minutes-999; tests play some of them again. At two seats
`blue-orange` takes 7 rounds of 26 turns, `jaques` 12 of 26, `draw` 11 of 18.
"""


def minutes(rules: Rules) -> int:
    """About how many minutes a match takes one person against Ben, at as few seats as there can be.

    The turns are those of the sheet. Halving the target about halves them, so they are taken to grow with it; other
    changed fields are not taken into account. Up to ten minutes are told to a minute, more to five.
    """
    seats = rules.players[0]
    turns = TURNS[rules.sheet][seats] * rules.target / SHEETS[rules.sheet].target
    taken = turns * (OWN_TURN + (seats - 1) * BENS_TURN) / seats / 60
    return max(1, round(taken) if taken < 10 else 5 * round(taken / 5))
