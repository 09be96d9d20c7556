"""How light and how quick the page is, in a real browser at a real server: `python -m bench.page`.

Telephones are imitated: 390 by 844 pixels, and for everything that waits for the page a processor four times
slower than this one. Times are the browser's own. The page speaks French, the longer of its languages.
"""

import os
import statistics
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import Progress

from bench.page_scores import scores
from bench.visit import CHROMIUM, FLAGS, Json, Visitor, serving

Row = tuple[str, str]
PROBE = (Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "locale": "fr", "has_touch": True}
SLOWER = 4
LOADS = 5
TAPS, MOST_TAPS = 24, 500
CODE = (".js", ".css")
BESIDES = (".ftl", ".svg", ".json")


class Table(NamedTuple):
    """A table of each game, for one person alone at the screen."""

    game: str
    options: Json
    seats: list[Any]


TABLES = (
    Table("baron_voodoo", {"loas": ["mamy_wata", "papa_legba"]}, ["me", {"me": "Noé"}]),
    Table("dicke_daemonen", {"players": 1, "world": "first-picture"}, ["me"]),
    Table("chevalier_noir", {"players": 2}, ["me", {"me": "Noé"}]),
)


def main() -> None:
    """Measure everything and print it as a table."""
    with (
        serving() as url,
        sync_playwright() as playwright,
        Progress(console=Console(stderr=True)) as progress,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        parts: list[tuple[str, Callable[[], Iterator[Row]]]] = [
            ("what is loaded", partial(weights, browser, url)),
            *(
                (f"{table.game}: until it can be tapped", partial(waits, browser, url, table))
                for table in TABLES
            ),
            *((f"{table.game}: taps", partial(taps, browser, url, table)) for table in TABLES),
            ("lighthouse", partial(scores, playwright, url, TABLES)),
        ]
        task = progress.add_task("measuring", total=len(parts))
        rows: list[Row] = []
        for title, measure in parts:
            progress.update(task, description=title)
            rows += measure()
            progress.advance(task)
        browser.close()
    print("| what | measured |\n|---|---|")
    for what, measured in rows:
        print(f"| {what} | {measured} |")
    print(f"\nLoad of the machine over the last five minutes: {os.getloadavg()[1]:.1f}.")


def weights(browser: Browser, url: str) -> Iterator[Row]:
    """How many bytes the first visit brings, compressed as they are sent."""
    yield "page: the first visit", weight(browser, url, None)
    for table in TABLES:
        yield f"page: a first visit at a table of {table.game}", weight(browser, url, table)


def weight(browser: Browser, url: str, table: Table | None) -> str:
    """What one address brings, in words."""
    context = browser.new_context(**PHONE)
    visitor, page = Visitor(context, url), context.new_page()
    sizes: dict[str, int] = {}

    def note(request: Any) -> None:
        sizes[request.url.partition("?")[0]] = request.sizes()["responseBodySize"]

    page.on("requestfinished", note)
    page.goto(url + (visitor.open_table(*table) if table else "/"))
    page.wait_for_selector(".boardpicture" if table else ".games")
    page.wait_for_load_state("networkidle")
    context.close()
    code = sum(size for name, size in sizes.items() if name.endswith(CODE))
    besides = sum(size for name, size in sizes.items() if name.endswith(BESIDES))
    return (
        f"scripts and styles {code / 1000:.0f} kB, words and pictures {besides / 1000:.0f} kB, "
        f"{len(sizes)} requests"
    )


def waits(browser: Browser, url: str, table: Table) -> Iterator[Row]:
    """How long a newcomer waits until something on the board can be tapped, with nothing kept from before."""
    found = [first_load(browser, url, table) for _ in range(LOADS)]
    wall, busy = (statistics.median(each) for each in zip(*found, strict=True))
    yield (
        f"page: {table.game}, address entered to first tap possible, {SLOWER} × slower processor",
        f"{wall:.2f} s, of which the page computes {busy:.2f} s",
    )


def first_load(browser: Browser, url: str, table: Table) -> tuple[float, float]:
    """Seconds until the board can be tapped, and those that its thread was busy."""
    context = browser.new_context(**PHONE)
    visitor, page = Visitor(context, url), context.new_page()
    address = visitor.open_table(*table)
    page.add_init_script(PROBE)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(url + address)
    ready = float(page.evaluate("probe.ready")) / 1000
    figures = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    context.close()
    return ready, float(figures["TaskDuration"])


def taps(browser: Browser, url: str, table: Table) -> Iterator[Row]:
    """How long a tap takes to be a stored move whose pieces have begun to travel."""
    context = browser.new_context(**PHONE)
    visitor, page = Visitor(context, url), context.new_page()
    page.add_init_script(PROBE)
    times: list[float] = []
    while len(times) < TAPS:
        page.goto(url + visitor.open_table(*table))
        page.evaluate("probe.ready")
        times += tapped(page, TAPS - len(times))
    context.close()
    yield (
        f"page: {table.game}, tap to acknowledged move with its pieces under way, median of {len(times)}",
        f"{statistics.median(times):.0f} ms (slowest {max(times):.0f} ms)",
    )


def tapped(page: Page, wanted: int) -> list[float]:
    """The times of some taps that moved something, in one game."""
    times: list[float] = []
    for _ in range(MOST_TAPS):
        took = page.evaluate("probe.tap()")
        if took is not None:
            times.append(float(took))
        if len(times) == wanted or page.locator(".ending, .sheet-body").count():
            break
    return times


if __name__ == "__main__":
    main()
