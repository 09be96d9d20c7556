"""The page as files of any web host: rules, games to look at, and a whole game against a bot."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.alone.test_house import Device, play
from tests.faults.servers import START_S, free_port
from tests.web.tables import PHONE
from tools.get_pyodide import present

QUICK = "localStorage.setItem('samedi', JSON.stringify({ speed: 'off' }))"
PLAY = """async ([base, table]) => {
  const { get, newKey, post } = await import(base + "app/api.js");
  for (let turn = 0; ; turn += 1) {
    const { stage, seat, seq, play } = await get(`/api/tables/${table}`);
    if (stage === "over") return turn;
    if (turn > 5000) throw new Error(`it stands still at ${seq}: ${JSON.stringify(play.awaits)}`);
    const isMine = play.asked === seat && play.legal?.length;
    const action = play.legal?.[turn % play.legal.length];
    const move = { type: "move", seat, seen: seq, action, key: newKey() };
    if (isMine) await post(`/api/tables/${table}/commands`, move).catch(() => {});
    else await new Promise((passed) => setTimeout(passed, 20));
  }
}"""

UNTIL_IT_IS_MINE_AGAIN = """async ([base, table]) => {
  const { get, newKey, post } = await import(base + "app/api.js");
  let others = 0; // looks at the table while the bot, which waits a little before it moves, is asked
  for (let turn = 0; ; turn += 1) {
    const { seat, seq, play } = await get(`/api/tables/${table}`);
    if (turn > 1000) throw new Error(`it stands still at ${seq}: ${JSON.stringify(play.awaits)}`);
    if (play.asked !== seat) others += 1;
    else if (others) return others;
    const move = { type: "move", seat, seen: seq, action: play.legal?.[0], key: newKey() };
    if (play.asked === seat) await post(`/api/tables/${table}/commands`, move).catch(() => {});
    else await new Promise((passed) => setTimeout(passed, 50));
  }
}"""


class Host:
    """A plain web host, with the page in a folder of it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/evenings"
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--directory", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    present()
    folder = tmp_path_factory.mktemp("host")
    given = folder / "an evening.json"
    given.write_text(json.dumps(finished()))
    command = [sys.executable, "-m", "samedi.cli", "site", "--no-engines", "--lang", "en"]
    told = subprocess.run(
        [*command, str(folder / "evenings"), str(given)], check=True, capture_output=True, text=True
    )
    assert "Any web host can serve them" in told.stdout
    running = Host(folder)
    deadline = time.monotonic() + START_S
    while not answers(running.url):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    yield running
    running.process.terminate()
    running.process.wait()


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/").status_code == 200
    except httpx.TransportError:
        return False


def finished() -> Any:
    """The file of a finished game."""
    device = Device()
    table = device.set_up("dicke_daemonen")
    play(device, table)
    return device.ask("GET", f"/api/tables/{table}/export")["answer"]


@contextmanager
def visitor(browser: Browser, begins: str = QUICK) -> Iterator[Page]:
    """Somebody with a phone, who does not wait for things that move; nothing may go wrong unseen."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en")
    context.add_init_script(begins)
    page, complaints = context.new_page(), list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("response", lambda answer: complaints.append(answer.url) if answer.status == 404 else None)
    page.set_default_timeout(120_000)  # Python begins here, on a machine that has much else to do
    try:
        yield page
        assert not complaints
    finally:
        context.close()


def test_a_site_has_rules_and_games_to_look_at(browser: Browser, host: Host) -> None:
    with visitor(browser) as page:
        page.goto(f"{host.url}/")
        page.get_by_role("link", name=re.compile("Rules.*Baron")).click()
        expect(page.locator(".learn h1")).to_be_visible()
        assert page.url.startswith(f"{host.url}/rules/baron_voodoo")
        page.reload()
        expect(page.locator(".learn h1")).to_be_visible()
        page.goto(f"{host.url}/replay/")
        page.get_by_role("link", name=re.compile("Dicke Dämonen: Ann")).click()
        page.wait_for_selector(".boardpicture")


def begun_at(page: Page, host: Host) -> list[str]:
    """Begin a game without a server: where the page's modules are, and the table."""
    page.goto(f"{host.url}/")
    base = str(page.evaluate("document.querySelector('script[type=module]').src"))
    page.get_by_role("button", name=re.compile("Play now.*Dicke")).click()
    page.get_by_role("button", name=re.compile(r"Fetch \d+")).click()
    page.wait_for_selector(".boardpicture")
    return [base.removesuffix("app/main.js"), page.url.rpartition("/")[2]]


def test_a_whole_game_against_a_bot_is_played_from_a_site(browser: Browser, host: Host) -> None:
    with visitor(browser) as page:
        assert page.evaluate(PLAY, begun_at(page, host)) > 10
        expect(page.locator(".ending")).to_be_visible()
        page.reload()
        expect(page.locator(".ending")).to_be_visible()


def test_who_looks_at_a_table_does_not_stop_its_bot(browser: Browser, host: Host) -> None:
    with visitor(browser, begins="") as page:
        assert page.evaluate(UNTIL_IT_IS_MINE_AGAIN, begun_at(page, host)) > 0


def test_a_folder_with_something_in_it_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear")
    command = [sys.executable, "-m", "samedi.cli", "site", "--lang", "en", str(tmp_path)]
    refused = subprocess.run(command, check=False, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "is not an empty folder" in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
