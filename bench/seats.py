"""Fast clients for measuring a server: each holds one seat and plays what it is offered.

They must cost less than the server they measure: no tasks, frames read in place, and of the messages only
what a move needs.
"""

import asyncio
import base64
import http.client
import random
import struct
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

Json = dict[str, Any]
SETTINGS: Json = {"confirm": False, "chat": "off"}
OPTIONS: Json = {"players": 2, "board": "long"}
TABLE: Json = {
    "game": "chevalier_noir",
    "name": "North",
    "options": OPTIONS,
    "settings": SETTINGS,
    "key": "create",
}
TEXT, MASKED = 0x81, 0x80
SHORT, LONGER, LONGEST = 125, 126, 127  # how the length of a frame is told
MASK = bytes(4)  # a mask that changes nothing: this is a test, nobody is to be protected
PATIENCE_S = 60


class Play(Struct):
    """What a move needs of the game; what is the same as before is left out."""

    asked: int | UnsetType | None = UNSET
    legal: list[Raw] | UnsetType | None = UNSET


class View(Struct):
    """What a move needs of the table, whole or as a patch."""

    seq: int = 0
    stage: str = ""
    play: Play | None = None


class Answer(Struct):
    """What became of a move."""

    type: str
    seq: int = 0


class Heard(Struct):
    """A message of the server."""

    type: str
    view: View | None = None
    patch: View | None = None
    answer: Answer | None = None


_DECODER = msgspec.json.Decoder(Heard)


