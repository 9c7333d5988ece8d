"""A crash: what was acknowledged is there, in order, and no append is there by half."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from bendo.store import Store
from tests.store.busy import TABLES
from tests.store.databases import with_store
from tests.store.events import renamed

ROOT = Path(__file__).parent.parent.parent


def acknowledged_until_killed(url: str, lines: int) -> dict[str, int]:
    """The last version of each table that a busy process has acknowledged before it was killed after so many."""
    command = [sys.executable, "-m", "tests.store.busy", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as busy:
        assert busy.stdout is not None
        said = list(islice(busy.stdout, lines))
        busy.kill()
        said += busy.stdout.readlines()
    assert len(said) >= lines
    pairs = (line.split() for line in said if line.endswith("\n"))
    return {table: int(version) for table, version in pairs}


async def all_events(store: Store) -> dict[str, list[str]]:
    return {str(table): await store.events(str(table)) for table in range(TABLES)}


@pytest.mark.parametrize("lines", [1, 300, 1001])
def test_every_acknowledged_event_survives_a_kill(url: str, lines: int) -> None:
    acknowledged = acknowledged_until_killed(url, lines)
    stored = with_store(url, all_events)
    for table, bodies in stored.items():
        assert len(bodies) >= acknowledged.get(table, 0)
        assert bodies == [renamed(int(table), str(version)) for version in range(1, len(bodies) + 1)]
        assert len(bodies) % 3 != 2  # one event and two take turns, so whole appends end at 1, 3, 4, 6, 7 …


def test_a_store_is_used_again_after_a_kill(url: str) -> None:
    acknowledged_until_killed(url, 50)
    before = with_store(url, all_events)["0"]
    with_store(url, lambda store: store.append("0", len(before) + 1, [renamed(0, "again")]))
    assert with_store(url, all_events)["0"] == [*before, renamed(0, "again")]
