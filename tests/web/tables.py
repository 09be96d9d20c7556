"""Tables in a real browser, at a real server."""

import json
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import NO_CONTENT
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from tests.faults.servers import Server
from tools.get_chromium import found

CHROMIUM = found()
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--mute-audio"),
)
PHONE = (390, 844)
DESKTOP = (1440, 900)
HARMLESS = re.compile(r"WebSocket connection|net::ERR_|favicon\.ico|was preloaded using link preload")
SHOWN = """() => JSON.stringify([
  [...document.querySelectorAll(".hit.lit, .piece.lifted")].map((each) => each.outerHTML),
  document.querySelector(".act")?.innerText, document.querySelector(".log")?.innerText,
])"""
PATIENCE_MS = 60_000  # a machine may have much else to do
expect.set_options(timeout=PATIENCE_MS)

IDLE = ".act.asks .answers[aria-busy=false]"
BUTTONS = ".answers button:not([disabled]), button[data-pick]:not([disabled])"


def launched(playwright: Playwright) -> Browser:
    """A browser for a test."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))


ASK_ME_EVERYTHING = """localStorage.setItem('samedi', JSON.stringify(
  { ...JSON.parse(localStorage.getItem('samedi') ?? '{}'), asksAll: true }))"""


@dataclass
class Person:
    """Somebody in front of a browser."""

    context: BrowserContext
    page: Page
    url: str
    complaints: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    """Those of the commands that were sent without the page."""

    def expects(self, status: int, path: str) -> None:
        """The server may refuse this: the browser notes it too, the page says it in its own words."""
        self.refusals.append(f"status of {status} .*{re.escape(path)}")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server over HTTP, as the page does and with its cookies, whatever the page shows."""
        headers = {"origin": self.url, "content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(self.url + path, method=method, headers=headers, data=data)
        assert answer.ok, f"{path} {answer.status} {answer.text()}"
        return None if answer.status == NO_CONTENT else answer.json()

    def open_table(self, game: str, options: dict[str, Any], seats: list[Any], **settings: object) -> str:
        """Set a table up; if every seat is taken the game begins."""
        body = {"game": game, "name": "Léa", "options": options, "settings": settings, "seats": seats}
        made = self.ask("POST", "/api/tables", {**body, "key": secrets.token_hex(8)})
        return str(made["id"])

    def sit_down(self, table: str) -> None:
        """Go to the table's screen."""
        self.page.goto(f"{self.url}/t/{table}")
        self.page.wait_for_selector(".boardpicture, .handover")

    def want_every_question(self) -> None:
        """Have nothing done by itself from the next page on."""
        self.page.add_init_script(ASK_ME_EVERYTHING)

    def view(self, table: str) -> Any:
        """What the server shows this person."""
        return self.ask("GET", f"/api/tables/{table}")

    def length(self, table: str) -> int:
        """How many actions have been done."""
        return int(self.view(table)["play"]["length"])

    def middle(self, target: str) -> tuple[float, float]:
        """Where a target of the board is on the screen."""
        box = self.page.locator(f'.hit[data-target="{target}"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def tap(self, target: str, dx: float = 0, dy: float = 0) -> None:
        """Tap on a target, or beside it."""
        x, y = self.middle(target)
        self.page.mouse.click(x + dx, y + dy)

    def tap_anything(self) -> None:
        """Tap on the first thing that may be picked, once the page asks, and wait until it shows a change."""
        self.page.wait_for_selector(IDLE, state="attached")
        before, lit = self.page.evaluate(SHOWN), self.lit()
        if lit:
            self.tap(lit[0])
        else:
            self.page.locator(BUTTONS).first.click()
        self.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)

    def lit(self) -> list[str]:
        """The targets that may be picked."""
        found = self.page.locator(".hit.lit").evaluate_all("all => all.map(each => each.dataset.target)")
        return [str(each) for each in found]


@contextmanager
def person(
    browser: Browser,
    server: Server,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    *,
    hears: bool = False,
    **more: Any,
) -> Iterator[Person]:
    """A new visitor of the server; afterwards the browser must have had nothing to complain about."""
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, locale=language, **more)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE_MS)
    if not hears:  # sounds cost a fifth of a tap
        context.add_init_script("delete globalThis.AudioContext")
    page = context.new_page()
    somebody = Person(context, page, server.url)

    def note(text: str) -> None:
        if not HARMLESS.search(text) and not any(re.search(each, text) for each in somebody.refusals):
            somebody.complaints.append(text)

    def hear(line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            note(f"{line.text} {line.location}")

    page.on("console", hear)
    page.on("pageerror", lambda error: note(str(error)))
    somebody.ask("POST", "/api/me", {})
    try:
        yield somebody
        assert not somebody.complaints, somebody.complaints
    finally:
        context.close()
