"""What games can be asked besides playing, each at an address of its own."""

import secrets
from typing import Any

import msgspec
from starlette.responses import Response

from samedi.core.game import Game, Inquiry
from samedi.core.message import Message
from samedi.games import NAMES
from samedi.games import game as game_named
from samedi.server.http.endpoint import JSON, Call, Endpoint, get, post
from samedi.server.http.refusals import Failure
from samedi.server.work.requests import Inquire


def inquiry_endpoints() -> list[Endpoint]:
    """The endpoints that all games declare."""
    games = [game_named(name) for name in NAMES]
    return [endpoint_of(game, inquiry) for game in games for inquiry in game.inquiries]


def endpoint_of(game: Game[Any], inquiry: Inquiry) -> Endpoint:
    """The endpoint of an inquiry; what is asked without a body is worked out once."""
    kept: list[bytes] = []

    async def handle(call: Call) -> Response:
        if not kept:
            data = await call.registry.work.ask(_request(game, inquiry, call), bytes)
            if inquiry.body is not None:
                return Response(data, media_type=JSON)
            kept.append(data)
        return Response(kept[0], media_type=JSON)

    handle.__doc__ = inquiry.respond.__doc__
    if inquiry.body is None:
        return get(f"/api/{inquiry.path}", handle, inquiry.answer, needs_person=False)
    return post(f"/api/{inquiry.path}", handle, inquiry.body, inquiry.answer, largest=inquiry.largest)


def _request(game: Game[Any], inquiry: Inquiry, call: Call) -> Inquire:
    try:
        body = msgspec.json.encode(call.body)
    except OverflowError as error:  # numbers that no message can carry
        raise Failure(400, Message("server-not-json", {"error": str(error)})) from None
    return Inquire(game=game.name, path=inquiry.path, body=body, seed=secrets.randbits(32))
