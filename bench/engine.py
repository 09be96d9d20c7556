"""Engines beside machine code: random play and both searches, native, in Node and in Chromium in turns.

    python -m bench.engine [rounds]

Other programs may run meanwhile, so it is not the clock that counts but the time each program was on a
processor (Linux only); ratios are of rounds that ran one after the other, medians of all. Also how large a
module is, how long it takes from its bytes to the first listing, and how much memory it takes.
"""

import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import brotli
import msgspec
from playwright.sync_api import sync_playwright

import samedi
from bench.processor_time import below, busy
from samedi.bots.engines import layout_of, made, nets_of, weights_of
from samedi.bots.protocol import Search
from samedi.bots.searching import SearchWorker
from samedi.bots.weights import net_of
from samedi.core.compiled.client import RulesWorker
from samedi.core.compiled.protocol import Playouts
from samedi.core.record import to_bytes
from tests.engine.test_laws import give
from tests.web.tables import launched
from tests.web.test_modules import NODE

HERE = Path(__file__).parent
WEB = HERE.parent / "src" / "samedi" / "web" / "engine"
ROUNDS = 5
ROUND_S = 0.6  # what a round should take of a processor, whose time is told in hundredths
MOST = 1 << 20  # simulations, for which a tree is as large as it gets
PLAYED, JUDGED = 20_000, 2_000  # simulations of a search: long enough that what is around it hardly counts
OPEN = """async () => {
  const read = async (name) => new Uint8Array(await (await fetch(`/${name}`)).arrayBuffer());
  const { Bench } = await import("/engine_bench.js");
  globalThis.bench = new Bench(read, await import("/engine.js"));
}"""

Json = dict[str, Any]
Ask = Callable[[Json], Json]


class Program(NamedTuple):
    """Somebody who is asked to do something, and the processes that do it."""

    ask: Ask
    processes: Callable[[], list[int]]


def renderers() -> list[int]:
    """The processes that run pages."""
    mark = b"--type=renderer"
    return [each for each in below(os.getpid()) if mark in Path(f"/proc/{each}/cmdline").read_bytes()]


def opening(name: str) -> samedi.Position:
    """The first decision of a game's first table."""
    game = samedi.game(name)
    position, rng = samedi.Position(game, dict(next(iter(game.tables.values())))), samedi.seeded("opening")
    while position.is_chance:
        position.roll(rng)
    return position


def fill(folder: Path) -> None:
    """Lay out what Node and the browser read."""
    for source in (WEB / "engine.js", WEB / "trees.js"):
        shutil.copy(source, folder)
    shutil.copy(HERE / "engine.js", folder / "engine_bench.js")
    (folder / "package.json").write_text('{"type": "module"}')
    for name in samedi.NAMES:
        position = opening(name)
        net = net_of(position.game, position.state)
        assert net
        about = {"layout": layout_of(position.game), "recipe": nets_of(position.game)[net]}
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(about))
        (folder / f"{name}.bin").write_bytes(weights_of(position.game, net))
        (folder / f"{name}.wasm").write_bytes(made(position.game).module)


@contextmanager
def native(name: str) -> Iterator[Program]:
    """The compiled workers, asked as the others are."""
    position = opening(name)
    state = to_bytes(position.state)
    with RulesWorker(position.game, quiet=True) as rules, SearchWorker(quiet=True) as searches:

        def ask(request: Json) -> Json:
            if request["what"] == "play":
                return {"done": rules.count(Playouts(state, 1, request["count"], position.seats)).count}
            for seed in range(request["count"]):
                searches.search(
                    Search(
                        home=position.game.home,
                        state=state,
                        seat=request["seat"],
                        seed=seed,
                        simulations=request["simulations"],
                        is_judged=request["isJudged"],
                        tells_lines=False,
                    )
                )
            return {"done": request["count"] * request["simulations"]}

        yield Program(ask, lambda: [each.pid for each in (rules, searches) if each.pid])


