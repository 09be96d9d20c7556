"""What a hostile visitor can spoil for others: `python -m bench.hostile`.

One visitor, from an address of its own and within all limits, does everything at once that costs the server
something. Meanwhile people play and set tables up. Turns with the visitor and without follow each other, so
that both meet the same machine; a round trip through another process (`bench/echo.py`) says how busy it is.
"""

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bench.echo import echo_meanwhile
from bench.seats import Door, Seat
from bench.server import free_port, resident_mb, when_ready

SETTINGS = {"SAMEDI_WARM_BOTS": "false", "SAMEDI_BOT_PAUSE_MS": "0", "SAMEDI_LOG": "json"}
TABLES = 6
PAUSE_S = 0.2  # how long people think
ROUNDS = 3
CALM_S, HOSTILE_S = 2.5, 4.0
WHAT = {"a move": "moves", "setting a table up": "tables", "a round trip through another process": "echoes"}
SETTLE_S = 1.0  # between the turns
SET_UP_EVERY_S = 0.5
STOP_S = 10
LONGEST_S = 5.0  # who waits so long for a table goes away


@dataclass
class Turns:
    """What was measured in the turns of one kind."""

    moves: list[float] = field(default_factory=list)
    tables: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)


@dataclass
class Measured:
    """Everything that was measured."""

    calm: Turns = field(default_factory=Turns)
    hostile: Turns = field(default_factory=Turns)
    did: dict[str, int] = field(default_factory=dict)
    """What the visitor says it did, how often."""
    resident_mb: float = 0.0
    log_bytes: int = 0


def main() -> None:
    """Measure, and print a table."""
    print(told(measure()))


def told(found: Measured) -> str:
    """The figures for people."""
    lines = ["| what | without | with the visitor |", "|---|---|---|"]
    for what, name in WHAT.items():
        calm, hostile = getattr(found.calm, name), getattr(found.hostile, name)
        lines.append(f"| {what} | {_spread(calm)} | {_spread(hostile)} |")
    did = ", ".join(f"{count:,} × {what}" for what, count in sorted(found.did.items()))
    return "\n".join(
        (
            *lines,
            "",
            f"the visitor: {did}",
            f"server: {found.resident_mb:.0f} MB, log {found.log_bytes:,} bytes",
        )
    )


def measure() -> Measured:
    """Play with and without the visitor, in turns."""
    with _serving() as (url, server, log), tempfile.TemporaryDirectory() as folder:
        found = Measured()
        with contextlib.closing(Door(url)) as door:
            seats = [seat for _ in range(TABLES) for seat in door.table_for_two(random.Random(1))]
        with _visitor(url) as visitor:
            try:
                asyncio.run(_take_turns(found, seats, url, visitor, Path(folder)))
            finally:
                found.did = msgspec.json.decode(_tell(visitor, "stop"))
        found.resident_mb, found.log_bytes = resident_mb(server), log.stat().st_size
    return found


async def _take_turns(
    found: Measured, seats: Sequence[Seat], url: str, visitor: "subprocess.Popen[str]", folder: Path
) -> None:
    for seat in seats:
        await seat.sit()
    until = time.perf_counter() + ROUNDS * (CALM_S + HOSTILE_S + LONGEST_S) * 2
    playing = [asyncio.ensure_future(seat.play(until, PAUSE_S)) for seat in seats]
    for number in range(2 * ROUNDS):
        turns, seconds = (found.hostile, HOSTILE_S) if number % 2 else (found.calm, CALM_S)
        await asyncio.to_thread(_tell, visitor, "go" if number % 2 else "rest")
        await asyncio.sleep(SETTLE_S)
        await _turn(turns, seats, url, seconds, folder / "file")
    for task, seat in zip(playing, seats, strict=True):
        task.cancel()
        await seat.leave()


async def _turn(turns: Turns, seats: Sequence[Seat], url: str, seconds: float, file: Path) -> None:
    """Look for a while at people who play, and set tables up."""
    stopped = threading.Event()
    for seat in seats:
        seat.latencies.clear()
    beside = asyncio.gather(
        asyncio.to_thread(echo_meanwhile, file, stopped, turns.echoes),
        asyncio.to_thread(_set_up, url, stopped, turns.tables),
    )
    await asyncio.sleep(seconds)
    turns.moves += [took for seat in seats for took in (*seat.latencies, *seat.overdue)]
    stopped.set()
    await beside


def _set_up(url: str, stopped: threading.Event, took: list[float]) -> None:
    """Set tables up, one after the other, as newcomers do."""
    while not stopped.wait(SET_UP_EVERY_S):
        begun = time.perf_counter()
        with contextlib.closing(Door(url, LONGEST_S)) as door, contextlib.suppress(TimeoutError):
            door.new_table()
        took.append(time.perf_counter() - begun)


def _visitor(url: str) -> "subprocess.Popen[str]":
    """The visitor in a process of its own, which gets ready before it says so."""
    visitor = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "bench.hostile_visitor", url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.nice(10),  # noqa: PLW1509 - it is to burden the server, not this machine
    )
    assert visitor.stdout is not None
    assert visitor.stdout.readline() == "ready\n"
    return visitor


def _tell(visitor: "subprocess.Popen[str]", word: str) -> str:
    """Say something to the visitor; its answer."""
    assert visitor.stdin is not None
    assert visitor.stdout is not None
    visitor.stdin.write(f"{word}\n")
    visitor.stdin.flush()
    return visitor.stdout.readline().strip()


@contextlib.contextmanager
def _serving() -> Iterator[tuple[str, int, Path]]:
    """A server with its usual limits; its address, its process and its log."""
    with tempfile.TemporaryDirectory() as folder:
        port, log = str(free_port()), Path(folder) / "log"
        command = [sys.executable, "-m", "samedi.cli", "serve", "--port", port, "--no-browser"]
        with log.open("wb") as file:
            server = subprocess.Popen(  # noqa: S603 - our own program
                [*command, "--data", f"{folder}/data"],
                env={**os.environ, **SETTINGS},
                stdout=subprocess.DEVNULL,
                stderr=file,
            )
        try:
            yield when_ready(f"http://127.0.0.1:{port}"), server.pid, log
        finally:
            _stop(server)


def _stop(server: "subprocess.Popen[bytes]") -> None:
    """Ask it to stop; whatever was begun for the visitor is not waited for."""
    server.terminate()
    try:
        server.wait(STOP_S)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def quantile(took: Sequence[float], share: float) -> float:
    """The time that a share of all stays below, in s."""
    return sorted(took)[min(len(took) - 1, int(share * len(took)))]


def _spread(took: Sequence[float]) -> str:
    middle, late, worst = (1000 * quantile(took, share) for share in (0.5, 0.99, 1))
    return f"p50 {middle:.1f}, p99 {late:.1f}, worst {worst:.0f} ms of {len(took)}"


if __name__ == "__main__":
    main()
