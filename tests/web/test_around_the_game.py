"""Around the game: one screen for two, taking back by consent, giving up, rematch, files and fair dice."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import PHONE, Person, person

BARON = {"loas": ["mamy_wata", "papa_legba"]}
WORLD = {"players": 2, "world": {"seed": 7}}


def invited(host: Person, guest: Person, game: str, options: dict[str, Any], **settings: object) -> str:
    """A table of two people, each at their own screen."""
    table = host.open_table(game, options, ["me", "open"], **settings)
    code = host.ask("GET", f"/api/tables/{table}/invites")["play"]
    guest.ask("POST", "/api/join", {"invite": code, "name": "Karim"})
    command = {"type": "sit", "seat": 1, "name": "Karim", "key": "sit"}
    guest.ask("POST", f"/api/tables/{table}/commands", command)
    for somebody, seat in ((host, 0), (guest, 1)):
        ready = {"type": "ready", "seat": seat, "key": "ready"}
        somebody.ask("POST", f"/api/tables/{table}/commands", ready)
    if host.view(table)["stage"] == "lobby":
        host.ask("POST", f"/api/tables/{table}/commands", {"type": "start", "key": "start"})
    for somebody in (host, guest):
        somebody.sit_down(table)
    return table


def ended(lea: Person) -> str:
    """A table whose game is over: somebody gave up."""
    table = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Inès"}], confirm=False)
    lea.sit_down(table)
    for _ in range(8):
        lea.tap_anything()
    lea.page.get_by_role("button", name="Menu").click()
    lea.page.get_by_role("button", name="Give up").click()
    lea.page.locator("dialog.dialog").get_by_role("button", name="Give up").click()
    expect(lea.page.locator(".ending h2")).to_contain_text("gave up")
    return table


def test_one_screen_for_two_shows_no_hand_until_its_owner_says_so(browser: Browser, server: Server) -> None:
    with person(browser, server, size=PHONE) as lea:
        table = lea.open_table("dicke_daemonen", WORLD, ["me", {"me": "Inès"}])
        lea.sit_down(table)
        hand_over = lea.page.locator(".handover")
        expect(hand_over).to_be_visible()
        expect(lea.page.locator(".tray, [data-pick]")).to_have_count(0)
        lea.page.locator(".handover .go").click()
        expect(lea.page.locator(".tray")).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = invited(lea, karim, "chevalier_noir", {"players": 2}, confirm=False)
        lea.tap(lea.lit()[0])
        expect(karim.page.locator(".hit.lit").first).to_be_attached()
        karim.tap(karim.lit()[0])
        expect(lea.page.locator(".log li")).to_have_count(2)
        lea.page.locator(".head").get_by_role("button", name="Ask to undo").click()
        lea.page.get_by_role("button", name="Ask", exact=True).click()
        expect(karim.page.locator(".tell")).to_contain_text("Léa asks to undo a move")
        karim.page.get_by_role("button", name="Agree").click()
        expect(lea.page.locator(".log li.gone")).to_have_count(2)
        assert lea.length(table) == 0


def test_each_sees_the_other_come_go_and_speak(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        invited(lea, karim, "chevalier_noir", {"players": 2})
        expect(lea.page.locator(".seat.away")).to_have_count(0)
        karim.page.fill(".say input", "Bonsoir")
        karim.page.keyboard.press("Enter")
        expect(lea.page.locator("li.talk")).to_contain_text("Karim Bonsoir")
        karim.page.goto("about:blank")
        expect(lea.page.locator(".seat.away .name")).to_contain_text("Karim")


def test_a_bot_plays_on_and_the_seat_is_taken_back(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = invited(lea, karim, "chevalier_noir", {"players": 2}, confirm=False)
        karim.page.get_by_role("button", name="Menu").click()
        karim.page.get_by_role("button", name="Let a bot play for me").click()
        karim.page.locator(".menu .item").first.click()
        expect(lea.page.locator(".seat", has_text="bot")).to_have_count(1)
        assert lea.view(table)["seats"][1]["occupant"]["type"] == "bot"
        karim.page.get_by_role("button", name="Menu").click()
        karim.page.get_by_role("button", name="Take the seat of").click()
        expect(lea.page.locator(".seat .name", has_text="Karim")).to_have_count(1)


def test_after_the_end_everybody_may_review_and_check_the_dice(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        ended(lea)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Fair dice").click()
        expect(lea.page.locator(".fair .tell.yes")).to_contain_text("what the secret says")
        lea.page.keyboard.press("Escape")
        lea.page.locator(".ending").get_by_role("button", name="Review").click()
        expect(lea.page.locator(".replaying .label")).to_have_text("The beginning")


def test_both_want_a_rematch_and_get_it(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = invited(lea, karim, "chevalier_noir", {"players": 2}, confirm=False)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Give up").click()
        lea.page.locator("dialog.dialog").get_by_role("button", name="Give up").click()
        karim.page.get_by_role("button", name="Rematch").click()
        expect(lea.page.locator(".ending").get_by_role("status")).to_have_text("Karim wants a rematch.")
        lea.page.get_by_role("button", name="Rematch").click()
        for somebody in (lea, karim):  # one tap each, and the game begins
            somebody.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
            expect(somebody.page.locator(".boardpicture")).to_be_visible()
        seals = lea.view(lea.page.url.rpartition("/")[2])["seals"]
        assert sorted(each["name"] for each in seals) == ["Karim", "Léa"], "both add to its dice"


def test_a_downloaded_game_is_replayed_without_the_server(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with person(browser, server) as lea:
        table = ended(lea)
        file = tmp_path / "game.json"
        file.write_text(json.dumps(lea.ask("GET", f"/api/tables/{table}/export")), encoding="utf-8")
        lea.page.goto(f"{server.url}/replay")
        asked: list[str] = []
        lea.page.on("request", lambda request: asked.append(request.url))
        lea.page.set_input_files("input[type=file]", file)
        expect(lea.page.locator(".boardpicture")).to_be_visible()
        lea.page.get_by_role("button", name="Review").click()
        expect(lea.page.locator(".replaying .label")).to_have_text("The beginning")
        lea.page.keyboard.press("End")
        expect(lea.page.locator(".replaying .label")).to_contain_text("Turn")
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Fair dice").click()
        expect(lea.page.locator(".fair .tell.yes")).to_be_visible()
        assert [url for url in asked if "/api/" in url] == []


def test_a_file_that_is_no_game_is_refused_with_a_sentence(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with person(browser, server) as lea:
        file = tmp_path / "game.json"
        file.write_text("{}", encoding="utf-8")
        lea.page.goto(f"{server.url}/replay")
        lea.page.set_input_files("input[type=file]", file)
        expect(lea.page.get_by_role("alert")).to_contain_text("no game")
        lea.complaints.clear()


def test_whoever_gives_up_is_spoken_to(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"bot": "random"}])
        lea.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "enough"})
        lea.sit_down(table)
        expect(lea.page.locator(".ending h2")).to_have_text("You gave up. Zaz wins.")
