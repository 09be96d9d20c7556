"""The connection to the database, and its migrations."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.exc import DatabaseError

from samedi.core.folders import is_open_to_others, touch_private
from samedi.server.operation import log
from samedi.server.storage.sealing import Sealing

SQLITE = "sqlite"
HEAD = "0006"  # the newest of the migrations
UNSEALED = ("0001", "0002")  # when secrets were stored as they are
BUSY_MS = 10_000  # how long to wait for another process that writes


def engine_of(url: str) -> Engine:
    """The database at an address; what SQLite needs to be safe is set for every connection."""
    engine = create_engine(url)
    if engine.dialect.name == SQLITE:
        _keep_private(engine.url.database)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


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
    before = _version(engine)
    if before == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - it takes a while, and is rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        config.attributes["sealing"] = sealing
        command.upgrade(config, "head")
    if before in UNSEALED and engine.dialect.name == SQLITE:
        _forget_what_was_there(engine)


def _forget_what_was_there(engine: Engine) -> None:
    """Write the whole file anew, for SQLite leaves what was changed in pages that are free."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("VACUUM").close()
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
    finally:
        connection.close()


def _version(engine: Engine) -> str | None:
    """The form of the database, if it has one."""
    try:
        with engine.connect() as connection:
            found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    except DatabaseError:  # an empty one
        return None
    return found
