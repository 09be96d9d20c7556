"""Whom the session of a table has to do with: its connections, and the registry around it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from samedi.core.message import Message
from samedi.server.bots.device import Device
from samedi.server.operation.failures import Failures
from samedi.server.push.caller import Caller
from samedi.server.storage.port import Journal, Notifier, Role
from samedi.server.tables.audience import Audience
from samedi.server.tables.lists import Lists
from samedi.server.tables.server_time import ServerTime
from samedi.server.wire.tables import You
from samedi.server.work.pool import WorkPool
from samedi.table.events import AnyEvent

if TYPE_CHECKING:
    from samedi.server.tables.session import TableSession


class Subscriber(Protocol):
    """A connection, as the session knows it."""

    person: str
    role: Role
    audience: Audience
    you: You
    device: Device

    def send(self, message: bytes) -> None:
        """Send a message, or give up if too many wait."""

    def dismiss(self, message: Message, *, again: bool) -> None:
        """Say good-bye and close."""


class SessionOwner(Protocol):
    """What a session needs of the registry around it."""

    journal: Journal
    work: WorkPool
    failures: Failures
    time: ServerTime
    lists: Lists
    caller: Caller
    notifier: Notifier

    def new_secret(self) -> bytes:
        """The secret of a table's dice."""

    async def committed(self, session: "TableSession", events: Sequence[AnyEvent]) -> None:
        """The table has new events; see to what follows."""

    def follow(self, session: "TableSession") -> None:
        """See to the clock and the bots of a table."""
