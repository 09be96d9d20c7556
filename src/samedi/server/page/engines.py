"""The engines of all games as pages get them: what is known of each, its module, its nets."""

import asyncio
import hashlib
from pathlib import PurePosixPath
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from samedi.bots.engines import (
    EngineLayout,
    MadeEngine,
    MakeEngine,
    found,
    layout_of,
    nets_of,
    weights_of,
)
from samedi.core.game import Game
from samedi.core.processes.async_worker import AsyncWorker
from samedi.core.processes.protocol import WorkerFailed
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.operation import log
from samedi.server.page.edition import Held, held
from samedi.server.page.statics import FOR_GOOD, respond

MAKING_S = 900  # how long an engine may take to be made, on a slow machine


class OfferedNet(Struct, frozen=True):
    """A learnt judgement: the address of its weights, and what goes best with them."""

    weights: str
    exploration: int
    breadth: int
    slope: float
    offset: float


class OfferedEngine(Struct, frozen=True):
    """The rules and searches of a game as a WebAssembly module."""

    module: str
    """Its address."""
    layout: EngineLayout
    nets: dict[str, OfferedNet]


class Engines:
    """What pages can have of engines. The address of a file changes with it, so it is kept for good."""

    def __init__(self) -> None:
        self.offered: dict[str, OfferedEngine] = {}
        self._files: dict[str, bytes] = {}
        self._held: dict[str, Held] = {}
        self._worker = AsyncWorker("samedi.bots.engine_worker")

    async def get_ready(self, *, makes: bool) -> None:
        """Offer the engines that are there, and make the others, one after the other."""
        for name in (each for each in NAMES if each not in self.offered):
            game = await asyncio.to_thread(game_named, name)
            module = await asyncio.to_thread(found, game)
            if module is None and makes:
                module = await self._made(game)
            if module is not None:
                await asyncio.to_thread(self.offer, game, module)
        await self.close()

    async def _made(self, game: Game[Any]) -> bytes | None:
        """Make an engine; where that fails, pages ask the server to think."""
        try:
            made = await self._worker.ask(MakeEngine(game.home), MadeEngine, MAKING_S)
        except WorkerFailed as error:
            log.warning("engine-not-made", game=game.name, error=str(error))
            return None
        log.info("engine-made", game=game.name, bytes=len(made.module), seconds=round(made.seconds, 1))
        return made.module

    def offer(self, game: Game[Any], module: bytes) -> None:
        """Let pages have the engine of a game."""
        nets = {
            name: OfferedNet(
                self._address(f"{game.name}-{name}.bin", weights_of(game, name)),
                recipe.exploration,
                recipe.breadth,
                recipe.slope,
                recipe.offset,
            )
            for name, recipe in nets_of(game).items()
        }
        address = self._address(f"{game.name}.wasm", module)
        self.offered = {**self.offered, game.name: OfferedEngine(address, layout_of(game), nets)}

    def _address(self, name: str, data: bytes) -> str:
        address = f"/engines/{hashlib.sha256(data).hexdigest()[:16]}/{name}"
        self._files[address] = data
        return address

    @property
    def files(self) -> dict[str, bytes]:
        """Modules and weights by their addresses."""
        return dict(self._files)

    async def file(self, request: Request) -> Response:
        """A module or weights."""
        path = request.url.path
        if path in self._files and path not in self._held:
            await asyncio.to_thread(self._hold, path)  # others need not wait while it is made small
        return respond(request, self._held.get(path), FOR_GOOD)

    def _hold(self, path: str) -> None:
        suffix = PurePosixPath(path).suffix
        is_code = suffix == ".wasm"  # weights hardly get smaller, however long one tries
        self._held[path] = held(self._files[path], suffix, is_lasting=is_code)

    @property
    def pids(self) -> list[int]:
        """The process that makes engines, if it runs."""
        return [self._worker.pid] if self._worker.pid is not None else []

    async def close(self) -> None:
        """End the process that makes engines."""
        await self._worker.end()
