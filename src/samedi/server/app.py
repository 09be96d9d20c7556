"""The application: every route, and its beginning and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from samedi.core.errors import SamediError
from samedi.core.folders import make_private
from samedi.core.message import Message
from samedi.server.cluster.cluster import cluster_of
from samedi.server.gate import keys
from samedi.server.gate.addresses import address_of
from samedi.server.gate.guard import MODELS, Guard
from samedi.server.gate.reach import address_for
from samedi.server.gate.tokens import Signer
from samedi.server.http.endpoint import not_now, person_of, problem
from samedi.server.http.endpoints import Interface
from samedi.server.http.pages import Pages
from samedi.server.http.refusals import Failure
from samedi.server.operation.config import Config
from samedi.server.operation.health import DEGRADED, STOPPING, Health
from samedi.server.operation.house import UNUSABLE, bad_data
from samedi.server.page.document import games_offered
from samedi.server.page.statics import Statics, qr_svg
from samedi.server.push.sender_key import load_sender_key
from samedi.server.socket.connection import Connection
from samedi.server.socket.list_connection import ListConnection
from samedi.server.socket.websocket import BatchedWebSocket
from samedi.server.storage.claims import LEASE_MS
from samedi.server.storage.database import SQLITE, clock_of, engine_of, may_pass, migrate, version_of
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.lives import begin_life, read_lives
from samedi.server.storage.port import Role
from samedi.server.storage.sealing import load_sealing
from samedi.server.storage.writing import require_writable
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.server_time import ServerTime
from samedi.server.wire.shapes import SUBPROTOCOL, VERSION

if TYPE_CHECKING:
    from samedi.server.http.models import Models


def time_of(engine: Engine) -> ServerTime:
    """The time of a server; those who share a database have the database's."""
    lives = read_lives(engine)
    if engine.dialect.name == SQLITE:
        return ServerTime(lives)
    return ServerTime(lives, partial(clock_of, engine), felt_ms=LEASE_MS, begin=partial(begin_life, engine))


