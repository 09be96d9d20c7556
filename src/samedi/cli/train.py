"""`samedi train`: learn to judge a game by playing it, on processors or a CUDA device."""

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from samedi.cli.common import INTERRUPTED, add_game, bar
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message, Params
from samedi.core.processes.worker import Worker
from samedi.games import game
from samedi.training.course import WORKER, Course
from samedi.training.lessons import CannotTrain, sight_of
from samedi.training.on_device import check_device, learn_on_device, prepared
from samedi.training.plan import Plan, window_for
from samedi.training.protocol import Told
from samedi.words import say, typed

LEAST = {"seconds": 1, "jobs": 1, "games": 1, "simulations": 1, "search": 0, "contests": 0, "rate": 1e-6}
SEARCHED_GAMES, SEARCHED_RATE = (
    512,
    3e-4,
)  # when every decision is searched: many, or what is learnt at once is alike


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    parser.add_argument("--net", default="two", help="which judgement: two, three, four, teams (%(default)s)")
    parser.add_argument("--seconds", type=float, default=600, metavar="S", help="how long (%(default)s)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where (%(default)s)")
    parser.add_argument("--jobs", type=int, metavar="J", help="threads (default: one for each core)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of all luck (%(default)s)")
    parser.add_argument("--search", type=int, default=0, metavar="N", help="simulations before each decision")
    parser.add_argument("--rate", type=float, metavar="R", help="how far weights go in a step at first")
    parser.add_argument("--begin", type=Path, metavar="FILE", help="weights to learn on from")
    parser.add_argument("--kernels", type=Path, metavar="FILE", help="for CUDA, made elsewhere")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where (default: training/GAME)")
    parser.add_argument("--resume", action="store_true", help="go on from the last checkpoint")
    parser.add_argument(
        "--contests",
        type=int,
        default=1,
        metavar="N",
        help="matches on the way against the best so far (%(default)s)",
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of a match (%(default)s)")
    parser.add_argument(
        "--simulations", type=int, default=100, metavar="N", help="for a decision of a match (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Train, let the weights compete, and tell what came out."""
    for what, least in LEAST.items():
        value = getattr(arguments, what)
        if value is not None and not value >= least:  # nor is what is no number
            told = f"{least:f}".rstrip("0").rstrip(".")
            raise SamediError(Message("bad-count", {"what": f"--{what}", "least": told}))
    chosen = game(arguments.game)
    folder = arguments.out or Path("training") / chosen.name
    is_on_device = arguments.device == "cuda"
    if is_on_device:
        check_device(arguments.kernels)
        if arguments.search:
            raise CannotTrain(Message("train-search-on-processor"))
    course = Course(chosen, arguments.net, planned(chosen, arguments), folder, resumes=arguments.resume)
    with interruptible() as is_interrupted:
        status = (on_device if is_on_device else on_processors)(course, arguments, is_interrupted)
    if status == INTERRUPTED:
        _tell(arguments.lang, "train-interrupted", {"folder": str(folder)})
    return status


def on_processors(course: Course, arguments: argparse.Namespace, is_interrupted: Callable[[], bool]) -> int:
    """Train on processors, with matches on the way."""
    jobs = arguments.jobs or os.cpu_count() or 1
    with Worker(WORKER) as worker:
        told = course.begin(jobs, worker, arguments.begin)
        for part in parts(course, arguments.contests):
            with bar(arguments.lang, "train-progress", 1.0) as show:
                for told in course.learn(part, is_interrupted):
                    show(told.gone, _numbers(told))
            if is_interrupted():
                return INTERRUPTED
            _tell(arguments.lang, "train-learnt", _numbers(told))
            if arguments.contests:
                _compete(course, told.seconds, arguments)
    return 0


def on_device(course: Course, arguments: argparse.Namespace, is_interrupted: Callable[[], bool]) -> int:
    """Train on a CUDA device, with one match in the end."""
    kernels = prepared(course.game, course.net, course.folder, arguments.kernels)
    learn_on_device(kernels, course.net, course.plan, course.learnt, resumes=arguments.resume)
    if is_interrupted():
        return INTERRUPTED
    if arguments.contests:
        _compete(course, course.plan.seconds, arguments)
    return 0


def planned(chosen: Game[Any], arguments: argparse.Namespace) -> Plan:
    """How the training goes."""
    trace = sight_of(chosen).trace
    plan = Plan(
        seed=arguments.seed,
        seconds=arguments.seconds,
        trace=trace,
        window=window_for(trace),
        search=arguments.search,
    )
    if arguments.search:
        plan = replace(plan, games=SEARCHED_GAMES, rate=SEARCHED_RATE)
    return replace(plan, rate=arguments.rate) if arguments.rate is not None else plan


def parts(course: Course, contests: int) -> Iterator[float]:
    """Up to where the training goes before each match that is still to be played."""
    for number in range(len(course.contests), contests):
        yield (number + 1) / contests
    if not contests:
        yield 1.0


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Whether somebody has pressed Ctrl-C; what is under way is finished and kept. Twice ends it at once."""
    asked = []

    def ask(_signal: int, _frame: object) -> None:
        asked.append(True)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)


def _compete(course: Course, seconds: float, arguments: argparse.Namespace) -> None:
    """Hold a match and tell its result."""
    with bar(arguments.lang, "train-contest-progress", arguments.games) as show:
        result = course.compete(
            seconds,
            arguments.games,
            arguments.simulations,
            arguments.jobs,
            lambda done: show(done, {"done": done, "games": arguments.games}),
        )
    percents = {name: f"{100 * getattr(result, name):.1f}" for name in ("rate", "low", "high")}
    _tell(
        arguments.lang, "train-contest", {"against": typed(result.against), "games": result.games, **percents}
    )
    _tell(
        arguments.lang,
        "train-promoted" if result.is_won else "train-not-promoted",
        {"folder": str(course.folder)},
    )


def _numbers(told: Told) -> Params:
    """What the bar says of a training."""
    speed = told.decisions / max(told.seconds, 1e-9)
    counted: Params = {
        "seconds": f"{told.seconds:.0f}",
        "games": told.ended,
        "decisions": f"{told.decisions:,}",
    }
    return counted | {"speed": f"{speed:,.0f}", "loss": f"{told.loss:.4f}"}


def _tell(language: str, code: str, params: Params) -> None:
    print(say(language, code, params), file=sys.stderr)
