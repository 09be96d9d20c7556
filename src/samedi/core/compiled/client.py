"""Asking a worker, from a process that loads neither NumPy nor Numba."""

import subprocess
import sys
from types import TracebackType
from typing import Any, Self

from samedi.core.compiled import protocol
from samedi.core.compiled.protocol import Answer, AnyRequest, Counted, Failed, Traced
from samedi.core.game import Game
from samedi.core.record import to_bytes


class WorkerLost(Exception):
    """The worker has died or could not answer."""


class WorkerClient:
    """A worker process for one game in one mode; `with` ends it."""

    def __init__(self, game: Game[Any], mode: str = "compiled", *, quiet: bool = False) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", "samedi.core.compiled.worker", game.home, mode],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
        )

    def ask(self, request: AnyRequest) -> Answer:
        """Send a request and wait for its answer."""
        assert self._process.stdin
        assert self._process.stdout
        try:
            protocol.send(self._process.stdin, request)
            answer: Answer | Failed = protocol.receive(self._process.stdout, Answer | Failed)
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerLost(f"the worker has ended ({self._process.returncode})") from error
        if isinstance(answer, Failed):
            raise WorkerLost(answer.error)
        return answer

    def count(self, request: AnyRequest) -> Counted:
        """Ask for something that is counted."""
        answer = self.ask(request).value
        assert answer is not None
        return answer

    def trace(self, state: Any, rng: Any, limit: int) -> Traced:
        """Let the worker play on at random."""
        answer = self.ask(protocol.Trace(state=to_bytes(state), rng=to_bytes(rng), limit=limit)).traced
        assert answer is not None
        return answer

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
