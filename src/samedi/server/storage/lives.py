"""When servers lived, as the database keeps it."""

from sqlalchemy import Connection, Engine, select, update
from sqlalchemy.dialects.postgresql import insert

from samedi.server.storage.port import Life
from samedi.server.storage.schema import LIVES

MOST_LIVES = 1_000  # what was before them counts as lost


def read_lives(engine: Engine) -> list[Life]:
    """The latest lives."""
    query = select(LIVES.c.started, LIVES.c.until).order_by(LIVES.c.started.desc()).limit(MOST_LIVES)
    with engine.connect() as connection:
        return [Life(started=row.started, until=row.until) for row in connection.execute(query)]


def begin_life(engine: Engine, started: int) -> int:
    """Begin a life at a moment, or at the next at which no other has begun: by it a process is known."""
    while True:
        with engine.begin() as connection:
            begun = insert(LIVES).values(started=started, until=started).on_conflict_do_nothing()
            if connection.execute(begun.returning(LIVES.c.started)).scalar() is not None:
                return started
        started += 1


def keep_life(connection: Connection, life: Life) -> None:
    """Note until when a server has lived."""
    changed = connection.execute(
        update(LIVES).where(LIVES.c.started == life.started).values(until=life.until)
    )
    if changed.rowcount == 0:
        connection.execute(insert(LIVES).values(started=life.started, until=life.until))
