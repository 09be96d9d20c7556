"""A worker process and one question at a time to it, without waiting in the event loop."""

import asyncio
import sys
import time
from typing import Any, TypeVar

import msgspec

from samedi.core.compiled.protocol import LENGTH, Failed

T = TypeVar("T")
LARGEST_ANSWER = 64 << 20


class WorkerLost(Exception):
    """The worker has died, could not answer, or took too long and was ended."""


class Worker:
    """One process; it is started by the first question, and again after it was lost."""

    def __init__(self, module: str, arguments: tuple[str, ...], answers: Any) -> None:
        self._command = (sys.executable, "-m", module, *arguments)
        self._decoder = msgspec.msgpack.Decoder(answers)
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self.used = time.monotonic()
        """When it was asked last."""

    @property
    def is_free(self) -> bool:
        """Whether nobody is asking."""
        return not self._lock.locked()

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, request: object, kind: type[T], seconds: float) -> T:
        """Ask and wait so long for the answer; a worker that takes longer is ended."""
        async with self._lock:
            self.used = time.monotonic()
            try:
                async with asyncio.timeout(seconds):
                    answer = await self._answer(request)
            except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
                await self._end()
                raise WorkerLost(f"{self._command[2]}: {type(error).__name__}") from error
            except asyncio.CancelledError:
                await asyncio.shield(self._end())
                raise
        if isinstance(answer, kind):
            return answer
        raise WorkerLost(answer.error if isinstance(answer, Failed) else f"unexpected {answer!r}")

    async def _answer(self, request: object) -> Any:
        process = await self._running()
        assert process.stdin
        assert process.stdout
        data = msgspec.msgpack.encode(request)
        process.stdin.write(LENGTH.pack(len(data)) + data)
        await process.stdin.drain()
        size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        if size > LARGEST_ANSWER:
            raise EOFError
        return self._decoder.decode(await process.stdout.readexactly(size))

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # an interrupt at the keyboard is for the server
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._end()
