"""Who has played the game of a day, and what came of it; one game a person a day."""

from datetime import date, timedelta

from msgspec import structs
from sqlalchemy import Connection, delete, insert, select, update

from samedi.server.storage.port import DailyEntry, DailyScore
from samedi.server.storage.schema import DAILIES

KEPT_DAYS = 60
_ENTRIES = select(*(DAILIES.c[name] for name in DailyEntry.__struct_fields__))


def begin_daily(connection: Connection, entry: DailyEntry) -> None:
    """Note who begins; days long ago are forgotten."""
    oldest = date.fromisoformat(entry.day) - timedelta(days=KEPT_DAYS)
    connection.execute(delete(DAILIES).where(DAILIES.c.day < oldest.isoformat()))
    connection.execute(insert(DAILIES).values(structs.asdict(entry)))


def score_daily(connection: Connection, table: str, score: DailyScore) -> None:
    """Note what came of it; the first end counts."""
    where = (DAILIES.c.table == table, DAILIES.c.ended_at.is_(None))
    connection.execute(update(DAILIES).where(*where).values(score=score.score, ended_at=score.at))


def dailies(connection: Connection, day: str, game: str, before: int, limit: int) -> list[DailyEntry]:
    """The games of a day that were played to their end before a time, the best first."""
    where = (DAILIES.c.day == day, DAILIES.c.game == game, DAILIES.c.score.is_not(None))
    counted = _ENTRIES.where(*where, DAILIES.c.ended_at < before)
    best_first = counted.order_by(DAILIES.c.score.desc(), DAILIES.c.ended_at).limit(limit)
    return [DailyEntry(**row) for row in connection.execute(best_first).mappings()]


def daily_of(connection: Connection, day: str, game: str, person: str) -> DailyEntry | None:
    """Somebody's game of a day."""
    where = (DAILIES.c.day == day, DAILIES.c.game == game, DAILIES.c.person == person)
    row = connection.execute(_ENTRIES.where(*where)).mappings().first()
    return None if row is None else DailyEntry(**row)
