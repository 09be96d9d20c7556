"""The page on a device without a line: one edition is kept whole, and changed between games only."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from samedi.bots.engines import made, nets_of
from samedi.games import game as game_named
from tests.faults.servers import Server
from tests.web.tables import IDLE, PATIENCE_MS, PHONE, Person, person
from tests.web.test_editions import edition_of
from tools.get_pyodide import present

KEEP = """async (base) => (await import(base + "app/keeping.js")).keepPage().catch(() => "")"""
KEEP_LEAVING = KEEP.replace("keepPage()", "keepPage({ isLeaving: true })")
KEPT = """async () => {
  const found = await caches.match(`${location.origin}/edition-now`, { cacheName: "samedi-kept" });
  return [await found.text(), (await caches.keys()).filter((name) => name.startsWith("samedi-edition-"))];
}"""

OTHER_MS = 1_000  # in which somebody who need not wait would be done
PYTHONS = """async () => [...new Set((await (await caches.open("samedi-python")).keys())
  .flatMap(({ url }) => url.match(/python\\/\\w+/) ?? []))]"""
ENGINES = """async () => (await (await caches.open("samedi-python")).keys())
  .map(({ url }) => url).filter((url) => url.includes("/engines/")).map((url) => url.split("/").pop())"""
LIST = """document.querySelector("script[type=module]").src.replace("app/main.js", "engines.json")"""
KEPT_LIST = f"""async () =>
  (await (await (await caches.open("samedi-python")).match({LIST})).text())"""
KEEP_LIST = f"""async (list) => (await caches.open("samedi-python")).put({LIST}, Response.json(list))"""
ADD_TO = """async ([name, end, more]) => {
  for (const each of await caches.keys()) if (each.startsWith(name)) {
    const cache = await caches.open(each);
    for (const { url } of await cache.keys()) if (url.endsWith(end)) {
      const kept = await cache.match(url);
      await cache.put(url, new Response(await kept.text() + more, { headers: kept.headers }));
    }
  }
}"""
NO_ROOM = """
const look = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (stores, mode = "readonly", ...more) {
  if (mode === "readwrite") throw new DOMException("", "QuotaExceededError");
  return look.call(this, stores, mode, ...more);
};"""


DYING_ONCE = """() => {
  globalThis.died = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.type !== "grow" || died) return post.call(this, message, ...more);
    died += 1;
    this.terminate();
  };
}"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped."""
    present()
    running = Server(tmp_path / "data")
    running.start()
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


def keep(somebody: Person) -> bool:
    """Have the page kept, as one that is installed does."""
    return bool(somebody.page.evaluate(KEEP, edition_of(somebody.page.content())))


def test_with_the_server_stopped_the_page_opens_in_ones_language_with_lobby_and_rules(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, PHONE, "fr") as lea:
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".games")
        assert keep(lea)
        table = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Inès"}])
        house.stop()
        lea.page.reload()
        expect(lea.page.get_by_text("Pas de connexion.")).to_be_visible()
        expect(lea.page.locator(".games .game")).to_have_count(3)
        lea.page.get_by_role("link", name="Règles : Baron Voodoo").click()
        expect(lea.page.locator(".learn h1")).to_contain_text("Quarante-huit âmes")
        lea.page.get_by_role("link", name=re.compile("Toutes les règles")).first.click()
        expect(lea.page.locator("[id='BV-4.2']")).to_be_visible()
        lea.page.goto(f"{lea.url}/t/{table}")  # a table of the server is never an old one
        expect(lea.page.locator(".arriving h1")).to_be_visible()
        house.start()
        lea.page.goto(f"{lea.url}/t/{table}")
        lea.page.wait_for_selector(".boardpicture")


