"""All bots of the server: a few processes that search, and one for simple bots that is always ready.

A search that is not compiled yet, is busy for too long or breaks down is not waited for: a simpler bot moves.
"""

import asyncio
import secrets
import time
from typing import Any

from msgspec import Struct

from samedi.bots.ladder import NAMES, REPLY, Level, level_of
from samedi.bots.protocol import BotAnswer, Search, Searched
from samedi.core.game import SPECTATOR, Game
from samedi.core.record import to_bytes
from samedi.server.bots.plain import Choose, Chosen, PlainAnswer
from samedi.server.bots.worker import Worker, WorkerLost
from samedi.server.operation import log

STAND_IN = "greedy"
COMPILING_S = 600  # how long the very first start may take
PLAIN_S = 10  # how long a simple bot may take
IDLE_S = 600  # how long a process waits for the next question
GRACE_S = 2  # how much longer than its budget a search may take before it is ended
HINT_S = 2
HINT_SIMULATIONS = 4000
SEEDS = 1 << 31


class Question(Struct, frozen=True):
    """A decision of a seat: the state is hidden for it."""

    game: Any
    hidden: Any
    seat: int


class Searchers:
    """The processes that search one game; the first to come gets them ready."""

    def __init__(self, game: Game[Any], size: int) -> None:
        self._game = game
        self._workers = [self._made() for _ in range(size)]
        self._warm: set[Worker] = set()
        self._warming: asyncio.Task[None] | None = None

    def _made(self) -> Worker:
        return Worker("samedi.bots.worker", (self._game.home, "compiled"), BotAnswer)

    def get_ready(self, question: Question) -> None:
        """Load or compile the search in the background: in one process, and in one more if all are busy."""
        is_enough = any(worker.is_free for worker in self._warm) or len(self._warm) == len(self._workers)
        if (self._warming is None or self._warming.done()) and not is_enough:
            self._warming = asyncio.create_task(self._warm_up(question))

    @property
    def is_ready(self) -> bool:
        """Whether a process could search now."""
        return bool(self._warm)

    async def ready(self) -> None:
        """Wait until the process that is getting ready is so, or has failed."""
        if self._warming is not None:
            await asyncio.wait({self._warming})

    async def _warm_up(self, question: Question) -> None:
        request = Search(to_bytes(question.hidden), question.seat, 0, 1)
        worker = next(each for each in self._workers if each not in self._warm)
        try:
            await worker.ask(request, Searched, COMPILING_S)
        except WorkerLost as error:
            log.warning("bot-not-ready", game=self._game.name, error=str(error))
            return
        self._warm.add(worker)
        log.info("bot-ready", game=self._game.name, processes=len(self._warm))

    async def search(self, request: Search, seconds: float) -> Searched:
        """Ask one of the processes that are ready."""
        warm = [worker for worker in self._workers if worker in self._warm]
        if not warm:
            raise WorkerLost("not ready")
        worker = next((each for each in warm if each.is_free), warm[request.seed % len(warm)])
        try:
            return await worker.ask(request, Searched, seconds)
        except WorkerLost:
            self._warm.discard(worker)
            raise

    async def close_idle(self, before: float) -> None:
        """End processes that nobody has asked since."""
        for worker in [each for each in self._warm if each.is_free and each.used < before]:
            self._warm.discard(worker)
            await worker.close()

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def close(self) -> None:
        """End the processes."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        for worker in self._workers:
            await worker.close()


class BotPool:
    """Everybody who plays for the registry."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._size, self._seconds = workers, seconds
        self._at_once = asyncio.Semaphore(workers)
        self._searchers: dict[str, Searchers] = {}
        self._plain = Worker("samedi.server.bots.plain", (), PlainAnswer)
        self.stand_ins = 0
        """How many moves another bot made, for whoever watches."""

    async def choose(self, name: str, question: Question) -> int:
        """What the bot with this name does, as the number of an action."""
        level = level_of(name if name in NAMES else STAND_IN)  # an old table may name a bot of former times
        if level is None:
            return await self._simple(name if name in NAMES else STAND_IN, question)
        try:
            return await self._searched(level, question)
        except WorkerLost as error:
            self.stand_ins += 1
            log.info("stand-in", game=question.game.name, bot=name, error=str(error))
            return await self._simple(STAND_IN, question)

    async def _simple(self, name: str, question: Question) -> int:
        request = Choose(
            question.game.home, name, to_bytes(question.hidden), question.seat, secrets.randbelow(SEEDS)
        )
        return (await self._plain.ask(request, Chosen, PLAIN_S)).action

    async def _searched(self, level: Level, question: Question) -> int:
        request = search_for(level, question, self._seconds)
        found = await self._search(question, request)
        if not found.lines:
            raise WorkerLost("nothing found")
        return found.lines[0].action

    async def hint(self, question: Question) -> Searched:
        """What a good search thinks of a position."""
        request = Search(
            to_bytes(question.hidden),
            question.seat,
            secrets.randbelow(SEEDS),
            HINT_SIMULATIONS,
            HINT_S,
        )
        return await self._search(question, request)

    async def _search(self, question: Question, request: Search) -> Searched:
        """Wait for a free place and search; who waits longer than a search may take gets none."""
        searchers = self._searchers_for(question)
        patience = self._seconds + GRACE_S
        try:
            async with asyncio.timeout(patience):
                await self._at_once.acquire()
        except TimeoutError:
            raise WorkerLost("busy") from None
        try:
            return await searchers.search(request, patience)
        finally:
            self._at_once.release()

    def is_ready(self, question: Question) -> bool:
        """Whether the search of a game is ready; if not, it soon will be."""
        return self._searchers_for(question).is_ready

    def _searchers_for(self, question: Question) -> Searchers:
        game: Game[Any] = question.game
        if game.name not in self._searchers:
            self._searchers[game.name] = Searchers(game, self._size)
        searchers = self._searchers[game.name]
        searchers.get_ready(question)
        return searchers

    async def get_ready(self, game: Game[Any]) -> None:
        """Get the search of a game ready before anybody asks."""
        state = game.state()
        game.start(state, game.resolve(dict(next(iter(game.tables.values())))))
        game.rules.hide(state, SPECTATOR)
        await self._searchers_for(Question(game, state, 0)).ready()

    async def close_idle(self) -> None:
        """End processes that nobody has asked for a while; the compiled search stays on disk."""
        for searchers in self._searchers.values():
            await searchers.close_idle(time.monotonic() - IDLE_S)

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        found = [pid for searchers in self._searchers.values() for pid in searchers.pids]
        return [*found, self._plain.pid] if self._plain.pid is not None else found

    async def close(self) -> None:
        """End all processes."""
        for searchers in self._searchers.values():
            await searchers.close()
        await self._plain.close()


def search_for(level: Level, question: Question, seconds: float) -> Search:
    """What a level's bot asks its process."""
    slips = level.slips(secrets.randbelow(100))
    return Search(
        to_bytes(question.hidden),
        question.seat,
        secrets.randbelow(SEEDS),
        level.simulations,
        seconds,
        sees_replies=REPLY not in slips,
        overlooked=question.game.overlooked(slips),
    )
