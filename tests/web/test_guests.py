"""Guests, links and people who are away, in the page."""

from playwright.sync_api import Browser, expect

from tests.faults.servers import Server
from tests.web.tables import PHONE, Person, person

CHEVALIER = {"players": 2, "board": "short"}
DAEMONEN = {"players": 2, "world": "first-picture"}


def comes(somebody: Person, invite: str, name: str) -> None:
    """Come to a table by a link."""
    somebody.page.goto(somebody.url)
    somebody.ask("POST", "/api/me", {})
    somebody.ask("POST", "/api/join", {"invite": invite, "name": name})


def invites(host: Person, table: str) -> dict[str, str]:
    """The links to a table."""
    found: dict[str, str] = host.ask("GET", f"/api/tables/{table}/invites")
    return found


def opened(host: Person, game: str, options: object, seats: list[object], **settings: object) -> str:
    """A table of somebody who has just come."""
    host.page.goto(host.url)
    host.ask("POST", "/api/me", {})
    return host.open_table(game, options, seats, **settings)  # type: ignore[arg-type]


def test_in_the_waiting_room_the_host_sends_a_guest_away_and_the_links_change(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, PHONE) as lea, person(browser, server, PHONE) as karim:
        table = opened(lea, "chevalier_noir", CHEVALIER, ["me", "open"])
        comes(karim, invites(lea, table)["play"], "Karim")
        karim.page.goto(f"{server.url}/t/{table}")
        lea.page.goto(f"{server.url}/t/{table}")
        before = lea.page.get_by_label("Link for players").input_value()
        lea.page.get_by_text("Guests and links").click()
        lea.page.get_by_role("button", name="Send Karim away").click()
        lea.page.get_by_role("button", name="Send away and withdraw links").click()
        expect(lea.page.get_by_role("button", name="Let Karim come again")).to_be_visible()
        expect(lea.page.get_by_label("Link for players")).not_to_have_value(before)
        expect(karim.page.locator("body")).to_contain_text("The host has sent you away from the table.")


def test_two_who_left_their_seats_to_bots_each_get_their_own_back(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server, PHONE) as karim:
        table = opened(lea, "chevalier_noir", {"players": 3}, ["me", "open", "open"], confirm=False)
        comes(karim, invites(lea, table)["play"], "Karim")
        path = f"/api/tables/{table}/commands"
        for seat, name in ((1, "Karim"), (2, "Noé")):  # the bots will wait for Noé
            karim.ask("POST", path, {"type": "sit", "seat": seat, "name": name, "key": f"sit{seat}"})
            karim.ask("POST", path, {"type": "ready", "seat": seat, "key": f"ready{seat}"})
        lea.ask("POST", path, {"type": "start", "key": "k"})
        for seat, somebody in enumerate((lea, karim)):
            somebody.ask("POST", path, {"type": "seat_bot", "seat": seat, "bot": "random", "key": "bot"})
        karim.sit_down(table)
        karim.page.get_by_role("button", name="Take the seat back").click()
        expect(karim.page.get_by_role("button", name="Take the seat back")).to_have_count(0)
        assert [seat["occupant"]["type"] for seat in karim.view(table)["seats"]] == [
            "bot",
            "person",
            "person",
        ]


def test_whoever_plays_is_asked_before_a_bots_hand_is_seen(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE) as lea, person(browser, server, PHONE) as karim:
        table = opened(lea, "dicke_daemonen", DAEMONEN, ["me", {"bot": "random"}])
        comes(karim, invites(lea, table)["play"], "Karim")
        lea.sit_down(table)
        karim.sit_down(table)
        karim.page.get_by_role("button", name="Menu").click()
        karim.page.locator(".menu .item", has_text="Zaz").click()
        expect(karim.page.locator(".tell")).to_contain_text("The players are deciding.")
        expect(lea.page.locator(".tell")).to_contain_text("Karim would like to take over from Zaz")
        lea.page.locator(".tell").get_by_role("button", name="Agree").click()
        expect(karim.page.locator(".seat.mine-seat .name")).to_have_text("Karim")


def test_somebody_says_who_plays_while_they_are_away(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE) as lea:
        table = opened(lea, "chevalier_noir", CHEVALIER, ["me", {"bot": "random"}])
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="If I am away: Odette").click()
        lea.page.locator("dialog .menu").get_by_role("button", name="Athena").click()
        lea.page.get_by_role("button", name="Menu").click()
        expect(lea.page.get_by_role("button", name="If I am away: Athena")).to_be_visible()


def test_a_long_list_of_games_goes_on(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE) as lea:
        for _ in range(103):
            opened_or_more(lea)
        lea.page.goto(server.url)
        lea.page.get_by_role("button", name="Show more").click()
        expect(lea.page.locator(".going li")).to_have_count(100)
        lea.page.get_by_role("button", name="Older games").click()
        expect(lea.page.locator(".going li")).to_have_count(103)
        expect(lea.page.get_by_role("button", name="Older games")).to_have_count(0)


def opened_or_more(lea: Person) -> None:
    """One more table of the same person."""
    if lea.page.url == "about:blank":
        lea.page.goto(lea.url)
        lea.ask("POST", "/api/me", {})
    lea.open_table("chevalier_noir", CHEVALIER, ["me", "open"])
