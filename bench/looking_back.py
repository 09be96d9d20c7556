"""How soon a review is there, and how smoothly its graph is scrubbed: `python -m bench.looking_back`.

A finished game that was looked back on before, on a telephone four times slower than this machine: from the
tap on *Review* to the graph, then a finger that goes over the whole graph and back, a step in every frame.
"""

import json
import lzma
import os
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.progress import Progress

from bench.page import PHONE, SLOWER
from bench.visit import CHROMIUM, FLAGS, Visitor, busy_ms, serving
from samedi.games import NAMES

OLD = Path(__file__).parents[1] / "tests" / "old"
TIMES = 5
STEPS = 150
AGAIN_S = 1.0
REVIEW = ".ending button:has(use[href='#i-log'])"
OPEN = """async () => {
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const begun = performance.now();
  document.querySelector("REVIEW").click();
  while (!document.querySelector("svg.chances")) await frame();
  await frame();
  return performance.now() - begun;
}"""
SCRUB = """async steps => {
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const graph = document.querySelector("svg.chances");
  const { left, top, width, height } = graph.getBoundingClientRect();
  const seen = new Set();
  let last = await frame();
  const frames = [];
  for (let step = 0; step <= steps; step++) {
    const part = 0.07 + 0.92 * (1 - Math.abs(1 - (2 * step) / steps));
    const at = { clientX: left + part * width, clientY: top + height / 2, buttons: 1, bubbles: true };
    graph.dispatchEvent(new PointerEvent(step ? "pointermove" : "pointerdown", at));
    const now = await frame();
    frames.push(now - last);
    last = now;
    seen.add(graph.querySelector(".cursor").getAttribute("d"));
  }
  return [frames, seen.size];
}"""


class Looked(NamedTuple):
    """How it went once."""

    opened_ms: float
    frames_ms: list[float]
    busy_ms: float
    """How long the page's thread was busy with a step."""


def main() -> None:
    """Measure and print."""
    rows: list[str] = []
    with (
        serving() as url,
        sync_playwright() as playwright,
        Progress(console=Console(stderr=True)) as progress,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        task = progress.add_task("looking back", total=len(NAMES) * (TIMES + 1))
        for name in NAMES:
            context = browser.new_context(**PHONE)
            visitor = Visitor(context, url)
            table = reviewed(visitor, name)
            progress.advance(task)
            found = []
            for each in looks(browser, visitor, table):
                found.append(each)
                progress.advance(task)
            rows.append(row(name, found))
            context.close()
        browser.close()
    print(f"| {SLOWER} x slower processor | tap to graph | scrubbing | slowest frame | computing a step |")
    print("|---|---|---|---|---|")
    print("\n".join(rows))
    print(f"\nLoad of the machine over the last five minutes: {os.getloadavg()[1]:.1f}.")


def row(name: str, found: list[Looked]) -> str:
    """What was found of a game, as a line of the table."""
    opened = [each.opened_ms for each in found]
    frames = [frame for each in found for frame in each.frames_ms]
    busy = statistics.median(each.busy_ms for each in found)
    return (
        f"| {name} | {statistics.median(opened):.0f} ms, slowest {max(opened):.0f} ms "
        f"| {1000 / statistics.mean(frames):.0f} frames/s | {max(frames):.0f} ms | {busy:.1f} ms |"
    )


def reviewed(visitor: Visitor, name: str) -> str:
    """A finished game on which the server has looked back."""
    game = json.loads(lzma.decompress((OLD / f"{name}.export.json.xz").read_bytes()))
    table = str(visitor.post("/api/imports", game)["id"])
    while not visitor.post(f"/api/tables/{table}/review", {}).get("is_whole"):
        time.sleep(AGAIN_S)
    return table


def looks(browser: Browser, visitor: Visitor, table: str) -> Iterator[Looked]:
    """How each look at a review went, with nothing kept from before."""
    for _ in range(TIMES):
        context = browser.new_context(**PHONE, storage_state=visitor.context.storage_state())
        page = context.new_page()
        page.goto(f"{visitor.url}/t/{table}")
        page.wait_for_selector(REVIEW)
        page.wait_for_load_state("networkidle")
        session = context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        yield look(page, session)
        context.close()


def look(page: Page, session: CDPSession) -> Looked:
    """Open a review and go over its graph."""
    opened = float(page.evaluate(OPEN.replace("REVIEW", REVIEW)))
    page.wait_for_timeout(500)
    before = busy_ms(session)
    frames, moments = page.evaluate(SCRUB, STEPS)
    if moments < STEPS / 4:
        raise RuntimeError("the graph is not scrubbed")
    return Looked(opened, frames, (busy_ms(session) - before) / len(frames))


if __name__ == "__main__":
    main()
