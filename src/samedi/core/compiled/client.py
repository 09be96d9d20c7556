"""Asking for compiled rules, from a process that loads neither NumPy nor Numba."""

from typing import Any

from samedi.core.compiled.protocol import Counted, RulesRequest, Trace, Traced
from samedi.core.game import Game
from samedi.core.processes.worker import Worker
from samedi.core.record import to_bytes


class RulesWorker(Worker):
    """A process with the compiled rules of one game in one mode."""

    def __init__(self, game: Game[Any], mode: str = "compiled", *, quiet: bool = False) -> None:
        super().__init__("samedi.core.compiled.worker", game.home, mode, quiet=quiet)

    def count(self, request: RulesRequest) -> Counted:
        """Ask for something that is counted."""
        return self.ask(request, Counted)

    def trace(self, state: Any, rng: Any, limit: int) -> Traced:
        """Let the worker play on at random."""
        return self.ask(Trace(state=to_bytes(state), rng=to_bytes(rng), limit=limit), Traced)
