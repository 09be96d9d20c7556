"""Hints and bots that think on the visitor's device, and the server where it cannot."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Request, Route, expect

from samedi.bots.engines import made
from samedi.games import game as game_named
from tests.faults.servers import Server
from tests.web.tables import Person, person

GAME, OPTIONS = "chevalier_noir", {"players": 2}
ROUNDS = (3, 4)  # what is to be judged, luck, once more where something matters, and all of it
SOON_MS = 3_000  # in which somebody who goes on would have begun
PATIENCE_MS = 120_000  # a busy machine judges some hundred positions
TOLD = {"code": "chevalier-roll", "params": {"face": 1}}
THINKER = (
    "import(document.querySelector('script[type=module]').src.replace(/app.main.js/, 'engine/thinker.js'))"
)
THINK = f"""async ([about, budget, isLeft]) => {{
  const {{ think }} = await {THINKER};
  const leaving = new AbortController(), seen = [];
  const onProgress = ({{ simulations }}) => {{ seen.push(simulations); if (isLeft) leaving.abort(); }};
  const thought = think(about, budget, {{ onProgress, signal: leaving.signal }});
  return {{ found: await thought.catch(({{ name }}) => name), seen }};
}}"""


THINK_AND_LEAVE = f"""async about => {{
  const {{ think }} = await {THINKER};
  globalThis.leaving = new AbortController();
  const endless = {{ simulations: 100_000_000, seconds: 3600, workers: 1 }};
  globalThis.left = think(about, endless, {{ signal: leaving.signal }}).catch(({{ name }}) => name);
}}"""
SOON = "() => Promise.race([left, new Promise((late) => setTimeout(() => late('late'), 20_000))])"
KEPT_GAMES = """const opening = indexedDB.open("samedi-looked-back", 1);
  const done = (request) => new Promise((resolve, reject) => {
    [request.onsuccess, request.onerror] = [() => resolve(request.result), () => reject(request.error)];
  });
  const games = (await done(opening)).transaction("games", "readwrite").objectStore("games");"""
KEPT = f"async () => {{ {KEPT_GAMES} return done(games.count()); }}"
FORGE = f"""async () => {{ {KEPT_GAMES}
  const [kept] = await done(games.getAll());
  kept.rounds[0].pop();
  await done(games.put(kept));
}}"""
PREPARE = f"async game => (await {THINKER}).prepare(game, 'two')"


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has an engine for pages."""
    made(game_named(GAME))
    running = Server(tmp_path_factory.mktemp("thinking") / "data")
    running.start()
    yield running
    running.stop()


def hints_given(server: Server) -> dict[str, int]:
    """By whom hints have been thought out so far."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    counted = [line.split() for line in lines if line.startswith("samedi_hints_total{")]
    return {name.split('"')[1]: int(count) for name, count in counted}


def at_table(lea: Person) -> str:
    """Sit down at a table where hints are allowed."""
    table = lea.open_table(GAME, OPTIONS, ["me", {"me": "Bob"}], hints=True)
    lea.sit_down(table)
    return table


def ask_for_hint(lea: Person) -> None:
    lea.page.get_by_role("button", name="Menu").click()
    lea.page.locator("dialog .menu").get_by_role("button", name="A hint").click()


def stand_in(lea: Person, table: str) -> None:
    """Let the server's own hint be known."""
    line = {
        "action": lea.view(table)["play"]["legal"][0],
        "told": TOLD,
        "value": 0.5,
        "visits": 7,
        "line": [],
    }
    lea.page.route("**/hint", lambda route: route.fulfill(json={"lines": [line], "simulations": 7}))


def test_a_hint_is_thought_out_on_the_device_and_the_server_thinks_of_nothing(
    browser: Browser, thinking: Server
) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        table, before = at_table(lea), hints_given(thinking)
        assert lea.page.evaluate(PREPARE, GAME)  # a busy machine may take longer than a page waits
        ask_for_hint(lea)
        expect(lea.page.locator("dialog .sheet-body")).to_contain_text("were looked at")
        expect(lea.page.locator("dialog .hints li")).to_have_count(3)
        assert hints_given(thinking) == {**before, "device": before["device"] + 1}
        events = lea.ask("GET", f"/api/tables/{table}/events?since=0")["events"]
        assert [event["what"]["type"] for event in events].count("hint_taken") == 1


