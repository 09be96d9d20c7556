"""`samedi backup`: all games in one file, while people play."""

import argparse
import os
from pathlib import Path

from samedi.words import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("file", metavar="FILE", type=Path, help="where to, a file that is not there")
    parser.add_argument("--data", metavar="FOLDER", help="where the server keeps its games")
    parser.add_argument("--config", metavar="FILE", type=Path, help="the server's settings in a TOML file")


def run(arguments: argparse.Namespace) -> int:
    """Copy the database of a server, running or not."""
    from samedi.server.operation.backup import back_up  # noqa: PLC0415 - other commands need no server
    from samedi.server.operation.config import load  # noqa: PLC0415

    given = {} if arguments.data is None else {"data": arguments.data}
    tables = back_up(load(arguments.config, os.environ, given), arguments.file)
    facts: dict[str, str | int] = {"file": str(arguments.file), "tables": tables}
    print(say(arguments.lang, "server-backed-up", facts))
    return 0
