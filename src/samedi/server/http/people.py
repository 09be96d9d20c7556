"""Who somebody is."""

import time

import msgspec
from starlette.responses import Response

from samedi.core.message import Message
from samedi.server.gate.moving import LASTS_S
from samedi.server.gate.tokens import new_person
from samedi.server.http.endpoint import FORMER_COOKIE, Call, former_person_of
from samedi.server.http.refusals import Failure, too_many
from samedi.server.wire.people import Me, MoveCode

DAY_S = 86_400


async def me(call: Call) -> Response:
    """A new person, or the same with a fresh token."""
    if not call.person and (wait := call.registry.gate.persons.take(call.address)):
        raise too_many(wait)
    return known_as(call, Me(person=call.person or new_person()))


async def offer_move(call: Call) -> MoveCode:
    """A code that makes another device the same person, once and for some minutes."""
    return MoveCode(code=await call.registry.moves.offer(call.person, call.body.name or ""), seconds=LASTS_S)


async def move(call: Call) -> Response:
    """Become the person with a code; a wrong one, an old one and one that was used look the same."""
    gate = call.registry.gate
    if wait := gate.guess(call.address):
        raise too_many(wait)
    mover = await call.registry.moves.take(call.body.code)
    if mover is None:
        raise Failure(404, Message("server-bad-move"))
    gate.guessed_right(call.address)
    return known_as(call, Me(person=mover.person, name=mover.name))


def known_as(call: Call, me: Me) -> Response:
    """Answer who somebody is, with a fresh token."""
    lasts = call.registry.config.token_days * DAY_S
    response = Response(msgspec.json.encode(me), media_type="application/json")
    response.set_cookie(
        call.registry.signer.cookie,
        call.registry.signer.token(me.person, int(time.time()) + lasts),
        max_age=lasts,
        httponly=True,
        samesite="lax",
        secure=call.request.url.scheme == "https",
    )
    if former_person_of(call.registry, call.request) == me.person:
        response.delete_cookie(FORMER_COOKIE)
    return response
