"""One socket of one person: what waits to be sent, how long to wait for them, and the good-bye."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.gate.limits import Bucket
from samedi.server.operation import log
from samedi.server.socket.websocket import BatchedWebSocket
from samedi.server.tables.audience import written
from samedi.server.tables.registry import TableRegistry
from samedi.server.wire.messages import Bye, Error, Hello, Ping, Pong
from samedi.server.wire.shapes import VERSION
from samedi.table.limits import LARGEST_COMMAND

MOST_WAITING = 500  # messages
MOST_BYTES = 2_000_000  # of messages that wait
MOST_SLIPS = 20  # messages that make no sense, at once
FORGIVEN_S = 30  # until one of them is forgotten
HELLO_S = 10
BYE_S = 2
CLOSE_GOING_AWAY = 1001
CLOSE_OVER = 1000


class HungUp(Exception):
    """The other side has closed."""


class PersonSocket(ABC):
    """A socket with a bounded queue out; what is read from it is left to those who extend it."""

    decoder: "msgspec.json.Decoder[Any]"
    """Reads the messages that may come."""

    def __init__(self, registry: TableRegistry, socket: BatchedWebSocket, person: str, address: str) -> None:
        self.person = person
        self._registry, self._socket, self._address = registry, socket, address
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._is_writing = self._is_behind = False
        self._has_sent = asyncio.Event()
        self._leaving: asyncio.Future[None] = self._loop.create_future()
        self._doing = asyncio.Lock()
        self.heard = time.monotonic()
        """When something came last."""
        self._bye: Bye | None = None
        self._slips = Bucket(1 / FORGIVEN_S, MOST_SLIPS)
        self._is_over = False

    # Sending

    def send(self, message: bytes) -> None:
        """Queue a message; who does not read is sent away and may come back."""
        if self._is_over:
            return
        self._waiting.append(message)
        self._size += len(message)
        if not self._is_writing:  # everything of this moment goes together
            self._is_writing = True
            self._loop.call_soon(self._write)
        elif self._is_behind:
            self._note_size()
        if len(self._waiting) > MOST_WAITING or self._size > MOST_BYTES:
            self.give_up()

    def give_up(self) -> None:
        """Send somebody away who does not read, with all that waits thrown away."""
        self._registry.metrics.slow_readers += 1
        self._waiting.clear()
        self._size = 0
        self._is_over = True
        self.dismiss(Message("server-too-slow"), again=True)

    def _note_size(self) -> None:
        """Tell how much waits for somebody who does not read as fast as others play."""
        self._registry.gate.backlog.note(self._address, self, self._size)

    def tell(self, message: object) -> None:
        """Send a message of the protocol."""
        self.send(written(message))

    def dismiss(self, message: Message, *, again: bool) -> None:
        """Send what waits, say good-bye and close."""
        if self._bye is None:
            self._bye = Bye(message=message, again=again)
            if not self._leaving.done():
                self._leaving.set_result(None)

    def _write(self) -> None:
        """Send what is queued, as far as the other side reads it; the line calls again when it reads on."""
        self._size -= self._socket.write(self._waiting)
        was_behind, self._is_behind = self._is_behind, bool(self._waiting)
        self._is_writing = self._is_behind
        if was_behind or self._is_behind:
            self._note_size()
        if not self._waiting:
            self._has_sent.set()

    # Receiving

    async def live(self) -> None:
        """From the first message to the last."""
        task = asyncio.current_task()
        assert task is not None
        self._registry.connections[task] = self
        self._socket.on_writable = self._write
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({reader, self._leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._farewell()
            await self._finish(reader)
            self._socket.on_writable = None
            self._size = 0
            self._note_size()
            self._registry.connections.pop(task, None)

    async def _read(self) -> None:
        """Take what comes, until the end."""
        async with asyncio.timeout(HELLO_S):
            first = self._decoded(await self._receive())
        if not isinstance(first, Hello) or first.version != VERSION:
            self.tell(Error(message=Message("server-hello-first", {"version": VERSION})))
            self.dismiss(Message("server-hello-first", {"version": VERSION}), again=False)
            return
        try:
            await self._greet(first)
        except SamediError as error:
            self.dismiss(error.message, again=False)
        except SQLAlchemyError as error:
            self._registry.failures.note("greeting", error)
            self.dismiss(Message("server-trouble"), again=True)
        while self._bye is None:
            await self._take(await self._receive())

    async def _take(self, text: str | bytes) -> None:
        """One message, as fast as this person may send them."""
        self.heard = time.monotonic()
        if await self._registry.gate.pace(self.person, self._address):
            self._registry.metrics.limited += 1
        message = self._decoded(text)
        if isinstance(message, Ping):
            self.tell(Pong(n=message.n, now=self._registry.time.now()))
        elif isinstance(message, Hello):
            self._misunderstood(text, Message("server-hello-once"))
        elif message is not None:
            await self._obey(message)

    @abstractmethod
    async def _greet(self, hello: Hello) -> None:
        """Send what there is to tell at first."""

    @abstractmethod
    async def _obey(self, message: Any) -> None:
        """Do what a message of another kind wants."""

    @abstractmethod
    def _farewell(self) -> None:
        """Let whoever told us something know that we have gone."""

    async def _finish(self, reader: "asyncio.Task[None]") -> None:
        """Say good-bye if the other side may still hear it; who does not read is not waited for long."""
        async with self._doing:  # a command that has begun is carried out
            reader.cancel()
        (result,) = await asyncio.gather(reader, return_exceptions=True)
        if isinstance(result, Exception) and not isinstance(result, HungUp | OSError | TimeoutError):
            log.warning("connection-failed", error=f"{type(result).__name__}: {result}")
        if self._bye is None or not self._socket.is_open:
            return
        try:
            async with asyncio.timeout(BYE_S):
                await self._say_goodbye(self._bye)
        except (TimeoutError, RuntimeError, OSError, ClientDisconnected):
            self._socket.hang_up()  # what nobody reads is not kept

    async def _say_goodbye(self, bye: Bye) -> None:
        self._has_sent.clear()
        self._write()
        await self._has_sent.wait()
        self._is_over = True
        await self._socket.send({"type": "websocket.send", "text": written(bye).decode()})
        code = CLOSE_GOING_AWAY if bye.again else CLOSE_OVER
        await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise HungUp
        found: str | bytes = message.get("text") or message.get("bytes") or ""
        return found

    def _decoded(self, text: str | bytes) -> Any:
        if len(text) > LARGEST_COMMAND:
            self._misunderstood(text, Message("server-too-large", {"limit": LARGEST_COMMAND}))
            return None
        try:
            return self.decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._misunderstood(text, Message("server-not-json", {"error": str(error)[:200]}))
            return None

    def _misunderstood(self, text: str | bytes, message: Message) -> None:
        """Say so; somebody who never makes sense is sent away."""
        self._complain(text, message)
        if self._slips.take():
            self.dismiss(Message("server-no-sense"), again=False)

    def _complain(self, _text: str | bytes, message: Message) -> None:
        self.tell(Error(message=message))
