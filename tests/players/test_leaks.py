"""No player and no hint knows a hidden tile: other tiles in the boneyard and in the others' hands change nothing.

At how many decisions of each sheet and number of seats that is tried, BENDO_LEAKS says; commands are asked at fewer.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import count, islice
from typing import Final

import pytest

from bendo.game import InvalidSetup, Match, Position, Rules
from bendo.notation import parse_setup, spell_position, spell_view
from bendo.players import PLAYERS, player
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


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", value))
def test_no_choice_depends_on_a_hidden_tile(rules: Rules, players: int) -> None:
    for here, there in islice(twins(rules, players), DECISIONS):
        view, same = here.view(here.turn), there.view(there.turn)
        assert view == same
        for name in ASKED:
            assert player(name, "2007", here.turn).choose(view) == player(name, "2007", here.turn).choose(same)


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", value))
def test_no_hint_depends_on_a_hidden_tile(rules: Rules, players: int) -> None:
    for index, (here, there) in enumerate(islice(twins(rules, players), max(1, DECISIONS // 8))):
        name = ASKED[index % len(ASKED)]
        spelled = [spell_position(here), spell_position(there), spell_view(here.view(here.turn))]
        assert len(set(spelled)) == 3
        for more in ((), ("--json",)):
            said = {done("hint", "--position", text, "--player", name, *more).out for text in spelled}
            assert len(said) == 1, (name, spelled)
