"""Who somebody is."""

import time

import msgspec
from starlette.responses import Response

from samedi.server.gate.tokens import new_person
from samedi.server.http.endpoint import FORMER_COOKIE, Call, former_person_of
from samedi.server.http.refusals import too_many
from samedi.server.wire import Me

DAY_S = 86_400


async def me(call: Call) -> Response:
    """A new person, or the same with a fresh token."""
    if not call.person and (wait := call.registry.gate.persons.take(call.address)):
        raise too_many(wait)
    person = call.person or new_person()
    lasts = call.registry.config.token_days * DAY_S
    response = Response(msgspec.json.encode(Me(person=person)), media_type="application/json")
    response.set_cookie(
        call.registry.signer.cookie,
        call.registry.signer.token(person, int(time.time()) + lasts),
        max_age=lasts,
        httponly=True,
        samesite="lax",
        secure=call.request.url.scheme == "https",
    )
    if former_person_of(call.registry, call.request) == person:
        response.delete_cookie(FORMER_COOKIE)
    return response
