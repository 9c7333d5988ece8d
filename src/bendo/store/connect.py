"""Connections to the database: which drivers, how durable, and the way to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x62656E646F
"""The number of the lock under which PostgreSQL is migrated: `bendo` in ASCII."""

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


class Engines(NamedTuple):
    """One for reading, on several connections; one for the writer alone, on a single one."""

    reads: AsyncEngine
    writes: AsyncEngine

    async def dispose(self) -> None:
        """Close all connections."""
        await self.reads.dispose()
        await self.writes.dispose()


def engines(spelled: str) -> Engines:
    """The engines for a URL: `sqlite:///bendo.db`, `postgresql://user@host/name`. Raises UnknownDatabase."""
    url = make_url(spelled)
    name = url.get_backend_name()
    if name not in _DRIVERS or (name == "sqlite" and url.database in (None, "", ":memory:")):
        raise UnknownDatabase(f"{url.render_as_string()} is neither a file of SQLite nor PostgreSQL")
    url = url.set(drivername=_DRIVERS[name])
    return Engines(_engine(url, writes=False), _engine(url, writes=True))


def _engine(url: URL, *, writes: bool) -> AsyncEngine:
    options: dict[str, Any] = {"pool_size": 1, "max_overflow": 0} if writes else {}
    engine = create_async_engine(url, **options)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin_immediate if writes else _begin)
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


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the schema to a revision, in one transaction; the newest one if none is named."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, revision)


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":  # SQLite lets one writer in anyway
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def forget(engine: AsyncEngine) -> None:
    """Clear what SQLite's log still holds of rows that were erased, as far as no reader needs it."""
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await (await driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")).close()  # not inside a transaction
