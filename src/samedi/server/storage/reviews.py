"""What was found out about finished games, kept with their tables."""

from sqlalchemy import Connection, delete, exists, insert, select

from samedi.server.storage.schema import REVIEWS, TABLES


def keep_review(connection: Connection, table: str, payload: bytes) -> None:
    """Keep a review in the place of an earlier one, unless its table is gone."""
    connection.execute(delete(REVIEWS).where(REVIEWS.c.game == table))
    if connection.execute(select(exists().where(TABLES.c.id == table))).scalar():
        connection.execute(insert(REVIEWS).values(game=table, payload=payload))


def review_of(connection: Connection, table: str) -> bytes | None:
    """The review of a table."""
    found: bytes | None = connection.execute(
        select(REVIEWS.c.payload).where(REVIEWS.c.game == table)
    ).scalar()
    return found
