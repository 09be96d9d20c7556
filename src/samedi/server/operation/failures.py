"""What goes wrong where nobody waits for an answer: counted by job, and told now and then."""

import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from samedi.server.operation import log

TELL_EVERY_S = 10.0


class Failures:
    """How often each job has failed."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._told_at: dict[str, float] = {}

    def note(self, job: str, error: BaseException, **facts: object) -> None:
        """Count a failure; a job that fails all the time gets one line every few seconds."""
        self.counts[job] += 1
        now = time.monotonic()
        if now - self._told_at.get(job, -TELL_EVERY_S) >= TELL_EVERY_S:
            self._told_at[job] = now
            log.warning(
                "job-failed",
                job=job,
                times=self.counts[job],
                error=f"{type(error).__name__}: {error}",
                **facts,
            )

    @contextmanager
    def noted(self, job: str, **facts: object) -> Iterator[None]:
        """Go on whatever happens inside."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - that is what it is for
            self.note(job, error, **facts)


def place_of(error: BaseException) -> str:
    """Where in the code something went wrong."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
