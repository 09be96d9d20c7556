"""Another language at any moment: every screen changes wholly, as if it had been opened in it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from samedi.words import LANGUAGES, say
from tests.faults.servers import Server
from tests.web.evenings.player import Player
from tests.web.evenings.reading import raw, shown
from tests.web.evenings.ways import SHORT, begin_against_a_bot, to_the_form
from tests.web.tables import PHONE, Person, person

NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
SPEAK = """async ([language]) => {
  const me = await import(document.querySelector('script[type=module]').src.replace('main.js', 'me.js'));
  await me.setLanguage(language);
}"""
QUIET = """() => new Promise((rests) => {
  let timer = 0;
  const watch = new MutationObserver(() => wait());
  const rest = () => { watch.disconnect(); rests(); };
  const wait = () => { clearTimeout(timer); timer = setTimeout(rest, 150); };
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  wait();
})"""
READY = ".going li, .qr img, .clauses, .chapter, form button.go, input[type=file], .act.asks .answers"


def lobby(lea: Person) -> None:
    lea.open_table("chevalier_noir", {"players": 2}, ["me", {"bot": "random"}])
    lea.page.goto(lea.url)
    expect(lea.page.locator(".going li")).to_have_count(1)


def room(lea: Person) -> None:
    options = {"players": 3, "world": "clover"}
    table = lea.open_table("dicke_daemonen", options, ["me", {"bot": "random"}, "open"])
    lea.page.goto(f"{lea.url}/t/{table}")
    expect(lea.page.locator(".qr img")).to_be_visible()


def rules(lea: Person) -> None:
    lea.page.goto(f"{lea.url}/rules/baron_voodoo")
    expect(lea.page.locator("main h1, main h2").first).to_be_visible()


def invitation(lea: Person) -> None:
    table = lea.open_table("baron_voodoo", {"loas": ["mamy_wata", "papa_legba"]}, ["me", "open"])
    code = lea.ask("GET", f"/api/tables/{table}/invites")["play"]
    lea.page.goto(f"{lea.url}/i/{code}")
    expect(lea.page.locator("form button.go")).to_be_visible()


def replay(lea: Person) -> None:
    lea.page.goto(f"{lea.url}/replay")
    expect(lea.page.locator("main")).to_be_visible()


def settled(lea: Person, language: str) -> list[str]:
    """What the screen says in a language, once everything is there and at rest."""
    expect(lea.page.locator("html")).to_have_attribute("lang", language)
    expect(lea.page.locator(READY).first).to_be_attached()
    if lea.page.locator(".boardpicture").count():  # its words come when the browser has time for them
        reading = lea.page.get_by_role("heading", name=say(language, "page-table-reading"), exact=True)
        expect(reading).to_be_attached()
    lea.page.wait_for_load_state("networkidle")
    lea.page.evaluate(QUIET)
    return shown(lea.page)


def same_as_opened_anew(lea: Person, language: str) -> None:
    """What the screen says now is what it says when it is opened in this language, and all of it is words."""
    changed = settled(lea, language)
    assert raw(changed) == []
    lea.page.reload()
    assert set(changed) ^ set(settled(lea, language)) == set()


@pytest.mark.parametrize("screen", [lobby, room, rules, invitation, replay], ids=lambda each: each.__name__)
def test_a_screen_changes_its_language_wholly(
    browser: Browser, server: Server, screen: Callable[[Person], None]
) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        screen(lea)
        english = settled(lea, "en")
        for other in LANGUAGES[1:]:
            lea.page.evaluate(SPEAK, [other])
            same_as_opened_anew(lea, other)
        lea.page.evaluate(SPEAK, ["en"])
        same_as_opened_anew(lea, "en")
        assert set(shown(lea.page)) == set(english)


@pytest.mark.parametrize("game", SHORT)
def test_a_game_changes_its_language_in_the_middle(browser: Browser, server: Server, game: str) -> None:
    with person(browser, server, size=PHONE, reduced_motion="reduce") as lea:
        to_the_form(lea, game)
        for fold in lea.page.locator("details.fold summary").all():
            fold.click()
        assert raw(shown(lea.page)) == []
        begin_against_a_bot(lea, game)
        player = Player(lea.page, seed=6)
        for menu, language in (("Menu", "fr"), ("Menu", "de"), ("Menü", "en")):
            assert not player.play(clicks=5)
            player.next_screen()
            lea.page.get_by_role("button", name=menu).click()
            lea.page.locator("dialog").get_by_role("button", name=NAMES[language]).click()
            same_as_opened_anew(lea, language)
            player.sign = ""
        assert player.unworded == set()