def test_a_game_from_a_file_is_shown_without_a_line(browser: Browser, house: Server) -> None:
    with person(browser, house) as lea:
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".games")
        table = lea.open_table("chevalier_noir", {"players": 2}, ["me", {"bot": "random"}])
        lea.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0, "key": "enough"})
        file = lea.ask("GET", f"/api/tables/{table}/export")
        assert keep(lea)
        house.stop()
        lea.page.goto(f"{lea.url}/replay")
        given: Any = {
            "name": "game.json",
            "mimeType": "application/json",
            "buffer": json.dumps(file).encode(),
        }
        lea.page.locator("input[type=file]").set_input_files(given)
        lea.page.wait_for_selector(".boardpicture")


def test_another_edition_comes_whole_and_never_while_somebody_plays(browser: Browser, house: Server) -> None:
    with person(browser, house) as lea:
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".games")
        assert keep(lea)
        first, caches = lea.page.evaluate(KEPT)
        assert caches == [f"samedi-edition-{first}"]
        lea.context.route("**/kept.json", lambda route: route.fulfill(json={"edition": "0123456789abcdef"}))
        lea.context.route("**/whole.bin", lambda route: route.fulfill(body=whole_of("x")))
        lea.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Inès"}])
        lea.page.locator(".going").get_by_role("link").first.click()  # the browser still calls it the lobby
        lea.page.wait_for_selector(".boardpicture")
        assert not keep(lea)
        assert lea.page.evaluate(KEPT)[0] == first
        other = lea.context.new_page()
        other.goto(lea.page.url)
        other.wait_for_selector(".boardpicture")
        base = edition_of(lea.page.content())
        assert not lea.page.evaluate(KEEP_LEAVING, base), "another page still plays"
        other.close()
        assert lea.page.evaluate(KEEP_LEAVING, base) == "0123456789abcdef"
        lea.context.route("**/kept.json", lambda route: route.fulfill(json={"edition": "fedcba9876543210"}))
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".games")
        wait_until(lambda: lea.page.evaluate(KEPT)[0] == "fedcba9876543210")
        wait_until(
            lambda: (
                sorted(lea.page.evaluate(KEPT)[1])
                == sorted(["samedi-edition-fedcba9876543210", f"samedi-edition-{first}"])
            )
        )


def test_of_two_who_keep_at_once_the_later_edition_stays(browser: Browser, house: Server) -> None:
    older, newer = "0" * 16, "1" * 16
    with person(browser, house) as lea:
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".games")
        assert keep(lea)
        editions, held = iter([older]), list[Any]()

        def hold(route: Any) -> None:
            held.append(route)

        lea.context.route(
            "**/kept.json", lambda route: route.fulfill(json={"edition": next(editions, newer)})
        )
        lea.context.route(f"**/e/{older}/whole.bin", hold)
        lea.context.route(f"**/e/{newer}/whole.bin", lambda route: route.fulfill(body=whole_of("newer")))
        base = edition_of(lea.page.content())
        lea.page.evaluate(
            f"(base) => {{ window.both = Promise.all([({KEEP})(base), ({KEEP})(base)]); }}", base
        )
        lea.page.wait_for_timeout(OTHER_MS)
        assert held
        held[0].fulfill(body=whole_of("older"))
        assert lea.page.evaluate("() => window.both") == [older, newer]
        now, caches = lea.page.evaluate(KEPT)
        assert now == newer
        assert f"samedi-edition-{newer}" in caches


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for what the page does by itself, and only promises can tell."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def whole_of(text: str) -> bytes:
    """An edition with nothing but a document."""
    return json.dumps([["document", "text/html", len(text)]]).encode() + b"\n" + text.encode()


def fetch_what_is_needed(somebody: Person) -> None:
    """Ask in the lobby for what it takes to play without a line; its size is said before."""
    ask_for_what_is_needed(somebody)
    expect(somebody.page.get_by_role("switch", name="Play on this device")).to_be_visible(timeout=120_000)
    somebody.page.keyboard.press("Escape")


def ask_for_what_is_needed(somebody: Person) -> None:
    page = somebody.page
    page.get_by_role("button", name="Without a connection").click()
    expect(page.locator("dialog h2")).to_have_text("Play on this device?")
    page.get_by_role("button", name=re.compile(r"Fetch [3-7](\.\d)? MB")).click()


