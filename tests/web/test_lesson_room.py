"""The room a lesson needs on a phone: what is said there fits, and hides nothing it speaks of."""

import pytest
from playwright.sync_api import Browser, Page, expect

from samedi.games import game
from tests.faults.servers import Server
from tests.web.tables import PHONE, person
from tests.web.test_lessons import Learner, learner

PATIENT = """const later = setTimeout;
window.setTimeout = (act, ms, ...more) => later(act, ms === 3000 ? 600000 : ms, ...more)"""
BEYOND = """cards => cards.flatMap((card) => {
  const words = document.createRange();
  words.selectNodeContents(card.querySelector("span"));
  const { left, right } = card.getBoundingClientRect();
  const said = words.getBoundingClientRect();
  return said.left < left + 2 || said.right > right - 2 ? [card.innerText] : [];
})"""


def open_lesson(who: Learner, number: int) -> Page:
    """Open a lesson by its number on the path."""
    who.press(who.page.locator(".lessons button").nth(number))
    expect(who.page.locator(".teacher .task")).to_be_visible()
    return who.page


def test_what_is_told_leaves_the_barons_line_in_sight(browser: Browser, server: Server) -> None:
    number = next(at for at, each in enumerate(game("baron_voodoo").lessons) if "solo" in each.options)
    with person(browser, server, PHONE, has_touch=True) as who:
        who.page.add_init_script(PATIENT)  # what is told for three seconds stays
        somebody = learner(who, "baron_voodoo")
        page = open_lesson(somebody, number)
        somebody.do_lesson()
        told, tray = (
            page.locator(".news p").first.bounding_box(),
            page.locator(".bv-baron-tray").bounding_box(),
        )
        assert told
        assert tray
        assert told["y"] + told["height"] <= tray["y"] + 2


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_whole_hand_fits_where_a_lesson_ends(browser: Browser, server: Server, language: str) -> None:
    with person(browser, server, PHONE, language, has_touch=True) as who:
        somebody = learner(who, "dicke_daemonen")
        page = open_lesson(somebody, 0)
        somebody.do_lesson()
        cards = page.locator(".act .cards .card")
        expect(cards).to_have_count(4)
        assert cards.evaluate_all(BEYOND) == []
