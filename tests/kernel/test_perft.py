"""The twin counts what the golden file of the rules counts."""

from __future__ import annotations

import pytest

from bendo.game import Rules, deal
from bendo.kernel.perft import perft
from tests.game.goldens import FOLDER
from tests.strategies import SITTINGS

LINES = [line.split(": ") for line in (FOLDER / "perft.txt").read_text("utf-8").splitlines()]
PERFT = {name: tuple(map(int, counts.split())) for name, counts in LINES}


@pytest.mark.parametrize(("rules", "players"), SITTINGS, ids=lambda value: getattr(value, "sheet", str(value)))
def test_the_twin_counts_as_the_golden_file_does(rules: Rules, players: int) -> None:
    counts = PERFT[f"{rules.sheet} {players}"]
    assert perft(deal(rules, players, "1").position(), len(counts) - 1) == counts


def test_nothing_done_is_one_way() -> None:
    assert perft(deal(SITTINGS[0][0], 2, "1").position(), 0) == (1,)