class Seat(asyncio.Protocol):
    """One person at one seat, with a line to the server."""

    def __init__(self, url: str, table: str, seat: int, cookie: str, rng: random.Random) -> None:
        self.url, self.table, self.seat, self.cookie, self.rng = url, table, seat, cookie, rng
        self.latencies: list[float] = []
        self.carried = 0  # bytes, in both directions
        self.seq = 0
        self.is_over = False
        self._asked: int | None = None
        self._legal: list[Raw] = []
        self._answered = 0  # the number of the last own move
        self._is_waiting = False  # for an answer
        self._sent_at = self._answered_at = 0.0
        self._moves = 0
        self._pause = 0.0
        self._buffer = bytearray()
        self._is_open = False
        self._hello = b""
        self._line: asyncio.Transport | None = None
        self._ready: asyncio.Future[None] | None = None
        self._ended: asyncio.Future[None] | None = None

    # The line

    async def sit(self, since: int | None = None) -> None:
        """Connect, and hear everything up to the snapshot."""
        loop = asyncio.get_running_loop()
        self._buffer, self._is_open, self._ready = bytearray(), False, loop.create_future()
        self._hello = msgspec.json.encode(
            {"type": "hello", "version": 1, **({} if since is None else {"since": since})}
        )
        where = urlsplit(self.url)
        await loop.create_connection(lambda: self, where.hostname or "", where.port or 0)
        await asyncio.wait_for(self._ready, PATIENCE_S)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        lines = (
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: {urlsplit(self.url).netloc}",
            f"Origin: {self.url}",
            f"Cookie: {self.cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(self.rng.randbytes(16)).decode()}",
            "Sec-WebSocket-Protocol: samedi.1",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        """Take in every message that is whole."""
        self._buffer += data
        self.carried += len(data)
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._is_open, self._buffer = True, rest
            self._send(self._hello)
        while (message := self._next_frame()) is not None:
            self._hear(_DECODER.decode(message))
        self._go_on()

    def _next_frame(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:  # noqa: PLR2004 - a frame begins with two bytes
            return None
        size, start = buffer[1], 2
        if size == LONGER:
            start, size = 4, int.from_bytes(buffer[2:4])
        elif size == LONGEST:
            start, size = 10, int.from_bytes(buffer[2:10])
        if len(buffer) < start + size:
            return None
        message = bytes(buffer[start : start + size])
        is_text = buffer[0] == TEXT
        del buffer[: start + size]
        return message if is_text else b'{"type":"ping"}'

    def _send(self, message: bytes) -> None:
        assert self._line is not None
        size = len(message)
        if size <= SHORT:
            head = bytes((TEXT, MASKED | size))
        else:
            head = struct.pack("!BBH", TEXT, MASKED | LONGER, size)
        self._line.write(head + MASK + message)
        self.carried += len(head) + len(MASK) + size

    def connection_lost(self, _error: Exception | None) -> None:
        """Nothing comes any more."""
        self._end()

    # The game

    def _hear(self, message: Heard) -> None:
        if message.view is not None:
            self._take_in(message.view)
            if self._ready is not None and not self._ready.done():
                self._ready.set_result(None)
        elif message.patch is not None:
            self._take_in(message.patch)
        elif message.answer is not None:
            assert message.answer.type == "accepted", message
            self._answered_at = time.perf_counter()
            self.latencies.append(self._answered_at - self._sent_at)
            self._answered, self._is_waiting = message.answer.seq, False

    def _take_in(self, view: View) -> None:
        self.seq = view.seq or self.seq
        self.is_over = self.is_over or view.stage == "over"
        if view.play is not None:
            if view.play.asked is not UNSET:
                self._asked = view.play.asked
            if view.play.legal is not UNSET:
                self._legal = view.play.legal or []

    def _go_on(self) -> None:
        """Move if it is time to, and stop if the game is over."""
        if self._ended is None or self._ended.done():
            return
        if self.is_over:
            self._end()
        elif not self._is_waiting and self.seq >= self._answered and self._asked == self.seat and self._legal:
            self._is_waiting = True
            if self._pause:
                rest = self.rng.uniform(0.5, 1.5) * self._pause
                asyncio.get_running_loop().call_later(rest, self._move)
            else:
                self._move()

    def _move(self) -> None:
        """Send a move, chosen at random."""
        if self._ended is None or self._ended.done():
            return
        self._moves += 1
        action = bytes(self.rng.choice(self._legal)).decode()
        self._sent_at = time.perf_counter()
        self._send(
            f'{{"type":"command","command":{{"type":"move","key":"{self.seat}-{self._moves}",'
            f'"seat":{self.seat},"seen":{self.seq},"action":{action}}}}}'.encode()
        )

    @property
    def overdue(self) -> list[float]:
        """How long the move that has no answer yet has waited, if there is one."""
        is_sent = self._is_waiting and self._sent_at > self._answered_at
        return [time.perf_counter() - self._sent_at] if is_sent else []

    async def play(self, until: float, pause: float = 0.0) -> None:
        """Play until the game is over or the time has come, resting before every move."""
        loop = asyncio.get_running_loop()
        self._pause, self._ended = pause, loop.create_future()
        timer = loop.call_later(max(0.0, until - time.perf_counter()), self._end)
        self._go_on()
        await self._ended
        timer.cancel()

    def _end(self) -> None:
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)

    async def leave(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()


class Door:
    """Sets tables up, for everybody and one after the other."""

    def __init__(self, url: str, patience_s: float = PATIENCE_S) -> None:
        self.url = url
        self._line = http.client.HTTPConnection(urlsplit(url).netloc, timeout=patience_s)

    def table_for_two(self, rng: random.Random) -> list[Seat]:
        """Two people at a new table whose game has begun."""
        host, guest = self.new_person(), self.new_person()
        made = self.post("/api/tables", {**TABLE, "seats": ["me", "open"]}, host)
        commands = f"/api/tables/{made['id']}/commands"
        self.post("/api/join", {"invite": made["invites"]["play"], "name": "South"}, guest)
        self.post(commands, {"type": "sit", "key": "sit", "seat": 1, "name": "South"}, guest)
        self.post(commands, {"type": "ready", "key": "ready", "seat": 1}, guest)
        self.post(commands, {"type": "start", "key": "start"}, host)
        return [Seat(self.url, made["id"], seat, cookie, rng) for seat, cookie in enumerate((host, guest))]

    def table_at_one_screen(self) -> None:
        """A game of somebody who holds both seats, begun with one request."""
        self.post("/api/tables", {**TABLE, "seats": ["me", {"me": "South"}]}, self.new_person())

    def new_table(self) -> None:
        """A table of somebody new."""
        self.post("/api/tables", {**TABLE, "seats": ["me", "open"]}, self.new_person())

    def new_person(self) -> str:
        """Somebody new; the cookie."""
        self.post("/api/me", {}, "")
        return self._cookie

    def post(self, path: str, body: Json, cookie: str) -> Json:
        """Ask for something, for somebody."""
        headers = {"Origin": self.url, "Content-Type": "application/json", "Cookie": cookie}
        self._line.request("POST", path, msgspec.json.encode(body), headers)
        answer = self._line.getresponse()
        said = answer.read()
        assert answer.status < http.client.BAD_REQUEST, said
        self._cookie = answer.headers.get("set-cookie", "").partition(";")[0]
        found: Json = msgspec.json.decode(said)
        return found

    def close(self) -> None:
        """Hang up."""
        self._line.close()
