"""Public memory knows exactly what a brute-force search through all hands finds, and no more."""

from __future__ import annotations

import random
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from bendo.game import (
    Match,
    Rules,
    bits_of,
    can_hold,
    tiles_in,
)
from bendo.notation import parse_tile, spell_rules, spell_tile, spell_tiles
from tests.referee import parse_spec, whole_set
from tests.strategies import NUMBERS, in_words, sittings, some_action
from tests.worlds import could_have_dealt, replay

SEEDS = st.integers(0, 2**32)
FEW_HIDDEN = 6
FEW_DRAWN = 8
"""So many hidden tiles and draws the brute-force search is tried on: its work doubles with each."""


def exact(rules: Rules) -> bool:
    """Whether nothing is proved but by refusals.

    Where one may decline and draw on, a pass can also prove that some tile could have been laid; where drawn tiles that
    can't be laid are shown and need not be laid, so does one that is not shown. Memory leaves that out.
    """
    return rules.free == "no" or (rules.show_drawn == "no" and (rules.free == "any" or rules.draw == 1))


def check_memory(match: Match, history: list[str]) -> None:
    """Compare what memory allows each seat to hold with what the search finds it may hold."""
    position, rules = match.position, match.rules
    placed = bits_of(position.line.order)
    for memory in position.memory:
        placed |= memory.shown
    judged = parse_spec(spell_rules(rules))
    hidden = [tile for tile in whole_set(rules.set) if not parse_tile(tile).bit & placed]
    deal = match.deal
    public = replay(
        judged, position.players, history, len(deal.hands[0]), deal.leader, spell_tiles(deal.starters), going_on=True
    )
    lead = spell_tile(deal.must_lead) if deal.must_lead else None
    for seat, memory in enumerate(position.memory):
        shown = {spell_tile(tile) for tile in tiles_in(memory.shown)}
        for more in combinations(hidden, memory.hidden):
            allowed = can_hold(memory, bits_of(map(parse_tile, more)))
            found = could_have_dealt(judged, public, seat, frozenset({*more, *shown}), lead)
            assert allowed or not found, (seat, more, history)
            assert found or not allowed or not exact(rules), (seat, more, history)


@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_memory_equals_brute_force_in_late_positions(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    rules, players = sitting
    chance = random.Random(seed)
    match = Match.begin(rules, players, number)
    history: list[str] = []
    late = 0
    while not match.position.over and late < 3:
        match, events = match.play(some_action(match, chance))
        history += in_words(events)
        unplaced = rules.tiles.size - len(match.position.line) - sum(m.shown.bit_count() for m in match.position.memory)
        if unplaced <= FEW_HIDDEN and history.count("+") <= FEW_DRAWN and not match.position.over:
            late += 1
            check_memory(match, history)
