"""Language models at `/mcp`: each session of their protocol is a guest with the limits of its address."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
from mcp.server.fastmcp import FastMCP
from mcp.server.transport_security import TransportSecuritySettings
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.mcp.house import House
from samedi.mcp.seat import seats
from samedi.server.gate.addresses import address_of
from samedi.server.gate.asker import ASKER
from samedi.server.http.endpoint import SMALL_BODY, decoded, problem, read_body
from samedi.server.http.refusals import Failure, too_many

SESSION = "mcp-session-id"
HERE = "http://127.0.0.1"  # how the server is called from within
IN_ALL = 256  # sessions,
OF_ADDRESS = 16  # of one address
AT_ONCE = 4  # calls of one session
IDLE_S = 1800.0  # without a call, and the guest has gone
CALL_S = 120.0  # the longest that a call may take
BUSY_S = 10  # when to come again
THE_GUARDS = TransportSecuritySettings(enable_dns_rebinding_protection=False)  # names are checked before


class Guest(House):
    """A model that has come in from an address."""

    def __init__(self, server: ASGIApp, address: str, guests: "set[Guest]") -> None:
        super().__init__(HERE, httpx.ASGITransport(server, client=(address, 0)))
        self.address, self._guests = address, guests
        guests.add(self)

    async def close(self) -> None:
        """Go, and make room for somebody else."""
        self._guests.discard(self)
        await super().close()


class Models:
    """Everything at `/mcp`; what a guest wants of the server goes through its gate like any other request."""

    def __init__(self, server: ASGIApp, idle_s: float = IDLE_S) -> None:
        self._server = server
        self._guests: set[Guest] = set()
        self._opening: Counter[str] = Counter()
        self._calls: Counter[str] = Counter()
        self._limits: set[asyncio.Timeout] = set()
        self._is_stopping = False
        tools = self._tools(idle_s)
        tools.streamable_http_app()  # makes the sessions
        self._sessions = tools.session_manager

    def _tools(self, idle_s: float) -> FastMCP[House]:
        return seats(
            lambda: Guest(
                self._server, ASKER.get(), self._guests
            ),  # called for the request that opens a session
            json_response=True,
            session_idle_timeout=idle_s,
            transport_security=THE_GUARDS,
        )

    @property
    def count(self) -> int:
        """How many are here."""
        return len(self._guests)

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """Let models in."""
        async with self._sessions.run():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        try:
            await self._answer(Request(scope, receive), send)
        except ClientDisconnect:
            await Response(status_code=400)(scope, receive, send)
        except SamediError as error:
            await problem(error)(scope, receive, send)

    async def _answer(self, request: Request, send: Send) -> None:
        body = await checked_body(request)
        session = request.headers.get(SESSION)
        with held(self._calls, session, AT_ONCE) if session else self._held_open(address_of(request.scope)):
            async with self._in_time():
                await self._sessions.handle_request(request.scope, once(body), send)

    @asynccontextmanager
    async def _in_time(self) -> AsyncIterator[None]:
        """An end to every call: of two with one number the kit answers only one, and servers stop."""
        limit = asyncio.timeout(CALL_S)
        self._limits.add(limit)
        try:
            async with limit:
                yield
        except TimeoutError:
            why = "server-stopping" if self._is_stopping else "server-trouble"
            raise Failure(503, Message(why)) from None
        finally:
            self._limits.discard(limit)

    def stop(self) -> None:
        """Let nobody wait any longer."""
        self._is_stopping = True
        for limit in self._limits:
            if not limit.expired():
                limit.reschedule(0)

    @contextmanager
    def _held_open(self, address: str) -> Iterator[None]:
        """Let an address open a session, if there is room."""
        if self.count + self._opening.total() >= IN_ALL:
            raise too_many(BUSY_S)
        here = sum(guest.address == address for guest in self._guests)
        with held(self._opening, address, OF_ADDRESS - here):
            yield


@contextmanager
def held(counts: Counter[str], name: str, most: int) -> Iterator[None]:
    """Count somebody for a while, unless there are too many of that name."""
    if counts[name] >= most:
        raise too_many(BUSY_S)
    counts[name] += 1
    try:
        yield
    finally:
        counts[name] -= 1
        if not counts[name]:
            del counts[name]


async def checked_body(request: Request) -> bytes:
    """What a request carries; there is nothing to get, for nothing is sent but answers."""
    if request.method not in ("POST", "DELETE"):
        raise Failure(405, Message("server-no-page"))
    body = await read_body(request, SMALL_BODY) if request.method == "POST" else b""
    decoded(body, dict[str, Any])
    return body


def once(body: bytes) -> Receive:
    """A request whose body has been read already."""

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
