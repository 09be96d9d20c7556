"""A process that makes shards, one after the other."""

import sys
from importlib import import_module

from samedi.core.compiled.worker import without_scipy
from samedi.core.processes.serving import serve
from samedi.study.dataset.protocol import MakeShard


def main(home: str) -> None:
    """Make shards of a module's game."""
    without_scipy()
    from samedi.study.dataset.selfplay import Maker  # noqa: PLC0415 - after what must not be loaded is kept away

    serve(Maker(import_module(home).GAME).make, MakeShard)


if __name__ == "__main__":
    main(sys.argv[1])
