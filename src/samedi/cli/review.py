"""`samedi review`: what was luck in a game, and what was choice."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from samedi.bots.review import SIMULATIONS, Moment, Review, SeatReview, review
from samedi.cli.common import read_file
from samedi.core.errors import SamediError
from samedi.core.game_record import GameRecord
from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.games import game
from samedi.words import say, typed

SHOWN = 3  # moments of a kind
LEAST = 0.005  # what is worth a word
MOST_SIMULATIONS = 100_000
COLUMNS = ("start", "luck", "choices", "others", "result", "even")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("file", metavar="FILE", help="a record as text or JSON, - for the standard input")
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")
    parser.add_argument(
        "--simulations", type=int, metavar="N", help=f"for each choice (up to {SIMULATIONS}, as time allows)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the seed of the search (%(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Look back on a game."""
    if arguments.simulations is not None and not 1 <= arguments.simulations <= MOST_SIMULATIONS:
        raise SamediError(
            Message("bad-size", {"what": "--simulations", "least": 1, "most": MOST_SIMULATIONS})
        )
    record = GameRecord.read(read_file(arguments.file))
    position = record.replay(game(record.game))
    with _progress(arguments.lang) as told:
        found = review(position, simulations=arguments.simulations, seed=arguments.seed, told=told)
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found, record, position, arguments.lang)
    return 0


@contextmanager
def _progress(language: str) -> Iterator[Callable[[int, int], None]]:
    """A bar that shows how far it is."""
    from rich.console import Console  # noqa: PLC0415 - 0.1 s that other commands do not need
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(language, "review-progress"), total=None)
        yield lambda done, every: progress.update(task, completed=done, total=every)


def _print(found: Review, record: GameRecord, position: Position, language: str) -> None:
    """The sums of all seats, then what luck did most and which choices cost most."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    console = Console(highlight=False)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say(language, "review-column-seat"), min_width=10, overflow="fold")
    for code in COLUMNS:
        table.add_column(say(language, f"review-column-{code}"), justify="right", no_wrap=True)
    for name, seat in zip(record.seats, found.seats, strict=True):
        table.add_row(name, *_cells(seat))
    console.print(table)
    console.print(
        say(language, "review-legend", {"doubt": f"{100 * found.seats[0].doubt:.0f}"}), markup=False
    )
    for title, moments in (("review-lucky", luckiest(found)), ("review-costly", costliest(found))):
        console.print(f"\n{say(language, title)}", style="bold")
        for moment in moments:
            console.print(_told(moment, record, position, language), markup=False)
        if not moments:
            console.print(say(language, "review-nothing"))


def _cells(seat: SeatReview) -> tuple[str, ...]:
    return (
        f"{100 * seat.start:.0f}",
        *(f"{100 * part:+.0f}" for part in (seat.luck, seat.choices, seat.others)),
        f"{100 * seat.result:.0f}",
        f"{100 * seat.without_luck:.0f}",
    )


def luckiest(found: Review) -> list[Moment]:
    """Where chance changed most, the largest first."""
    acts = [each for each in found.moments if each.seat is None and max(each.change) >= LEAST]
    return sorted(acts, key=lambda each: -max(each.change))[:SHOWN]


def costliest(found: Review) -> list[Moment]:
    """The choices that cost most, the worst first."""
    chosen = [each for each in found.moments if each.seat is not None and each.change[each.seat] <= -LEAST]
    return sorted(chosen, key=lambda each: each.change[each.seat or 0])[:SHOWN]


def _told(moment: Moment, record: GameRecord, end: Position, language: str) -> str:
    """A moment in words: what was done, what it brought to whom, and what would have been better."""
    position = Position(end.game, end.options)
    for number in end.history_numbers[: moment.at]:
        position.play(number)
    at, text = moment.at + 1, ", ".join(moment.actions)
    if moment.seat is None:
        most = max(range(len(moment.change)), key=lambda seat: moment.change[seat])
        points = f"{100 * moment.change[most]:.0f}"
        params: Params = {"at": at, "what": text, "points": points, "name": typed(record.seats[most])}
        return say(language, "review-luck", params)
    done = position.describe(moment.actions[0]).told(language, record.seats[moment.seat])
    points = f"{-100 * moment.change[moment.seat]:.0f}"
    better = position.describe(moment.best).say(language) if moment.best else ""
    params = {"at": at, "what": typed(done), "points": points, "better": typed(better)}
    return say(language, "review-choice", params)