@pytest.mark.parametrize("missing", ["**/api/engines", "**/engines/*/*.wasm", "**/engine/worker.js"])
def test_where_the_device_cannot_think_the_server_does(
    browser: Browser, thinking: Server, missing: str
) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(json={}) if missing.endswith("engines") else route.fulfill(status=404)

    with person(browser, thinking, reduced_motion="reduce") as lea:
        lea.refusals += ["not thinking here", "status of 404"]
        lea.page.route(missing, refuse)
        table = at_table(lea)
        stand_in(lea, table)
        ask_for_hint(lea)
        expect(lea.page.locator("dialog .sheet-body")).to_contain_text("7 ways to play on")


def asked(lea: Person, table: str, key: str) -> Any:
    """What a device is to think about."""
    seat = lea.view(table)["play"]["asked"]
    return lea.ask("POST", f"/api/tables/{table}/think", {"seat": seat, "key": key})


def test_several_trees_make_one_answer_and_a_search_can_be_left(browser: Browser, thinking: Server) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        about = asked(lea, at_table(lea), "think-1")
        endless = {"simulations": 100_000_000, "seconds": 3600, "workers": 2}
        left = lea.page.evaluate(THINK, [about, endless, True])
        assert left["found"] == "AbortError"
        assert left["seen"]
        whole = lea.page.evaluate(THINK, [about, {"simulations": 3000, "seconds": 60, "workers": 2}, False])
        assert whole["found"]["isWhole"]
        assert whole["found"]["simulations"] == 3000
        visits = [each["visits"] for each in whole["found"]["variations"]]
        assert sum(visits) >= 3000


def test_who_leaves_while_the_engine_is_fetched_keeps_nobody_waiting(
    browser: Browser, thinking: Server
) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        about = asked(lea, at_table(lea), "think-2")
        held = list[Route]()

        def hold(route: Route) -> None:
            held.append(route)

        lea.page.route("**/engines/*/*.wasm", hold)
        lea.page.evaluate(THINK_AND_LEAVE, about)
        while not held:
            lea.page.wait_for_timeout(50)
        lea.page.evaluate("leaving.abort()")
        held[0].continue_()
        assert lea.page.evaluate(SOON) == "AbortError"
        whole = lea.page.evaluate(THINK, [about, {"simulations": 100, "seconds": 60, "workers": 1}, False])
        assert whole["found"]["simulations"] == 100


def test_the_bot_of_who_is_alone_thinks_on_the_device(browser: Browser, thinking: Server) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        table = lea.open_table(GAME, OPTIONS, ["me", {"bot": "zaz"}])
        lea.sit_down(table)
        seats = set[int]()
        for _ in range(20):
            events = lea.ask("GET", f"/api/tables/{table}/events?since=0")["events"]
            seats = {event["what"]["seat"] for event in events if event["what"].get("on_device")}
            if seats:
                break
            lea.tap_anything()
        assert seats == {1}


def finished(lea: Person) -> str:
    """A table whose game was given up after some moves."""
    table = lea.open_table(GAME, OPTIONS, ["me", {"me": "Bob"}], confirm=False)
    for number in range(12):
        view = lea.view(table)
        move = {"type": "move", "seat": view["play"]["asked"], "action": view["play"]["legal"][0]}
        command(lea, table, {**move, "seen": view["seq"], "key": f"move-{number}"})
    command(lea, table, {"type": "resign", "seat": 0, "key": "resign-0"})
    return table


def command(lea: Person, table: str, body: dict[str, Any]) -> None:
    lea.ask("POST", f"/api/tables/{table}/commands", body)


