"""`samedi bench`: how fast the rules run, beside a known engine in the same run, or on a CUDA device."""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec

from samedi.cli.common import COMPILED, INTERPRETED, add_game, add_mode, add_options, read_options
from samedi.cli.trace import write
from samedi.core.bind import bind
from samedi.core.compiled.client import RulesWorker
from samedi.core.compiled.cuda.client import CudaWorker
from samedi.core.compiled.cuda.protocol import Measure as CudaMeasure
from samedi.core.compiled.cuda.protocol import Measured, Pace
from samedi.core.compiled.protocol import Playouts
from samedi.core.errors import SamediError
from samedi.core.playout import playout
from samedi.core.position import Position, buffer
from samedi.core.record import copy, to_bytes
from samedi.core.rng import seeded
from samedi.games import game

ROUNDS = 5
ROUND_S = 0.4  # what one measurement should take
SAMPLE_GAMES = 300  # for the mean length of the reference's games
CUDA_GAMES = 262_144  # on a device at once


class Speed(msgspec.Struct, frozen=True):
    """How fast random play goes."""

    decisions_per_s: float
    playouts_per_s: float


Measure = Callable[[], Speed]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    add_game(parser)
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_mode(parser, (*COMPILED, *INTERPRETED))
    parser.add_argument(
        "--device",
        choices=("cpu", "cuda"),
        default="cpu",
        help="where to play; cuda: many games at once on an NVIDIA card, a share of them compared bit by bit"
        " with the processor; needs the extra samedi[gpu] or a file of kernels; where there is no device, one"
        " sentence says so and the exit code is 1",
    )
    parser.add_argument("--games", type=int, default=CUDA_GAMES, help="how many games at once (cuda)")
    parser.add_argument(
        "--kernels",
        metavar="FILE",
        default="",
        help="take the kernels from this file; if it is not there, make it (cuda)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    chosen = game(arguments.game)
    options = read_options(arguments.options) or dict(next(iter(chosen.tables.values())))
    if arguments.device == "cuda":
        return on_device(Position(chosen, options), arguments)
    measured = compare(Position(chosen, options), arguments.mode)
    if arguments.json:
        write(measured)
    else:
        print(sentence(measured))
    return 0


def on_device(position: Position, arguments: argparse.Namespace) -> int:
    """Measure on a CUDA device; whatever differs from the processor is a failure."""
    request = CudaMeasure(to_bytes(position.state), 1, max(1, arguments.games))
    try:
        with CudaWorker(position.game, arguments.kernels) as worker:
            measured = worker.measure(request)
    except SamediError as error:
        print(f"samedi: {error.message.say(arguments.lang)}", file=sys.stderr)
        return 1
    if arguments.json:
        write({"game": position.game.name, **msgspec.to_builtins(measured)})
    else:
        print(cuda_sentences(position.game.name, measured))
    return 0 if measured.playouts.is_identical and measured.steps.is_identical else 1


def cuda_sentences(name: str, measured: Measured) -> str:
    """The figures of a device for people."""
    return (
        f"{name} on {measured.device}:\n"
        f"  {measured.playouts.games:,} games to the end: {_pace(measured.playouts)}\n"
        f"  {measured.steps.games:,} games step by step, with masks: {_pace(measured.steps)}"
    )


def _pace(pace: Pace) -> str:
    verdict = "as on the processor, bit by bit" if pace.is_identical else "NOT as on the processor"
    return f"{pace.decisions / pace.seconds:,.0f} decisions/s; {pace.compared:,} of them compared: {verdict}"


def compare(position: Position, mode: str) -> dict[str, Any]:
    """The speed of random play in a mode and of the reference, taken in turns; medians."""
    with ExitStack() as stack:
        ours = _ours(position, mode, stack)
        reference = open_spiel()
        pairs = [(ours(), reference() if reference else None) for _ in range(ROUNDS)]
    theirs = [speed for _, speed in pairs if speed]
    ratios = [speed.decisions_per_s / other.decisions_per_s for speed, other in pairs if other]
    return {
        "game": position.game.name,
        "mode": mode,
        **msgspec.to_builtins(median([speed for speed, _ in pairs])),
        "reference": {"name": "OpenSpiel connect_four", **msgspec.to_builtins(median(theirs))}
        if theirs
        else None,
        "ratio": round(statistics.median(ratios), 3) if ratios else None,
    }


def sentence(measured: dict[str, Any]) -> str:
    """The figures for people."""
    text = (
        f"{measured['game']}, {measured['mode']}: {measured['decisions_per_s']:,.0f} decisions/s, "
        f"{measured['playouts_per_s']:,.0f} playouts/s"
    )
    reference = measured["reference"]
    if reference is None:
        return f"{text} (no reference: OpenSpiel is not installed)"
    theirs = f"{reference['name']} ({reference['decisions_per_s']:,.0f} decisions/s)"
    return f"{text}; {measured['ratio']:.2f} times {theirs}"


def median(speeds: list[Speed]) -> Speed:
    """The median of each figure."""
    return Speed(
        round(statistics.median(speed.decisions_per_s for speed in speeds), 1),
        round(statistics.median(speed.playouts_per_s for speed in speeds), 1),
    )


def _ours(position: Position, mode: str, stack: ExitStack) -> Measure:
    if mode in COMPILED:
        worker = stack.enter_context(RulesWorker(position.game, mode))
        return _calibrated(lambda count: _compiled(worker, position, count))
    return _calibrated(lambda count: _interpreted(position, mode, count))


def _compiled(worker: RulesWorker, position: Position, count: int) -> tuple[int, float]:
    answer = worker.count(Playouts(to_bytes(position.state), 1, count, position.seats))
    return answer.count, answer.seconds


def _interpreted(position: Position, mode: str, count: int) -> tuple[int, float]:
    play, room = bind(playout, position.game), len(position.game.actions)
    start = Position(position.game, position.options, "strict" if mode == "strict" else "interpreted").state
    out, weights, rng = buffer(room), buffer(room), seeded(1)
    begun = time.perf_counter()
    decisions = sum(play(copy(start), rng, out, weights) for _ in range(count))
    return decisions, time.perf_counter() - begun


def _calibrated(play: Callable[[int], tuple[int, float]]) -> Measure:
    """Measure with as many playouts as take about one round."""
    play(1)
    _, seconds = play(4)
    count = max(1, int(4 * ROUND_S / max(seconds, 1e-6)))

    def measure() -> Speed:
        decisions, seconds = play(count)
        return Speed(decisions / seconds, count / seconds)

    return measure


def open_spiel() -> Measure | None:
    """Random playouts of OpenSpiel's C++ connect four, none if it is not installed.

    Its tree search with one simulation and many rollouts spends all its time in playouts of the C++ core.
    """
    try:
        import pyspiel  # noqa: PLC0415 - an extra of the benches
    except ImportError:
        return None
    chosen = pyspiel.load_game("connect_four")
    length = _mean_length(chosen)

    def play(count: int) -> tuple[int, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
        bot = pyspiel.MCTSBot(chosen, evaluator, 1.4, 1, 1, False, 1, False)
        begun = time.perf_counter()
        bot.step(chosen.new_initial_state())
        return int(count * length), time.perf_counter() - begun

    return _calibrated(play)


def _mean_length(chosen: Any) -> float:
    """How many decisions a random game of the reference takes."""
    source, total = random.Random(1), 0
    for _ in range(SAMPLE_GAMES):
        state = chosen.new_initial_state()
        while not state.is_terminal():
            state.apply_action(source.choice(state.legal_actions()))
            total += 1
    return total / SAMPLE_GAMES
