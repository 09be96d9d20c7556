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
        sees_replies: bool = True,
        overlooked: int = 0,
        rollout: int | None = None,
    ) -> Searched:
        """What a search finds in a state that is hidden for the seat."""
        asked = Search(
            state=to_bytes(hidden),
            seat=seat,
            seed=seed,
            simulations=simulations,
            seconds=seconds,
            threads=threads,
            sees_replies=sees_replies,
            overlooked=overlooked,
            rollout=rollout,
        )
        return self.ask(asked, Searched)
