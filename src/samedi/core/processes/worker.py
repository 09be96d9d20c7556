"""One worker process, asked by a program that waits for the answer."""

import subprocess
import sys
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self, TypeVar

import msgspec

from samedi.core.processes import protocol
from samedi.core.processes.protocol import WorkerFailed

T = TypeVar("T")
Process = subprocess.Popen[bytes]


class Worker:
    """A process that runs a module; a question starts it if it does not run, `with` ends it."""

    def __init__(self, module: str, *arguments: str, quiet: bool = False, goodbye_s: float = 0) -> None:
        self._command = [sys.executable, "-m", module, *arguments]
        self._quiet, self._goodbye_s = quiet, goodbye_s
        self._process: Process | None = None
        self._changing = threading.Lock()
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return self._process.pid if self._process and self._process.poll() is None else None

    def ask(self, request: object, kind: type[T], seconds: float | None = None) -> T:
        """Send a request and wait for its answer; a process that takes longer than that is ended."""
        process = self._running()
        try:
            return protocol.answered(_told(process, request, seconds), kind)
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            self._end(process)
            raise WorkerFailed(f"the worker has ended ({process.returncode})") from error

    def _running(self) -> Process:
        with self._changing:
            if self._is_closed:
                raise WorkerFailed("the worker was closed")
            if self._process is None or self._process.poll() is not None:
                if self._process is not None:
                    self._end(self._process)
                self._process = subprocess.Popen(  # noqa: S603 - our own module
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL if self._quiet else None,
                )
            return self._process

    def _end(self, process: Process) -> None:
        """End a process; it may first end what it has started."""
        if self._goodbye_s:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(self._goodbye_s)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):  # what was not sent yet has nobody to go to
                if pipe:
                    pipe.close()

    def close(self) -> None:
        """End the process for good, whatever it is doing."""
        with self._changing:
            self._is_closed = True
        if self._process is not None:
            self._end(self._process)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()


def _told(process: Process, request: object, seconds: float | None) -> bytes:
    """What a process says to a request."""
    assert process.stdin
    assert process.stdout
    timer = None if seconds is None else threading.Timer(seconds, process.kill)
    try:
        if timer:
            timer.start()
        protocol.write(process.stdin, request)
        return protocol.read(process.stdout)
    except (
        BaseException
    ):  # also an interruption: a late answer must not be taken for that of the next question
        process.kill()
        raise
    finally:
        if timer:
            timer.cancel()
