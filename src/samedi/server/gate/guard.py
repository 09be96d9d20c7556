"""What stands before everything: who may call, from where, how often; and what browsers are told."""

import ipaddress
import socket
from collections import Counter
from collections.abc import MutableMapping
from functools import partial
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from samedi.core.message import Message
from samedi.server.gate.addresses import address_of
from samedi.server.gate.asker import ASKER
from samedi.server.gate.gate import Gate
from samedi.server.http.endpoint import problem
from samedi.server.http.refusals import Failure, too_many
from samedi.server.operation import log
from samedi.server.operation.config import Config
from samedi.server.operation.metrics import Metrics

SAFE = ("GET", "HEAD", "OPTIONS")
BUSY_S = 10  # when to come again to an address with too many connections
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
        "img-src 'self' data: blob:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
REFUSED_ORIGIN = "server-other-origin"
MODELS = "/mcp"  # who comes here is no browser, and names no page; whoever names one names ours


class Guard:
    """The ASGI application around the application."""

    def __init__(self, app: ASGIApp, config: Config, gate: Gate, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics
        self._hosts = {name.lower() for name in config.hosts} | {"localhost"} | _own_names(config)
        self._gate = gate
        self._open: Counter[str] = Counter()
        self._most_open = config.connections_per_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what may come."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        ASKER.set(address_of(scope))
        refusal = self._refusal(scope)
        if refusal is not None:
            await self._refuse(scope, receive, send, refusal)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            answer = partial(self._app, scope, receive, self._with_headers(send))
            await self._gate.turns.take(address_of(scope), answer)

    def _refusal(self, scope: Scope) -> Failure | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.is_known(host):
            return Failure(403, Message("server-other-host"))
        is_socket = scope["type"] == "websocket"
        origin = headers.get("origin", "")
        is_free = (scope["path"] == MODELS and not origin) or (not is_socket and scope["method"] in SAFE)
        if not is_free and not is_own(origin, host):
            return Failure(403, Message(REFUSED_ORIGIN))
        address = address_of(scope)
        wait = self._gate.requests.take(address)
        if is_socket and self._open[address] >= self._most_open:
            wait = max(wait, BUSY_S)
        if not wait:
            return None
        self._metrics.limited += 1
        return too_many(wait)

    def is_known(self, host: str) -> bool:
        """Whether a name is ours; an address cannot be made to point elsewhere, a name can."""
        name = name_of(host)
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._hosts
        return True

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        self._open[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refusal: Failure) -> None:
        log.debug("refused", status=refusal.status, code=refusal.message.code)
        self._metrics.requested(refusal.status)
        if scope["type"] == "websocket":
            await receive()
            await WebSocket(scope, receive, send).send_denial_response(problem(refusal))
            return
        await problem(refusal)(scope, receive, self._with_headers(send))

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        return sending


def is_own(origin: str, host: str) -> bool:
    """Whether a page of this server sends this."""
    scheme, _, rest = origin.partition("://")
    return scheme in ("http", "https") and bool(host) and rest.lower() == host.lower()


def name_of(host: str) -> str:
    """The name or address of a host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].lower() if ":" in host else host.lower()


def _own_names(config: Config) -> set[str]:
    """What this machine is called at home, if it listens there."""
    if config.host in ("127.0.0.1", "::1", "localhost"):
        return set()
    name = socket.gethostname().lower()
    return {name, f"{name}.local", config.host.lower()}
