"""A copy of all games while people play: SQLite's own online backup, checked before it gets its name."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from samedi.core.errors import SamediError, system_reason
from samedi.core.folders import ONLY_MINE, touch_private
from samedi.core.message import Message
from samedi.server.operation.config import Config
from samedi.server.storage.lock import file_of
from samedi.words import typed

PAGES = 256  # copied at a time, so that whoever writes waits for a moment only


class CannotBackUp(SamediError):
    """There is nothing to copy, or no place for it."""


def back_up(config: Config, target: Path) -> int:
    """Copy the database; how many tables it has."""
    source = file_of(config.database_url)
    if source is None:
        raise CannotBackUp(Message("server-backup-other"))
    if not source.is_file():
        raise CannotBackUp(Message("server-database-missing", {"place": typed(str(source))}))
    if target.exists():
        raise CannotBackUp(Message("server-backup-there", {"file": typed(str(target))}))
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        count = _copied(source, unfinished)
        os.link(unfinished, target)  # it fails if somebody else was quicker
    except (OSError, sqlite3.Error) as error:
        raise CannotBackUp(
            Message("server-bad-data", {"folder": str(target.parent), "error": system_reason(error)})
        ) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def _copied(source: Path, target: Path) -> int:
    target.unlink(missing_ok=True)
    touch_private(target)
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing, pages=PAGES)
        writing.execute("PRAGMA journal_mode=DELETE")
        found = writing.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        count = int(writing.execute("SELECT count(*) FROM tables").fetchone()[0])
    target.chmod(ONLY_MINE)
    with target.open("rb") as file:
        os.fsync(file.fileno())
    return count
