"""What was found out about finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("payload", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("reviews")
