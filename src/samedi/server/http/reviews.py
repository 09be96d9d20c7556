"""Looking back on finished games over HTTP."""

from samedi.server.bots.looking_back import FinishedGame, finished_game
from samedi.server.http.endpoint import Call
from samedi.server.wire.review import LookedBack, LookingBackHere
from samedi.server.work.requests import LookBack


async def look_back(call: Call) -> LookedBack:
    """What was luck in a finished game and what was choice, as far as it is known by now."""
    return await call.registry.reviews.of(await _finished(call), call.person)


async def look_back_here(call: Call) -> LookingBackHere:
    """The same by what the asker's own device finds, which nobody else is told."""
    finished, reviews = await _finished(call), call.registry.reviews
    kept = await reviews.kept(call.table)
    if kept is not None:
        return LookingBackHere(found=kept)
    request = LookBack(finished=finished, rounds=call.body.rounds)
    answer = await call.registry.work.ask(request, LookingBackHere)
    await reviews.note_own_sums(finished, answer.found, call.person)
    return answer


async def _finished(call: Call) -> FinishedGame:
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        return finished_game(call.table, table)
