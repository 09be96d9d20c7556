"""Codes that are said: shown in the waiting room, typed in the lobby, and what is told of wrong ones."""

from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import PHONE, person
from tests.web.test_friends import hosted


def test_a_spoken_code_leads_to_the_invitation_however_it_is_typed(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server, size=PHONE) as karim:
        hosted(lea)
        first, second, number = lea.page.locator(".code").inner_text().split()
        karim.page.goto(server.url)
        field = karim.page.get_by_label("A code or a link?")
        field.fill(f" {first.lower()}-{second.title()} {number} ")
        karim.page.get_by_role("button", name="Join").click()
        expect(karim.page.locator("h1")).to_have_text("Léa invites you to Le Chevalier Noir")


def test_a_wrong_code_or_link_stays_and_is_answered_in_place(browser: Browser, server: Server) -> None:
    with person(browser, server, size=PHONE) as lea:
        lea.expects(404, "/api/codes")
        lea.expects(404, "/api/invites/nothing.at-all")
        lea.page.goto(server.url)
        field = lea.page.get_by_label("A code or a link?")
        for typed, told in (
            ("piano tango 100", "No table has this code now."),
            (f"{server.url}/i/nothing.at-all", "This link is not valid here."),
            ("who knows", "two words and a number"),
        ):
            field.fill(typed)
            lea.page.get_by_role("button", name="Join").click()
            expect(lea.page.get_by_role("alert")).to_contain_text(told)
            expect(field).to_have_value(typed)
            assert lea.page.url.rstrip("/") == server.url


def test_a_link_nobody_else_can_open_says_so_and_how_to_change_it(browser: Browser, server: Server) -> None:
    with person(browser, server, size=PHONE) as lea:
        hosted(lea)
        expect(lea.page.get_by_role("note")).to_contain_text("works on this device only")
        expect(lea.page.get_by_role("note")).to_contain_text("samedi serve --lan")
        mail = lea.page.get_by_role("link", name="E-mail").get_attribute("href") or ""
        assert lea.page.evaluate("encodeURIComponent(document.getElementById('play-link').value)") in mail
