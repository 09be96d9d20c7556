"""A client that plays at a server by the wire of docs/wire.md, over a network that may be bad."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE = 0.2  # seconds without an answer before a command is sent again
PAUSE = 0.1  # seconds before connecting again
MOST_TRIES = 300
Json = dict[str, Any]


@dataclass
class Network:
    """How often what is sent is doubled, lost, late or overtaken, each way."""

    rng: random.Random
    doubled: float = 0.0
    dropped: float = 0.0
    delayed: float = 0.0
    reordered: float = 0.0

    async def carry(self, message: str) -> AsyncIterator[str]:
        """What arrives of a message."""
        if self.rng.random() < self.dropped:
            return
        if self.rng.random() < self.delayed:
            await asyncio.sleep(self.rng.uniform(0.01, 0.2))
        yield message
        if self.rng.random() < self.doubled:
            yield message


@dataclass
class Player:
    """One person at one table, who plays at random until the game is over."""

    url: str
    name: str
    network: Network
    cookie: str = ""
    person: str = ""
    view: Json = field(default_factory=dict)
    seqs: list[int] = field(default_factory=list)
    """The numbers of the events as they came; a gap is an error."""
    accepted: dict[str, int] = field(default_factory=dict)
    """The keys of acknowledged moves, with the numbers of their events."""
    pending: Json | None = None
    """The command that has no answer yet."""
    reconnects: int = 0
    _keys: int = 0
    _is_open: bool = False
    _held: list[str] = field(default_factory=list)
    """Messages that others have overtaken."""

    async def arrive(self) -> None:
        """Become somebody."""
        async with self._http() as http:
            answer = await http.post("/api/me", json={})
            answer.raise_for_status()
            self.person = answer.json()["person"]
            ((name, token),) = answer.cookies.items()
            self.cookie = f"{name}={token}"

    def _http(self) -> httpx.AsyncClient:
        headers = {"Origin": self.url, **({"Cookie": self.cookie} if self.cookie else {})}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60)

    async def post(self, path: str, body: Json) -> Json:
        """Ask the server for something, again and again while it is down; commands have keys."""
        for _ in range(MOST_TRIES):
            try:
                async with self._http() as http:
                    answer = await http.post(path, json=body)
                if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    assert answer.status_code < 400, (path, answer.status_code, answer.text)
                    found: Json = answer.json()
                    return found
            except httpx.TransportError:
                pass
            await asyncio.sleep(PAUSE)
        raise AssertionError("the server does not come back")

    async def play(self, table: str, seat: int) -> None:
        """Play to the end of the game, whatever happens to the server and the lines."""
        while not self._is_done:
            self._is_open = False
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                async with connect(
                    f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
                    subprotocols=["samedi.1"],  # type: ignore[list-item]
                    additional_headers={"Cookie": self.cookie},
                    origin=self.url,  # type: ignore[arg-type]
                    max_size=None,
                    proxy=None,
                    open_timeout=5,
                    close_timeout=0.1,
                ) as line:
                    await self._converse(line, seat)
            self.reconnects += not self._is_done
            self._held = []
            if not self._is_open:  # nobody is there
                await asyncio.sleep(PAUSE)

    async def _converse(self, line: ClientConnection, seat: int) -> None:
        """Talk until the game is over, or until something is missing."""
        since = {"since": self.seqs[-1]} if self.seqs else {}
        await line.send(json.dumps({"type": "hello", "version": 1, **since}))
        while not self._is_done:
            try:
                heard = str(await asyncio.wait_for(line.recv(), PATIENCE))
            except TimeoutError:
                await self._ask_again(line)
                continue
            if not all(self._hear(json.loads(each)) for each in await self._arriving(heard)):
                return
            if self._is_open:
                await self._act(line, seat)

    @property
    def _is_done(self) -> bool:
        return self.view.get("stage") == "over" and self.pending is None and self._is_open

    async def _ask_again(self, line: ClientConnection) -> None:
        if self._held:
            raise EOFError  # nothing comes that the late message could be behind
        if self._is_open and self.pending is not None:
            await self._send(line, self.pending)

    async def _arriving(self, heard: str) -> list[str]:
        """What the network brings when a message is sent; greetings always arrive."""
        if not self._is_open:
            return [heard]
        arrived = [each async for each in self.network.carry(heard)]
        if not arrived:
            raise EOFError  # on a line nothing is lost but with the line
        if self.network.rng.random() < self.network.reordered:
            self._held += arrived
            return []
        held, self._held = self._held, []
        return [*arrived, *held]

    def _hear(self, message: Json) -> bool:
        """Take a message in; False if one is missing, or was heard before: then connect again."""
        match message["type"]:
            case "snapshot":
                self._is_open = True
                self.view = message["view"]
                if not self.seqs:
                    self.seqs.append(self.view["seq"])
                return bool(self.seqs[-1] == self.view["seq"])
            case "events":
                for event in message["events"]:
                    if event["seq"] != self.seqs[-1] + 1:
                        return False
                    self.seqs.append(event["seq"])
                self.view = merge(self.view, message.get("patch") or {})
            case "ack":
                self._answered(message["answer"])
            case "bye" | "error":
                return bool(message["type"] == "error")
        return True

    def _answered(self, answer: Json) -> None:
        pending = self.pending
        if pending is None or answer["key"] != pending["key"]:
            return  # an answer to something sent twice
        if answer["type"] == "failed":
            return  # nobody knows: it is sent again
        if answer["type"] in ("accepted", "duplicate"):
            self.accepted[answer["key"]] = answer["seq"]
        else:
            assert answer["type"] == "conflict", answer
        self.pending = None

    async def _act(self, line: ClientConnection, seat: int) -> None:
        play = self.view.get("play") or {}
        legal = play.get("legal")
        heard_own = max(self.accepted.values(), default=0) <= self.seqs[-1]
        if self.pending is None and heard_own and legal and play.get("asked") == seat:
            self._keys += 1
            self.pending = {
                "type": "move",
                "key": f"{self.name}-{self._keys}",
                "seat": seat,
                "seen": self.view["seq"],
                "action": self.network.rng.choice(legal),
            }
            await self._send(line, self.pending)

    async def _send(self, line: ClientConnection, command: Json) -> None:
        message = json.dumps({"type": "command", "command": command})
        async for arriving in self.network.carry(message):
            await line.send(arriving)


def merge(target: Any, patch: Any) -> Any:
    """A JSON merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        else:
            merged[name] = merge(merged.get(name), value)
    return merged