def test_without_a_server_somebody_plays_goes_on_after_a_reload_and_brings_the_game_to_the_server(
    browser: Browser, house: Server, tmp_path: Path
) -> None:
    with person(browser, house, PHONE, accept_downloads=True) as lea:
        page = lea.page
        page.set_default_timeout(60_000)  # Python begins here, on a machine that has much else to do
        page.goto(lea.url)
        page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        house.stop()
        page.reload()
        page.get_by_role("button", name=re.compile("Play now.*Chevalier")).click()
        page.wait_for_selector(".boardpicture")
        address = page.url
        assert re.search(r"/t/here-\w+$", address)
        lea.tap_anything()
        shown = page.locator(".log").inner_text()
        page.reload()
        page.wait_for_selector(".boardpicture")
        expect(page.locator(".log")).to_contain_text(shown.splitlines()[0])
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Give up").click()
        page.locator("dialog.dialog button").first.click()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Download").click()
        file = tmp_path / "game.json"
        saved.value.save_as(file)
        page.goto(lea.url)
        expect(page.locator(".going li")).to_contain_text("on this device")
        house.start()
        page.goto(lea.url)
        page.get_by_role("button", name="Open a saved game").click()
        page.locator("input#file").set_input_files(str(file))
        page.wait_for_url(re.compile(r"/t/(?!here-)"))
        page.get_by_text("This game was played elsewhere").wait_for()


def test_whatever_is_opened_first_works_without_a_line_and_the_lobby_notices_when_that_changes(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, PHONE) as lea:
        page = lea.page
        page.goto(lea.url)
        page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        house.stop()
        page.goto(f"{lea.url}/quiz/baron_voodoo")
        page.wait_for_selector(".boardpicture")
        page.goto(f"{lea.url}/lessons/chevalier_noir")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_selector(".boardpicture")
        page.goto(lea.url)
        expect(page.get_by_text("No connection.")).to_be_visible()
        house.start()
        expect(page.get_by_text("No connection.")).to_be_hidden()
        expect(page.get_by_role("link", name=re.compile("With friends")).first).to_be_visible()
        house.stop()
        expect(page.get_by_text("No connection.")).to_be_visible()


def test_a_game_that_was_deleted_on_another_page_says_so(browser: Browser, house: Server) -> None:
    with person(browser, house) as lea:
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        house.stop()
        lea.page.reload()
        lea.page.get_by_role("button", name=re.compile("Play now.*Chevalier")).click()
        lea.page.wait_for_selector(".boardpicture")
        other = lea.context.new_page()
        other.goto(lea.url)
        other.get_by_role("button", name=re.compile("Delete the game")).click()
        other.get_by_role("button", name="Delete it").click()
        expect(lea.page.locator(".arriving h1")).to_contain_text("no longer there")


def test_engines_that_a_young_server_lacks_are_kept_when_the_lobby_is_opened_again(
    browser: Browser, house: Server
) -> None:
    made(game_named("chevalier_noir"))
    house.stop()
    house.start()  # it looks for engines when it begins
    wait_until(lambda: "chevalier_noir" in httpx.get(f"{house.url}/api/engines").json())
    with person(browser, house) as lea:
        lea.context.route("**/api/engines", lambda route: route.fulfill(json={}))
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        assert not lea.page.evaluate(ENGINES)
        lea.context.unroute("**/api/engines")
        lea.page.reload()
        wait_until(lambda: "chevalier_noir.wasm" in lea.page.evaluate(ENGINES))
        learnt = {f"chevalier_noir-{net}.bin" for net in nets_of(game_named("chevalier_noir"))}
        wait_until(lambda: learnt <= {*lea.page.evaluate(ENGINES)})
        stale = {"chevalier_noir": {"module": "/engines/0/chevalier_noir.wasm", "nets": {}}}
        lea.page.evaluate(KEEP_LIST, stale)
        lea.page.reload()
        wait_until(lambda: "/engines/0/" not in lea.page.evaluate(KEPT_LIST))


