"""Everybody can use the lobby and the rules: an automatic checker finds nothing to complain about."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.web.checker import violations
from tests.web.tables import DESKTOP, PHONE, Person, person

SMALL = """() => {
  const touched = 'a, button, select, summary, input:not([type=radio], [type=checkbox])';
  const isSmall = each => each.checkVisibility() && each.getBoundingClientRect().height < 43.5;
  return [...document.querySelectorAll(touched)]
    .filter(each => isSmall(each) && !each.closest('.clauses, .says'))
    .map(each => each.outerHTML.slice(0, 120));
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
Scheme = Literal["light", "dark"]
DEVICE = re.compile("Another device|Autre appareil")
ENLARGED = (720, 450)  # a screen of 1440 by 900 at 200 %


def complaints(page: Page) -> list[str]:
    """What the checker finds, and targets too small for a thumb."""
    return [*violations(page), *page.evaluate(SMALL), *too_wide(page)]


def too_wide(page: Page) -> list[str]:
    """Whether the screen has to be moved sideways."""
    return ["wider than the window"] if page.evaluate(TOO_WIDE) > 0 else []


def lobby(lea: Person) -> None:
    lea.open_table("chevalier_noir", {"players": 2}, ["me", {"bot": "random"}])
    lea.page.goto(lea.url)
    expect(lea.page.locator(".going li").first).to_be_visible()


def menu(lea: Person) -> None:
    lobby(lea)
    lea.page.get_by_role("button", name="Menu").click()


def devices(lea: Person) -> None:
    menu(lea)
    lea.page.get_by_role("button", name=DEVICE).click()
    lea.page.locator(".devices button").first.click()
    expect(lea.page.locator(".spoken")).to_be_visible()


def form(lea: Person) -> None:
    lea.page.goto(f"{lea.url}/?game=baron_voodoo&way=screen")
    for fold in lea.page.locator("details.fold summary").all():
        fold.click()
    expect(lea.page.locator("form button.go")).to_be_visible()


def solo(lea: Person) -> None:
    lea.page.goto(f"{lea.url}/?game=baron_voodoo&way=solo")
    expect(lea.page.locator("form button.go")).to_be_visible()


def room(lea: Person) -> None:
    table = lea.open_table("dicke_daemonen", {"players": 3, "world": "clover"}, ["me", "open", "open"])
    lea.page.goto(f"{lea.url}/t/{table}")
    expect(lea.page.locator(".qr img")).to_be_visible()


def invitation(lea: Person) -> None:
    table = lea.open_table("baron_voodoo", {"loas": ["mamy_wata", "papa_legba"]}, ["me", "open"])
    code = lea.ask("GET", f"/api/tables/{table}/invites")["play"]
    lea.page.goto(f"{lea.url}/i/{code}")
    expect(lea.page.locator("form button.go")).to_be_visible()


def rule(lea: Person) -> None:
    lea.page.goto(f"{lea.url}/rules/baron_voodoo#BV-2.4")
    expect(lea.page.locator('[id="BV-2.4"]')).to_be_visible()


def every_rule(lea: Person) -> None:
    lea.page.goto(f"{lea.url}/rules/chevalier_noir#rules")
    expect(lea.page.locator('[id="CN-6.2"]')).to_be_attached()


def nowhere(lea: Person) -> None:
    lea.expects(404, "/nothing")
    lea.page.goto(f"{lea.url}/nothing")
    expect(lea.page.locator(".nothing-here")).to_be_visible()


SCREENS = [lobby, menu, devices, nowhere, form, solo, room, invitation, rule, every_rule]
LOOKS: dict[str, list[tuple[Scheme, tuple[int, int]]]] = {
    "fr": [("light", PHONE)],
    "en": [("dark", DESKTOP)],
}
OTHER_SIZES = ((844, 390), (820, 1180), ENLARGED)


def looked_at(lea: Person, looks: list[tuple[Scheme, tuple[int, int]]]) -> list[str]:
    """What is wrong with a screen at some sizes, in light or dark."""
    found = []
    for scheme, size in looks:
        resize(lea.page, size)
        lea.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found += complaints(lea.page)
    for size in OTHER_SIZES:
        resize(lea.page, size)
        found += too_wide(lea.page)
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("language", LOOKS)
def test_the_checker_is_content_and_nothing_is_cut_off(
    browser: Browser, server: Server, language: str
) -> None:
    with person(browser, server, language=language, bypass_csp=True) as lea:
        for screen in SCREENS:
            screen(lea)
            assert looked_at(lea, LOOKS[language]) == [], screen.__name__


def test_a_table_is_opened_by_keyboard_alone(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(lea.url)
        lea.page.get_by_role("link", name="More ways to play Le Chevalier Noir").focus()
        lea.page.keyboard.press("Enter")
        expect(lea.page.locator("form button.go")).to_be_enabled()
        for _ in range(30):
            lea.page.keyboard.press("Tab")
            if lea.page.evaluate("document.activeElement.matches('form button.go')"):
                break
            if lea.page.evaluate("document.activeElement.name === 'table'"):
                lea.page.keyboard.press("ArrowDown")
        lea.page.keyboard.press("Enter")
        lea.page.wait_for_url("**/t/*")
        assert lea.view(lea.page.url.rpartition("/")[2])["options"]["board"] == "short"
