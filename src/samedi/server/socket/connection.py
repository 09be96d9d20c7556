"""One connection: what a person sends to a table and what the table sends back."""

from collections.abc import Sequence

import msgspec

from samedi.core.message import Message
from samedi.server.bots.device import Device
from samedi.server.socket.person_socket import PersonSocket
from samedi.server.socket.websocket import BatchedWebSocket
from samedi.server.storage.port import Role
from samedi.server.tables.admission import carry_out
from samedi.server.tables.audience import Audience, audience_of, seen_by, written
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.session import TableSession
from samedi.server.wire.messages import Ack, Commanding, Hello, Ping, Thought, Welcome
from samedi.server.wire.shapes import VERSION
from samedi.server.wire.tables import You
from samedi.table.answers import Answer, Outdated, Rejected
from samedi.table.events import AnyEvent
from samedi.table.limits import Key

MOST_EVENTS = 500  # in a message
LARGE = 250_000  # bytes of events after which a message ends


class KeyOfCommand(msgspec.Struct):
    """What is read of a command that cannot be read or may not be."""

    key: Key


class Keyed(msgspec.Struct):
    """A message with a command in it."""

    command: KeyOfCommand


_KEYS = msgspec.json.Decoder(Keyed)


class Connection(PersonSocket):
    """A subscriber of a session."""

    decoder = msgspec.json.Decoder(Hello | Commanding | Thought | Ping)

    def __init__(
        self,
        registry: TableRegistry,
        socket: BatchedWebSocket,
        person: str,
        role: Role,
        address: str,
        session: TableSession,
    ) -> None:
        super().__init__(registry, socket, person, address)
        self.role = role
        self.audience = Audience(-1, is_player=False)
        self.you = You(person, role, [])
        self.device = Device(self.tell)
        self._session = session

    def _farewell(self) -> None:
        self.device.hang_up()
        self._session.farewell(self)

    async def _greet(self, hello: Hello) -> None:
        """Send what was missed, then the table as it is now."""
        since, session = hello.since, self._session
        self.device.is_willing = hello.thinks
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

    async def _obey(self, message: Commanding | Thought) -> None:
        if isinstance(message, Thought):
            self.device.take(message)
            return
        async with self._doing:
            await self._command(message)

    async def _command(self, message: Commanding) -> None:
        session = self._session

        def reply(answer: Answer) -> None:
            self._answer(answer)
            if isinstance(answer, Outdated):
                self.send(session.snapshot(self))

        await carry_out(
            self._registry, session, message.command, self.person, self.role, self._address, reply
        )

    def _answer(self, answer: Answer) -> None:
        self.tell(Ack(answer=answer))  # type: ignore[arg-type]

    def _complain(self, text: str | bytes, message: Message) -> None:
        """A command is answered by its key, if that can be read."""
        key = key_of(text)
        if key is None:
            super()._complain(text, message)
        else:
            self._answer(Rejected(key=key, message=message))


def key_of(text: str | bytes) -> str | None:
    """The key of the command in a message, whatever else is in it."""
    try:
        return _KEYS.decode(text).command.key
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
