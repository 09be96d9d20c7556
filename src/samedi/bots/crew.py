"""The bots of one table, of whom nobody waits for the first: a worker loads or compiles in the background.

Until it is ready a simple bot decides in place of those that search.
"""

import threading
from typing import Any

import msgspec

from samedi.bots.ladder import LEVELS, Player, SearchPlayer, player
from samedi.bots.thinking import Thinker
from samedi.core.compiled.client import WorkerLost
from samedi.core.game import Game
from samedi.core.rng import Rng

STAND_IN = "greedy"
PATIENCE_S = 1.0  # how long the first decision may wait for the worker


class Choice(msgspec.Struct, frozen=True):
    """An action, and whether another bot chose it because the search is not ready."""

    action: int
    is_stand_in: bool


class Crew:
    """The bots of one table by name; searching ones share a worker."""

    def __init__(self, game: Game[Any], hidden: Any) -> None:
        """Any state of the game will do to get ready with, hidden for seat 0."""
        self._game, self._hidden = game, hidden
        self._players: dict[str, Player] = {}
        self._thinker: Thinker | None = None
        self._is_done = threading.Event()
        self._is_lost = False
        self._patience = PATIENCE_S

    def choose(self, name: str, hidden: Any, seat: int, rng: Rng) -> Choice:
        """What the bot with this name does, or its stand-in."""
        is_searching = any(level.name == name for level in LEVELS)
        if not is_searching:
            return Choice(self._player(name).choose(hidden, seat, rng), is_stand_in=False)
        if self.thinker(self._patience) is not None:
            try:
                return Choice(self._player(name).choose(hidden, seat, rng), is_stand_in=False)
            except WorkerLost:
                self._is_lost = True
        self._patience = 0.0
        return Choice(self._player(STAND_IN).choose(hidden, seat, rng), is_stand_in=True)

    def thinker(self, patience: float) -> Thinker | None:
        """The worker, if it is ready within so many seconds; it is started by the first who asks."""
        if self._thinker is None:
            self._thinker = Thinker(self._game, quiet=True)
            threading.Thread(target=self._get_ready, args=(self._thinker,), daemon=True).start()
        self._is_done.wait(patience)
        return self._thinker if self._is_done.is_set() and not self._is_lost else None

    def _get_ready(self, thinker: Thinker) -> None:
        try:
            thinker.think(self._hidden, 0, 0, simulations=1)
        except (WorkerLost, ValueError):  # it was ended, or cannot work here
            self._is_lost = True
        self._is_done.set()

    def _player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = self._made(name)
        return self._players[name]

    def _made(self, name: str) -> Player:
        for level in LEVELS:
            if level.name == name and self._thinker:
                return SearchPlayer(self._game, level, self._thinker)
        return player(name, self._game)

    def close(self) -> None:
        """End the worker."""
        if self._thinker:
            self._thinker.kill()
