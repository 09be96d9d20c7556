"""What several processes cost and bring: `python -m bench.cluster`.

The same games at full speed on SQLite, on PostgreSQL (durable), and at two processes on PostgreSQL
and Redis, where the two people of each table are at different ones; how soon one process hears of the other,
and what a thinker adds to a search. All shares the machine with those who measure.
"""

import asyncio
import contextlib
import itertools
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from bench.seats import Heard, Seat
from bench.server import SETTINGS, free_port, play, processor_s, seats_at, spread, when_ready
from samedi.bots.protocol import GetReady, Search, Searched
from samedi.core.game import SPECTATOR
from samedi.core.processes.pool import Pool
from samedi.core.record import to_bytes
from samedi.games import game
from samedi.server.cluster.link import RedisLink
from samedi.server.cluster.thinking import Thinkers
from samedi.server.operation.ending import end
from tests import services
from tests.processes import descendants

TABLES, BUSY_S = 48, 5.0
CALM_TABLES, CALM_S = 20, 10.0
SEARCHES = 60
GAME = "chevalier_noir"
FEW = 50  # what is less has two places behind the point
WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
TRANSACTIONS = "select xact_commit from pg_stat_database where datname = current_database()"
STATEMENTS = """select coalesce(sum(calls), 0) from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())"""
Asking = psycopg.Connection[Any]
Gauge = Callable[[], float]


class Process(NamedTuple):
    """A server that runs."""

    url: str
    pid: int


def main() -> None:
    """Measure everything and print it as a table."""
    print("| what | measured |\n|---|---|")
    for what, measured in itertools.chain(alone(), shared()):
        print(f"| {what} | {measured} |", flush=True)


@contextlib.contextmanager
def serving(folder: Path, count: int, **settings: str) -> Iterator[list[Process]]:
    """Some servers with one folder."""
    started, urls = list["subprocess.Popen[bytes]"](), list[str]()
    try:
        for _ in range(count):
            port = str(free_port())
            command = ("serve", "--port", port, "--data", str(folder), "--no-browser")
            process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", "samedi.cli", *command],
                env={**os.environ, **SETTINGS, **settings},
                stdout=subprocess.DEVNULL,
            )
            started.append(process)
            urls.append(when_ready(f"http://127.0.0.1:{port}"))
        yield [Process(url, process.pid) for url, process in zip(urls, started, strict=True)]
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait()


def alone() -> Iterator[tuple[str, str]]:
    """One process on SQLite."""
    with tempfile.TemporaryDirectory() as name, serving(Path(name), 1) as servers:
        files = list(Path(name).glob("samedi.db*"))
        gauges = {"bytes on disk": lambda: sum(each.stat().st_size for each in files if each.exists())}
        yield from busy("SQLite, one process", servers, gauges)


def shared() -> Iterator[tuple[str, str]]:
    """One and two processes on PostgreSQL, the bell, and a thinker."""
    with services.postgres(is_durable=True) as postgres, services.redis() as redis:
        for count in (1, 2):
            database = postgres.new_database()
            with (
                tempfile.TemporaryDirectory() as name,
                serving(Path(name), count, SAMEDI_DATABASE=database, SAMEDI_REDIS=redis.url) as servers,
                psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as asking,
            ):
                asking.execute("create extension pg_stat_statements")
                gauges: dict[str, Gauge] = {
                    "ms of processor at PostgreSQL": partial(family_ms, postgres.process.pid),
                    "ms of processor at Redis": lambda: 1000 * processor_s(redis.process.pid),
                    "bytes in PostgreSQL's log": partial(asked, asking, WRITTEN),
                    "transactions": partial(asked, asking, TRANSACTIONS),
                    "statements": partial(asked, asking, STATEMENTS),
                }
                title = f"PostgreSQL, {count} process{'es' if count > 1 else ''}"
                yield from busy(title, servers, gauges)
                if count > 1:
                    yield from woken(servers)
        yield from thought(redis.url)


def asked(asking: Asking, question: str) -> float:
    """A number that PostgreSQL knows about itself."""
    asking.execute("select pg_stat_force_next_flush()")
    found = asking.execute(question).fetchone()
    assert found
    return float(found[0])


def family_ms(pid: int) -> float:
    """How long a process and those it started have computed."""
    return 1000 * sum(map(processor_s, [pid, *descendants(pid)]))


