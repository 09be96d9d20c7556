"""Who somebody is."""

import time

import msgspec
from starlette.responses import Response

from samedi.core.message import Message
from samedi.server.gate.limits import Limits
from samedi.server.gate.tokens import new_person
from samedi.server.http.endpoint import FORMER_COOKIE, Call, former_person_of
from samedi.server.http.refusals import Failure
from samedi.server.wire import Me

DAY_S = 86_400


class Visitors:
    """Gives visitors a person, and knows those who come again."""

    def __init__(self, per_hour: float) -> None:
        self._limits = Limits(per_hour / 3600, per_hour)

    async def me(self, call: Call) -> Response:
        """A new person, or the same with a fresh token."""
        if not call.person and not self._limits.take(call.address):
            raise Failure(429, Message("server-too-many"))
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
