"""The other end: a process that answers one request after the other, until its input ends."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from samedi.core.errors import SamediError
from samedi.core.processes import protocol
from samedi.core.processes.protocol import Answered, Failed


def serve(answer: Callable[[Any], object], requests: Any) -> None:
    """Answer requests of a type; anything printed by mistake goes to the standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts speaks to the first process
    signal.signal(signal.SIGTERM, _leave)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(EOFError, BrokenPipeError):
        while True:
            data = protocol.read(sys.stdin.buffer)
            answers.write(_reply(answer, requests, data))
            answers.flush()


def _reply(answer: Callable[[Any], object], requests: Any, data: bytes) -> bytes:
    try:
        value: Any = answer(msgspec.msgpack.decode(data, type=requests))
        return protocol.framed(Answered(value))
    except SamediError as error:
        return protocol.framed(Failed(str(error), error.message))
    except Exception as error:  # noqa: BLE001 - whatever it is, the asker must hear of it
        return protocol.framed(Failed(f"{type(error).__name__}: {error}"))


def _leave(_signal: int, _frame: object) -> None:
    """End, and let go on the way out of what was started, even if asked again."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(1)
