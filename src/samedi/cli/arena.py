"""`samedi arena`: bots play each other, and the standings say who is stronger."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from samedi.bots.arena import Arena, ArenaSummary
from samedi.bots.line_protocol import DECISION_S
from samedi.bots.match import Note, PlayedGame, SeatFailure
from samedi.bots.schedule import Fixture
from samedi.bots.standings import Standing
from samedi.cli.arena_folder import ArenaFolder, agreed
from samedi.cli.common import INTERRUPTED, add_game, add_options, read_options
from samedi.cli.trace import write
from samedi.core.errors import SamediError
from samedi.core.message import Message, Params
from samedi.games import game
from samedi.words import say, typed

COLUMNS = ("elo", "games", "rate", "interval", "mean", "max", "failures")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    parser.add_argument(
        "--bots",
        default="",
        metavar="NAMES",
        help="who plays, with commas (see: samedi bots), search:SIMULATIONS, or cmd:PROGRAM",
    )
    parser.add_argument(
        "--bot", action="append", default=[], metavar="BOT", help="one more bot, such as 'cmd:python3 bot.py'"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (%(default)s)")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="keep every game here; the same command then continues"
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="games at a time (default: one for each core)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT, auto, or local to start one here"
    )
    parser.add_argument("--seed", type=int, default=0, help="the seed of dice and bots (%(default)s)")
    parser.add_argument(
        "--equal-time",
        action="store_true",
        help="scale the simulations of all bots that search, so that they think as long as the last one",
    )
    parser.add_argument(
        "--seconds", type=float, default=DECISION_S, metavar="LIMIT", help="for a decision (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Hold the arena and print the standings."""
    for what in ("games", "jobs"):
        if getattr(arguments, what) is not None and getattr(arguments, what) < 1:
            raise SamediError(Message("bad-count", {"what": f"--{what}", "least": 1}))
    bots = [spec.strip() for spec in arguments.bots.split(",") if spec.strip()] + arguments.bot
    options = read_options(arguments.options)
    arena = Arena(game(arguments.game), options, bots, arguments.seed, arguments.seconds)
    if arguments.equal_time:
        before = agreed(arguments.out) if arguments.out else None
        arena.equalise(before.equal if before else ())
        _tell_times(arena, arguments.lang)
    folder = ArenaFolder(arguments.out, arena.terms) if arguments.out else None
    fixtures = arena.fixtures(arguments.games)
    notes = folder.kept(fixtures) if folder else []
    if notes:
        _tell(arguments.lang, "arena-continues", len(notes), len(fixtures))
    try:
        for played in _watched(arena, fixtures, notes, arguments):
            if folder:
                folder.keep(played)
            notes.append(played.note)
    except KeyboardInterrupt:
        _tell(arguments.lang, "arena-interrupted", len(notes), len(fixtures))
    summary = arena.summary(sorted(notes, key=lambda note: note.number))
    if folder:
        folder.keep_summary(summary)
    if arguments.json:
        write(summary)
    else:
        _print(summary, notes, arguments.lang)
    return 0 if len(notes) == len(fixtures) else INTERRUPTED


def _watched(
    arena: Arena, fixtures: list[Fixture], notes: list[Note], arguments: argparse.Namespace
) -> Iterator[PlayedGame]:
    """The games that are still missing, with a bar that shows how far they are."""
    from rich.console import Console  # noqa: PLC0415 - 0.1 s that other commands do not need
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    done = {note.number for note in notes}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        title = say(arguments.lang, "arena-progress")
        task = progress.add_task(title, total=len(fixtures), completed=len(done))
        missing = [fixture for fixture in fixtures if fixture.number not in done]
        for played in arena.play(missing, arguments.jobs, arguments.ray):
            yield played
            progress.advance(task)


def _tell_times(arena: Arena, language: str) -> None:
    """Say how many simulations everybody has."""
    for one in arena.terms.equal:
        params: Params = {"name": typed(one.bot), "before": one.before, "simulations": one.simulations}
        params |= {"rate": f"{one.simulations / one.ms:.0f}", "ms": f"{one.ms:.2f}"}
        print(say(language, "arena-equal-time", params), file=sys.stderr)


def _tell(language: str, code: str, done: int, games: int) -> None:
    print(say(language, code, {"done": done, "games": games}), file=sys.stderr)


def _print(summary: ArenaSummary, notes: list[Note], language: str) -> None:
    """The standings as tables, and what went wrong."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    console = Console(highlight=False)
    console.print(say(language, "arena-standings", {"games": summary.games}), style="bold")
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say(language, "arena-column-bot"), min_width=10, overflow="fold")
    for code in COLUMNS:
        table.add_column(say(language, f"arena-column-{code}"), justify="right", no_wrap=True)
    for standing in summary.bots:
        table.add_row(*_cells(standing))
    console.print(table)
    for pair in summary.pairs:
        params: Params = {"one": typed(pair.bots[0]), "other": typed(pair.bots[1]), "even": pair.even}
        params |= {"wins": pair.wins[0], "losses": pair.wins[1]}
        console.print(say(language, "arena-pair", params), markup=False)
    for note in notes:
        if note.failure:
            console.print(_failure(note, note.failure).say(language), markup=False, style="red")


def _cells(standing: Standing) -> tuple[str, ...]:
    margin = (standing.elo_high or 0.0) - (standing.elo or 0.0)
    return (
        standing.name,
        "-" if standing.elo is None else f"{standing.elo:.0f} ± {margin:.0f}",
        f"{standing.games}",
        f"{100 * standing.win_rate:.1f} %",
        f"{100 * standing.low:.0f}-{100 * standing.high:.0f} %",
        f"{standing.mean_ms:.1f}",
        f"{standing.max_ms:.1f}",
        f"{standing.failures}",
    )


def _failure(note: Note, failure: SeatFailure) -> Message:
    params: Params = {"number": note.number + 1, "why": f"@arena-why-{failure.why}"}
    params |= {"name": typed(note.seats[failure.seat]), "detail": typed(failure.detail)}
    return Message("arena-failure", params)
