"""Every wait for a client ends: for the rest of a request, for the next one, for somebody to read."""

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from samedi.server.app import Application
from samedi.server.gate import connections
from samedi.server.gate.door import Door
from samedi.server.operation.config import Config
from samedi.server.operation.run import Server, bound, settings_of
from samedi.server.socket import http

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 100\r\n\r\n"
PATIENCE_S = 60
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Visit = Callable[[Callable[[], Awaitable[Line]], Application], Awaitable[None]]


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[tuple[Application, int]]:
    """A server in this loop that counts who comes, and its port."""
    config = Config(data=str(folder), port=0, warm_bots=False, **settings)
    application = Application(config)
    door = Door.at(bound(config), application.registry.gate.connections)
    server = Server(settings_of(application), application, lambda: None)
    life = asyncio.create_task(server.serve(sockets=[door]))
    try:
        yield application, door.getsockname()[1]
    finally:
        server.handle_exit(signal.SIGTERM, None)
        await life


@pytest.fixture
def visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Visit], None]:
    """Somebody who comes to a server with little patience."""
    monkeypatch.setattr(connections, "SWEEP_S", 0.05)
    for name in ("HEAD_S", "BODY_S", "READ_S"):
        monkeypatch.setattr(http, name, 0.5)
    monkeypatch.setattr(http, "IDLE_S", 15)

    async def come(doing: Visit) -> None:
        async with serving(tmp_path) as (application, port), asyncio.timeout(PATIENCE_S):
            await doing(lambda: asyncio.open_connection("127.0.0.1", port), application)

    return lambda doing: asyncio.run(come(doing))


@pytest.mark.parametrize("part", [b"", b"G", HEAD[:-2], POST, POST + b"{", b"\r\n", b"PRI * HTTP/2.0\r\n"])
def test_half_a_request_is_not_waited_for(visit: Callable[[Visit], None], part: bytes) -> None:
    async def send_half(connect: Callable[[], Awaitable[Line]], application: Application) -> None:
        reader, writer = await connect()
        writer.write(part)
        assert b"200 OK" not in await _rest(reader)
        writer.close()
        await _until(lambda: application.registry.gate.connections.count == 0)

    visit(send_half)


def test_a_head_that_trickles_is_not_waited_for(visit: Callable[[Visit], None]) -> None:
    async def trickle(connect: Callable[[], Awaitable[Line]], _application: Application) -> None:
        reader, writer = await connect()
        begun = asyncio.get_running_loop().time()
        sending = asyncio.create_task(_trickle(writer, b"GET / HTTP/1.1\r\nX: " + b"x" * 10_000))
        assert await _rest(reader) == b""
        assert asyncio.get_running_loop().time() - begun < 10
        sending.cancel()
        writer.close()

    visit(trickle)


def test_a_body_that_comes_fast_enough_has_its_time(
    visit: Callable[[Visit], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "BODY_RATE", 10)

    async def send_slowly(connect: Callable[[], Awaitable[Line]], _application: Application) -> None:
        reader, writer = await connect()
        writer.write(POST)
        await _trickle(writer, b"{" + b" " * 98 + b"}", 20)
        assert b"200 OK" in await reader.readline()
        writer.close()

    visit(send_slowly)


def test_between_requests_there_is_time_and_in_them_there_is_not(visit: Callable[[Visit], None]) -> None:
    async def ask_twice(connect: Callable[[], Awaitable[Line]], _application: Application) -> None:
        reader, writer = await connect()
        for _ in range(2):
            writer.write(HEAD)
            assert b"200 OK" in await reader.readuntil(b"ok\n")
            await asyncio.sleep(1)  # longer than a head may take
        writer.write(HEAD[:10])
        assert await _rest(reader) == b""
        writer.close()

    visit(ask_twice)


def test_an_answer_that_is_not_read_is_not_kept(visit: Callable[[Visit], None]) -> None:
    async def read_nothing(connect: Callable[[], Awaitable[Line]], application: Application) -> None:
        gate = application.registry.gate
        reader, writer = await connect()
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(400):
            writer.write(HEAD.replace(b"/healthz", b"/api/schema.json"))
        await _until(lambda: gate.backlog.size > 0)
        await _until(lambda: gate.connections.timed_out == 1)
        await _until(lambda: gate.backlog.size == 0 and gate.connections.count == 0)
        writer.transport.abort()
        del reader

    visit(read_nothing)


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


async def _trickle(writer: asyncio.StreamWriter, data: bytes, at_once: int = 1) -> None:
    for start in range(0, len(data), at_once):
        writer.write(data[start : start + at_once])
        await asyncio.sleep(0.2)


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():  # noqa: ASYNC110 - nobody tells when it is
        await asyncio.sleep(0.02)
