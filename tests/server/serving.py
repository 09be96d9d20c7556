"""A real server in a process of its own, and people who talk to it, for tests."""

import itertools
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from samedi.server.tables.patches import merged

Json = dict[str, Any]
SETTINGS = {
    "SAMEDI_BOT_PAUSE_MS": "0",
    "SAMEDI_WARM_BOTS": "false",
    "SAMEDI_LOG": "json",
    "SAMEDI_WORK_SECONDS": "120",  # also where much else is going on
    "SAMEDI_BOT_SECONDS": "60",
}
PATIENCE_S = 60
CHEVALIER: Json = {"players": 2, "board": "short"}
DAEMONEN: Json = {"players": 2, "world": "first-picture"}
_KEYS = itertools.count()
OPEN: list[httpx.Client | ExitStack] = []
"""What is to be closed after a test."""


class Running:
    """A server that runs."""

    def __init__(
        self,
        folder: Path,
        port: str = "0",
        within: Sequence[str] = (),
        program: Sequence[str] = ("tests.server.beside",),
        **settings: str,
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.log = folder / "log"
        command = [
            *within,
            sys.executable,
            "-m",
            *program,
            "serve",
            "--port",
            str(port),
            "--no-browser",
            "--lang",
            "en",
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(folder / "data")],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **SETTINGS, **settings},
                text=True,
            )
        assert self.process.stdout
        told = self.process.stdout.readline()
        if port != "0":  # it is taken, and that is told first
            told = self.process.stdout.readline()
        found = re.search(r"http://\S+:\d+", told)
        assert found, self.log.read_text(encoding="utf-8")
        self.url = found[0]

    def stop(self) -> int:
        """Ask it to stop; its status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        assert self.process.stdout
        self.process.stdout.close()
        return self.process.wait(PATIENCE_S)


@contextmanager
def running(folder: Path, *how: Any, **settings: Any) -> Iterator[Running]:
    """A server for a while."""
    server = Running(folder, *how, **settings)
    try:
        yield server
    finally:
        server.stop()
        assert "Traceback" not in server.log.read_text(encoding="utf-8")


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url, self.name = url, name
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE_S)
        OPEN.append(self.http)
        self.id: str = self.post("/api/me", {})["person"]

    @property
    def cookie(self) -> str:
        """The cookie with its name, which belongs to the server."""
        return "; ".join(f"{name}={token}" for name, token in self.http.cookies.items())

    def post(self, path: str, body: Any, status: int | None = None) -> Any:
        """Send something that is accepted, or refused with a status."""
        answer = self.http.post(
            path, content=msgspec.json.encode(body), headers={"content-type": "application/json"}
        )
        assert answer.status_code == (status or answer.status_code), answer.text
        assert status is not None or answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        """Read something."""
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, game: str, options: Json, seats: list[Any] | None = None, **more: Any) -> Json:
        """Set a table up."""
        body: Json = {"game": game, "name": self.name, "options": options, "key": key(), **more}
        if seats is not None:
            body["seats"] = seats
        made: Json = self.post("/api/tables", body)
        return made

    def join(self, invite: str) -> Json:
        """Come by a link."""
        joined: Json = self.post("/api/join", {"invite": invite, "name": self.name})
        return joined

    def command(self, table: str, kind: str, status: int = 200, **fields: Any) -> Json:
        """Send a command over HTTP."""
        body = {"type": kind, "key": key(), **fields}
        answer: Json = self.post(f"/api/tables/{table}/commands", body, status)
        return answer

    def sit_down(self, table: str, since: int | None = None) -> "Line":
        """Connect to a table."""
        return Line(self, table, since)


def key() -> str:
    """A key nobody has used."""
    return f"k{os.getpid()}-{next(_KEYS)}"


def socket_of(person: Person, path: str) -> tuple[ClientConnection, ExitStack]:
    """A socket of a person, and what closes it."""
    hung = ExitStack()
    socket = hung.enter_context(
        connect(
            f"{person.url.replace('http', 'ws', 1)}/api/tables/{path}",
            subprotocols=[Subprotocol("samedi.1")],
            origin=Origin(person.url),
            additional_headers={"cookie": person.cookie},
            compression=None,
            max_size=None,
            close_timeout=1,
            proxy=None,
        )
    )
    OPEN.append(hung)
    return socket, hung


class ListLine:
    """A connection to the list of a person's tables, with the list as it is known so far."""

    def __init__(self, person: Person) -> None:
        self.socket, self._hung = socket_of(person, "socket")
        self.cards: dict[str, Json] = {}
        self.heard: list[Json] = []
        self.socket.send('{"type": "hello", "version": 1}')
        assert self.hear()["type"] == "list"

    def hear(self, timeout: float = PATIENCE_S) -> Json:
        """The next message, taken in."""
        message: Json = msgspec.json.decode(self.socket.recv(timeout))
        self.heard.append(message)
        match message["type"]:
            case "list":
                self.cards = {card["id"]: card for card in message["cards"]}
            case "listed":
                self.cards[message["card"]["id"]] = message["card"]
            case "unlisted":
                self.cards.pop(message["id"], None)
        return message

    def wait_for(self, is_so: Any) -> None:
        """Hear until the list is as wanted."""
        while not is_so(self.cards):
            self.hear()

    def settle(self) -> None:
        """Hear everything that was told before now."""
        self.socket.send('{"type": "ping", "n": 1}')
        while self.hear()["type"] != "pong":
            pass

    def close(self) -> None:
        """Hang up."""
        self._hung.close()


