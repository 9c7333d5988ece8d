"""Empty databases for the tests: a file of SQLite, and where one is named by BENDO_DATABASE_URL, PostgreSQL too."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bendo.store import Store
from bendo.store.database import Work

T = TypeVar("T")

SERVER: Final = os.environ.get("BENDO_DATABASE_URL", "")
"""A database on a PostgreSQL server where its user may create others; empty if there is none."""
KINDS: Final = ("sqlite", "postgresql") if SERVER else ("sqlite",)


@contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a database that nobody else has, and that goes with the test."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'bendo.db'}"
        return
    name = f"bendo_test_{secrets.token_hex(8)}"
    asyncio.run(on_server(f"CREATE DATABASE {name}"))
    try:
        yield make_url(SERVER).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(on_server(f"DROP DATABASE {name} WITH (FORCE)"))


async def on_server(statement: str) -> None:
    """Do something on the server that can be in no transaction."""
    engine = create_async_engine(make_url(SERVER).set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store, open for a while."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.aclose()


def everything(name: str) -> Work[Sequence[Any]]:
    """What reads all rows of a table of the database."""
    return lambda connection: connection.execute(text(f"SELECT * FROM {name}")).all()


def with_store(url: str, use: Callable[[Store], Awaitable[T]]) -> T:
    """What comes of a use of the store, which is open for that long."""

    async def whole() -> T:
        async with opened(url) as store:
            return await use(store)

    return asyncio.run(whole())
