"""Asking for a device, from a process that loads neither NumPy nor Numba."""

from typing import Any

from samedi.core.compiled.cuda.protocol import Measure, Measured
from samedi.core.game import Game
from samedi.core.processes.worker import Worker


class CudaWorker(Worker):
    """A process with the rules of one game on a device, from a file of kernels if one is named."""

    def __init__(self, game: Game[Any], bundle: str = "") -> None:
        super().__init__("samedi.core.compiled.cuda.worker", game.home, bundle)

    def measure(self, request: Measure) -> Measured:
        """Let the device play."""
        return self.ask(request, Measured)
