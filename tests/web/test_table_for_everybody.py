"""A table for everybody: nothing found by axe, targets big enough, no motion for those who want none."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.checker import violations
from tests.web.tables import DESKTOP, PHONE, person

TABLES: dict[str, dict[str, Any]] = {
    "baron_voodoo": {"loas": ["mamy_wata", "papa_legba"]},
    "dicke_daemonen": {"players": 2, "world": {"seed": 7}},
    "chevalier_noir": {"players": 2},
}
LEAST_TARGET = 44
SMALL = """([least]) => [...document.querySelectorAll('button, a.button, select, input, summary')]
  .filter((each) => each.offsetParent && !each.closest('.log ol, .choices:not(:focus-within)'))
  .map((each) => [each.outerHTML.slice(0, 120), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([text, box]) => `${text} ${box.width} x ${box.height}`)"""
"""What is too small to be touched; a list of places is there once the keyboard comes to it."""


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_axe_finds_nothing(
    browser: Browser, server: Server, game: str, size: tuple[int, int], scheme: str
) -> None:
    with person(browser, server, size=size, color_scheme=scheme, reduced_motion="reduce") as lea:
        table = lea.open_table(game, TABLES[game], ["me", {"bot": "random"}])
        lea.sit_down(table)
        expect(lea.page.locator(".act.asks")).to_be_visible()
        assert violations(lea.page) == []
        lea.page.get_by_role("button", name="Menu").click()
        expect(lea.page.locator("dialog")).to_be_visible()
        assert violations(lea.page) == []


@pytest.mark.parametrize("game", TABLES)
def test_everything_that_can_be_touched_is_big_enough(browser: Browser, server: Server, game: str) -> None:
    with person(browser, server, size=PHONE) as lea:
        table = lea.open_table(game, TABLES[game], ["me", {"bot": "random"}])
        lea.sit_down(table)
        expect(lea.page.locator(".act.asks")).to_be_visible()
        assert lea.page.evaluate(SMALL, [LEAST_TARGET]) == []
        for choices in lea.page.locator(".choices select").all():
            choices.focus()
            assert lea.page.evaluate(SMALL, [LEAST_TARGET]) == []


def test_who_wants_no_motion_sees_none(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        table = lea.open_table(
            "chevalier_noir", TABLES["chevalier_noir"], ["me", {"me": "Inès"}], confirm=False
        )
        lea.sit_down(table)
        lea.page.evaluate(
            """() => {
              window.moved = 0;
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (...all) {
                window.moved += 1;
                return animate.apply(this, all);
              };
            }"""
        )
        lea.tap(lea.lit()[0])
        expect(lea.page.locator(".log li")).to_have_count(1)
        assert lea.page.evaluate("window.moved") == 0


def test_the_words_can_be_french_at_once(browser: Browser, server: Server) -> None:
    with person(browser, server, language="fr-FR") as lea:
        table = lea.open_table("chevalier_noir", TABLES["chevalier_noir"], ["me", {"me": "Inès"}])
        lea.sit_down(table)
        expect(lea.page.locator("html")).to_have_attribute("lang", "fr")
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="English").click()
        expect(lea.page.locator("html")).to_have_attribute("lang", "en")
        expect(lea.page.locator(".log > h2")).to_have_text("Log")
