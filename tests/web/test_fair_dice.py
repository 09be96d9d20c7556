"""Fair dice on the screen: numbers are sealed, opened, missed and checked without anybody doing anything."""

import hashlib
import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.faults.servers import Server
from tests.web.tables import Person, person
from tests.web.test_modules import run

TABLE, ME, HOST = "evening", "p-me", "p-host"
COMMITMENT = "c" * 64


def in_the_room(host: Person, guest: Person) -> str:
    """Two people in a waiting room, the guest ready."""
    for somebody in (host, guest):
        somebody.page.goto(somebody.url)
    table = host.open_table("chevalier_noir", {"players": 2}, ["me", "open"], confirm=False)
    code = host.ask("GET", f"/api/tables/{table}/invites")["play"]
    guest.ask("POST", "/api/join", {"invite": code, "name": "Karim"})
    sit = {"type": "sit", "seat": 1, "name": "Karim", "key": "sit"}
    guest.ask("POST", f"/api/tables/{table}/commands", sit)
    for somebody in (host, guest):
        somebody.page.goto(f"{somebody.url}/t/{table}")
    guest.page.get_by_role("button", name="I am ready").click()
    expect(host.page.get_by_role("button", name="Begin")).to_be_enabled()
    return table


def sheet_of(somebody: Person) -> Locator:
    """The sheet about the dice."""
    somebody.page.get_by_role("button", name="Menu").click()
    somebody.page.get_by_role("button", name="Fair dice").click()
    return somebody.page.locator(".fair")


def test_both_screens_open_their_numbers_and_check_the_dice_at_the_end(
    browser: Browser, patient: Server
) -> None:
    with person(browser, patient) as lea, person(browser, patient) as karim:
        table = in_the_room(lea, karim)
        assert [each["name"] for each in lea.view(table)["seals"]] == ["Karim"]
        lea.page.get_by_role("button", name="Begin").click()
        for somebody in (lea, karim):
            expect(somebody.page.locator(".boardpicture")).to_be_visible()
        karim.page.get_by_role("button", name="Menu").click()
        karim.page.get_by_role("button", name="Give up").click()
        karim.page.locator("dialog.dialog").get_by_role("button", name="Give up").click()
        for somebody in (lea, karim):
            expect(somebody.page.locator(".ending")).to_be_visible()
            sheet = sheet_of(somebody)
            expect(sheet).to_contain_text("Léa: opened, and in the dice")
            expect(sheet).to_contain_text("Karim: opened, and in the dice")
            expect(sheet.locator(".tell.yes")).to_be_visible()


def test_a_screen_that_is_closed_is_missed_and_everybody_is_told(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = in_the_room(lea, karim)
        karim.page.goto("about:blank")
        lea.page.get_by_role("button", name="Begin").click()
        expect(lea.page.locator(".boardpicture")).to_be_visible()
        notice = lea.page.get_by_text("The table went on without the number of Karim")
        expect(notice).to_be_visible()
        expect(sheet_of(lea)).to_contain_text("Karim: not opened in time, not in the dice")
        assert [each.get("is_missing", False) for each in lea.view(table)["seals"]] == [False, True]


def test_a_screen_whose_seal_was_exchanged_keeps_its_number_and_warns(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = in_the_room(lea, karim)
        kept = json.loads(karim.page.evaluate("localStorage.getItem('samedi-numbers')"))[0]
        other = {"type": "commit", "seal": "0" * 64, "key": "other"}
        karim.ask("POST", f"/api/tables/{table}/commands", other)
        lea.page.get_by_role("button", name="Begin").click()
        expect(karim.page.locator(".boardpicture")).to_be_visible()
        expect(karim.page.get_by_role("alert")).to_contain_text("Your number is not in the dice")
        events = json.dumps(lea.ask("GET", f"/api/tables/{table}/events?since=0"))
        assert kept["number"] not in events


def test_who_plays_against_a_bot_has_a_number_in_the_dice(browser: Browser, patient: Server) -> None:
    with person(browser, patient) as lea:
        lea.page.goto(f"{lea.url}/?game=dicke_daemonen&way=bots")
        lea.page.get_by_role("button", name="Begin").click()
        expect(lea.page.locator(".boardpicture")).to_be_visible()
        view = lea.view(lea.page.url.rpartition("/")[2])
        (sealed,) = view["seals"]
        assert sealed["by"] == view["you"]["person"]
        text = f"{sealed['number']}|{view['id']}|{sealed['by']}"
        assert hashlib.sha256(text.encode()).hexdigest() == sealed["seal"]


def seal(number: str, by: str) -> str:
    return hashlib.sha256(f"{number}|{TABLE}|{by}".encode()).hexdigest()


OTHER = seal("b" * 64, HOST)


def judged(change: str = "", *, opens: bool = True) -> Any:
    """What a screen says that sealed and opened its number, after something was changed in the view."""
    host = {"by": HOST, "name": "Léa", "number": "a" * 64, "seal": seal("a" * 64, HOST)}
    text = f"""(() => {{
      const [commit] = m.sealing("{TABLE}", "{ME}", []);
      const mine = {{ by: "{ME}", name: "Karim", seal: commit.seal }};
      const view = {{ id: "{TABLE}", stage: "playing", commitment: "{COMMITMENT}",
        you: {{ person: "{ME}", seats: [1] }},
        seals: [{json.dumps(host)}, mine], opening: {{ awaits: ["{ME}"], until: 0 }} }};
      const command = {json.dumps(opens)} ? m.opening(view) : null;
      mine.number = command?.number;
      {change}
      return [m.wrongNumber(view), m.missingNames(view), command !== null, m.opening(view) !== null];
    }})()"""
    return run("app/numbers.js", text)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ("", None),
        ("view.seals.pop();", "page-table-number-gone"),
        ("view.seals.pop(); view.you.seats = [];", None),
        ("mine.seal = 'f'.repeat(64); mine.number = null;", "page-table-number-gone"),
        ("mine.number = null; mine.is_missing = true;", "page-table-number-dropped"),
        ("view.commitment = 'd'.repeat(64);", "page-table-number-changed"),
        (
            f"view.seals[0].number = 'b'.repeat(64); view.seals[0].seal = '{OTHER}';",
            "page-table-number-changed",
        ),
        ("view.seals[0].number = 'b'.repeat(64);", "page-table-number-other"),
        ("mine.number = 'b'.repeat(64);", "page-table-number-other"),
    ],
)
def test_the_page_finds_out_what_was_changed(change: str, wrong: str | None) -> None:
    assert judged(change)[0] == wrong


def test_a_number_is_not_opened_before_the_hosts_is_and_fits_its_seal() -> None:
    for change in (
        "view.seals[0].number = null;",
        "view.seals[0].number = 'b'.repeat(64);",
        "view.opening = null;",
        "view.opening.awaits = ['p-host'];",
        "mine.seal = 'f'.repeat(64);",
    ):
        assert judged(change, opens=False)[3] is False
    assert judged("view.seals[0].number = null; view.seals[0].is_missing = true;", opens=False)[3] is True


def test_who_was_too_late_is_told_that_the_table_went_on_and_not_that_it_cheated() -> None:
    wrong, names, *_ = judged("mine.is_missing = true;", opens=False)
    assert (wrong, names) == (None, ["Karim"])
