"""What the page shows of a hint."""

import re

from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import person


def test_all_that_is_expected_after_a_move_is_told_from_the_reply_on(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Bob"}], hints=True)
        action = lea.view(table)["play"]["legal"][0]
        line = [{"code": "chevalier-roll", "params": {"face": face}} for face in (5, 3)]
        told = {"code": "chevalier-roll", "params": {"face": 1}}
        hint = {"lines": [{"action": action, "told": told, "value": 0.5, "visits": 9, "line": line}]}
        lea.page.route("**/api/engines", lambda route: route.fulfill(json={}))  # the server thinks
        lea.page.route("**/hint", lambda route: route.fulfill(json={**hint, "simulations": 9}))
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.locator("dialog .menu").get_by_role("button", name="A hint").click()
        expect(lea.page.locator("dialog .hints li p")).to_have_text(re.compile("5.*3"))


def test_moves_are_numbered_told_apart_and_shown_on_the_board(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Bob"}], hints=True)
        lea.sit_down(table)
        lea.tap_anything()
        lea.page.get_by_role("button", name="End turn").click()
        lea.tap_anything()
        lea.page.get_by_role("button", name="End turn").click()
        actions = [each for each in lea.view(table)["play"]["legal"] if each["type"] == "knight"][:2]
        told = {"code": "chevalier-roll", "params": {"face": 1}}
        lines = [
            {"action": action, "told": told, "value": value, "visits": 9, "line": []}
            for action, value in zip(actions, (0.6249, 0.6243), strict=True)
        ]
        lea.page.route("**/api/engines", lambda route: route.fulfill(json={}))  # the server thinks
        lea.page.route("**/hint", lambda route: route.fulfill(json={"lines": lines, "simulations": 9}))
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.locator("dialog .menu").get_by_role("button", name="A hint").click()
        shown = lea.page.locator("dialog .hints li")
        expect(shown.nth(0)).to_contain_text("62.5 %")
        expect(shown.nth(1)).to_contain_text("62.4 %")
        marker = "each => getComputedStyle(each, '::before').content"
        assert "counter" in shown.nth(1).evaluate(marker)
        shown.nth(1).get_by_role("button", name="Show me").click()
        expect(lea.page.locator(".hit.lit")).to_have_count(1)
        assert lea.lit() == [f"cell:{actions[1]['cell']}"]
        expect(lea.page.locator(".cn-selected").first).to_be_attached()


def test_a_power_that_is_shown_alone_leaves_the_question_true(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        options = {"loas": ["mamy_wata", "papa_legba"]}
        table = lea.open_table("baron_voodoo", options, ["me", {"me": "Bob"}], hints=True)
        legal = lea.view(table)["play"]["legal"]
        assert "pass" in [each["type"] for each in legal], "a capture is possible without a power"
        action = next(each for each in legal if each["type"] == "power")
        told = {"code": "baron-power", "params": {"loa": "@baron-loa-mamy_wata"}}
        line = {"action": action, "told": told, "value": 0.5, "visits": 9, "line": []}
        lea.page.route("**/api/engines", lambda route: route.fulfill(json={}))  # the server thinks
        lea.page.route("**/hint", lambda route: route.fulfill(json={"lines": [line], "simulations": 9}))
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.locator("dialog .menu").get_by_role("button", name="A hint").click()
        lea.page.locator("dialog .hints").get_by_role("button", name="Show me").click()
        expect(lea.page.locator("[data-answer]")).to_have_count(1)
        expect(lea.page.locator(".ask h2")).to_have_text("A power before you capture?")
