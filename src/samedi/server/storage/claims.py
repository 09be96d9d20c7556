"""Which process sees to what is due at a table: claimed in the database, for as long as the process lives."""

from collections.abc import Sequence

from sqlalchemy import Connection, Select, delete, exists, select, text
from sqlalchemy.dialects.postgresql import insert

from samedi.server.storage.schema import CLAIMS, LIVES, TABLES

LEASE_MS = 1_500  # a process of which nothing was heard for so long is dead


def living(now: int) -> Select[tuple[int]]:
    """The processes of which something was heard lately."""
    return select(LIVES.c.started).where(LIVES.c.until > now - LEASE_MS)


def claim(connection: Connection, tables: Sequence[str], holder: int, now: int) -> list[str]:
    """Claim those of some tables that nobody who lives sees to."""
    if not tables:
        return []
    wanted = insert(CLAIMS).values([{"game": table, "holder": holder} for table in tables])
    taken = wanted.on_conflict_do_update(
        index_elements=[CLAIMS.c.game],
        set_={"holder": holder},
        where=(CLAIMS.c.holder == holder) | CLAIMS.c.holder.not_in(living(now)),
    )
    connection.execute(text("set local synchronous_commit = off"))  # who forgets a claim makes it anew
    return list(connection.execute(taken.returning(CLAIMS.c.game)).scalars())


def due_unclaimed(holder: int, now: int, limit: int) -> Select[tuple[str]]:
    """Tables at which something is due, and that nobody sees to or is claiming at this moment."""
    is_others = (CLAIMS.c.holder != holder) & CLAIMS.c.holder.in_(living(now))
    is_held = exists().where(CLAIMS.c.game == TABLES.c.id, is_others)
    due = select(TABLES.c.id).where(TABLES.c.due_at <= now, ~is_held)
    return due.order_by(TABLES.c.due_at).limit(limit).with_for_update(skip_locked=True, key_share=True)


def give_up(connection: Connection, tables: Sequence[str], holder: int) -> None:
    """Let others see to some tables."""
    connection.execute(delete(CLAIMS).where(CLAIMS.c.game.in_(tables), CLAIMS.c.holder == holder))
