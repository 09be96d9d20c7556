"""The server goes away and comes back: the page says so, keeps the move, and sends it once."""

from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import person

TWO_AT_ONE_SCREEN = ["me", {"me": "Inès"}]


def test_a_move_made_while_the_server_is_away_is_played_when_it_is_back(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 2}, TWO_AT_ONE_SCREEN, confirm=False)
        lea.sit_down(table)
        expect(lea.page.locator(".hit.lit").first).to_be_attached()
        server.kill()
        expect(lea.page.locator(".tell.no")).to_contain_text("Connection lost. Your move is kept.")
        expect(lea.page.locator(".table")).to_have_class(r"table game-chevalier_noir lost")
        lea.tap(lea.lit()[0])
        expect(lea.page.locator(".act")).to_contain_text("Sending")
        server.start()
        expect(lea.page.locator(".tell.no")).to_have_count(0, timeout=20_000)
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
        expect(lea.page.locator(".log li")).to_have_count(1, timeout=20_000)
        expect(lea.page.locator(".seat.turn .name")).to_have_text("Inès", timeout=20_000)
        second.close()
