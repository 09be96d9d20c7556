"""Spoken codes over HTTP: whoever has one is given the code of the link, and few guesses."""

from samedi.core.message import Message
from samedi.server.gate.limits import wait_message
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.wire.tables import LinkCode


async def find(call: Call) -> LinkCode:
    """The link of the table with a spoken code; a wrong one, an old one and one withdrawn look the same."""
    registry = call.registry
    wait = registry.gate.guess(call.address)
    if wait:
        raise Failure(429, Message("server-too-many-codes", wait_message(wait).params), wait)
    table = await registry.journal.table_of_code(
        registry.signer.code_tags(call.body.code), registry.time.now()
    )
    if table is None:
        raise Failure(404, Message("server-bad-code"))
    registry.gate.guessed_right(call.address)
    async with registry.hold(table) as session, session.locked() as found:
        return LinkCode(registry.signer.invite(table, "play", found.memory.links))
