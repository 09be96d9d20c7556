"""The process that plays some games of a batch."""

from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from samedi.core.compiled.worker import without_scipy
from samedi.core.processes.serving import serve
from samedi.study.arrays import arrays_in
from samedi.study.protocol import AnyRequest, Attach, Step


class Part:
    """Some games of a batch, once they are known."""

    def __init__(self) -> None:
        self._memory: Any = None
        self._stepper: Any = None

    def answer(self, request: Attach | Step) -> int:
        """Carry a request out; how many games ended."""
        if isinstance(request, Step):
            return int(self._stepper.step())
        from samedi.study.stepper import Stepper  # noqa: PLC0415 - after what must not be loaded is kept away

        self._memory = SharedMemory(request.memory)
        resource_tracker.unregister(self._memory._name, "shared_memory")  # noqa: SLF001 - whoever made it ends it
        game = import_module(request.home).GAME
        arrays = arrays_in(self._memory.buf, game, request.games, request.seats)
        part = arrays.part(request.first, request.last)
        self._stepper = Stepper(game, part, plays_chance=request.plays_chance, looks=request.looks)
        return 0


if __name__ == "__main__":
    without_scipy()
    serve(Part().answer, AnyRequest)
