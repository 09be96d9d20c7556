"""The rules in the page: every rule has its chapter, every step its rule, every chapter its picture."""

import pytest
from playwright.sync_api import Browser, Page, expect

from samedi.games import NAMES, game
from samedi.words import LANGUAGES
from tests.faults.servers import Server
from tests.web.tables import PHONE, person

CHAPTERS = "async game => Object.keys((await import(`/games/${game}/learn.js`)).default.chapters)"
STEPS = "async game => (await import(`/games/${game}/game.js`)).default.clauses"
LESSONS = """async game => {
  const { lessons } = (await import(`/games/${game}/game.js`)).default;
  const tables = [{}, { solo: {} }, { teams: true }, { both_clans: true }];
  return tables.flatMap((options) => [[0], [0, 0]].map((hands) => lessons({ options, position: { hands } })));
}"""  # at every kind of table
SHOW = """async asked => {
  const main = document.querySelector('script[src]').src; // the page's own copy of the module has its words
  return (await import(main.replace('app/main.js', 'learn/why.js'))).showClause(...asked);
}"""
TOLD_IN = """async ([game, clauses]) => {
  const [{chapterOf}, {default: rules}] =
    await Promise.all([import('/learn/clauses.js'), import(`/games/${game}/learn.js`)]);
  return clauses.map(each => chapterOf(rules, each));
}"""


def clauses(page: Page, name: str, language: str) -> list[str]:
    """The numbers of all rules of a game, as the server tells them."""
    path = f"/api/rules/{name}?language={language}"
    all_of_them = page.evaluate("path => fetch(path).then(answer => answer.json())", path)
    return [each["number"] for each in all_of_them if "." in each["number"]]


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_told_in_a_chapter_and_every_step_has_a_rule(
    browser: Browser, server: Server, name: str
) -> None:
    with person(browser, server) as lea:
        lea.page.goto(f"{server.url}/pictures/icon.svg")  # modules come from a page of the server only
        numbers = clauses(lea.page, name, "en")
        assert len(numbers) > 10
        assert [clauses(lea.page, name, each) for each in LANGUAGES] == [numbers] * len(LANGUAGES)
        chapters = lea.page.evaluate(CHAPTERS, name)
        told = lea.page.evaluate(TOLD_IN, [name, numbers])
        assert set(told) == set(chapters)
        steps = lea.page.evaluate(STEPS, name)
        assert set(steps) == {step.name.lower() for step in game(name).steps}
        assert set(steps.values()) <= set(numbers)
        for lessons in lea.page.evaluate(LESSONS, name):
            assert set(lessons) <= set(steps)
            assert {chapter for due in lessons.values() for chapter in due} <= set(chapters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_chapter_has_its_sentence_its_picture_and_its_rules(
    browser: Browser, server: Server, name: str, language: str
) -> None:
    with person(browser, server, size=PHONE, language=language) as lea:
        lea.page.goto(f"{server.url}/rules/{name}")
        expect(lea.page.locator(".picture > *").first).to_be_visible()
        shown: list[str] = []
        for chapter in lea.page.evaluate(CHAPTERS, name):
            lea.page.locator(f'.rules nav a[href="#{chapter}"]').click()
            heading = lea.page.locator("h1")
            expect(heading).to_be_focused()
            assert "page-learn" not in lea.page.locator("main").inner_text()
            assert lea.page.locator(".picture svg, .picture figure").count() > 0
            lea.page.locator("details.word-for-word summary").click()
            shown += lea.page.locator(".clauses li").evaluate_all("all => all.map(each => each.id)")
        assert sorted(shown) == sorted(clauses(lea.page, name, language))


def test_a_link_to_a_rule_opens_its_chapter_and_shows_it(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(f"{server.url}/rules/baron_voodoo#BV-4.3")
        rule = lea.page.locator('[id="BV-4.3"]')
        expect(rule).to_be_visible()
        expect(rule).to_be_focused()
        expect(rule).to_contain_text("fewer than three dice")
        expect(lea.page.locator("h1")).to_have_text("A soul jumps, and takes what it jumped")
        lea.page.goto(f"{server.url}/rules/chevalier_noir#CN-4.2")
        lea.page.locator(".clauses").get_by_role("link", name="CN-5.4", exact=True).click()
        expect(lea.page.locator('[id="CN-5.4"]')).to_be_focused()


def test_what_a_rule_says_can_be_read_over_the_table(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        expect(lea.page.locator("h1")).to_be_visible()
        lea.page.evaluate(SHOW, ["baron_voodoo", "BV-4.6", {"code": "game-is-over"}])
        sheet = lea.page.get_by_role("dialog")
        expect(sheet).to_contain_text("active Protection")
        expect(sheet).to_contain_text("The game is over.")
        sheet.get_by_role("link", name="A soul jumps").click()
        expect(lea.page.locator('[id="BV-4.6"]')).to_be_focused()


def test_rules_that_do_not_arrive_can_be_asked_for_again(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.route("**/told/**", lambda route: route.abort())
        lea.page.goto(f"{server.url}/rules/dicke_daemonen#rules")
        expect(lea.page.get_by_role("alert")).to_have_text("The numbered rules did not arrive.")
        lea.page.unroute("**/told/**")
        lea.page.get_by_role("button", name="Try again").click()
        expect(lea.page.locator('[id="DD-2.5"]')).to_be_visible()


def test_the_address_of_a_rule_says_which_one_is_read(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(f"{server.url}/rules/chevalier_noir#CN-4.2")
        expect(lea.page.locator('[id="CN-4.2"]')).to_be_focused()
        assert lea.page.url == f"{server.url}/rules/chevalier_noir?rule=CN-4.2#CN-4.2"
        lea.page.locator(".rules nav a").last.click()
        expect(lea.page.locator("h1")).to_have_text("Every rule, by number")
        assert lea.page.url == f"{server.url}/rules/chevalier_noir#rules"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_tables_and_paragraphs_of_the_rules_are_tables_and_paragraphs(
    browser: Browser, server: Server, language: str
) -> None:
    with person(browser, server, size=PHONE, language=language) as lea:
        lea.page.goto(f"{server.url}/rules/baron_voodoo#rules")
        loas = lea.page.get_by_role("article").get_by_role("table")
        expect(loas.get_by_role("columnheader")).to_have_count(3)
        expect(loas.get_by_role("rowheader")).to_have_text(
            ["Mamy Wata", "Papa Legba", "Erzulie Freda", "Gran Bwa"]
        )
        expect(loas.get_by_role("cell")).to_have_count(8)
        article = lea.page.get_by_role("article")
        expect(article).not_to_contain_text("|")
        expect(article.locator("h1 ~ p")).to_have_count(3)
