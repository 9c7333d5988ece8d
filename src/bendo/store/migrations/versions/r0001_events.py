"""Tables as their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the events."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_events"),
        sqlite_with_rowid=False,
    )
