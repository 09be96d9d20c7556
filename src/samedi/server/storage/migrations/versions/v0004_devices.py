"""Devices on which people want to be called when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("kept_at", sa.BigInteger, nullable=False),
        sa.Column("called_at", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("devices")
