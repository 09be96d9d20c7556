"""What hints cost those who play: `python -m bench.asking`.

Two hundred games with a move every second, and two hundred people at other tables who ask for a hint, look at
it for a second and ask again: nobody, on their own devices, and of the server. The server's process has one
core, those who measure the other. Where much else runs, processor time tells more than latencies.
"""

import asyncio
import base64
import contextlib
import os
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from bench.seats import TABLE, Door, Json
from bench.server import CALM_TABLES, play, processor_s, seats_at, serving, spread
from samedi.core.game import CHANCE
from samedi.core.position import listed
from samedi.core.record import copy, from_bytes
from samedi.games import game as game_named

ASKERS = 200
SECONDS = 15.0
SEARCH_S = 1.0  # a hint thinks for so long
LINES, AHEAD = 3, 4
OK = b"HTTP/1.1 200"


class Asker:
    """Somebody who asks for hints at a table of their own."""

    def __init__(self, url: str, table: str, cookie: str, rng: random.Random) -> None:
        self._where, self._path, self._cookie, self._rng = urlsplit(url), f"/api/tables/{table}", cookie, rng
        self._url, self._keys = url, 0
        self.hints = 0
        self.refused = 0

    async def ask_here(self, until: float) -> None:
        """Have it found on the own device: one request for the position, two for words."""
        async with self._line():
            found: Json | None = None
            await asyncio.sleep(self._rng.uniform(0, 1 + SEARCH_S))
            while time.perf_counter() < until:
                about = await self._post("think", {"seat": 0, "key": self._key()})
                found = found or found_in(about)
                await self._post("told", found)
                await asyncio.sleep(SEARCH_S)
                await self._post("told", found)
                self.hints += 1
                await asyncio.sleep(self._rng.uniform(0.5, 1.5))

    async def ask_server(self, until: float) -> None:
        """Have it found by the server."""
        async with self._line():
            await asyncio.sleep(self._rng.uniform(0, 1 + SEARCH_S))
            while time.perf_counter() < until:
                answer = await self._post("hint", {"seat": 0, "key": self._key()})
                self.hints += "lines" in answer
                self.refused += "lines" not in answer
                await asyncio.sleep(self._rng.uniform(0.5, 1.5))

    def _key(self) -> str:
        self._keys += 1
        return f"hint-{self._keys}"

    @contextlib.asynccontextmanager
    async def _line(self) -> AsyncIterator[None]:
        self._reader, self._writer = await asyncio.open_connection(self._where.hostname, self._where.port)
        try:
            yield
        finally:
            self._writer.close()

    async def _post(self, what: str, body: Json) -> Json:
        data = msgspec.json.encode(body)
        head = (
            f"POST {self._path}/{what} HTTP/1.1\r\nHost: {self._where.netloc}\r\nOrigin: {self._url}\r\n"
            f"Cookie: {self._cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self._writer.write(head.encode() + data)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        size = int(answer.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        found: Json = msgspec.json.decode(await self._reader.readexactly(size))
        assert answer.startswith(OK) or what == "hint", found
        return found


def found_in(about: Json) -> Json:
    """What a device could have found: lines that are possible."""
    game = game_named(about["game"])
    state = from_bytes(game.state, base64.b64decode(about["state"]))
    lines = []
    for action in listed(game, state)[:LINES]:
        after, line = copy(state), list[int]()
        game.rules.apply(after, action)
        while len(line) < AHEAD:
            line.append(first_of(game, after))
            game.rules.apply(after, line[-1])
        lines.append({"action": action, "visits": 1000, "value": 0.5, "line": line})
    return {"seat": about["seat"], "length": about["length"], "lines": lines, "simulations": 3000}


def first_of(game: Any, state: Any) -> int:
    """The first that may happen."""
    out, weights = [0] * len(game.actions), [0] * len(game.actions)
    if game.rules.mover(state) == CHANCE:
        game.rules.outcomes(state, out, weights)
        return out[0]
    return listed(game, state)[0]


def askers(url: str) -> list[Asker]:
    """People at tables that allow hints, whose own turn it is."""
    body = {**TABLE, "settings": {**TABLE["settings"], "hints": True}, "seats": ["me", {"me": "South"}]}
    made = []
    with contextlib.closing(Door(url)) as door:
        for number in range(ASKERS):
            cookie = door.new_person()
            table = door.post("/api/tables", body, cookie)["id"]
            made.append(Asker(url, table, cookie, random.Random(number)))
    return made


Asking = Callable[[Asker, float], Coroutine[Any, Any, None]]
WAYS: tuple[tuple[str, Asking | None], ...] = (
    ("nobody", None),
    ("their devices", Asker.ask_here),
    ("the server", Asker.ask_server),
)


class Meanwhile(NamedTuple):
    """How long moves took while others asked, and what the server computed for both."""

    latencies: list[float]
    people: list[Asker]
    computed_s: float


async def meanwhile(url: str, process: int, asking: Asking | None) -> Meanwhile:
    """Let some play while others ask."""
    seats, people = seats_at(url, CALM_TABLES), askers(url) if asking else []
    before = processor_s(process)
    until = time.perf_counter() + SECONDS + 5  # sitting down takes a moment
    asked = [asyncio.create_task(asking(each, until)) for each in people if asking]
    await play(seats, SECONDS, 1.0)
    await asyncio.gather(*asked)
    computed = processor_s(process) - before
    return Meanwhile(sorted(took for seat in seats for took in seat.latencies), people, computed)


def rows() -> Iterator[tuple[str, ...]]:
    """Who thinks, how long moves of others take, how many hints are given, and what the server computed."""
    for who, asking in WAYS:
        with serving() as (url, process):
            found = asyncio.run(meanwhile(url, process, asking))
        given, refused = sum(each.hints for each in found.people), sum(each.refused for each in found.people)
        computed = f"{len(found.latencies):,} moves, {found.computed_s:.1f} s"
        yield who, spread(found.latencies), f"{given:,} hints, {refused:,} refused", computed


def main() -> None:
    """Measure and print."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(
        f"| {ASKERS} people ask for hints; who thinks | moves of others | hints | server |\n|---|---|---|---|"
    )
    for row in rows():
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
