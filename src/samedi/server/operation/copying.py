"""All games from one database to another: in one transaction, and compared before it is committed."""

import hashlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, Table, func, insert, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from samedi.core.errors import SamediError, system_reason
from samedi.core.message import Message
from samedi.server.storage.database import HEAD, engine_of, migrate, reading_together, version_of
from samedi.server.storage.lock import alone_with, file_of
from samedi.server.storage.schema import METADATA
from samedi.server.storage.sealing import Sealing
from samedi.words import typed

ROWS = 1_000  # at a time
FILE = "samedi.db"


class CannotCopy(SamediError):
    """One of the two is not there, not empty, or of another form."""


def url_of(named: str) -> str:
    """The address of a database that is named by itself, by its file or by its folder."""
    if "://" in named:
        return named
    path = Path(named).expanduser()
    return f"sqlite:///{path / FILE if path.is_dir() else path}"


def copy(source: str, target: str) -> dict[str, int]:
    """Copy everything, and say how many rows of each table; nothing is kept if anything differs."""
    require_games(source)
    with ExitStack() as held:
        from_there = _opened(source, held)
        _require_form(from_there)
        to_there = _opened(target, held)
        with _told_of(target):
            migrate(to_there, Sealing(bytes(32)))  # nothing is sealed in an empty database
            return _copied(from_there, to_there)


def _opened(url: str, held: ExitStack) -> Engine:
    """A database that no server uses meanwhile, and whose form is known here."""
    with _told_of(url):
        held.enter_context(alone_with(url))
        engine = engine_of(url)
        held.callback(engine.dispose)
        version_of(engine)
    return engine


@contextmanager
def _told_of(url: str) -> Iterator[None]:
    """Say in a sentence what is wrong with a database."""
    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        told = system_reason(getattr(error, "orig", error)).strip().partition("\n")[0]
        raise CannotCopy(Message("server-bad-data", {"folder": place_of(url), "error": told})) from None


def require_games(url: str) -> None:
    """Refuse a file that is not there: to look for games must not make an empty one."""
    path = file_of(url)
    if path is not None and not path.is_file():
        raise CannotCopy(Message("server-database-missing", {"place": typed(str(path))}))


def _require_form(engine: Engine) -> None:
    if version_of(engine) != HEAD:
        raise CannotCopy(
            Message("server-database-older", {"place": typed(place_of(engine.url)), "expected": HEAD})
        )


def _copied(source: Engine, target: Engine) -> dict[str, int]:
    counts = {}
    with reading_together(source).begin() as reading, target.begin() as writing:
        for table in METADATA.sorted_tables:
            if writing.execute(select(func.count()).select_from(table)).scalar_one():
                raise CannotCopy(Message("server-database-taken", {"place": typed(place_of(target.url))}))
            counts[table.name] = _copy_table(reading, writing, table)
            if digest(reading, table) != digest(writing, table):
                raise CannotCopy(Message("server-copy-differs", {"name": typed(table.name)}))
    return counts


def _copy_table(reading: Connection, writing: Connection, table: Table) -> int:
    count = 0
    for rows in chunks(reading, table):
        writing.execute(insert(table), rows)
        count += len(rows)
    return count


def chunks(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    """The rows of a table, some at a time."""
    found = connection.execute(select(table).execution_options(yield_per=ROWS))
    yield from ([dict(row) for row in part] for part in found.mappings().partitions(ROWS))


def digest(connection: Connection, table: Table) -> str:
    """By which equal contents are known, in whatever order a database sorts."""
    total = 0
    for rows in chunks(connection, table):
        for row in rows:
            line = repr([_plain(row[column.name]) for column in table.columns]).encode()
            total += int.from_bytes(hashlib.sha256(line).digest())
    return f"{total % 2**256:064x}"


def _plain(value: object) -> object:
    return bytes(value) if isinstance(value, memoryview | bytearray) else value


def place_of(address: URL | str) -> str:
    """A database, without its password."""
    return make_url(address).render_as_string(hide_password=True)
