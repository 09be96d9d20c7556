"""Looking back in the page: a graph to touch, everything in words, and as tables."""

import json
import re
import secrets
from typing import Any

from playwright.sync_api import Browser, Response, expect

from tests.faults.servers import Server
from tests.searches import compile_search
from tests.web.checker import violations
from tests.web.tables import Person, person
from tests.web.test_replay import old_game

MOVES = 34
SMALL_DESKTOP = (1280, 780)
FORESEEN = """() => ["/replay_bar.js", "/review.js", "/review.css", "/looking_back.js"].every((part) =>
  performance.getEntriesByType("resource").some(({ name }) => name.endsWith(part)))"""
CUT = """() => {
  const bar = document.querySelector(".replaying");
  const all = bar.getBoundingClientRect();
  return [...bar.querySelectorAll("button, svg.chances, input")].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top < all.top || bottom > all.bottom;
  }).map(({ outerHTML }) => outerHTML);
}"""
MARKED = """(faces) => {
  const rows = [...faces.querySelectorAll("li")].map((each) => {
    const [count, expected] = each.innerText.match(/\\d+(?=\\s*times)|[\\d.]+$/gm).map(Number);
    const [all, bar, mark] = [".all", ".count", ".expected"].map((part) => each.querySelector(part));
    const { left, width, height } = all.getBoundingClientRect();
    const to = (part) => (part.getBoundingClientRect().right - left) / width;
    return { count, expected, height, to: to(bar), at: to(mark) };
  });
  const most = Math.max(...rows.flatMap(({ count, expected }) => [count, expected]));
  const isNear = (one, other) => Math.abs(one - other) < 0.02;
  return rows.filter((row) =>
    !(row.height > 4 && isNear(row.to, row.count / most) && isNear(row.at, row.expected / most)));
}"""
CHANGES = """(body) =>
  [...body.rows].map(({ cells }) => Number(cells[1].innerText.replace("\\u2212", "-")))"""
NARROW = (320, 640)
SIDEWAYS = "(table) => table.parentElement.scrollWidth - table.parentElement.clientWidth"
LONG_MS = 300_000  # a machine may have much else to do


def test_a_finished_game_is_looked_back_on(browser: Browser, server: Server) -> None:
    compile_search("dicke_daemonen")
    with person(browser, server, SMALL_DESKTOP) as lea:
        table = lea.ask("POST", "/api/imports", json.loads(old_game("dicke_daemonen")))["id"]
        told = list[Any]()
        lea.page.on("response", lambda answer: told.extend(reviews_in(answer)))
        lea.sit_down(table)
        lea.page.wait_for_function(FORESEEN)
        lea.page.get_by_role("button", name="Review").click()
        graph = lea.page.locator("svg.chances")
        expect(graph).to_be_visible(timeout=LONG_MS)
        assert lea.page.evaluate(CUT) == []
        box = graph.bounding_box()
        assert box is not None
        lea.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
        expect(lea.page).to_have_url(re.compile(r"#at=\d+$"))
        expect(graph).to_have_attribute("aria-label", re.compile(r"After \d+ actions: .*%"))
        lea.page.get_by_role("button", name="In words").click()
        sheet = lea.page.locator("dialog[open]")
        expect(sheet.get_by_role("heading", name="What decided the game")).to_be_visible()
        expect(sheet.get_by_role("table").first).to_be_visible()
        assert sheet.locator(".faces").first.evaluate(MARKED) == []
        expect(lea.page.locator(".looking-back [role=status]")).to_have_text("", timeout=LONG_MS)
        sheet.get_by_text("Every moment as a table").click()
        moments = sheet.locator("details table")
        expect(moments.get_by_role("columnheader", name="Change for Ada")).to_be_visible()
        assert moments.locator("tbody").evaluate(CHANGES) == [
            round(100 * each["change"][0]) for each in told[-1]["moments"]
        ]
        assert violations(lea.page) == []
        lea.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
        assert sheet.get_by_role("table").first.evaluate(SIDEWAYS) == 0
        # Nobody here played it: one learns from the mistakes of whoever's line is chosen.
        expect(sheet.get_by_role("button", name="Learn from the mistakes of Ada")).to_be_visible()
        before = lea.page.url
        sheet.get_by_role("button", name="Show this moment").first.click()
        expect(sheet).to_have_count(0)
        expect(lea.page).not_to_have_url(before)


def reviews_in(answer: Response) -> list[Any]:
    """What a page was told of a game, as far as it is known."""
    if not answer.url.endswith(("/moments", "/review")) or not answer.ok:
        return []
    found = answer.json()
    review = found.get("found", found).get("review")
    return [review] if review else []


def test_who_thinks_better_of_playing_on_stays(browser: Browser, server: Server) -> None:
    compile_search("dicke_daemonen")
    with person(browser, server, SMALL_DESKTOP) as lea:
        table = lea.ask("POST", "/api/imports", json.loads(old_game("dicke_daemonen")))["id"]
        lea.page.goto(f"{server.url}/t/{table}#at=30")
        lea.page.get_by_role("button", name="Play on from here").click(timeout=LONG_MS)
        lea.page.get_by_role("button", name="Against bots").click()
        expect(lea.page.get_by_role("button", name="Hidden things as they were")).to_be_visible()
        lea.page.keyboard.press("Escape")
        expect(lea.page.get_by_role("dialog")).to_have_count(0)
        lea.page.wait_for_timeout(500)  # for as long as it takes to set a table up
        assert lea.page.url.endswith(f"/t/{table}#at=30")


def test_one_learns_from_ones_mistakes_on_the_board(browser: Browser, loaded: Server) -> None:
    compile_search("chevalier_noir")
    with person(browser, loaded) as lea:
        lea.expects(503, "/hint")  # a young server is asked again
        table = lea.open_table(
            "chevalier_noir", {"players": 2, "board": "short"}, ["me", {"me": "Bob"}], confirm=False
        )
        for _ in range(MOVES):  # what is listed first is not always best
            view = lea.view(table)
            move = {"type": "move", "seat": view["play"]["asked"], "seen": view["seq"]}
            command(lea, table, {**move, "action": view["play"]["legal"][0]})
        command(lea, table, {"type": "resign", "seat": 0})
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Review").click()
        lea.page.get_by_role("button", name="In words").click(timeout=LONG_MS)
        expect(lea.page.locator(".looking-back [role=status]")).to_have_text("", timeout=LONG_MS)
        expect(lea.page.get_by_text("The game was not played to its end")).to_be_visible()
        lea.page.get_by_role("dialog").get_by_role("button", name="Learn from your mistakes").click()
        expect(lea.page.get_by_text("What would have been better?")).to_be_visible()
        expect(lea.page.get_by_text(re.compile(r"Mistake 1 of \d"))).to_be_visible()
        assert violations(lea.page) == []
        lea.page.get_by_role("button", name="Show the answer").click()
        explained = re.compile(r"That cost about \d+ of 100 games\. Better: \w+")
        expect(lea.page.locator(".task [role=status]")).to_have_text(explained)


def command(who: Person, table: str, body: dict[str, object]) -> None:
    who.ask("POST", f"/api/tables/{table}/commands", {**body, "key": secrets.token_hex(8)})