def test_a_game_is_looked_back_on_by_the_device_and_the_server_searches_nothing(
    browser: Browser, thinking: Server
) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        table, asked = finished(lea), list[str]()
        lea.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Review").click()
        expect(lea.page.locator("svg.chances")).to_be_visible(timeout=PATIENCE_MS)
        expect(lea.page.locator(".looking-back [role=status]")).to_have_text("", timeout=PATIENCE_MS)
        assert "review" not in asked
        assert asked.count("moments") in ROUNDS
        whole = lea.ask("POST", f"/api/tables/{table}/moments", {})
        assert "asks" in whole, "nobody else is told what a device has found"


def looked_back(lea: Person) -> list[str]:
    """Look back on the game at this screen; what the page asked for meanwhile, by the ends of addresses."""
    asked = list[str]()

    def note(request: Request) -> None:
        asked.append(request.url.rpartition("/")[2])

    lea.page.on("request", note)
    lea.page.get_by_role("button", name="Review").click()
    expect(lea.page.locator("svg.chances")).to_be_visible(timeout=PATIENCE_MS)
    expect(lea.page.locator(".looking-back [role=status]")).to_have_text("", timeout=PATIENCE_MS)
    lea.page.remove_listener("request", note)
    return asked


def curves(lea: Person) -> list[str | None]:
    """The lines of the graph."""
    return [each.get_attribute("points") for each in lea.page.locator("svg.chances polyline").all()]


def test_what_a_device_has_found_is_there_when_the_page_is_opened_again(
    browser: Browser, thinking: Server
) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        table = finished(lea)
        lea.sit_down(table)
        assert looked_back(lea).count("moments") in ROUNDS
        drawn = curves(lea)
        lea.page.goto("about:blank")
        lea.sit_down(table)
        asked = looked_back(lea)
        assert asked.count("moments") == 1
        assert "worker.js" not in asked  # nothing is judged again
        assert curves(lea) == drawn


def test_what_is_no_answer_any_more_is_judged_anew_by_the_device(browser: Browser, thinking: Server) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        lea.expects(400, "/moments")
        table = finished(lea)
        lea.sit_down(table)
        before = looked_back(lea).count("moments")
        lea.page.evaluate(FORGE)
        lea.page.goto("about:blank")
        lea.sit_down(table)
        asked = looked_back(lea)
        assert asked.count("moments") == 1 + before  # one that is refused, then as for the first time
        assert "review" not in asked


def test_whoever_is_forgotten_is_so_by_the_device_too(browser: Browser, thinking: Server) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        lea.sit_down(finished(lea))
        looked_back(lea)
        assert lea.page.evaluate(KEPT) == 1
        lea.page.goto(f"{thinking.url}/me")
        lea.page.get_by_role("button", name="Forget me").click()
        lea.page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
        expect(lea.page).to_have_url(f"{thinking.url}/")
        assert lea.page.evaluate(KEPT) == 0


def test_who_leaves_the_table_has_nothing_found_out_any_more(browser: Browser, thinking: Server) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        table, held, asked = finished(lea), list[Route](), list[str]()

        def hold(route: Route) -> None:
            held.append(route)

        lea.page.route("**/moments", hold, times=1)
        lea.sit_down(table)
        lea.page.get_by_role("button", name="Review").click()
        while not held:
            lea.page.wait_for_timeout(50)
        lea.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
        lea.page.get_by_role("link", name="Back to the lobby").click()
        lea.page.wait_for_selector(".games")
        held[0].continue_()
        lea.page.wait_for_timeout(SOON_MS)
        assert "worker.js" not in asked
        assert "moments" not in asked
        lea.page.go_back()
        expect(lea.page.locator("svg.chances")).to_be_visible(timeout=PATIENCE_MS)
        assert "review" not in asked


def test_where_the_device_cannot_look_back_the_server_does(browser: Browser, thinking: Server) -> None:
    with person(browser, thinking, reduced_motion="reduce") as lea:
        lea.page.route("**/api/engines", lambda route: route.fulfill(json={}))
        lea.page.route("**/review", lambda route: route.fulfill(json={"done": 3, "all": 7}))
        lea.sit_down(finished(lea))
        lea.page.get_by_role("button", name="Review").click()
        expect(lea.page.locator(".looking-back progress")).to_have_attribute("value", "3")
