"""A process of the lab: it plays the games it is asked for, one after the other."""

import sys
from importlib import import_module

from samedi.core.compiled.worker import without_scipy
from samedi.core.processes.serving import serve
from samedi.study.balance.played import Fixture


def main(home: str) -> None:
    """Play games of a module's game."""
    without_scipy()
    from samedi.study.balance.watching import Watcher  # noqa: PLC0415 - after what must not be loaded is kept away

    serve(Watcher(import_module(home).GAME).watch, Fixture)


if __name__ == "__main__":
    main(sys.argv[1])
