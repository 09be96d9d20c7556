"""How fast and how light the server is: `python -m bench.server`.

The server has one core, those who measure the other. Real rules (Le Chevalier Noir, two people a table, the
long board so that no game ends meanwhile), SQLite with synchronous=FULL, sockets on this machine.
"""

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import Progress, TaskID

import samedi
from bench.seats import OPTIONS, Door, Seat
from samedi.core.actions import to_builtins

Row = tuple[str, str]
BUSY_TABLES, BUSY_S = 96, 5.0
CALM_TABLES, CALM_S = 200, 20.0
IDLE_TABLES = 5000
LONG = 500  # events
SETTINGS = {
    "SAMEDI_MESSAGES_PER_SECOND": "1000000",
    "SAMEDI_REQUESTS_PER_SECOND": "1000000",
    "SAMEDI_TABLES_PER_HOUR": "1000000",
    "SAMEDI_PERSONS_PER_HOUR": "1000000",
    "SAMEDI_CONNECTIONS_PER_ADDRESS": "10000",
    "SAMEDI_WARM_BOTS": "false",
    "SAMEDI_IDLE_SECONDS": "2",
    "SAMEDI_LOG_LEVEL": "warning",
}
PEER = Path(__file__).parent / "boardgame_io"
TOOLS = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


def main() -> None:
    """Measure everything and print it as a table."""
    with Progress(console=Console(stderr=True)) as progress:
        rows = list(measure(progress, progress.add_task("measuring", total=5)))
    print("| what | measured |\n|---|---|")
    for what, measured in rows:
        print(f"| {what} | {measured} |")


def measure(progress: Progress, task: TaskID) -> Iterator[Row]:
    """All figures, one after the other."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for title, figure in (
        ("moves at saturation", busy),
        ("many calm games", calm),
        ("coming back to a long game", back),
        ("idle games", idle),
        ("boardgame.io", peer),
    ):
        progress.update(task, description=title)
        yield from figure()
        progress.advance(task)


@contextlib.contextmanager
def serving(source: Path = Path(samedi.__file__).parent.parent) -> Iterator[tuple[str, int]]:
    """A server with a core of its own; its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        port = str(free_port())
        core = min(os.sched_getaffinity(0) | set(range(os.cpu_count() or 1)))
        server = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "samedi.cli", "serve", "--port", port, "--data", folder, "--no-browser"],
            env={**os.environ, **SETTINGS, "PYTHONPATH": str(source)},
            stdout=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509 - nothing else runs yet
        )
        try:
            yield when_ready(f"http://127.0.0.1:{port}"), server.pid
        finally:
            server.terminate()
            server.wait()


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def when_ready(url: str) -> str:
    """The address, once somebody answers there."""
    for _ in range(500):
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/healthz").is_success:
                return url
        time.sleep(0.05)
    raise RuntimeError("the server does not start")


def busy() -> Iterator[Row]:
    """As many moves as it can."""
    with serving() as (url, _):
        seats = seats_at(url, BUSY_TABLES)
        took = asyncio.run(play(seats, BUSY_S, 0.0))
    latencies = sorted(each for seat in seats for each in seat.latencies)
    yield (
        f"acknowledged moves, {BUSY_TABLES} games at full speed",
        f"{len(latencies) / took:,.0f} moves/s, {spread(latencies)}",
    )


def calm() -> Iterator[Row]:
    """People who think for a second, beside a bare append to a file that is synced."""
    with serving() as (url, _), tempfile.TemporaryDirectory() as folder:
        seats = seats_at(url, CALM_TABLES)
        stopped, appends = threading.Event(), list[float]()
        beside = threading.Thread(target=append_meanwhile, args=(Path(folder) / "file", stopped, appends))
        beside.start()
        asyncio.run(play(seats, CALM_S, 1.0))
        stopped.set()
        beside.join()
    latencies = sorted(each for seat in seats for each in seat.latencies)
    yield f"{CALM_TABLES} games, a move every second", spread(latencies)
    yield "a bare fsynced append meanwhile", spread(sorted(appends))


def append_meanwhile(path: Path, stopped: threading.Event, took: list[float]) -> None:
    """Append to a file and sync it, again and again; how long each took."""
    with path.open("ab", buffering=0) as file:
        while not stopped.wait(0.05):
            begun = time.perf_counter()
            file.write(b"." * 300)
            os.fsync(file.fileno())
            took.append(time.perf_counter() - begun)


def seats_at(url: str, tables: int) -> list[Seat]:
    """The seats of new tables for two."""
    rng = random.Random(1)
    with contextlib.closing(Door(url)) as door:
        return [seat for _ in range(tables) for seat in door.table_for_two(rng)]


