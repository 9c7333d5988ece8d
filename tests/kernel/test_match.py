"""Whole matches between rule players come to the same in the twin as on the engine."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bendo.game import Draw, InvalidNumber, InvalidRules, Match, Rules, sheet
from bendo.kernel.match import Sitting, Tally
from bendo.kernel.players import PLAYER_SIZE
from bendo.players import HABITS, RulePlayer
from tests.strategies import NUMBERS, sittings


def played_on_the_engine(rules: Rules, number: str, names: list[str]) -> Tally:
    sitting = [
        RulePlayer(f"{number}:{seat}", HABITS[name].weights, HABITS[name].slips) for seat, name in enumerate(names)
    ]
    match = Match.begin(rules, len(names), number)
    turns = actions = 0
    while True:
        while not match.position.over:
            action = sitting[match.position.turn].choose(match.position.view(match.position.turn)).action
            actions += 1
            turns += not isinstance(action, Draw)
            match = match.play(action).match
        if match.winner is not None:
            break
        match = match.next_round()
    assert match.result is not None
    results = (*match.results, match.result)
    return Tally(
        winner=match.winner,
        rounds=len(results),
        blocked=sum(result.ending == "blocked" for result in results),
        turns=turns,
        actions=actions,
        won=tuple(sum(result.side == side for result in results) for side in range(rules.sides(len(names)))),
        scores=tuple(int(score * 12) for score in match.scores),
    )


def lineup(rules: Rules, names: list[str]) -> list[list[float]]:
    return [[*HABITS[name].weights(rules), HABITS[name].slips] for name in names]


@settings(max_examples=12)
@given(sitting=sittings(), number=NUMBERS, seed=st.integers(0, 2**32))
def test_a_match_comes_to_the_same(sitting: tuple[Rules, int], number: str, seed: int) -> None:
    rules, players = sitting
    rules = rules.change(target=min(rules.target, 40))
    names = random.Random(seed).choices(list(HABITS), k=players)
    assert Sitting(rules, players).play(number, lineup(rules, names)) == played_on_the_engine(rules, number, names)


def test_matches_leave_nothing_behind() -> None:
    rules = sheet("draw", target=20)
    again = Sitting(rules, 3)
    for number in ("one", "two", "three"):
        names = ["random", "heaviest", "random"]
        assert again.play(number, lineup(rules, names)) == Sitting(rules, 3).play(number, lineup(rules, names))


def test_what_cannot_be_played_is_refused() -> None:
    rules = sheet("ben")
    with pytest.raises(InvalidRules, match="players=3"):
        Sitting(rules, 3)
    with pytest.raises(InvalidNumber, match="no number"):
        Sitting(rules, 2).play("no number", lineup(rules, ["random", "random"]))
    with pytest.raises(ValueError, match="2 players"):
        Sitting(rules, 2).play("1", lineup(rules, ["random"]))
    with pytest.raises(ValueError, match=f"{PLAYER_SIZE} numbers"):
        Sitting(rules, 2).play("1", [[0.0], [0.0]])
