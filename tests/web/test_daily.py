"""The game of the day in the page: begun from the lobby, gone on with, compared."""

import re
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.checker import violations
from tests.web.tables import PHONE, Person, person

GAME = "dicke_daemonen"
ASKS_ONCE = "globalThis.setInterval = () => 0"  # it does not look again by itself


def finish(who: Person, table: str) -> None:
    """Play to the end, always what is listed first."""
    view = who.view(table)
    while view["stage"] == "playing":
        move = {"type": "move", "key": secrets.token_hex(8), "seat": 0, "seen": view["seq"]}
        action = view["play"]["legal"][0]
        who.ask("POST", f"/api/tables/{table}/commands", {**move, "action": action})
        view = who.view(table)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server at which it is noon."""
    running = Server(tmp_path / "data")
    running.start(program=at_noon(0))
    yield running
    running.stop()


def at_noon(days: int) -> tuple[str, ...]:
    return ("-m", "tests.noon", str(days), "serve")


def test_the_game_of_the_day_is_played_once_and_its_dice_are_worked_out_the_day_after(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, PHONE, has_touch=True, color_scheme="dark") as who:
        page = who.page
        page.goto(who.url)
        expect(page.get_by_role("link", name="Game of the day")).to_have_attribute(
            "href", re.compile("/daily/")
        )
        page.goto(f"{who.url}/daily/{GAME}")
        page.get_by_role("button", name="Play").tap()
        expect(page.locator(".act.asks h2")).to_be_visible()
        table = page.url.rpartition("/")[2]
        page.locator(".head a").first.tap()
        expect(page.get_by_role("button", name="Go on")).to_be_visible()
        finish(who, table)
        page.goto(f"{who.url}/t/{table}")
        page.get_by_role("link", name="Results of the day").tap()
        expect(page.locator(".results .mine")).to_contain_text("points")
        assert not page.request.get(f"{who.url}/api/tables/{table}/dice").ok
        house.stop()
        house.start(program=at_noon(1))
        page.goto(f"{who.url}/daily/{GAME}")
        page.get_by_text("Yesterday").tap()
        expect(page.locator("dl.dice code").first).to_have_text(re.compile("^[0-9a-f]{64}$"))
        expect(page.locator(".fair .tell.yes")).to_contain_text("The secret is the sealed one.")
        page.get_by_role("button", name="Work out every roll of your game").tap()
        expect(page.locator(".fair .tell.yes")).to_have_count(2)
        expect(page.locator(".fair .tell.no")).to_have_count(0)
        assert violations(page) == []


def test_a_page_that_was_open_when_the_day_ended_plays_the_game_of_the_new_day_at_once(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, PHONE) as who:
        who.expects(409, "/api/tables")
        who.page.add_init_script(ASKS_ONCE)
        who.page.goto(f"{who.url}/daily/{GAME}")
        play = who.page.get_by_role("button", name="Play")
        expect(play).to_be_visible()
        house.stop()
        house.start(program=at_noon(1))
        play.click()
        expect(who.page.locator(".act.asks h2")).to_be_visible()
        assert who.page.url.endswith(who.ask("GET", f"/api/daily/{GAME}")["own"]["table"])


def test_after_two_taps_one_step_back_leads_back(browser: Browser, house: Server) -> None:
    with person(browser, house, PHONE) as who:
        page, made = who.page, list[str]()
        page.on("response", lambda told: made.append(told.url) if told.url.endswith("/api/tables") else None)
        page.goto(f"{who.url}/daily/{GAME}")
        page.get_by_role("button", name="Play").dblclick()
        expect(page.locator(".act.asks h2")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert len(made) == 2  # of the same table
        page.go_back()
        expect(page.get_by_role("button", name="Go on")).to_be_visible()


def test_what_was_begun_before_the_day_ended_goes_on(browser: Browser, house: Server) -> None:
    with person(browser, house, PHONE) as who:
        who.page.add_init_script(ASKS_ONCE)
        who.page.goto(f"{who.url}/daily/{GAME}")
        who.page.get_by_role("button", name="Play").click()
        expect(who.page.locator(".act.asks h2")).to_be_visible()
        table = who.page.url
        who.page.locator(".head a").first.click()
        go_on = who.page.get_by_role("button", name="Go on")
        expect(go_on).to_be_visible()
        house.stop()
        house.start(program=at_noon(1))
        go_on.click()
        expect(who.page.locator(".act.asks h2")).to_be_visible()
        assert who.page.url == table
