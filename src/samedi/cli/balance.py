"""`samedi balance`: bots play a game many times, and what designers ask about it is answered."""

import argparse
import math
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from samedi.cli.common import INTERRUPTED, add_game
from samedi.core.errors import SamediError
from samedi.core.folders import write_whole
from samedi.core.message import Message, Params
from samedi.games import game
from samedi.study.balance.enough import Enough
from samedi.study.balance.findings import Findings, findings
from samedi.study.balance.lab import Lab
from samedi.study.balance.played import Played
from samedi.study.balance.report import report
from samedi.study.balance.rows import rows
from samedi.study.balance.words import COLUMNS, Words
from samedi.study.parquet import NoParquet, written
from samedi.words import say, typed

EVERY_S = 1.0  # between two looks at what is known so far, or
RARELY = 20  # times as long as a look takes
TOLD = ("decisions", "minutes", "changes", "settled", "luck", "drawn")  # while it runs, there is little room


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    parser.add_argument(
        "--bots", default="search:100", metavar="NAMES", help="who plays, with commas (%(default)s)"
    )
    parser.add_argument("--games", type=int, default=400, metavar="N", help="at most so many (%(default)s)")
    parser.add_argument("--tables", default="", metavar="NAMES", help="which tables, with commas (all)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of dice and bots (%(default)s)")
    parser.add_argument(
        "--until", type=float, metavar="WIDTH", help="stop once every edge is known to ± so many percent"
    )
    parser.add_argument(
        "--pace", type=float, default=8.0, metavar="S", help="seconds people take to decide (%(default)s)"
    )
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER", help="where games and report are kept (balance/GAME)"
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="games at a time (default: one for each core)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT, auto, or local to start one here"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, then write the report."""
    check(arguments)
    lab = Lab(game(arguments.game), names(arguments.tables), names(arguments.bots), arguments.seed)
    folder = arguments.into or Path("balance") / lab.game.name
    words, kept = Words(lab.game, arguments.lang), lab.kept(folder)
    done = {each.number: each for each in kept.lines() if each.number < arguments.games}
    if done:
        tell(arguments.lang, "study-continues", {"done": len(done), "games": arguments.games})
    is_whole, enough = True, Enough(arguments.until)
    try:
        if enough.games_of(done) is None:
            for played in watched(lab, done, words, enough, arguments):
                kept.keep(played)
                done[played.number] = played
    except KeyboardInterrupt:
        is_whole = False
        tell(arguments.lang, "study-interrupted", {"done": len(done), "games": arguments.games})
    games = [done[number] for number in sorted(done)][: enough.games_of(done)]
    if games:
        write(folder, words, games, arguments)
    return 0 if is_whole else INTERRUPTED


def check(arguments: argparse.Namespace) -> None:
    """Refuse what makes no sense."""
    for what, least in (("games", 1), ("jobs", 1), ("pace", 0), ("until", 0)):
        value = getattr(arguments, what)
        if value is not None and not least <= value < math.inf:
            raise SamediError(Message("bad-count", {"what": f"--{what}", "least": least}))


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def watched(
    lab: Lab, done: dict[int, Played], words: Words, enough: Enough, arguments: argparse.Namespace
) -> Iterator[Played]:
    """The games that are missing, with a table of what is known so far; it ends when enough is known."""
    from rich.console import Console, Group  # noqa: PLC0415 - 0.1 s that other commands do not need
    from rich.live import Live  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    console, next_look = Console(stderr=True), time.monotonic() + EVERY_S
    progress = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
    task = progress.add_task("", total=arguments.games, completed=len(done))
    if not console.is_terminal:
        progress.disable = True
    with Live(progress, console=console, transient=True, auto_refresh=console.is_terminal) as live:
        for played in lab.play({*done}, arguments.games, arguments.jobs, arguments.ray):
            yield played
            progress.update(task, completed=len(done))
            begun = time.monotonic()
            if begun >= next_look:
                found = findings([*done.values()], arguments.pace)
                next_look = time.monotonic() + max(EVERY_S, RARELY * (time.monotonic() - begun))
                live.update(Group(table_of(words, found), progress))
            if enough.games_of(done) is not None:
                return


def table_of(words: Words, found: Findings) -> Any:
    """What is known, as a table for the terminal."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(words("column-table"), overflow="fold")
    for name in ("games", *TOLD):
        table.add_column(words(f"column-{name}"), justify="right")
    for each in found.tables:
        figures = [COLUMNS[name](getattr(each, name)) for name in TOLD]
        cells = [f"{value}\n[dim]{doubt}[/dim]" for value, doubt in figures]
        table.add_row(words.table(each.table), f"{each.games}", *cells)
    return table


def write(folder: Path, words: Words, games: list[Played], arguments: argparse.Namespace) -> None:
    """Keep the report and the data, and say what holds."""
    from rich.console import Console  # noqa: PLC0415

    found = findings(games, arguments.pace)
    write_whole(folder / "findings.json", msgspec.json.encode(found))
    page = report(words, found, command(arguments), arguments.pace)
    write_whole(folder / "report.html", page.encode())
    console = Console(highlight=False)
    console.print(table_of(words, found))
    for edge in found.edges:
        if edge.holds:
            figure = f"{100 * edge.edge.value:+.1f} ± {100 * edge.edge.half:.1f} %"
            console.print(f"{words.table(edge.table)}: {words.answer(edge.answer)} {figure}", markup=False)
    held: Params = {"asked": len(found.edges), "held": sum(edge.holds for edge in found.edges)}
    console.print(words("edges-about", held), markup=False)
    console.print(words("report-at", {"path": typed(str(folder / "report.html"))}), markup=False)
    try:
        write_whole(folder / "games.parquet", written(rows(games)))
    except NoParquet as error:
        console.print(error.message.say(arguments.lang), markup=False)


def command(arguments: argparse.Namespace) -> str:
    """The command that makes the same report, whoever runs it."""
    said = ["samedi", "balance", arguments.game, "--bots", arguments.bots, "--games", str(arguments.games)]
    said += ["--seed", str(arguments.seed)]
    for name in ("tables", "until"):
        if getattr(arguments, name):
            said += [f"--{name}", f"{getattr(arguments, name)}"]
    return shlex.join(said)


def tell(language: str, code: str, params: Params) -> None:
    """Say how it goes."""
    print(say(language, code, params), file=sys.stderr)
