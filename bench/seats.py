"""Fast clients for measuring a server: each holds one seat and plays what it is offered."""

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
SETTINGS: Json = {"confirm": False, "chat": "off"}
OPTIONS: Json = {"players": 2, "board": "short"}


class Seat:
    """One person at one seat, with a line to the server."""

    def __init__(self, url: str, table: str, seat: int, cookie: str, rng: random.Random) -> None:
        self.url, self.table, self.seat, self.cookie, self.rng = url, table, seat, cookie, rng
        self.latencies: list[float] = []
        self._play: Json = {}
        self._done = 0  # the number of the last own move
        self._is_waiting = False  # for an answer
        self.seq = 0
        self.is_over = False
        self._line: ClientConnection | None = None
        self._sent_at = 0.0
        self._moves = 0

    async def sit(self, since: int | None = None) -> None:
        """Connect, and hear everything up to the snapshot."""
        self._line = await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket",
            subprotocols=["samedi.1"],  # type: ignore[list-item]
            additional_headers={"Cookie": f"samedi={self.cookie}"},
            origin=self.url,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        hello: Json = {"type": "hello", "version": 1}
        await self._line.send(
            msgspec.json.encode(hello if since is None else {**hello, "since": since}).decode()
        )
        while await self.hear() != "snapshot":
            pass

    async def hear(self) -> str:
        """Take the next message in; return its type."""
        assert self._line is not None
        message = msgspec.json.decode(await self._line.recv())
        kind: str = message["type"]
        if kind == "snapshot":
            self._play = message["view"].get("play") or {}
            self.seq = message["view"]["seq"]
            self.is_over = message["view"]["stage"] == "over"
        elif kind == "events" and "patch" in message:
            self.seq = message["events"][-1]["seq"]
            patch = message["patch"]
            self._play |= patch.get("play") or {}  # what is the same as before is left out
            self.is_over = self.is_over or patch.get("stage") == "over"
        elif kind == "ack":
            assert message["answer"]["type"] == "accepted", message
            self.latencies.append(time.perf_counter() - self._sent_at)
            self._done, self._is_waiting = message["answer"]["seq"], False
        return kind

    @property
    def _is_asked(self) -> bool:
        is_new = not self._is_waiting and self.seq >= self._done
        return is_new and self._play.get("asked") == self.seat and bool(self._play.get("legal"))

    async def move(self) -> None:
        """Send a move, chosen at random."""
        assert self._line is not None
        self._moves += 1
        command = {
            "type": "move",
            "key": f"{self.seat}-{self._moves}",
            "seat": self.seat,
            "seen": self.seq,
            "action": self.rng.choice(self._play["legal"]),
        }
        self._is_waiting = True
        self._sent_at = time.perf_counter()
        await self._line.send(msgspec.json.encode({"type": "command", "command": command}).decode())

    async def play(self, until: float, pause: float = 0.0) -> None:
        """Play until the game is over or the time has come, resting before every move."""
        while not self.is_over and time.perf_counter() < until:
            if self._is_asked:
                if pause:
                    await asyncio.sleep(self.rng.uniform(0.5, 1.5) * pause)
                await self.move()
            try:
                async with asyncio.timeout(max(0.01, until - time.perf_counter())):
                    await self.hear()
            except TimeoutError:
                return

    async def leave(self) -> None:
        """Hang up."""
        if self._line:
            await self._line.close()


async def table_for_two(url: str, rng: random.Random, board: str = "short") -> list[Seat]:
    """Two people at a new table whose game has begun."""
    cookies = []
    for _ in range(2):
        async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60) as http:
            cookies.append((await http.post("/api/me", json={})).cookies["samedi"])
    host, guest = (
        httpx.AsyncClient(base_url=url, headers={"Origin": url}, cookies={"samedi": each}, timeout=60)
        for each in cookies
    )
    async with host, guest:
        made = await _post(
            host,
            "/api/tables",
            {
                "game": "chevalier_noir",
                "name": "North",
                "options": {**OPTIONS, "board": board},
                "settings": SETTINGS,
                "key": "create",
                "seats": ["me", "open"],
            },
        )
        commands = f"/api/tables/{made['id']}/commands"
        await _post(guest, "/api/join", {"invite": made["invites"]["play"], "name": "South"})
        await _post(guest, commands, {"type": "sit", "key": "sit", "seat": 1, "name": "South"})
        await _post(guest, commands, {"type": "ready", "key": "ready", "seat": 1})
        await _post(host, commands, {"type": "start", "key": "start"})
    return [Seat(url, made["id"], seat, cookie, rng) for seat, cookie in enumerate(cookies)]


async def _post(http: httpx.AsyncClient, path: str, body: Json) -> Json:
    answer = await http.post(path, json=body)
    answer.raise_for_status()
    found: Json = answer.json()
    return found
