"""A few worker processes for many who ask: in turns, each in time, and never more processes than these."""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from samedi.core.processes.async_worker import AsyncWorker
from samedi.core.processes.fair_queue import FairQueue
from samedi.core.processes.protocol import Busy

T = TypeVar("T")
MOST = 64  # requests that wait
MOST_EACH = 8  # of one who asks


class Waiting(NamedTuple):
    """Somebody who waits for a worker that fits."""

    worker: "asyncio.Future[AsyncWorker]"
    fits: Callable[[AsyncWorker], bool]


class Pool:
    """Processes that run one module, shared by all who ask."""

    def __init__(self, module: str, size: int, *, most: int = MOST, most_each: int = MOST_EACH) -> None:
        self._workers = [AsyncWorker(module) for _ in range(size)]
        self._free = list(self._workers)
        self._queue: FairQueue[Waiting] = FairQueue(most, most_each)

    async def ask(
        self,
        request: object,
        kind: type[T],
        seconds: float,
        *,
        by: str = "",
        needs: str = "",
        teaches: str = "",
    ) -> T:
        """The answer within so many seconds, the wait for a free process included.

        `by` says whose turn it takes. What it `needs`, a process must have got ready for before; what it
        `teaches`, one that has not.
        """

        def fits(worker: AsyncWorker) -> bool:
            return (not needs or needs in worker.topics) and (not teaches or teaches not in worker.topics)

        deadline = time.monotonic() + seconds
        worker = await self._worker(by, fits, seconds)
        try:
            answer = await worker.ask(request, kind, deadline - time.monotonic())
            worker.topics.update({teaches} - {""})
        finally:
            self._release(worker)
        return answer

    async def _worker(self, by: str, fits: Callable[[AsyncWorker], bool], seconds: float) -> AsyncWorker:
        """A worker for oneself; of the free ones that which was asked last, so that others may end."""
        free = next((worker for worker in reversed(self._free) if fits(worker)), None)
        if free is not None:
            self._free.remove(free)
            return free
        waiting = Waiting(asyncio.get_running_loop().create_future(), fits)
        self._queue.put(by, waiting)
        try:
            async with asyncio.timeout(seconds):
                return await waiting.worker
        except BaseException as error:
            self._queue.remove(by, waiting)
            if waiting.worker.done() and not waiting.worker.cancelled():
                self._release(waiting.worker.result())
            if isinstance(error, TimeoutError):
                raise Busy("it was not its turn in time") from None
            raise

    def _release(self, worker: AsyncWorker) -> None:
        following = self._queue.take(lambda waiting: not waiting.worker.done() and waiting.fits(worker))
        if following is None:
            self._free.append(worker)
        else:
            following.worker.set_result(worker)

    def ready(self, topic: str) -> int:
        """How many processes have got ready for something."""
        return sum(topic in worker.topics for worker in self._workers)

    def is_free(self, topic: str) -> bool:
        """Whether a process that is ready for something waits for a question."""
        return any(topic in worker.topics for worker in self._free)

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def end_idle(self, seconds: float) -> None:
        """End processes that nobody has asked for so long; one that is asked meanwhile starts anew."""
        before = time.monotonic() - seconds
        await asyncio.gather(*(worker.end() for worker in self._free if worker.used < before))

    async def close(self) -> None:
        """End all processes, whatever they are doing."""
        await asyncio.gather(*(worker.end() for worker in self._workers))