def busy(title: str, servers: Sequence[Process], more: Mapping[str, Gauge]) -> Iterator[tuple[str, str]]:
    """As many moves as there can be; the two of a table at different processes where there are two."""
    seats = seats_at(servers[0].url, TABLES)
    for number, seat in enumerate(seats):
        seat.url = servers[number % len(servers)].url
    gauges: dict[str, Gauge] = {
        "ms of processor": lambda: 1000 * sum(processor_s(each.pid) for each in servers),
        "bytes on the wire": lambda: sum(seat.carried for seat in seats),
        **more,
    }
    before = {what: gauge() for what, gauge in gauges.items()}
    took = asyncio.run(play(seats, BUSY_S, 0.0))
    latencies = sorted(each for seat in seats for each in seat.latencies)
    moves = len(latencies)
    yield f"{title}, {TABLES} games at full speed", f"{moves / took:,.0f} moves/s, {spread(latencies)}"
    costs = {what: (gauge() - before[what]) / moves for what, gauge in gauges.items()}
    yield (
        f"{title}, a move",
        ", ".join(f"{cost:,.{2 * (cost < FEW)}f} {what}" for what, cost in costs.items()),
    )


class Listener(Seat):
    """Somebody who notes when each event was heard."""

    heard_at: dict[int, float]

    def _hear(self, message: Heard) -> None:
        super()._hear(message)
        now = time.perf_counter()
        if message.answer is not None:
            self.heard_at.setdefault(-message.answer.seq, now)
        if message.patch is not None:
            self.heard_at.setdefault(message.patch.seq, now)


def woken(servers: Sequence[Process]) -> Iterator[tuple[str, str]]:
    """From the answer to who moved until the other, at the other process, hears of it."""
    seats = seats_at(servers[0].url, CALM_TABLES)
    for number, seat in enumerate(seats):
        seat.url = servers[number % len(servers)].url
        seat.__class__ = Listener
        assert isinstance(seat, Listener)
        seat.heard_at = {}
    asyncio.run(play(seats, CALM_S, 0.3))
    delays = []
    for one, other in zip(seats[::2], seats[1::2], strict=True):
        for mover, listener in ((one, other), (other, one)):
            assert isinstance(mover, Listener)
            assert isinstance(listener, Listener)
            for seq, at in mover.heard_at.items():
                if seq < 0 and -seq in listener.heard_at:
                    delays.append(max(0.0, listener.heard_at[-seq] - at))
    yield "from an answer at one process to the news at the other", spread(sorted(delays))


def thought(url: str) -> Iterator[tuple[str, str]]:
    """The same small search here and by a thinker."""
    command = [sys.executable, "-m", "samedi.cli", "think", "--redis", url, "--games", GAME, "--jobs", "1"]
    thinker = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603 - our own program
    try:
        here, there = asyncio.run(_thought(url))
    finally:
        thinker.terminate()
        thinker.wait()
    extra = statistics.median(there) - statistics.median(here)
    yield "a search of one simulation in a process of the server", spread(sorted(here))
    yield "the same by a thinker", f"{spread(sorted(there))}; {1000 * extra:.1f} ms more in the middle"


async def _thought(url: str) -> tuple[list[float], list[float]]:
    link = RedisLink(url, "bench")
    thinkers, pool = Thinkers(link), Pool("samedi.bots.search_worker", 1)
    tasks = [asyncio.create_task(link.live()), asyncio.create_task(thinkers.live())]
    request, here, there = small_search(), list[float](), list[float]()
    await pool.ask(GetReady(request.home), Searched, 600, teaches=GAME)
    while not thinkers.are_there(GAME):  # noqa: ASYNC110 - another process
        await asyncio.sleep(0.1)
    for _ in range(SEARCHES):
        begun = time.perf_counter()
        await pool.ask(request, Searched, 60, needs=GAME)
        between = time.perf_counter()
        await thinkers.search(GAME, request, 60)
        here.append(between - begun)
        there.append(time.perf_counter() - between)
    await end(tasks)
    await pool.close()
    await link.close()
    return here, there


def small_search() -> Search:
    """As little as there is to search."""
    found = game(GAME)
    state = found.state()
    found.start(state, found.resolve({"players": 2}))
    found.rules.hide(state, SPECTATOR)
    return Search(home=found.home, state=to_bytes(state), seat=0, seed=1, simulations=1, is_judged=True)


if __name__ == "__main__":
    main()
