"""The connection to the database, and its migrations."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, ProgrammingError

from samedi.core.errors import SamediError
from samedi.core.folders import is_open_to_others, touch_private
from samedi.core.message import Message
from samedi.server.operation import log
from samedi.server.storage.sealing import Sealing
from samedi.words import typed

SQLITE, POSTGRESQL = "sqlite", "postgresql"
DRIVERS = (SQLITE, "sqlite+pysqlite", POSTGRESQL, "postgresql+psycopg")
HEAD = "0011"  # the newest of the migrations
FORMS = {f"{number:04}" for number in range(1, int(HEAD) + 1)}
UNSEALED = ("0001", "0002")  # when secrets were stored as they are
BUSY_MS = 10_000  # how long to wait for another process that writes
CONNECT_S = 5  # how long PostgreSQL may take to let somebody in
MIGRATING = 0x5A3ED1  # the number of the advisory lock under which PostgreSQL's form is changed
PASSING = ("08", "40", "57P")  # lines, races and restarts, as PostgreSQL calls them


class BadDatabase(SamediError):
    """The database cannot be used: where it is, who may use it, or what is in it."""


def engine_of(url: str) -> Engine:
    """The database at an address; what SQLite needs to be safe is set for every connection."""
    address = address_of(url)
    if address.get_backend_name() == POSTGRESQL:
        return _postgresql(address)
    engine = create_engine(address)
    _keep_private(engine.url.database)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def address_of(url: str) -> URL:
    """An address of a kind of database that is known here."""
    with suppress(ArgumentError, ValueError):
        address = make_url(url)
        if address.drivername in DRIVERS:
            return address
    raise BadDatabase(Message("server-database-unknown"))


def _postgresql(address: URL) -> Engine:
    """A PostgreSQL that answers and lets us in."""
    try:
        engine = create_engine(address, connect_args={"connect_timeout": CONNECT_S})
        engine.connect().close()
    except ImportError:
        raise BadDatabase(Message("server-needs-cluster")) from None
    except ProgrammingError:  # an option that PostgreSQL does not know
        raise BadDatabase(Message("server-database-unknown")) from None
    except (DBAPIError, ValueError) as error:
        raise BadDatabase(_no_way_in(address, str(getattr(error, "orig", error)))) from None
    return engine


def _no_way_in(address: URL, told: str) -> Message:
    """Why PostgreSQL cannot be used; what it says itself if it answers at all."""
    place = typed(f"{address.host or 'localhost'}:{address.port or 5432}")
    refused = told.partition("FATAL:")[2].strip().partition("\n")[0]
    if refused:
        return Message("server-database-refused", {"place": place, "error": typed(refused)})
    return Message("server-database-away", {"place": place})


def reading(engine: Engine) -> Engine:
    """The same database for single questions."""
    if engine.dialect.name == SQLITE:
        return engine.execution_options(samedi_reads=True)
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def reading_together(engine: Engine) -> Engine:
    """The same database for several questions about one moment."""
    if engine.dialect.name == SQLITE:
        return engine.execution_options(samedi_reads=True)
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def may_pass(error: Exception) -> bool:
    """Whether the same may go well in a moment: PostgreSQL restarts, or two were in each other's way."""
    if not isinstance(error, DBAPIError) or not hasattr(error.orig, "sqlstate"):
        return False
    state: str | None = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or (
        isinstance(error, OperationalError) and (state is None or state.startswith(PASSING))
    )


class KeptLine:
    """One connection for one transaction after the other; what breaks it is not met a second time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Give the connection back; the next transaction gets another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def clock_of(engine: Engine) -> int:
    """What time it is for everybody who shares a PostgreSQL, in ms."""
    with engine.connect() as connection:
        now = text("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
        return int(connection.execute(now).scalar_one())


def _keep_private(file: str | None) -> None:
    """Let nobody else read hands and secrets; what SQLite makes beside the file is as open as the file."""
    if file and file != ":memory:" and not file.startswith("file:"):
        touch_private(Path(file))
        if is_open_to_others(Path(file)):
            log.warning("database-open-to-others", file=file)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = (
        None  # transactions begin where this program says, not where the driver guesses
    )
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MS}",
        "journal_size_limit=8388608",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Any) -> None:
    is_reading = connection.get_execution_options().get("samedi_reads", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


def migrate(engine: Engine, sealing: Sealing) -> None:
    """Bring the database to the form that this program knows."""
    before = version_of(engine)
    if before == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - it takes a while, and is rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        _be_the_only_one(connection)
        config.attributes["connection"] = connection
        config.attributes["sealing"] = sealing
        command.upgrade(config, "head")
    if before in UNSEALED and engine.dialect.name == SQLITE:
        _forget_what_was_there(engine)


def _be_the_only_one(connection: Connection) -> None:
    """Of several who begin at once one changes the form; the others find that it was done."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))


def _forget_what_was_there(engine: Engine) -> None:
    """Write the whole file anew, for SQLite leaves what was changed in pages that are free."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("VACUUM").close()
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
    finally:
        connection.close()


def version_of(engine: Engine) -> str | None:
    """The form of the database, if it has one; a form that is not known here is refused."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    if found is not None and found not in FORMS:
        raise BadDatabase(Message("server-database-newer", {"found": found, "expected": HEAD}))
    return found
