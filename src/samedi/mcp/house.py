"""A server as one of its guests knows it: the same door, filter and limits as for a page."""

import asyncio
import itertools
import secrets
from typing import Any
from urllib.parse import quote

import httpx
import msgspec

from samedi.core.errors import SamediError
from samedi.core.message import Message

Json = dict[str, Any]
LOOK_S = 0.4  # between two looks at a table
PATIENCE_S = 30.0  # for an answer
OFTEN = 20  # tries of a server that has much to do,
BUSY = (429, 503)  # which it says so


class Refusal(SamediError):
    """The server says no, and why."""


class House:
    """One guest of one server."""

    def __init__(self, url: str, line: httpx.AsyncBaseTransport | None = None) -> None:
        """A guest who has not come yet; a server in this process is asked over a line of its own."""
        self._client = httpx.AsyncClient(
            base_url=url, headers={"Origin": url.rstrip("/")}, timeout=PATIENCE_S, transport=line
        )
        self._keys = (f"mcp-{secrets.token_hex(6)}-{count}" for count in itertools.count())
        self._is_known = False

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request; who comes for the first time says so."""
        if not self._is_known:
            self._is_known = True
            await self.ask("POST", "/api/me", {})
        answer = await self._client.request(method, path, json=body)
        for _ in range(OFTEN):
            wait = answer.headers.get("Retry-After")
            if answer.status_code not in BUSY or wait is None:
                break
            await asyncio.sleep(min(float(wait), PATIENCE_S))
            answer = await self._client.request(method, path, json=body)
        found = answer.json()
        if answer.is_error:
            raise Refusal(msgspec.convert(found.get("message", {"code": "server-trouble"}), Message))
        return found

    async def make(self, game: str, options: Json, seats: list[Any], name: str) -> Json:
        """Set a table up."""
        settings = {"confirm": False, "take_back": "never"}
        body = {"game": game, "name": name, "options": options, "seats": seats, "settings": settings}
        made: Json = await self.ask("POST", "/api/tables", {**body, "key": next(self._keys)})
        return made

    async def join(self, invite: str, name: str) -> Json:
        """Come to a table by its link, and sit."""
        joined: Json = await self.ask("POST", "/api/join", {"invite": invite, "name": name, "sits": True})
        return joined

    async def view(self, table: str) -> Json:
        """The table as this guest sees it."""
        seen: Json = await self.ask("GET", path_of(table))
        return seen

    async def events(self, table: str, since: int) -> list[Json]:
        """What has happened since."""
        found = await self.ask("GET", f"{path_of(table)}/events?since={since}")
        events: list[Json] = found["events"]
        return events

    async def command(self, table: str, kind: str, **rest: Any) -> Json:
        """Ask something of a table."""
        body = {"type": kind, "key": next(self._keys), **rest}
        answer: Json = await self.ask("POST", f"{path_of(table)}/commands", body)
        return answer

    async def when_asked(self, table: str, seconds: float) -> Json:
        """The table when it waits for this guest or is over, at the latest after so long."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while True:
            seen = await self.view(table)
            if seen["stage"] == "over" or is_asked(seen) or loop.time() > until:
                return seen
            await asyncio.sleep(LOOK_S)

    async def close(self) -> None:
        """Go."""
        await self._client.aclose()


def path_of(table: str) -> str:
    """Where a table is; whatever a model calls a table leads nowhere else."""
    return f"/api/tables/{quote(table, safe='')}"


def is_asked(view: Json) -> bool:
    """Whether a table waits for whoever sees it so."""
    play = view.get("play") or {}
    return view["stage"] == "playing" and bool(play.get("legal"))
