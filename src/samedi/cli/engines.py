"""`samedi engines`: the rules and searches of games as WebAssembly modules."""

import argparse
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

from samedi.bots.engines import MadeEngine, file_name, found, made
from samedi.cli.engine_package import may_be_written, write_package
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.processes.protocol import WorkerFailed
from samedi.games import NAMES, game
from samedi.words import say, typed

DIFFERS = 1  # the status when an engine is not what its sources make


class NoEngine(SamediError):
    """An engine cannot be made or written."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument(
        "what",
        nargs="?",
        choices=("list", "build", "check"),
        default="list",
        help="list them (default), build what is missing, or check that building again gives the same bytes",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(NAMES)} (default: all)")
    parser.add_argument("--into", metavar="FOLDER", help="build, and put the modules into this folder too")
    parser.add_argument("--npm", metavar="FOLDER", help="build, and write a package for JavaScript programs")


def run(arguments: argparse.Namespace) -> int:
    """Do what is asked for, a line for each game."""
    games = [game(name) for name in arguments.games or NAMES]
    if arguments.npm and not may_be_written(Path(arguments.npm)):
        raise NoEngine(Message("engine-taken", {"folder": typed(arguments.npm)}))
    is_to_be_written = arguments.into or arguments.npm
    what = "build" if is_to_be_written and arguments.what == "list" else arguments.what
    status = max(ACTIONS[what](each, arguments.lang) for each in games)
    try:
        if arguments.into:
            copy_into(Path(arguments.into), games)
        if arguments.npm:
            write_package(Path(arguments.npm), [(each, _made(each).module) for each in games])
    except OSError as error:
        raise NoEngine(
            Message("engine-unwritten", {"name": typed(str(error.filename)), "error": str(error.strerror)})
        ) from None
    return status


def show(chosen: Game[Any], language: str) -> int:
    """Whether there is an engine, and how large."""
    module = found(chosen)
    if module is None:
        _tell(language, "engine-missing", chosen)
    else:
        _tell(language, "engine-ready", chosen, **_sizes(module))
    return 0


def build(chosen: Game[Any], language: str) -> int:
    """Make an engine if there is none."""
    is_there = found(chosen) is not None
    built = _made(chosen)
    if is_there:
        _tell(language, "engine-ready", chosen, **_sizes(built.module))
    else:
        _tell(language, "engine-made", chosen, seconds=round(built.seconds, 1), **_sizes(built.module))
    return 0


def check(chosen: Game[Any], language: str) -> int:
    """Make an engine anew, and compare."""
    kept = _made(chosen).module
    is_same = _made(chosen, anew=True).module == kept
    _tell(language, "engine-same" if is_same else "engine-differs", chosen)
    return 0 if is_same else DIFFERS


ACTIONS: dict[str, Callable[[Game[Any], str], int]] = {"list": show, "build": build, "check": check}


def copy_into(folder: Path, games: list[Game[Any]]) -> None:
    """Put modules into a folder, and take away those of former sources."""
    folder.mkdir(parents=True, exist_ok=True)
    for chosen in games:
        for former in folder.glob(f"{chosen.name}-*.wasm"):
            former.unlink()
        (folder / file_name(chosen)).write_bytes(_made(chosen).module)


def _made(chosen: Game[Any], *, anew: bool = False) -> MadeEngine:
    try:
        return made(chosen, anew=anew)
    except WorkerFailed as error:
        raise NoEngine(Message("engine-failed", {"game": chosen.name, "error": str(error)})) from None


def _sizes(module: bytes) -> dict[str, int]:
    return {"size": len(module), "small": len(gzip.compress(module, 9))}


def _tell(language: str, code: str, chosen: Game[Any], **figures: Any) -> None:
    print(say(language, code, {"game": chosen.name, **figures}), flush=True)
