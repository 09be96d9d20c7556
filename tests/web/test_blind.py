"""A table for those who hear it: the board in words, every event said, the focus at the question, digits."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from samedi import words
from tests.faults.servers import Server
from tests.web.checker import violations
from tests.web.ear import read_board
from tests.web.tables import IDLE, SHOWN, Person, person

BOT = words.say("en", "bot-random")
TABLES: dict[str, dict[str, Any]] = {
    "baron_voodoo": {"loas": ["mamy_wata", "papa_legba"]},
    "dicke_daemonen": {"players": 2, "world": {"seed": 7}},
    "chevalier_noir": {"players": 2, "board": "short"},
}
SPOKEN = """async () => {
  const own = (path) => import(document.querySelector('script[src]').src.replace('app/main.js', path));
  const [{ Attention }, { signal }] = await Promise.all(
    [own('table/attention.js'), own('vendor/signals-core/signals-core.module.js')]);
  const root = document.createElement('div');
  root.innerHTML = '<section class="act"><h2>Which one?</h2></section>';
  const moment = (...codes) => ({ isNow: true, last: codes.map((code) => ({ seat: 0, told: { code } })) });
  const model = { moment: signal(moment()), game: {} };
  const attention = new Attention(root, model);
  document.body.append(root, attention.region);
  const ctx = { names: ['Ana'], isMyTurn: false, view: { stage: 'playing' } };
  const show = (next) => { model.moment.value = next; attention.follow(ctx); };
  const first = moment('baron-pass-power', 'baron-pass-turn');
  show(first);
  show({ ...first });
  show(moment('baron-pass-turn'));
  show({ isNow: false, last: moment('baron-pass-again').last });
  show({ ...first });
  ctx.isMyTurn = true;
  attention.follow(ctx);
  attention.follow(ctx);
  return [...attention.region.children].map((line) => line.textContent);
}"""
WATCH = """() => {
  window.lost = 0;
  const look = () => {
    if (document.activeElement === document.body) window.lost += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
FIRST = """(isFocused) => {
  const answers = '.act.asks :is(.answers > button:not(.bare), .tray button[data-pick])';
  const all = document.querySelectorAll(answers);
  const first = [...all].find((each) => each.checkVisibility() && !each.disabled);
  if (!first || document.querySelector('.act [aria-pressed=true]')) return false;
  if (isFocused) first.focus();
  return true;
}"""


def sit(lea: Person, game: str, **settings: object) -> str:
    """Léa against a bot, up to her first question."""
    table = lea.open_table(game, TABLES[game], ["me", {"bot": "random"}], **settings)
    lea.sit_down(table)
    expect(lea.page.locator(".act.asks")).to_be_visible()
    expect(lea.page.get_by_role("heading", name="Board as text")).to_be_attached()
    return table


def test_the_seven_by_seven_cells_can_be_read(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = sit(lea, "baron_voodoo")
        board, players = read_board(lea.page).tables
        seen = lea.view(table)["play"]["position"]
        assert len(board) == len(seen["board"]) == 49
        for cell, dice in seen["board"].items():
            said = " on ".join(f"{die['colour']} {die['face'].capitalize()}" for die in reversed(dice))
            assert board[cell[1], cell[0]] == (said or "empty")
        assert players["You, Mamy Wata", "Offerings"] == "3"
        assert players[f"{BOT}, Papa Legba", "Captures"] == "nothing"


def test_fields_and_corners_can_be_read_and_no_foreign_hand(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = sit(lea, "dicke_daemonen")
        fields, hands = read_board(lea.page).tables
        seen = lea.view(table)["play"]["position"]
        corners = [said for (_, column), said in fields.items() if column == "Corners"]
        assert [said.count("free") for said in corners] == [
            len(each["corners"]) for each in seen["world"]["fields"]
        ]
        assert hands[BOT, "In hand"] == "4 creatures in hand"
        assert "creature" not in hands["Léa (you)", "In hand"]


def test_pawns_track_and_knight_can_be_read(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        sit(lea, "chevalier_noir")
        [pawns] = read_board(lea.page).tables
        assert set(pawns.values()) == {"start"}
        lea.page.get_by_role("button", name="Grand").click()
        expect(lea.page.get_by_role("cell", name="Couronne").first).to_be_attached()
        assert any(re.search("Blue.s Grand", line) for line in read_board(lea.page).lines)


@pytest.mark.parametrize("game", TABLES)
def test_the_board_as_text_is_a_sheet_too(browser: Browser, server: Server, game: str) -> None:
    with person(browser, server) as lea:
        sit(lea, game)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Board as text").click()
        sheet = lea.page.get_by_role("dialog", name="Board as text")
        expect(sheet.get_by_role("table").first).to_be_visible()
        assert violations(lea.page) == []
        lea.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_everything_is_said_once_and_in_order(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        expect(lea.page.locator("h1")).to_be_visible()
        said = lea.page.evaluate(SPOKEN)
        assert said == [
            *("Ana used no power.", "Ana kept the face.", "Ana kept the face."),
            "Ana took no extra turn.",  # what is looked at again is said again
            *("Your turn", "Which one?"),
        ]


def wait_for_another(page: Page, before: str) -> None:
    """Wait until the screen shows something else, and asks again."""
    page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    page.wait_for_selector(".act.asks")


def answer_by_keys(page: Page, *, is_focused: bool) -> None:
    """Give the first answer, by its number or with Enter; where there is none, take a place of the board."""
    before = page.evaluate(SHOWN)
    if page.evaluate(FIRST, is_focused):
        page.keyboard.press("Enter" if is_focused else "1")
    else:
        page.keyboard.press("b")
        page.keyboard.press("Enter")
    wait_for_another(page, before)


@pytest.mark.parametrize("game", TABLES)
def test_digits_answer_and_the_focus_stays_at_the_question(
    browser: Browser, server: Server, game: str
) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        sit(lea, game, confirm=False)
        lea.page.keyboard.press("q")
        expect(lea.page.locator(".act h2")).to_be_focused()
        lea.page.evaluate(WATCH)
        for turn in range(6):
            answer_by_keys(lea.page, is_focused=turn % 2 == 1)
        assert lea.page.evaluate("window.lost") == 0
        lea.page.keyboard.press("?")
        expect(lea.page.get_by_role("dialog")).to_contain_text("1 … 9")


def test_a_digit_in_a_line_to_the_table_is_a_digit(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = sit(lea, "chevalier_noir")
        lea.page.get_by_label("Write to the table…").fill("")
        lea.page.keyboard.type("1")
        expect(lea.page.get_by_label("Write to the table…")).to_have_value("1")
        assert lea.length(table) == 0


def test_from_the_waiting_room_to_the_table_the_focus_is_never_nowhere(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        table = lea.open_table("chevalier_noir", TABLES["chevalier_noir"], ["me", "open"])
        lea.page.goto(f"{server.url}/t/{table}")
        fill = lea.page.get_by_role("button", name="Fill with bots")
        expect(fill).to_be_enabled()  # who is not yet connected can put the focus nowhere
        fill.focus()
        expect(fill).to_be_focused()
        lea.page.keyboard.press("Enter")
        begin = lea.page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        begin.focus()
        expect(begin).to_be_focused()
        lea.page.keyboard.press("Enter")
        expect(lea.page.locator(".act.asks")).to_be_visible()
        lea.page.wait_for_function("document.activeElement !== document.body")


def test_a_score_that_is_no_points_is_not_called_points(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        sit(lea, "chevalier_noir")
        mine = lea.page.get_by_role("article", name="Léa")
        expect(mine).to_contain_text("no pawn home")
        expect(mine).not_to_contain_text("points")


def test_places_of_the_board_are_named_with_what_stands_there(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        sit(lea, "chevalier_noir")
        expect(lea.page.get_by_role("option", name="Grand, start")).to_be_attached()
    with person(browser, server) as lea:
        sit(lea, "dicke_daemonen")
        lea.page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
        expect(lea.page.get_by_role("option", name=re.compile(r"^Field \w")).first).to_be_attached()
        names = lea.page.get_by_role("option").all_text_contents()
        assert all(re.search(r"worth|(Fire|Water|Earth|Air) and ", name) for name in names)


def test_toasts_have_their_place_before_the_first_one(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        expect(lea.page.get_by_role("main")).to_be_visible()
        expect(lea.page.locator("#toasts[role=status]")).to_have_count(1)


def test_who_hands_the_screen_on_leaves_the_focus_at_the_next_word(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        seats = ["me", {"me": "Inès"}]
        table = lea.open_table("dicke_daemonen", TABLES["dicke_daemonen"], seats, confirm=False)
        lea.sit_down(table)
        lea.page.get_by_role("button", name="I am Léa").focus()
        lea.page.keyboard.press("Enter")
        expect(lea.page.locator(".act h2")).to_be_focused()
        for _ in range(20):
            lea.page.wait_for_selector(f".handover, {IDLE}", state="attached")
            if lea.page.locator(".handover").count():
                break
            lea.tap_anything()
        expect(lea.page.get_by_role("heading", level=1)).to_be_focused()
        expect(lea.page.get_by_role("log")).to_have_count(0)
