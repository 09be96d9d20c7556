"""`samedi tidy`: tables that nobody has touched for long leave the database, each as its file."""

import argparse
import asyncio
import os
import re
import time
from pathlib import Path

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.words import say, typed

DAY_MS = 86_400_000
UNITS = {"d": 1, "w": 7, "y": 365}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--older-than", metavar="AGE", required=True, help="for example 90d, 12w or 2y")
    parser.add_argument("--export", metavar="FOLDER", type=Path, required=True, help="where their files go")
    parser.add_argument("--data", metavar="FOLDER", help="where the server keeps its games")
    parser.add_argument("--config", metavar="FILE", type=Path, help="the server's settings in a TOML file")


def run(arguments: argparse.Namespace) -> int:
    """Write the files, then forget the tables."""
    from samedi.server.operation.config import load  # noqa: PLC0415 - other commands need no server
    from samedi.server.operation.tidying import tidy  # noqa: PLC0415

    before = time.time_ns() // 1_000_000 - age_ms(arguments.older_than)
    given = {} if arguments.data is None else {"data": arguments.data}
    tidied = asyncio.run(tidy(load(arguments.config, os.environ, given), before, arguments.export))
    facts: dict[str, str | int] = {"folder": str(arguments.export), "left": tidied.left, "kept": tidied.kept}
    studies = say(arguments.lang, "server-tidied-studies", {"count": tidied.studies})
    print(say(arguments.lang, "server-tidied", facts), *([studies] if tidied.studies else []))
    return 0 if not tidied.kept else 1


def age_ms(text: str) -> int:
    """How long an age is."""
    found = re.fullmatch(r"([1-9]\d{0,4})([dwy])", text)
    if found is None:
        raise SamediError(Message("server-bad-age", {"name": typed(text[:40])}))
    return int(found[1]) * UNITS[found[2]] * DAY_MS
