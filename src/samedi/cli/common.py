"""Arguments that several commands share."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from samedi.core.errors import BadOptions, BadRecord, SamediError
from samedi.core.game_record import GameRecord
from samedi.core.message import Message, Params
from samedi.table.limits import UNSEEN
from samedi.words import say, typed

INTERRUPTED = 130  # the exit status
LARGEST_FILE = 8_000_000  # bytes
INTERPRETED = ("interpreted", "strict")
COMPILED = ("compiled", "checked")
_MARKS = re.compile(rf"(?!\n)[{UNSEEN}]")  # a terminal would obey some of them


def add_game(parser: argparse.ArgumentParser, **extra: Any) -> None:
    """The name of a game."""
    from samedi.games import NAMES  # noqa: PLC0415 - only commands about a game need it

    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(NAMES)}", **extra)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the game."""
    parser.add_argument(
        "--options", default="{}", metavar="JSON", help="the options of the game, such as '{\"players\": 2}'"
    )


def add_record(parser: argparse.ArgumentParser) -> None:
    """The file of a game, for `read_record`."""
    about = "a record as text or JSON, or a game downloaded from its table; - for the standard input"
    parser.add_argument("file", metavar="FILE", help=about)


def add_mode(parser: argparse.ArgumentParser, modes: tuple[str, ...] = INTERPRETED + COMPILED) -> None:
    """The way the rules run."""
    parser.add_argument("--mode", choices=modes, default=modes[0], help="how the rules run (%(default)s)")


def read_options(text: str) -> dict[str, Any]:
    """The options written as JSON on the command line."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadOptions(Message("options-not-json", {"error": str(error)})) from None


def read_file(name: str) -> str:
    """The text of a file, `-` being the standard input."""
    try:
        data = sys.stdin.buffer.read(LARGEST_FILE + 1) if name == "-" else _read_path(Path(name))
        if len(data) > LARGEST_FILE:
            raise BadRecord(Message("file-too-long", {"name": typed(name), "limit": LARGEST_FILE}))
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(Message("file-not-text", {"name": typed(name)})) from None
    except OSError as error:
        raise SamediError(
            Message("file-unreadable", {"name": typed(name), "error": str(error.strerror)})
        ) from None


class _Format(msgspec.Struct):
    """What a file in JSON says of itself."""

    format: str = ""


def read_record(name: str) -> GameRecord:
    """The game in a file: a record as text or JSON, or a finished game as the page downloads it."""
    record = _record_of(read_file(name))
    return replace(record, seats=[harmless(seat).replace("\n", " ") for seat in record.seats])


def harmless(text: str) -> str:
    """What strangers wrote, without marks that do something to a terminal."""
    return _MARKS.sub("", text)


def _record_of(text: str) -> GameRecord:
    with suppress(msgspec.MsgspecError, RecursionError):
        if msgspec.json.decode(text, type=_Format).format == "samedi-game":
            from samedi.table.export import ExportedGame  # noqa: PLC0415 - records are read without tables

            return ExportedGame.from_json(text).record
    return GameRecord.read(text)


def _read_path(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)


@contextmanager
def bar(language: str, code: str, total: float) -> Iterator[Callable[[float, Params], None]]:
    """A bar that shows how far something is, and what is known then."""
    from rich.console import Console  # noqa: PLC0415 - 0.1 s that other commands do not need
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total)
        yield lambda done, params: progress.update(
            task, completed=done, description=say(language, code, params)
        )
