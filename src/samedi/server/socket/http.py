"""`TimedHTTP`: uvicorn's HTTP with an end to every wait for a client.

uvicorn waits for ever for the rest of a request, and for a client to read its answer. Here a client has some
time for the head of a request, some for its body, with more for what has come already, and is to read what it
asked for.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from samedi.server.gate.addresses import household
from samedi.server.gate.gate import Gate

HEAD_S = 10
IDLE_S = 30  # between two requests
BODY_S = 20
BODY_RATE = 16_000  # bytes of a body that make up for a second
READ_S = 20
READ_RATE = 4_000  # bytes of an answer that are to be read in a second


class TimedHTTP(H11Protocol):
    """One connection of a client, as long as it speaks HTTP."""

    gate: Gate
    _since = 0.0  # when this part of a request began
    _came = 0  # bytes of this part
    _has_asked = False
    _unread: tuple[float, int] | None = None  # since when so many bytes wait to be read

    @classmethod
    def at(cls, gate: Gate) -> type["TimedHTTP"]:
        """Connections that come in by a gate."""
        return type(cls.__name__, (cls,), {"gate": gate})

    # What uvicorn and asyncio call

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait_for_next()

    def data_received(self, data: bytes) -> None:
        """Take in what comes; every part of a request has its own time."""
        state = self.conn.their_state
        if state is h11.IDLE and not self._came:
            self._since = self.loop.time()
        self._came += len(data)
        super().data_received(data)
        if self.conn.their_state is not state:
            self._since, self._came = self.loop.time(), 0
            self._has_asked = True
            self._follow()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._wait_for_next()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Speak as a WebSocket from now on."""
        self.gate.connections.forget(self)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client does not read as fast as it is answered."""
        super().pause_writing()
        self._unread = self.loop.time(), self.transport.get_write_buffer_size()
        self._note(self._unread[1])

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._unread = None
        self._note(0)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.gate.connections.forget(self)
        self._note(0)
        super().connection_lost(exc)

    # What the gate calls

    def is_late(self, now: float) -> bool:
        """Whether it takes too long over what it is doing."""
        return self._is_late_with_request(now - self._since) or self._is_late_reading(now)

    def give_up(self) -> None:
        """Close at once."""
        self.transport.abort()

    def _is_late_with_request(self, waited: float) -> bool:
        if self.conn.their_state is h11.IDLE:
            return waited > (IDLE_S if self._has_asked and not self._came else HEAD_S)
        if self.conn.their_state is h11.SEND_BODY:
            is_answered = self.cycle.response_complete  # then the rest is of no use to anybody
            return waited > BODY_S + (0 if is_answered else self._came / BODY_RATE)
        return False

    def _is_late_reading(self, now: float) -> bool:
        """Whether too little was read in a while; if it was enough, the next while begins."""
        if self._unread is None or now - self._unread[0] < READ_S:
            return False
        left = self.transport.get_write_buffer_size()
        if self._unread[1] - left < READ_S * READ_RATE:
            return True
        self._unread = now, left
        return False

    def _wait_for_next(self) -> None:
        self._since, self._came = self.loop.time(), 0
        self._follow()

    def _follow(self) -> None:
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.gate.connections.follow(self, waits=self.conn.their_state is h11.IDLE)

    def _note(self, size: int) -> None:
        host: Any = (self.client or ("",))[0]
        is_shared = self.gate.connections.is_proxy(host)
        self.gate.backlog.note(household(host), self, size, is_shared=is_shared)
