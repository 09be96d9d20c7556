"""The journal: in order, once, for good, many at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from samedi.server import storage
from samedi.server.storage.database import HEAD, engine_of, migrate
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.port import DailyEntry, DailyScore, KeyTaken, Member, SeqTaken, TableWrite
from samedi.server.storage.schema import METADATA
from samedi.server.storage.sealing import Sealing
from samedi.server.tables.opening import new_write, table_of
from samedi.server.tables.summary import summary_of
from samedi.table.commands import Create, Say
from samedi.table.events import AnyEvent, read_event
from samedi.table.table import Table
from tests.table.evening import CHEVALIER

SECRET = bytes(range(32))
SEALING = Sealing(bytes(32))


def journal_at(url: str) -> DatabaseJournal:
    engine = engine_of(url)
    migrate(engine, SEALING)
    return DatabaseJournal(engine, SEALING)


def with_journal(url: str, work: Callable[[DatabaseJournal], Awaitable[None]]) -> None:
    async def run() -> None:
        journal = journal_at(url)
        try:
            await work(journal)
        finally:
            await journal.close()

    asyncio.run(run())


def new_table(name: str) -> tuple[Table, TableWrite]:
    table = Table(CHEVALIER, name, SECRET)
    create = Create(key="create", game=CHEVALIER.name, name="Ada", options={"players": 2})
    events = done(table, create)
    return table, new_write(name, table, SECRET, events, [Member(name, "ada", "play")])


def done(table: Table, command: Any) -> list[AnyEvent]:
    events = table.decide(command, "ada", 1000 + 10_000 * table.seq)
    for event in events:
        table.apply(event)
    return events


def said(table: Table, key: str) -> TableWrite:
    events = done(table, Say(key=key, text="hello"))
    return TableWrite(table=table.memory.id, events=events, summary=summary_of(table))


def test_what_was_appended_is_read_again(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        table, write = new_table("t1")
        await journal.append([write])
        await journal.append([said(table, "one")])
        opened = await journal.open("t1")
        assert opened is not None
        assert table_of("t1", opened).snapshot() == table.snapshot()
        assert [event.seq for event in await journal.events("t1", 1, 10)] == [2]
        assert await journal.open("t2") is None
        assert await journal.role("t1", "ada") == "play"
        assert await journal.role("t1", "bob") is None
        assert [row.id for row in await journal.tables_of("ada", 10)] == ["t1"]

    with_journal(database, work)


def test_what_waits_together_is_committed_together(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        tables = [new_table(f"t{number}") for number in range(100)]
        await asyncio.gather(*(journal.append([write]) for _, write in tables))
        before = journal.transactions
        await asyncio.gather(*(journal.append([said(table, "k")]) for table, _ in tables))
        assert journal.transactions - before <= 5
        for table, _ in tables:
            assert len(await journal.events(table.memory.id, 0, 10)) == 2

    with_journal(database, work)


def test_of_two_who_write_the_same_number_one_wins_and_the_batch_goes_through(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        one, write = new_table("t1")
        other, _ = new_table("t1")
        third, third_page = new_table("t3")
        await journal.append([write])
        await journal.append([third_page])
        results = await asyncio.gather(
            journal.append([said(one, "a")]),
            journal.append([said(other, "b")]),
            journal.append([said(third, "c")]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), SeqTaken, type(None)]
        assert [event.key for event in await journal.events("t1", 1, 10)] == ["a"]
        assert len(await journal.events("t3", 0, 10)) == 2

    with_journal(database, work)


def test_two_processes_cannot_both_write_the_same_number(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        second = journal_at(database)
        one, write = new_table("t1")
        other, _ = new_table("t1")
        await journal.append([write])
        results = await asyncio.gather(
            journal.append([said(one, "a")]), second.append([said(other, "b")]), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "SeqTaken"]
        await second.close()

    with_journal(database, work)


def test_a_key_of_a_sender_is_good_once(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        table, write = new_table("t1")
        await journal.append([write])
        for number in range(40):  # the table itself remembers the latest 32
            await journal.append([said(table, f"k{number}")])
        with pytest.raises(KeyTaken) as caught:
            await journal.append([said(table, "k0")])
        assert caught.value.seq == 2

    with_journal(database, work)


def test_a_long_log_is_opened_from_its_snapshot(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        table, write = new_table("t1")
        await journal.append([write])
        for number in range(20):
            write = said(table, f"k{number}")
            snapshot = table.snapshot() if number == 15 else None
            await journal.append(
                [TableWrite(table="t1", events=write.events, summary=write.summary, snapshot=snapshot)]
            )
        opened = await journal.open("t1")
        assert opened is not None
        assert [read_event(payload).seq for payload in opened.events] == [18, 19, 20, 21]
        assert table_of("t1", opened).snapshot() == table.snapshot()

    with_journal(database, work)


def test_a_player_stays_a_player_and_a_deleted_table_is_gone(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        table, write = new_table("t1")
        await journal.append([write])
        await journal.admit(Member("t1", "bob", "watch"))
        assert await journal.role("t1", "bob") == "watch"
        await journal.admit(Member("t1", "bob", "play"))
        await journal.admit(Member("t1", "bob", "watch"))
        assert await journal.role("t1", "bob") == "play"
        await journal.delete("t1")
        assert await journal.open("t1") is None
        assert await journal.events("t1", 0, 10) == []
        assert await journal.role("t1", "bob") is None
        with pytest.raises(SeqTaken):
            await journal.append([said(table, "late")])

    with_journal(database, work)


def test_a_second_table_of_the_same_name_is_refused(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        await journal.append([new_table("t1")[1]])
        with pytest.raises(SeqTaken):
            await journal.append([new_table("t1")[1]])

    with_journal(database, work)


def begun(name: str, person: str, day: str = "2026-11-16") -> tuple[Table, TableWrite]:
    """A table at which somebody begins the game of a day."""
    table, write = new_table(name)
    entry = DailyEntry(day=day, game="solo", person=person, table=name, name=person.title(), begun_at=1)
    return table, msgspec.structs.replace(write, begins=entry)


def test_somebody_has_one_game_of_a_day_and_its_first_end_counts(database: str) -> None:
    async def ended(journal: DatabaseJournal, table: Table, score: int | None, at: int) -> None:
        write = said(table, f"bye-{at}")
        await journal.append([msgspec.structs.replace(write, scores=DailyScore(score, at))])

    async def work(journal: DatabaseJournal) -> None:
        people = ("ada", "bob", "cem", "dan")
        tables = [begun(f"daily-{person}", person) for person in people]
        for _, write in tables:
            await journal.append([write])
        with pytest.raises(SeqTaken):
            await journal.append([begun("daily-again", "ada")[1]])
        assert not await journal.has("daily-again")
        for (table, _), score, at in zip(tables, (4, 7, 9, None), (10, 20, 90, 30), strict=True):
            await ended(journal, table, score, at)
        await ended(journal, tables[0][0], 99, 40)
        best = await journal.dailies("2026-11-16", "solo", 50, 10)
        assert [(each.name, each.score) for each in best] == [("Bob", 7), ("Ada", 4)]
        given_up = await journal.daily_of("2026-11-16", "solo", "dan")
        assert given_up is not None
        assert (given_up.score, given_up.ended_at) == (None, 30)
        await journal.append([begun("daily-later", "ada", "2027-03-01")[1]])
        assert await journal.daily_of("2026-11-16", "solo", "ada") is None

    with_journal(database, work)


def test_closing_stores_what_is_queued(database: str) -> None:
    async def run() -> None:
        journal = journal_at(database)
        writes = [new_table(f"t{number}")[1] for number in range(50)]
        waiting = [asyncio.ensure_future(journal.append([write])) for write in writes]
        await asyncio.sleep(0)
        await journal.close()
        await asyncio.gather(*waiting)

    asyncio.run(run())
    engine = engine_of(database)
    with engine.connect() as connection:
        assert connection.execute(text("select count(*) from tables")).scalar() == 50
    engine.dispose()


def test_a_file_is_kept_safe(tmp_path: Path) -> None:
    engine = engine_of(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2
    engine.dispose()


def test_the_database_is_as_the_program_describes_it(database: str) -> None:
    engine = engine_of(database)
    migrate(engine, SEALING)
    migrate(engine, SEALING)
    assert ScriptDirectory(str(Path(storage.__file__).parent / "migrations")).get_current_head() == HEAD
    found = inspect(engine)
    for name, described in METADATA.tables.items():
        assert {column["name"] for column in found.get_columns(name)} == set(described.columns.keys())
        assert found.get_pk_constraint(name)["constrained_columns"] == [
            each.name for each in described.primary_key
        ]
    assert found.get_unique_constraints("events")[0]["column_names"] == ["game", "sender", "key"]
    engine.dispose()
