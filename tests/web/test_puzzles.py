"""Puzzles in the page: posed on the real board, answered, counted in the browser."""

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from samedi.core.puzzle import Puzzle, shipped
from samedi.games import game
from tests.faults.servers import Server
from tests.web.checker import violations
from tests.web.tables import PHONE, Person, person

GAME = game("chevalier_noir")
PAWNS = {"G": "grand", "O": "gros", "M": "mince", "P": "petit"}
ANSWER = ".teacher .answer"
DAY_S = 86_400
STEP = 37  # as in the page
SOON_MS = 5_000


def one_die_puzzle() -> tuple[Puzzle, str, str]:
    """A puzzle with one die to use, the pawn that solves it and one that does not."""
    for puzzle in shipped(GAME.home).values():
        (answer, *more), others = puzzle.answers, [text for text in puzzle.others if text[0] in PAWNS]
        is_one_die = {text[1:] for text in (*puzzle.answers, *others)} == {answer[1:]}
        if answer[0] in PAWNS and not more and others and is_one_die:
            return puzzle, PAWNS[answer[0]], PAWNS[others[0][0]]
    raise AssertionError


def pose(who: Person, puzzle: Puzzle) -> str:
    """Open the table of a puzzle; returns the clan that is to move."""
    lesson = {"lesson": f"puzzle-{puzzle.name}", "options": {}, "key": f"puzzle-{puzzle.name}"}
    table = who.ask("POST", "/api/tables", {"game": GAME.name, "name": "Léa", **lesson})["id"]
    who.sit_down(table)
    expect(who.page.locator(".puzzle .task")).to_be_visible()
    return str(who.view(table)["play"]["position"]["clans"][puzzle.seat])


def kept(page: Page) -> object:
    return page.evaluate("JSON.parse(localStorage.getItem('samedi-puzzles') ?? 'null')?.solved")


def test_a_wrong_move_is_answered_and_undone_and_the_best_one_explained_on_a_phone(
    browser: Browser, server: Server
) -> None:
    puzzle, right, wrong = one_die_puzzle()
    with person(browser, server, PHONE, has_touch=True, color_scheme="dark") as who:
        clan, page = pose(who, puzzle), who.page
        who.tap(f"pawn:{clan}:{wrong}")
        expect(page.locator(ANSWER).first).to_contain_text("Not the best move: it wins")
        assert kept(page) == {f"{GAME.name}/{puzzle.name}": False}
        page.get_by_role("button", name="Show the answer").tap()
        expect(page.locator(ANSWER).filter(has_text="Best:")).to_be_visible()
        assert violations(page) == []
        page.locator(".act .answers .go").tap()
        expect(page.locator(".puzzle .task")).to_be_visible()
        who.tap(f"pawn:{clan}:{right}")
        expect(page.locator(".teacher .yes")).to_contain_text("the best move!")
        assert kept(page) == {f"{GAME.name}/{puzzle.name}": False}
        page.get_by_role("button", name="Next puzzle").tap()
        expect(page.locator(".puzzle .task")).to_be_visible()


def day_of(puzzle: Puzzle) -> int:
    """A day of which it is the puzzle, in days since 1970."""
    names = sorted(shipped(GAME.home))
    today = int(time.time()) // DAY_S
    return next(
        day for day in range(today, today + len(names)) if names[day * STEP % len(names)] == puzzle.name
    )


@pytest.mark.parametrize(
    ("since", "told"),
    [
        pytest.param(0, "Solved! The puzzle of the day on 2 days in a row.", id="today"),
        pytest.param(1, "Solved!", id="the-day-after"),
    ],
)
def test_only_the_puzzle_of_today_is_told_as_such(
    browser: Browser, server: Server, since: int, told: str
) -> None:
    puzzle, right, _wrong = one_die_puzzle()
    with person(browser, server) as who:
        day = day_of(puzzle) + since
        who.page.clock.set_fixed_time(day * DAY_S)
        yesterday = f"JSON.stringify({{ day: {day - 1}, days: 1 }})"
        who.page.add_init_script(f"localStorage['samedi-puzzles'] ??= {yesterday}")
        clan = pose(who, puzzle)
        who.tap(f"pawn:{clan}:{right}")
        expect(who.page.locator(".act .ask h2")).to_have_text(told)


def test_the_list_offers_the_one_of_today_and_what_to_practise(browser: Browser, server: Server) -> None:
    with person(browser, server) as who:
        page = who.page
        page.goto(who.url)
        expect(page.get_by_role("link", name="Puzzle of the day")).to_be_visible()
        page.goto(f"{who.url}/puzzles/{GAME.name}")
        expect(page.get_by_role("button", name="Puzzle of the day")).to_be_visible()
        page.get_by_label("What about").select_option(label="Sending back")
        assert violations(page) == []
        page.get_by_role("button", name="Next puzzle").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".puzzle .task")).to_be_visible()


def test_the_list_that_stays_open_over_midnight_offers_the_puzzle_of_the_new_day(
    browser: Browser, server: Server
) -> None:
    names, grades = (
        sorted(shipped(GAME.home)),
        {name: each.grade for name, each in shipped(GAME.home).items()},
    )
    of_day = [grades[names[day * STEP % len(names)]] for day in range(len(names))]
    day = next(day for day in range(len(names) - 1) if of_day[day] != of_day[day + 1])
    with person(browser, server) as who:
        who.page.clock.set_fixed_time((day + 1) * DAY_S - 30)
        who.page.goto(f"{who.url}/puzzles/{GAME.name}")
        button = who.page.get_by_role("button", name="Puzzle of the day")
        expect(button).to_be_visible()
        before = button.inner_text()
        who.page.clock.set_fixed_time((day + 1) * DAY_S)
        who.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # somebody looks again
        expect(button).not_to_have_text(before, timeout=SOON_MS)
