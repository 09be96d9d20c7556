"""How soon somebody plays without a line: `python -m bench.offline_start`.

From opening the address of a table of this device, with no line, until its board or its question is there.
Browsers slow down a page's own thread on request and never its workers, where Python runs; so what a slow
processor (by four) would take is told in two ways: by the clock with the page slowed down, and as four times
the processor time of the whole page, all its threads together, as if nothing happened side by side.
"""

import os
import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.page import PHONE, SLOWER
from bench.visit import CHROMIUM, FLAGS, serving
from samedi.games import NAMES
from tools.get_pyodide import present

STARTS = 3
PATIENCE_MS = 300_000
WAY = ".ways button.way:last-child"


def main() -> None:
    """Measure and print."""
    present()
    print(f"| start without a line | clock, page {SLOWER} x slower | processor | {SLOWER} x that |")
    print("|---|---|---|---|")
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        context = browser.new_context(**PHONE, reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        fetch(page, url)
        context.set_offline(True)
        for place, game in enumerate(NAMES):
            clock, busy = zip(*starts(browser, page, url, place), strict=True)
            middle, spent = statistics.median(clock), statistics.median(busy)
            print(f"| {game} | {middle:.1f} s | {spent:.1f} s | {SLOWER * spent:.1f} s |", flush=True)
        browser.close()
    print(f"\nLoad of the machine over the last five minutes: {os.getloadavg()[1]:.1f}.")


def fetch(page: Page, url: str) -> None:
    """Fetch what playing without a line takes."""
    page.goto(url)
    page.locator(WAY).click()
    page.locator("dialog button.go").click()
    page.wait_for_selector("dialog [role=switch]")


def starts(browser: Browser, page: Page, url: str, place: int) -> Iterator[tuple[float, float]]:
    """How long each start took by the clock and of the processor, in s."""
    page.goto(url)
    page.locator(".game .go").nth(place).click()
    page.wait_for_selector(".boardpicture")
    system, session = browser.new_browser_cdp_session(), page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(STARTS):
        before = spent(system)
        page.reload(wait_until="commit")
        page.wait_for_selector(".act.asks, .boardpicture")
        yield page.evaluate("performance.now()") / 1000, spent(system) - before
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def spent(system: CDPSession) -> float:
    """The processor time of all pages so far."""
    processes = system.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(each["cpuTime"] for each in processes if each["type"] == "renderer"))


if __name__ == "__main__":
    main()
