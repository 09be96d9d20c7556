"""A running table on the screen: taps, drags and keys, undoing, handing on, talking, going back in time."""

import pytest
from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.overflow import TIGHTEST
from tests.web.tables import IDLE, PHONE, Person, person

BARON = {"loas": ["mamy_wata", "papa_legba"]}
EXPLAINED = (
    """() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/about.js"))"""
)
EDGES = (
    "(each) => (({ left, top, right, bottom }) => [left, top, right, bottom])(each.getBoundingClientRect())"
)
SLOW_TO_TELL = """const later = setTimeout;
window.setTimeout = (act, ms, ...more) => later(act, ms === 450 ? 2000 : ms, ...more)"""
TWO_AT_ONE_SCREEN = ["me", {"me": "Inès"}]


def at_capture(somebody: Person, **settings: object) -> str:
    """A table of Baron Voodoo where the first player is to jump."""
    table = somebody.open_table("baron_voodoo", BARON, TWO_AT_ONE_SCREEN, **settings)
    somebody.sit_down(table)
    expect(somebody.page.locator(".hit.lit").first).to_be_attached()
    return table


def first_jump(somebody: Person, table: str) -> tuple[str, str]:
    """Where the first jump begins and ends that can be made now, or after declining a power."""
    play = somebody.view(table)["play"]
    later = [step for each in play["prospects"] or [] if each for step in each.get("then", [])]
    actions = [*play["legal"], *(action for step in later for action in step["actions"])]
    jump = next(action for action in actions if action["type"] == "capture")
    return jump["from"], jump["to"]


