"""Looking back without a line: what the device does alone, and that friends are not offered there."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from samedi.bots.engines import made
from samedi.games import game as game_named
from tests.faults.servers import Server
from tests.web.tables import IDLE, Person, person
from tests.web.test_offline import begin_here, fetch_what_is_needed, wait_until
from tools.get_pyodide import present

GAME = "chevalier_noir"
TAPS = 6
REVIEW_MS = 120_000  # a busy machine judges some positions

DYING_ONCE = """() => {
  globalThis.died = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.type !== "judge" || died) return post.call(this, message, ...more);
    died += 1;
    this.terminate();
    this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
  };
}"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server with an engine for pages, to be stopped."""
    present()
    made(game_named(GAME))
    running = Server(tmp_path / "data")
    running.start()
    wait_until(lambda: GAME in httpx.get(f"{running.url}/api/engines").json())
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


def give_up_without_a_line(lea: Person, house: Server) -> None:
    """Fetch what is needed, play a little without the server, and give up."""
    page = lea.page
    page.goto(lea.url)
    page.wait_for_selector(".games")
    fetch_what_is_needed(lea)
    house.stop()
    page.reload()
    page.get_by_role("button", name=re.compile("Play now.*Chevalier")).click()
    for _ in range(TAPS):
        lea.tap_anything()
    page.wait_for_selector(IDLE, state="attached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog.dialog button").first.click()


def test_a_review_survives_a_worker_that_dies_and_the_game_goes_on_from_a_moment(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, reduced_motion="reduce") as lea:
        page = lea.page
        give_up_without_a_line(lea, house)
        page.evaluate(DYING_ONCE)
        page.get_by_role("button", name="Review").click()
        expect(page.locator("svg.chances")).to_be_visible(timeout=REVIEW_MS)
        expect(page.locator(".looking-back [role=status]")).to_have_text("", timeout=REVIEW_MS)
        assert page.evaluate("died") == 1
        page.get_by_role("button", name="In words").click()
        sheet = page.locator("dialog[open]")
        expect(sheet.get_by_role("heading", name="What decided the game")).to_be_visible()
        expect(sheet.get_by_role("button", name="Learn from your mistakes")).to_be_visible()
        page.keyboard.press("Escape")
        finished = page.url.partition("#")[0]
        page.get_by_role("button", name="Play on from here").click()
        expect(page.get_by_role("button", name="Against bots")).to_be_visible()
        expect(page.get_by_role("button", name="With friends")).to_have_count(0)
        page.get_by_role("button", name="Against bots").click()
        expect(page).not_to_have_url(re.compile(re.escape(finished)))
        lea.tap_anything()


def test_a_game_of_the_server_is_played_on_there_also_by_who_plays_on_this_device(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, reduced_motion="reduce") as lea:
        page = lea.page
        ended = lea.open_table(GAME, {"players": 2}, ["me", {"me": "Bob"}], confirm=False)
        view = lea.view(ended)
        for order in (
            {"type": "move", "seen": view["seq"], "action": view["play"]["legal"][0]},
            {"type": "resign"},
        ):
            lea.ask("POST", f"/api/tables/{ended}/commands", {**order, "seat": 0, "key": order["type"]})
        page.goto(lea.url)
        page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        begin_here(lea)
        page.goto(f"{lea.url}/t/{ended}#at=1")
        page.get_by_role("button", name="Play on from here").click(timeout=REVIEW_MS)
        page.get_by_role("button", name="Against bots").click()
        page.wait_for_url(re.compile(rf"/t/(?!here-|{ended})"))
        assert lea.view(page.url.rpartition("/t/")[2])["begun"]["table"] == ended
        lea.tap_anything()
