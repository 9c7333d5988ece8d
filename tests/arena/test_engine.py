"""What a match comes to, whoever plays it."""

import sys
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from bendo.arena.engine import WORTH_THE_TWIN, GameEngine, TwinEngine, engine_for
from bendo.arena.schedule import Fixture, owners
from bendo.arena.tally import TWELFTHS, Tally
from bendo.game import Rules
from bendo.notation import parse_rules
from tests.arena.asked import answered, question
from tests.cli.command import done
from tests.strategies import SITTINGS


def told(rules: str, lineup: tuple[int, ...], number: str) -> Tally:
    """The tally of a match as `bendo simulate` tells it."""
    names = ",".join(("random", "heaviest")[own] for own in lineup)
    lines = done("simulate", "--rules", rules, "--number", number, "--seats", names, "--trace").lines
    rounds: list[Any] = [line for line in lines if line["type"] == "round"]
    owner = owners(parse_rules(rules), lineup)
    points = Counter[int]()
    for line in rounds:
        for side, score in enumerate(line["points"]):
            points[owner[side]] += int(Fraction(score) * TWELFTHS)
    blocked = sum(line["ending"] == "blocked" for line in rounds)
    return Tally(owner[lines[-1]["winner"]], len(rounds), blocked, (points[0], points[1]))


@pytest.mark.parametrize(
    ("rules", "lineup"),
    [
        ("blue-orange,target=40", (0, 1)),
        ("block,hand=3,target=30", (1, 0, 1)),
        ("draw,tie=share,target=30", (0, 1, 0, 1)),
        ("no-draw-teams,target=40", (1, 0, 1, 0)),
        ("jaques-partnership,target=40", (1, 1, 0, 1)),
        ("all-five,target=60", (0, 1, 1)),
    ],
)
def test_a_match_comes_to_what_it_comes_to_anywhere(rules: str, lineup: tuple[int, ...]) -> None:
    engine = engine_for(parse_rules(rules), ("random", "heaviest"))
    fixtures = [Fixture(f"x-{m}", lineup) for m in range(3)]
    assert engine.play(fixtures) == [told(rules, lineup, fixture.number) for fixture in fixtures]


@pytest.mark.parametrize(("rules", "seats"), SITTINGS, ids=[f"{rules.sheet}-{seats}" for rules, seats in SITTINGS])
def test_the_twin_comes_to_the_same(rules: Rules, seats: int) -> None:
    rules = rules.change(target=25)
    for names in (("random", "ben"), ("heaviest", "ben:easy"), ("tuned,slips=20", "ben,pips=-2")):
        fixtures = [Fixture(f"{m}", tuple((seat + m) // (1 + m % 3) % 2 for seat in range(seats))) for m in range(4)]
        twin, slow = engine_for(rules, names, WORTH_THE_TWIN), engine_for(rules, names)
        assert (type(twin), type(slow)) == (TwinEngine, GameEngine)
        assert twin.play(fixtures) == slow.play(fixtures)


def test_what_the_twin_does_not_know_or_is_not_worth_it_is_played_on_game(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = parse_rules("ben")
    assert isinstance(engine_for(rules, ("random", "nobody"), 10_000), GameEngine)
    assert isinstance(engine_for(rules, ("random", "ben"), WORTH_THE_TWIN - 1), GameEngine)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert isinstance(engine_for(rules, ("random", "ben"), 10_000), GameEngine)


def test_what_is_compiled_is_told_once_and_only_if_it_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba.core import event

    engine = engine_for(parse_rules("ben,target=1"), ("random", "ben"), WORTH_THE_TWIN)
    assert isinstance(engine, TwinEngine)
    told: list[str] = []

    def compiles(_engine: TwinEngine, _fixtures: Sequence[Fixture]) -> list[Tally]:
        for _ in range(2):
            with event.trigger_event("numba:compile", data={}):
                pass
        return []

    engine.play([Fixture("7", (0, 1))])
    engine.prepare(Fixture("7", (0, 1)), lambda: told.append("compiling"))
    assert told == []
    monkeypatch.setattr(TwinEngine, "play", compiles)
    engine.prepare(Fixture("7", (0, 1)), lambda: told.append("compiling"))
    assert told == ["compiling"]


def test_shared_points_are_counted_exactly() -> None:
    engine = engine_for(parse_rules("block,hand=2,target=20"), ("random", "random"))
    points = [score for tally in engine.play([Fixture(f"{m}", (0, 1, 0)) for m in range(20)]) for score in tally.points]
    assert any(score % TWELFTHS for score in points)


@pytest.mark.parametrize(("rules", "seats"), [("ben", 2), ("draw", 3), ("blue-orange", 4), ("no-draw-teams", 4)])
def test_players_asked_for_the_other_way_round_do_the_same(rules: str, seats: int) -> None:
    rules += ",target=20"
    one = answered(question("random", "heaviest", rules=rules, seats=seats), 12).standings[0, 1]
    other = answered(question("heaviest", "random", rules=rules, seats=seats), 12).standings[0, 1]
    assert one.won == other.won[::-1]
    assert (one.rounds, one.blocked, one.margin) == (other.rounds, other.blocked, -other.margin)
    assert one.wins == other.wins[::-1]


@pytest.mark.parametrize(("rules", "seats"), [("ben", 2), ("draw", 4), ("no-draw-teams", 4)])
def test_a_player_is_exactly_as_good_as_itself(rules: str, seats: int) -> None:
    standing = answered(question("random", "random", rules=f"{rules},target=20", seats=seats), 12).standings[0, 1]
    assert standing.wins == [0, 6, 0]
    assert standing.margin == 0
