"""Whole games on phones: no label leaves its button, nothing scrolls sideways, no answer is cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from samedi.words import LANGUAGES
from tests.faults.servers import Server
from tests.web.overflow import (
    LANDSCAPE,
    PORTRAIT,
    SIZES,
    WALK,
    looking_glass,
    not_fitting,
    resized,
    situations,
)
from tests.web.tables import DESKTOP, PHONE, Person, person

SHEETS = [
    *("/games/chevalier_noir/game.css", "/games/dicke_daemonen/game.css", "/games/baron_voodoo/game.css"),
    *("/styles/learn.css", "/styles/lobby.css"),
]
"""What somebody has met who comes from the lobby, and looked around before."""
TIGHTEST = [PORTRAIT[0], LANDSCAPE[0]]
TOLD = 40
"""How many actions the log tells on a walk through a game: a thousand would be laid out at every step."""


@pytest.fixture(scope="module")
def look() -> Iterator[str]:
    with looking_glass() as address:
        yield address


def walked(browser: Browser, look: str, name: str, ways: dict[str, list[tuple[int, int]]]) -> list[str]:
    """What does not fit in a sample game, in languages at sizes."""
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{look}?sample={name}&told={TOLD}&sheets={','.join(SHEETS)}")
    page.wait_for_selector(".boardpicture")
    page.wait_for_function("() => 'show' in window")
    found, steps = [], situations(name)
    for language, sizes in ways.items():
        page.evaluate("(language) => window.speak(language)", language)
        for size in sizes:
            resized(page, size)
            page.evaluate("document.fonts.ready.then(() => null)")
            found += [f"{language} {size}: {each}" for each in page.evaluate(WALK, steps)]
    page.close()
    return found


@pytest.mark.parametrize("name", ["baron_voodoo.two", "dicke_daemonen.four", "chevalier_noir.four"])
def test_everything_fits_at_every_step_of_a_game(browser: Browser, look: str, name: str) -> None:
    narrowest, *others = SIZES
    ways = {language: [narrowest, *others[at :: len(LANGUAGES)]] for at, language in enumerate(LANGUAGES)}
    assert "\n".join(walked(browser, look, name, ways)) == ""


@pytest.mark.parametrize("name", ["baron_voodoo.teams", "baron_voodoo.draft", "baron_voodoo.solo"])
def test_other_tables_fit_too(browser: Browser, look: str, name: str) -> None:
    assert "\n".join(walked(browser, look, name, {"fr": TIGHTEST})) == ""


def misfits(somebody: Person, what: str) -> list[str]:
    """What does not fit on the screen that somebody sees, with everything unfolded, at the tightest sizes."""
    somebody.page.evaluate(
        "document.querySelectorAll('main details').forEach((each) => { each.open = true; })"
    )
    found = []
    for size in TIGHTEST:
        resized(somebody.page, size)
        found += [f"{what} {size}: {each}" for each in not_fitting(somebody.page)]
    return found


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_screen_around_the_table_fits(browser: Browser, server: Server, language: str) -> None:
    with person(browser, server, PHONE, language, reduced_motion="reduce") as lea:
        lea.expects(404, "/nowhere")
        options = {"loas": ["mamy_wata", "papa_legba"]}
        waiting = lea.open_table("baron_voodoo", options, ["me", "open"])
        link = lea.ask("GET", f"/api/tables/{waiting}/invites")["play"]
        screens = [
            "/",
            "/?game=baron_voodoo",
            "/?game=dicke_daemonen",
            "/?game=chevalier_noir",
            f"/t/{waiting}",
        ]
        found = []
        for path in [*screens, f"/i/{link}", "/rules/baron_voodoo", "/replay", "/nowhere"]:
            lea.page.goto(lea.url + path)
            lea.page.wait_for_selector("main h1, main h2, form")
            found += misfits(lea, path)
        assert "\n".join(found) == ""


def shown(browser: Browser, look: str, query: str, size: tuple[int, int] = PHONE) -> Page:
    """A position of a sample game."""
    viewport = {"width": size[0], "height": size[1]}
    page = browser.new_page(reduced_motion="reduce", viewport=viewport)  # type: ignore[arg-type]
    page.goto(f"{look}?{query}")
    page.wait_for_function("() => 'show' in window")
    page.evaluate("document.fonts.ready.then(() => null)")
    return page


def test_a_notice_has_its_words_on_a_whole_line_and_its_buttons_below(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.two&at=48&lost=1")
    notice, words = page.locator(".tell"), page.locator(".tell p")
    whole, line = notice.bounding_box(), words.bounding_box()
    button = notice.locator("button").bounding_box()
    assert whole
    assert line
    assert button
    assert line["width"] > whole["width"] - 80
    assert button["y"] >= line["y"] + line["height"]
    assert not_fitting(page) == []
    page.close()


def test_answers_keep_what_they_bring_where_there_are_many(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.solo&at=40")
    gains = page.locator(".answers .gain")
    assert gains.count() >= 5
    assert all(each.is_visible() for each in gains.all())
    page.close()


def test_the_list_of_places_shows_itself_only_to_the_keyboard(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.two&at=77")
    chosen = page.locator(".choices select")
    wide = "(each) => each.closest('.choices').getBoundingClientRect().width"
    assert chosen.evaluate(wide) <= 1
    for _ in range(30):
        page.keyboard.press("Tab")
        if chosen.evaluate("(each) => each === document.activeElement"):
            break
    assert chosen.evaluate(wide) > 100
    page.close()


def test_a_line_can_be_chosen_without_the_board_changing_its_size(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.two&at=76")
    box = "() => document.querySelector('.boardpicture').getAttribute('viewBox')"
    before = page.evaluate(box)
    page.evaluate("() => window.show(77)")
    page.wait_for_selector(".bv-pad", state="attached")
    assert page.evaluate(box) == before
    assert str(page.locator(".bv-pad text").first.text_content()) in "abcdefg1234567"
    page.close()


@pytest.mark.parametrize("size", [DESKTOP, (1920, 1080)])
def test_badges_leave_names_alone_on_cards(browser: Browser, look: str, size: tuple[int, int]) -> None:
    page = shown(browser, look, "sample=baron_voodoo.three&at=55", size)
    assert page.locator(".bv-badge:visible").count()
    assert [each for each in not_fitting(page) if "lies on" in each] == []
    page.close()


def test_who_sends_whom_back_is_told_for_each_rank_and_without_a_stray_line(
    browser: Browser, look: str
) -> None:
    page = shown(browser, look, "sample=chevalier_noir.four&at=0")
    rank = page.locator(".cn-rank")
    assert page.locator(".cn-beats > span").count() == 4
    assert rank.evaluate("(each) => getComputedStyle(each).borderTopWidth") == "0px"
    page.evaluate("() => window.show(20)")
    page.wait_for_selector(".log li")
    assert rank.evaluate("(each) => getComputedStyle(each).borderTopWidth") == "1px"
    page.close()


def test_the_words_on_the_barons_tray_keep_from_its_frame(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.solo&at=40")
    edges = "(all) => all.map((each) => [each.getBBox().x, each.getBBox().x + each.getBBox().width])"
    for left, right in page.locator(".bv-rail").evaluate_all(edges)[1:]:
        assert left > 566
        assert right < 672
    page.close()
