"""A server that is killed again and again: each life is a fork of a process that has loaded everything."""

import multiprocessing
import os
import sys
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from samedi.cli.main import main
from tests.faults.mortal import When, make_mortal
from tests.faults.servers import NO_LIMITS, START_S, Server

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["__main__", "samedi.server.operation.run", __name__])


@dataclass
class Standstill:
    """At which commit of a table a life goes no further, and whom it tells."""

    tells: "Connection[bytes, bytes]"
    when: When
    count: int


@dataclass
class ManyLives(Server):
    """A server that can be killed often: its lives begin quickly."""

    life: ForkServerProcess | None = None

    def begin(self, standstill: Standstill | None = None) -> None:
        """Begin a life, and wait until it answers."""
        self.life = FORKS.Process(target=live, args=(self.arguments, self.log, standstill))
        self.life.start()
        self.wait_until_well(self.life.is_alive)

    def kill(self) -> None:
        """Kill it at once, as a power cut does."""
        assert self.life is not None
        self.life.kill()
        self.life.join()
        self.kills += 1

    def stop(self) -> int | None:
        """Ask it to stop; return how it ended."""
        assert self.life is not None
        self.life.terminate()
        self.life.join(START_S)
        return self.life.exitcode


def live(arguments: list[str], log: Path, standstill: Standstill | None) -> None:
    """One life, to its end."""
    with log.open("ab") as told:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(told.fileno(), stream.fileno())
    os.environ.update(NO_LIMITS)
    if standstill is not None:
        make_mortal(standstill.tells.fileno(), standstill.when, standstill.count)
    sys.exit(main(["serve", *arguments]))
