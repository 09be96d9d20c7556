"""How soon a lesson is there, and how long it takes: `python -m bench.lessons`.

First from the tap on *Begin* to the task on the screen, on a telephone four times slower than this machine.
Then each lesson by a model of somebody who reads everything: all words that the bar shows before the first
tap, later all that is said, at 200 words a minute, and two seconds for each tap. Words are those of the
language in which they are most.
"""

import os
import statistics
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.page import PHONE, SLOWER
from bench.visit import CHROMIUM, FLAGS, Visitor, serving
from samedi.games import NAMES, game
from samedi.words import LANGUAGES
from tests.web.tables import Person
from tests.web.test_lessons import OPENS_S, STILL, TAP_S, WORDS_A_SECOND, Learner, Tapped

TIMES = 7
TAP = """async () => {
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const begun = performance.now();
  document.querySelector(".path .go").click();
  const isThere = () => [".boardpicture .hit", ".teacher .task"].every((at) => document.querySelector(at));
  while (!isThere()) await frame();
  return performance.now() - begun;
}"""
SHOWN = """() => {
  const texts = document.createTreeWalker(document.querySelector(".act"), NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const { parentElement: around, data } = texts.currentNode;
    if (!around.checkVisibility() || around.closest(".sr, .choices")) continue;
    words += data.split(/\\s+/).filter((each) => /\\p{L}/u.test(each)).length;
  }
  return words;
}"""


class Taken(NamedTuple):
    """What somebody reads and taps in a lesson, by following its hints."""

    shown: int
    """Words of the bar before the first tap."""
    first: int
    """Taps to the first action that is done."""
    taps: int
    hints: int
    """Of the taps those on *Hint* and *Show me*."""


def main() -> None:
    """Measure and print."""
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        console = Console(width=110)
        soon = Table("tap to task", "median", "slowest", title=f"{SLOWER} x slower processor")
        for name in NAMES:
            times = list(openings(browser, url, name))
            soon.add_row(name, f"{statistics.median(times):.0f} ms", f"{max(times):.0f} ms")
        console.print(soon)
        for name in NAMES:
            console.print(lengths(browser, url, name))
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


def lengths(browser: Browser, url: str, name: str) -> Table:
    """How long each lesson of a game takes."""
    table = Table("lesson", "words at first", "first move", "taps", "whole", "with all hints", title=name)
    taken = {language: list(walk(browser, url, name, language)) for language in LANGUAGES}
    for at, lesson in enumerate(game(name).lessons):
        them = [taken[language][at] for language in LANGUAGES]
        shown, most = max(each.shown for each in them), max(them, key=lambda each: each.taps)
        first = OPENS_S + shown / WORDS_A_SECOND + them[0].first * TAP_S
        tapped = Tapped(most.taps, most.hints)
        whole, hinted = (tapped.seconds(name, lesson, hints=hints) for hints in (False, True))
        figures = (shown, f"{first:.0f} s", most.taps, f"{whole:.0f} s", f"{hinted:.0f} s")
        table.add_row(lesson.name, *map(str, figures))
    return table


def walk(browser: Browser, url: str, name: str, language: str) -> Iterator[Taken]:
    """Go through the lessons of a game by their hints."""
    context = browser.new_context(**{**PHONE, "locale": language})
    Visitor(context, url)
    page = context.new_page()
    page.add_init_script(STILL)
    somebody = Learner(Person(context, page, url))
    for at, _ in enumerate(game(name).lessons):
        page.goto(f"{url}/lessons/{name}")
        page.locator(".lessons button").nth(at).tap()
        page.wait_for_selector(".act.asks .answers[aria-busy=false]", state="attached")
        yield taken_by(somebody)
    context.close()


def taken_by(somebody: Learner) -> Taken:
    """Do the lesson on the screen."""
    page, shown = somebody.page, int(somebody.page.evaluate(SHOWN))
    before, hints, first = somebody.taps, 0, 0
    table = urlsplit(page.url).path.rpartition("/")[2]
    length, is_begun = somebody.who.length(table), False
    while not somebody.is_done():
        seen, place = somebody.shown(), somebody.next_place()
        is_hint = "hint" in (place.get_attribute("class") or "")
        hints += is_hint
        first += not is_hint and not is_begun
        somebody.press(place)
        somebody.wait_for_change(seen)
        is_begun = is_begun or somebody.who.length(table) > length
    return Taken(shown, first, somebody.taps - before, hints)


if __name__ == "__main__":
    main()
