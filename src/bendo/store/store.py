"""The store: tables as their events, and the persons who play at them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import func, select

import bendo
from bendo.store import personal
from bendo.store.appends import Result, append_of
from bendo.store.connect import migrate
from bendo.store.database import Database, NotOpened, database
from bendo.store.persons import Persons
from bendo.store.schema import EVENTS
from bendo.store.writer import Writer


class Store:
    """An open database. One for each process and event loop; several processes may share a database."""

    def __init__(self, opened: Database) -> None:
        self.database = opened
        self._writer = Writer(opened)
        self.persons = Persons(opened, self._writer)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database and bring it to the newest schema: `sqlite:///bendo.db`, `postgresql://user@host/name`.

        Raises UnknownDatabase, NotOpened.
        """
        opened = database(url)
        try:
            await opened.write(migrate)
        except Exception as error:
            await opened.aclose()
            problem = getattr(error, "orig", None) or error  # what the driver says, without the statement
            raise NotOpened(str(problem).strip().partition("\n")[0] or type(problem).__name__) from error
        return cls(opened)

    async def aclose(self) -> None:
        """Write what is queued, and close."""
        await self._writer.close()
        await self.database.aclose()

    async def append(
        self, table_id: str, first_version: int, bodies: Sequence[str], results: Iterable[Result] = ()
    ) -> None:
        """Append events to a table, each in the form of `bendo.table.stored`, and return when they are durable.

        The first one makes the table `first_version`; a new table begins with 1. Persons who are known and were given a
        chair find the table among their saved ones. `results` belong to a match that the last event has ended.
        Raises Conflict if `first_version` is not the next one; NotStored; ValueError if there are no events or one of
        the texts is none; UnknownFormat.
        """
        await self._writer.write(append_of(table_id, first_version, bodies, results, bendo.__version__))

    async def events(self, table_id: str, since: int = 0) -> list[str]:
        """The events of a table after version `since` as they were stored, in order; none if there is no such table."""
        later = (EVENTS.c.table_id == table_id) & (EVENTS.c.version > since)
        query = select(EVENTS.c.body).where(later).order_by(EVENTS.c.version)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def events_since_last(self, table_id: str, kinds: Iterable[str]) -> list[str]:
        """The events of a table from the last one of these kinds on, in order; none if it has none of them.

        A kind is what the stored form of an event says it is, such as `started`.
        """
        same = EVENTS.alias()
        of_kinds = (same.c.table_id == table_id) & same.c.kind.in_(list(kinds))
        last = select(func.max(same.c.version)).where(of_kinds).scalar_subquery()
        later = (EVENTS.c.table_id == table_id) & (EVENTS.c.version >= last)
        query = select(EVENTS.c.body).where(later).order_by(EVENTS.c.version)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def export(self, person: str) -> dict[str, Any]:
        """All that is kept of a person, as a value of JSON. Raises UnknownPerson."""
        return await self.database.read(lambda connection: personal.export(connection, person))

    async def erase(self, person: str) -> list[str]:
        """Forget a person for good, and answer the tables to be read again. Raises UnknownPerson.

        The events of its tables stay, with its public id, which leads nowhere now, and ERASED in place of its names.
        """
        table_ids = await self._writer.write(lambda connection: personal.erase(connection, person))
        await self.database.forget()
        return table_ids
