"""A worker process that does what it is told, also what tests are afraid of."""

import os
import sys
import time
from typing import Any

from samedi.core.errors import BadOptions
from samedi.core.message import Message
from samedi.core.processes.protocol import LENGTH
from samedi.core.processes.serving import serve


def answer(request: list[Any]) -> object:
    """Do the first, with the rest."""
    deed, *rest = request
    return DEEDS[deed](*rest)


def wait_for(path: str) -> str:
    """Answer once a file is there."""
    while not os.path.exists(path):  # noqa: PTH110 - nothing more needs to be loaded
        time.sleep(0.005)
    return path


def note(path: str, text: str) -> str:
    """Write a line to the end of a file."""
    with open(path, "a", encoding="utf-8") as file:  # noqa: PTH123
        file.write(f"{text}\n")
    return text


def say(data: bytes) -> None:
    """Say bytes that are no answer, and go on as if nothing had happened."""
    os.write(ANSWERS, data)
    time.sleep(3600)


def fall_short() -> None:
    """Announce more than is said, and end."""
    os.write(ANSWERS, LENGTH.pack(100) + b"too short")
    os._exit(0)


def refuse() -> None:
    raise BadOptions(Message("option-missing", {"option": "world"}))


ANSWERS = os.dup(1)
DEEDS: dict[str, Any] = {
    "echo": lambda value: value,
    "pid": os.getpid,
    "sleep": time.sleep,
    "wait": wait_for,
    "note": note,
    "die": lambda: os._exit(1),
    "print": lambda: sys.stdout.write("by mistake\n") and sys.stdout.flush(),
    "fall short": fall_short,
    "garbage": lambda: say(LENGTH.pack(3) + b"\xc1\xc1\xc1"),
    "endless": lambda: say(b"\xff" * 100),
    "fail": lambda: 1 // 0,
    "refuse": refuse,
}

if __name__ == "__main__":
    serve(answer, list[Any])
