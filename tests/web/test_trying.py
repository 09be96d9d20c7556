"""Trying things on the board of a study: every side, chance by hand, branches, names and comments."""

import json
import re
import secrets
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.searches import compile_search
from tests.web.checker import violations
from tests.web.tables import PHONE, Person, person
from tests.web.test_replay import old_game

AT = 40
AT_A_DRAW = 16  # in the old game of Dicke Dämonen
NARROW = "all => all.filter((each) => each.clientWidth < 120 || each.scrollWidth > each.clientWidth).length"
MOST_TABS = 80


def begin(lea: Person) -> Page:
    """Go from a moment of a finished game to a board to try things on."""
    lea.expects(503, "/hint")  # a young server is asked again
    table = lea.ask("POST", "/api/imports", json.loads(old_game("chevalier_noir")))["id"]
    lea.page.goto(f"{lea.url}/t/{table}#at={AT}")
    lea.page.get_by_role("button", name="Try things from here").click()
    expect(lea.page.get_by_role("heading", name="Trying things")).to_be_visible()
    return lea.page


def test_going_back_and_doing_something_else_makes_a_branch_with_a_name(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, size=(1440, 900)) as lea:
        page = begin(lea)
        expect(page.locator(".act h2")).to_be_visible()
        page.locator(".act .answers button:not(.bare, .go)").first.click()
        expect(page.locator(".log .study-tree li")).to_have_count(2)
        page.get_by_role("button", name="Undo").first.click()
        expect(page.get_by_role("button", name="The start")).to_have_attribute("aria-current", "step")
        expect(page.locator(".act .answers button:not(.bare, .go)")).to_have_count(6)
        page.locator(".act .answers button:not(.bare, .go)").nth(1).click()
        expect(page.locator(".study-tree ol ol li")).to_have_count(1)
        page.get_by_label("Name of this branch").fill("The other way")
        page.get_by_label("Comment").fill("Slower, but sure.")
        page.get_by_label("Comment").blur()
        expect(page.locator(".study-tree ol ol .node-name")).to_have_text("The other way")
        expect(page.locator(".trying .comment")).to_have_text("Slower, but sure.")
        assert violations(page) == []
        expect(page).to_have_url(re.compile(r"#node=[0-9a-f]{16}$"))
        page.reload()
        expect(page.locator(".study-tree ol ol button")).to_have_attribute("aria-current", "step")
        expect(page.locator(".trying .comment")).to_have_text("Slower, but sure.")
        brought_in_again(page, lea.url)
        page.locator(".study-tree ol ol button").click()
        page.get_by_role("button", name="Remove this branch").click()
        page.get_by_role("dialog").get_by_role("button", name="Remove this branch").click()
        expect(page.locator(".study-tree ol ol")).to_have_count(0)


def brought_in_again(page: Page, url: str) -> None:
    """Take the study as text, bring that in, and find the new one in one's list."""
    page.get_by_role("button", name="Share and keep").click()
    with page.expect_download() as taken:
        page.get_by_role("link", name="As text, with variations").click()
    page.goto(url)
    page.get_by_role("button", name="Open a saved game").click()
    page.get_by_role("dialog").locator("input[type=file]").set_input_files(taken.value.path())
    page.wait_for_url("**/study/*")
    code = page.url.rsplit("/", 1)[1]
    page.goto(url)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My studies").click()
    expect(page.get_by_role("dialog").get_by_role("link")).to_have_count(2)
    page.get_by_role("dialog").locator(f"a[href='/study/{code}']").click()


BEGIN_TASK = """async ([table, at, seat]) => {
  const { href } = document.querySelector('link[rel="modulepreload"]');
  const { beginTask } = await import(href.replace(/\\/e\\/([^/]+)\\/.*/, "/e/$1/table/mistake_task.js"));
  await beginTask([{ table, at, seat, said: "Bob waited." }, { table, at, seat, said: "Bob waited." }], 0);
}"""


