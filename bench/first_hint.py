"""How soon a hint is there that the device thinks out itself: `python -m bench.first_hint`.

From the tap on *A hint* to its first line on the screen, on a telephone four times slower than this machine,
with the engine fetched before. The search itself runs in workers, which browsers do not slow down.
"""

import os
import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, sync_playwright

from bench.page import PHONE, SLOWER, TABLES, Table
from bench.visit import CHROMIUM, FLAGS, Visitor, busy_ms, serving
from samedi.bots.engines import made
from samedi.games import game as game_named

HINTS = 11
MENU = ".head button:has(use[href='#i-menu'])"
HINT = "dialog .menu button:has(use[href='#i-star'])"
PREPARED = """async game => {
  const start = document.querySelector("script[type=module]").src;
  const { prepare } = await import(start.replace("app/main.js", "engine/thinker.js"));
  return (await prepare(game, "two")) || (await prepare(game));
}"""
TAP = """async hint => {
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const begun = performance.now();
  document.querySelector(hint).click();
  while (!document.querySelector("dialog .hints li")) await frame();
  return performance.now() - begun;
}"""


def main() -> None:
    """Measure and print."""
    print(f"| tap to first line, {SLOWER} x slower processor | median | slowest | the page computes |")
    print("|---|---|---|---|")
    for table in TABLES:
        made(game_named(table.game))
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for table in TABLES:
            walls, busy = zip(*hints(browser, url, table), strict=True)
            middle, late, computing = statistics.median(walls), max(walls), statistics.median(busy)
            print(f"| {table.game} | {middle:.0f} ms | {late:.0f} ms | {computing:.0f} ms |", flush=True)
        browser.close()
    print(f"\nLoad of the machine over the last five minutes: {os.getloadavg()[1]:.1f}.")


def hints(browser: Browser, url: str, table: Table) -> Iterator[tuple[float, float]]:
    """How long each hint took to its first line, and how long the page's thread was busy with it, in ms."""
    context = browser.new_context(**PHONE, reduced_motion="reduce")
    visitor, page = Visitor(context, url), context.new_page()
    page.goto(url + visitor.open_table(*table, hints=True))
    page.wait_for_selector(".boardpicture")
    if not page.evaluate(PREPARED, table.game):
        raise RuntimeError("the page cannot think")
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(HINTS):
        page.locator(MENU).first.click()
        page.wait_for_selector(HINT)
        page.wait_for_timeout(500)  # the menu has come to rest
        before = busy_ms(session)
        wall = float(page.evaluate(TAP, HINT))
        yield wall, busy_ms(session) - before
        close(page)
    context.close()


def close(page: Page) -> None:
    """Leave the hint, which ends its search."""
    page.locator("dialog header button").click()
    page.wait_for_selector("dialog", state="detached")


if __name__ == "__main__":
    main()
