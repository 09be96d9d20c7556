"""“Do you know it?”: questions on the real board, answered with why, and kept in the browser."""

import json

from playwright.sync_api import Browser, Page, expect

from samedi.games import game
from samedi.table.quizzes import posed
from tests.faults.servers import Server
from tests.web.checker import violations
from tests.web.tables import PHONE, person

GAME, SEED = "chevalier_noir", 7
ANSWERS = ".act .answers > button"


def keep(page: Page, given: list[dict[str, object]]) -> None:
    """Somebody has given these answers before."""
    kept = json.dumps({GAME: {"seed": SEED, "given": given}})
    page.evaluate("kept => localStorage.setItem('samedi-quiz', kept)", kept)


def test_the_last_questions_are_answered_on_a_phone_and_the_result_names_lessons(
    browser: Browser, server: Server
) -> None:
    last, very_last = (each.judgement for each in [*posed(game(GAME), SEED)][-2:])
    with person(browser, server, PHONE, has_touch=True, color_scheme="dark") as who:
        page = who.page
        page.goto(f"{who.url}/lessons/{GAME}")
        keep(page, [{"isRight": True}] * 18)
        page.get_by_role("link", name="Do you know it?").click()
        page.reload()
        expect(page.locator(".quiz .label").first).to_have_text("Question 19 of 20")
        page.locator(ANSWERS).nth(last.right).tap()
        expect(page.locator(".teacher .yes")).to_contain_text("s right:")
        assert violations(page) == []
        page.get_by_role("button", name=f"The rule behind it, {last.clause}").tap()
        expect(page.locator("dialog.rule .says")).not_to_be_empty()
        page.keyboard.press("Escape")
        page.locator(ANSWERS).tap()
        expect(page.locator(".quiz .label").first).to_have_text("Question 20 of 20")
        page.keyboard.press("2" if very_last.right == 0 else "1")
        expect(page.locator(".teacher .no")).to_contain_text("Not quite")
        page.keyboard.press("1")
        expect(page.locator("main.path .score")).to_have_text("19 of 20 right")
        expect(page.locator("main.path .lessons button")).to_have_count(1)
        assert violations(page) == []
        page.get_by_role("button", name="Other questions").tap()
        expect(page.locator(".quiz .label").first).to_have_text("Question 1 of 20")


def test_what_a_question_is_about_shines_on_the_board(browser: Browser, server: Server) -> None:
    with person(browser, server, language="fr") as who:
        page = who.page
        page.goto(f"{who.url}/quiz/dicke_daemonen")
        expect(page.locator(".quiz .label").first).to_have_text("Question 1 sur 20")
        expect(page.locator(".shines.of")).to_have_count(1)
        assert violations(page) == []
