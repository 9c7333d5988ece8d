"""No player, hint or player of the arena knows a hidden tile: other tiles in boneyard and others' hands change nothing.

At how many decisions of each sheet and number of seats that is tried, BENDO_LEAKS says; commands are asked at fewer.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import count, islice
from typing import Final

import numpy as np
import pytest

from bendo.game import InvalidSetup, Match, Position, Rules
from bendo.kernel.compiled import numbers, words
from bendo.kernel.convert import memory_of, state_of
from bendo.kernel.layout import LINE_SIZE
from bendo.kernel.match import seeds
from bendo.kernel.players import THOUGHT_SIZE, choose
from bendo.kernel.preferences import KNOWN_SIZE
from bendo.kernel.rules import encoded
from bendo.notation import parse_setup, spell_position, spell_view
from bendo.players import PLAYERS, habits, player
from tests.cli.command import done
from tests.players.redeal import other_world
from tests.strategies import SITTINGS, positions

DECISIONS: Final = int(os.environ.get("BENDO_LEAKS", "25"))

ASKED: Final = (*PLAYERS, "tuned,ahead=2,settled=4,offered=-1")


def decisions(rules: Rules, players: int) -> Iterator[Match]:
    """Moments of random matches at which somebody has to choose, a few of each."""
    for number in count():
        chance = random.Random(f"{rules.sheet}{number}")
        moments = [match for match in positions(rules, players, str(number), chance) if not match.position.over]
        several = [match for match in moments if len(match.position.actions()) > 1]
        yield from chance.sample(several, min(5, len(several)))


def twins(rules: Rules, players: int) -> Iterator[tuple[Position, Position]]:
    """Positions that differ in nothing but what the seat whose turn it is can't see."""
    for match in decisions(rules, players):
        chance = random.Random(str(match.position))
        for _ in range(20):
            other = other_world(match.position, chance)
            if other and can_be(other):
                yield match.position, other
                break


def can_be(position: Position) -> bool:
    """Whether it has no fault: before the lead another deal may say that another leads."""
    try:
        return parse_setup(spell_position(position)).position() == position
    except InvalidSetup:
        return False


def chosen_by_twin(position: Position, name: str) -> int:
    """What a player chooses in the arena, where the fast twin has all hidden tiles before it."""
    weights, slips = habits(name)
    rows = [*weights(position.rules), slips] * position.players
    return choose(
        encoded(position.rules, position.players),
        state_of(position),
        memory_of(position),
        np.array(rows, dtype=np.float64),
        seeds("2007", position.players),
        words(KNOWN_SIZE),
        words(LINE_SIZE),
        numbers(THOUGHT_SIZE),
    )


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", value))
def test_no_choice_depends_on_a_hidden_tile(rules: Rules, players: int) -> None:
    for here, there in islice(twins(rules, players), DECISIONS):
        view, same = here.view(here.turn), there.view(there.turn)
        assert view == same
        for name in ASKED:
            assert player(name, "2007", here.turn).choose(view) == player(name, "2007", here.turn).choose(same)
            assert chosen_by_twin(here, name) == chosen_by_twin(there, name)


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", value))
def test_no_hint_depends_on_a_hidden_tile(rules: Rules, players: int) -> None:
    for index, (here, there) in enumerate(islice(twins(rules, players), max(1, DECISIONS // 8))):
        name = ASKED[index % len(ASKED)]
        spelled = [spell_position(here), spell_position(there), spell_view(here.view(here.turn))]
        assert len(set(spelled)) == 3
        for more in ((), ("--json",)):
            said = {done("hint", "--position", text, "--player", name, *more).out for text in spelled}
            assert len(said) == 1, (name, spelled)
