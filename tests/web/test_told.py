"""What others do is told by name, shown where one looks, kept for whoever was away; replays go by turns."""

import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.faults.servers import Server
from tests.web.evenings.ways import content
from tests.web.overflow import TIGHTEST, not_fitting
from tests.web.tables import PHONE, Person, person

DAEMONEN = {"players": 2, "world": "ring"}
BARON = {"loas": ["mamy_wata", "papa_legba"]}
TOLD_OVER_THE_BOARD = """(text) => {
  const line = [...document.querySelectorAll(".news p")].find((each) => each.innerText.includes(text));
  const { x, y, width, height } = line?.getBoundingClientRect() ?? {};
  return line && !document.elementFromPoint(x + width / 2, y + height / 2).closest(".over-board");
}"""  # a tap there means the board
TELL = """([game, seat, deeds]) => Promise.all([
    import("/app/words.js"), import("/table/telling.js"), import("/table/log_lines.js"),
    import(`/games/${game}/game.js`),
  ]).then(async ([words, telling, lines, page]) => {
    await words.speak("en");
    const ctx = {
      names: ["Léa", "Karim"], me: 0, t: words.t, say: words.say, options: {}, view: { you: { seats: [0] } },
      position: { clans: ["north", "south"], predicted: [[], []] },
      constants: { track: 40, tresor: 4, couronnes: { north: 0, south: 20 } },
    };
    const shown = deeds.map((deed) => ({ seat, chance: false, ...deed }));
    const whole = lines.headlineOf(shown, page.default, ctx).replace(/\ue000[^\ue001]*\ue001|\ue002/g, "");
    return [whole, telling.toMe(shown.at(-1), page.default, ctx)];
  })"""
DIE = {"colour": "@baron-colour-red", "face": "@baron-face-soul"}
STEAL = {
    "action": {"type": "steal", "seat": 0, "die": {"colour": "red", "face": "soul"}},
    "told": {"code": "baron-steal", "params": {**DIE, "owner": "@baron-loa-mamy_wata"}},
}
JUMP = {
    "action": {"type": "capture", "from": "d4", "to": "d6"},
    "told": {"code": "baron-capture", "params": {**DIE, "cell": "d4", "target": "d6"}},
}
MEETS = {
    "action": {"type": "move", "die": 5, "pawn": "grand"},
    "told": {
        "code": "chevalier-move-meets",
        "params": {
            "die": 5,
            "pawn": "@pawn-grand",
            "cell": 21,
            "clan": "@clan-north",
            "victim": "@pawn-petit",
        },
    },
}
DRAW = {"action": {"type": "draw", "colour": "red"}, "told": {"code": "daemonen-draw-unseen"}}


@pytest.fixture(scope="module")
def page(browser: Browser, server: Server) -> Iterator[Page]:
    opened = browser.new_page()
    opened.goto(f"{server.url}/healthz")
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("game", "seat", "deed", "said", "of_me"),
    [
        ("baron_voodoo", 1, STEAL, "Karim stole the red Soul die from your Spirit World.", "it"),
        ("baron_voodoo", 0, STEAL, "You stole the red Soul die from your Spirit World.", ""),
        (
            "chevalier_noir",
            1,
            MEETS,
            "Karim moved Grand 5 cells and sent your Petit back to the start.",
            True,
        ),
        ("dicke_daemonen", 1, DRAW, "Karim drew a creature.", ""),
    ],
)
def test_a_deed_is_told_by_name_and_to_whom_it_was_done(
    page: Page, game: str, seat: int, deed: dict[str, Any], said: str, of_me: str
) -> None:
    assert page.evaluate(TELL, [game, seat, [deed]]) == [said, said if of_me else None]


