"""One connection: what a person sends to a table and what the table sends back."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.gate.limits import Bucket
from samedi.server.operation import log
from samedi.server.socket.websocket import BatchedWebSocket
from samedi.server.storage.port import Role
from samedi.server.tables.admission import carry_out
from samedi.server.tables.audience import Audience, audience_of, seen_by, written
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.session import TableSession
from samedi.server.wire import (
    VERSION,
    Ack,
    Bye,
    Commanding,
    Error,
    Hello,
    Ping,
    Pong,
    Welcome,
    You,
)
from samedi.table.answers import Answer, Outdated, Rejected
from samedi.table.events import AnyEvent
from samedi.table.limits import LARGEST_COMMAND, Key

MOST_WAITING = 500  # messages
MOST_BYTES = 2_000_000  # of messages that wait
MOST_EVENTS = 500  # in a message
LARGE = 250_000  # bytes of events after which a message ends
MOST_SLIPS = 20  # messages that make no sense, at once
FORGIVEN_S = 30  # until one of them is forgotten
HELLO_S = 10
BYE_S = 2
CLOSE_GOING_AWAY = 1001
CLOSE_OVER = 1000
_DECODER = msgspec.json.Decoder(Hello | Commanding | Ping)


class KeyOfCommand(msgspec.Struct):
    """What is read of a command that cannot be read or may not be."""

    key: Key


class Keyed(msgspec.Struct):
    """A message with a command in it."""

    command: KeyOfCommand


_KEYS = msgspec.json.Decoder(Keyed)


class HungUp(Exception):
    """The other side has closed."""


class Connection:
    """A subscriber of a session."""

    def __init__(
        self, registry: TableRegistry, socket: BatchedWebSocket, person: str, role: Role, address: str
    ) -> None:
        self.person, self.role = person, role
        self.audience = Audience(-1, is_player=False)
        self.you = You(person, role, [])
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

    async def live(self, session: TableSession) -> None:
        """From the first message to the last."""
        task = asyncio.current_task()
        assert task is not None
        self._registry.connections[task] = self
        self._socket.on_writable = self._write
        reader = asyncio.create_task(self._read(session))
        try:
            await asyncio.wait({reader, self._leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            session.farewell(self)
            await self._finish(reader)
            self._socket.on_writable = None
            self._size = 0
            self._note_size()
            self._registry.connections.pop(task, None)

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

    async def _read(self, session: TableSession) -> None:
        async with asyncio.timeout(HELLO_S):
            first = self._decoded(await self._receive())
        if not isinstance(first, Hello) or first.version != VERSION:
            self.tell(Error(message=Message("server-hello-first", {"version": VERSION})))
            self.dismiss(Message("server-hello-first", {"version": VERSION}), again=False)
            return
        try:
            await self._greet(session, first.since)
        except SamediError as error:
            self.dismiss(error.message, again=False)
        except SQLAlchemyError as error:
            self._registry.failures.note("greeting", error, table=session.name)
            self.dismiss(Message("server-trouble"), again=True)
        while self._bye is None:
            text = await self._receive()
            self.heard = time.monotonic()
            if await self._registry.gate.pace(self.person, self._address):
                self._registry.metrics.limited += 1
            message = self._decoded(text)
            if isinstance(message, Ping):
                self.tell(Pong(n=message.n, now=self._registry.time.now()))
            elif isinstance(message, Commanding):
                async with self._doing:
                    await self._command(session, message)
            elif message is not None:
                self._misunderstood(text, Message("server-hello-once"))

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise HungUp
        found: str | bytes = message.get("text") or message.get("bytes") or ""
        return found

    async def _greet(self, session: TableSession, since: int | None) -> None:
        """Send what was missed, then the table as it is now."""
        self.tell(Welcome(version=VERSION, person=self.person, role=self.role, now=self._registry.time.now()))
        while True:
            async with session.locked() as table:
                if since is None or since >= table.seq:
                    session.welcome(self)
                    return
                audience, last = audience_of(table, self.person), table.seq
            found = await self._registry.journal.events(session.name, since, MOST_EVENTS)
            await self._send_missed([event for event in found if event.seq <= last], audience)
            since = min(found[-1].seq, last) if found else last

    async def _send_missed(self, events: Sequence[AnyEvent], audience: Audience) -> None:
        """Send events in messages that are not too large, each when the one before has been read."""
        part, size = list[msgspec.Raw](), 0
        for place, event in enumerate(events, 1):
            part.append(msgspec.Raw(written(seen_by(event, audience))))
            size += len(part[-1])
            if size > LARGE or place == len(events):
                self.tell({"type": "events", "events": part})
                await self._until_sent()
                part, size = [], 0

    async def _until_sent(self) -> None:
        self._has_sent.clear()
        if self._waiting:
            await self._has_sent.wait()

    async def _command(self, session: TableSession, message: Commanding) -> None:
        def reply(answer: Answer) -> None:
            self._answer(answer)
            if isinstance(answer, Outdated):
                self.send(session.snapshot(self))

        await carry_out(
            self._registry, session, message.command, self.person, self.role, self._address, reply
        )

    def _answer(self, answer: Answer) -> None:
        self.tell(Ack(answer=answer))  # type: ignore[arg-type]

    def _decoded(self, text: str | bytes) -> Hello | Commanding | Ping | None:
        if len(text) > LARGEST_COMMAND:
            self._misunderstood(text, Message("server-too-large", {"limit": LARGEST_COMMAND}))
            return None
        try:
            message: Hello | Commanding | Ping = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._misunderstood(text, Message("server-not-json", {"error": str(error)[:200]}))
            return None
        return message

    def _misunderstood(self, text: str | bytes, message: Message) -> None:
        """Say so; somebody who never makes sense is sent away."""
        key = key_of(text)
        if key is None:
            self.tell(Error(message=message))
        else:
            self._answer(Rejected(key=key, message=message))
        if self._slips.take():
            self.dismiss(Message("server-no-sense"), again=False)


def key_of(text: str | bytes) -> str | None:
    """The key of the command in a message, whatever else is in it."""
    try:
        return _KEYS.decode(text).command.key
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
