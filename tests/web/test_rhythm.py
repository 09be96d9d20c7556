"""The rhythm of a turn: few taps, no question that nobody declines, one end, one undo, nothing done twice."""

import json
import statistics
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from bench.taps import GAMES, QUICK, SEATS, Tapper, told
from tests.faults.servers import Server
from tests.web.tables import PHONE, Person, person

BARON: dict[str, Any] = {"loas": ["mamy_wata", "papa_legba"], "setup": "balanced"}
TWO_AT_ONE_SCREEN = ["me", {"me": "Inès"}]
TAPS = 60
MOST_TAPS = {"baron_voodoo": 4.5, "chevalier_noir": 5, "dicke_daemonen": 4}
GIFTS = ("offering", "soul", "protection")
REFUSED = ".tell.no"
END = '[data-answer="@pass"]'


def likes(lea: Person, **settings: object) -> None:
    """What this person's browser has kept, from the next screen on."""
    lea.context.add_init_script(f'localStorage.setItem("samedi", {json.dumps(json.dumps(settings))})')


def at_the_power_step(lea: Person, seats: list[Any] = TWO_AT_ONE_SCREEN, **settings: object) -> str:
    """A table of Baron Voodoo as every game begins: a power may be used, and dice can jump."""
    table = lea.open_table("baron_voodoo", BARON, seats, **settings)
    lea.sit_down(table)
    expect(lea.page.locator(".act.asks")).to_be_visible()
    return table


def jumps(lea: Person, table: str) -> list[tuple[str, str, str]]:
    """Where dice can jump after declining the power, and the face they would take."""
    play = lea.view(table)["play"]
    at = next(place for place, action in enumerate(play["legal"]) if action["type"] == "pass")
    found = [(each["from"], each["to"]) for each in play["prospects"][at]["then"][0]["actions"]]
    board = play["position"]["board"]
    return [(source, target, board[between(source, target)][-1]["face"]) for source, target in found]


