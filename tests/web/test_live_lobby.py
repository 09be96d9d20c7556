"""The lobby and the title follow what happens at one's tables, without being asked."""

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import PHONE, Person, person

CHEVALIER = {"players": 2, "board": "short"}


def invited(lea: Person, bob: Person) -> str:
    """A table of two at which nobody has begun."""
    table = lea.open_table("chevalier_noir", CHEVALIER, ["me", "open"], confirm=False)
    code = lea.ask("GET", f"/api/tables/{table}/invites")["play"]
    bob.ask("POST", "/api/join", {"invite": code, "name": "Bob"})
    tell(bob, table, "sit", seat=1)
    tell(bob, table, "ready", seat=1)
    return table


def tell(somebody: Person, table: str, kind: str, **fields: Any) -> None:
    key = f"k{len(somebody.keys)}"
    somebody.keys.append(key)
    somebody.ask("POST", f"/api/tables/{table}/commands", {"type": kind, "key": key, **fields})


def hand_over(lea: Person, bob: Person, table: str, to: Person) -> None:
    """Play until somebody is asked."""
    seats = {0: lea, 1: bob}
    while seats[(play := lea.view(table)["play"])["asked"]] is not to:
        asked = play["asked"]
        view = seats[asked].view(table)
        tell(seats[asked], table, "move", seat=asked, seen=view["seq"], action=view["play"]["legal"][0])


def test_the_lobby_tells_of_a_table_that_begins_and_of_every_turn(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server, size=PHONE) as bob:
        table = invited(lea, bob)
        bob.page.goto(server.url)
        row = bob.page.locator(".going li", has_text="Léa")
        expect(row.get_by_role("link")).to_have_text("Take a seat")
        expect(bob.page).to_have_title("Samedi")
        tell(lea, table, "start")
        expect(row.get_by_role("link")).to_have_text(re.compile("Look|Your turn"))
        hand_over(lea, bob, table, bob)
        expect(row.get_by_role("link")).to_have_text("Your turn")
        expect(bob.page).to_have_title("(1) Samedi")
        expect(bob.page.locator('link[rel="icon"]').first).to_have_attribute("href", re.compile("icon-turn"))
        hand_over(lea, bob, table, lea)
        expect(row).to_contain_text("waiting for Léa")
        expect(bob.page).to_have_title("Samedi")


def test_other_screens_tell_how_many_games_wait(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as bob:
        first, second = (invited(lea, bob) for _ in range(2))
        tell(lea, first, "start")
        tell(lea, second, "start")
        hand_over(lea, bob, first, bob)
        hand_over(lea, bob, second, lea)
        bob.page.goto(f"{server.url}/t/{second}")
        expect(bob.page).to_have_title("(1) Le Chevalier Noir · Samedi")
        hand_over(lea, bob, second, bob)
        expect(bob.page).to_have_title("(1) ● Your turn · Le Chevalier Noir")
        bob.page.goto(f"{server.url}/rules/chevalier_noir")
        expect(bob.page).to_have_title(re.compile(r"^\(2\) .* · Samedi$"))


def test_who_only_reads_the_rules_is_not_given_a_name(browser: Browser, server: Server) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{server.url}/rules/chevalier_noir")
    expect(page.locator("h1")).to_be_visible()
    assert [cookie["name"] for cookie in context.cookies()] == ["language"]
    context.close()


def test_two_tabs_follow_the_list_and_what_is_deleted_leaves_both(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        other = lea.context.new_page()
        for page in (lea.page, other):
            page.goto(server.url)
            expect(page.locator(".games article").first).to_be_visible()
        lea.open_table("chevalier_noir", CHEVALIER, ["me", "open"])
        for page in (lea.page, other):
            expect(page.locator(".going li")).to_have_count(1)
        other.get_by_role("button", name="Delete Le Chevalier Noir").click()
        other.get_by_role("button", name="Delete", exact=True).click()
        for page in (lea.page, other):
            expect(page.locator(".going li")).to_have_count(0)


def test_the_lobby_finds_the_server_again_after_a_restart(browser: Browser, tmp_path: Any) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        with person(browser, server) as lea, person(browser, server) as bob:
            table = invited(lea, bob)
            tell(lea, table, "start")
            hand_over(lea, bob, table, lea)
            bob.page.goto(server.url)
            expect(bob.page.locator(".going li")).to_contain_text("waiting for Léa")
            server.stop()
            server.start()
            hand_over(lea, bob, table, bob)
            expect(bob.page.locator(".going li").get_by_role("link")).to_have_text("Your turn")
    finally:
        server.stop()
