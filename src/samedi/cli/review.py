"""`samedi review`: what was luck in a game, and what was choice."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from samedi.bots.retelling import Told, retold
from samedi.bots.review import SIMULATIONS, Review, SeatReview, lookback_on, looked_back
from samedi.bots.searching import SearchWorker
from samedi.bots.throws import Face, Throws, thrown
from samedi.cli.common import add_record, read_record
from samedi.core.errors import SamediError
from samedi.core.message import Message, Params
from samedi.games import game
from samedi.words import say, typed

if TYPE_CHECKING:
    from rich.table import Table

MOST_SIMULATIONS = 100_000
MOST_SEED = 1 << 32
RARE = 0.05  # a share of games that is worth a word
MUCH_DOUBT = 0.5  # of a game: beyond, no number says how far sums can be trusted
PARTS = {"review-decided": ("decided",), "review-choices": ("best", "worst"), "review-luck": ("luck",)}
WIDEST = 5  # a sum with its sign; a title may take several lines
NAME = {False: 10, True: 6}  # what a name has of a line of eighty columns, at least
COLUMNS = ("start", "luck", "choices", "others", "revealed", "revisions", "result", "even")
CHANCES = ("start", "result", "even")  # the others are changes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_record(parser)
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")
    parser.add_argument(
        "--simulations", type=int, metavar="N", help=f"for each choice (up to {SIMULATIONS}, as time allows)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the seed of the search (%(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Look back on a game."""
    require("--seed", arguments.seed, 0, MOST_SEED)
    if arguments.simulations is not None:
        require("--simulations", arguments.simulations, 1, MOST_SIMULATIONS)
    record = read_record(arguments.file)
    position = record.replay(game(record.game))
    if not position.history_numbers:
        raise SamediError(Message("server-no-review"))
    with _progress(arguments.lang) as told, SearchWorker() as worker:
        lookback = lookback_on(position, simulations=arguments.simulations, seed=arguments.seed)
        found = looked_back(lookback, worker, told)
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    else:
        counted = thrown(lookback.game, lookback.start, lookback.actions)
        _print(found, retold(lookback, found), counted, told_apart(record.seats), arguments.lang)
    return 0


def require(what: str, size: int, least: int, most: int) -> None:
    """Refuse a number that is too small or too large."""
    if not least <= size <= most:
        raise SamediError(Message("bad-size", {"what": what, "least": least, "most": most}))


def told_apart(names: list[str]) -> list[str]:
    """Who sat where; those of the same name by their seats."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, start=1)]


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


def _print(found: Review, told: list[Told], counted: list[Throws], names: list[str], language: str) -> None:
    """The sums of all seats, then everything in sentences."""
    from rich.console import Console  # noqa: PLC0415

    console = Console(highlight=False)
    console.print(_sums(found.seats, names, language))
    console.print(f"{say(language, 'review-legend')} {_trust(found, language)}", markup=False)
    if any(seat.revealed for seat in found.seats):
        console.print(say(language, "review-revealed-about"), markup=False)
    if not found.is_over:
        console.print(say(language, "review-left"), markup=False)
    if found.open:
        console.print(f"\n{say(language, 'review-open')}", style="bold")
        console.print(_sums(found.open, names, language))
    for title, parts in PARTS.items():
        console.print(f"\n{say(language, title)}", style="bold")
        sentences = [sentence(each, names, language) for each in told if each.part in parts]
        console.print("\n".join(sentences or [say(language, "review-nothing")]), markup=False)
    for each in counted:
        console.print(_rolls(each, language), markup=False)


def _rolls(counted: Throws, language: str) -> str:
    """How often everything was rolled, and how unusual that is."""
    faces = [say(language, "review-dice-face", _figures(face, language)) for face in counted.faces]
    told = [say(language, "review-dice-about", {"count": counted.count}), *faces]
    if counted.unusual is not None:
        told.append(unusual(counted.unusual, language))
    return "\n".join(["", *told])


def _figures(face: Face, language: str) -> Params:
    expected = f"{face.expected:.1f}".replace(".", "." if language == "en" else ",")
    return {"told": typed(face.told.say(language).rstrip(".")), "count": face.count, "expected": expected}


def unusual(share: float, language: str) -> str:
    """How unusual rolls are that are spread like this, or more, in such a share of games."""
    if share < RARE:
        return say(language, "review-dice-rare", {"games": round(1 / max(share, 1e-4))})
    if share > 1 - RARE:
        return say(language, "review-dice-even", {"games": round(1 / max(1 - share, 1e-4))})
    return say(language, "review-dice-usual", {"share": max(1, round(10 * share))})


def _trust(found: Review, language: str) -> str:
    """How far the sums can be trusted."""
    doubt = max(seat.doubt for seat in found.seats)
    code = "review-doubt-large" if doubt > MUCH_DOUBT else "review-doubt"
    return say(language, code, {"doubt": f"{100 * doubt:.0f}"})


def _sums(seats: list[SeatReview], names: list[str], language: str) -> "Table":
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    is_revealed = any(seat.revealed for seat in seats)
    columns = [code for code in COLUMNS if is_revealed or code != "revealed"]
    table.add_column(say(language, "review-column-seat"), min_width=NAME[is_revealed], overflow="fold")
    for code in columns:
        table.add_column(
            say(language, f"review-column-{code}"), justify="right", min_width=WIDEST, overflow="fold"
        )
    for name, seat in zip(names, seats, strict=True):
        table.add_row(Text(name), *(_cell(seat, code) for code in columns))
    return table


def _cell(seat: SeatReview, code: str) -> str:
    value: float = seat.without_luck if code == "even" else getattr(seat, code)
    points = round(100 * value)
    return f"{points:+}" if points and code not in CHANCES else str(points)


def sentence(told: Told, names: list[str], language: str) -> str:
    """A sentence of a review, with what it is made from put into words."""
    what = _done(told, names, language)
    better = told.better.say(language) if told.better else ""
    params: Params = {
        "name": typed(names[told.seat]),
        "points": told.points,
        "what": typed(what),
        "better": typed(better),
    }
    line = " ".join(each.say(language) for each in told.line)
    sentences = [
        "" if told.at is None else f"{told.at}.",
        say(language, f"review-told-{told.code}", params),
        say(language, "review-told-line", {"line": typed(line)}) if line else "",
        told.why.say(language) if told.why else "",
    ]
    return " ".join(filter(None, sentences))


def _done(told: Told, names: list[str], language: str) -> str:
    """What was done or rolled, by name."""
    if not told.done:
        return ""
    if told.actor is None:
        return f"{say(language, 'review-set-up')}."
    phrases = ", ".join(each.told(language, None) for each in told.done)
    return say(language, "did", {"name": typed(names[told.actor]), "what": typed(phrases)})