def test_a_turn_in_one_line_begins_with_what_touches_whoever_reads_it(page: Page) -> None:
    told, _ = page.evaluate(TELL, ["baron_voodoo", 1, [JUMP, STEAL]])
    stolen, jumped = (
        "stole the red Soul die from your Spirit World",
        "jumped d4 → d6 and took the red Soul die",
    )
    assert told == f"Karim {stolen}, {jumped}."
    told, _ = page.evaluate(TELL, ["baron_voodoo", 0, [JUMP, STEAL]])
    assert told == f"You {jumped}, {stolen}."


def seat_two(lea: Person, karim: Person, game: str, options: dict[str, Any]) -> str:
    """A game of two people, each at a screen of their own."""
    body = {"game": game, "name": "Léa", "options": options, "settings": {"confirm": False}}
    made = lea.ask("POST", "/api/tables", {**body, "seats": ["me", "open"], "key": secrets.token_hex(8)})
    table = str(made["id"])
    karim.ask("POST", "/api/join", {"invite": made["invites"]["play"], "name": "Karim"})
    send(karim, table, {"type": "sit", "seat": 1, "name": "Karim"})
    send(karim, table, {"type": "ready", "seat": 1})
    send(lea, table, {"type": "start"})
    return table


def send(who: Person, table: str, command: dict[str, Any]) -> Any:
    """A command over HTTP, as from another screen."""
    return who.ask("POST", f"/api/tables/{table}/commands", {**command, "key": secrets.token_hex(8)})


def act(who: Person, table: str, kind: str) -> None:
    """Do the first legal action of a kind."""
    view = who.view(table)
    action = next(each for each in view["play"]["legal"] if each["type"] == kind)
    move = {"type": "move", "seat": view["seat"], "seen": view["seq"], "action": action}
    assert send(who, table, move)["type"] == "accepted"


def turns(lea: Person, karim: Person, table: str, *, karim_predicts: bool = False) -> None:
    """A turn of each, until Léa is asked again."""
    for _ in range(2):
        asked = lea.view(table)["play"]["asked"]
        act((lea, karim)[asked], table, "place")
        if lea.view(table)["play"]["awaits"]["step"] == "predict":
            act((lea, karim)[asked], table, "predict" if asked and karim_predicts else "pass")


def test_what_is_done_to_somebody_and_said_to_all_is_shown_over_the_board(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, PHONE) as lea, person(browser, server) as karim:
        table = seat_two(lea, karim, "dicke_daemonen", DAEMONEN)
        lea.sit_down(table)
        turns(lea, karim, table, karim_predicts=True)
        news = lea.page.locator(".news")
        lea.page.wait_for_function(TOLD_OVER_THE_BOARD, arg="Karim predicted")
        expect(news.locator("p")).to_have_count(0)
        line = lea.page.locator(".log > ol > li:visible")
        expect(line).to_have_count(1)
        expect(line.locator("summary, .line").first).to_have_css("text-overflow", "ellipsis")
        send(karim, table, {"type": "say", "text": "Salut Léa"})
        expect(news.get_by_role("button")).to_contain_text("Karim Salut Léa")
        expect(lea.page.locator(".log-open .badge")).to_have_text("1")
        lea.page.get_by_role("button", name="one new message").click()
        expect(lea.page.locator("dialog .talk")).to_contain_text("Salut Léa")
        lea.page.keyboard.press("Escape")
        expect(lea.page.locator(".log-open .badge")).to_have_count(0)


