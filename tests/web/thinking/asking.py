"""What tests of the thinker share: views to ask about, and what the players choose there."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Callable, Coroutine
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from bendo.game import Match, View, sheet
from bendo.players import Choice, player
from bendo.web.thinking import Thinker
from tests.strategies import positions

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, T]], T]


def decision(match: Match) -> View:
    """What the seat knows that is to act."""
    return match.position.view(match.position.turn)


@cache
def views() -> tuple[View, ...]:
    """Decisions in which players find several plays."""
    found: list[View] = []
    for number in count():
        for match in positions(sheet("blue-orange"), 3, str(number), random.Random(number)):
            if not match.position.over and len(match.position.actions()) > 2:
                found.append(decision(match))
                if len(found) == 40:
                    return tuple(found)
    raise AssertionError


def chosen(view: View, name: str = "ben", seed: str = "s") -> Choice:
    """What a player chooses that is given the view itself."""
    return player(name, seed, view.seat).choose(view)


async def taken(thinker: Thinker, left: int = 0) -> None:
    """Wait until no more questions wait than these."""
    while thinker.waiting > left:
        await asyncio.sleep(0)


async def stopped(thinker: Thinker) -> int:
    """Stop the only worker, so that it answers nothing until it goes on."""
    await thinker.choose(views()[0], "ben", "s")
    (pid,) = thinker.pids
    os.kill(pid, signal.SIGSTOP)
    return pid


def command(folder: Path, *words: str) -> tuple[str, ...]:
    """Starts workers that go wrong, see `stand_in`."""
    return (sys.executable, str(Path(__file__).with_name("stand_in.py")), str(folder), *words)
