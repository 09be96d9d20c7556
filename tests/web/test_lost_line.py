"""The server goes away and comes back, a table is gone, a move cannot be stored: the page says so."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import person

GONE = "This table is no longer there, or you no longer belong to it."
COUNTED = """window.tried = 0;
window.WebSocket = class extends WebSocket {
  constructor(...where) { super(...where); window.tried += 1; }
};"""
TWO_AT_ONE_SCREEN = ["me", {"me": "Inès"}]


def test_a_move_made_while_the_server_is_away_is_played_when_it_is_back(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, TWO_AT_ONE_SCREEN, confirm=False)
        lea.sit_down(table)
        expect(lea.page.locator(".hit.lit").first).to_be_attached()
        server.kill()
        expect(lea.page.locator(".tell.no")).to_contain_text("Connection lost. The game is kept.")
        expect(lea.page.locator(".table")).to_contain_class("lost")
        lea.tap(lea.lit()[0])
        expect(lea.page.locator(".tell.no")).to_contain_text("Connection lost. Your move is kept.")
        expect(lea.page.locator(".act")).to_contain_text("Sending")
        server.start()
        expect(lea.page.locator(".tell.no")).to_have_count(0)
        expect(lea.page.locator(".log li")).to_have_count(1)
        assert lea.length(table) == 1
        expect(lea.page.locator(".act")).not_to_contain_text("Sending")


def test_what_others_did_meanwhile_is_there_without_a_gap(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, TWO_AT_ONE_SCREEN, confirm=False)
        lea.sit_down(table)
        second = lea.context.new_page()
        second.goto(f"{server.url}/t/{table}")
        second.wait_for_selector(".hit.lit")
        lea.page.evaluate(
            "() => { window.kept = WebSocket.prototype.send; WebSocket.prototype.send = () => {}; }"
        )
        second.locator(".answers button").first.click()
        expect(second.locator(".log li")).to_have_count(1)
        server.kill()
        server.start()
        lea.page.evaluate("() => { WebSocket.prototype.send = window.kept; }")
        expect(lea.page.locator(".log li")).to_have_count(1)
        expect(lea.page.locator(".seat.turn .name")).to_have_text("Inès")
        second.close()


def test_a_table_that_was_removed_meanwhile_is_taken_leave_of(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = lea.open_table("chevalier_noir", {"players": 2}, ["me", "open"])
        code = lea.ask("GET", f"/api/tables/{table}/invites")["play"]
        karim.ask("POST", "/api/join", {"invite": code, "name": "Karim"})
        karim.page.clock.install()
        karim.page.add_init_script(COUNTED)
        karim.page.goto(f"{server.url}/t/{table}")
        expect(karim.page.get_by_text("Watching: Karim")).to_be_visible()
        karim.page.evaluate("() => addEventListener('offline', () => { window.isCut = true; })")
        karim.context.set_offline(offline=True)
        karim.page.wait_for_function("() => window.isCut")
        lea.ask("DELETE", f"/api/tables/{table}")
        karim.expects(403, f"/api/tables/{table}")
        karim.context.set_offline(offline=False)
        expect(karim.page.get_by_role("heading", name=GONE)).to_be_visible()
        tried = karim.page.evaluate("() => window.tried")
        assert tried >= 1
        karim.page.evaluate("() => dispatchEvent(new Event('online'))")
        karim.page.clock.fast_forward("10:00")  # whatever it would have done by then
        assert karim.page.evaluate("() => window.tried") == tried


@contextmanager
def nothing_is_stored(server: Server) -> Iterator[None]:
    """Let every write of a move fail inside the database, as on a broken disk."""
    with closing(sqlite3.connect(server.data / "samedi.db", isolation_level=None)) as database:
        database.execute(
            "CREATE TRIGGER broken BEFORE INSERT ON events BEGIN INSERT INTO nowhere VALUES (1); END"
        )
        try:
            yield
        finally:
            database.execute("DROP TRIGGER broken")


def test_a_move_that_cannot_be_stored_is_let_go_and_made_again(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, TWO_AT_ONE_SCREEN, confirm=False)
        lea.sit_down(table)
        expect(lea.page.locator(".hit.lit").first).to_be_attached()
        with nothing_is_stored(server):
            lea.tap(lea.lit()[0])
            expect(lea.page.locator(".act")).to_contain_text("Sending")
            expect(lea.page.locator(".table")).to_contain_text("Something went wrong on the server")
            expect(lea.page.locator(".act")).not_to_contain_text("Sending")
        assert lea.length(table) == 0
        lea.tap(lea.lit()[0])
        expect(lea.page.locator(".log li")).to_have_count(1)
        expect(lea.page.locator(".table")).not_to_contain_text("Something went wrong")
        assert lea.length(table) == 1
