"""Tables at which somebody learns."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the column."""
    op.add_column("tables", sa.Column("is_lesson", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "is_lesson")
