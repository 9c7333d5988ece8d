"""Whether draws were fair: what is counted of them, held against brute force, and against chance itself."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from math import sqrt
from typing import Final

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bendo.game import DRAW, SHEETS, Action, Draw, Match, Play, Position, Rules, sheet
from bendo.notation import spell_action
from bendo.web.live.draws import NO_DRAWS, Draws, drawn, draws_of
from tests.game.tables import match_at, table
from tests.strategies import NUMBERS, sittings, some_action

DRAWN: Final = tuple((name, players) for name, rules in SHEETS.items() if rules.draw for players in rules.players)
"""The sheets on which tiles are drawn, with every number of seats."""

Steps = list[tuple[Position, Action]]
"""The actions of a round, each with the position before it."""


def could_be_laid(position: Position) -> bool:
    """Whether the tile that is drawn next can be laid at once, as the rules list what may be done after the draw."""
    tile, after = position.boneyard[0], position.play(DRAW).position
    return any(isinstance(action, Play) and action.tile == tile for action in after.actions())


def by_brute_force(position: Position) -> Draws:
    """The draw that follows, each tile of the boneyard being put in front."""
    boneyard = position.boneyard
    fitting = 0
    for index, tile in enumerate(boneyard):
        others = boneyard[:index] + boneyard[index + 1 :]
        fitting += could_be_laid(replace(position, boneyard=(tile, *others)))
    return Draws(1, int(could_be_laid(position)), fitting / len(boneyard))


def played(match: Match, chance: random.Random) -> list[Steps]:
    """Up to two rounds of a match, played at random to their ends."""
    played: list[Steps] = []
    while True:
        steps: Steps = []
        while not match.position.over:
            action = some_action(match, chance)
            steps.append((match.position, action))
            match = match.play(action).match
        played.append(steps)
        if len(played) == 2 or match.winner is not None:
            return played
        match = match.next_round()


def spelled(played: Sequence[Steps]) -> list[list[str]]:
    return [[spell_action(action) for _, action in steps] for steps in played]


# --- one draw --------------------------------------------------------------------------------------------------------


@settings(deadline=None)
@given(sittings(), NUMBERS, st.randoms(use_true_random=False))
def test_a_draw_is_counted_as_the_rules_let_it_be_laid(
    sitting: tuple[Rules, int], number: str, chance: random.Random
) -> None:
    rules, players = sitting
    assume(rules.draw)
    for steps in played(Match.begin(rules, players, number), chance):
        for position, action in steps:
            if isinstance(action, Draw):
                assert drawn(position) == by_brute_force(position)


@pytest.mark.parametrize(
    ("rules", "line", "boneyard", "counted"),
    [
        ("ben", "*66", "6461504321", Draws(1, 1, 2 / 5)),
        ("ben", "*66", "50614321", Draws(1, 0, 1 / 4)),
        ("ben", "*66", "43", Draws(1, 0, 0.0)),
        ("dutch", "*66", "6143506064", Draws(1, 1, 3 / 5)),  # two of the three might be the reserve, or not
        ("jaques", "*66O", "6461504321", Draws(1, 1, 2 / 5)),
    ],
)
def test_every_tile_of_the_boneyard_is_as_likely_to_come(rules: str, line: str, boneyard: str, counted: Draws) -> None:
    position = table(rules, line, "5554/*", boneyard)
    assert drawn(position) == counted == by_brute_force(position)


# --- a match ---------------------------------------------------------------------------------------------------------


@settings(deadline=None)
@given(sittings(), NUMBERS, st.randoms(use_true_random=False))
def test_the_draws_of_a_match_are_those_of_its_rounds_by_seat(
    sitting: tuple[Rules, int], number: str, chance: random.Random
) -> None:
    rules, players = sitting
    begun = Match.begin(rules, players, number)
    rounds = played(begun, chance)
    found = draws_of(begun, spelled(rounds))
    for seat, draws in enumerate(found):
        before = [position for steps in rounds for position, action in steps if action == DRAW]
        own = [position for position in before if position.turn == seat]
        assert draws.draws == len(own)
        assert draws.fitted == sum(could_be_laid(position) for position in own) <= draws.draws
        assert 0 <= draws.expected <= draws.draws
        assert draws.expected == pytest.approx(sum(by_brute_force(position).expected for position in own), abs=1e-9)


def test_a_round_that_has_not_ended_counts_for_nothing() -> None:
    begun = Match.begin(sheet("draw"), 2, "2007")
    rounds = spelled(played(begun, random.Random(1)))
    first = draws_of(begun, rounds[:1])
    assert sum(first, NO_DRAWS).draws > 0
    assert "+" in rounds[1][:-1]
    assert draws_of(begun, [rounds[0], rounds[1][:-1]]) == first
    assert draws_of(begun, rounds) != first


def test_a_penalty_tile_is_no_draw() -> None:
    begun = match_at("2007", table("jaques-speed", "*66O", "5554/*", "6461"))
    actions = "! 65b 64a 51b 54a 53a + 61b 63b - 43b - 44bO - 42b - 52b 55bO"
    assert draws_of(begun, [actions.split()]) == (Draws(1, 1, 1.0), NO_DRAWS)


# --- chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("favourite", [0, -1])
@pytest.mark.parametrize(("name", "players"), [(name, players) for name, players in DRAWN if SHEETS[name].set == 6])
def test_over_all_orders_of_the_boneyard_as_many_fit_as_are_expected(name: str, players: int, favourite: int) -> None:
    """Each seat does what its own view leads it to, here the first or the last of what it may do."""
    rules, counted = sheet(name, hand=(12, 8, 6)), [NO_DRAWS] * players
    deals = [Match.begin(rules, players, number) for number in ("1", "2", "2007", "2008")]
    for begun, order in [(deal, order) for deal in deals for order in permutations(deal.position.boneyard)]:
        dealt = replace(begun, position=replace(begun.position, boneyard=order))
        actions, match = list[str](), dealt
        while not match.position.over:
            action = match.position.actions()[favourite]
            actions.append(spell_action(action))
            match = match.play(action).match
        counted = [sum(pair, NO_DRAWS) for pair in zip(counted, draws_of(dealt, [actions]), strict=True)]
    assert sum(counted, NO_DRAWS).draws > 0
    for draws in counted:
        assert draws.fitted == pytest.approx(draws.expected, abs=1e-9)


@pytest.mark.parametrize("name", ["blue-orange", "wild-draw", "jaques", "ben", "draw", "dutch"])
def test_over_many_deals_about_as_many_fit_as_are_expected(name: str) -> None:
    """Within four standard deviations, for each seat and for all, over 3,000 draws."""
    rules, chance = sheet(name), random.Random(f"draws of {name}")
    counted, variance, deals = [NO_DRAWS, NO_DRAWS], [0.0, 0.0], 0
    while sum(counted, NO_DRAWS).draws < 3000:
        begun = Match.begin(rules, 2, f"{name}-{deals}")
        rounds = played(begun, chance)
        for seat, draws in enumerate(draws_of(begun, spelled(rounds))):
            counted[seat] += draws
        for steps in rounds:
            for position, action in steps:
                if isinstance(action, Draw):
                    expected = drawn(position).expected
                    variance[position.turn] += expected * (1 - expected)
        deals += 1
    both = sum(counted, NO_DRAWS)
    for draws, spread in zip([*counted, both], [*variance, sum(variance)], strict=True):
        assert 300 < draws.fitted < draws.draws
        assert abs(draws.fitted - draws.expected) < 4 * sqrt(spread)
