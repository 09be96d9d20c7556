"""The process in which worlds are checked and generated: however long that takes, nobody at a table waits."""

import msgspec

from samedi.core.processes.serving import serve
from samedi.server.worlds.protocol import CheckStrokes, CheckWorld, Presets, Request
from samedi.server.worlds.report import check_strokes, check_world, presets


def answer(request: Request) -> bytes:
    """Carry a request out; the answer is JSON."""
    match request:
        case CheckStrokes(strokes=strokes, knots=knots):
            return msgspec.json.encode(check_strokes(strokes, knots))
        case CheckWorld(world=world):
            return msgspec.json.encode(check_world(world))
        case Presets():
            return msgspec.json.encode(presets())


if __name__ == "__main__":
    serve(answer, Request)
