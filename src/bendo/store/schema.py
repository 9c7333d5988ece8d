"""The tables of the database as they are now; `migrations` leads there from nothing and from every earlier form.

Rows are added and never changed. The one exception is erasing a person: its row takes with it every row that refers to
it, and its name in the events of tables is replaced.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.types import TypeEngine

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

_ID = String(64)
"""Ids of tables and persons, as long as a table admits them; and SHA-256 in hexadecimal digits."""
_WORD = String(64)


def _of_person() -> Column[str]:
    """The person that a row is about, and with whom it goes."""
    return Column("person_id", _ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True)


def _sum(name: str, kind: type[TypeEngine[Any]] = Integer) -> Column[Any]:
    """Something counted in a match that was not counted always: 0 in the rows of before."""
    return Column(name, kind, nullable=False, server_default=text("0"))


EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", _ID),
    Column("version", Integer),
    Column("at", Double, nullable=False),
    Column("kind", _WORD, nullable=False),
    Column("body", Text, nullable=False),
    Column("format", Integer, nullable=False),
    Column("rules_version", _WORD, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
    sqlite_with_rowid=False,  # the events of a table lie side by side
)
"""The events of all tables. `at`, `kind` and `format` repeat what the body says, for those who look into the database;
`rules_version` is the version of bendo that judged."""

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("at", Double, nullable=False),
)
"""Persons by public id, and since when they are known."""

CODES: Final = Table(
    "codes",
    METADATA,
    Column("hash", _ID, primary_key=True),
    _of_person(),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
)
"""Codes that carry a person to another device."""

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("hash", _ID, primary_key=True),
    _of_person(),
    Column("at", Double, nullable=False),
    Column("code_hash", _ID, ForeignKey("codes.hash", ondelete="CASCADE"), unique=True),
)
"""Secrets, one for each device. Of a code comes one secret at most, since `code_hash` is unique."""

SETTINGS: Final = Table(
    "settings",
    METADATA,
    # SQLite counts by itself only where the type is called INTEGER.
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    _of_person(),
    Column("at", Double, nullable=False),
    Column("name", _WORD, nullable=False),
    Column("value", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""Every value that a setting has had, as JSON; the one with the highest number counts."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("person_id", _ID, ForeignKey("persons.id", ondelete="CASCADE")),
    Column("table_id", _ID),
    PrimaryKeyConstraint("person_id", "table_id"),
)
"""At which tables a person has sat; made from the events as they are appended."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("person_id", _ID, ForeignKey("persons.id", ondelete="CASCADE")),
    Column("table_id", _ID),
    Column("version", Integer),
    Column("seat", Integer),
    Column("at", Double, nullable=False),
    Column("sheet", _WORD, nullable=False),
    Column("level", _WORD, nullable=False),
    Column("won", Boolean),
    Column("rounds", Integer, nullable=False),
    _sum("rounds_won"),
    _sum("rounds_lost"),
    _sum("rounds_blocked"),
    _sum("points", Double),
    _sum("points_against", Double),
    _sum("draws"),
    _sum("fitted"),
    _sum("expected", Double),
    _sum("others_draws"),
    _sum("others_fitted"),
    _sum("others_expected", Double),
    PrimaryKeyConstraint("person_id", "table_id", "version", "seat"),
)
"""How matches ended for persons; `won` is null where nobody has won. `version` is that of the table then.

The rest is as in `Result`.
"""
