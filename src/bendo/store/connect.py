"""The way of a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x62656E646F
"""The number of the lock under which PostgreSQL is migrated: `bendo` in ASCII."""


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a revision, in one transaction; the newest one if none is named."""
    with connection.begin():
        if connection.dialect.name == "postgresql":  # SQLite lets one writer in anyway
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
