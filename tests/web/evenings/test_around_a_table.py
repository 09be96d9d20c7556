"""What people do around a game, by clicks: hints, clocks, watching, muting, ending, handing over, files."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.searches import compile_search
from tests.web.evenings.player import Player
from tests.web.evenings.ways import choose_table, invite, to_the_form
from tests.web.tables import PHONE, Person, person

HINT_MS = 120_000  # the search may have to come first
CLOCKS: dict[str, Any] = {
    "per move": {"type": "per_move", "move_ms": 10_000},
    "fischer": {"type": "fischer", "base_ms": 9_000, "increment_ms": 1_000},
}


def menu(page: Page, item: str) -> None:
    """Do something that is in the menu of the table."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("dialog .menu").get_by_role("button", name=item).click()


def against_a_bot(lea: Person, *, hints: bool) -> None:
    """From the lobby to a short game of Le Chevalier Noir, with or without hints."""
    to_the_form(lea, "chevalier_noir")
    choose_table(lea, "chevalier_noir")
    lea.page.get_by_label("Zaz", exact=True).check()
    lea.page.get_by_text("At this table").click()
    lea.page.get_by_role("switch", name=re.compile("^Hints")).set_checked(hints)
    lea.page.get_by_role("button", name="Begin").click()
    expect(lea.page.locator(".act.asks")).to_be_visible()


@contextmanager
def two_friends(browser: Browser, server: Server) -> Iterator[tuple[Person, Person]]:
    """Léa and Karim at a running table, by the link."""
    with (
        person(browser, server, reduced_motion="reduce") as lea,
        person(browser, server, size=PHONE, reduced_motion="reduce") as karim,
    ):
        invite(lea, karim)
        yield lea, karim


def give_up(page: Page) -> None:
    """Give up, and mean it."""
    menu(page, "Give up")
    page.locator("dialog.dialog").get_by_role("button", name="Give up").click()
    expect(page.locator(".ending")).to_be_visible()