def test_a_mistake_is_asked_again_on_the_board_and_any_move_is_judged(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, size=(1440, 900)) as lea:
        table = lea.ask("POST", "/api/imports", json.loads(old_game("chevalier_noir")))["id"]
        replay = lea.ask("GET", f"/api/tables/{table}/replay")
        moments = [replay["first"], *replay["patches"]]
        at, seat = next(
            (at, each["seat"]) for at, each in enumerate(moments[1:]) if at > AT and "seat" in each
        )
        lea.page.goto(f"{lea.url}/t/{table}#at={at}")
        expect(lea.page.get_by_role("button", name="Try things from here")).to_be_visible()
        lea.page.evaluate(BEGIN_TASK, [table, at, seat])
        expect(lea.page.get_by_text("Bob waited. What would have been better?")).to_be_visible()
        compile_search("chevalier_noir")
        lea.expects(503, "/hint")  # a young server is asked again
        expect(lea.page.locator(".chance-of")).to_have_count(0)  # nothing is given away
        lea.page.locator(".act .answers button:not(.bare, .go)").last.click()
        lea.page.get_by_role("button", name="Chevalier, with the").first.click()
        expect(lea.page.locator(".task .tell")).to_be_visible()
        expect(lea.page.locator(".chance-of")).to_have_count(2)
        assert violations(lea.page) == []
        lea.page.get_by_role("button", name="The next one").click()
        expect(lea.page.get_by_text("Mistake 2 of 2")).to_be_visible()
        lea.page.get_by_role("button", name="Show the answer").click()
        expect(lea.page.get_by_text("That was the last one.")).to_be_visible()
        lea.page.locator(".task").get_by_role("link", name="Back to the game").click()
        lea.page.wait_for_url(f"**/t/{table}#at={at}")


def test_everybodys_chances_are_told_as_the_search_deepens_on_a_phone(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, size=PHONE, reduced_motion="reduce") as lea:
        compile_search("chevalier_noir")
        page = begin(lea)
        chances = page.locator(".chance-of b")
        expect(chances.first).to_have_text(re.compile(r"\d %"), timeout=300_000)
        expect(chances.nth(1)).to_have_text(re.compile(r"\d %"))
        assert sum(int(each.split()[0]) for each in chances.all_inner_texts()) in (99, 100, 101)
        page.get_by_role("button", name="At random").click()
        expect(page.locator(".trying .worth button")).to_be_visible()
        page.get_by_role("button", name="What was tried").click()
        expect(page.get_by_role("dialog").get_by_role("button", name="The start")).to_be_visible()
        assert violations(page) == []


