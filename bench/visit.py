"""A real server with nothing in it, and a browser in front of it."""

import os
import re
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession

from tools.get_chromium import found

CHROMIUM = found() or "chromium"
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--mute-audio"),
)
SETTINGS = {
    "SAMEDI_REQUESTS_PER_SECOND": "1000000",
    "SAMEDI_TABLES_PER_HOUR": "1000000",
    "SAMEDI_PERSONS_PER_HOUR": "1000000",
    "SAMEDI_BOT_PAUSE_MS": "0",
    "SAMEDI_WARM_BOTS": "false",
    "SAMEDI_LOG_LEVEL": "warning",
}
LINK = re.compile(r"http://localhost:\d+")
Json = dict[str, Any]


@contextmanager
def serving() -> Iterator[str]:
    """A server for a while; its address."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["serve", "--port", "0", "--data", folder, "--no-browser"]
        server = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "samedi.cli", *arguments],
            env={**os.environ, **SETTINGS, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            link = next(filter(None, map(LINK.search, server.stdout)), None)
            if link is None:
                raise RuntimeError("the server does not start")
            yield link.group()
        finally:
            server.terminate()
            server.wait()


@dataclass
class Visitor:
    """Somebody whom the server knows, in front of a browser of their own."""

    context: BrowserContext
    url: str

    def __post_init__(self) -> None:
        self.post("/api/me", {})

    def post(self, path: str, body: Json) -> Any:
        """Ask the server, as the page does."""
        answer = self.context.request.post(f"{self.url}{path}", data=body, headers={"origin": self.url})
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.status} {answer.text()}")
        return answer.json()

    def get(self, path: str) -> Any:
        """Ask the server something."""
        return self.context.request.get(f"{self.url}{path}").json()

    def open_table(
        self, game: str, options: Json, seats: list[Any], name: str = "Inès", **more: object
    ) -> str:
        """The address of a new table that has begun."""
        body = {"game": game, "name": name, "options": options, "seats": seats}
        settings = {"confirm": False, **more}
        made = self.post("/api/tables", {**body, "settings": settings, "key": secrets.token_hex(8)})
        return f"/t/{made['id']}"


def busy_ms(session: CDPSession) -> float:
    """How long the page's thread has been busy so far."""
    figures = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(figures["TaskDuration"])
