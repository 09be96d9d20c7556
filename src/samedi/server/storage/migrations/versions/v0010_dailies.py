"""Who has played the game of a day, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table", sa.String(40), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("ended_at", sa.BigInteger),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("dailies")
