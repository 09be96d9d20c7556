"""How two processes speak over a pipe: MessagePack behind its length.

Fewer bytes than were announced, or more than any message has, are the end of the other process.
"""

import struct
from typing import IO, Any, TypeVar

import msgspec

from samedi.core.errors import SamediError
from samedi.core.message import Message

T = TypeVar("T")
LENGTH = struct.Struct("<I")
LARGEST = 64 << 20  # bytes of a message


class WorkerFailed(Exception):
    """No answer came: the worker died, spoke nonsense, took too long, or could not do what was asked."""


class Busy(WorkerFailed):
    """Too many wait already, or it waited too long for its turn."""


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """What was asked for."""

    value: msgspec.Raw


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The request could not be carried out; there is a message if whoever asked has caused it."""

    error: str
    message: Message | None = None


def framed(message: object) -> bytes:
    """A message as it is written."""
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def size_of(head: bytes) -> int:
    """How long the message is that begins like this; EOFError if it is none."""
    size = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else LARGEST + 1
    if size > LARGEST:
        raise EOFError
    return int(size)


def write(pipe: IO[bytes], message: object) -> None:
    """Write one message."""
    pipe.write(framed(message))
    pipe.flush()


def read(pipe: IO[bytes]) -> bytes:
    """Read one message, still packed; the end of the pipe, also in its middle, raises EOFError."""
    size = size_of(pipe.read(LENGTH.size))
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data


def answered(data: bytes, kind: type[T]) -> T:
    """The answer in a message, or the reason why there is none."""
    reply: Any = msgspec.msgpack.decode(data, type=Answered | Failed)
    if isinstance(reply, Answered):
        return msgspec.msgpack.decode(reply.value, type=kind)
    if reply.message is not None:
        raise SamediError(reply.message)
    raise WorkerFailed(reply.error)
