"""Models at `/mcp` of a server: a whole game, each its own guest, and those who mean harm."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
import pytest
from mcp.client.streamable_http import streamable_http_client

from mcp import ClientSession
from samedi.core.errors import SamediError
from samedi.server.app import models_of
from samedi.server.http.models import AT_ONCE, BUSY_S, OF_ADDRESS, SESSION, Models
from tests.mcp.evenings import play, use, whole_game
from tests.server.serving import PATIENCE_S, Running

HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
ACCEPT = {"accept": "application/json, text/event-stream"}


@asynccontextmanager
async def model(server: Running) -> AsyncIterator[ClientSession]:
    """A model that has come in."""
    async with (
        streamable_http_client(f"{server.url}/mcp") as (reading, writing, _),
        ClientSession(reading, writing) as session,
    ):
        await session.initialize()
        yield session


@contextmanager
def line(server: Running) -> Iterator[httpx.Client]:
    """A program that speaks to the server as it likes."""
    with httpx.Client(base_url=server.url, headers=ACCEPT, timeout=60) as client:
        yield client


def call(tool: str, number: int = 2, **arguments: Any) -> dict[str, Any]:
    return {
        "jsonrpc": "2.0",
        "id": number,
        "method": "tools/call",
        "params": {"name": tool, "arguments": arguments},
    }


async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
    """A server that nobody asks."""
    raise AssertionError


def test_a_model_plays_a_whole_game_at_the_server(server: Running) -> None:
    async def evening() -> None:
        async with model(server) as session:
            await whole_game(session)

    play(evening())


def test_two_models_are_two_guests_and_see_their_own_seat_only(server: Running) -> None:
    async def evening() -> None:
        async with model(server) as ada, model(server) as bob:
            made = await use(ada, "open_table", game="dicke_daemonen", opponents="open")
            with pytest.raises(ValueError, match="invited"):
                await use(bob, "see", table=made["table"])
            seen = await use(bob, "join_table", code=made["link_code"], name="Bob")
            assert (made["your_seat"], seen["your_seat"]) == (0, 1)
            while seen["stage"] != "playing":
                seen = await use(bob, "see", table=made["table"])
            views = [await use(ada, "see", table=made["table"]), seen]
            for seat, view in enumerate(views):
                hands = view["position"]["hands"]
                assert ["hidden" in hand for hand in hands] == [other != seat for other in range(2)]

    play(evening())


def test_what_a_model_calls_a_table_leads_nowhere_else(server: Running) -> None:
    async def evening() -> None:
        async with model(server) as ada:
            for table in ("../../metrics", "x/../../me", "x?since=0", "", "a" * 5000):
                with pytest.raises(ValueError, match=r"invited|nothing at this address"):
                    await use(ada, "see", table=table)

    play(evening())


def test_a_session_is_known_to_whoever_opened_it_only(server: Running) -> None:
    with line(server) as ada:
        opened = ada.post("/mcp", json=HELLO)
        assert opened.status_code == 200
        for wrong in ("0" * 32, "x" * 20_000, opened.headers[SESSION][:-1]):
            assert ada.post("/mcp", json=call("games"), headers={SESSION: wrong}).status_code == 404
        assert ada.post("/mcp", json=call("games")).status_code == 400, "nobody plays without a session"


def test_only_models_and_the_own_page_may_call(server: Running) -> None:
    with line(server) as ada:
        assert ada.post("/mcp", json=HELLO, headers={"origin": "https://evil.example"}).status_code == 403
        assert ada.post("/mcp", json=HELLO, headers={"origin": "null"}).status_code == 403
        assert ada.post("/mcp", json=HELLO, headers={"host": "evil.example"}).status_code == 403
        assert ada.post("/mcp", json=HELLO, headers={"origin": server.url}).status_code == 200
        assert ada.post("/api/me", json={}).status_code == 403, "elsewhere a page is named"
        assert ada.get("/mcp").status_code == 405, "nobody keeps a line open"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"[" * 8000, 400),
        (b"{" * 8000, 400),
        (b'{"a":' * 2700 + b"1" + b"}" * 2700, 400),
        (b"[]", 400),
        (b"\xff", 400),
        (b'{"jsonrpc": "2.0"}', 400),
        (b'{"x": "' + b"a" * 20_000 + b'"}', 413),
    ],
)
def test_what_is_no_call_is_refused(server: Running, body: bytes, status: int) -> None:
    with line(server) as ada:
        answer = ada.post("/mcp", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == status
        assert "Traceback" not in answer.text


def test_an_address_opens_so_many_sessions_and_closes_them_again(server: Running) -> None:
    with line(server) as ada:
        opened = []
        while (answer := ada.post("/mcp", json=HELLO)).status_code == 200:
            opened.append(answer.headers[SESSION])
            assert len(opened) <= OF_ADDRESS
        assert opened
        assert (answer.status_code, answer.headers["retry-after"]) == (429, str(BUSY_S))
        for session in opened:
            assert ada.delete("/mcp", headers={SESSION: session}).status_code == 200
        deadline = time.monotonic() + PATIENCE_S
        while ada.post("/mcp", json=HELLO).status_code != 200:
            assert time.monotonic() < deadline, "there is room again"
            time.sleep(0.05)
        assert ada.post("/mcp", json=call("games"), headers={SESSION: opened[0]}).status_code == 404


def test_a_session_makes_few_calls_at_once(server: Running) -> None:
    async def evening() -> None:
        async with httpx.AsyncClient(base_url=server.url, headers=ACCEPT, timeout=60) as ada:
            opened = await ada.post("/mcp", json=HELLO)
            session = {SESSION: opened.headers[SESSION]}
            await ada.post(
                "/mcp", json={"jsonrpc": "2.0", "method": "notifications/initialized"}, headers=session
            )
            made = await ada.post(
                "/mcp", json=call("open_table", game="chevalier_noir", opponents="open"), headers=session
            )
            table = made.json()["result"]["structuredContent"]["table"]
            calls = [
                asyncio.create_task(ada.post("/mcp", json=call("wait", 3 + n, table=table), headers=session))
                for n in range(AT_ONCE + 1)
            ]
            done, others = await asyncio.wait(calls, return_when=asyncio.FIRST_COMPLETED)
            assert [each.result().status_code for each in done] == [429]
            for each in others:
                each.cancel()

    play(evening())


def test_a_session_that_nobody_uses_ends() -> None:
    async def evening() -> None:
        models = Models(nothing, idle_s=0.5)
        line = httpx.ASGITransport(models)
        async with (
            models.life(),
            httpx.AsyncClient(transport=line, base_url="http://x", headers=ACCEPT) as ada,
        ):
            opened = await ada.post("/mcp", json=HELLO)
            assert models.count == 1
            late, session = opened, {SESSION: opened.headers[SESSION]}
            while late.status_code != 404:
                await asyncio.sleep(1)
                late = await ada.post("/mcp", json=call("games"), headers=session)
            assert models.count == 0

    play(evening())


def test_without_the_extra_the_server_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "samedi.server.http.models", None)
    with pytest.raises(SamediError, match=r"samedi\[mcp\]"):
        models_of(nothing)
