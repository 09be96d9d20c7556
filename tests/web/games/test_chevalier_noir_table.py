"""Le Chevalier Noir at a real table: what people tap, press and choose is what the server records."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import DESKTOP, PATIENCE_MS, PHONE, Person, person

TWO_AT_ONE_SCREEN = ["me", {"me": "Noé"}]
SHORT = {"players": 2, "board": "short"}
MOST_PRESSES = 60  # of buttons for one action
MOST_ACTIONS = 60
EXPLAINED = (
    """() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/about.js"))"""
)


def seated(somebody: Person, options: dict[str, Any] = SHORT) -> str:
    """A table at which one screen plays both seats, nobody confirms, and everything is asked."""
    somebody.want_every_question()
    table = somebody.open_table("chevalier_noir", options, TWO_AT_ONE_SCREEN, confirm=False)
    somebody.sit_down(table)
    return table


def recorded(somebody: Person, table: str) -> list[dict[str, Any]]:
    """The actions of the players so far."""
    events = somebody.ask("GET", f"/api/tables/{table}/events?since=0")["events"]
    return [event["what"]["action"] for event in events if event["what"]["type"] == "moved"]


def awaited(somebody: Person, table: str, done: int) -> dict[str, Any]:
    """Wait until so many actions are recorded and the screen asks again; the last of them."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while len(actions := recorded(somebody, table)) != done:
        assert time.monotonic() < deadline, f"{len(actions)} actions, not {done}"
        somebody.page.wait_for_timeout(25)
    expect(somebody.page.locator(".act.asks .answers")).to_have_attribute("aria-busy", "false")
    return actions[-1]


def begun(somebody: Person, table: str) -> None:
    """Both Couronnes are taken and the Chevalier is set: the dice are thrown."""
    for done, pick in enumerate(("pawn:north:petit", "pawn:south:petit", "cell:15"), start=1):
        expect(somebody.page.locator(f'.hit.lit[data-target="{pick}"]')).to_be_attached()
        somebody.tap(pick)
        awaited(somebody, table, done)
    expect(somebody.page.locator(".cn-dice li").first).to_be_visible()


def is_asked_for_a_die(lea: Person, table: str, done: int) -> bool:
    """Whether what was picked can be done with several dice: the page asks which, or it is done."""
    dice = lea.page.locator(".act [data-answer^='die']")
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while len(recorded(lea, table)) < done:
        if dice.count():
            return True
        assert time.monotonic() < deadline, "neither done nor asked which die"
        lea.page.wait_for_timeout(25)
    return False


def tapped(lea: Person, table: str, done: int) -> tuple[str, dict[str, Any]]:
    """Tap the first place that is lit, and choose a die if need be; what was tapped, and the action."""
    first = next(pick for pick in lea.lit() if not pick.startswith("die"))
    lea.tap(first)
    if is_asked_for_a_die(lea, table, done):
        lea.page.locator(".act [data-answer^='die']").first.click()
    return first, awaited(lea, table, done)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_taps_on_the_board_are_the_actions_recorded(
    browser: Browser, loaded: Server, size: tuple[int, int]
) -> None:
    with person(browser, loaded, size, reduced_motion="reduce") as lea:
        table = seated(lea)
        begun(lea, table)
        assert recorded(lea, table) == [
            {"type": "enter", "pawn": "petit"},
            {"type": "enter", "pawn": "petit"},
            {"type": "knight", "cell": 15},
        ]
        for done in range(4, 12):
            legal = lea.view(table)["play"]["legal"]
            first, action = tapped(lea, table, done)
            assert action in legal
            assert fits(action, first, lea.view(table)["play"]["position"])


def fits(action: dict[str, Any], pick: str, after: dict[str, Any]) -> bool:
    """Whether a tap on a piece or a place can have meant an action."""
    kind, *rest = pick.split(":")
    if kind == "pawn":
        return str(action.get("pawn")) == rest[1]
    if kind == "knight":
        return str(action["type"]) == "ride"
    if "cell" in action:
        return pick == f"cell:{action['cell']}"
    places = [place for pawns in after["pawns"].values() for place in pawns.values()]
    if kind == "cell":
        return bool(after["knight"] == int(rest[0])) or ["track", int(rest[0])] in places
    return ["home"] in places if kind == "home" else ["tresor", int(rest[1])] in places


def test_the_bar_alone_plays(browser: Browser, loaded: Server) -> None:
    with person(browser, loaded, PHONE, "fr", reduced_motion="reduce") as lea:
        table = seated(lea)
        for done in range(1, 14):
            play = lea.view(table)["play"]
            for _ in range(MOST_PRESSES):
                if len(recorded(lea, table)) >= done:
                    break
                select = lea.page.locator(".choices select")
                answers = lea.page.locator(".act [data-answer]:enabled")
                if select.count():
                    select.focus()  # it shows itself to whoever comes by keyboard
                    select.select_option(index=done % 7)
                    lea.page.locator(".choices button").click()
                elif answers.count():
                    answers.nth(done % answers.count()).click()
                lea.page.wait_for_timeout(30)
            assert awaited(lea, table, done) in play["legal"]


def test_a_die_first_then_the_piece_or_where_it_goes(browser: Browser, loaded: Server) -> None:
    with person(browser, loaded, reduced_motion="reduce") as lea:
        table = seated(lea)
        begun(lea, table)
        by_place = 0
        for done in range(4, MOST_ACTIONS):
            if by_place == 3:
                break
            legal = lea.view(table)["play"]["legal"]
            dice = lea.page.locator(".tray button[data-pick]")
            if dice.count():
                value = int(str(dice.first.get_attribute("data-pick")).removeprefix("die:"))
                dice.first.click()
                expect(lea.page.locator(f".tray button[data-pick='die:{value}']").first).to_have_attribute(
                    "aria-pressed", "true"
                )
                places = [pick for pick in lea.lit() if pick.startswith(("cell", "tresor"))]
                pick = (
                    places[0]
                    if places
                    else next(each for each in lea.lit() if each.startswith(("pawn", "knight")))
                )
                by_place += bool(places)
                lea.tap(pick)
                action = awaited(lea, table, done)
                assert action["die"] == value
            else:
                lea.tap(lea.lit()[0])
                action = awaited(lea, table, done)
            assert action in legal
        assert by_place == 3


def test_the_keyboard_alone_plays(browser: Browser, loaded: Server) -> None:
    with person(browser, loaded) as lea:
        table = seated(lea)
        for done in range(1, 12):
            legal = lea.view(table)["play"]["legal"]
            lea.page.keyboard.press("b")
            expect(lea.page.get_by_role("listbox")).to_be_focused()
            lea.page.keyboard.press("ArrowRight")
            lea.page.keyboard.press("Enter")
            if is_asked_for_a_die(lea, table, done):
                lea.page.locator(".act [data-answer^='die']").first.focus()
                lea.page.keyboard.press("Enter")
            assert awaited(lea, table, done) in legal


def without_a_six(lea: Person, table: str) -> str | None:
    """A pawn that waits at the start for the six that its clan, which is to move, does not have."""
    play = lea.view(table)["play"]
    if play["awaits"]["step"] != "move" or 6 in play["position"]["unused"]:
        return None
    clan = ("north", "south")[play["awaits"]["seat"]]
    places = play["position"]["pawns"][clan].items()
    return next((f"pawn:{clan}:{rank}" for rank, place in places if place == ["start"]), None)


def test_what_is_not_allowed_is_told_in_words(browser: Browser, loaded: Server) -> None:
    with person(browser, loaded) as lea:
        table = seated(lea)
        begun(lea, table)
        pawn, done = without_a_six(lea, table), 3
        while pawn is None and done < MOST_ACTIONS:
            done += 1
            tapped(lea, table, done)
            pawn = without_a_six(lea, table)
        assert pawn is not None
        lea.tap(pawn)
        expect(lea.page.locator(".act")).to_contain_text(re.compile("No unused die shows 6"))


def test_the_dice_rest_on_the_recorded_faces(browser: Browser, loaded: Server) -> None:
    with person(browser, loaded) as lea:
        table = seated(lea, {"players": 2})
        begun(lea, table)
        rolling = lea.page.locator('[class*="cn-rolling"]')
        expect(rolling.first).to_be_attached()
        faces = lea.view(table)["play"]["position"]["throw"]
        settled, tumbled = lea.page.locator(".cn-dice .cn-settled"), lea.page.locator(".cn-dice .cn-tumbled")
        expect(settled).to_have_count(len(faces))
        for index, face in enumerate(faces):
            picture = "#dice-black" if face == "black" else f"#pips-{face}"
            expect(settled.nth(index)).to_have_attribute("href", picture)
            expect(settled.nth(index)).to_have_css("opacity", "1")
        for index in range(tumbled.count()):
            expect(tumbled.nth(index)).to_have_css("opacity", "0")


@pytest.mark.parametrize(
    ("place", "told"), [("cell:0", "come in here"), ("cell:9", "stop here exactly"), ("cell:5", "track")]
)
def test_whoever_points_at_a_cell_reads_what_it_is(
    browser: Browser, server: Server, place: str, told: str
) -> None:
    with person(browser, server) as lea:
        seated(lea)
        lea.page.wait_for_function(EXPLAINED)
        lea.page.mouse.move(*lea.middle(place))
        expect(lea.page.locator(".bubble .about")).to_contain_text(told)
