"""The server as a whole: its tables, store, players and figures, from start to end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import HTTPConnection

from bendo.store import Store
from bendo.table import Refused
from bendo.web.limits import Allowance, household
from bendo.web.live.table import Thinks
from bendo.web.live.tables import Tables
from bendo.web.metrics import Metrics
from bendo.web.requests.answers import Refusal
from bendo.web.settings import Settings
from bendo.web.thinking import Thinker

HOUR: Final = 3600.0
LAG_LOOKED: Final = 0.5
LAG_KEPT: Final = 20


class Server:
    """What every route and socket works with."""

    def __init__(self, settings: Settings, store: Store, thinker: Thinks) -> None:
        self.settings, self.store, self.thinker = settings, store, thinker
        self.metrics = Metrics()
        self.tables = Tables(settings, store, thinker, self.metrics)
        self.sockets: dict[str, int] = {}
        self._allowances = {
            "tables": Allowance(settings.tables_an_hour, HOUR),
            "persons": Allowance(settings.persons_an_hour, HOUR),
            "codes": Allowance(settings.codes_an_hour, HOUR),
            "requests": Allowance(2 * settings.requests_a_second, 2),
        }

    def spend(self, limit: str, connection: HTTPConnection) -> None:
        """Count a request of this kind for the address it comes from. Raises Refusal if there were too many."""
        address = household(connection.client.host if connection.client else None)
        if wait := self._allowances[limit].exceeded(address, asyncio.get_running_loop().time()):
            self.metrics.limited.labels(limit).inc()
            raise Refusal(429, Refused.of("too-many", problem=limit), wait)

    async def person(self, secret: str | None) -> str | None:
        """The person with this secret, None if none is given. Raises Refusal if nobody has it."""
        if secret is None:
            return None
        person = await self.store.persons.recognised(secret)
        if person is None:
            raise Refusal.of(401, "unknown-secret")
        return person

    async def watch_lag(self) -> None:
        """Note again and again how late the event loop is."""
        loop = asyncio.get_running_loop()
        late = [0.0] * LAG_KEPT
        while True:
            due = loop.time() + LAG_LOOKED
            await asyncio.sleep(LAG_LOOKED)
            late = [*late[1:], loop.time() - due]
            self.metrics.lag.set(max(late))


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """A server that has all it needs, until it is left again: then everything is stored and nobody thinks."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = await Store.open(settings.url)
    try:
        async with Thinker(workers=settings.workers, budget=settings.budget) as thinker:
            server = Server(settings, store, thinker)
            watching = asyncio.create_task(server.watch_lag())
            try:
                yield server
            finally:
                watching.cancel()
                await server.tables.aclose()
    finally:
        await store.aclose()