def test_a_hint_lights_one_move_and_nothing_else(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        compile_search("chevalier_noir")  # a page does not wait as long as that may take
        lea.expects(503, "/hint")  # until the search has come
        against_a_bot(lea, hints=True)
        menu(lea.page, "A hint")
        lines = lea.page.locator("dialog .hints li")
        expect(lines.first).to_contain_text("% chance to win", timeout=HINT_MS)
        lines.first.get_by_role("button", name="Show me").click()
        ways = lea.page.locator(".act .answers button:not(.bare)")
        again = lea.page.get_by_role("button", name="Show all moves again")
        expect(again).to_be_visible()
        expect(lea.page.locator(".hit.lit").nth(1)).to_have_count(0)
        alone = ways.count() + lea.page.locator(".hit.lit").count()
        again.click()
        expect(again).to_have_count(0)
        assert ways.count() + lea.page.locator(".hit.lit").count() > alone
        expect(lea.page.locator(".log")).to_contain_text("takes a hint")


def test_where_hints_are_not_allowed_nobody_offers_them(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        against_a_bot(lea, hints=False)
        lea.page.get_by_role("button", name="Menu", exact=True).click()
        expect(lea.page.locator("dialog .menu")).to_be_visible()
        expect(lea.page.locator("dialog .menu").get_by_role("button", name="A hint")).to_have_count(0)


CHAPTERS = "lines => lines.map((line) => line.dataset.chapter)"


def test_the_coach_tells_each_chapter_once(browser: Browser, loaded: Server) -> None:
    with person(browser, loaded, size=PHONE, reduced_motion="reduce") as lea:
        against_a_bot(lea, hints=True)
        line = lea.page.locator(".coach-line")
        told: list[str] = []
        player = Player(lea.page, seed=4)
        player.looks = lambda: told.append(" ".join(line.evaluate_all(CHAPTERS)))
        assert not player.play(clicks=25)
        chapters = [chapter for chapter, _ in groupby(told) if chapter]
        assert len(chapters) == len(set(chapters)) > 3
        menu(lea.page, "The lessons from the beginning")
        told.clear()
        player.sign = ""
        assert not player.play(clicks=6)
        assert set(told) & set(chapters)
        for _ in range(20):
            now = player.next_screen()
            if line.count():
                break
            player.click(now)
        line.click()
        lea.page.locator("dialog").get_by_role("button", name="No more lessons").click()
        told.clear()
        player.sign = ""
        assert not player.play(clicks=6)
        assert set(told) == {""}


@pytest.mark.parametrize("clock", CLOCKS)
def test_whoever_runs_out_of_time_loses(browser: Browser, server: Server, clock: str) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        settings = {"clock": CLOCKS[clock], "confirm": False}
        lea.sit_down(lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Inès"}], **settings))
        running = 1 if clock == "per move" else 2  # who waits has a whole move
        expect(lea.page.locator(".seat .clock.short")).to_have_count(running)
        expect(lea.page.locator(".ending h2")).to_have_text("Léa ran out of time. Inès wins.")
        expect(lea.page.locator(".log")).to_contain_text("Léa has no time left.")


def test_a_pace_is_chosen_and_the_clocks_change_with_the_turn(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        to_the_form(lea, "chevalier_noir")
        lea.page.get_by_label("On this device", exact=True).check()
        choose_table(lea, "chevalier_noir")
        lea.page.get_by_text("At this table").click()
        lea.page.get_by_label("10 min + 10 s per move").check()
        lea.page.get_by_role("button", name="Begin").click()
        clock = lea.page.locator(".seat .clock")
        expect(clock).to_have_text([re.compile(r"10:[01]\d|9:5\d"), "10:00"])  # hers has begun
        lea.tap(lea.lit()[0])
        lea.page.get_by_role("button", name="End turn").click()
        expect(lea.page.locator(".seat.turn .name")).to_have_text("Player 2")
        expect(lea.page.locator(".seat.turn .clock")).to_have_text(re.compile(r"10:[01]\d"))


def test_whoever_has_the_link_looks_on(browser: Browser, server: Server) -> None:
    with (
        person(browser, server, reduced_motion="reduce") as lea,
        person(browser, server, reduced_motion="reduce") as noe,
    ):
        to_the_form(lea, "chevalier_noir")
        lea.page.get_by_label("Friends", exact=True).check()
        choose_table(lea, "chevalier_noir")
        lea.page.get_by_role("button", name="Open the table").click()
        noe.page.goto(lea.page.get_by_label("Link for watchers").input_value())
        noe.page.get_by_label("Your name").fill("Noé")
        noe.page.get_by_role("button", name="Watch").click()
        lea.page.get_by_role("button", name="Fill with bots").click()
        lea.page.get_by_role("button", name="Begin").click()
        expect(lea.page.locator(".act.asks")).to_be_visible()
        expect(noe.page.locator(".boardpicture")).to_be_visible()
        expect(noe.page.locator(".act.asks, .hit.lit")).to_have_count(0)
        expect(noe.page.locator(".where")).to_contain_text("You are watching")
        expect(noe.page.locator(".act")).to_contain_text("You are watching this game.")
        expect(lea.page.locator(".where")).not_to_contain_text("You are watching")
        noe.page.fill(".say input", "Grand")
        noe.page.keyboard.press("Enter")
        expect(noe.page.locator("li.talk")).to_have_text(re.compile("Noé Grand"))
        expect(lea.page.locator("li.talk")).to_have_count(0)  # watchers give no advice


def test_the_host_lets_nobody_hear_somebody(browser: Browser, server: Server) -> None:
    with two_friends(browser, server) as (lea, karim):
        karim.page.get_by_role("button", name="Open the log").click()
        for text in ("Bonsoir", "Encore"):
            karim.page.fill("dialog .say input", text)
            karim.page.keyboard.press("Enter")
            if text == "Bonsoir":
                expect(lea.page.locator("li.talk")).to_have_text(re.compile("Karim Bonsoir"))
                menu(lea.page, "Mute Karim")
                expect(lea.page.locator("dialog")).to_have_count(0)
        expect(karim.page.locator(".toast")).to_be_visible()
        expect(lea.page.locator("li.talk")).to_have_count(1)


def test_both_agree_to_end_without_a_winner(browser: Browser, server: Server) -> None:
    with two_friends(browser, server) as (lea, karim):
        menu(lea.page, "End without a winner")
        expect(lea.page.locator(".tell")).to_contain_text("The others are deciding")
        karim.page.locator(".tell").get_by_role("button", name="Agree").click()
        for somebody in (lea, karim):
            expect(somebody.page.locator(".ending h2")).to_have_text("The game was ended without a winner.")


def test_a_bot_sits_in_for_somebody_who_comes_back(browser: Browser, server: Server) -> None:
    with two_friends(browser, server) as (lea, karim):
        menu(karim.page, "Let a bot play for me")
        karim.page.locator("dialog .menu").get_by_role("button", name="Zaz").click()
        expect(lea.page.locator(".seat .name", has_text="Zaz")).to_be_visible()
        expect(lea.page.locator(".log")).to_contain_text("Zaz (bot) takes a seat.")
        karim.page.locator(".tell").get_by_role("button", name="Take the seat back").click()
        expect(lea.page.locator(".seat .name", has_text="Karim")).to_be_visible()
        expect(karim.page.locator(".seat.mine-seat .name")).to_have_text("Karim")


def test_a_game_goes_out_as_a_file_and_comes_in_again_and_is_played_once_more(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with two_friends(browser, server) as (lea, karim):
        give_up(lea.page)
        with lea.page.expect_download() as download:
            lea.page.get_by_role("link", name="Download").click()
        file = tmp_path / "game.json"
        download.value.save_as(file)
        karim.page.get_by_role("button", name="Rematch").click()
        expect(karim.page.locator(".chairs li .who b")).to_have_text(["Karim", "Léa"])  # the seats change
        lea.page.goto(lea.url)
        lea.page.get_by_role("button", name="Open a saved game").click()
        lea.page.set_input_files("dialog input[type=file]", file)
        expect(lea.page.locator(".ending h2")).to_contain_text("You gave up.")
        lea.page.get_by_role("button", name="Review").click()
        expect(lea.page.locator(".replaying .label")).to_have_text("The beginning")
        lea.page.wait_for_load_state("networkidle")
        expect(lea.page.locator(".looking-back")).to_have_count(0)  # nothing was done that could be judged


def test_a_refusal_names_its_rule_and_every_step_has_one(browser: Browser, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as lea:
        loas = {"loas": ["papa_legba", "mamy_wata"]}
        lea.sit_down(lea.open_table("baron_voodoo", loas, ["me", {"me": "Inès"}], confirm=False))
        step = lea.page.get_by_role("button", name=re.compile("The rule of this step, BV-3"))
        step.click()
        expect(lea.page.locator("dialog .says")).to_contain_text("power")
        lea.page.keyboard.press("Escape")
        lea.tap("d4")
        rule = lea.page.locator(".tell.no").get_by_role("button", name=re.compile(r"^Rule BV-\d"))
        expect(rule).to_have_text("Rule")  # its number is for those who look it up
        rule.click()
        expect(lea.page.locator("dialog .why .tell.no")).to_be_visible()
        expect(lea.page.locator("dialog .says")).not_to_be_empty()


def test_for_whoever_stays_away_a_bot_may_sit_in_but_not_too_soon(browser: Browser, server: Server) -> None:
    with two_friends(browser, server) as (lea, karim):
        lea.page.clock.install()
        lea.tap(lea.lit()[0])
        lea.page.get_by_role("button", name="End turn").click()
        expect(lea.page.locator(".seat.turn .name")).to_have_text("Karim")
        karim.page.goto("about:blank")
        expect(lea.page.locator(".seat.away .name")).to_contain_text("Karim")
        lea.page.clock.fast_forward(3 * 24 * 3_600_000)  # at this screen; the table's own time is not fooled
        expect(lea.page.locator(".tell")).to_contain_text(
            "Odette can play on; Karim may come back at any time."
        )
        lea.page.locator(".tell").get_by_role("button", name="Let a bot take over").click()
        expect(lea.page.locator(".toast")).to_contain_text("The table still waits for Karim.")
