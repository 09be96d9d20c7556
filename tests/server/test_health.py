"""`/healthz` says in a word what does not work, and says ok again by itself."""

import asyncio
import errno
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from samedi.server.app import Application
from samedi.server.operation import health
from samedi.server.operation.health import reason_of
from samedi.server.tables import sweep
from tests.server.secret_evening import Subscriber, serving
from tests.server.test_registry import new_session

PATIENCE_S = 60


@pytest.fixture(autouse=True)
def _ask_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PROBE_EVERY_S", 0.0)


def engine_of(application: Application) -> Engine:
    found: Engine = application.registry.journal._engine  # type: ignore[attr-defined]
    return found


@contextmanager
def for_each_write(engine: Engine, statement: str) -> Iterator[None]:
    """Let SQLite refuse what is written for a while, by one of its own settings."""

    def before(connection: Any) -> None:
        if not connection.get_execution_options().get("samedi_reads"):
            connection.exec_driver_sql(statement)

    event.listen(engine, "begin", before)
    try:
        yield
    finally:
        event.remove(engine, "begin", before)
        engine.dispose()  # the setting is the connection's


async def said(url: str, *words: str) -> None:
    """Wait until the server says something."""
    deadline = time.monotonic() + PATIENCE_S
    async with httpx.AsyncClient() as http:
        while True:
            answer = await http.get(f"{url}/healthz")
            if answer.text.split() == list(words):
                assert answer.status_code == (200 if words == ("ok",) else 503)
                return
            assert time.monotonic() < deadline, answer.text
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("setting", "word"),
    [("PRAGMA query_only=ON", "read-only"), ("PRAGMA max_page_count=1", "disk-full")],
)
def test_a_database_that_takes_nothing_is_told_of_until_it_does(
    tmp_path: Path, setting: str, word: str
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            await new_session(application.registry, "t")
            ada = Subscriber(application, url, "t", "ada")
            await ada.connect()
            await said(url, "ok")
            with for_each_write(engine_of(application), setting):
                await ada.say(saying("a" * 400, 0))
                answer = await ada.answer()
                while answer["type"] != "failed":  # there may be room on the last page
                    await ada.say(saying("a" * 400, int(answer["seq"])))
                    answer = await ada.answer()
                assert reason_of(application.registry.journal.trouble) == word  # type: ignore[attr-defined]
                if word == "read-only":
                    await said(url, word)
            await said(url, "ok")
            await ada.say({"type": "command", "command": {"type": "rename", "key": "r", "name": "Ada Too"}})
            assert (await ada.answer())["type"] == "accepted"
            await ada.close()

    asyncio.run(run())


def saying(name: str, number: int) -> dict[str, Any]:
    return {
        "type": "command",
        "command": {"type": "rename", "key": f"k{number}", "name": f"{name[:20]}{number}"},
    }


def test_a_sweep_that_is_dead_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "SWEEP_S", 0.01)

    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            await said(url, "ok")
            await application.registry.sweep.stop()
            await said(url, "sweep")
            application.registry.sweep.begin()
            await said(url, "ok")

    asyncio.run(run())


def test_a_write_that_never_ends_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            await new_session(application.registry, "t")
            await said(url, "ok")
            monkeypatch.setattr(health, "STUCK_S", 0.3)
            other = sqlite3.connect(tmp_path / "samedi.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            ada = Subscriber(application, url, "t", "ada")
            await ada.connect()
            await ada.say(saying("Ada", 0))
            await said(url, "database")
            other.execute("ROLLBACK")
            assert (await ada.answer())["type"] == "accepted"
            await said(url, "ok")
            other.close()
            await ada.close()

    asyncio.run(run())


def test_nothing_is_tried_while_writes_succeed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (application, url):
            journal: Any = application.registry.journal
            await new_session(application.registry, "t")
            probe, tried = journal.probe, list[int]()

            async def counted() -> None:
                tried.append(1)
                await probe()

            monkeypatch.setattr(journal, "probe", counted)
            for _ in range(5):
                await said(url, "ok")
            assert tried == []
            monkeypatch.setattr(health, "TRUSTED_S", 0.0)  # nobody has written for long
            monkeypatch.setattr(health, "PROBE_EVERY_S", 3600.0)
            for _ in range(5):
                await said(url, "ok")
            assert tried == [1]
            assert await journal.open("~") is None

    asyncio.run(run())


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (OSError(errno.ENOSPC, "full"), "disk-full"),
        (OSError(errno.EROFS, "read only"), "read-only"),
        (OSError(errno.EACCES, "no"), "database"),
        (TimeoutError(), "database"),
        (OperationalError("", {}, OSError(errno.ENOSPC, "full")), "disk-full"),
    ],
)
def test_errors_have_a_word(error: Exception, word: str) -> None:
    assert reason_of(error) == word
