"""The spoken codes of tables: one each, good for a day and as long as the game has not begun."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from samedi.server.storage.port import KeptCode, SeqTaken
from samedi.server.storage.schema import CODES, TABLES

OPEN_STAGE = "lobby"


def keep_code(connection: Connection, code: KeptCode, now: int, former: bytes | None) -> None:
    """Keep a new code in the place of a former one; another that is still good stands in the way."""
    connection.execute(delete(CODES).where(CODES.c.until <= now))
    if former is not None:
        connection.execute(delete(CODES).where(CODES.c.game == code.table, CODES.c.tag == former))
    taken = select(CODES.c.game).where((CODES.c.game == code.table) | (CODES.c.tag == code.tag))
    if connection.execute(taken).first() is not None:
        raise SeqTaken
    connection.execute(insert(CODES).values(game=code.table, tag=code.tag, until=code.until))


def end_code(connection: Connection, table: str) -> None:
    """Make the code of a table void."""
    connection.execute(delete(CODES).where(CODES.c.game == table))


def code_of(connection: Connection, table: str) -> KeptCode | None:
    """The code that is kept of a table."""
    row = connection.execute(select(CODES).where(CODES.c.game == table)).mappings().first()
    return None if row is None else KeptCode(row["game"], row["tag"], row["until"])


def table_of_code(connection: Connection, tags: Sequence[bytes], now: int) -> str | None:
    """The table with a code that is good now; one question, whether there is one or not."""
    query = (
        select(CODES.c.game)
        .join(TABLES, TABLES.c.id == CODES.c.game)
        .where(CODES.c.tag.in_(tags), CODES.c.until > now, TABLES.c.stage == OPEN_STAGE)
    )
    found: str | None = connection.execute(query).scalar()
    return found