def between(source: str, target: str) -> str:
    column = chr((ord(source[0]) + ord(target[0])) // 2)
    return f"{column}{(int(source[1]) + int(target[1])) // 2}"


def jump(lea: Person, source: str, target: str) -> None:
    """Tap on a die and where it lands, and wait until the next question stands there."""
    lea.tap(source)
    expect(lea.page.locator(".piece.lifted")).to_have_count(1)
    lea.tap(target)
    expect(lea.page.locator(".piece.lifted")).to_have_count(0)
    expect(lea.page.locator('.act.asks .answers[aria-busy="false"]').first).to_be_attached()


def done(lea: Person, table: str) -> list[str]:
    """The kinds of actions that seats have done."""
    events = lea.ask("GET", f"/api/tables/{table}/events?since=0")["events"]
    return [str(each["what"]["action"]["type"]) for each in events if each["what"]["type"] == "moved"]


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_takes_few_taps(browser: Browser, loaded: Server, game: str) -> None:
    with person(browser, loaded, PHONE) as lea:
        lea.context.add_init_script(QUICK)
        table = lea.open_table(game, GAMES[game], SEATS)
        lea.page.goto(f"{lea.url}/t/{table}")
        counts = Tapper(lea.page, table).play(TAPS)
        assert len(counts) >= TAPS / 10
        assert statistics.median(counts) <= MOST_TAPS[game], told(game, counts)


def test_before_a_power_a_tap_on_a_die_begins_the_capture(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_the_power_step(lea)
        found = jumps(lea, table)
        sources = {source for source, _, _ in found}
        expect(lea.page.locator(".hit.lit")).to_have_count(len(sources))
        assert set(lea.lit()) == sources
        expect(lea.page.locator(".answers.beside button").first).to_be_visible()
        source, target, _ = found[0]
        jump(lea, source, target)
        assert done(lea, table)[:2] == ["pass", "capture"]


def test_a_die_that_cannot_jump_says_why_from_the_first_tap_on(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_the_power_step(lea)
        others = lea.page.locator(".hit:not(.lit)").first.get_attribute("data-target")
        lea.tap(str(others))
        expect(lea.page.locator(REFUSED)).to_contain_text("you can only jump with your yellow dice")
        source = jumps(lea, table)[0][0]
        lea.tap(source)
        expect(lea.page.locator(".piece.lifted")).to_have_count(1)
        far = next(cell for cell in ("g7", "g5", "c7") if cell not in lea.lit())
        lea.tap(far)
        expect(lea.page.locator(REFUSED)).to_contain_text("exactly two cells")


def test_what_nobody_declines_is_taken_with_a_quiet_word(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_the_power_step(lea)
        source, target, face = next(each for each in jumps(lea, table) if each[2] in GIFTS)
        jump(lea, source, target)
        lea.page.get_by_role("button", name="Keep the face").click()
        expect(lea.page.locator(".ask h2")).to_have_text("Anything else this turn?")
        words = {"offering": "Offering taken", "soul": "1 point", "protection": "Your Protection is up"}
        expect(lea.page.locator(".ask p")).to_contain_text(words[face])
        expect(lea.page.locator(".ask p")).to_contain_text("Nothing to lower for points")
        assert done(lea, table) == ["pass", "capture", "pass", "apply"]


def test_one_end_of_the_turn_passes_what_is_left_and_hands_on(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_the_power_step(lea)
        source, target, _ = next(each for each in jumps(lea, table) if each[2] in GIFTS)
        jump(lea, source, target)
        lea.page.get_by_role("button", name="Keep the face").click()
        lea.page.get_by_role("button", name="End turn").click()
        expect(lea.page.locator(".seat.turn .name")).to_have_text("Inès")
        play = lea.view(table)["play"]
        assert (play["asked"], play["confirming"]) == (1, False)
        assert done(lea, table)[4:] == ["pass", "pass", "pass"]


def test_an_undo_takes_back_a_move_with_all_that_followed_or_the_turn(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        table = at_the_power_step(lea)
        start = lea.length(table)
        source, target, _ = next(each for each in jumps(lea, table) if each[2] in GIFTS)
        jump(lea, source, target)
        jumped = lea.length(table)
        lea.page.get_by_role("button", name="Keep the face").click()
        expect(lea.page.locator(".ask h2")).to_have_text("Anything else this turn?")
        lea.page.get_by_role("button", name="Undo", exact=True).click()
        expect(lea.page.get_by_role("button", name="Keep the face")).to_be_visible()
        assert lea.length(table) == jumped
        lea.page.get_by_role("button", name="Keep the face").click()
        lea.page.get_by_role("button", name="Undo the turn").click()
        expect(lea.page.locator(".ask h2")).to_have_text("Which of your souls jumps?")
        assert lea.length(table) == start


def test_who_wants_to_be_asked_everything_is_asked_everything(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        likes(lea, asksAll=True)
        table = at_the_power_step(lea)
        source, target, _ = next(each for each in jumps(lea, table) if each[2] in GIFTS)
        assert lea.lit() == []
        for label in ("No power", "Keep the face", "Skip", "Go on", "Done", "End the turn", "End turn"):
            lea.page.get_by_role("button", name=label).click()
            if label == "No power":
                expect(lea.page.locator(".hit.lit").first).to_be_attached()
                jump(lea, source, target)
        expect(lea.page.locator(".seat.turn .name")).to_have_text("Inès")
        assert "apply" not in done(lea, table)


def test_the_wish_to_be_asked_and_the_speed_are_kept_in_the_browser(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_the_power_step(lea)
        lea.page.get_by_role("button", name="Menu").click()
        menu = lea.page.locator("dialog .menu")
        menu.get_by_role("button", name="Brisk").click()
        menu.get_by_role("button", name="Ask me everything: off").click()
        expect(menu.get_by_role("button", name="Ask me everything: on")).to_be_visible()
        lea.sit_down(table)
        expect(lea.page.locator(".ask h2")).to_have_text("A power before you capture?")
        expect(lea.page.locator("html")).to_have_attribute("data-speed", "brisk")


def test_without_animation_everything_is_at_once_where_it_belongs(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        likes(lea, speed="off")
        lea.context.add_init_script("""
            window.played = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...all) { played += 1; return animate.apply(this, all); };
        """)
        table = at_the_power_step(lea)
        source, target, _ = jumps(lea, table)[0]
        jump(lea, source, target)
        assert lea.page.evaluate("played") == 0


def hold_second_move(page: Page, *, cuts: bool) -> list[str]:
    """The second move that is sent does not arrive, and the line may break too; the keys of all moves."""
    keys: list[str] = []

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            command = json.loads(message).get("command") or {}
            is_new = command.get("type") == "move" and command["key"] not in keys
            if is_new:
                keys.append(command["key"])
            if not (is_new and len(keys) == 2):
                server.send(message)
            elif cuts:
                route.close()
                server.close()

        route.on_message(forward)

    page.route_web_socket("**/socket", listen)
    return keys


def test_a_line_lost_in_the_middle_of_a_tap_loses_nothing(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        keys = hold_second_move(lea.page, cuts=True)
        table = at_the_power_step(lea)
        source, target, _ = jumps(lea, table)[0]
        lea.tap(source)
        lea.tap(target)
        expect(lea.page.locator(".log li").first).to_contain_text(target)
        assert done(lea, table) == ["pass", "capture"]
        assert len(keys) == 2


def test_after_a_reload_in_the_middle_of_a_tap_the_question_is_asked(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as lea:
        keys = hold_second_move(lea.page, cuts=False)
        table = at_the_power_step(lea)
        source, target, _ = jumps(lea, table)[0]
        lea.tap(source)
        lea.tap(target)
        expect(lea.page.locator('.answers[aria-busy="true"]')).to_be_attached()
        while len(keys) < 2:
            lea.page.wait_for_timeout(20)
        lea.sit_down(table)
        expect(lea.page.locator(".ask h2")).to_have_text("Which of your souls jumps?")
        expect(lea.page.locator(".hit.lit").first).to_be_attached()
        assert done(lea, table) == ["pass"]


def test_two_tabs_do_not_do_the_same_thing_twice(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_the_power_step(lea)
        second = lea.context.new_page()
        second.goto(f"{lea.url}/t/{table}")
        expect(second.locator(".hit.lit").first).to_be_attached()
        source, target, _ = next(each for each in jumps(lea, table) if each[2] in GIFTS)
        jump(lea, source, target)
        lea.page.get_by_role("button", name="Keep the face").click()
        expect(lea.page.locator(".ask h2")).to_have_text("Anything else this turn?")
        expect(second.locator(".ask h2")).to_have_text("Anything else this turn?")
        assert done(lea, table) == ["pass", "capture", "pass", "apply"]
        expect(second.locator(REFUSED)).to_have_count(0)


def test_a_prediction_can_be_thought_over(browser: Browser, server: Server) -> None:
    with person(browser, server, PHONE) as lea:
        likes(lea, speed="off")
        table = lea.open_table("dicke_daemonen", {"players": 2, "world": "ring"}, SEATS)
        lea.sit_down(table)
        lea.page.locator(".tray [data-pick]:not([disabled])").first.click()
        expect(lea.page.locator(".hit.lit").first).to_be_attached()
        lea.tap(lea.lit()[0])
        later = lea.page.get_by_role("button", name="Not yet")
        expect(later).to_be_visible()
        lea.page.locator(".tray [data-pick]:not([disabled])").first.click()
        expect(later).to_have_count(0)
        lea.page.get_by_role("button", name="Back", exact=True).click()
        expect(later).to_be_visible()


def test_whoever_gets_the_device_can_read_what_happened_since(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("dicke_daemonen", {"players": 2, "world": "ring"}, TWO_AT_ONE_SCREEN)
        lea.page.goto(f"{lea.url}/t/{table}")
        lea.page.locator(".handover .go").click()
        lea.page.locator(".tray [data-pick]:not([disabled])").first.click()
        expect(lea.page.locator(".hit.lit").first).to_be_attached()
        lea.tap(lea.lit()[0])
        lea.page.get_by_role("button", name="Not yet").click()
        expect(lea.page.locator(".handover h1")).to_contain_text("Inès")
        lea.page.locator(".handover summary").click()
        expect(lea.page.locator(".handover li").first).to_contain_text("Léa")


def test_alone_nobody_hands_on_and_nobody_is_asked_for_a_rematch(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = lea.open_table("dicke_daemonen", {"players": 1, "world": "ring"}, ["me"])
        assert lea.view(table)["settings"]["confirm"] is False
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Menu").click()
        lea.page.get_by_role("button", name="Give up").click()
        lea.page.locator("dialog .go").click()
        expect(lea.page.get_by_role("button", name="Play again")).to_be_visible()
        expect(lea.page.locator(".ending h2")).to_contain_text("Not this time.")


def test_what_a_coach_shows_is_advice_to_nobody(browser: Browser, server: Server) -> None:
    with person(browser, server) as lea:
        table = at_the_power_step(lea, SEATS, hints=True)
        lea.page.locator(".coach").get_by_role("button", name="Show me").click()
        expect(lea.page.locator(".hit.lit")).to_have_count(1)
        expect(lea.page.locator(".bv-hop")).to_have_count(1)
        expect(lea.page.locator(".ask h2")).to_have_text("Which of your souls jumps?")
        events = lea.ask("GET", f"/api/tables/{table}/events?since=0")["events"]
        assert not [each for each in events if each["what"]["type"] == "hint_taken"]
