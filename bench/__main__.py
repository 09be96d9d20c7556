"""Every figure of the README, measured on this machine: `make bench`.

All on one core, medians of several rounds; where a machine's noise matters, ratios of what ran in turns.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial

from rich.console import Console
from rich.progress import Progress

import samedi
from bench.search_speed import others_searching, searching
from samedi.cli.bench import compare
from samedi.core.compiled.client import RulesWorker
from samedi.core.compiled.protocol import Batch, Copies, Listed, Listings, Playouts
from samedi.core.record import packing, to_bytes

ROUNDS = 5
Row = tuple[str, str]


def main() -> None:
    """Measure everything and print it as one table."""
    parts: list[tuple[str, Callable[[], Iterator[Row]]]] = [
        ("start", starting),
        *((name, partial(of_game, name)) for name in samedi.NAMES),
        ("others, for scale", others),
        ("others, searching", others_searching),
    ]
    rows: list[Row] = []
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=len(parts))
        for title, measure in parts:
            progress.update(task, description=title)
            rows += measure()
            progress.advance(task)
    print("| what | measured |\n|---|---|")
    for what, measured in rows:
        print(f"| {what} | {measured} |")


def starting() -> Iterator[Row]:
    """How fast the program is there."""
    yield "`import samedi`", f"{seconds('-c', 'import samedi'):.2f} s"
    first = "import samedi; samedi.start('chevalier_noir', players=2).legal_numbers()"
    yield "process start to first legal moves", f"{seconds('-c', first):.2f} s"


def of_game(name: str) -> Iterator[Row]:
    """The speed of one game's rules."""
    chosen = samedi.game(name)
    position = samedi.Position(chosen, dict(next(iter(chosen.tables.values()))))
    interpreted = compare(position, "interpreted")
    yield f"{name}: interpreted", f"{interpreted['decisions_per_s']:,.0f} decisions/s"
    fast = compare(position, "compiled")
    yield (
        f"{name}: compiled",
        f"{fast['decisions_per_s']:,.0f} decisions/s, {fast['playouts_per_s']:,.0f} playouts/s",
    )
    if fast["reference"]:
        yield (
            f"{name}: compiled, beside OpenSpiel's C++ connect four",
            f"{fast['ratio']:.2f} × ({fast['reference']['decisions_per_s']:,.0f} decisions/s)",
        )
    yield from compiled(position)
    yield from searching(name)
    yield from listing(position)
    yield from records(position)


def compiled(position: samedi.Position) -> Iterator[Row]:
    """Batches, copies, and how long a worker takes to be ready."""
    name, state = position.game.name, to_bytes(position.state)
    with RulesWorker(position.game) as worker:
        rates = [worker.count(Batch(state, 1, 1024, 300)) for _ in range(ROUNDS)]
        copied = [worker.count(Copies(state, 2_000_000)) for _ in range(ROUNDS)]
    rate = statistics.median(answer.count / answer.seconds for answer in rates)
    copy_ns = statistics.median(1e9 * answer.seconds / answer.count for answer in copied)
    yield f"{name}: batch step of 1,024 games with masks", f"{rate:,.0f} decisions/s"
    size = packing(position.game.state).size
    yield f"{name}: state, its copy", f"{size} bytes, {copy_ns:.0f} ns"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SAMEDI_CACHE"] = folder
        try:
            cold, warm = first_answer(position), first_answer(position)
        finally:
            del os.environ["SAMEDI_CACHE"]
    yield f"{name}: a worker's first answer, compiling / from the cache", f"{cold:.1f} s / {warm:.1f} s"


def listing(position: samedi.Position) -> Iterator[Row]:
    """How long the rules take to list what is legal, over the positions of random games."""
    states = []
    for seed in range(20):
        game = samedi.Position(position.game, position.options)
        rng = samedi.seeded(seed)
        while not game.is_over:
            if not game.is_chance:
                states.append(to_bytes(game.state))
            game.roll(rng)
    with RulesWorker(position.game) as worker:
        rounds = [worker.ask(Listings(b"".join(states), 50), Listed).microseconds for _ in range(ROUNDS)]
    times = [statistics.median(each) for each in zip(*rounds, strict=True)]
    yield (
        f"{position.game.name}: compiled `legal`, mean (worst of {len(times):,} positions)",
        f"{statistics.mean(times):.2f} µs ({max(times):.1f} µs)",
    )


def first_answer(position: samedi.Position) -> float:
    """How long a new worker takes to play its first game."""
    begun = time.perf_counter()
    with RulesWorker(position.game, quiet=True) as worker:
        worker.count(Playouts(to_bytes(position.state), 1, 1, position.seats))
    return time.perf_counter() - begun


def records(position: samedi.Position) -> Iterator[Row]:
    """The size of finished games on paper."""
    texts, jsons = [], []
    for seed in range(30):
        game = samedi.Position(position.game, position.options)
        rng = samedi.seeded(seed)
        while not game.is_over:
            game.roll(rng)
        record = samedi.GameRecord.of(game, [str(seat) for seat in range(game.seats)])
        texts.append(len(record.to_text(game.game)))
        jsons.append(len(record.to_json()))
    yield (
        f"{position.game.name}: record of a random game, median (largest of 30)",
        f"text {middle(texts)} ({max(texts):,}), JSON {middle(jsons)} ({max(jsons):,}) bytes",
    )


def middle(sizes: list[int]) -> str:
    """The median, for people."""
    return f"{statistics.median(sizes):,.0f}"


def others() -> Iterator[Row]:
    """Random play of well-known Python engines."""
    try:
        import chess  # noqa: PLC0415 - an extra of the benches
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415
    except ImportError:
        yield "python-chess, PettingZoo", "not installed"
        return
    source = random.Random(1)

    def play_chess() -> int:
        board, count = chess.Board(), 0
        while not board.is_game_over() and count < 200:  # noqa: PLR2004 - long enough
            board.push(source.choice(list(board.legal_moves)))
            count += 1
        return count

    def play_connect_four() -> int:
        environment, count = connect_four_v3.env(), 0
        environment.reset(seed=source.randrange(1 << 30))
        for _ in environment.agent_iter():
            observation, _, is_done, is_cut, _ = environment.last()
            if is_done or is_cut:
                break
            mask = observation["action_mask"]
            environment.step(source.choice([action for action, is_legal in enumerate(mask) if is_legal]))
            count += 1
        return count

    yield "python-chess", f"{rate(play_chess):,.0f} decisions/s"
    yield "PettingZoo connect four", f"{rate(play_connect_four):,.0f} decisions/s"


def rate(play: Callable[[], int]) -> float:
    """Decisions per second over some two seconds."""
    begun, count = time.perf_counter(), 0
    while time.perf_counter() - begun < 2:  # noqa: PLR2004 - seconds
        count += play()
    return count / (time.perf_counter() - begun)


def seconds(*arguments: str) -> float:
    """How long a Python process takes, the median of several."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True)  # noqa: S603 - our own code
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # other people's
    main()
