"""The lobby: from the first screen to a table, alone, with bots, with friends, at one screen."""

import gzip
import json
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from samedi.games import NAMES
from samedi.words import LANGUAGES
from tests.faults.servers import Server
from tests.web.tables import IDLE, PHONE, Person, person

PATIENCE_S = 60
FIRST_TAP = {  # what a newcomer touches first: a die, a card in the hand, a pawn
    "baron_voodoo": ".hit.lit",
    "dicke_daemonen": ".tray button[data-pick]:not([disabled])",
    "chevalier_noir": ".hit.lit",
}
PICKED = ".piece.lifted, [aria-pressed=true]:not(.opens)"
CUT = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  const isBox = (each) => getComputedStyle(each).display !== "inline";
  const isCut = (each) => each.scrollWidth > each.clientWidth + 1 && isBox(each);
  const isShort = (each) => {  // a list shows its choice and an arrow
    pen.font = getComputedStyle(each).font;
    return pen.measureText(each.selectedOptions[0].text.trim()).width + 44 > each.clientWidth;
  };
  const found = [...document.querySelectorAll("form .segments b, form button")].filter(isCut);
  const lists = [...document.querySelectorAll("form select")].filter(isShort);
  return [...found, ...lists].map((each) => each.textContent.trim().slice(0, 60));
}"""
FIRST_LOAD = 60_000  # bytes of script and style, compressed


def table_of(lea: Person) -> Any:
    """The table this person is at, as the server shows it."""
    lea.page.wait_for_url("**/t/*")
    return lea.view(lea.page.url.rpartition("/")[2])


def open_form(lea: Person, query: str) -> None:
    lea.page.goto(f"{lea.url}/?{query}")
    expect(lea.page.locator("form button.go")).to_be_enabled()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()


def has_begun(lea: Person, length: int) -> bool:
    """Whether something is picked, or was done since the game had this length."""
    return lea.page.locator(PICKED).count() > 0 or table_of(lea)["play"]["length"] > length


@pytest.mark.parametrize("game", FIRST_TAP)
def test_the_second_tap_of_a_first_visit_is_a_move(browser: Browser, server: Server, game: str) -> None:
    with person(browser, server, size=PHONE, reduced_motion="reduce") as lea:
        lea.page.goto(server.url)
        title = lea.page.locator(f"#card-{game}").inner_text()
        lea.page.get_by_role("button", name=f"Play now: {title}").click()
        lea.page.wait_for_selector(IDLE, state="attached")
        before = table_of(lea)
        assert before["stage"] == "playing"
        assert [seat["occupant"].get("name") for seat in before["seats"][1:]] == ["tilo"]
        length = before["play"]["length"]
        assert not has_begun(lea, length)
        lea.page.locator(FIRST_TAP[game]).first.click()
        deadline = time.monotonic() + PATIENCE_S
        while not has_begun(lea, length):
            assert time.monotonic() < deadline, "the tap is a move, or begins one"


def test_play_now_is_as_the_last_time(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        open_form(lea, "game=chevalier_noir&way=bots")
        lea.page.get_by_label("four players, each alone").check()
        lea.page.get_by_label("Zaz", exact=True).check()
        begin(lea.page)
        first = table_of(lea)
        lea.page.goto(server.url)
        lea.page.get_by_role("button", name="Play now: Le Chevalier Noir").click()
        again = table_of(lea)
        assert again["id"] != first["id"]
        assert again["options"] == first["options"]
        assert [seat["occupant"].get("name") for seat in again["seats"][1:]] == ["zaz"] * 3


def test_what_was_remembered_and_no_longer_fits_is_forgotten(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.expects(400, "/api/tables")
        lea.page.goto(server.url)
        kept = {"way": "bots", "table": "two", "options": {"players": 2, "world": "gone"}, "bot": "nobody"}
        lea.page.evaluate(
            "kept => localStorage.setItem('samedi-tables', kept)", json.dumps({"dicke_daemonen": kept})
        )
        lea.page.get_by_role("button", name="Play now: Dicke Dämonen").click()
        view = table_of(lea)
        assert view["stage"] == "playing"
        assert view["seats"][1]["occupant"]["name"] == "tilo"


def test_a_name_is_remembered(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        lea.page.get_by_role("button", name="Add your name").click()
        expect(lea.page.get_by_label("Your name")).to_be_focused()
        lea.page.keyboard.type("  Léa  ")
        lea.page.keyboard.press("Enter")
        expect(lea.page.locator("h1")).to_contain_text(", Léa.")
        lea.page.reload()
        expect(lea.page.locator("h1")).to_contain_text(", Léa.")
        open_form(lea, "game=chevalier_noir")
        expect(lea.page.get_by_label("Your name")).to_have_value("Léa")


def test_the_levers_of_the_solo_game_reach_the_table(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        open_form(lea, "game=baron_voodoo&way=solo")
        lea.page.get_by_label("Papa Legba").check()
        lea.page.get_by_role("group", name="Level of the line").get_by_label("4").check()
        lea.page.get_by_role("group", name="His first points").get_by_label("6").check()
        lea.page.get_by_role("switch", name="Baron first").check()
        begin(lea.page)
        wanted = {"loa": "papa_legba", "level": 4, "score": 6, "baron_first": True}
        view = table_of(lea)
        assert view["options"] == {"solo": wanted}
        assert [seat["occupant"]["type"] for seat in view["seats"]] == ["person", "bot"]


def test_solitaire_is_for_one(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        open_form(lea, "game=dicke_daemonen&way=solo")
        lea.page.get_by_role("switch", name="Rest into the bag").check()
        begin(lea.page)
        view = table_of(lea)
        assert (view["options"]["players"], view["options"]["rest_to_bag"]) == (1, True)
        assert view["stage"] == "playing"


def test_options_and_settings_of_a_table_are_sent(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        open_form(lea, "game=chevalier_noir&way=bots")
        lea.page.get_by_label("four players, each alone").check()
        lea.page.locator("summary", has_text="Options").click()
        lea.page.get_by_role("group", name="Board").get_by_label("Short").check()
        lea.page.get_by_role("switch", name="Strict black").check()
        lea.page.locator("summary", has_text="At this table").click()
        lea.page.get_by_role("switch", name="Hints").check()
        lea.page.get_by_label("2 min per move").check()
        lea.page.get_by_label("ready-made phrases").check()
        lea.page.get_by_label("Zaz", exact=True).check()
        begin(lea.page)
        view = table_of(lea)
        assert view["options"]["teams"] is False
        assert (view["options"]["board"], view["options"]["strict"]) == ("short", True)
        assert (view["settings"]["hints"], view["settings"]["chat"]) == (True, "phrases")
        assert view["settings"]["clock"] == {"type": "per_move", "move_ms": 120_000}
        assert [seat["occupant"].get("name") for seat in view["seats"][1:]] == ["zaz"] * 3


def test_the_own_side_is_chosen_by_its_sign(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        open_form(lea, "game=baron_voodoo&way=bots")
        mine = lea.page.get_by_role("group", name="You play")
        mine.get_by_label("Papa Legba").check()
        expect(mine.locator("svg")).to_have_count(4)
        lea.page.locator("summary", has_text="Options").click()
        expect(lea.page.get_by_role("group", name="Tilo plays").get_by_label("Mamy Wata")).to_be_checked()
        lea.page.get_by_role("group", name="First player").get_by_label("Tilo").check()
        begin(lea.page)
        options = table_of(lea)["options"]
        assert (options["loas"], options["first"]) == (["papa_legba", "mamy_wata"], 1)


def test_the_own_chair_is_the_one_that_was_chosen(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        open_form(lea, "game=chevalier_noir&way=bots")
        lea.page.get_by_label("three players").check()
        lea.page.get_by_role("group", name="You play").get_by_label("South").check()
        begin(lea.page)
        view = table_of(lea)
        assert view["you"]["seats"] == [2]
        assert [seat["occupant"]["type"] for seat in view["seats"]] == ["bot", "bot", "person"]


def test_tables_are_chosen_by_their_pictures(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        open_form(lea, "game=dicke_daemonen&way=bots")
        tables = lea.page.get_by_role("group", name="Table")
        expect(tables.locator(".world-picture svg")).to_have_count(4)
        lea.page.locator("summary", has_text="Options").click()
        expect(lea.page.locator(".world .world-picture svg")).to_be_visible()
        open_form(lea, "game=baron_voodoo&way=bots")
        team = tables.locator("label", has_text="four players in two teams")
        expect(team.locator(".signs svg")).to_have_count(4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_the_form_is_cut(browser: Browser, server: Server, language: str) -> None:
    with person(browser, server, size=PHONE, language=language) as lea:
        for game in NAMES:
            open_form(lea, f"game={game}&way=screen")
            for fold in lea.page.locator("details.fold summary").all():
                fold.click()
            assert lea.page.evaluate(CUT) == []


def test_several_at_one_screen_have_different_names(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        open_form(lea, "game=dicke_daemonen&way=screen")
        lea.page.get_by_label("three players, a clover").check()
        lea.page.get_by_label("Your name").fill("Léa")
        lea.page.get_by_label("Name at chair 2").fill("léa")
        lea.page.get_by_label("Who plays chair 3").select_option("Zaz · level 1")
        begin(lea.page)
        expect(lea.page.get_by_role("alert")).to_contain_text("the same name")
        lea.page.get_by_label("Name at chair 2").fill("Noé")
        expect(lea.page.get_by_label("Your name")).to_have_value("Léa")
        begin(lea.page)
        view = table_of(lea)
        assert [seat["occupant"]["name"] for seat in view["seats"]] == ["Léa", "Noé", "zaz"]
        assert view["you"]["seats"] == [0, 1]


def test_a_friend_comes_by_the_link_and_the_game_begins(browser: Browser, patient: Server) -> None:
    with person(browser, patient) as lea, person(browser, patient, size=PHONE) as karim:
        open_form(lea, "game=baron_voodoo&way=friends")
        lea.page.get_by_label("Your name").fill("Léa")
        lea.page.get_by_role("button", name="Open the table").click()
        expect(lea.page.locator("h1")).to_have_text("One chair is still free")
        expect(lea.page.get_by_role("button", name="Begin", exact=True)).to_be_disabled()
        link = lea.page.get_by_label("Link for players")
        expect(link).to_have_value(f"{patient.url}/i/{link.input_value().rpartition('/')[2]}")
        picture = lea.page.get_by_alt_text("QR code of the link for players")
        assert picture.evaluate("each => each.complete && each.naturalWidth > 0")

        karim.page.goto(patient.url)
        karim.page.get_by_label("A code or a link?").fill(link.input_value())
        karim.page.get_by_role("button", name="Join").click()
        expect(karim.page.locator("h1")).to_have_text("Léa invites you to Baron Voodoo")
        karim.page.get_by_label("Your name").fill("Karim")
        karim.page.get_by_role("button", name="Join the table").click()
        expect(lea.page.locator(".chairs")).to_contain_text("Karim")
        lea.page.get_by_role("button", name="Begin", exact=True).click()
        for somebody in (lea, karim):
            expect(somebody.page.locator(".boardpicture")).to_be_visible()
        view = table_of(lea)
        assert [each["name"] for each in view["seals"]] == ["Léa", "Karim"], "everybody adds to the dice"
        assert all(len(each["number"]) == 64 for each in view["seals"]), "and opens what was sealed"


def test_a_name_that_is_taken_is_refused_beside_the_name(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as other:
        table = lea.open_table("chevalier_noir", {"players": 2}, ["me", "open"])
        code = lea.ask("GET", f"/api/tables/{table}/invites")["play"]
        other.expects(409, "/api/join")
        other.page.goto(f"{server.url}/i/{code}")
        other.page.get_by_label("Your name").fill("Léa")
        other.page.get_by_role("button", name="Join the table").click()
        expect(other.page.get_by_role("alert")).to_contain_text("Somebody at this table is called Léa")
        expect(other.page.get_by_label("Your name")).to_have_value("Léa")


def test_the_host_fills_chairs_and_changes_what_is_played(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        table = lea.open_table("chevalier_noir", {"players": 4}, ["me", "open", "open", "open"])
        lea.page.goto(f"{server.url}/t/{table}")
        room = lea.page
        room.get_by_role("button", name="Seat somebody on this device at chair 2").click()
        expect(room.get_by_label("Who else plays on this device?")).to_be_focused()
        room.keyboard.type("Noé")
        room.keyboard.press("Enter")
        expect(room.locator(".chairs")).to_contain_text("Noé")
        room.get_by_label("Bot for chair 3").select_option("Zaz · level 1")
        expect(room.get_by_role("button", name="Free chair 3")).to_be_visible()
        room.locator("summary", has_text="Options").click()
        room.get_by_role("switch", name="Both clans home").check()
        room.get_by_role("button", name="Free chair 3").click()
        expect(room.get_by_role("button", name="Free chair 3")).to_have_count(0)
        room.get_by_role("button", name="Fill with bots").click()
        expect(room.locator("h1")).to_have_text("Everybody is seated")
        room.get_by_role("button", name="Begin").click()
        expect(room.locator(".boardpicture")).to_be_visible()
        view = lea.view(table)
        assert view["options"]["both_clans"] is True
        assert view["you"]["seats"] == [0, 1]


def test_a_refusal_stands_in_the_room(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("chevalier_noir", {"players": 4}, ["me", "open", "open", {"me": "Noé"}])
        lea.page.goto(f"{server.url}/t/{table}")
        lea.page.locator("summary", has_text="Options").click()
        players = lea.page.get_by_role("group", name="Players")
        players.get_by_label("3").click()
        expect(lea.page.get_by_role("alert")).to_contain_text("is taken")
        expect(players.get_by_label("4")).to_be_checked()


def test_who_draws_the_world_is_said_in_the_room(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        options = {"players": 2, "world": "clover"}
        table = lea.open_table("dicke_daemonen", options, ["me", "open"])
        lea.page.goto(f"{server.url}/t/{table}")
        lea.page.get_by_label("Who draws the world?").select_option("Léa")
        expect(lea.page.get_by_role("button", name="Draw the world")).to_be_visible()
        assert lea.view(table)["drawer"] == 0
        lea.page.get_by_label("Who draws the world?").select_option(index=0)
        expect(lea.page.get_by_role("button", name="Draw the world")).to_have_count(0)


def ended(lea: Person) -> str:
    """A table whose game is over."""
    table = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"bot": "random"}])
    lea.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "resign"})
    assert lea.view(table)["stage"] == "over"
    return table


def test_your_games_can_be_resumed_and_finished_ones_removed(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        ended(lea)
        running = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Noé"}])
        lea.page.reload()
        games = lea.page.locator(".going li")
        expect(games).to_have_count(2)
        expect(games.first).to_contain_text("with Noé")
        expect(games.first.get_by_role("link")).to_have_text("Your turn")
        delete = lea.page.get_by_role("button", name="Remove Le Chevalier Noir")
        delete.click()
        lea.page.keyboard.press("Escape")
        expect(games).to_have_count(2)
        delete.click()
        lea.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
        expect(games).to_have_count(1)
        games.first.get_by_role("link").click()
        lea.page.wait_for_url(f"**/t/{running}")


def test_a_kept_game_is_brought_in_and_a_bad_file_is_refused_in_place(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        table = ended(lea)
        kept = lea.ask("GET", f"/api/tables/{table}/export")
        lea.page.get_by_role("button", name="Open a saved game").click()
        file = lea.page.get_by_label("File of a finished game, or of a study")

        def bring(content: str) -> None:
            file.set_input_files(
                {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()}
            )

        bring("not a game")
        expect(lea.page.get_by_role("alert")).to_have_text("game.json cannot be read.")
        lea.expects(400, "/api/imports")
        bring("{}")
        expect(lea.page.get_by_role("alert")).to_contain_text("no exported game")
        bring(json.dumps(kept))
        lea.page.wait_for_url("**/t/*")
        assert table_of(lea)["stage"] == "over"


def test_language_and_light_are_chosen_and_kept(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        lea.page.get_by_role("button", name="Français").click()
        expect(lea.page.locator("h1")).to_contain_text("À quoi joue-t-on")
        assert lea.page.locator("html").get_attribute("lang") == "fr"
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_label("Nuit").check()
        lea.page.keyboard.press("Escape")
        lea.page.reload()
        expect(lea.page.locator("h1")).to_contain_text("À quoi joue-t-on")
        background = lea.page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert background == "rgb(19, 14, 26)"


def test_on_the_narrowest_phone_both_other_languages_are_one_tap_away(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, (320, 568)) as lea:
        lea.page.goto(server.url)
        lea.page.get_by_role("button", name="Deutsch").click()
        expect(lea.page.locator("h1")).to_contain_text("Was spielen wir?")
        assert lea.page.locator("html").get_attribute("lang") == "de"
        expect(lea.page.get_by_role("button", name="Français")).to_be_visible()
        assert lea.page.evaluate("document.documentElement.scrollWidth") <= 320
        lea.page.reload()
        expect(lea.page.locator("h1")).to_contain_text("Was spielen wir?")


def test_a_link_that_leads_nowhere_says_so(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        lea.expects(404, "/api/invites/nothing")
        lea.expects(404, "/i/nothing")
        lea.page.goto(f"{server.url}/i/nothing")
        expect(lea.page.locator("h1")).to_have_text("This link leads nowhere")
        lea.page.get_by_role("link", name="To the games").click()
        expect(lea.page.locator("article.game")).to_have_count(3)


@pytest.mark.parametrize("path", ["/nothing", "/rules/chess"])
def test_an_address_without_anything_leads_home(browser: Browser, server: Server, path: str) -> None:
    with person(browser, server, size=PHONE) as lea:
        lea.expects(404, path)
        lea.page.goto(f"{server.url}{path}")
        expect(lea.page.locator("h1")).to_have_text("There is nothing here")
        expect(lea.page.get_by_role("navigation").get_by_role("link")).to_have_count(3)
        lea.page.get_by_role("link", name="To the games").click()
        expect(lea.page.locator("article.game")).to_have_count(3)


@pytest.mark.parametrize(
    ("pasted", "code"),
    [
        ("https://samedi.example/i/abc-1.x", "abc-1.x"),
        (" abc ", "abc"),
        ("/i/abc/", "abc"),
        ("", None),
        ("two words", None),
    ],
)
def test_a_code_is_found_in_what_somebody_pastes(
    browser: Browser, server: Server, pasted: str, code: str | None
) -> None:
    with person(browser, server) as lea:
        lea.page.goto(server.url)
        found = "async pasted => (await import('/lobby/join.js')).codeIn(pasted)"
        assert lea.page.evaluate(found, pasted) == code


def test_the_first_load_is_small(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        sizes: list[int] = []

        def weigh(answer: Response) -> None:
            if "javascript" in answer.headers.get("content-type", "") or answer.url.endswith(".css"):
                sizes.append(len(gzip.compress(answer.body())))

        lea.page.on("response", weigh)
        lea.page.goto(server.url)
        expect(lea.page.locator("article.game")).to_have_count(3)
        lea.page.wait_for_load_state("networkidle")
        assert len(sizes) == 4 + len(NAMES)  # app, lobby and their styles; cards
        assert sum(sizes) < FIRST_LOAD


def test_a_code_makes_another_device_the_same_person(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server, size=PHONE) as phone:
        running = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Noé"}])
        lea.page.goto(server.url)
        lea.page.get_by_role("button", name="Add your name").click()
        lea.page.get_by_label("Your name").fill("Léa")
        lea.page.keyboard.press("Enter")
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Another device").click()
        lea.page.get_by_role("button", name="Show a code").click()
        code = lea.page.locator(".spoken").inner_text()

        own = phone.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Ada"}])
        phone.page.goto(server.url)
        phone.page.get_by_role("button", name="Menu").click()
        phone.page.get_by_role("button", name="Another device").click()
        phone.expects(404, "/api/me/move")
        typed = phone.page.get_by_label("Code of the other device")
        for attempt, keeps in (("piano piano 100", True), (code, False), (code, True)):
            typed.fill(attempt)
            phone.page.locator(".devices form button.go").click()
            question = phone.page.get_by_role("dialog", name="This device has a game of its own")
            question.get_by_role("button", name="Leave and go on" if keeps else "Cancel").click()
            if attempt != code:
                expect(phone.page.get_by_role("alert")).to_contain_text("This code is not good")
        expect(phone.page.locator("h1")).to_contain_text("Léa")
        expect(phone.page.locator(".going a.button")).to_have_attribute("href", f"/t/{running}")
        assert own != running
        assert phone.ask("POST", "/api/me", {}) == lea.ask("POST", "/api/me", {})