async def play(seats: Sequence[Seat], seconds: float, pause: float) -> float:
    """Let everybody play for a while; how long it took."""
    await sit_down(seats)
    begun = time.perf_counter()
    await play_on(seats, begun + seconds, pause)
    return time.perf_counter() - begun


async def sit_down(seats: Sequence[Seat]) -> None:
    """Let everybody come to their table."""
    for seat in seats:
        await seat.sit()


async def play_on(seats: Sequence[Seat], until: float, pause: float) -> None:
    """Let everybody play until a time has come, and go."""
    await asyncio.gather(*(seat.play(until, pause) for seat in seats))
    for seat in seats:
        await seat.leave()


def back() -> Iterator[Row]:
    """Coming back to a long game."""
    with serving() as (url, _):
        took = asyncio.run(_come_back(url))
    yield (
        f"reconnect to a game of {LONG} events, all of them sent",
        f"{1000 * statistics.median(took):.0f} ms",
    )


async def _come_back(url: str) -> list[float]:
    seat = await _long_game(url)
    took = []
    for _ in range(9):
        begun = time.perf_counter()
        await seat.sit(since=seat.seq - LONG)
        took.append(time.perf_counter() - begun)
        await seat.leave()
    return took


async def _long_game(url: str) -> Seat:
    rng = random.Random(3)
    with contextlib.closing(Door(url)) as door:
        for _ in range(20):
            seats = door.table_for_two(rng)
            await play(seats, 60, 0.0)
            if seats[0].seq >= LONG:
                return seats[0]
    raise RuntimeError("no game was long enough")


def idle() -> Iterator[Row]:
    """Games that nobody looks at."""
    with serving() as (url, process):
        with contextlib.closing(Door(url)) as door:
            for _ in range(IDLE_TABLES):
                door.table_at_one_screen()
        time.sleep(6)
        size = resident_mb(process)
    yield f"{IDLE_TABLES:,} idle games", f"{size:.0f} MB resident"


def processor_s(process: int) -> float:
    """How long a process has computed so far."""
    told = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def resident_mb(process: int) -> float:
    """How much memory a process has."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no such process")


def peer() -> Iterator[Row]:
    """The same moves through boardgame.io's server, without any rules there, on the same cores."""
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(  # noqa: S603 - our own package file
            [_tool("npm"), "ci", "--silent", "--no-audit", "--no-fund"],
            cwd=PEER,
            env={**os.environ, "PATH": TOOLS},
            check=True,
            capture_output=True,
        )
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder) / "games.json"
        games.write_text(json.dumps([_record(seed) for seed in range(8)]), encoding="utf-8")
        for name, storage in (("in memory", []), ("files", [str(Path(folder) / "files")])):
            yield f"boardgame.io, {BUSY_TABLES} games at full speed, {name}", _peer(games, storage)


def _tool(name: str) -> str:
    found = shutil.which(name, path=TOOLS)
    if found is None:
        raise RuntimeError(f"there is no {name}")
    return found


def _peer(games: Path, storage: Sequence[str]) -> str:
    port = str(free_port())
    node = _tool("node")
    server = subprocess.Popen(  # noqa: S603 - our own script
        [node, "server.cjs", port, *storage],
        cwd=PEER,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {0}),  # noqa: PLW1509 - nothing else runs yet
    )
    try:
        time.sleep(3)
        said = subprocess.run(  # noqa: S603 - our own script
            [node, "load.cjs", port, str(games), str(BUSY_TABLES), str(BUSY_S)],
            cwd=PEER,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    finally:
        os.killpg(server.pid, signal.SIGKILL)  # what is called node may have started the real one
        server.wait()
    found = json.loads(said)
    return f"{found['per_s']:,.0f} moves/s, p50 {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms"


def _record(seed: int) -> dict[str, object]:
    """The moves of a game played at random."""
    rng = random.Random(seed)
    position = samedi.start("chevalier_noir", **OPTIONS)
    moves = []
    while not position.is_over:
        if position.is_chance:
            position.play(rng.choice(list(position.outcomes)))
        else:
            action = rng.choice(list(position.legal))
            moves.append([position.awaits.seat, to_builtins(action)])
            position.play(action)
    return {"seats": 2, "moves": moves}


def spread(latencies: Sequence[float]) -> str:
    """The middle and the late ones of times in order."""
    middle = latencies[len(latencies) // 2]
    late = latencies[min(len(latencies) - 1, int(0.99 * len(latencies)))]
    return f"p50 {1000 * middle:.1f} ms, p99 {1000 * late:.1f} ms"


if __name__ == "__main__":
    main()
