"""Everything around the board on phones, in every language: forms, rooms, menus, sheets and dialogs fit."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from samedi.words import LANGUAGES
from tests.faults.servers import Server
from tests.web.games.test_dicke_daemonen_editor import OPEN
from tests.web.overflow import Visitor, visiting
from tests.web.test_replay import old_game
from tests.web.test_styles import OPTIONS

UNFOLD = "document.querySelectorAll('main details').forEach((each) => { each.open = true; })"
SCREENS = (
    "/",
    *(
        "/?game=baron_voodoo&way=friends",
        "/?game=dicke_daemonen&way=screen",
        "/?game=chevalier_noir&way=bots",
    ),
    *("/?game=baron_voodoo&way=solo", "/rules/baron_voodoo", "/replay", "/nowhere"),
)
MENU = ".head button:last-child"
OVER = "dialog[open]"
LONG = "Marie-Christine-Hélène A"
"""As long as a name may be."""


def item(sign: str) -> str:
    """A line of a menu, by its picture."""
    return f'.menu .item:has(use[href="#i-{sign}"])'


@pytest.fixture(scope="module", params=LANGUAGES)
def visitor(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    with visiting(browser, server, request.param) as lea:
        lea.person.expects(404, "/nowhere")
        yield lea


def opened(visitor: Visitor, *taps: str) -> list[str]:
    """What does not fit in what opens by taps; afterwards it is closed."""
    for each in taps:
        visitor.frame.locator(each).first.click()
    visitor.frame.wait_for_selector(OVER)
    found = visitor.misfits(" then ".join(taps))
    while visitor.frame.locator(OVER).count():
        visitor.frame.locator(OVER).last.press("Escape")
    return found


def test_every_screen_around_the_table_fits(visitor: Visitor) -> None:
    found = []
    for path in SCREENS:
        visitor.go(path)
        visitor.frame.evaluate(UNFOLD)
        found += visitor.misfits(path)
    assert "\n".join(found) == ""


def test_a_waiting_room_and_an_invitation_fit(visitor: Visitor) -> None:
    seats = ["me", {"me": LONG}, {"bot": "regular"}, "open"]
    table = visitor.person.open_table("chevalier_noir", {"players": 4}, seats)
    link = visitor.person.ask("GET", f"/api/tables/{table}/invites")["play"]
    visitor.go(f"/t/{table}")
    visitor.frame.wait_for_selector(".chairs .deeds")
    found = opened(visitor, '.invite button:has(use[href="#i-trash"])')
    visitor.frame.locator(".chairs .deeds button").last.click()
    visitor.frame.evaluate(UNFOLD)
    found += visitor.misfits("the room")
    visitor.go(f"/i/{link}")
    found += visitor.misfits("the invitation")
    assert "\n".join(found) == ""


def test_the_page_of_ones_own_fits(visitor: Visitor) -> None:
    seats = ["me", {"bot": "athena"}, {"bot": "odette"}, {"bot": "odette"}]
    table = visitor.person.open_table("chevalier_noir", {"players": 4}, seats)
    resign = {"type": "resign", "key": "enough", "seat": 0}
    visitor.person.ask("POST", f"/api/tables/{table}/commands", resign)
    visitor.go("/me")
    visitor.frame.wait_for_selector(".own table")
    found = visitor.misfits("/me")
    found += opened(visitor, ".own section:last-child button")
    assert "\n".join(found) == ""


def test_a_study_fits(visitor: Visitor) -> None:
    visitor.person.expects(503, "/hint")  # a young server is asked again
    table = visitor.person.ask("POST", "/api/imports", json.loads(old_game("chevalier_noir")))["id"]
    begun = visitor.person.ask("POST", "/api/studies", {"table": table, "at": 40, "key": "try"})
    visitor.go(f"/study/{begun['edit']}")
    visitor.frame.wait_for_selector(".trying .chances-now")
    visitor.frame.locator(".act .answers button:not(.bare, .go)").first.click()
    visitor.frame.wait_for_selector(".study-tree li >> nth=1", state="attached")
    found = visitor.misfits("a study")
    found += opened(visitor, '.trying-tools button:has(use[href="#i-share"])')
    assert "\n".join(found) == ""


def test_what_opens_over_the_lobby_fits(visitor: Visitor) -> None:
    menu = ".top button[aria-haspopup]"
    visitor.go("/")
    found = opened(visitor, menu)
    found += opened(visitor, menu, ".menu-sheet > button", ".devices section button")
    found += opened(visitor, "button.way")
    visitor.frame.locator(".hello .bare").click()
    found += visitor.misfits("naming")
    for page, sign in (("draw", ".easel-tools"), ("option", ".choosing")):
        visitor.frame.evaluate(OPEN, [page, None])
        visitor.frame.wait_for_selector(f"dialog.editor[open] {sign}")
        found += visitor.misfits(f"the editor, {page}")
        visitor.frame.evaluate("document.querySelector('dialog[open]').close()")
    assert "\n".join(found) == ""


def test_what_opens_over_a_table_fits(visitor: Visitor) -> None:
    game = "chevalier_noir"
    table = visitor.person.open_table(game, OPTIONS[game], ["me", {"me": LONG}])
    visitor.go(f"/t/{table}")
    visitor.frame.locator(".handover .go, .act h2").first.wait_for()
    if visitor.frame.locator(".handover").count():
        assert visitor.misfits("handing over") == []
        visitor.frame.locator(".handover .go").click()
    visitor.frame.wait_for_selector(".boardpicture")
    visitor.frame.wait_for_selector(".coach-line")
    found = visitor.misfits("a first game") + opened(visitor, MENU)
    for sign in ("dice", "help", "stop", "bot"):
        found += opened(visitor, MENU, item(sign))
    found += opened(visitor, ".log-open", ".log-sheet .phrases summary")
    found += opened(visitor, ".seat .opens")
    found += opened(visitor, ".coach-line")
    found += opened(visitor, ".ask.ruled > button")
    visitor.frame.locator(MENU).click()
    visitor.frame.locator(item("log")).first.click()
    visitor.frame.wait_for_selector(".replaying")
    found += visitor.misfits("the replay")
    assert "\n".join(found) == ""
