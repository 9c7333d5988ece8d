"""Persons: secrets, codes, settings, where they sat and how their matches ended."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make what is kept of persons."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    _create_of_person(
        "codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
    )
    _create_of_person(
        "secrets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("code_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("hash", name="pk_secrets"),
        sa.UniqueConstraint("code_hash", name="uq_secrets_code_hash"),
        sa.ForeignKeyConstraint(["code_hash"], ["codes.hash"], name="fk_secrets_code_hash", ondelete="CASCADE"),
    )
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    _create_of_person(
        "settings",
        sa.Column("number", number, autoincrement=True, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_settings"),
        sqlite_autoincrement=True,
    )
    _create_seats_and_results()


def _create_seats_and_results() -> None:
    op.create_table(
        "seats",
        sa.Column("person_id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_seats"),
        _to_person("seats"),
    )
    op.create_table(
        "results",
        sa.Column("person_id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("sheet", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", "version", "seat", name="pk_results"),
        _to_person("results"),
    )


def _create_of_person(name: str, *parts: Any, **options: Any) -> None:
    """A table whose rows belong to a person and go with it."""
    person, at = sa.Column("person_id", sa.String(64), nullable=False), sa.Column("at", sa.Double, nullable=False)
    op.create_table(name, person, at, *parts, _to_person(name), **options)
    op.create_index(f"ix_{name}_person_id", name, ["person_id"])


def _to_person(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name=f"fk_{name}_person_id", ondelete="CASCADE")
