"""`samedi keys`: how many keys a server signs with; a new one beside them, or in their place."""

import argparse
import os
from pathlib import Path
from typing import Any

from samedi.core.errors import SamediError, system_reason
from samedi.core.message import Message
from samedi.words import say

SHOW, ROTATE, RENEW = "show", "rotate", "renew"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument(
        "what",
        nargs="?",
        choices=(SHOW, ROTATE, RENEW),
        default=SHOW,
        help="rotate: a new key signs, the older ones stay good; renew: only a new key is good, "
        "so cookies, links and signed files of before are not (default: show how many there are)",
    )
    parser.add_argument("--data", metavar="FOLDER", help="where the server keeps its games")
    parser.add_argument("--config", metavar="FILE", type=Path, help="the server's settings in a TOML file")


def run(arguments: argparse.Namespace) -> int:
    """Change the keys; the server takes them at its next start."""
    from samedi.server.gate import keys  # noqa: PLC0415 - other commands need no server
    from samedi.server.operation.config import load  # noqa: PLC0415

    given: dict[str, Any] = {} if arguments.data is None else {"data": arguments.data}
    folder = load(arguments.config, os.environ, given).folder
    try:
        folder.stat()  # a folder that is not there has no keys to change
        found = keys.load(folder)
        if arguments.what != SHOW:
            found = found.rotated() if arguments.what == ROTATE else found.renewed()
            keys.store(folder, found)
    except (OSError, ValueError) as error:
        told = system_reason(error)
        raise SamediError(Message("server-bad-data", {"folder": str(folder), "error": told})) from None
    facts: dict[str, str | int] = {"folder": str(folder), "keys": len(found.signing), "what": arguments.what}
    print(say(arguments.lang, "server-keys", facts))
    return 0
