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
        lea.page.route("**/hint", lambda route: route.fulfill(json={**hint, "simulations": 9}))
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.locator("dialog .menu").get_by_role("button", name="A hint").click()
        expect(lea.page.locator("dialog .hints li p")).to_have_text(re.compile("5.*3"))