def test_what_has_no_room_and_what_does_not_begin_are_called_so(browser: Browser, house: Server) -> None:
    with person(browser, house) as lea:
        page = lea.page
        lea.refusals += ["QuotaExceededError", "Quota exceeded", "page-here", "SyntaxError", "no house"]
        page.goto(lea.url)
        page.wait_for_selector(".games")
        room = lea.context.new_cdp_session(page)
        room.send("Storage.overrideQuotaForOrigin", {"origin": lea.url, "quotaSize": 5_000_000})
        ask_for_what_is_needed(lea)
        expect(page.get_by_text("not enough room left")).to_be_visible()
        room.send("Storage.overrideQuotaForOrigin", {"origin": lea.url})
        fetch_what_is_needed(lea)
        house.stop()
        page.evaluate(ADD_TO, ["samedi-edition-", "here/worker.js", NO_ROOM])
        page.reload()
        play = page.get_by_role("button", name=re.compile("Play now.*Chevalier"))
        play.click()
        expect(page.get_by_text("not enough room left").first).to_be_visible()
        page.evaluate(ADD_TO, ["samedi-python", "pyodide.mjs", "this is no module"])
        page.reload()
        play.click()
        expect(page.get_by_text("does not start on this device")).to_be_visible()


RENEWED = ("-m", "tests.web.renewed")
NEWER = "There is a newer version of what plays here"


def begin_here(somebody: Person) -> str:
    """Begin a game on this device though there is a line: where it is."""
    page = somebody.page
    page.get_by_role("button", name="Without a connection").click()
    page.get_by_role("switch", name="Play on this device").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Play now.*Chevalier")).click()
    page.wait_for_selector(".boardpicture")
    assert re.search(r"/t/here-\w+$", page.url)
    return page.url


def renew(house: Server) -> None:
    """Bring the server up to date."""
    house.stop()
    house.start(program=RENEWED)


def test_after_an_update_a_game_goes_on_in_its_edition_until_the_newer_one_is_fetched_on_request(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, PHONE) as lea:
        page = lea.page
        page.set_default_timeout(60_000)
        page.goto(lea.url)
        page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        game = begin_here(lea)
        first, (python,) = edition_of(page.content()), page.evaluate(PYTHONS)
        renew(house)
        page.reload()
        lea.tap_anything()
        assert edition_of(page.content()) == first
        fetched = list[str]()
        page.on("request", lambda asked: fetched.append(asked.url) if "/python/" in asked.url else None)
        page.goto(lea.url)
        expect(page.get_by_text(NEWER)).to_be_visible()
        second = edition_of(page.content())
        assert second != first
        page.locator(".going").get_by_role("link").first.click()
        page.wait_for_url(game)
        page.wait_for_selector(".boardpicture")
        assert edition_of(page.content()) == first
        house.stop()
        page.goto(lea.url)
        page.get_by_role("button", name=re.compile("Play now.*Chevalier")).click()
        page.wait_for_selector(".boardpicture")
        assert edition_of(page.content()) == first
        assert page.evaluate(PYTHONS) == [python]
        assert all(python in each for each in fetched)
        house.start(program=RENEWED)
        page.goto(lea.url)
        page.get_by_role("button", name=re.compile(r"Fetch [3-7](\.\d)? MB")).click()
        expect(page.get_by_text(NEWER)).to_be_hidden()
        wait_until(lambda: python not in page.evaluate(PYTHONS))
        assert page.evaluate(KEPT)[0] in second
        house.stop()
        page.goto(game)
        lea.tap_anything()
        assert edition_of(page.content()) == second


def test_no_newer_edition_comes_while_another_page_plays(browser: Browser, house: Server) -> None:
    with person(browser, house, PHONE) as lea:
        page = lea.page
        page.set_default_timeout(60_000)
        lea.refusals.append("page-here-playing")
        page.goto(lea.url)
        page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        begin_here(lea)
        renew(house)
        other = lea.context.new_page()
        other.goto(lea.url)
        fetch = other.get_by_role("button", name=re.compile(r"Fetch [3-7](\.\d)? MB"))
        fetch.click()
        expect(other.get_by_text("A table is open on another page")).to_be_visible()
        page.reload()
        lea.tap_anything()
        page.close()
        fetch.click()
        expect(fetch).to_be_hidden()
        expect(other.locator("dialog")).to_have_count(0)
        assert len(other.evaluate(PYTHONS)) == 1