def test_whoever_comes_back_is_told_what_they_missed_and_can_watch_it(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = seat_two(lea, karim, "dicke_daemonen", DAEMONEN)
        lea.sit_down(table)
        expect(lea.page.locator(".act h2")).to_be_visible()
        expect(lea.page.locator(".recap")).to_have_count(0)
        lea.page.goto(f"{server.url}/healthz")
        turns(lea, karim, table)
        lea.sit_down(table)
        recap = lea.page.locator(".recap")
        expect(recap.locator("li")).to_have_count(1)
        expect(recap.locator("li")).to_contain_text("Karim placed")
        assert content(lea.page) == []
        for width, height in TIGHTEST:
            lea.page.set_viewport_size({"width": width, "height": height})
            assert not_fitting(lea.page) == []
        recap.get_by_role("button", name="Watch them").click()
        expect(lea.page.locator(".replaying")).to_be_visible()
        expect(lea.page.locator(".replaying")).to_have_count(0)
        expect(recap).to_have_count(0)
        lea.page.reload()
        expect(lea.page.locator(".log > ol > li").first).to_contain_text("placed")
        expect(lea.page.locator(".recap")).to_have_count(0)


def test_named_places_light_up_under_a_pointer_by_a_tap_and_with_the_focus(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = seat_two(lea, karim, "dicke_daemonen", DAEMONEN)
        turns(lea, karim, table)
        lea.sit_down(table)
        shining = lea.page.locator(".shining .shines")
        field = lea.page.locator(".log .place").first
        field.hover()
        expect(shining).to_have_count(1)
        lea.page.locator(".head h1").hover()
        expect(shining).to_have_count(0)
        field.click()
        expect(shining).to_have_count(1)
        expect(lea.page.locator(".replaying")).to_have_count(0)
        lea.page.locator(".log details > summary").first.press("Enter")
        lea.page.locator(".log .line:has(.place)").first.focus()
        expect(shining.first).to_be_attached()


def test_a_replay_goes_by_turns_and_its_moment_is_in_the_address(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = seat_two(lea, karim, "dicke_daemonen", DAEMONEN)
        turns(lea, karim, table)
        turns(lea, karim, table)
        lea.page.goto(f"{server.url}/t/{table}#at=9")
        now = lea.page.locator(".replaying .label")
        expect(now).to_contain_text("Turn 1 of")
        for name in ("One turn on", "One turn on"):
            lea.page.get_by_role("button", name=name).click()
        expect(now).to_contain_text("Turn 2 of")
        assert content(lea.page) == []
        expect(lea.page.locator(".log li.here").first).to_contain_text("Karim")
        told = lea.page.locator(".replay-told").inner_text()
        lea.page.reload()
        expect(now).to_contain_text("Turn 2 of")
        assert told.startswith("Karim ")
        lea.page.get_by_role("button", name="Speed").click()
        expect(lea.page.get_by_role("button", name="Speed")).to_contain_text("2")
        lea.page.get_by_role("button", name="Back to now").click()
        expect(now).to_have_count(0)
        assert lea.page.url == f"{server.url}/t/{table}"


def test_the_last_creature_put_down_is_ringed_though_another_was_drawn_since(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea, person(browser, server) as karim:
        table = seat_two(lea, karim, "dicke_daemonen", DAEMONEN)
        lea.sit_down(table)
        turns(lea, karim, table)
        expect(lea.page.locator(".log > ol > li").first).to_contain_text("Karim")
        expect(lea.page.locator(".marks .last.placed")).to_have_count(1)


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Léa", "Karim"], ["L", "K"]),
        (["Greta", "Gala"], ["Gr", "Ga"]),
        (["Greta", "Greta", "Léa"], ["G1", "G2", "L"]),
    ],
)
def test_two_people_with_one_initial_can_be_told_apart(
    page: Page, names: list[str], letters: list[str]
) -> None:
    found = page.evaluate(
        "names => import('/games/dicke_daemonen/hand.js')"
        ".then(({ initials }) => names.map((_, seat) => initials(names, seat)))",
        names,
    )
    assert found == letters


def test_the_letters_of_two_people_at_a_table_differ(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("dicke_daemonen", DAEMONEN, ["me", {"me": "Lou"}])
        lea.sit_down(table)
        lea.page.locator(".handover .go").click()
        expect(lea.page.locator(".seat .face text")).to_have_text(["Lé", "Lo"])


def test_the_first_line_of_the_log_is_the_set_up_as_a_whole(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("baron_voodoo", BARON, ["me", {"me": "Inès"}])
        lea.sit_down(table)
        expect(lea.page.locator(".log > ol > li")).to_have_count(1)
        expect(lea.page.locator(".log > ol > li")).to_contain_text("The game was set up.")