def tab_to(page: Page, selector: str) -> None:
    """Go on from key to key until something has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def test_a_study_is_gone_through_by_keys_alone(browser: Browser, server: Server) -> None:
    with person(browser, server, size=(1440, 900)) as lea:
        page = begin(lea)
        expect(page.locator(".act h2")).to_be_visible()
        tab_to(page, ".act .answers button:not(.bare, .go)")
        page.keyboard.press("Enter")
        expect(page.locator(".log .study-tree li")).to_have_count(2)
        tab_to(page, ".study-tree li:first-child button")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="The start")).to_have_attribute("aria-current", "step")
        tab_to(page, ".notes input")
        page.keyboard.type("By keys")
        page.keyboard.press("Tab")
        page.reload()
        expect(page.get_by_label("Name of this study")).to_have_value("By keys")


def test_what_somebody_else_tries_appears_by_itself(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server, PHONE) as bob:
        page = begin(lea)
        links = lea.ask("GET", f"/api/studies/{page.url.rpartition('/')[2]}")["links"]
        bob.expects(503, "/hint")
        bob.page.goto(f"{bob.url}/study/{links['read']}")
        bob.page.get_by_role("button", name="What was tried").click()
        tree = bob.page.get_by_role("dialog").locator(".study-tree li")
        expect(tree).to_have_count(1)
        page.locator(".act .answers button:not(.bare, .go)").first.click()
        expect(tree).to_have_count(2)
        bob.page.keyboard.press("Escape")
        expect(bob.page.locator(".hit.lit, .act .go")).to_have_count(0)  # nothing is asked of a reader
        bob.page.locator(".act .answers button").click()
        expect(bob.page.get_by_role("heading", name="Nothing was tried after this.")).to_be_visible()
        bob.page.get_by_role("button", name="Undo").first.click()
        expect(bob.page.get_by_role("heading", name="What was tried from here")).to_be_visible()
        assert violations(bob.page) == []


def test_the_longest_name_and_comment_leave_everything_in_its_place(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as bob:
        page = begin(lea)
        study = page.url.rpartition("/")[2]
        page.locator(".act .answers button:not(.bare, .go)").first.click()
        expect(page.locator(".log .study-tree li")).to_have_count(2)
        view = lea.ask("GET", f"/api/studies/{study}")
        said = {"node": view["nodes"][0]["id"], "name": "N" * 60, "comment": "Long comment " * 76}
        lea.ask("POST", f"/api/studies/{study}/note", said)
        bob.expects(503, "/hint")
        bob.page.goto(f"{bob.url}/study/{view['links']['read']}")
        answer = bob.page.locator(".act .answers.reading button")
        expect(answer).to_have_text(re.compile("N{60}"))
        assert answer.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")
        card, box = (bob.page.locator(each).bounding_box() for each in (".act", ".act .answers.reading span"))
        assert card is not None
        assert box is not None
        assert card["x"] <= box["x"] <= box["x"] + box["width"] <= card["x"] + card["width"]
        answer.click()
        comment = bob.page.locator(".trying .comment").bounding_box()
        assert comment is not None
        assert comment["height"] < 120


def test_what_chance_may_bring_has_room_beside_a_hand_on_a_phone(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE) as lea:
        lea.expects(503, "/hint")
        ended = lea.ask("POST", "/api/imports", json.loads(old_game("dicke_daemonen")))["id"]
        study = lea.ask("POST", "/api/studies", {"table": ended, "at": AT_A_DRAW, "key": "draw"})["edit"]
        lea.page.goto(f"{lea.url}/study/{study}")
        expect(lea.page.get_by_role("heading", name="What does chance bring?")).to_be_visible()
        expect(lea.page.locator(".tray .card").first).to_be_visible()
        buttons = lea.page.locator(".act .answers button")
        assert buttons.count() > 2
        assert buttons.evaluate_all(NARROW) == 0
        expect(lea.page.locator(".act")).not_to_contain_text("Your hand:")


def test_from_the_last_moment_one_goes_on_only_in_a_game_that_was_given_up(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        seats = ["me", {"me": "Bob"}]
        given_up = lea.open_table("chevalier_noir", {"players": 2}, seats, confirm=False)
        view = lea.view(given_up)
        for each in (
            {"type": "move", "seen": view["seq"], "action": view["play"]["legal"][0]},
            {"type": "resign"},
        ):
            lea.ask("POST", f"/api/tables/{given_up}/commands", {**each, "seat": 0, "key": each["type"]})
        ended = lea.ask("POST", "/api/imports", json.loads(old_game("chevalier_noir")))["id"]
        button = lea.page.get_by_role("button", name="Try things from here")
        for table in (ended, given_up):
            lea.page.goto(f"{lea.url}/t/{table}#at={lea.length(table)}")
            expect(button).to_be_enabled(enabled=table == given_up)


def test_from_a_practice_game_that_runs_one_goes_to_a_board_to_try_things(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        lea.expects(503, "/hint")
        table = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Bob"}], hints=True)
        lea.sit_down(table)
        lea.page.wait_for_selector(".act.asks h2")
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Try things").click()
        expect(lea.page.get_by_role("heading", name="Trying things")).to_be_visible()
        lea.page.go_back()
        expect(lea.page).to_have_url(re.compile(f"/t/{table}"))
        assert lea.view(table)["stage"] == "playing"


def test_whoever_is_asked_to_play_on_is_told_so_and_offered_no_other_game(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        ended = lea.ask("POST", "/api/imports", json.loads(old_game("dicke_daemonen")))["id"]
        began(lea, ended, {"is_anew": True})
        expect(lea.page.get_by_text("what was hidden has been dealt anew")).to_be_visible()
        expect(lea.page.locator("summary").get_by_text("At this table")).to_be_visible()
        expect(lea.page.get_by_text("Who draws the world?")).to_have_count(0)
        expect(lea.page.get_by_text("Options", exact=True)).to_have_count(0)


def test_who_sits_down_where_hidden_things_stay_is_told_who_knows_them(
    browser: Browser, server: Server
) -> None:
    known = "whoever has looked at that game knows it"
    with person(browser, server) as lea, person(browser, server) as ines:
        ended = lea.ask("POST", "/api/imports", json.loads(old_game("dicke_daemonen")))["id"]
        table = began(lea, ended, {})
        expect(lea.page.get_by_text(known)).to_be_visible()
        link = lea.ask("GET", f"/api/tables/{table}/invites")["play"]
        ines.ask("POST", "/api/join", {"invite": link, "name": "Inès", "sits": True})
        ines.page.goto(f"{ines.url}/t/{table}")
        expect(ines.page.get_by_text(known)).to_be_attached()


def began(who: Person, ended: str, more: dict[str, Any]) -> str:
    """A table with a free chair that goes on from a moment of a finished game."""
    begun = {"table": ended, "at": AT, **more}
    asked = {"game": "dicke_daemonen", "name": "Léa", "options": {}, "seats": ["me", "open"], "begun": begun}
    table = str(who.ask("POST", "/api/tables", {**asked, "key": secrets.token_hex(8)})["id"])
    who.page.goto(f"{who.url}/t/{table}")
    return table


def test_what_was_dealt_anew_is_offered_as_a_file_of_this_server_and_not_as_text(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        lea.expects(503, "/hint")
        options = {"players": 2, "world": "first-picture"}
        seats = ["me", {"bot": "random"}]
        lea.sit_down(lea.open_table("dicke_daemonen", options, seats, hints=True))
        lea.page.wait_for_selector(".act.asks h2")
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Try things").click()
        expect(lea.page.get_by_text("What you could not know was dealt anew.")).to_be_visible()
        lea.page.get_by_role("button", name="Share and keep").click()
        expect(lea.page.get_by_role("link", name="As a file")).to_be_visible()
        expect(lea.page.get_by_text("It cannot be written as text")).to_be_visible()
        expect(lea.page.get_by_role("link", name="As text, with variations")).to_have_count(0)
        assert violations(lea.page) == []


def test_a_board_leads_back_to_its_game_and_has_no_guests(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        page = begin(lea)
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("button", name="Board as text")).to_be_visible()
        for words in ("Withdraw the links", re.compile("^Mute")):
            expect(page.get_by_role("button", name=words)).to_have_count(0)
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Back to the game").click()
        expect(page.get_by_role("button", name="Try things from here")).to_be_visible()
        expect(page.locator(".seat").first).to_be_visible()
        expect(page.locator(".seat.away")).to_have_count(0)  # of a file: nobody was ever here
        expect(page.get_by_role("link", name="Back to the lobby")).to_be_visible()


def test_two_taps_begin_one_board(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        page = begin(lea)
        page.go_back()
        page.get_by_role("button", name="Try things from here").dblclick()
        expect(page.get_by_role("heading", name="Trying things")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("button", name="Try things from here")).to_be_visible()
        assert len(lea.ask("GET", "/api/studies")) == 2


def test_who_is_not_named_in_a_text_is_called_by_their_place_and_a_link_is_copied_by_hand(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        page = begin(lea)
        study = page.url.rpartition("/")[2]
        text = lea.context.request.get(f"{lea.url}/api/studies/{study}/text").text()
        page.goto(f"{lea.url}/study/{lea.ask('POST', '/api/studies/files', text)['edit']}")
        expect(page.locator(".seats")).to_contain_text("Player 2")
        page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as over HTTP
        page.get_by_role("button", name="Share and keep").click()
        page.get_by_role("button", name="Copy the link").first.click()
        expect(page.get_by_text("copy it from here")).to_be_visible()
        expect(page.get_by_label("To read")).to_be_focused()