def test_fetching_can_be_stopped_and_gone_on_with(browser: Browser, house: Server) -> None:
    with person(browser, house, PHONE) as lea:
        page = lea.page
        page.goto(lea.url)
        page.wait_for_selector(".games")
        lea.context.route("**/python_stdlib.zip", lambda _route: None)
        ask_for_what_is_needed(lea)
        expect(page.locator("dialog progress")).to_have_attribute("value", re.compile(r"0\.[89]"))
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_text("Stopped. What has come so far stays")).to_be_visible()
        lea.context.unroute("**/python_stdlib.zip")
        again = list[str]()
        page.on("request", lambda asked: again.append(asked.url.rpartition("/")[2]))
        fetch_what_is_needed(lea)
        fetched = again[: again.index("house.js")]  # then Python begins, with what is kept
        assert "python_stdlib.zip" in fetched
        assert "pyodide.asm.wasm" not in fetched


def test_a_hint_on_this_device_survives_a_worker_that_dies(browser: Browser, house: Server) -> None:
    made(game_named("chevalier_noir"))
    house.stop()
    house.start()  # it looks for engines when it begins
    wait_until(lambda: "chevalier_noir" in httpx.get(f"{house.url}/api/engines").json())
    with person(browser, house, reduced_motion="reduce") as lea:
        page = lea.page
        page.goto(lea.url)
        page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        house.stop()
        page.reload()
        page.get_by_role("button", name=re.compile("Play now.*Chevalier")).click()
        page.wait_for_selector(IDLE, state="attached")
        page.evaluate(DYING_ONCE)
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog .menu").get_by_role("button", name="A hint").click()
        expect(page.locator("dialog .sheet-body")).to_contain_text("were looked at")
        assert page.evaluate("died") == 1


def test_an_invitation_and_a_study_are_the_servers_also_for_who_plays_on_this_device(
    browser: Browser, house: Server
) -> None:
    with person(browser, house) as ann:
        table = ann.open_table("chevalier_noir", {"players": 2}, ["me", "open"])
        invited = f"/i/{ann.ask('GET', f'/api/tables/{table}/invites')['play']}"
    with person(browser, house, PHONE) as lea:
        page = lea.page
        page.goto(lea.url)
        page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        begin_here(lea)
        page.goto(lea.url + invited)
        page.get_by_role("button", name="Join the table").click()
        page.wait_for_url(f"{lea.url}/t/{table}")
        page.get_by_text("Everybody is seated").wait_for()
        house.stop()
        for address in (invited, "/study/nobody-knows"):
            page.goto(lea.url + address)
            expect(page.get_by_text("The server cannot be reached")).to_be_visible()


KNOW_WORKERS = """(() => {
  globalThis.workers = [];
  globalThis.Worker = class extends Worker {
    constructor(address, ...more) {
      super(address, ...more);
      workers.push([String(address), this]);
    }
  };
})()"""
END_THE_HOUSE = """() => workers.filter(([address]) => address.includes("/here/"))
  .forEach(([, worker]) => worker.terminate())"""


def test_a_game_goes_on_when_the_browser_has_ended_what_plays_it(browser: Browser, house: Server) -> None:
    with person(browser, house, PHONE, reduced_motion="reduce") as lea:
        lea.page.add_init_script(KNOW_WORKERS)
        lea.page.goto(lea.url)
        lea.page.wait_for_selector(".games")
        fetch_what_is_needed(lea)
        begin_here(lea)
        lea.tap_anything()
        lea.page.wait_for_selector(IDLE, state="attached")
        lea.page.evaluate(END_THE_HOUSE)
        for _ in range(3):
            lea.tap_anything()
