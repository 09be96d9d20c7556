"""Small jobs that are done about once a second, each for itself: one that fails hurts no other."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping

from samedi.server.operation.failures import Failures

SWEEP_S = 1.0
JOB_S = 10.0  # how long a job may take
LATE_S = 30.0  # a job that has not been done for so long is given up by whoever watches

Job = Callable[[], Awaitable[None]]


class Sweep:
    """Does the jobs for as long as the server runs."""

    def __init__(self, jobs: Mapping[str, Job], failures: Failures) -> None:
        self._jobs, self._failures = jobs, failures
        self._done_at = dict.fromkeys(jobs, time.monotonic())
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Sweep from now on."""
        self._task = asyncio.create_task(self._run())

    @property
    def is_well(self) -> bool:
        """Whether every job was done not long ago."""
        if self._task is None:
            return True
        return not self._task.done() and time.monotonic() - min(self._done_at.values()) < LATE_S

    async def stop(self) -> None:
        """Sweep no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            for name, job in self._jobs.items():
                await self._do(name, job)

    async def _do(self, name: str, job: Job) -> None:
        try:
            async with asyncio.timeout(JOB_S):
                await job()
        except asyncio.CancelledError as error:
            if is_told_to_stop():
                raise
            self._failures.note(name, error)  # something it waited for was ended
        except Exception as error:  # noqa: BLE001 - the next job is done all the same
            self._failures.note(name, error)
        else:
            self._done_at[name] = time.monotonic()


def is_told_to_stop() -> bool:
    """Whether the task that runs is cancelled itself."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
