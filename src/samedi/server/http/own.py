"""What somebody has played, everything that is kept of them, and being forgotten."""

import asyncio

import msgspec
from starlette.responses import Response

from samedi.core.message import Message
from samedi.server.http.endpoint import JSON, Call
from samedi.server.http.refusals import Failure, too_many
from samedi.server.http.tables import cease_to_keep, gone
from samedi.server.storage.played_port import KeptOfPerson, Membership
from samedi.server.storage.port import Member
from samedi.server.storage.study_port import KeptStudy
from samedi.server.tables.opening import Unreadable
from samedi.server.tables.own_games import page_of, told_games
from samedi.server.tables.session import Gone, TableSession
from samedi.server.wire.own import ForgottenSoFar, OwnFile, OwnPage
from samedi.table.dailies import day_at
from samedi.table.study import Node, Start
from samedi.table.study_file import StudyFile, bare_file

FORMAT = "samedi-person"
AT_ONCE = 20  # tables from which somebody is taken out in one request


async def show(call: Call) -> OwnPage:
    """The games that this person has played to their end."""
    played = call.registry.journal.played
    return page_of(await played.of(call.person), await played.memberships(call.person))


async def file(call: Call) -> Response:
    """Everything that is kept of this person, as one file."""
    _pace(call)
    kept = await call.registry.journal.played.everything(call.person)
    data = await asyncio.to_thread(_as_file, call.person, kept)
    headers = {"content-disposition": 'attachment; filename="samedi-me.json"'}
    return Response(data, headers=headers, media_type=JSON)


def _pace(call: Call) -> None:
    if wait := call.registry.gate.own.take(call.address):
        raise too_many(wait)


def _as_file(person: str, kept: KeptOfPerson) -> bytes:
    file = OwnFile(
        format=FORMAT,
        person=person,
        games=told_games(kept.played, kept.tables),
        tables=[each.table for each in kept.tables],
        studies=[_study(each, nodes) for each, nodes in kept.studies],
        devices=kept.devices,
        dailies=kept.dailies,
    )
    return msgspec.json.format(msgspec.json.encode(file)) + b"\n"


def _study(kept: KeptStudy, nodes: list[Node]) -> StudyFile:
    return bare_file(msgspec.json.decode(kept.start, type=Start), nodes, kept.name, kept.comment)


async def forget(call: Call) -> ForgottenSoFar | Response:
    """Take this person out of some tables; when none is left, forget them and let them go."""
    _pace(call)
    played = call.registry.journal.played
    tables = await played.memberships(call.person)
    if any(each.stage == "playing" and each.others for each in tables):
        raise Failure(409, Message("server-me-playing"))
    for each in tables[:AT_ONCE]:
        await _leave(call, each)
    left = max(0, len(tables) - AT_ONCE)
    if left:
        return ForgottenSoFar(left)
    await played.forget(call.person, day_at(call.registry.time.now()))
    response = Response(msgspec.json.encode(ForgottenSoFar(0)), media_type=JSON)
    response.delete_cookie(call.registry.signer.cookie)
    return response


async def _leave(call: Call, member: Membership) -> None:
    """Leave a table to the others without a name; one that nobody else keeps is gone."""
    try:
        async with call.registry.hold(member.table) as session:
            await (_be_unknown_at if member.others else _take_away)(call, session)
    except (Gone, Unreadable):  # nobody can open it: there is no name to be seen
        await call.registry.journal.release(Member(member.table, call.person, "watch"))


async def _be_unknown_at(call: Call, session: TableSession) -> None:
    await session.forget(call.person)
    await cease_to_keep(call, session)


async def _take_away(call: Call, session: TableSession) -> None:
    await call.registry.journal.delete(session.name)
    call.registry.lists.removed(session.name, [call.person])
    gone(call, session)
