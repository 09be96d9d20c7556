"""What an endpoint is, and how a request becomes an answer."""

import gzip
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.gate.addresses import address_of
from samedi.server.http.refusals import Failure, status_of
from samedi.server.operation import log
from samedi.server.storage.database import may_pass
from samedi.server.storage.port import Role
from samedi.server.tables.registry import TableRegistry
from samedi.server.wire.shapes import Empty, Problem
from samedi.server.work.pool import NotNow

JSON = "application/json"
FORMER_COOKIE = "samedi"  # of the first version; it is renamed when its owner comes
SMALL_BODY = 16_384  # bytes
WORTH_SQUEEZING = range(1024, 262_144)  # bytes: less gains nothing, more would hold up others
QUICKLY = 4  # of nine; better takes longer than the line is slow
Method = Literal["GET", "POST", "DELETE"]
_ENCODER = msgspec.json.Encoder()


@dataclass
class Call:
    """A request that has been checked: who asks for what."""

    registry: TableRegistry
    request: Request
    person: str
    body: Any = None

    @property
    def table(self) -> str:
        """The name of the table it is about."""
        return cast("str", self.request.path_params["table"])

    @property
    def address(self) -> str:
        """Where it comes from."""
        return address_of(self.request.scope)

    async def role(self, table: str | None = None) -> Role:
        """What the person may do at a table, by default the one it is about."""
        name = self.table if table is None else table
        role = await self.registry.journal.role(name, self.person)
        if role is None:
            raise Failure(403, Message("server-not-invited"))
        return role

    def whole(self, name: str, most: int = 2**53) -> int:
        """A whole number of the address or its question."""
        text = str(self.request.path_params.get(name, self.request.query_params.get(name, "0")))
        if not (text.isascii() and text.isdigit()) or len(text) > 16 or int(text) > most:  # noqa: PLR2004 - digits
            raise Failure(400, Message("server-bad-number", {"name": name}))
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One line of the interface."""

    method: Method
    path: str
    handler: Handler
    answer: Any
    body: Any = None
    status: int = 200
    largest: int = SMALL_BODY
    needs_person: bool = True
    query: dict[str, Any] = field(default_factory=dict)

    @property
    def about(self) -> str:
        """What it is for, as its handler says."""
        return (self.handler.__doc__ or "").partition("\n")[0]

    @property
    def changes(self) -> bool:
        """Whether it may change something, so that only the own page may send it."""
        return self.method != "GET"

    def route(self, registry: TableRegistry) -> Route:
        """The route of the endpoint."""

        async def answer(request: Request) -> Response:
            begun = time.perf_counter()
            response = await self._respond(registry, request)
            registry.metrics.requested(response.status_code)
            log.debug(
                "request",
                method=self.method,
                path=self.path,
                status=response.status_code,
                ms=round(1000 * (time.perf_counter() - begun), 1),
            )
            return response

        return Route(self.path, answer, methods=[self.method])

    async def _respond(self, registry: TableRegistry, request: Request) -> Response:
        try:
            call = await self._checked(registry, request)
            given = await self.handler(call)
        except ClientDisconnect:
            return Response(status_code=400)
        except SamediError as error:
            return problem(error)
        except Exception as error:  # noqa: BLE001 - nothing that is sent may end the server
            if may_pass(error):
                return not_now(registry, error)
            log.failure("request-failed", method=self.method, path=self.path)
            return problem(Failure(500, Message("server-trouble")))
        if isinstance(given, Response):
            return given
        return answered(request, _ENCODER.encode(given) if given is not None else b"", self.status)

    async def _checked(self, registry: TableRegistry, request: Request) -> Call:
        if registry.is_stopping:
            raise Failure(503, Message("server-stopping"))
        person = person_of(registry, request)
        if person is None and self.needs_person:
            raise Failure(401, Message("server-no-token"))
        call = Call(registry, request, person or "")
        if self.changes and self.method != "DELETE":
            data = await read_body(request, self.largest)
            call.body = data if self.body is bytes else decoded(data, self.body)
        return call


def get(path: str, handler: Handler, answer: Any, **more: Any) -> Endpoint:
    """A question."""
    return Endpoint("GET", path, handler, answer, **more)


def post(path: str, handler: Handler, body: Any, answer: Any, **more: Any) -> Endpoint:
    """A request that carries something."""
    return Endpoint("POST", path, handler, answer, body, **more)


def delete(path: str, handler: Handler) -> Endpoint:
    """A request to forget something."""
    return Endpoint("DELETE", path, handler, None, status=204)


def person_of(registry: TableRegistry, request: Any) -> str | None:
    """Who sends a request, by the token in its cookie."""
    return _person_in(registry, request, registry.signer.cookie) or former_person_of(registry, request)


def former_person_of(registry: TableRegistry, request: Any) -> str | None:
    """Who sends a request, by the cookie of the first version."""
    return _person_in(registry, request, FORMER_COOKIE)


def _person_in(registry: TableRegistry, request: Any, cookie: str) -> str | None:
    token = request.cookies.get(cookie)
    return registry.signer.person(token, int(time.time())) if token else None


async def read_body(request: Request, largest: int) -> bytes:
    """What a request carries, as long as it is not too much."""
    if (request.headers.get("content-type") or JSON).split(";")[0].strip() != JSON:
        raise Failure(400, Message("server-not-json", {"error": "content-type"}))
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Failure(413, Message("server-too-large", {"limit": largest}))
        parts.append(part)
    return b"".join(parts)


def decoded(data: bytes, kind: Any) -> Any:
    """The body as what it should be."""
    try:
        return msgspec.json.decode(data or b"{}", type=kind or Empty)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Failure(400, Message("server-not-json", {"error": str(error)})) from None


def answered(request: Request, data: bytes, status: int) -> Response:
    """An answer, compressed where it is worth it."""
    if len(data) in WORTH_SQUEEZING:
        return squeezed(request, data, status)
    return Response(data, status, media_type=JSON)


def squeezed(request: Request, data: bytes, status: int = 200) -> Response:
    """An answer, compressed if the browser undoes it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(data, status, media_type=JSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(data, QUICKLY, mtime=0), status, headers, JSON)


def problem(error: SamediError) -> Response:
    """The answer to a request that is refused, with the time to wait where that will help."""
    wait = error.wait if isinstance(error, Failure | NotNow) else None
    headers = None if wait is None else {"retry-after": str(math.ceil(wait))}
    return Response(_ENCODER.encode(Problem(error.message)), status_of(error), headers, JSON)


def not_now(registry: TableRegistry, error: Exception) -> Response:
    """The answer to a request while the database is away: the same may go well in a moment."""
    registry.failures.note("requests", error)
    return problem(Failure(503, Message("server-trouble")))
