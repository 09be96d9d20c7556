"""`samedi site`: the page as files for any web host."""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.page.python import PythonFiles
from samedi.server.page.site import site
from samedi.table.export import ExportedGame
from samedi.words import say, typed

NAME = re.compile(r"[^A-Za-z0-9_-]+")
MEGA = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a new or empty folder")
    parser.add_argument("games", type=Path, nargs="*", metavar="GAME", help="files of games to look at there")
    parser.add_argument(
        "--no-engines",
        action="store_true",
        help="make no engines, which takes minutes: where there is none, bots are simpler",
    )
    parser.add_argument(
        "--no-play", action="store_true", help="only rules and games to look at, not what it takes to play"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write all files, telling how far it is."""
    folder: Path = arguments.folder
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SamediError(Message("site-not-empty", {"folder": typed(str(folder))}))
    if not arguments.no_play and not PythonFiles().names:
        raise SamediError(Message("site-no-python"))
    games = {NAME.sub("-", path.stem): _read(path) for path in arguments.games}
    count = size = 0
    for path, data in _files(games, arguments):
        _write(folder / path, data)
        count, size = count + 1, size + len(data)
        if sys.stdout.isatty():
            print(f"\r{say(arguments.lang, 'site-writing', {'count': count})}", end="", flush=True)
    told: dict[str, str | int] = {"count": count, "size": round(size / MEGA), "folder": typed(str(folder))}
    start = "\r" if sys.stdout.isatty() else ""
    print(f"{start}{say(arguments.lang, 'site-written', told)}")
    return 0


def _files(games: Mapping[str, ExportedGame], arguments: argparse.Namespace) -> Iterator[tuple[str, bytes]]:
    return site(games, arguments.lang, plays=not arguments.no_play, makes_engines=not arguments.no_engines)


def _read(path: Path) -> ExportedGame:
    try:
        return ExportedGame.from_json(path.read_bytes())
    except OSError as error:
        raise SamediError(Message("site-bad-file", {"file": typed(str(path)), "error": str(error)})) from None


def _write(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise SamediError(Message("site-bad-file", {"file": typed(str(path)), "error": str(error)})) from None
