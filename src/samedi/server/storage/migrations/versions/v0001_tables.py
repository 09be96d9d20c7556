"""Tables, their logs, snapshots and members."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("asked", sa.String(40), nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("winners", sa.LargeBinary),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_table(
        "events",
        sa.Column("game", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sender", sa.String(40), nullable=False),
        sa.Column("key", sa.String(40)),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("game", "sender", "key", name="events_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
    )
    op.create_index("members_game", "members", ["game"])


def downgrade() -> None:
    """Remove everything."""
    for name in ("members", "snapshots", "events", "tables"):
        op.drop_table(name)
