"""Who plays the games of a batch: this process, which then loads Numba, or several others."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Protocol

import numpy as np
from msgspec.structs import replace

from samedi.core.game import Game
from samedi.core.processes.worker import Worker
from samedi.study.arrays import Arrays, arrays_in, bytes_of
from samedi.study.protocol import Attach, Step


class Players(Protocol):
    """Whoever plays the games."""

    arrays: Arrays

    def step(self) -> None:
        """Play the actions that are written in the arrays."""

    def close(self) -> None:
        """Let go of everything."""


class Here:
    """This process."""

    def __init__(
        self, game: Game[Any], games: int, seats: int, _workers: int, *, plays_chance: bool, looks: bool
    ) -> None:
        from samedi.study.stepper import Stepper  # noqa: PLC0415 - Numba is loaded only where it is needed

        memory = np.zeros(bytes_of(game, games, seats), np.uint8)
        self.arrays = arrays_in(memory, game, games, seats)
        self._stepper = Stepper(game, self.arrays, plays_chance=plays_chance, looks=looks)

    def step(self) -> None:
        """Play the actions that are written in the arrays."""
        self._stepper.step()

    def close(self) -> None:
        """There is nothing to let go of."""


class Workers:
    """Several processes, each with some of the games, in memory that all of them see."""

    def __init__(
        self, game: Game[Any], games: int, seats: int, workers: int, *, plays_chance: bool, looks: bool
    ) -> None:
        self._memory = SharedMemory(create=True, size=bytes_of(game, games, seats))
        self.arrays = arrays_in(self._memory.buf, game, games, seats)
        workers = min(workers, games)
        self._workers = [Worker("samedi.study.worker") for _ in range(workers)]
        self._asking = ThreadPoolExecutor(workers)
        ends = [games * place // workers for place in range(workers + 1)]
        whole = Attach(
            home=game.home,
            memory=self._memory.name,
            games=games,
            seats=seats,
            first=0,
            last=games,
            plays_chance=plays_chance,
            looks=looks,
        )
        parts = [replace(whole, first=first, last=last) for first, last in pairwise(ends)]
        attached = [
            self._asking.submit(worker.ask, part, int)
            for worker, part in zip(self._workers, parts, strict=True)
        ]
        for each in attached:
            each.result()

    def step(self) -> None:
        """Let every process play its part."""
        for each in [self._asking.submit(worker.ask, Step(), int) for worker in self._workers]:
            each.result()

    def close(self) -> None:
        """End the processes; arrays that somebody still holds stay as they are."""
        for worker in self._workers:
            worker.close()
        self._asking.shutdown()
        self.arrays = Arrays(*(array.copy() for array in self.arrays))
        self._memory.unlink()
