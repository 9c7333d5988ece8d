"""Server and workers are killed at any moment: what anybody was told is there, and everybody plays on.

How often they are killed, BENDO_KILLS says.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from bendo.web.live import table as live
from bendo.web.thinking import Thinker
from tests.store.databases import KINDS, empty_database, opened
from tests.web.crashing import Figures, Lives, checked, one_after_the_other
from tests.web.guests import Guest
from tests.web.hosting import hosting

KILLS: Final = int(os.environ.get("BENDO_KILLS", "5"))


async def survived(folder: Path, url: str, kills: int, chance: random.Random) -> Figures:
    """Let people play at several tables while the server is killed so often; then look at what is stored."""
    lives = Lives(folder, url, kills, chance)
    living = asyncio.create_task(lives.live())
    try:
        people = [await lives.post("/persons") for _ in range(6)]
        known = [(person["id"], person["secret"]) for person in people]
        parties = (known[0:2], known[2:4], known[4:5], known[5:6])
        played = await asyncio.gather(*(one_after_the_other(lives, party, chance) for party in parties))
    finally:
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
    assert lives.kills == kills
    assert "Traceback" not in lives.said
    figures = Figures()
    async with opened(url) as store:
        for matches in played:
            for visitors in matches:
                await checked(store, visitors, figures)
    return figures


@pytest.mark.parametrize("kind", KINDS)
def test_what_anybody_was_told_survives_kills_and_all_matches_come_to_an_end(kind: str, tmp_path: Path) -> None:
    with empty_database(kind, tmp_path) as url:
        figures = asyncio.run(survived(tmp_path, url, KILLS, random.Random(KILLS)))
    logging.getLogger(__name__).info("%s", figures)
    assert figures.tables >= 4
    assert figures.acknowledged > KILLS


def test_tables_go_on_however_often_the_workers_of_ben_are_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "ASKED_AGAIN", 0.0)

    async def run() -> None:
        chance = random.Random(KILLS)
        async with Thinker(workers=2, pause=lambda _: 0.0) as thinker, hosting(tmp_path, thinker) as host:
            killed: set[int] = set()

            def heard() -> None:
                kill_one(thinker, killed, chance)

            async def match_after_match(secret: str) -> None:
                while len(killed) < KILLS:
                    opened = await host.table(secret, "Cleo", "ben", rules="blue-orange,target=20")
                    await to_the_end(Guest(await host.join(opened["table"], secret), chance), heard)

            people = [await host.person() for _ in range(3)]
            await asyncio.gather(*(match_after_match(secret) for _, secret in people))
            assert len(killed) == KILLS

    asyncio.run(run())


def kill_one(thinker: Thinker, killed: set[int], chance: random.Random) -> None:
    """Kill a worker that was not killed before, if there is one and it was not done often enough."""
    living = sorted(set(thinker.pids) - killed)
    if living and len(killed) < KILLS:
        killed.add(pid := chance.choice(living))
        os.kill(pid, signal.SIGKILL)


async def to_the_end(guest: Guest, heard: Callable[[], None]) -> None:
    """Play a match, and say so whenever something was heard."""
    while not guest.scene:
        await guest.hear()
    while guest.scene["phase"] != "over":
        if (wish := guest.wish()) is None:
            await guest.hear()
        else:
            await guest.do(wish)
        heard()
