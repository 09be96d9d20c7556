"""Friends: from a link to the table in one tap, and a waiting room that says whom it waits for."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.web.tables import DESKTOP, PHONE, Person, person

TAPS = "addEventListener('click', () => { window.taps = (window.taps ?? 0) + 1; }, true)"


def hosted(lea: Person, players: int = 2, **settings: object) -> str:
    """Léa's table, at which she waits for friends."""
    table = lea.open_table(
        "chevalier_noir", {"players": players}, ["me", *["open"] * (players - 1)], **settings
    )
    lea.page.goto(f"{lea.url}/t/{table}")
    lea.page.wait_for_selector(".chairs")
    return table


def link_of(lea: Person, table: str, kind: str = "play") -> str:
    invites = lea.ask("GET", f"/api/tables/{table}/invites")
    return f"{lea.url}/i/{invites[kind]}"


def invited(guest: Person, link: str, name: str) -> Page:
    """Open a link and say a name."""
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    return guest.page


def join(guest: Person, link: str, name: str) -> Page:
    page = invited(guest, link, name)
    page.get_by_role("button", name="Join the table").click()
    page.wait_for_url("**/t/*")
    return page


def test_from_the_link_to_the_table_it_is_a_name_and_one_tap(browser: Browser, patient: Server) -> None:
    with person(browser, patient) as lea, person(browser, patient, size=PHONE) as karim:
        table = hosted(lea)
        lea.page.get_by_role("button", name="Start as soon as all are ready").click()
        expect(lea.page.get_by_text("begins by itself")).to_be_visible()
        page = invited(karim, link_of(lea, table), "Karim")
        page.evaluate(TAPS)
        page.get_by_role("button", name="Join the table").click()
        for somebody in (lea, karim):
            expect(somebody.page.locator(".boardpicture")).to_be_visible()
        assert page.evaluate("window.taps") == 1
        view = karim.view(table)
        assert view["you"]["seats"] == [1]
        assert [each["name"] for each in view["seals"]] == ["Léa", "Karim"], "both add to the dice"
        assert all(len(each["number"]) == 64 for each in view["seals"]), "and open what they sealed"


