"""Searching, asked for by programs that load neither NumPy nor Numba."""

from typing import Any

from samedi.bots import protocol
from samedi.bots.protocol import Search, Searched
from samedi.core.compiled.client import WorkerClient
from samedi.core.record import to_bytes

MOST_SIMULATIONS = 1 << 30  # when only the time limits a search


class Thinker(WorkerClient):
    """A worker process that searches one game."""

    module = "samedi.bots.worker"
    answers = protocol.BotAnswer

    def think(
        self,
        hidden: Any,
        seat: int,
        seed: int,
        *,
        simulations: int = MOST_SIMULATIONS,
        seconds: float | None = None,
        threads: int = 1,
    ) -> Searched:
        """What a search finds in a state that is hidden for the seat."""
        return self.ask(Search(to_bytes(hidden), seat, seed, simulations, seconds, threads), Searched)