def test_two_taps_are_a_jump_and_the_log_tells_it(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_capture(lea)
        before = lea.length(table)
        source, target = first_jump(lea, table)
        lea.tap(source)
        expect(lea.page.locator(".piece.lifted")).to_have_count(1)
        lea.tap(target)
        expect(lea.page.locator(".piece.lifted")).to_have_count(0)
        expect(lea.page.locator(".log li").first).to_contain_text(target)
        assert lea.length(table) > before


def test_whoever_holds_a_single_die_or_points_at_it_reads_what_its_face_does(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        table = at_capture(lea)
        lea.page.wait_for_function(EXPLAINED)
        source, _ = first_jump(lea, table)
        (die,) = lea.view(table)["play"]["position"]["board"][source]
        told = lea.page.locator(".bubble .about")
        lea.page.mouse.move(*lea.middle(source))
        expect(told).to_contain_text(die["face"].capitalize())
        lea.page.mouse.move(1, 1)
        expect(told).to_have_count(0)
        lea.page.mouse.move(*lea.middle(source))
        lea.page.mouse.down()
        expect(told).to_contain_text(die["face"].capitalize())


def test_what_is_told_of_a_cell_is_what_lies_there_when_it_is_told(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        lea.page.add_init_script(SLOW_TO_TELL)
        lea.sit_down(lea.open_table("baron_voodoo", {**BARON, "setup": "draft"}, TWO_AT_ONE_SCREEN))
        lea.page.wait_for_function(EXPLAINED)
        lea.page.locator(".act [data-pick^='pool:']").first.click()
        cell = lea.lit()[0]
        lea.tap(cell)
        expect(lea.page.locator(".bubble .about")).to_contain_text("when captured")
        expect(lea.page.locator(".bubble b")).not_to_contain_text("empty")


@pytest.mark.parametrize("size", TIGHTEST)
def test_what_a_die_is_is_told_on_the_screen_wherever_it_lies(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with person(browser, server, size, "de") as lea:
        at_capture(lea)
        lea.page.wait_for_function(EXPLAINED)
        told = lea.page.locator(".bubble-in")
        for cell in ("a1", "g1", "a7", "g7"):
            lea.page.mouse.move(*lea.middle(cell))
            expect(told).to_contain_text(cell)
            left, top, right, bottom = told.evaluate(EDGES)
            assert min(left, top) >= 0, cell
            assert right <= size[0], cell
            assert bottom <= size[1], cell


def test_a_die_can_be_dragged(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_capture(lea)
        before = lea.length(table)
        source, target = first_jump(lea, table)
        lea.page.mouse.move(*lea.middle(source))
        lea.page.mouse.down()
        x, y = lea.middle(target)
        lea.page.mouse.move(x, y - 5, steps=6)
        lea.page.mouse.up()
        expect(lea.page.locator(".log li").first).to_contain_text(target)
        assert lea.length(table) > before


def test_a_choice_can_be_left_by_escape_and_by_the_button(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_capture(lea)
        source, _ = first_jump(lea, table)
        lea.tap(source)
        expect(lea.page.locator(".piece.lifted")).to_have_count(1)
        lea.page.keyboard.press("Escape")
        expect(lea.page.locator(".piece.lifted")).to_have_count(0)
        lea.tap(source)
        lea.page.click("text=Back")
        expect(lea.page.locator(".piece.lifted")).to_have_count(0)


def test_the_keyboard_alone_can_jump_and_undo(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_capture(lea)
        before = lea.length(table)
        lea.page.keyboard.press("b")
        board = lea.page.get_by_role("listbox")
        expect(board).to_be_focused()
        expect(lea.page.locator(".pointer-ring")).to_have_count(1)
        lea.page.keyboard.press("Enter")
        expect(lea.page.locator(".piece.lifted")).to_have_count(1)
        source = lea.page.locator('[role="option"][aria-selected="true"]').get_attribute("id")
        for key in 4 * ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]:
            lea.page.keyboard.press(key)
            if board.get_attribute("aria-activedescendant") != source:
                break
        target = str(board.get_attribute("aria-activedescendant")).removeprefix("target-")
        assert target in lea.lit()
        lea.page.keyboard.press("Enter")
        expect(lea.page.locator(".log li").first).to_contain_text(target)
        assert lea.length(table) > before
        lea.page.keyboard.press("u")
        expect(lea.page.locator(".log")).to_contain_text("undoes a move")
        assert lea.length(table) == before


def test_a_tap_beside_a_small_target_goes_to_the_nearest_legal_one(browser: Browser, server: Server) -> None:
    with person(browser, server, size=PHONE) as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, TWO_AT_ONE_SCREEN, confirm=False)
        lea.sit_down(table)
        pawns = {target: lea.middle(target) for target in lea.lit()}
        chosen = max(pawns, key=lambda target: pawns[target])
        x, y = pawns[chosen][0] + 22, pawns[chosen][1] - 4
        under = lea.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('.hit.lit')?.dataset.target ?? ''", [x, y]
        )
        assert under == ""
        lea.page.mouse.click(x, y)
        expect(lea.page.locator(".log li")).to_have_count(1)
        moved = lea.ask("GET", f"/api/tables/{table}/positions/1")
        assert moved["action"]["pawn"] in chosen


def test_the_turn_is_handed_on_by_a_button(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 2, "board": "short"}, TWO_AT_ONE_SCREEN)
        lea.sit_down(table)
        hand_on = lea.page.get_by_role("button", name="End turn")
        for _ in range(40):
            lea.page.locator(IDLE).or_(hand_on).first.wait_for(state="attached")
            if lea.view(table)["play"]["confirming"]:
                break
            lea.tap_anything()
        expect(lea.page.locator(".seat.turn .name")).to_have_text("Léa")
        hand_on.click()
        expect(lea.page.locator(".seat.turn .name")).to_have_text("Inès")


def test_going_back_through_the_game_and_to_the_present(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_capture(lea)
        source, target = first_jump(lea, table)
        lea.tap(source)
        lea.tap(target)
        expect(lea.page.locator(".log li").first).to_contain_text(target)
        asked = lea.page.locator('.act.asks .answers[aria-busy="false"]')
        expect(asked).to_be_visible()  # all that follows from the tap is done
        lea.page.locator(".log summary b, .log .line b").first.click()  # on a name: a place would light up
        lea.page.locator(".log .line b").first.click()
        expect(lea.page.locator(".replaying")).to_be_visible()
        now = lea.page.locator(".replaying .label")
        lea.page.keyboard.press("Home")
        expect(now).to_have_text("The beginning")
        lea.page.keyboard.press("Shift+ArrowRight")
        expect(now).to_contain_text("Turn 1 of 1, action 1 of")
        lea.page.keyboard.press("ArrowRight")
        expect(now).to_have_text("Turn 1 of 1")
        lea.page.locator(".replay input").fill("0")
        expect(now).to_have_text("The beginning")
        lea.page.keyboard.press("Escape")
        expect(lea.page.locator(".replaying")).to_have_count(0)
        expect(asked).to_be_visible()


def test_people_talk_in_phrases_and_in_their_own_words(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_capture(lea)
        lea.page.fill(".say input", "Salut <b>toi</b>")
        lea.page.keyboard.press("Enter")
        expect(lea.page.locator(".log li.talk")).to_contain_text("Salut <b>toi</b>")
        lea.page.click(".phrases summary")
        lea.page.click('[data-phrase="good-luck"]')
        expect(lea.page.locator(".log li.talk").first).to_contain_text("Good luck")
        assert len(lea.view(table)["chat"]) == 2
