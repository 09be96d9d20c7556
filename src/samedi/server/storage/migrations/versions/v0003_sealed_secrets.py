"""The secrets of dice are sealed."""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import context, op

from samedi.server.storage.sealing import Sealing, is_plain

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("secret", sa.LargeBinary))


def upgrade() -> None:
    """Seal every secret."""
    _rewrite(lambda sealing, table, secret: sealing.seal(table, secret) if is_plain(secret) else secret)


def downgrade() -> None:
    """Open every secret."""
    _rewrite(lambda sealing, table, secret: sealing.open(table, secret))


def _rewrite(anew: Callable[[Sealing, str, bytes], bytes]) -> None:
    connection, sealing = op.get_bind(), context.config.attributes["sealing"]
    for table, secret in connection.execute(sa.select(TABLES)).all():
        changed = sa.update(TABLES).where(TABLES.c.id == table).values(secret=anew(sealing, table, secret))
        connection.execute(changed)
