"""The ways through the page that several evenings begin with, by the words that stand there."""

from typing import Any, Final, Literal

from playwright.sync_api import Page, expect

from samedi import words
from tests.web.checker import COLOURS, QUIETLY, violations
from tests.web.evenings.reading import raw, shown
from tests.web.tables import Person

WORDS = {"baron_voodoo": "baron", "dicke_daemonen": "daemonen", "chevalier_noir": "chevalier"}
SHORT = {"baron_voodoo": "two", "dicke_daemonen": "two", "chevalier_noir": "two-short"}
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
SCHEMES: Final[dict[Literal["light", "dark"], Any]] = {"light": QUIETLY, "dark": COLOURS}


def title(game: str, language: str = "en") -> str:
    """What a game is called."""
    return words.say(language, f"{WORDS[game]}-title")


def to_the_form(lea: Person, game: str, language: str = "en") -> None:
    """From the lobby to a new table of a game."""
    lea.page.goto(lea.url)
    play = words.say(language, "page-lobby-play-which", {"game": title(game, language)})
    lea.page.get_by_role("link", name=play).click()
    expect(lea.page.locator("form button.go")).to_be_enabled()


def choose_table(lea: Person, game: str, language: str = "en") -> None:
    """The shortest table of a game."""
    lea.page.get_by_label(words.say(language, f"{WORDS[game]}-table-{SHORT[game]}"), exact=True).check()


def begin_against_a_bot(lea: Person, game: str, language: str = "en") -> None:
    """From the lobby to a short game against a bot that does not think."""
    to_the_form(lea, game, language)
    choose_table(lea, game, language)
    lea.page.get_by_label(words.say(language, "bot-random"), exact=True).check()
    lea.page.get_by_role("button", name=words.say(language, "page-lobby-start")).click()
    lea.page.wait_for_url("**/t/*")
    expect(lea.page.locator(".boardpicture")).to_be_visible()


def invite(lea: Person, karim: Person) -> None:
    """Léa opens a table of Le Chevalier Noir, Karim comes by the link, and the game begins."""
    to_the_form(lea, "chevalier_noir")
    lea.page.get_by_label("Friends", exact=True).check()
    choose_table(lea, "chevalier_noir")
    lea.page.get_by_label("Your name").fill("Léa")
    lea.page.get_by_role("button", name="Open the table").click()
    karim.page.goto(lea.page.get_by_label("Link for players").input_value())
    karim.page.get_by_label("Your name").fill("Karim")
    karim.page.get_by_role("button", name="Join the table").click()
    lea.page.get_by_role("button", name="Begin").click()
    for somebody in (lea, karim):
        expect(somebody.page.locator(".boardpicture")).to_be_visible()


def content(page: Page) -> list[str]:
    """What is wrong with a screen: by the checker in light and in dark, by its width, by its words."""
    found = [f"no words: {each}" for each in raw(shown(page))]
    if page.evaluate(TOO_WIDE) > 0:
        found.append("wider than the screen")
    for scheme, options in SCHEMES.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found += [f"{scheme} {each}" for each in violations(page, options)]
    return found