class Line:
    """A connection to a table, with the view as it is known so far."""

    def __init__(self, person: Person, table: str, since: int | None = None, *, greets: bool = True) -> None:
        self.person = person
        self.socket, self._hung = socket_of(person, f"{table}/socket")
        self.view: Json = {}
        self.events: list[Json] = []
        self.heard: list[str] = []
        if greets:
            self.send({"type": "hello", "version": 1, **({} if since is None else {"since": since})})
            self.hear_until("snapshot")

    def send(self, message: Any) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = PATIENCE_S) -> Json:
        """The next message, taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] == "snapshot":
            self.view = message["view"]
        elif message["type"] == "events":
            self._take_in(message)
        return message

    def _take_in(self, message: Json) -> None:
        for event in message["events"]:
            assert not self.events or event["seq"] == self.events[-1]["seq"] + 1
            self.events.append(event)
        if "patch" in message:
            self.view = merged(self.view, message["patch"])
            assert self.view["seq"] == message["events"][-1]["seq"]

    def hear_until(self, kind: str) -> Json:
        """The next message of a kind, everything before it taken in."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def do(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        self.send({"type": "command", "command": {"type": kind, "key": key(), **fields}})
        answer: Json = self.hear_until("ack")["answer"]
        return answer

    def move(self, choice: int = 0) -> Json:
        """Do one of the legal actions, and hear what comes of it."""
        legal = self.view["play"]["legal"]
        answer = self.do(
            "move", seat=self.view["seat"], seen=self.view["seq"], action=legal[choice % len(legal)]
        )
        assert answer["type"] == "accepted", answer
        self.catch_up(answer["seq"])
        return answer

    def catch_up(self, seq: int) -> None:
        """Hear everything up to an event, and a snapshot that follows it."""
        while self.view["seq"] < seq:
            self.hear()

    def wait_for(self, is_so: Any) -> Json:
        """Hear until the view is as wanted."""
        deadline = time.monotonic() + PATIENCE_S
        while not is_so(self.view):
            assert time.monotonic() < deadline
            self.hear()
        return self.view

    def close(self) -> None:
        """Hang up."""
        self._hung.close()


def two_at(
    server: Running, game: str = "chevalier_noir", options: Json | None = None, **more: Any
) -> tuple[Person, Person, str]:
    """Two people at a table whose game has begun."""
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    settings = {"confirm": False, **more}
    made = ada.table(game, options or CHEVALIER, ["me", "open"], settings=settings)
    bob.join(made["invites"]["play"])
    bob.command(made["id"], "sit", seat=1)
    bob.command(made["id"], "ready", seat=1)
    ada.command(made["id"], "start")
    return ada, bob, made["id"]


def turn_of(*lines: Line) -> Line:
    """The line of the seat that is asked, once both have heard."""
    seq = max(line.view["seq"] for line in lines)
    for line in lines:
        line.catch_up(seq)
    return next(line for line in lines if line.view["seat"] == line.view["play"]["asked"])
