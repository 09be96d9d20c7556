"""Real server processes for tests, to be killed."""

import http.client
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

NO_LIMITS = {
    "SAMEDI_MESSAGES_PER_SECOND": "1000000",
    "SAMEDI_REQUESTS_PER_SECOND": "1000000",
    "SAMEDI_TABLES_PER_HOUR": "1000000",
    "SAMEDI_PERSONS_PER_HOUR": "1000000",
    "SAMEDI_CONNECTIONS_PER_ADDRESS": "10000",
    "SAMEDI_BOT_PAUSE_MS": "0",
    "SAMEDI_WORK_SECONDS": "120",
    "SAMEDI_BOT_SECONDS": "60",
    "SAMEDI_WARM_BOTS": "false",
    "SAMEDI_LOG": "json",
    "SAMEDI_LOG_LEVEL": "warning",
    "PYTHONDONTWRITEBYTECODE": "",  # fifty starts are quicker if only the first one compiles
}
SERVE = ("-m", "tests.server.beside", "serve")
START_S = 60


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@dataclass
class Server:
    """A server that keeps its port and its data from life to life."""

    data: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    kills: int = 0

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """What it says."""
        return self.data.parent / f"{self.data.name}.log"

    @property
    def arguments(self) -> list[str]:
        """How it is called."""
        return ["--port", str(self.port), "--data", str(self.data), "--no-browser"]

    def start(self, *, program: Sequence[str] = SERVE) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            started = self.process = subprocess.Popen(
                [sys.executable, *program, *self.arguments],
                env={**os.environ, **NO_LIMITS},
                stdout=log,
                stderr=log,
            )
        self.wait_until_well(lambda: started.poll() is None)

    def wait_until_well(self, is_alive: Callable[[], bool]) -> None:
        """Wait until it answers, if it lives."""
        deadline = time.monotonic() + START_S
        while time.monotonic() < deadline:
            assert is_alive(), self.log.read_text()[-2000:]
            if self._is_well():
                return
            time.sleep(0.02)
        raise AssertionError(self.log.read_text()[-2000:])

    def _is_well(self) -> bool:
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=START_S)
        try:
            asking.request("GET", "/healthz")
            return asking.getresponse().status == http.client.OK
        except OSError:
            return False
        finally:
            asking.close()

    def kill(self) -> None:
        """Kill it at once, as a power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.kills += 1

    def stop(self) -> int | None:
        """Ask it to stop; return how it ended."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=START_S)
