"""One person's list of tables, for as long as somebody looks at it."""

import msgspec

from samedi.server.socket.person_socket import PersonSocket
from samedi.server.tables.audience import written
from samedi.server.tables.lists import MOST_LISTED, card_of
from samedi.server.wire.messages import Hello, Ping, TableList


class ListConnection(PersonSocket):
    """A reader of the list: first the whole of it, then what changes."""

    decoder = msgspec.json.Decoder(Hello | Ping)
    _early: list[bytes] | None = None  # what changed while the list was read

    def _farewell(self) -> None:
        lists = self._registry.lists
        lists.close(self)
        if not lists.is_open(self.person):
            self._registry.spawn("leaving", self._registry.notifier.leave_person(self.person))

    def send(self, message: bytes) -> None:
        """Queue a message; changes wait for the list that they change."""
        if self._early is not None:
            self._early.append(message)
        else:
            super().send(message)

    async def _obey(self, message: object) -> None:
        raise AssertionError(f"the decoder reads nothing like {message!r}")

    async def _greet(self, _hello: Hello) -> None:
        self._early = []
        await self._registry.notifier.follow_person(self.person)
        self._registry.lists.open(self)
        try:
            rows = await self._registry.journal.tables_of(self.person, MOST_LISTED)
        finally:
            early, self._early = self._early, None
        for message in [written(TableList(cards=[card_of(row, self.person) for row in rows])), *early]:
            self.send(message)
