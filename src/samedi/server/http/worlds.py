"""Worlds over HTTP."""

import secrets
from typing import Annotated, Any

from msgspec import Meta
from starlette.responses import Response

from samedi.core.message import Message
from samedi.core.processes.pool import Pool
from samedi.core.processes.protocol import WorkerFailed
from samedi.server.http.endpoint import JSON, Call
from samedi.server.http.refusals import Failure
from samedi.server.wire import Body
from samedi.server.worlds.protocol import CheckStrokes, CheckWorld, Presets

PATIENCE_S = 15
MOST_SEED = 2**53 - 1
NEW_SEEDS = 1_000_000  # a number that people can tell each other


class CheckBody(Body, frozen=True, kw_only=True):
    """Strokes drawn so far, or a world."""

    strokes: dict[str, Any] | None = None
    knots: dict[str, Any] | None = None
    world: Any = None


class GenerateBody(Body, frozen=True, kw_only=True):
    """The number of a world, or any."""

    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] | None = None


class Worlds:
    """The process that knows about worlds."""

    def __init__(self) -> None:
        self._worker = Pool("samedi.server.worlds.worker", 1)
        self._presets: bytes | None = None

    async def check(self, call: Call) -> Response:
        """What is right and wrong with a world."""
        body = call.body
        if (body.strokes is None) == (body.world is None):
            raise Failure(400, Message("server-strokes-or-world"))
        if body.strokes is not None:
            return await self._ask(CheckStrokes(body.strokes, body.knots or {}))
        return await self._ask(CheckWorld(body.world))

    async def generate(self, call: Call) -> Response:
        """A world that belongs to a number."""
        seed = secrets.randbelow(NEW_SEEDS) if call.body.seed is None else call.body.seed
        return await self._ask(CheckWorld({"seed": seed}))

    async def presets(self, _call: Call) -> Response:
        """All worlds with a name."""
        if self._presets is None:
            self._presets = await self._written(Presets())
        return Response(self._presets, media_type=JSON)

    async def _ask(self, request: object) -> Response:
        return Response(await self._written(request), media_type=JSON)

    async def _written(self, request: object) -> bytes:
        try:
            return await self._worker.ask(request, bytes, PATIENCE_S)
        except WorkerFailed:
            raise Failure(503, Message("server-world-trouble")) from None
        except OverflowError as error:  # numbers that no message can carry
            raise Failure(400, Message("server-not-json", {"error": str(error)})) from None

    async def close(self) -> None:
        """End the process."""
        await self._worker.close()
