"""The bots of one table, of whom nobody waits for the first: a worker loads or compiles in the background.

Until it is ready, and when it fails, a simple bot decides in place of those that search.
"""

import threading
from typing import Any

import msgspec

from samedi.bots.ladder import SearchPlayer, level_of, player, stand_in
from samedi.bots.protocol import GetReady, Searched
from samedi.bots.searching import SearchWorker
from samedi.core.game import Game
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.rng import Rng

PATIENCE_S = 1.0  # how long the first decision may wait for the worker


class Choice(msgspec.Struct, frozen=True):
    """An action, and whether another bot chose it because the search has no answer."""

    action: int
    is_stand_in: bool


class TableBots:
    """The bots of one table by name; searching ones share a worker."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._worker = SearchWorker(quiet=True)
        self._warming: threading.Thread | None = None
        self._is_ready = threading.Event()
        self._patience = PATIENCE_S

    def choose(self, name: str, hidden: Any, seat: int, rng: Rng, mood: float | None = None) -> Choice:
        """What the bot with this name does, or its stand-in."""
        level = level_of(name)
        worker = self.worker(self._patience) if level else None
        if level and worker:
            try:
                found = SearchPlayer(self._game, level, worker).choose(hidden, seat, rng, mood)
                return Choice(found, is_stand_in=False)
            except WorkerFailed:
                self._is_ready.clear()
        simple = player(stand_in(level) if level else name, self._game)
        if level:
            self._patience = 0.0
        return Choice(simple.choose(hidden, seat, rng), is_stand_in=level is not None)

    def worker(self, patience: float) -> SearchWorker | None:
        """The worker, if it is ready within so many seconds; who asks when it is not gets it ready."""
        if not self._is_ready.is_set() and (self._warming is None or not self._warming.is_alive()):
            self._warming = threading.Thread(target=self._get_ready, daemon=True)
            self._warming.start()
        return self._worker if self._is_ready.wait(patience) else None

    def _get_ready(self) -> None:
        try:
            self._worker.ask(GetReady(self._game.home), Searched)
        except WorkerFailed:  # it was ended, or cannot work here
            return
        self._is_ready.set()

    def close(self) -> None:
        """End the worker."""
        self._worker.close()
