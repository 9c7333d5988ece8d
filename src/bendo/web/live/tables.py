"""All tables of a server: those in memory, and those that only the store has until somebody looks at them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from time import time
from typing import Final

from bendo.store import Store
from bendo.table import HOUSE, Event, Opened, Plan, Refused, Table
from bendo.table.commands import Start
from bendo.table.plan import Open
from bendo.web.live.stored import add, read_table
from bendo.web.live.table import LiveTable, Thinks
from bendo.web.metrics import Metrics
from bendo.web.settings import Settings

_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"
_ID_LETTERS: Final = 16  # 80 bits: who does not know a table cannot find it
_NUMBER_LETTERS: Final = 6


class Tables:
    """Tables by id. Whoever wants one gets it; the store is read where need be."""

    def __init__(self, settings: Settings, store: Store, thinker: Thinks, metrics: Metrics) -> None:
        self.settings, self.store, self.thinker, self.metrics = settings, store, thinker, metrics
        self._live: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable | None]] = {}

    def now(self) -> float:
        """The server's clock: seconds since 1970, since tables outlive the process."""
        return time()

    def fresh_secret(self) -> tuple[str, str]:
        """A game number that nobody can guess, and its salt."""
        return secrets.token_hex(16), secrets.token_hex(16)

    def fresh_number(self) -> str:
        """A game number that is short enough to be told to somebody."""
        return _letters(_NUMBER_LETTERS)

    def __len__(self) -> int:
        return len(self._live)

    def live(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._live.get(table_id)

    async def open(self, plan: Plan) -> LiveTable:
        """A new table. Where no chair waits for anybody the first round is dealt at once."""
        now = self.now()
        events: list[Event] = [Opened(now, plan)]
        if not any(isinstance(chair, Open) for chair in plan.chairs):
            started = Table.rebuilt(events).handle(HOUSE, Start(), now)
            if isinstance(started, Refused):
                raise RuntimeError(f"a table whose chairs are all taken does not start: {started.code}")
            events += started.events
        return await self.add(events)

    async def add(self, events: Sequence[Event]) -> LiveTable:
        """A new table to which these events have led."""
        table_id = _letters(_ID_LETTERS)
        await add(self.store, table_id, events)
        self.metrics.opened.inc()
        return self._keep(LiveTable(table_id, Table.rebuilt(events), self, self._leave))

    async def get(self, table_id: str) -> LiveTable | None:
        """The table of that id, None if there is none. It is to be held (`with`) at once, or it may leave again."""
        if (found := self._live.get(table_id)) is not None:
            return found
        reading = self._reading.get(table_id)
        if reading is None:
            reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
            reading.add_done_callback(lambda _: self._reading.pop(table_id, None))
        read = await asyncio.shield(reading)
        if read is None or not read.closed:
            return read
        again = LiveTable(table_id, read.table, self, self._leave)  # it has left before anybody could hold it
        return self._live.get(table_id) or self._keep(again)

    async def _read(self, table_id: str) -> LiveTable | None:
        table = await read_table(self.store, table_id)
        if table is None:
            return None
        with LiveTable(table_id, table, self, self._leave) as live:
            await live.all_gone()
            return self._keep(live)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._live[live.id] = live
        self.metrics.tables.set(len(self._live))
        live.begin()
        return live

    async def erase(self, person: str) -> None:
        """Forget a person for good: it is sent away from all tables, and its name is at none of them any more.

        Raises UnknownPerson.
        """
        changed = await self.store.erase(person)
        for table in list(self._live.values()):
            if table.id in changed or person in table.table.state.people:
                await table.read_again()
            table.dismiss(person)

    def _leave(self, table: LiveTable) -> None:
        """Archive a table: it leaves the memory, and comes back whole when somebody asks for it."""
        table.close(1001, "")
        self._live.pop(table.id, None)
        self.metrics.tables.set(len(self._live))

    async def aclose(self) -> None:
        """Send everybody away; they may come back when the server does."""
        tables = list(self._live.values())
        for table in tables:
            table.close(1012, "restarting")
        await asyncio.gather(*(table.finished() for table in tables))
        self._live.clear()


def _letters(count: int) -> str:
    return "".join([secrets.choice(_LETTERS) for _ in range(count)])
