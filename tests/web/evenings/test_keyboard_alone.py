"""A whole game without a mouse: from the lobby to the score sheet by keys."""

import random

from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.web.evenings.player import Player
from tests.web.tables import person

MOST_TABS = 60
MOST_KEYS = 4_000
FOCUSED = "(wanted) => document.activeElement.matches(wanted)"
SEEN = """() => {
  const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement);
  const isRinged = outlineStyle !== 'none' || boxShadow !== 'none';
  return document.activeElement.matches(':focus-visible') && isRinged;
}"""
CHOICE = (
    ".act.asks .answers button:not(.bare, [disabled]), .act.asks .card:not([disabled], [aria-pressed='true'])"
)
CONFIRMS = "End turn"


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Go on with Tab until something wanted has the focus, and shows it."""
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        if page.evaluate(FOCUSED, wanted):
            assert page.evaluate(SEEN), "the focus cannot be seen"
            return
    raise AssertionError(f"no way to {wanted} by Tab")


def test_a_game_is_played_without_a_mouse(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        page = lea.page
        page.goto(server.url)
        expect(page.locator(".games")).to_be_visible()
        tab_to(page, 'a[href="/?game=dicke_daemonen"]')
        page.keyboard.press("Enter")
        expect(page.locator("form button.go")).to_be_enabled()
        tab_to(page, 'input[name="bot"]')
        for _ in range(10):
            if page.get_by_label("Zaz", exact=True).is_checked():
                break
            page.keyboard.press("ArrowUp")
        expect(page.get_by_label("Zaz", exact=True)).to_be_checked()
        tab_to(page, "form button.go")
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")
        chance = random.Random(4)
        player = Player(page, seed=4)
        for _ in range(MOST_KEYS):
            now = player.next_screen()
            if now["stage"] == "over":
                break
            if page.locator(".act").get_by_role("button", name=CONFIRMS).count():
                page.keyboard.press("c")
            elif now["places"] and (not now["open"] or chance.random() < 0.7):
                page.keyboard.press("b")
                for _ in range(chance.randrange(4)):
                    page.keyboard.press(chance.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
                page.keyboard.press("Enter")
            else:
                tab_to(page, CHOICE)
                page.keyboard.press("Enter")
        expect(page.locator(".ending .sheet-table")).to_be_visible()
        tab_to(page, ".ending .answers button")
        over = page.url
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: "/t/" in url and url != over)
        expect(page.locator(".boardpicture")).to_be_visible()
