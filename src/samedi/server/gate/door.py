"""The listening socket: who comes is counted at once, and who is too many is turned away at once.

asyncio calls `accept` until it raises BlockingIOError. An error for want of file descriptors must not reach
it: it would tell of each, thousands of times a second, and nobody would be let in.
"""

import errno
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from samedi.server.gate.connections import Connections
from samedi.server.operation import log

AT_ONCE = 64  # who comes between two turns of the loop; the others wait for the next
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
NONE = -1  # no descriptor
RETRY_S = 10
FULL = (
    f"HTTP/1.1 503 Service Unavailable\r\nRetry-After: {RETRY_S}\r\n"
    "Connection: close\r\nContent-Length: 0\r\n\r\n"
).encode()


class Visitor(socket.socket):
    """The socket of somebody who was let in."""

    on_close: Callable[[], None] | None = None

    def close(self) -> None:
        """Close it, and make room for somebody else."""
        super().close()
        left, self.on_close = self.on_close, None
        if left is not None:
            left()


class Door(socket.socket):
    """A listening socket that lets in as many as there is room for."""

    connections: Connections
    _turns = 0
    _spare = NONE  # a descriptor to give up when there is no other

    @classmethod
    def at(cls, listening: socket.socket, connections: Connections) -> "Door":
        """The same socket with somebody who counts."""
        door = cls(listening.family, listening.type, listening.proto, listening.detach())
        door.connections = connections
        door._hold_spare()
        return door

    def accept(self) -> tuple[socket.socket, Any]:
        """The next who may come in."""
        while self._turns < AT_ONCE and not self.connections.is_crowded:
            self._turns += 1
            try:
                taken, where = super().accept()
            except OSError as error:
                self._turns = 0
                if error.errno not in EXHAUSTED:
                    raise
                self._refuse_without_descriptor(error)
                break
            left = self.connections.admit(str(where[0]))
            if left is not None:
                visitor = Visitor(taken.family, taken.type, taken.proto, taken.detach())
                visitor.on_close = left
                return visitor, where
            log.info("turned-away", address=str(where[0]))
            turn_away(taken)
        self._turns = 0
        raise BlockingIOError

    def _refuse_without_descriptor(self, error: OSError) -> None:
        """Turn one away by the spare descriptor, so that the queue of those who come grows shorter."""
        log.warning("no-descriptors", error=str(error.strerror), connections=self.connections.count)
        self.connections.make_room()
        self._give_spare()
        with suppress(OSError):
            turn_away(super().accept()[0])
        self._hold_spare()

    def _hold_spare(self) -> None:
        with suppress(OSError):
            self._spare = os.open(os.devnull, os.O_RDONLY)

    def _give_spare(self) -> None:
        if self._spare != NONE:
            os.close(self._spare)
            self._spare = NONE

    def close(self) -> None:
        """Let nobody in any more."""
        self._give_spare()
        super().close()


def turn_away(taken: socket.socket) -> None:
    """Say that there is no room, and close."""
    with taken, suppress(OSError):
        taken.setblocking(False)
        taken.send(FULL)
