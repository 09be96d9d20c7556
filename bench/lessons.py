"""How soon a lesson is there: `python -m bench.lessons`.

From the tap on *Begin* to the task on the screen, on a telephone four times slower than this machine.
"""

import os
import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser, sync_playwright

from bench.page import PHONE, SLOWER
from bench.visit import CHROMIUM, FLAGS, Visitor, serving
from samedi.games import NAMES

TIMES = 7
TAP = """async () => {
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const begun = performance.now();
  document.querySelector(".path .go").click();
  const isThere = () => [".boardpicture .hit", ".teacher .task"].every((at) => document.querySelector(at));
  while (!isThere()) await frame();
  return performance.now() - begun;
}"""


def main() -> None:
    """Measure and print."""
    print(f"| tap to task, {SLOWER} x slower processor | median | slowest |")
    print("|---|---|---|")
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for name in NAMES:
            times = list(openings(browser, url, name))
            print(f"| {name} | {statistics.median(times):.0f} ms | {max(times):.0f} ms |", flush=True)
        browser.close()
    print(f"\nLoad of the machine over the last five minutes: {os.getloadavg()[1]:.1f}.")


def openings(browser: Browser, url: str, name: str) -> Iterator[float]:
    """How long each visitor waited for the first lesson of a game, in ms."""
    for _ in range(TIMES):
        context = browser.new_context(**PHONE, reduced_motion="reduce")
        Visitor(context, url)
        page = context.new_page()
        page.goto(f"{url}/lessons/{name}")
        page.wait_for_selector(".path .go")
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        yield float(page.evaluate(TAP))
        context.close()


if __name__ == "__main__":
    main()