class Application:
    """All tables with their doors."""

    def __init__(self, config: Config) -> None:
        """Make the data folder, the key and the database ready; to be called within a running loop."""
        games_offered()  # a package that is no game is told of before anybody comes
        try:
            make_private(config.folder)
            engine = engine_of(config.database_url)
            version_of(engine)  # one that cannot be used gets no keys
            signer = Signer(keys.load(config.folder))
            sealing = load_sealing(config.seal_key_file)
            migrate(engine, sealing)
            require_writable(engine)
            time = time_of(engine)
            sender_key = load_sender_key(config.folder, sealing, config.contact)
        except UNUSABLE as error:
            raise bad_data(config, error) from None
        journal = DatabaseJournal(engine, sealing)
        is_shared = engine.dialect.name != SQLITE
        cluster = cluster_of(journal, time, config.redis, signer.cookie, sealing, is_shared=is_shared)
        self.registry = TableRegistry(config, journal, cluster, signer, time, sender_key)
        self._health_of = Health(journal, self.registry.sweep)
        self._interface = Interface()
        self._statics = Statics()
        self._models = models_of(self._from_within) if config.mcp else None
        starlette = Starlette(
            routes=self._routes(), lifespan=self._life, exception_handlers={HTTPException: no_such_thing}
        )
        self.asgi: ASGIApp = Guard(starlette, config, self.registry.gate, self.registry.metrics)

    @asynccontextmanager
    async def _life(self, _app: Starlette) -> AsyncIterator[None]:
        self.registry.begin()
        async with self._models.life() if self._models else nullcontext():
            yield
        await self.stop()
        await self.registry.close()

    async def stop(self) -> None:
        """Take nothing new, finish what has begun, say good-bye to everybody."""
        if not self.registry.is_stopping:
            if self._models:
                self._models.stop()
            await self.registry.stop()

    async def _from_within(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a guest who is in this process as any other."""
        await self.asgi(scope, receive, send)

    def _routes(self) -> list[BaseRoute]:
        statics, pages = self._statics, Pages(self.registry, self._statics)
        return [
            *(endpoint.route(self.registry) for endpoint in self._interface.endpoints),
            Route("/api/schema.json", self._interface.schema),
            Route("/api/openapi.json", self._interface.openapi),
            Route("/api/{rest:path}", no_page),
            WebSocketRoute("/api/tables/socket", self._list_socket),
            WebSocketRoute("/api/tables/{table}/socket", self._socket),
            *([Route(MODELS, self._models)] if self._models else []),
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
            Route("/words/{language}.ftl", statics.words),
            Route("/engines/{hash}/{name}", self.registry.engines.file),
            Route("/qr/{code}.svg", self._qr),
            Route("/", pages.lobby),
            Route("/t/{id}", pages.table),
            Route("/i/{code}", pages.invitation),
            Route("/rules/{game}", pages.rules),
            Route("/lessons/{game}", pages.lessons),
            Route("/puzzles/{game}", pages.puzzles),
            Route("/quiz/{game}", pages.quiz),
            Route("/daily/{game}", pages.daily),
            Route("/me", pages.own),
            Route("/replay", pages.replay),
            Route("/study/{code}", pages.study),
            Route("/kept.json", statics.kept),
            Route("/python/{hash}/{name}", statics.python),
            Route("/e/{edition}/whole.bin", statics.whole),
            Route("/e/{edition}/words/{language}.ftl", statics.words),
            Route("/e/{edition}/{path:path}", statics.file),
            Route("/{path:path}", pages.file),
        ]

    async def _socket(self, socket: WebSocket) -> None:
        """Let a member of the table in."""
        table = str(socket.path_params["table"])
        try:
            person, role = await self._admitted(socket, table)
            async with self.registry.hold(table) as session:
                await socket.accept(SUBPROTOCOL)
                address, line = address_of(socket.scope), BatchedWebSocket.of(socket)
                await Connection(self.registry, line, person, role, address, session).live()
        except SamediError as error:
            await socket.send_denial_response(problem(error))
        except DBAPIError as error:
            if not may_pass(error):
                raise
            await socket.send_denial_response(not_now(self.registry, error))

    async def _list_socket(self, socket: WebSocket) -> None:
        """Let somebody follow the list of their tables."""
        try:
            person = self._person(socket)
            await socket.accept(SUBPROTOCOL)
            line = BatchedWebSocket.of(socket)
            await ListConnection(self.registry, line, person, address_of(socket.scope)).live()
        except SamediError as error:
            await socket.send_denial_response(problem(error))

    async def _admitted(self, socket: WebSocket, table: str) -> tuple[str, Role]:
        """Who wants to be connected to a table, and what they may do there."""
        person = self._person(socket)
        role = await self.registry.journal.role(table, person)
        if role is None:
            raise Failure(403, Message("server-not-invited"))
        return person, role

    def _person(self, socket: WebSocket) -> str:
        """Who wants to be connected."""
        person = person_of(self.registry, socket)
        if self.registry.is_stopping:
            raise Failure(503, Message("server-stopping"))
        if person is None:
            raise Failure(401, Message("server-no-token"))
        if SUBPROTOCOL not in socket.scope["subprotocols"]:
            raise Failure(400, Message("server-hello-first", {"version": VERSION}))
        return person

    async def _health(self, _request: Request) -> Response:
        """Whether the server can do its work, or in a word why not."""
        reasons = [STOPPING] if self.registry.is_stopping else await self._health_of.reasons()
        well = DEGRADED if self.registry.cluster.is_degraded else "ok"
        return PlainTextResponse(f"{' '.join(reasons) or well}\n", 503 if reasons else 200)

    async def _metrics(self, _request: Request) -> Response:
        registry = self.registry
        gauges = {
            "tables_open": len(registry.sessions),
            "connections": sum(len(session.subscribers) for session in registry.sessions.values()),
            "lists_open": registry.lists.count,
            "push_waiting": registry.caller.waiting,
            "tables_unreadable": len(registry.unreadable),
            "bot_processes": len(registry.bots.pids),
            "bot_turns": registry.bots.turns,
            "bot_stand_ins": registry.bots.stand_ins,
            "sockets": registry.gate.connections.count,
            "unread_bytes": registry.gate.backlog.size,
            "turned_away": registry.gate.connections.turned_away,
            "timed_out": registry.gate.connections.timed_out,
            "work_processes": len(registry.work.pids),
            "engines": len(registry.engines.offered),
            "engine_processes": len(registry.engines.pids),
            "models": self._models.count if self._models else 0,
        }
        return PlainTextResponse(
            registry.metrics.text(gauges, registry.failures.counts), media_type="text/plain; version=0.0.4"
        )

    async def _qr(self, request: Request) -> Response:
        code = str(request.path_params["code"])
        if self.registry.signer.read_invite(code) is None:
            return problem(Failure(404, Message("server-bad-invite")))
        base = address_for(request, self.registry.config).base
        return Response(qr_svg(f"{base}/i/{code}"), media_type="image/svg+xml")


def models_of(server: ASGIApp) -> "Models":
    """What language models find at their address; it needs an extra, and takes a while to load."""
    try:
        from samedi.server.http.models import Models  # noqa: PLC0415 - an extra
    except ImportError:
        raise SamediError(Message("mcp-missing")) from None
    return Models(server)


async def no_such_thing(_request: Request, error: Exception) -> Response:
    """There is nothing here, or not to be asked for like this."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    return problem(Failure(status, Message("server-no-page")))


async def no_page(_request: Request) -> Response:
    """There is nothing here."""
    return problem(Failure(404, Message("server-no-page")))
