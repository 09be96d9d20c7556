"""When servers lived, as the database keeps it."""

from sqlalchemy import Connection, Engine, insert, select, update

from samedi.server.storage.port import Life
from samedi.server.storage.schema import LIVES

MOST_LIVES = 1_000  # what was before them counts as lost


def read_lives(engine: Engine) -> list[Life]:
    """The latest lives."""
    query = select(LIVES.c.started, LIVES.c.until).order_by(LIVES.c.started.desc()).limit(MOST_LIVES)
    with engine.connect() as connection:
        return [Life(started=row.started, until=row.until) for row in connection.execute(query)]


def keep_life(connection: Connection, life: Life) -> None:
    """Note until when a server has lived."""
    changed = connection.execute(
        update(LIVES).where(LIVES.c.started == life.started).values(until=life.until)
    )
    if changed.rowcount == 0:
        connection.execute(insert(LIVES).values(started=life.started, until=life.until))
