"""All bots of the server: a few processes that search, and one for simple bots that is always ready.

A search that is not compiled yet, is busy for too long or breaks down is not waited for: a simpler bot moves.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from samedi.bots.ladder import KNOWN, STAND_IN, level_of, stand_in
from samedi.bots.level import SEEDS, Level, mood_of
from samedi.bots.protocol import Choose, GetReady, Judge, Judged, Search, Searched
from samedi.core.game import Game
from samedi.core.processes.pool import Pool
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.record import to_bytes
from samedi.core.rng import seeded
from samedi.server.bots.questions import Question, hint_search
from samedi.server.operation import log

COMPILING_S = 600  # how long the very first start may take
SIMPLE_S = 10  # how long a simple bot may take
IDLE_S = 600  # how long a process waits for the next question
JUDGE_S = 60  # how long a slice of a review may wait and take
GRACE_S = 2  # how much longer than its budget a search may take before it is ended
MOST_WAITING = 1000  # tables whose bots wait for their turn


class Elsewhere(Protocol):
    """Who searches on other machines."""

    def are_there(self, game: str) -> bool:
        """Whether somebody does for a game."""

    async def search(self, game: str, request: Search, seconds: float) -> Searched:
        """What they find in time."""


Searches = Callable[[Search], Awaitable[Searched | None]]


class BotPool:
    """Everybody who plays for the server."""

    def __init__(self, workers: int, seconds: float, elsewhere: Elsewhere | None = None) -> None:
        self._seconds, self._workers, self._elsewhere = seconds, workers, elsewhere
        self._secret = secrets.token_hex(16)  # so that nobody can tell a bot's mood beforehand
        self._searching = Pool("samedi.bots.search_worker", workers, most=MOST_WAITING)
        self._simple = Pool("samedi.bots.simple_worker", 1, most=MOST_WAITING)
        self._warming: dict[str, asyncio.Task[None]] = {}
        self.turns = 0
        """How many moves bots were asked for here, for whoever watches."""
        self.stand_ins = 0
        """How many moves another bot made, for whoever watches."""

    async def choose(self, name: str, question: Question) -> int:
        """What the bot with this name does, as the number of an action."""
        known = name if name in KNOWN else STAND_IN  # an old table may name a bot of former times
        level = level_of(known)
        if level is None:
            return await self._simply(known, question)
        try:
            return await self._searched(level, question)
        except WorkerFailed as error:
            self.stand_ins += 1
            log.info("stand-in", game=question.game.name, bot=name, error=str(error))
            return await self._simply(stand_in(level), question)

    async def _simply(self, name: str, question: Question) -> int:
        state, seed = to_bytes(question.hidden), secrets.randbelow(SEEDS)
        request = Choose(question.game.home, name, state, question.seat, seed)
        return await self._simple.ask(request, int, SIMPLE_S, by=question.by)

    async def _searched(self, level: Level, question: Question) -> int:
        found = await self._search(question, self._request(level, question))
        if not found.variations:
            raise WorkerFailed("nothing found")
        return self._choice(level, question, found)

    async def choose_by(self, name: str, question: Question, searches: Searches) -> int | None:
        """What the bot with this name does if others search for it; nothing if they or it do not search."""
        level = level_of(name) if name in KNOWN else None
        found = await searches(self._request(level, question)) if level else None
        return self._choice(level, question, found) if level and found else None

    def _request(self, level: Level, question: Question) -> Search:
        rng = seeded(secrets.randbits(64))
        return level.search(question.game, question.hidden, question.seat, rng, self._seconds)

    def _choice(self, level: Level, question: Question, found: Searched) -> int:
        mood = mood_of(self._secret, question.by, question.seat, question.turn)
        return level.choice(question.game, question.hidden, found.variations, mood)

    async def hint(self, question: Question, *, tells_value: bool = False) -> Searched:
        """What a good search thinks of a position."""
        return await self._search(question, hint_search(question, tells_value=tells_value))

    async def judge(self, game: Game[Any], request: Judge, by: str) -> list[Judged]:
        """What moments of a finished game are found to be, when it is the turn of whoever looks back."""
        await self.get_ready(game)
        return await self._searching.ask(request, list[Judged], JUDGE_S, by=by, needs=game.name)

    async def _search(self, question: Question, request: Search) -> Searched:
        """Search, once it is this table's turn; who waits longer than a search may take gets none."""
        name = question.game.name
        if self._elsewhere is not None and self._elsewhere.are_there(name):
            with suppress(WorkerFailed):  # then it is searched here, if that can be
                return await self._elsewhere.search(name, request, self._seconds + GRACE_S)
        if not self.is_ready(question.game):
            raise WorkerFailed("not ready")
        patience = self._seconds + GRACE_S
        return await self._searching.ask(
            request, Searched, patience, by=question.by, needs=question.game.name
        )

    def is_ready(self, game: Game[Any]) -> bool:
        """Whether a process could search a game; if none can, or all that can are busy, one more soon can."""
        ready = self._searching.ready(game.name)
        if (
            not self._searching.is_free(game.name)
            and ready < self._workers
            and game.name not in self._warming
        ):
            task = self._warming[game.name] = asyncio.create_task(self._warm_up(game))
            task.add_done_callback(lambda _done: self._warming.pop(game.name, None))
        return ready > 0

    async def get_ready(self, game: Game[Any]) -> None:
        """Get the search of a game ready before anybody asks."""
        if not self.is_ready(game):
            await asyncio.wait({self._warming[game.name]})

    async def _warm_up(self, game: Game[Any]) -> None:
        try:
            await self._searching.ask(GetReady(game.home), Searched, COMPILING_S, teaches=game.name)
        except WorkerFailed as error:
            log.warning("bot-not-ready", game=game.name, error=str(error))
        else:
            log.info("bot-ready", game=game.name, processes=self._searching.ready(game.name))

    async def close_idle(self) -> None:
        """End processes that nobody has asked for a while; the compiled search stays on disk."""
        await self._searching.end_idle(IDLE_S)

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return self._searching.pids + self._simple.pids

    async def close(self) -> None:
        """End all processes."""
        warming = list(self._warming.values())
        for task in warming:
            task.cancel()
        await asyncio.gather(*warming, return_exceptions=True)
        await self._searching.close()
        await self._simple.close()
