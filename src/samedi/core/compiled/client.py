"""Asking a worker, from a process that loads neither NumPy nor Numba."""

import subprocess
import sys
from types import TracebackType
from typing import Any, Self, TypeVar

from samedi.core.compiled import protocol
from samedi.core.compiled.protocol import AnyAnswer, Counted, Failed, Traced
from samedi.core.game import Game
from samedi.core.record import to_bytes

T = TypeVar("T")


class WorkerLost(Exception):
    """The worker has died or could not answer."""


class WorkerClient:
    """A worker process for one game in one mode; `with` ends it."""

    module = "samedi.core.compiled.worker"
    answers: Any = AnyAnswer

    def __init__(self, game: Game[Any], mode: str = "compiled", *, quiet: bool = False) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", self.module, game.home, mode],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
        )

    def ask(self, request: object, kind: type[T]) -> T:
        """Send a request and wait for its answer."""
        assert self._process.stdin
        assert self._process.stdout
        try:
            protocol.send(self._process.stdin, request)
            answer = protocol.receive(self._process.stdout, self.answers)
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerLost(f"the worker has ended ({self._process.returncode})") from error
        if isinstance(answer, kind):
            return answer
        raise WorkerLost(answer.error if isinstance(answer, Failed) else f"unexpected answer {answer!r}")

    def count(self, request: protocol.Request) -> Counted:
        """Ask for something that is counted."""
        return self.ask(request, Counted)

    def trace(self, state: Any, rng: Any, limit: int) -> Traced:
        """Let the worker play on at random."""
        return self.ask(protocol.Trace(state=to_bytes(state), rng=to_bytes(rng), limit=limit), Traced)

    def kill(self) -> None:
        """End the worker at once, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                try:
                    pipe.close()
                except OSError:  # what was not sent yet has nobody to go to
                    continue

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.kill()
