"""Lessons, puzzles, questions and studies without a server: on the device, from files of a web host."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from samedi.core.puzzle import shipped
from samedi.games import game
from samedi.table.quizzes import posed
from tests.web.checker import violations
from tests.web.sites import Host, visitor
from tests.web.tables import PATIENCE_MS, Person
from tests.web.test_lessons import Learner
from tests.web.test_puzzles import ANSWER, one_die_puzzle
from tests.web.test_puzzles import kept as kept_puzzles
from tests.web.test_quiz import ANSWERS, GAME, SEED, keep


@pytest.fixture(scope="module")
def alone(browser: Browser, host: Host) -> Iterator[Page]:
    """Somebody who has fetched what it takes."""
    with visitor(browser) as page:
        page.goto(f"{host.url}/lessons/{GAME}/")
        page.locator(".lessons button").nth(1).tap()
        expect(page.locator("dialog.dialog")).to_be_visible()
        assert violations(page) == []
        page.get_by_role("button", name=re.compile(r"Fetch \d+")).tap()
        page.wait_for_selector(".boardpicture")
        page.set_default_timeout(PATIENCE_MS)
        yield page


def test_a_lesson_is_done_noted_and_in_no_list(alone: Page, host: Host) -> None:
    alone.goto(f"{host.url}/lessons/{GAME}/")
    somebody = Learner(Person(alone.context, alone, host.url))
    somebody.learn(game(GAME).lessons[:1])
    alone.reload()
    expect(alone.locator(".lesson progress")).to_be_visible()
    alone.goto(f"{host.url}/")
    expect(alone.locator('a[href$="/lessons/chevalier_noir"]')).to_contain_text("1/")
    expect(alone.locator(".going li")).to_have_count(0)


def test_an_example_plays_itself(alone: Page, host: Host) -> None:
    alone.goto(f"{host.url}/lessons/{GAME}/")
    alone.get_by_role("button", name="Watch a turn").tap()
    alone.get_by_role("button", name="Next step").tap()
    expect(alone.locator(".lesson progress")).not_to_have_js_property("value", 0)


def test_a_puzzle_is_answered_and_counted(alone: Page, host: Host) -> None:
    puzzle, right, wrong = one_die_puzzle()
    others = {f"{GAME}/{name}": True for name in shipped(game(GAME).home) if name != puzzle.name}
    alone.goto(f"{host.url}/")
    alone.evaluate("solved => localStorage.setItem('samedi-puzzles', solved)", json.dumps({"solved": others}))
    alone.reload()
    alone.get_by_role("link", name="Puzzles of Le Chevalier Noir").tap()
    expect(alone.get_by_role("button", name="Puzzle of the day")).to_be_visible()
    alone.get_by_role("button", name="Next puzzle").tap()
    who = Person(alone.context, alone, host.url)
    expect(alone.locator(".puzzle .task")).to_be_visible()
    alone.wait_for_selector(".hit.lit", state="attached")
    (clan,) = {target.split(":")[1] for target in who.lit() if target.endswith(f":{wrong}")}
    who.tap(f"pawn:{clan}:{wrong}")
    expect(alone.locator(ANSWER).first).to_contain_text("Not the best move: it wins")
    alone.locator(".act .answers .go").tap()
    expect(alone.locator(".puzzle .task")).to_be_visible()
    who.tap(f"pawn:{clan}:{right}")
    expect(alone.locator(".teacher .yes")).to_contain_text("the best move!")
    assert kept_puzzles(alone) == {**others, f"{GAME}/{puzzle.name}": False}


def test_questions_about_the_rules_are_asked_and_judged(alone: Page, host: Host) -> None:
    first = next(posed(game(GAME), SEED)).judgement
    alone.goto(f"{host.url}/lessons/{GAME}/")
    keep(alone, [])
    alone.goto(f"{host.url}/quiz/{GAME}/")
    expect(alone.locator(".quiz .label").first).to_have_text("Question 1 of 20")
    alone.locator(ANSWERS).nth(first.right).tap()
    expect(alone.locator(".teacher .yes")).to_be_visible()
    assert json.loads(alone.evaluate("localStorage.getItem('samedi-quiz')"))[GAME]["given"][0]["isRight"]


def test_a_hint_is_thought_out_where_nobody_else_could(alone: Page, host: Host) -> None:
    alone.goto(f"{host.url}/")
    alone.get_by_role("button", name=re.compile("Play now.*Chevalier")).tap()
    alone.wait_for_selector(".act.asks")
    alone.get_by_role("button", name="Menu").tap()
    alone.locator("dialog .menu").get_by_role("button", name="A hint").tap()
    expect(alone.locator("dialog .sheet-body")).to_contain_text("were looked at")
    expect(alone.locator("dialog .hints li").first).to_be_visible()
    assert violations(alone) == []


def test_a_practice_game_leads_to_a_board_which_is_there_again_and_in_a_list(alone: Page, host: Host) -> None:
    alone.goto(f"{host.url}/")
    alone.get_by_role("button", name=re.compile("Play now.*Chevalier")).tap()
    alone.wait_for_selector(".act.asks")
    alone.get_by_role("button", name="Menu").tap()
    alone.locator("dialog .menu").get_by_role("button", name="Try things").tap()
    expect(alone.locator(".chance-of b").first).to_have_text(re.compile(r"\d %"))
    alone.reload()
    expect(alone.get_by_role("heading", name="Trying things")).to_be_visible()
    study = alone.url.rpartition("/")[2]
    assert study.startswith("here-")
    alone.goto(f"{host.url}/")
    alone.get_by_role("button", name="Menu").tap()
    alone.get_by_role("button", name="My studies").tap()
    expect(alone.locator(f'dialog a[href$="/study/{study}"]')).to_contain_text("on this device")
    assert violations(alone) == []


def test_the_game_of_the_day_says_that_it_needs_a_server(alone: Page, host: Host) -> None:
    alone.goto(f"{host.url}/daily/baron_voodoo/")
    expect(alone.get_by_text("The game of the day needs a connection")).to_be_visible()
    assert violations(alone) == []