@contextmanager
def in_node(folder: Path) -> Iterator[Program]:
    """A Node that waits for requests."""
    command = [NODE, str(folder / "engine_bench.js")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603

        def ask(request: Json) -> Json:
            assert process.stdin
            assert process.stdout
            process.stdin.write(f"{json.dumps(request)}\n")
            process.stdin.flush()
            told: Json = json.loads(process.stdout.readline())
            return told

        yield Program(ask, lambda: below(process.pid))  # `node` may be a program that starts it
        process.kill()


@contextmanager
def in_chromium(folder: Path) -> Iterator[Program]:
    """A page that waits for requests."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page()
        page.route("**/*", lambda route: give(route, folder))
        page.goto("http://localhost/page.html")
        page.evaluate(OPEN)

        def ask(request: Json) -> Json:
            told: Json = page.evaluate("(asked) => bench[asked.what](asked)", request)
            return told

        yield Program(ask, renderers)
        browser.close()


def calibrated(program: Program, request: Json) -> int:
    """How often something is done in a round."""
    count, taken = 1, 0.0
    program.ask({**request, "count": 1})  # which may have to compile
    while taken < ROUND_S:
        count *= 2
        begun = busy(program.processes())
        program.ask({**request, "count": count})
        taken = busy(program.processes()) - begun
    return count


def rates(programs: dict[str, Program], request: Json, rounds: int) -> dict[str, list[float]]:
    """How much each does in a second of processor time, in turns; the first turn warms up."""
    count = calibrated(programs["native"], request)
    found: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(rounds + 1):
        for name, program in programs.items():
            begun = busy(program.processes())
            done = program.ask({**request, "count": count})["done"]
            found[name].append(done / max(0.01, busy(program.processes()) - begun))
    return {name: each[1:] for name, each in found.items()}


def measure(name: str, programs: dict[str, Program], rounds: int) -> None:
    """Print the figures of one game."""
    position = opening(name)
    common = {
        "game": name,
        "state": list(to_bytes(position.state)),
        "seat": position.game.rules.mover(position.state),
    }
    for who in ("Node", "Chromium"):
        loads = [programs[who].ask({"what": "load", **common})["seconds"] for _ in range(rounds)]
        print(f"{name}: {who}, from bytes to the first listing: {1000 * statistics.median(loads):.1f} ms")
    requests: dict[str, Json] = {
        "decisions": {"what": "play"},
        "simulations": {"what": "search", "simulations": PLAYED, "isJudged": False},
        "judged simulations": {"what": "search", "simulations": JUDGED, "isJudged": True},
    }
    for what, request in requests.items():
        found = rates(programs, {**common, **request}, rounds)
        for who, each in found.items():
            ratios = [mine / theirs for mine, theirs in zip(each, found["native"], strict=True)]
            print(
                f"{name}: {who}, {what}/s: {statistics.median(each):,.0f} ({statistics.median(ratios):.2f})"
            )
    sizes = [programs["Node"].ask({**common, "what": "room", "simulations": each}) for each in (JUDGED, MOST)]
    after, most = (each["memory"] / 1e6 for each in sizes)
    print(
        f"{name}: memory {after:.1f} MB for {JUDGED} judged simulations, {most:.1f} MB for the largest tree"
    )


def sizes(name: str, folder: Path) -> None:
    """Print how large a module is, and how it travels."""
    data, net = (folder / f"{name}.wasm").read_bytes(), (folder / f"{name}.bin").read_bytes()
    small, smaller, weights = (
        len(gzip.compress(data, 9)),
        len(brotli.compress(data)),
        len(brotli.compress(net)),
    )
    print(f"{name}: {len(data):,} bytes, gzip {small:,}, brotli {smaller:,}; a net in brotli {weights:,}")


def main() -> None:
    """Measure everything."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        fill(folder)
        node, chromium = held.enter_context(in_node(folder)), held.enter_context(in_chromium(folder))
        for name in samedi.NAMES:
            sizes(name, folder)
            with native(name) as compiled:
                measure(name, {"native": compiled, "Node": node, "Chromium": chromium}, rounds)


if __name__ == "__main__":
    main()
