"""What was tried from a position, with names and comments."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("read", sa.String(40), nullable=False, unique=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("comment", sa.String(1000), nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=False),
    )
    op.create_index("studies_person", "studies", ["person"])
    op.create_table(
        "study_nodes",
        sa.Column("study", sa.String(40), sa.ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("parent", sa.String(16), nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("comment", sa.String(1000), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("study_nodes")
    op.drop_index("studies_person", "studies")
    op.drop_table("studies")
