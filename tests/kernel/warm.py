"""Compiles the kernel, so that tests in several processes find it compiled: `python -m tests.kernel.warm`."""

from __future__ import annotations

from bendo.game import deal, sheet
from bendo.kernel.match import Sitting
from bendo.kernel.perft import perft
from bendo.kernel.players import PLAYER_SIZE
from bendo.kernel.selfplay import random_rounds


def main() -> None:
    """Calls every compiled function once, directly or not."""
    rules = sheet("ben")
    Sitting(rules, 2).play("warm", [[0.0] * PLAYER_SIZE] * 2)
    random_rounds(rules, 2, 1, 1)
    perft(deal(rules, 2, "warm").position(), 1)


if __name__ == "__main__":
    main()
