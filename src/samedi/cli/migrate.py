"""`samedi migrate`: bring the database of a server to the form that this program knows."""

import argparse
import os
from pathlib import Path

from samedi.words import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--data", metavar="FOLDER", help="where the server keeps its games")
    parser.add_argument("--config", metavar="FILE", type=Path, help="the server's settings in a TOML file")


def run(arguments: argparse.Namespace) -> int:
    """Migrate; several who do so at once do it once."""
    from samedi.server.operation.config import load  # noqa: PLC0415 - other commands need no server
    from samedi.server.operation.house import migrated  # noqa: PLC0415

    given = {} if arguments.data is None else {"data": arguments.data}
    found = migrated(load(arguments.config, os.environ, given))
    print(say(arguments.lang, "server-migrated", {"found": found}))
    return 0
