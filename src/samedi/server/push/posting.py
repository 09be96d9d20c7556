"""One request to a push service: to an address that was looked at, without redirects, in bounded time."""

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from functools import cache

import h11

from samedi.server.push.services import Target, addresses_of

PATIENCE_S = 10
LARGEST_HEAD = 16_384  # bytes of an answer; its body is not read


async def post(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    """Send something, and say with which status it was answered; `OSError` if it was not."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            return await _post(target, headers, body)
    except (h11.ProtocolError, ssl.SSLError) as error:
        raise OSError(str(error)) from error


async def _post(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    address = (await addresses_of(target))[0]
    is_sealed = target.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        target.port,
        ssl=_trust() if is_sealed else None,
        server_hostname=target.host if is_sealed else None,
        limit=LARGEST_HEAD,
    )
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
        writer.write(_request(connection, target, headers, body))
        await writer.drain()
        return await _status(connection, reader)
    finally:
        with suppress(OSError):
            writer.transport.abort()


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(connection: h11.Connection, target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    host = target.origin.partition("://")[2]
    sent = {"host": host, "content-length": str(len(body)), "connection": "close", **headers}
    parts = (
        connection.send(h11.Request(method="POST", target=target.path, headers=list(sent.items()))),
        connection.send(h11.Data(data=body)),
        connection.send(h11.EndOfMessage()),
    )
    return b"".join(part or b"" for part in parts)


async def _status(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    """The status of the answer, of which nothing else is wanted."""
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(LARGEST_HEAD))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise OSError("the service closed without an answer")
