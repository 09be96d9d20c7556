"""The hostile visitor, a program of its own: told on its standard input to go, to rest and to stop."""

import asyncio
import base64
import contextlib
import os
import struct
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

ADDRESS = "127.0.0.66"  # not that of those who play
PEOPLE = 8
SOCKETS = 40
DEAF = 40
HALVES = 60
EXPORTS_PER_S = 25
WORLDS_PER_S = 4  # with the exports, as many requests as an address may send
COMMANDS_PER_S = 10  # of each socket
WAITING = 40  # answers that are waited for at once
DAEMONEN = {"players": 2, "world": "first-picture"}
GAME = {"players": 2, "board": "short"}
BOTS = [{"bot": "random"}, {"bot": "random"}]
HALF = b"POST /api/worlds/generate HTTP/1.1\r\nHost: localhost\r\nContent-Le"
PATIENCE_S = 60
Json = dict[str, Any]


class Visitor:
    """One hostile visitor with several names."""

    def __init__(self, url: str) -> None:
        self.url = url
        where = urlsplit(url)
        self.host, self.port = where.hostname or "", where.port or 0
        self.did: Counter[str] = Counter()
        self.may_go = asyncio.Event()
        self._cookies: list[str] = []
        self._tables: list[str] = []
        self._finished = ""
        self._seed = 0
        self._busy = asyncio.Semaphore(WAITING)
        self._tasks: set[asyncio.Task[None]] = set()

    # Getting ready

    async def arrive(self) -> None:
        """Become several people with a table each, and let bots finish a game."""
        for number in range(PEOPLE):
            _, headers, _ = await self.ask("POST", "/api/me", "", {})
            self._cookies.append(headers["set-cookie"].partition(";")[0])
            made = await self._made(number, "dicke_daemonen", DAEMONEN, ["me", "open"])
            self._tables.append(made)
        self._finished = await self._made(0, "chevalier_noir", GAME, BOTS)
        while (await self._view(self._finished))["stage"] != "over":  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.5)

    async def _made(self, number: int, game: str, options: Json, seats: list[Any]) -> str:
        body = {"game": game, "name": f"H{number}", "options": options, "key": game, "seats": seats}
        status, _, answer = await self.ask("POST", "/api/tables", self._cookies[number], body)
        assert status == 201, answer  # noqa: PLR2004 - made
        return str(msgspec.json.decode(answer)["id"])

    async def _view(self, table: str) -> Json:
        _, _, answer = await self.ask("GET", f"/api/tables/{table}", self._cookies[0])
        found: Json = msgspec.json.decode(answer)
        return found

    # Everything at once

    def begin(self) -> None:
        """Start all, each waiting until it may go."""
        for number in range(SOCKETS):
            self._spawn(self._again(self._command, number))
        for number in range(DEAF):
            self._spawn(self._again(self._be_deaf, number))
        for _ in range(HALVES):
            self._spawn(self._again(self._send_half, 0))
        self._spawn(self._request(EXPORTS_PER_S, self._export))
        self._spawn(self._request(WORLDS_PER_S, self._generate))

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _again(self, doing: Callable[[int], Awaitable[None]], number: int) -> None:
        """Do something for ever, whatever the server does about it."""
        while True:
            await self.may_go.wait()
            with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError, TimeoutError):
                await doing(number)
            await asyncio.sleep(0.1)

    async def _request(self, per_s: float, doing: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self.may_go.wait()
            await asyncio.sleep(1 / per_s)
            async with self._busy:
                pass
            self._spawn(self._quietly(doing))

    async def _quietly(self, doing: Callable[[], Awaitable[None]]) -> None:
        with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError, TimeoutError):
            async with self._busy, asyncio.timeout(PATIENCE_S):
                await doing()

    async def _export(self) -> None:
        status, _, _ = await self.ask("GET", f"/api/tables/{self._finished}/export", self._cookies[0])
        self.did[f"export {status}"] += 1

    async def _generate(self) -> None:
        self._seed += 1
        status, _, _ = await self.ask("POST", "/api/worlds/generate", self._cookies[0], {"seed": self._seed})
        self.did[f"world {status}"] += 1

    async def _command(self, number: int) -> None:
        """Send changes of the world and talk, and read what comes."""
        reader, writer = await self._socket(number)
        reading = asyncio.ensure_future(self._read_all(reader))
        try:
            while not reading.done():
                await self.may_go.wait()
                self._seed += 1
                options = {**DAEMONEN, "world": {"seed": self._seed}}
                what = {"type": "set_options", "options": options}
                talk = {"type": "say", "text": "a" * 400}
                await _send(writer, what if self._seed % 2 else talk, self._seed)
                self.did["command"] += 1
                await asyncio.sleep(1 / COMMANDS_PER_S)
        finally:
            reading.cancel()
            writer.close()

    async def _read_all(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(65_536):
            self.did["bytes heard"] += len(data)

    async def _be_deaf(self, number: int) -> None:
        """Ask for the whole table again and again, and never read it."""
        _, writer = await self._socket(number, limit=1024)
        try:
            while not writer.transport.is_closing():
                await self.may_go.wait()
                self._seed += 1
                move = {"type": "confirm", "seat": 0, "seen": 0}
                await _send(writer, move, self._seed)
                self.did["unread"] += 1
                await asyncio.sleep(1 / COMMANDS_PER_S)
        finally:
            writer.transport.abort()

    async def _send_half(self, _number: int) -> None:
        reader, writer = await self._connect()
        try:
            writer.write(HALF)
            self.did["half request"] += 1
            await reader.read(1)
        finally:
            writer.close()

    # The lines

    async def _connect(self, limit: int = 2**16) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0), limit=limit)

    async def _socket(
        self, number: int, limit: int = 2**16
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket to the table of one of the names."""
        reader, writer = await self._connect(limit)
        cookie, table = self._cookies[number % PEOPLE], self._tables[number % PEOPLE]
        lines = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {urlsplit(self.url).netloc}",
            f"Origin: {self.url}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Protocol: samedi.1",
        )
        writer.write("\r\n".join((*lines, "", "")).encode())
        if b" 101 " not in await reader.readline():
            writer.close()
            self.did["socket refused"] += 1
            raise EOFError
        _write(writer, {"type": "hello", "version": 1})
        return reader, writer

    async def ask(
        self, method: str, path: str, cookie: str, body: Json | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """A request on a connection of its own; status, headers and body of the answer."""
        reader, writer = await self._connect()
        try:
            data = b"" if body is None else msgspec.json.encode(body)
            lines = (
                f"{method} {path} HTTP/1.1",
                f"Host: {urlsplit(self.url).netloc}",
                f"Origin: {self.url}",
                f"Cookie: {cookie}",
                "Content-Type: application/json",
                f"Content-Length: {len(data)}",
                "Connection: close",
            )
            writer.write("\r\n".join((*lines, "", "")).encode() + data)
            head, _, rest = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        if not head:
            raise EOFError
        first, *more = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in more)}
        return int(first.split()[1]), headers, rest


async def _send(writer: asyncio.StreamWriter, command: Json, number: int) -> None:
    _write(writer, {"type": "command", "command": {**command, "key": f"h{number}"}})
    await writer.drain()


def _write(writer: asyncio.StreamWriter, message: Json) -> None:
    """A frame with a mask that changes nothing."""
    data = msgspec.json.encode(message)
    writer.write(struct.pack("!BBH", 0x81, 0xFE, len(data)) + bytes(4) + data)


async def visit(url: str) -> None:
    """Do as told until told to stop."""
    visitor = Visitor(url)
    await visitor.arrive()
    visitor.begin()
    print("ready", flush=True)
    while (word := (await asyncio.to_thread(sys.stdin.readline)).strip()) in ("go", "rest"):
        if word == "go":
            visitor.may_go.set()
        else:
            visitor.may_go.clear()
        print(word, flush=True)
    print(msgspec.json.encode(visitor.did).decode(), flush=True)
    os._exit(0)  # its many lines are not said good-bye to


if __name__ == "__main__":
    asyncio.run(visit(sys.argv[1]))
