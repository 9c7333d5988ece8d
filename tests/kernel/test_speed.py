"""How fast the twin is: `pytest tests/kernel/test_speed.py --benchmark-enable`. Each round of it plays 2000 rounds."""

from collections.abc import Callable

import pytest

from bendo.game import sheet
from bendo.kernel.match import Sitting, Tally
from bendo.kernel.players import PLAYER_SIZE
from bendo.kernel.selfplay import Counts, random_rounds


@pytest.mark.parametrize("name", ["ben", "block", "draw-twelve", "blue-orange", "all-five", "jaques"])
def test_random_rounds(benchmark: Callable[..., Counts], name: str) -> None:
    counts = benchmark(random_rounds, sheet(name), 2, 2000, 1)
    assert counts.actions > 2000


def test_a_match_between_players_without_a_thought(benchmark: Callable[..., Tally]) -> None:
    sitting = Sitting(sheet("blue-orange"), 2)
    tally = benchmark(sitting.play, "1", [[0.0] * PLAYER_SIZE] * 2)
    assert tally.rounds > 1
