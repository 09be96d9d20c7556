"""Listening: from a set-up to a server that runs until it is told to stop."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import uvicorn

from samedi.core.errors import SamediError
from samedi.core.folders import make_private
from samedi.core.message import Message
from samedi.server.app import Application
from samedi.server.gate.door import Door
from samedi.server.operation import log
from samedi.server.operation.config import Config
from samedi.server.operation.descriptors import raise_limit
from samedi.server.operation.house import bad_data, require_others
from samedi.server.socket.http import IDLE_S, TimedHTTP
from samedi.server.socket.websocket import BatchedWebSocket
from samedi.server.storage.lock import alone_with
from samedi.table.limits import LARGEST_COMMAND

MOST_PORTS = 20  # how many to try before giving up
GOODBYE_S = 5
SIGNALS = (signal.SIGINT, signal.SIGTERM)
BACKLOG = 512
COLLECT_AFTER = (10_000, 20, 10)  # new objects, and how many smaller collections before a larger one
UNREAD_MS = 60_000  # who reads nothing for so long is cut off, also while closing
UNREAD_BYTES = 262_144  # what the system keeps for somebody who does not read


class PortTaken(SamediError):
    """Somebody else listens there."""


class Server(uvicorn.Server):
    """A server that says good-bye before it closes."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._application, self._ready = application, ready
        self._connections = application.registry.gate.connections

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order when told to, and end as a program that has done its work."""
        before = {each: signal.signal(each, self.handle_exit) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell when everybody may come."""
        await super().startup(sockets)
        self._connections.watch(asyncio.get_running_loop())
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what has begun and say good-bye, then close."""
        log.info("stopping")
        await self._application.stop()
        await super().shutdown(sockets)
        self._connections.stop()
        log.info("stopped")


@contextmanager
def alone(config: Config) -> Iterator[None]:
    """Make the folder of the games, and keep other servers away from them, if all they need is there."""
    require_others(config)
    with ExitStack() as held:
        try:
            make_private(config.folder)
            held.enter_context(alone_with(config.database_url))
        except OSError as error:
            raise bad_data(config, error) from None
        yield


def bound(config: Config) -> socket.socket:
    """A socket at the port, or at the next that is free."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in range(config.port, config.port + MOST_PORTS):
        # asyncio sends at once only where it knows this is TCP; else a body waits 40 ms after its headers
        taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        try:
            taken.bind((config.host, port))
        except OSError:
            taken.close()
            continue
        taken.listen(BACKLOG)
        return taken
    raise PortTaken(Message("server-port-taken", {"port": str(config.port), "host": config.host}))


def serve(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run until somebody says stop."""
    log.set_up(config.log, config.log_level)
    asyncio.run(_serve(config, listening, ready))


async def _serve(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    def started() -> None:
        _collect_rarely()
        ready()

    raise_limit()
    application = Application(config)
    door = Door.at(listening, application.registry.gate.connections)
    await Server(settings_of(application), application, started).serve(sockets=[door])


def _collect_rarely() -> None:
    """Look for garbage in circles seldom, and not in what the start has made: it took a fifth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def settings_of(application: Application) -> uvicorn.Config:
    """How uvicorn is to serve an application."""
    proxies = application.registry.config.proxies
    return uvicorn.Config(
        application.asgi,
        http=TimedHTTP.at(application.registry.gate),
        ws=BatchedWebSocket,
        ws_max_size=LARGEST_COMMAND + 1000,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=60,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GOODBYE_S,
        timeout_keep_alive=IDLE_S,
        backlog=BACKLOG,
        h11_max_incomplete_event_size=32_768,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
    )
