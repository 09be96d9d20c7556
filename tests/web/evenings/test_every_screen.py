"""Screens that no other test asks the checker about, light and dark: forms, sheets, a file to replay."""

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.faults.servers import Server
from tests.web.evenings.player import Player
from tests.web.evenings.ways import SHORT, begin_against_a_bot, content, to_the_form
from tests.web.tables import DESKTOP, PHONE, person


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


def test_the_first_screen_of_a_newcomer_does_not_move(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        held: list[Route] = []
        lea.page.route("**/api/tables", lambda route: held.append(route))  # noqa: PLW0108 - the driver marks it
        lea.page.goto(server.url)
        play = lea.page.get_by_role("button", name="Play now: Baron Voodoo")
        expect(play).to_be_visible()
        lea.page.wait_for_load_state("load")
        before = play.bounding_box()
        with lea.page.expect_response("**/api/tables"):
            for _ in range(500):
                if held:
                    break
                lea.page.wait_for_timeout(20)
            held[0].continue_()
        lea.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        assert play.bounding_box() == before


def test_the_place_for_a_file(browser: Browser, server: Server) -> None:
    with person(browser, server, size=PHONE) as lea:
        lea.page.goto(f"{server.url}/replay")
        expect(lea.page.locator("input[type=file]")).to_be_attached()
        assert content(lea.page) == []
