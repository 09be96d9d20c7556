"""What is due is seen to by one of several processes: by whoever claims it first, for as long as it lives."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import pytest
from sqlalchemy import text, update

from samedi.server.app import time_of
from samedi.server.cluster.claims import SharedClaims
from samedi.server.storage.claims import LEASE_MS, claim
from samedi.server.storage.database import engine_of
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.port import Life
from samedi.server.storage.schema import TABLES
from samedi.server.tables.server_time import ServerTime
from tests.server.test_journal import journal_at, new_table
from tests.services import Postgres

NOW = 1_000_000
TABLES_DUE = [f"t{number:02}" for number in range(30)]
AT_ONCE_S = 20  # for what waits for nobody, however slow the machine is


class Process(NamedTuple):
    """One of several, as far as claims go."""

    journal: DatabaseJournal
    time: ServerTime
    claims: SharedClaims


async def process(database: str, started: int) -> Process:
    """A process that lives from a moment on."""
    journal = journal_at(database)
    time = ServerTime(wall=lambda: started, elapsed=lambda: 0)
    await journal.keep_life(time.life)
    return Process(journal, time, SharedClaims(journal, time))


def with_processes(database: str, count: int, work: Callable[[Sequence[Process]], Awaitable[None]]) -> None:
    """Do something with some processes at whose tables something is due."""

    async def run() -> None:
        found = [await process(database, NOW + number) for number in range(count)]
        try:
            await asyncio.gather(*(found[0].journal.append([new_table(name)[1]]) for name in TABLES_DUE))
            with found[0].journal._engine.begin() as connection:
                connection.execute(update(TABLES).values(due_at=NOW))
            await work(found)
        finally:
            await asyncio.gather(*(each.journal.close() for each in found))

    asyncio.run(run())


async def somebody_waits(journal: DatabaseJournal) -> None:
    """Until a connection of the database waits for another one's transaction."""
    waits = text("select count(*) from pg_locks where not granted")
    async with asyncio.timeout(AT_ONCE_S):
        while True:
            with journal._engine.connect() as connection:
                if connection.execute(waits).scalar():
                    return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("count", [2, 5])
def test_of_several_who_want_a_table_one_gets_it_and_keeps_it(postgres: Postgres, count: int) -> None:
    async def work(processes: Sequence[Process]) -> None:
        for table in TABLES_DUE:
            got = await asyncio.gather(*(each.claims.take(table) for each in processes))
            assert sum(got) == 1, table
            again = await asyncio.gather(
                *(each.journal.claim(table, each.time.started, NOW) for each in processes)
            )
            assert again == got

    with_processes(postgres.new_database(), count, work)


@pytest.mark.parametrize("count", [2, 5])
def test_what_is_due_is_shared_out_so_that_each_is_done_once(postgres: Postgres, count: int) -> None:
    async def work(processes: Sequence[Process]) -> None:
        parts = await asyncio.gather(*(each.claims.due(NOW, len(TABLES_DUE)) for each in processes))
        assert sorted(table for part in parts for table in part) == TABLES_DUE
        later = [await each.claims.due(NOW, len(TABLES_DUE)) for each in processes]
        assert [sorted(part) for part in later] == [sorted(part) for part in parts], "what is ours is ours"

    with_processes(postgres.new_database(), count, work)


def test_processes_that_begin_in_the_same_moment_are_told_apart(postgres: Postgres) -> None:
    async def work(processes: Sequence[Process]) -> None:
        ahead = Life(started=NOW + 100, until=2**50)  # the clock was set back since then
        await processes[0].journal.keep_life(ahead)
        begun = [time_of(processes[0].journal._engine).started for _ in range(3)]
        assert begun == [ahead.until, ahead.until + 1, ahead.until + 2]

    with_processes(postgres.new_database(), 1, work)


def test_who_looks_for_what_is_due_waits_for_nobody(postgres: Postgres) -> None:
    async def work(processes: Sequence[Process]) -> None:
        engine = engine_of(database)
        with engine.begin() as connection:
            connection.execute(text("select id from tables where id < 't10' for update"))
            async with asyncio.timeout(AT_ONCE_S):
                assert sorted(await processes[0].claims.due(NOW, 100)) == TABLES_DUE[10:]
        engine.dispose()
        assert sorted(await processes[0].claims.due(NOW, 100)) == TABLES_DUE

    database = postgres.new_database()
    with_processes(database, 1, work)


def test_a_claim_lasts_as_long_as_its_process_is_heard_of(postgres: Postgres) -> None:
    async def work(processes: Sequence[Process]) -> None:
        one, other = (each.journal for each in processes)
        holder, heir = (each.time.started for each in processes)
        assert await one.claim("t00", holder, NOW)
        assert not await other.claim("t00", heir, NOW + LEASE_MS - 1)
        assert "t00" not in await other.claim_due(heir, NOW + LEASE_MS - 1, 100)
        await one.keep_life(Life(started=holder, until=NOW + 1_000))
        assert not await other.claim("t00", heir, NOW + LEASE_MS + 1)
        assert await other.claim("t00", heir, NOW + 1_000 + LEASE_MS)
        assert not await one.claim("t00", holder, NOW + 2)

    with_processes(postgres.new_database(), 2, work)


def test_claims_of_the_dead_are_free_though_the_living_have_others(postgres: Postgres) -> None:
    async def work(processes: Sequence[Process]) -> None:
        one, other = (each.journal for each in processes)
        dead, heir = (each.time.started for each in processes)
        later = NOW + 2 * LEASE_MS
        assert await one.claim("t00", dead, NOW)
        assert await one.claim("t01", dead, NOW)
        assert await other.claim("t02", heir, NOW)
        await other.keep_life(Life(started=heir, until=later))
        assert await other.claim("t00", heir, later)
        assert sorted(await other.claim_due(heir, later, 100)) == TABLES_DUE

    with_processes(postgres.new_database(), 2, work)


def test_a_first_claim_that_waits_for_another_one_sees_it(postgres: Postgres) -> None:
    async def work(processes: Sequence[Process]) -> None:
        one, other = processes
        with one.journal._engine.begin() as connection:
            assert claim(connection, ["t00"], one.time.started, NOW) == ["t00"]
            waiting = asyncio.create_task(other.journal.claim("t00", other.time.started, NOW))
            await somebody_waits(other.journal)
        assert not await waiting

    with_processes(postgres.new_database(), 2, work)


def test_what_is_given_up_is_anybodys_at_once(postgres: Postgres) -> None:
    async def work(processes: Sequence[Process]) -> None:
        one, other = (each.claims for each in processes)
        assert await one.take("t00")
        one.let_go("t00")
        await one.settle()
        assert await other.take("t00")
        assert not await one.take("t00")
        for table in await one.due(NOW, 100):
            one.let_go(table)
        await one.settle()
        assert sorted(await other.due(NOW, 100)) == TABLES_DUE

    with_processes(postgres.new_database(), 2, work)
