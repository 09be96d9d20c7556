"""Old tables leave: each is written as a file that is read again before anything is forgotten."""

import os
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, delete, select

from samedi.core.errors import SamediError
from samedi.core.folders import make_private, write_whole
from samedi.core.message import Message
from samedi.games import game as game_named
from samedi.server.files.exports import completed
from samedi.server.files.studies import written
from samedi.server.gate import keys
from samedi.server.gate.tokens import Signer
from samedi.server.operation.config import Config
from samedi.server.operation.copying import require_games
from samedi.server.operation.house import UNUSABLE, bad_data, require_database
from samedi.server.storage.database import engine_of, migrate, version_of
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.lock import file_of
from samedi.server.storage.schema import STUDIES, TABLES
from samedi.server.storage.sealing import Sealing, load_sealing
from samedi.server.storage.study_port import KeptStudy
from samedi.server.tables.opening import Unreadable, open_table
from samedi.server.work.pool import WorkPool
from samedi.table.events import AnyEvent, read_event
from samedi.table.study import Node, Start
from samedi.table.study_file import bare_file
from samedi.table.table import Table
from samedi.words import typed

PATIENCE_S = 120  # for what one table needs to be opened


class LoggedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table whose game was never finished, as it was left."""

    format: str = "samedi-log"
    id: str
    game: str
    rules: int
    events: list[AnyEvent]
    signature: str | None = None


class Tidied(msgspec.Struct):
    """What became of old tables."""

    left: int = 0
    kept: int = 0
    """Those that could not be opened or written: they stay."""
    studies: int = 0
    """Studies without a name that have left."""


async def tidy(config: Config, before: int, folder: Path) -> Tidied:
    """Write every table that nobody has touched since then as a file, and forget it."""
    engine, sealing, signer = _opened(config)
    _require_writable(folder)
    old = select(TABLES.c.id, TABLES.c.at).where(TABLES.c.at < before).order_by(TABLES.c.at)
    with engine.connect() as connection:
        found = [(row.id, row.at) for row in connection.execute(old)]
    journal, work = DatabaseJournal(engine, sealing), WorkPool(PATIENCE_S)
    tidied = Tidied()
    try:
        for name, at in found:
            data = await _file_of(journal, work, signer, name)
            if data is None or not _is_safe(folder / f"samedi-{name}.json", data):
                tidied.kept += 1
                continue
            with engine.begin() as connection:  # one that was touched meanwhile stays
                gone = connection.execute(delete(TABLES).where(TABLES.c.id == name, TABLES.c.at == at))
            tidied.left += gone.rowcount
        for code in await journal.studies.unnamed(before):
            study = await journal.studies.by_code(code)
            if study is None or not _is_written(*study, signer, folder):
                tidied.kept += 1
                continue
            with engine.begin() as connection:
                is_it = (STUDIES.c.id == code, STUDIES.c.at == study[0].at)
                tidied.studies += connection.execute(delete(STUDIES).where(*is_it)).rowcount
    finally:
        await work.close()
        await journal.close()
    return tidied


def _opened(config: Config) -> tuple[Engine, Sealing, Signer]:
    """A house that is there: to tidy up must not make one."""
    require_games(config.database_url)
    require_database(config)
    try:
        for needed in (
            () if file_of(config.database_url) else (config.folder / keys.FILE, config.seal_key_file)
        ):
            needed.stat()  # a database elsewhere may have its keys elsewhere too
        engine = engine_of(config.database_url)
        version_of(engine)  # one that cannot be used gets no keys
        sealing, signer = load_sealing(config.seal_key_file), Signer(keys.load(config.folder))
        migrate(engine, sealing)
    except UNUSABLE as error:
        raise bad_data(config, error) from None
    return engine, sealing, signer


def _require_writable(folder: Path) -> None:
    try:
        make_private(folder)
        touch = folder / ".writing"
        touch.touch()
        touch.unlink()
    except OSError as error:
        told: dict[str, str | int] = {"name": typed(str(folder)), "error": str(error.strerror)}
        raise SamediError(Message("file-unwritable", told)) from None


def _is_written(kept: KeptStudy, nodes: list[Node], signer: Signer, folder: Path) -> bool:
    """Write the file of a study, whatever rules it follows."""
    start = msgspec.json.decode(kept.start, type=Start)
    data = written(bare_file(start, nodes, kept.name, kept.comment), signer)
    return _is_safe(folder / f"samedi-study-{kept.read}.json", data)


async def _file_of(journal: DatabaseJournal, work: WorkPool, signer: Signer, name: str) -> bytes | None:
    """The signed file of a table: the game if it was finished, else its log."""
    try:
        opened = await open_table(journal, work, name)
    except (Unreadable, SamediError):
        return None
    if opened is None:
        return None
    table: Table = opened.table
    if table.memory.stage == "over" and table.memory.taught is None:
        vouches = None if table.memory.vouched is False else signer
        return completed(game_named(table.memory.game), table.export(), vouches)
    return await _log_of(journal, signer, name, table)


async def _log_of(journal: DatabaseJournal, signer: Signer, name: str, table: Table) -> bytes:
    stored: Any = await journal.open(name, from_start=True)
    events = [read_event(payload) for payload in stored.events]
    log = LoggedTable(id=name, game=table.memory.game, rules=table.memory.rules, events=events)
    signature = signer.signature(msgspec.json.encode(log, order="sorted"))
    return msgspec.json.encode(msgspec.structs.replace(log, signature=signature))


def _is_safe(path: Path, data: bytes) -> bool:
    """Write a file, and whether it can be read again and will be there after a power cut."""
    try:
        write_whole(path, data)
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
        return path.read_bytes() == data
    except OSError:
        return False
