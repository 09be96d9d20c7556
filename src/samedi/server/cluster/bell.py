"""The bell: processes tell each other which logs have grown, who is at a table, and whose lists have changed.

A process hears of the tables that are open in it and of the people whose lists are, and of nothing else.
"""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from samedi.server.cluster.link import AGAIN_S, RedisLink, troubles
from samedi.server.operation import log
from samedi.server.storage.port import Hearer
from samedi.server.storage.sealing import OtherKey, Sealing
from samedi.table.events import AnyEvent, read_events, write_events

LARGEST = 16_000  # bytes of events that are told; who hears of more reads the log
HEAR_S = 5.0  # how long to listen before looking whether there is still somebody to listen to


class Grown(msgspec.Struct, array_like=True, tag="log"):
    """The log of a table has grown to this event, or the table is gone (0)."""

    seq: int
    process: str = ""
    sealed: bytes = b""
    """The new events, for those who have the key of the house; none if they are large."""


class Here(msgspec.Struct, array_like=True, tag="here"):
    """Who is at a table in a process."""

    process: str
    people: list[str]


class Who(msgspec.Struct, array_like=True, tag="who"):
    """A process that has just opened a table asks who is at it."""

    process: str


class ListChanged(msgspec.Struct, array_like=True, tag="list"):
    """A table stands otherwise in the list of a person, or no longer."""

    process: str
    table: str


_MESSAGES = msgspec.json.Decoder(Grown | Here | Who | ListChanged)
TABLE, PERSON = "t", "p"


class RedisNotifier:
    """Rings by Redis's channels, one for each table and one for each person."""

    is_shared = True

    def __init__(self, link: RedisLink, sealing: Sealing) -> None:
        self._link, self._sealing = link, sealing
        self._hearer: Hearer | None = None
        self._followed: set[str] = set()
        self._line: Any = None
        self._own = link.key("process", link.process)

    @property
    def is_well(self) -> bool:
        """Whether others can be heard."""
        return self._link.is_well and self._line is not None

    def listen(self, hearer: Hearer) -> None:
        """Tell somebody what others ring."""
        self._hearer = hearer

    def notify(self, table: str, seq: int, events: Sequence[AnyEvent] = ()) -> None:
        """Tell that the log of a table has grown, and by what: whoever reads along at Redis must not know."""
        told = write_events(events) if events else b""
        sealed = self._sealing.seal(_sealed_for(table), told) if 0 < len(told) <= LARGEST else b""
        self._ring(TABLE, table, Grown(seq, self._link.process, sealed))

    def here(self, table: str, people: Iterable[str]) -> None:
        """Tell who is at a table in this process."""
        self._ring(TABLE, table, Here(self._link.process, sorted(people)))

    def list_changed(self, table: str, people: Iterable[str]) -> None:
        """Tell that a table stands otherwise in the lists of some people."""
        for person in people:
            self._ring(PERSON, person, ListChanged(self._link.process, table))

    def _ring(self, kind: str, name: str, message: Any) -> None:
        self._link.send("PUBLISH", self._link.key(kind, name), msgspec.json.encode(message))

    async def follow_table(self, table: str) -> None:
        """Hear of a table from now on, and ask who is at it."""
        await self._follow(TABLE, table)
        self._ring(TABLE, table, Who(self._link.process))

    async def follow_person(self, person: str) -> None:
        """Hear of the list of a person from now on."""
        await self._follow(PERSON, person)

    async def leave_table(self, table: str) -> None:
        """Hear no more of a table."""
        self.here(table, ())
        await self._leave(TABLE, table)

    async def leave_person(self, person: str) -> None:
        """Hear no more of the list of a person."""
        await self._leave(PERSON, person)

    async def _follow(self, kind: str, name: str) -> None:
        channel = self._link.key(kind, name)
        self._followed.add(channel)
        if self._line is not None:
            with suppress(*troubles()):  # whoever listens will notice too
                await self._line.subscribe(channel)

    async def _leave(self, kind: str, name: str) -> None:
        channel = self._link.key(kind, name)
        self._followed.discard(channel)
        if self._line is not None:
            with suppress(*troubles()):
                await self._line.unsubscribe(channel)

    async def live(self) -> None:
        """Hear for as long as the server runs, over one line after the other."""
        while True:
            try:
                async with self._link.client.pubsub() as line:
                    await line.subscribe(self._own, *self._followed)
                    self._line = line
                    await self._hear(line)
            except Exception as error:  # noqa: BLE001 - whatever it is, another line may be better
                self._link.lost(error)
            finally:
                self._line = None
            await asyncio.sleep(AGAIN_S)

    async def _hear(self, line: Any) -> None:
        while True:
            message = await line.get_message(ignore_subscribe_messages=True, timeout=HEAR_S)
            if message is None:
                await line.ping()
            elif message["type"] == "message":
                self._take_in(message["channel"].decode(), message["data"])

    def _opened(self, table: str, sealed: bytes) -> list[AnyEvent]:
        """The events that were told; none if they cannot be read, for the log has them too."""
        if not sealed:
            return []
        try:
            return read_events(self._sealing.open(_sealed_for(table), sealed))
        except (OtherKey, msgspec.MsgspecError):
            log.warning("bell-nonsense", table=table)
            return []

    def _take_in(self, channel: str, data: bytes) -> None:
        try:
            message = _MESSAGES.decode(data)
        except msgspec.MsgspecError:
            log.warning("bell-nonsense", channel=channel)
            return
        if self._hearer is None or getattr(message, "process", "") == self._link.process:
            return
        name = channel.removeprefix(self._link.key("")).partition(":")[2]
        match message:
            case Grown(seq, _, sealed):
                self._hearer.grown(name, seq, self._opened(name, sealed))
            case Here(process, people):
                self._hearer.seen_elsewhere(name, process, frozenset(people))
            case Who():
                self._hearer.asked_who(name)
            case ListChanged(_, table):
                self._hearer.list_changed(name, table)


def _sealed_for(table: str) -> str:
    """To what the events of a table are bound: nothing else that is sealed can take their place."""
    return f"bell|{table}"
