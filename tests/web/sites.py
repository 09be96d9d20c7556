"""The page as files on a plain web host, and people who come there."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

from samedi.bots.engines import made
from samedi.games import game as game_named
from tests.alone.test_house import Device, play
from tests.faults.servers import START_S, free_port
from tests.web.tables import PHONE
from tools.get_pyodide import present

QUICK = "localStorage.setItem('samedi', JSON.stringify({ speed: 'off' }))"
PYTHON_MS = 120_000  # Python begins here, on a machine that has much else to do


class Host:
    """A plain web host, with the page in a folder of it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/evenings"
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--directory", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """Have the page written into a folder, with a game to look at, and serve it."""
    present()
    made(game_named("chevalier_noir"))  # its engine; the other games do without
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
    """Whether a host is there."""
    try:
        return httpx.get(f"{url}/").status_code == httpx.codes.OK
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
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en", has_touch=True
    )
    context.add_init_script(begins)
    page, complaints = context.new_page(), list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("websocket", lambda line: complaints.append(line.url))  # there is nobody to talk to
    page.on("response", lambda answer: complaints.append(answer.url) if is_missing(answer) else None)
    page.set_default_timeout(PYTHON_MS)
    try:
        yield page
        assert not complaints, complaints
    finally:
        context.close()


def is_missing(answer: Any) -> bool:
    """Whether something was asked for that there is not."""
    return bool(answer.status == httpx.codes.NOT_FOUND)
