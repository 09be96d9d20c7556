"""A page of one's own: from the lobby to what was played, looked back on, kept as a file, and forgotten."""

import json
import re
import secrets
import time

from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.searches import compile_search
from tests.web.checker import violations
from tests.web.tables import PHONE, Person, person

GAME = "chevalier_noir"
PATIENCE_S = 60
LONG_MS = 300_000  # a machine may have much else to do


def command(who: Person, table: str, kind: str, **fields: object) -> None:
    body = {"type": kind, "key": secrets.token_hex(8), "seat": 0, **fields}
    who.ask("POST", f"/api/tables/{table}/commands", body)


def given_up(who: Person, moves: int = 0) -> str:
    """A game against a bot that was given up after some own moves."""
    table = who.open_table(GAME, {"players": 2, "board": "short"}, ["me", {"bot": "zaz"}], confirm=False)
    deadline = time.monotonic() + PATIENCE_S
    while moves and time.monotonic() < deadline:
        view = who.view(table)
        if view["play"]["asked"] == 0:
            command(who, table, "move", seen=view["seq"], action=view["play"]["legal"][0])
            moves -= 1
    command(who, table, "resign")
    return table


def opened(who: Person) -> Page:
    who.page.goto(f"{who.url}/me")
    expect(who.page.get_by_role("heading", name="What is kept of you")).to_be_visible()
    return who.page


def test_a_newcomer_is_invited_and_a_game_is_found_and_looked_back_on(
    browser: Browser, server: Server
) -> None:
    compile_search(GAME)
    with person(browser, server, PHONE, color_scheme="dark") as who:
        who.page.goto(who.url)
        who.page.get_by_role("link", name="Your results").click()
        expect(who.page.get_by_text("Nothing yet.")).to_be_visible()
        expect(who.page.get_by_role("link", name="Choose a game")).to_have_attribute("href", "/")
        assert violations(who.page) == []
        table = given_up(who, moves=2)
        page = opened(who)
        expect(page.get_by_text("One game, not won.")).to_be_visible()
        page.get_by_role("button", name="Look back on the latest game").click()
        expect(page.get_by_role("img", name=re.compile("Luck and choices"))).to_be_visible(timeout=LONG_MS)
        row = page.get_by_role("region", name="All games").locator("tbody tr")
        expect(row.locator("td").last).to_have_text(re.compile(r"^\d+\s%$"))
        assert violations(page) == []
        row.get_by_role("link").focus()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(f"/t/{table}$"))


def test_luck_is_what_the_review_says_also_where_it_could_change_nothing(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as who:
        given_up(who, moves=1)
        games = who.ask("GET", "/api/me/games")
        games["games"][0]["sums"] = {"luck": 0.13, "choices": -1.2, "without_luck": 0.0, "result": 0.0}
        who.page.route("**/api/me/games", lambda route: route.fulfill(json=games))
        row = opened(who).get_by_role("region", name="All games").locator("tbody tr")
        expect(row.locator("td").nth(1)).to_have_text("+13")
        expect(row.locator("td").nth(2)).to_have_text(re.compile(r"^0\s*%$"))


def test_luck_in_a_game_that_went_on_from_another_one_does_not_count(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as who:
        given_up(who, moves=1)
        games = who.ask("GET", "/api/me/games")
        sums = {"luck": 0.1, "choices": -0.2, "without_luck": 0.4, "result": 0.5}
        won = {"sums": {**sums, "without_luck": 0.9, "result": 1.0}, "is_begun": True}
        games["games"] = [{**games["games"][0], **won}, {**games["games"][0], "sums": sums}]
        who.page.route("**/api/me/games", lambda route: route.fulfill(json=games))
        said = re.compile(r"In the one game looked back on, .*40\s%")
        expect(opened(who).get_by_text(said)).to_be_visible()


def test_a_game_in_which_nothing_was_done_is_not_offered_to_look_back_on(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as who:
        given_up(who)
        page = opened(who)
        expect(page.get_by_text("One game, not won.")).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("Look back on"))).to_have_count(0)
        given_up(who, moves=1)
        expect(opened(who).get_by_role("button", name="Look back on the latest game")).to_be_visible()


def test_looking_back_is_stopped_where_somebody_has_seen_enough(browser: Browser, server: Server) -> None:
    with person(browser, server) as who:
        given_up(who, moves=1)
        given_up(who, moves=1)
        page = opened(who)
        page.get_by_role("button", name="Look back on the latest 2 games").click()
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_role("button", name=re.compile("Look back on"))).to_be_visible()


def test_everything_leaves_as_a_file_and_whoever_asks_is_forgotten(browser: Browser, server: Server) -> None:
    with person(browser, server) as who:
        table = given_up(who)
        page = opened(who)
        with page.expect_download() as taken:
            page.get_by_role("link", name="Download everything").click()
        kept = json.loads(taken.value.path().read_text(encoding="utf-8"))
        assert [game["table"] for game in kept["games"]] == [table]
        page.get_by_role("button", name="Forget me").click()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert who.ask("GET", "/api/me/games")["all"] == 1, "the harmless answer changes nothing"
        page.get_by_role("button", name="Forget me").click()
        page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
        page.wait_for_url(f"{who.url}/")
        expect(page.locator(".games")).to_be_visible()
        expect(page.locator(".going")).to_have_count(0)
        assert who.ask("GET", "/api/me/games")["all"] == 0
