"""Screens that no other test asks the checker about, light and dark: forms, sheets, a file to replay."""

import json
import time

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.faults.servers import Server
from tests.web.evenings.player import Player
from tests.web.evenings.ways import SHORT, begin_against_a_bot, content, to_the_form
from tests.web.tables import DESKTOP, PATIENCE_MS, PHONE, person


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESKTOP, "en")], ids=["phone", "desktop"])
def test_a_new_table_with_everything_unfolded(
    browser: Browser, server: Server, game: str, size: tuple[int, int], language: str
) -> None:
    with person(browser, server, size=size, language=language) as lea:
        to_the_form(lea, game, language)
        for fold in lea.page.locator("details.fold summary").all():
            fold.click()
        assert content(lea.page) == []


@pytest.mark.parametrize("game", SHORT)
def test_the_sheets_over_a_table(browser: Browser, server: Server, game: str) -> None:
    with person(browser, server, size=PHONE, language="fr", reduced_motion="reduce") as lea:
        begin_against_a_bot(lea, game, "fr")
        player = Player(lea.page, seed=8)
        player.play(clicks=6)
        player.next_screen()
        for way in (".log-open", ".seat"):
            lea.page.locator(way).first.click()
            expect(lea.page.locator("dialog[open]")).to_be_visible()
            assert content(lea.page) == []
            lea.page.keyboard.press("Escape")
            expect(lea.page.locator("dialog[open]")).to_have_count(0)


def held_list(page: Page) -> list[tuple[WebSocketRoute, str | bytes]]:
    """What the server tells of the own games is kept here, and does not reach the page."""
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: held.append((line, message)))

    page.route_web_socket("**/api/tables/socket", listen)
    return held


def test_the_first_screen_of_a_newcomer_does_not_move(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        held = held_list(lea.page)
        lea.page.goto(server.url)
        play = lea.page.get_by_role("button", name="Play now: Baron Voodoo")
        expect(play).to_be_visible()
        before = play.bounding_box()
        lea.page.wait_for_load_state("networkidle")
        lea.page.evaluate("document.fonts.ready")
        assert play.bounding_box() == before, "its fonts were there"
        deadline = time.monotonic() + PATIENCE_MS / 1_000
        while not held and time.monotonic() < deadline:
            lea.page.wait_for_timeout(20)
        line, message = held[0]
        assert json.loads(message) == {"type": "list", "cards": []}
        line.send(message)
        lea.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        assert play.bounding_box() == before


def test_the_place_for_a_file(browser: Browser, server: Server) -> None:
    with person(browser, server, size=PHONE) as lea:
        lea.page.goto(f"{server.url}/replay")
        expect(lea.page.locator("input[type=file]")).to_be_attached()
        assert content(lea.page) == []
