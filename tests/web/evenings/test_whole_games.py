"""A whole game of each kind against a bot, from the lobby to the score sheet, by clicks alone."""

import pytest
from playwright.sync_api import Browser, expect

from samedi import words
from tests.faults.servers import Server
from tests.web.evenings.player import Player
from tests.web.evenings.ways import SHORT, begin_against_a_bot, content
from tests.web.tables import DESKTOP, PHONE, person


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESKTOP, "en")], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_from_the_lobby_to_the_score_sheet(
    browser: Browser, server: Server, game: str, size: tuple[int, int], language: str
) -> None:
    with person(browser, server, size=size, language=language, reduced_motion="reduce") as lea:
        begin_against_a_bot(lea, game, language)
        player = Player(lea.page, seed=7)
        assert not player.play(clicks=20)
        player.next_screen()
        assert content(lea.page) == []
        player.sign = ""
        player.finish()
        assert content(lea.page) == []
        review = words.say(language, "page-table-review")
        lea.page.locator(".ending").get_by_role("button", name=review).click()
        expect(lea.page.locator(".replaying")).to_be_visible()
        lea.page.keyboard.press("ArrowRight")
        assert content(lea.page) == []


@pytest.mark.parametrize("game", SHORT)
def test_the_board_stays_where_it_is_while_somebody_chooses(
    browser: Browser, server: Server, game: str
) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        begin_against_a_bot(lea, game)
        heights = set()

        def measure() -> None:
            box = lea.page.locator(".board .boardpicture").bounding_box()
            assert box is not None
            if lea.lit():
                heights.add(box["height"])

        player = Player(lea.page, seed=3, looks=measure)
        for _ in range(4):
            now = player.next_screen()
            player.click(now)
        assert heights
        assert max(heights) - min(heights) < 3