def test_who_sits_stands_up_by_a_word_and_shares_the_link_from_a_desktop_too(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        hosted(lea)
        expect(lea.page.locator(".chairs li").first.get_by_role("button")).to_have_text("Stand up")
        expect(lea.page.locator(".inv .row")).to_have_text(re.compile("Share|E-mail"))


def test_the_room_says_whom_it_waits_for(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server, size=PHONE) as karim:
        table = hosted(lea, 3)
        page = join(karim, link_of(lea, table), "Karim")
        chair = page.locator(".chairs li").nth(1)
        expect(chair).to_contain_text("you · ready")
        expect(page.get_by_text(re.compile("You are at Léa.s table"))).to_be_visible()
        expect(page.get_by_text("The game begins when no chair is free.")).to_be_visible()
        lea.page.get_by_label("Bot for chair 3").select_option(index=1)
        expect(page.get_by_text("Léa begins the game.")).to_be_visible()
        expect(lea.page.get_by_text("Everybody is ready.", exact=True)).to_be_visible()
        expect(lea.page.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
        page.get_by_role("button", name="Not yet").click()
        expect(page.get_by_text("The others wait for you: are you ready?")).to_be_visible()
        expect(lea.page.get_by_text("Waiting for Karim.")).to_be_visible()
        expect(lea.page.get_by_role("button", name="Begin", exact=True)).to_be_disabled()


def test_of_two_who_tap_for_one_chair_the_second_is_told_and_can_watch(
    browser: Browser, server: Server
) -> None:
    with (
        person(browser, server) as lea,
        person(browser, server) as karim,
        person(browser, server, size=PHONE) as ines,
    ):
        table = hosted(lea)
        link = link_of(lea, table)
        late = invited(ines, link, "Inès")
        expect(late.get_by_role("button", name="Join the table")).to_be_visible()
        join(karim, link, "Karim")
        ines.expects(409, "/api/join")
        late.get_by_role("button", name="Join the table").click()
        expect(late.get_by_role("alert")).to_contain_text("Somebody was quicker")
        expect(late.get_by_label("Your name")).to_have_value("Inès")
        late.get_by_role("button", name="Watch").click()
        late.wait_for_url("**/t/*")
        expect(late.get_by_text("Every chair is taken; you can watch.")).to_be_visible()
        assert ines.view(table)["you"]["seats"] == []


def test_a_guest_changes_chairs_and_stays_ready(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server, size=PHONE) as karim:
        table = hosted(lea, 4)
        page = join(karim, link_of(lea, table), "Karim")
        page.get_by_role("button", name="Move here, to chair 3").click()
        expect(page.locator(".chairs li").nth(2)).to_contain_text("you · ready")
        view = karim.view(table)
        assert view["you"]["seats"] == [2]
        page.get_by_role("button", name=re.compile("Stand up")).click()
        expect(page.get_by_text("Take a chair, and you are ready.")).to_be_visible()
        page.get_by_role("button", name="Sit at chair 2").click()
        expect(page.locator(".chairs li").nth(1)).to_contain_text("you · ready")


def test_a_late_third_is_offered_what_there_is(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim, person(browser, server) as ines:
        table = hosted(lea)
        link = link_of(lea, table)
        join(karim, link, "Karim")
        ines.page.goto(link)
        expect(ines.page.get_by_text("Every chair is taken; you can watch.")).to_be_visible()
        lea.page.get_by_role("button", name="Begin", exact=True).click()
        expect(lea.page.locator(".boardpicture")).to_be_visible()
        ines.page.reload()
        expect(ines.page.get_by_text("The game has begun; you can watch.")).to_be_visible()
        karim.page.goto(link)
        karim.page.get_by_role("button", name="To the table").click()
        expect(karim.page.locator(".boardpicture")).to_be_visible()


def test_people_talk_in_the_waiting_room(browser: Browser, server: Server) -> None:
    with person(browser, server, size=DESKTOP) as lea, person(browser, server, size=PHONE) as karim:
        table = hosted(lea)
        page = join(karim, link_of(lea, table), "Karim")
        page.get_by_label("Write to the table").fill("Two minutes, tea is on.")
        page.keyboard.press("Enter")
        expect(lea.page.get_by_role("log")).to_contain_text("Karim Two minutes, tea is on.")
        expect(lea.page.get_by_role("link", name="new message")).to_have_count(0)  # it was seen
        page.evaluate("scrollTo(0, 0)")
        lea.page.get_by_label("Write to the table").fill("One for me, too!")
        lea.page.keyboard.press("Enter")
        expect(page.locator(".toast")).to_have_text(re.compile(r"^Léa \S One for me, too!$"))
        unread = page.get_by_role("link", name="Talk: one new message")
        expect(unread.locator(".badge")).to_have_text("1")
        unread.click()
        expect(page.get_by_text("Léa One for me, too!")).to_be_in_viewport()
        expect(unread).to_have_count(0)
        quiet = hosted(lea, chat="off")
        assert lea.view(quiet)["settings"]["chat"] == "off"
        expect(lea.page.get_by_role("log")).to_have_count(0)


def over(lea: Person, karim: Person) -> str:
    """A table of both whose game is over."""
    table = lea.open_table("chevalier_noir", {"players": 2}, ["me", "open"], confirm=False)
    code = lea.ask("GET", f"/api/tables/{table}/invites")["play"]
    karim.ask("POST", "/api/join", {"invite": code, "name": "Karim", "sits": True})
    for command in ({"type": "start"}, {"type": "resign", "seat": 0}):
        lea.ask("POST", f"/api/tables/{table}/commands", {**command, "key": command["type"]})
    return table


def test_from_the_lobby_one_plays_again_with_the_same_people(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server, size=PHONE) as karim:
        over(lea, karim)
        karim.page.goto(server.url)
        lea.page.goto(server.url)
        lea.page.get_by_role("button", name="Play again, Le Chevalier Noir").click()
        lea.page.wait_for_url("**/t/*")
        expect(lea.page.locator(".chairs li")).to_contain_text(["Karim", "Léa"])
        invitation = karim.page.locator(".going li.yours")
        expect(invitation).to_contain_text("Léa invites you to play")
        invitation.get_by_role("button", name="Join, Le Chevalier Noir").click()
        for somebody in (lea, karim):
            expect(somebody.page.locator(".boardpicture")).to_be_visible()


def test_an_invitation_to_play_again_can_be_declined(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = over(lea, karim)
        again = {"type": "rematch", "at_once": True, "key": "again"}
        lea.ask("POST", f"/api/tables/{table}/commands", again)
        karim.page.goto(server.url)
        games = karim.page.locator(".going li")
        expect(games).to_have_count(2)
        karim.page.get_by_role("button", name="Decline Le Chevalier Noir").click()
        expect(games).to_have_count(1)
        following = lea.view(table)["successor"]
        assert [seat["occupant"]["type"] for seat in lea.view(following)["seats"]] == ["open", "person"]
