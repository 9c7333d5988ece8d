"""Results tell of rounds, points and draws; of the matches before, all of these are 0."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COUNTED = (
    "rounds_won",
    "rounds_lost",
    "rounds_blocked",
    "draws",
    "fitted",
    "others_draws",
    "others_fitted",
)
MEASURED = ("points", "points_against", "expected", "others_expected")


def upgrade() -> None:
    """Add what is counted of a match."""
    for names, kind in ((COUNTED, sa.Integer), (MEASURED, sa.Double)):
        for name in names:
            op.add_column("results", sa.Column(name, kind, nullable=False, server_default=sa.text("0")))
