"""The twin plays as the engine does: at every step of random rounds and matches all that can be told is the same."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bendo.game import TIME, Group, Match, Rules, SeatMemory, sheet
from bendo.kernel.convert import memory_of, position_of, state_of
from bendo.notation import spell_action, spell_rules
from tests import referee
from tests.kernel.twin import TwinMatch, TwinRound
from tests.strategies import NUMBERS, SITTINGS, positions, rounds, sittings, some_action

LONG_NUMBERS = NUMBERS | NUMBERS.map(lambda number: (number * 64)[:64])
SEEDS = st.integers(0, 2**32)
named = pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", str(value)))


def play_beside(rules: Rules, players: int, number: str, seed: int, most: int) -> None:
    """Random rounds of a match, each from its deal on."""
    chance = random.Random(seed)
    for match in rounds(rules, players, number, random.Random(seed), most):
        twin = TwinRound(match.position)
        twin.check(match.position)
        while not match.position.over:
            action = some_action(match, chance)
            twin.play(action)
            match = match.play(action).match
            twin.check(match.position)


def match_beside(rules: Rules, players: int, number: str, seed: int, most: int) -> None:
    """A random match, dealt by both from its number."""
    chance = random.Random(seed)
    match, twin = Match.begin(rules, players, number), TwinMatch(rules, players, number)
    for _ in range(most):
        twin.check_deal(match)
        while not match.position.over:
            action = some_action(match, chance)
            twin.play(action)
            match = match.play(action).match
        twin.check_result(match)
        if match.winner is not None:
            return
        match = match.next_round()
        twin.next_round()


@named
@settings(max_examples=2)
@given(number=NUMBERS, seed=SEEDS)
def test_the_twin_plays_every_sheet(rules: Rules, players: int, number: str, seed: int) -> None:
    play_beside(rules, players, number, seed, most=1)


@settings(max_examples=40)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_the_twin_plays_changed_sheets(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    play_beside(*sitting, number, seed, most=2)


@named
@settings(max_examples=1)
@given(number=LONG_NUMBERS, seed=SEEDS)
def test_the_twin_deals_and_scores_every_sheet(rules: Rules, players: int, number: str, seed: int) -> None:
    match_beside(rules, players, number, seed, most=5)


@settings(max_examples=25)
@given(sitting=sittings(), number=LONG_NUMBERS, seed=SEEDS)
def test_the_twin_deals_and_scores_changed_sheets(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    match_beside(*sitting, number, seed, most=4)


@settings(max_examples=4)
@given(number=NUMBERS, seed=SEEDS)
def test_what_is_rare_is_played_too(number: str, seed: int) -> None:
    """Lots with few tiles on the table, shares, redeals, all five crosswise, rings on any numbers, the clock."""
    few = {"hand": (1, 1, 1), "draw": 0, "free": "no"}
    for rules, players in (
        (sheet("block", tie="lot", hand=(2, 2, 2)), 4),
        (sheet("block", tie="share", blocked="difference", hand=(1, 1, 1)), 4),
        (sheet("no-draw-teams", tie="lot", hand=(2, 2, 2)), 4),
        (sheet("all-five", doubles="crosswise", ring="never"), 3),
        (sheet("all-five", teams=True), 4),
        (sheet("all-five", five_round="out", ring="any", hand=(2, 2, 2)), 4),
        (sheet("all-five", **few), 4),
        (sheet("wild-draw", ring="any", arms_first=True), 2),
        (sheet("dutch", seconds=10, next="winner"), 3),
        (sheet("draw-twelve", seconds=10, fives="no", show_drawn="unplayable", free="no"), 2),
    ):
        match_beside(rules, players, number, seed, most=3)
        play_beside(rules, players, number, seed, most=1)


@settings(max_examples=25)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_memory_may_be_told_in_more_groups_than_it_needs(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    """As a position that was read may tell it: every hidden tile in a group of its own, though all are alike."""
    chance = random.Random(seed)
    moments = [match.position for match in positions(*sitting, number, random.Random(seed))]
    position = chance.choice(moments)
    told = tuple(
        SeatMemory(shown, tuple(Group(1, group.cannot) for group in groups for _ in range(group.size)))
        for shown, groups in position.memory
    )
    position = replace(position, memory=told)
    twin = TwinRound(position)
    twin.check(position)
    while not position.over:
        action = chance.choice(position.actions())
        twin.play(action)
        position = position.play(action).position
        twin.check(position)


@settings(max_examples=10)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
def test_the_twin_and_the_referee_allow_the_same(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    rules, players = sitting
    chance = random.Random(seed)
    match = Match.begin(rules, players, number)
    other = referee.Match(spell_rules(rules), players, number)
    twin = TwinRound(match.position)
    while not match.position.over:
        assert sorted(map(spell_action, twin.actions())) == sorted(other.legal())
        action = some_action(match, chance)
        other.apply("!" if action == TIME else spell_action(action))
        twin.play(action)
        match = match.play(action).match
    assert twin.actions() == []
    assert other.round_over


@settings(max_examples=20)
@given(sitting=sittings(), number=NUMBERS, seed=SEEDS)
@example(sitting=(sheet("jaques-speed"), 3), number="1", seed=1)
def test_a_position_survives_the_way_through_a_state(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    for match in positions(*sitting, number, random.Random(seed)):
        position = match.position
        back = position_of(position.rules, position.players, state_of(position), memory_of(position))
        assert back == position
        assert back.line.order == position.line.order
