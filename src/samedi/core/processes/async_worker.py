"""One worker process, asked from an event loop that goes on meanwhile."""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from samedi.core.processes import protocol
from samedi.core.processes.protocol import WorkerFailed

T = TypeVar("T")
BEHIND = 10  # how much less urgent its work is than that of whoever asks


class AsyncWorker:
    """A process that runs a module, asked one thing at a time; a question starts it if it does not run."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._command = (sys.executable, "-m", module, *arguments)
        self._process: asyncio.subprocess.Process | None = None
        self.topics: set[str] = set()
        """What the process has got ready for."""
        self.used = time.monotonic()
        """When it was asked last."""

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, request: object, kind: type[T], seconds: float) -> T:
        """Ask and wait so long for the answer; a process that takes longer is ended."""
        data = protocol.framed(request)
        self.used = time.monotonic()
        try:
            async with asyncio.timeout(seconds):
                reply = await self._told(data)
            return protocol.answered(reply, kind)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            await self.end()
            raise WorkerFailed(f"{self._command[2]}: {type(error).__name__}") from error
        except asyncio.CancelledError:
            await asyncio.shield(self.end())
            raise

    async def _told(self, data: bytes) -> bytes:
        process = await self._running()
        assert process.stdin
        assert process.stdout
        process.stdin.write(data)
        await process.stdin.drain()
        size = protocol.size_of(await process.stdout.readexactly(protocol.LENGTH.size))
        return await process.stdout.readexactly(size)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self.topics.clear()
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                process_group=0,  # an interrupt at the keyboard is for the server
            )
            put_behind(self._process.pid)
        return self._process

    def end(self) -> Awaitable[None]:
        """End the process, whatever it is doing; from this moment on a question starts another one."""
        process, self._process = self._process, None
        self.topics.clear()
        return _ended(process)


def put_behind(pid: int) -> None:
    """Let the system prefer this process to another one, where it can."""
    if hasattr(os, "setpriority"):
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, pid, ours + BEHIND)


async def _ended(process: asyncio.subprocess.Process | None) -> None:
    if process is not None and process.returncode is None:
        process.kill()
        await process.wait()
