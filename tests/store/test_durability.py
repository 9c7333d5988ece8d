"""What the databases promise: a commit is on the disk before anybody is told, and what is erased is overwritten."""

from typing import Any

from sqlalchemy import Connection

from bendo.store import Store
from tests.store.databases import with_store

PROMISED: dict[str, dict[str, Any]] = {
    "sqlite": {
        "PRAGMA journal_mode": "wal",
        "PRAGMA synchronous": 2,
        "PRAGMA foreign_keys": 1,
        "PRAGMA secure_delete": 1,
    },
    "postgresql": {"SHOW synchronous_commit": "on"},
}


def test_the_writer_commits_to_the_disk(url: str) -> None:
    async def use(store: Store) -> tuple[dict[str, Any], dict[str, Any]]:
        def ask(connection: Connection) -> tuple[dict[str, Any], dict[str, Any]]:
            promised = PROMISED[connection.dialect.name]
            return promised, {asked: connection.exec_driver_sql(asked).scalar() for asked in promised}

        return await store.database.write(ask)

    promised, kept = with_store(url, use)
    assert kept == promised
