"""An open database: work is a function of a connection, done in a transaction, by a driver that suits the database.

SQLite is a library, so its work is done in threads of our own: one for writing, a few for reading, each with its own
connection. One hop to a thread for a whole transaction costs a fifth of one for each statement. PostgreSQL is another
process, and its driver waits for it in the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Something to be done with a connection. It begins and ends its own transactions."""

READERS: Final = 2
"""So many may read a file of SQLite at once."""

_PRAGMAS: Final = (
    "busy_timeout = 10000",  # another process may be writing; milliseconds
    "journal_mode = WAL",  # who reads waits for nobody
    "synchronous = FULL",  # a commit is on the disk, in this mode too
    "foreign_keys = ON",
    "secure_delete = ON",  # what is erased is overwritten
)


class UnknownDatabase(ValueError):
    """A URL that names neither a file of SQLite nor PostgreSQL."""


class NotOpened(Exception):
    """The database cannot be used: its text says why in one line."""


class Database(Protocol):
    """Where work is done. One writes at a time."""

    async def read(self, work: Work[T]) -> T:
        """Do what only reads."""

    async def write(self, work: Work[T]) -> T:
        """Do what writes, by the one connection for that."""

    async def forget(self) -> None:
        """Clear what a log still holds of rows that were erased, as far as no reader needs it."""

    async def aclose(self) -> None:
        """Close all connections."""


def database(spelled: str) -> Database:
    """The database of a URL: `sqlite:///bendo.db`, `postgresql://user@host/name`. Raises UnknownDatabase."""
    url = make_url(spelled)
    match url.get_backend_name():
        case "sqlite" if url.database not in (None, "", ":memory:"):
            return SQLite(url.set(drivername="sqlite+pysqlite"))
        case "postgresql":
            return PostgreSQL(url.set(drivername="postgresql+asyncpg"))
    raise UnknownDatabase(f"{url.render_as_string()} is neither a file of SQLite nor PostgreSQL")


class SQLite:
    """A file."""

    def __init__(self, url: URL) -> None:
        self._reads = _sqlite_engine(url, READERS, writes=False)
        self._writes = _sqlite_engine(url, 1, writes=True)
        self._readers = ThreadPoolExecutor(READERS, "bendo-read")
        self._writer = ThreadPoolExecutor(1, "bendo-write")
        self._held: Connection | None = None
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        """Do it in a thread that reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, _done, self._reads, work)

    async def write(self, work: Work[T]) -> T:
        """Do it in the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._written, work)

    def _written(self, work: Work[T]) -> T:
        """In the thread that writes: the connection is kept, since to fetch one costs as much as to write an event."""
        if self._held is None:
            self._held = self._writes.connect()
        try:
            done = work(self._held)
            self._held.rollback()  # whatever was only read
            return done
        except BaseException:
            self._held.close()  # which undoes whatever was left open, even by a commit that failed
            self._held = None
            raise

    async def forget(self) -> None:
        """Move everything from the log into the file, and empty the log."""

        def work(connection: Connection) -> None:
            connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")  # not inside a transaction

        await self.write(work)

    async def aclose(self) -> None:
        """Close all connections."""
        if self._closed:
            return
        self._closed = True
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writer, self._close)
        await loop.run_in_executor(self._readers, self._reads.dispose)
        self._writer.shutdown()
        self._readers.shutdown()

    def _close(self) -> None:
        if self._held is not None:
            self._held.close()
        self._writes.dispose()


class PostgreSQL:
    """A server."""

    def __init__(self, url: URL) -> None:
        self._reads = create_async_engine(url)
        self._writes = create_async_engine(url, pool_size=1, max_overflow=0)

    async def read(self, work: Work[T]) -> T:
        """Do it on one of several connections."""
        return await _run(self._reads, work)

    async def write(self, work: Work[T]) -> T:
        """Do it on the connection that writes."""
        return await _run(self._writes, work)

    async def forget(self) -> None:
        """Its own vacuum does that."""

    async def aclose(self) -> None:
        """Close all connections."""
        await self._reads.dispose()
        await self._writes.dispose()


async def _run(engine: AsyncEngine, work: Work[T]) -> T:
    async with engine.connect() as connection:
        return await connection.run_sync(work)


def _done(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _sqlite_engine(url: URL, connections: int, *, writes: bool) -> Engine:
    engine = create_engine(url, pool_size=connections, max_overflow=0)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin_immediate if writes else _begin)
    return engine


def _prepare(connection: Any, _: object) -> None:
    """Set a new connection to SQLite up. Its driver shall begin no transactions by itself: it would leave some out."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediate(connection: Connection) -> None:
    """Begin as a writer: one who reads first, and then writes, may find that another has written between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
