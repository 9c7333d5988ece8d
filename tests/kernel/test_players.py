"""Rule players: in the twin they choose what their readable form chooses, chance between equals included."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bendo.game import SHEETS, Rules
from bendo.kernel import layout as at
from bendo.kernel.compiled import numbers, words
from bendo.kernel.convert import action_of, code_of, memory_of, state_of
from bendo.kernel.deal.chance import signed
from bendo.kernel.players import PLAYER_SIZE, THOUGHT_SIZE, choose
from bendo.kernel.preferences import KNOWN_SIZE, MEASURES, look, measure
from bendo.kernel.rules import encoded
from bendo.players import HABITS, Habits, Preferences, RulePlayer, distinct_plays
from bendo.players.chance import Chance
from bendo.players.others import others_of
from bendo.players.preferences import measured
from tests.strategies import NUMBERS, positions, sittings

weights = st.builds(
    Preferences,
    *(st.integers(-3, 3) | st.floats(-20, 20).map(lambda weight: round(weight, 2)) for _ in range(MEASURES)),
)
"""Weights of every kind; small whole ones, with which many plays are equal, among them."""


def test_the_twin_knows_every_preference() -> None:
    assert len(Preferences._fields) == MEASURES


@given(sitting=sittings(), number=NUMBERS, seed=st.integers(0, 2**32))
def test_a_play_measures_the_same(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    rules, players = sitting
    for match in positions(rules, players, number, random.Random(seed)):
        position = match.position
        if position.over:
            continue
        view = position.view(position.turn)
        known, after, thought = words(KNOWN_SIZE), words(at.LINE_SIZE), numbers(THOUGHT_SIZE)
        array, state = encoded(rules, players), state_of(position)
        look(array, state, memory_of(position), known)
        others = others_of(view)
        for play in distinct_plays(view):
            measure(array, state, known, code_of(play), after, thought)
            assert tuple(thought[:MEASURES].tolist()) == measured(view, others, play)


@given(
    sitting=sittings(),
    number=NUMBERS,
    seed=st.integers(0, 2**32),
    own=st.one_of(weights, st.just(Preferences()), st.sampled_from(list(HABITS))),
    slips=st.sampled_from([0, 0, 30, 100]),
)
def test_the_same_is_chosen(
    sitting: tuple[Rules, int], number: str, seed: int, own: Preferences | str, slips: int
) -> None:
    """A player of both forms sits at each seat of a random match and is asked at every turn."""
    rules, players = sitting
    habits = HABITS[own] if isinstance(own, str) else Habits(lambda _: own, slips)
    row = [*habits.weights(rules), habits.slips]
    sitting_players = np.array(row * players, dtype=np.float64)
    chance = words(players)
    chance[:] = [signed(Chance(f"{number}:{seat}")._state) for seat in range(players)]
    readable = [RulePlayer(f"{number}:{seat}", habits.weights, habits.slips) for seat in range(players)]
    known, after, thought = words(KNOWN_SIZE), words(at.LINE_SIZE), numbers(THOUGHT_SIZE)
    for match in positions(rules, players, number, random.Random(seed)):
        position = match.position
        if not position.over:
            chosen = choose(
                encoded(rules, players),
                state_of(position),
                memory_of(position),
                sitting_players,
                chance,
                known,
                after,
                thought,
            )
            assert action_of(chosen) == readable[position.turn].choose(position.view(position.turn)).action
    assert len(row) == PLAYER_SIZE


@pytest.mark.parametrize("name", HABITS)
def test_every_rule_player_has_weights_for_every_sheet(name: str) -> None:
    assert all(len(HABITS[name].weights(rules)) == MEASURES for rules in SHEETS.values())
