"""`bendo bench`: every engine is measured at the same games, and the figures fit together. How fast is no test."""

import random

import pytest

from bendo.cli.contestants import PEERS_PLAY, SHEETS, Run, contestants, measure, on_game, on_kernel
from bendo.game import deal
from bendo.notation import parse_rules
from tests.cli.command import done, refused


def test_both_engines_are_measured_on_every_sheet() -> None:
    told = done("bench", "--ms", "1", "--json").json
    speeds = {(row["sheet"], row["engine"]): row for row in told["speeds"]}
    assert [(sheet, engine) for sheet in SHEETS for engine in ("game", "kernel")] == [
        who for who in speeds if who[1] in ("game", "kernel")
    ]
    for (sheet, engine), row in speeds.items():
        assert 0 < row["rounds_per_second"] < row["actions_per_second"]
        base = speeds[sheet, "game"]["actions_per_second"]
        assert row["times_game"] == pytest.approx(row["actions_per_second"] / base, rel=0.01)
        assert engine != "game" or row["times_game"] == 1


def test_the_table_names_every_engine() -> None:
    out = done("bench", "--ms", "1").out
    assert all(sheet in out for sheet in SHEETS)
    assert out.count("game") > len(SHEETS)
    assert out.count("kernel") >= len(SHEETS)


@pytest.mark.parametrize("text", ["0", "soon", "-1", "60001"])
def test_a_time_that_cannot_be_is_refused(text: str) -> None:
    assert text in refused("bench", "--ms", text)


def test_the_engine_plays_the_rounds_that_it_counts() -> None:
    rules = parse_rules("block")
    chance, actions = random.Random(1), 0
    for index in range(3):
        position = deal(rules, 2, f"bench-{index}").position()
        while not position.over:
            position = position.play(chance.choice(position.actions())).position
            actions += 1
    assert on_game(rules)(3)[:2] == (actions, 3)


@pytest.mark.parametrize("sheet", SHEETS)
def test_both_engines_play_the_same_thing(sheet: str) -> None:
    """Actions in a round, on average: free draws would make far more of them."""
    rules = parse_rules(sheet)
    game, kernel = on_game(rules)(300), on_kernel(rules)(3000)
    assert game.actions / game.rounds == pytest.approx(kernel.actions / kernel.rounds, rel=0.15)


def test_peers_are_measured_at_the_game_that_they_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bendo.cli.contestants._PEERS", {"pytest": lambda: lambda rounds: Run(rounds, rounds, rounds)})
    assert [sheet for sheet, engine in contestants() if engine.startswith("pytest ")] == [PEERS_PLAY]


def test_the_twin_plays_the_rounds_that_it_counts() -> None:
    run = on_kernel(parse_rules("ben"))(50)
    assert run.rounds == 50
    assert 10 < run.actions / run.rounds < 60


def test_medians_are_told_of_runs_in_turn() -> None:
    """One plays ten moves a round, the other five; each run takes as long as the contestant says."""
    playing = {
        ("ben", "game"): lambda rounds: Run(10 * rounds, rounds, rounds / 100),
        ("ben", "kernel"): lambda rounds: Run(5 * rounds, rounds, rounds / 1000),
    }
    told: list[int] = []
    game, kernel = measure(playing, 0.5, 3, told.append)
    assert (game.sheet, game.engine, kernel.engine) == ("ben", "game", "kernel")
    assert game[2:] == pytest.approx((1000, 100))
    assert kernel[2:] == pytest.approx((5000, 1000))
    assert told == [1, 2, 3, 4, 5, 6]


def test_peers_are_measured_only_where_they_are_installed() -> None:
    engines = {engine.split()[0] for sheet, engine in contestants() if sheet == "block"}
    assert {"game", "kernel"} <= engines <= {"game", "kernel", "dominoes", "open_spiel"}
