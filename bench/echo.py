"""How late this machine is: a round trip through a process that does only what every move has to.

A move is read, thought about, stored by another thread and answered, and waits each time for a core or for
the disk. `python -m bench.echo FILE` does the same to every line of its standard input, and nothing else.
"""

import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

EVERY_S = 0.04
THOUGHT = 20_000  # numbers to add up: about as long as a move is thought about


def echo_meanwhile(path: Path, stopped: threading.Event, took: list[float]) -> None:
    """Send something there and back, again and again; how long each took."""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "bench.echo", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as echo:
        assert echo.stdin is not None
        assert echo.stdout is not None
        _there_and_back(echo.stdin, echo.stdout)  # it has started
        while not stopped.wait(EVERY_S):
            begun = time.perf_counter()
            _there_and_back(echo.stdin, echo.stdout)
            took.append(time.perf_counter() - begun)


def _there_and_back(there: IO[bytes], back: IO[bytes]) -> None:
    there.write(b"." * 300 + b"\n")
    there.flush()
    back.readline()


def main() -> None:
    """Store and answer every line."""
    with Path(sys.argv[1]).open("ab", buffering=0) as file, ThreadPoolExecutor(1) as writing:
        for line in sys.stdin.buffer:
            sum(range(THOUGHT))
            writing.submit(_store, file, line).result()
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()


def _store(file: IO[bytes], line: bytes) -> None:
    file.write(line)
    os.fsync(file.fileno())


if __name__ == "__main__":
    main()
