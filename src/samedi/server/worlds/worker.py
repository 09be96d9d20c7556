"""The process in which worlds are checked and generated: however long that takes, nobody at a table waits."""

import os
import sys
from typing import Any

import msgspec

from samedi.core.compiled import protocol
from samedi.core.compiled.protocol import Failed
from samedi.server.worlds.protocol import CheckStrokes, CheckWorld, Presets, Request, Written
from samedi.server.worlds.report import check_strokes, check_world, presets


def answer(request: Request) -> Any:
    """Carry a request out."""
    match request:
        case CheckStrokes(strokes=strokes, knots=knots):
            return check_strokes(strokes, knots)
        case CheckWorld(world=world):
            return check_world(world)
        case Presets():
            return presets()


def serve() -> None:
    """Answer until the input ends; anything printed by mistake goes to the standard error."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while True:
        try:
            request = protocol.receive(sys.stdin.buffer, Request)
        except EOFError:
            return
        try:
            protocol.send(answers, Written(msgspec.json.encode(answer(request))))
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker must hear of it
            protocol.send(answers, Failed(f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    serve()
