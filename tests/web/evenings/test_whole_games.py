"""A whole game of each kind against a bot, from the lobby to the score sheet, by clicks alone.

It is begun at a desk in English, and ended by the same person on a phone in French.
"""

import pytest
from playwright.sync_api import Browser, Page, expect

from samedi import words
from tests.faults.servers import Server
from tests.web.evenings.player import Player
from tests.web.evenings.ways import SHORT, begin_against_a_bot, content
from tests.web.tables import DESKTOP, PHONE, person

AT_THE_DESK = {"baron_voodoo": 40, "dicke_daemonen": 10, "chevalier_noir": 40}
"""Clicks after which no game is over, and not on the phone soon after."""


def play_on(page: Page, clicks: int) -> None:
    """Play for a while; everything is words, and the checker is content with where that leads."""
    player = Player(page, seed=7)
    assert not player.play(clicks)
    player.next_screen()
    assert content(page) == []
    assert player.unworded == set()


def look_back(page: Page, language: str) -> None:
    """From the score sheet to the beginning, and a step on."""
    expect(page.locator(".ending .sheet-table")).to_be_visible()
    assert content(page) == []
    review = words.say(language, "page-table-review")
    page.locator(".ending").get_by_role("button", name=review).click()
    expect(page.locator(".replaying")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert content(page) == []


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_from_the_lobby_to_the_score_sheet(
    browser: Browser, server: Server, game: str
) -> None:
    with person(browser, server, DESKTOP, "en", reduced_motion="reduce") as lea:
        begin_against_a_bot(lea, game)
        table = lea.page.url
        play_on(lea.page, AT_THE_DESK[game])
        lea.page.goto("about:blank")
        with person(browser, server, PHONE, "fr", reduced_motion="reduce") as later:
            later.context.add_cookies(lea.context.cookies())  # type: ignore[arg-type]
            later.page.goto(table)
            play_on(later.page, clicks=8)
            Player(later.page, seed=8).finish()
            look_back(later.page, "fr")
        lea.page.goto(table)
        look_back(lea.page, "en")


@pytest.mark.parametrize("game", SHORT)
def test_the_board_stays_where_it_is_while_somebody_chooses(
    browser: Browser, server: Server, game: str
) -> None:
    with person(browser, server, hears=True, reduced_motion="reduce") as lea:
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
