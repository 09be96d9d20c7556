"""Whole games on phones: no label leaves its button, nothing scrolls sideways, no answer is cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from samedi.words import LANGUAGES
from tests.faults.servers import Server
from tests.web.overflow import (
    LANDSCAPE,
    PORTRAIT,
    Visitor,
    fullest,
    looking_glass,
    not_fitting,
    played,
    situations,
    visiting,
)
from tests.web.tables import DESKTOP, PHONE
from tests.web.test_styles import OPTIONS

FULLEST = 1
"""At how many positions of a game all sizes are measured, in every language; elsewhere three of them."""
MANY = 6
"""How many positions are measured in the language with the shortest words."""


@pytest.fixture(scope="module")
def look() -> Iterator[str]:
    with looking_glass() as address:
        yield address


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(browser, server) as lea:
        yield lea


def enter(visitor: Visitor, game: str) -> None:
    """Go from the lobby to a table, as people do: over its line in the list."""
    table = visitor.person.open_table(game, OPTIONS[game], ["me", {"bot": "random"}])
    visitor.go("/")
    visitor.frame.locator(f'.going a[href="/t/{table}"]').click()
    visitor.frame.wait_for_selector(".boardpicture")


@pytest.mark.parametrize("name", ["baron_voodoo.two", "dicke_daemonen.four", "chevalier_noir.four"])
def test_everything_fits_at_every_step_of_a_game(visitor: Visitor, name: str) -> None:
    enter(visitor, name.partition(".")[0])
    found = []
    for language in LANGUAGES:
        visitor.speak(language)
        positions = fullest(name, MANY) if language == "en" else situations(name)
        found += [f"{language} {each}" for each in visitor.walked(name, positions, FULLEST)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize(
    ("name", "language"),
    [("baron_voodoo.teams", "de"), ("baron_voodoo.draft", "fr"), ("baron_voodoo.solo", "de")],
)
def test_other_tables_fit_too(visitor: Visitor, name: str, language: str) -> None:
    enter(visitor, "baron_voodoo")
    visitor.speak(language)
    assert "\n".join(visitor.walked(name, situations(name), FULLEST)) == ""


def test_what_is_told_over_the_board_and_at_the_foot_fits(visitor: Visitor) -> None:
    enter(visitor, "chevalier_noir")
    visitor.speak("de")
    visitor.call("glass.js", "look", ["chevalier_noir.four", "at=300&told=20"])
    for text in ("Donaudampfschifffahrtsgesellschaftskapitänsmütze", "Wer fängt an? " * 20):
        visitor.call("glass.js", "gossip", text)
        visitor.frame.wait_for_selector(".news button")
        assert "\n".join(visitor.misfits("news")) == ""


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


def test_what_costs_offerings_is_not_the_coloured_button(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.two&at=124")
    assert page.locator('.answers [data-answer="@again"]').is_visible()
    assert page.locator('.answers .go[data-answer="@again"]').count() == 0
    page.close()


def test_a_price_does_not_lie_on_what_it_is_for(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.solo&at=43", LANDSCAPE[0])
    assert page.locator('.answers [data-answer="@again"] .cost').is_visible()
    assert not_fitting(page) == []
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
    page = shown(browser, look, "sample=baron_voodoo.three&at=55&surname=-Christine-Hélène", size)
    assert page.locator(".bv-badge:visible").count()
    assert [each for each in not_fitting(page) if "lies on" in each] == []
    page.close()


def test_who_sends_whom_back_is_told_for_each_rank_and_without_a_stray_line(
    browser: Browser, look: str
) -> None:
    page = shown(browser, look, "sample=chevalier_noir.four&at=0")
    rank = page.locator(".cn-rank")
    shown_of_each = "(all) => all.map((each) => each.querySelectorAll('.cn-figure').length)"
    assert page.locator(".cn-beats > span").evaluate_all(shown_of_each) == [4, 3, 2, 2]
    assert rank.evaluate("(each) => getComputedStyle(each).borderTopWidth") == "0px"
    page.evaluate("() => window.show(20)")
    page.wait_for_selector(".log li")
    assert rank.evaluate("(each) => getComputedStyle(each).borderTopWidth") == "1px"
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_solo_game_stands_is_told_to_its_end(browser: Browser, look: str, language: str) -> None:
    page = shown(browser, look, f"sample=baron_voodoo.solo&at=110&language={language}")
    line = page.locator(".head .where p")
    assert line.evaluate("(each) => each.scrollWidth <= each.clientWidth"), line.inner_text()
    page.close()


@pytest.mark.parametrize("name", ["baron_voodoo.solo", "baron_voodoo.two"])
def test_the_end_says_by_how_much(browser: Browser, look: str, name: str) -> None:
    result = played(name)[-1]["result"]
    scores = sorted(result["scores"])
    assert len(result["winners"]) == 1
    page = shown(browser, look, f"sample={name}&at={len(played(name)) - 1}&language=en")
    page.wait_for_selector(".bv-sheet")
    assert page.locator(".ending h2").inner_text().endswith(f"by {scores[-1] - scores[-2]} points.")
    page.close()


@pytest.mark.parametrize("position", ["baron_voodoo.two&at=124", "chevalier_noir.four&at=60"])
def test_what_the_log_names_is_seen_on_these_boards_too(browser: Browser, look: str, position: str) -> None:
    page = shown(browser, look, f"sample={position}", DESKTOP)
    page.locator(".log .place").first.hover()
    page.wait_for_selector(".shining .shines", state="attached")
    page.close()


def test_the_words_on_the_barons_tray_keep_from_its_frame(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.solo&at=40")
    edges = "(all) => all.map((each) => [each.getBBox().x, each.getBBox().x + each.getBBox().width])"
    for left, right in page.locator(".bv-rail").evaluate_all(edges)[1:]:
        assert left > 566
        assert right < 672
    page.close()


def test_of_a_long_log_only_what_is_seen_is_laid_out(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=chevalier_noir.four&at=1150", (844, 390))
    count = """(isSeen) => [...document.querySelectorAll(".log > ol > li > *")]
      .filter((each) => !isSeen || each.checkVisibility({ contentVisibilityAuto: true })).length"""
    page.wait_for_function(f"() => ({count})(false) > 200")  # of so many the first come at once
    entries = page.evaluate(count, False)
    page.wait_for_function(f"(entries) => ({count})(true) < entries / 4", arg=entries)
    page.close()


def test_a_line_of_the_log_that_is_too_long_ends_in_dots(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=chevalier_noir.four&at=3&language=de", PORTRAIT[0])
    line = page.locator(".log .told > .line:visible")
    assert line.evaluate("(each) => each.scrollWidth > each.clientWidth")
    assert line.evaluate("(each) => each.clientWidth <= each.parentElement.clientWidth")
    assert not_fitting(page) == []
    page.close()


def test_the_sign_that_a_line_opens_stays_with_its_last_word(browser: Browser, look: str) -> None:
    page = shown(browser, look, "sample=baron_voodoo.two&at=200", DESKTOP)
    alone = """() => {
      const line = document.querySelector(".log .told > summary");
      const range = document.createRange();
      range.selectNodeContents(line);
      return Array.from({ length: 160 }, (_, more) => 100 + more).filter((wide) => {
        line.style.width = `${wide}px`;
        const words = Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
        return line.getBoundingClientRect().bottom - words > 8;
      });
    }"""
    assert page.evaluate(alone) == []
    page.close()
