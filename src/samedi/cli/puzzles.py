"""`samedi puzzles`: positions in which one move is clearly best, from games of bots with themselves."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from samedi.bots.puzzles import Maker
from samedi.bots.searching import SearchWorker
from samedi.cli.common import add_game
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.puzzle import Head, Puzzle, read_puzzles, written
from samedi.games import game
from samedi.words import say, typed

MOST = 100_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    parser.add_argument("--number", type=int, default=100, metavar="N", help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of dice and searches (%(default)s)")
    parser.add_argument("--several", action="store_true", help="of three and four players, and of teams")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep them here; the same command then goes on"
    )


def run(arguments: argparse.Namespace) -> int:
    """Make puzzles until there are enough."""
    if not 1 <= arguments.number <= MOST:
        raise SamediError(Message("bad-size", {"what": "--number", "least": 1, "most": MOST}))
    played = game(arguments.game)
    if played.practice is None or (arguments.several and not played.practice.several):
        raise SamediError(Message("puzzles-none", {"game": played.name}))
    head, puzzles = _begun(arguments, played)
    with SearchWorker() as worker, _progress(arguments.lang, arguments.number) as told:
        maker = Maker(played, played.practice, worker, arguments.seed, several=arguments.several)
        told(len(puzzles))
        while len(puzzles) < arguments.number:
            puzzles += _new(maker.game(head.games), puzzles)
            head = replace(head, games=head.games + 1)
            _keep(arguments.out, head, puzzles)
            told(len(puzzles))
    if arguments.out is None:
        print(written(head, puzzles).decode(), end="")
    return 0


def _begun(arguments: argparse.Namespace, played: Game[Any]) -> tuple[Head, list[Puzzle]]:
    """What a file holds already, if it was made for the same."""
    out: Path | None = arguments.out
    fresh = Head(
        game=played.name, rules=played.version, seed=arguments.seed, games=0, several=arguments.several
    )
    if out is None or not out.exists():
        return fresh, []
    head, puzzles = read_puzzles(out.read_bytes())
    if replace(head, games=0) != fresh:
        raise SamediError(Message("puzzles-other-file", {"name": typed(str(out))}))
    return head, puzzles


def _new(found: list[Puzzle], known: list[Puzzle]) -> list[Puzzle]:
    names = {each.name for each in known}
    return [each for each in found if each.name not in names]


def _keep(out: Path | None, head: Head, puzzles: list[Puzzle]) -> None:
    """Write the file anew, whole or not at all."""
    if out is not None:
        beside = out.with_name(f"{out.name}.new")
        beside.write_bytes(written(head, puzzles))
        beside.replace(out)


@contextmanager
def _progress(language: str, number: int) -> Iterator[Callable[[int], None]]:
    """A bar that shows how far it is."""
    from rich.console import Console  # noqa: PLC0415 - 0.1 s that other commands do not need
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(language, "puzzles-progress"), total=number)
        yield lambda done: progress.update(task, completed=min(done, number))
