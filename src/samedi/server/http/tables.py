"""Tables over HTTP."""

import asyncio
import re
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from samedi.core.message import Message
from samedi.server.gate.reach import address_for
from samedi.server.http.dailies import is_daily, of_today
from samedi.server.http.endpoint import Call
from samedi.server.http.playing_on import going_on
from samedi.server.http.refusals import Failure, too_many
from samedi.server.storage.port import GONE, Member, Place, Role, SeqTaken
from samedi.server.tables.admission import carry_out
from samedi.server.tables.audience import audience_of, seen_by
from samedi.server.tables.codes import code_for
from samedi.server.tables.dailies import entry_of
from samedi.server.tables.lists import MOST_LISTED, card_of
from samedi.server.tables.opening import new_write
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.session import TableSession
from samedi.server.tables.setting_up import set_up
from samedi.server.tables.summary import lines_of, people_of
from samedi.server.wire.shapes import TableSeat
from samedi.server.wire.tables import Events, Invitation, Invites, Join, Joined, Made, TableCard
from samedi.table.answers import Accepted, Answer, Outdated, Rejected, Repeated, Uncertain
from samedi.table.commands import Come, Command, Leave, Watch
from samedi.table.dailies import day_of
from samedi.table.table import Table
from samedi.table.views import Moment

PLACE = re.compile(r"([01])\.([0-9]{1,16})\.([A-Za-z0-9_.-]{1,40})")
MOST_EVENTS = 500
STATUS = {Accepted: 200, Repeated: 200, Outdated: 409, Rejected: 422, Uncertain: 503}


async def make(call: Call) -> Made:
    """Set a table up; asked again with the same key, it is the same table."""
    registry, asked = call.registry, call.body
    require_room(call)
    secret = registry.new_secret()
    if is_daily(asked):
        asked, secret = of_today(call, asked)
    name = registry.signer.table_id(call.person, asked.key)
    begun = None
    if asked.begun is not None:
        asked, begun = await going_on(call, asked, asked.begun)
    now = registry.time.now()
    table, events = await set_up(registry.work, name, asked, call.person, secret, now, begun)
    write = new_write(name, table, secret, events, [Member(name, call.person, "play")])
    write = replace(write, begins=entry_of(table, call.person))
    try:
        await registry.journal.append([write])
    except SeqTaken:
        if await registry.journal.role(name, call.person) is None:
            raise Failure(409, Message("server-daily-had" if write.begins else "server-key-used")) from None
    else:
        registry.lists.added(write)
    async with registry.hold(name) as session, session.locked() as table:  # its bots begin
        return Made(id=name, invites=invites_of(call, name, "play", table.memory.links))


def require_room(call: Call) -> None:
    """Refuse who sets up too many."""
    if wait := call.registry.gate.tables.take(call.address):
        raise too_many(wait)


async def list_tables(call: Call) -> list[TableCard]:
    """The person's tables, those waiting for it first, so many at a time."""
    rows = await call.registry.journal.tables_of(call.person, MOST_LISTED, place_in(call))
    return [card_of(row, call.person) for row in rows]


def place_in(call: Call) -> Place | None:
    """After which table the list is to go on."""
    told = call.request.query_params.get("after")
    if told is None:
        return None
    found = PLACE.fullmatch(told)
    if found is None:
        raise Failure(400, Message("server-bad-place"))
    return Place(found[1] == "0", int(found[2]), found[3])


async def join(call: Call) -> Joined:
    """Come to a table by a link: onto a free chair if the link says so, or to look on."""
    invite = call.registry.signer.read_invite(call.body.invite)
    if invite is None or call.request.path_params.get("table", invite.table) != invite.table:
        raise Failure(403, Message("server-bad-invite"))
    async with call.registry.hold(invite.table) as session:
        async with session.locked() as table:
            is_current = invite.renewed == table.memory.links
        if is_current:
            await _admit(call, session, Member(invite.table, call.person, invite.role))
    role = await call.registry.journal.role(invite.table, call.person)
    if role is None:  # a link that was withdrawn shows the way only to those who came in time
        raise Failure(403, Message("server-old-invite"))
    return Joined(id=invite.table, role=role)


async def _admit(call: Call, session: TableSession, member: Member) -> None:
    async with session.locked() as table:
        hello = _hello(call.body, member, table)
    answer = await session.admit(member, hello)
    if isinstance(answer, Rejected):
        if answer.message.code != "table-full" or member.role == "watch":
            raise Failure(409, answer.message)
        await session.admit(member, None)  # there may be a seat, though there is no room to look on


def _hello(asked: Join, member: Member, table: Table) -> Command | None:
    """By what somebody comes in: onto a chair, to look on first, or without a word who is there already."""
    sits = asked.sits and member.role == "play" and table.memory.stage == "lobby"
    if sits and not table.is_player(member.person):
        return Come(key=f"come-{table.seq}", name=asked.name, seal=asked.seal)
    return None if table.is_present(member.person) else Watch(key=f"join-{table.seq}", name=asked.name)


async def show_invitation(call: Call) -> Invitation:
    """To what a link invites; whoever has it may know this much."""
    return await invitation_by(call.registry, str(call.request.path_params["code"]), call.person)


async def invitation_by(registry: TableRegistry, code: str, person: str = "") -> Invitation:
    """To what the link with this code invites a person, known or not."""
    invite = registry.signer.read_invite(code)
    if invite is None:
        raise Failure(404, Message("server-bad-invite"))
    async with registry.hold(invite.table) as session, session.locked() as table:
        memory = table.memory
        if invite.renewed != memory.links:
            raise Failure(404, Message("server-old-invite"))
        return Invitation(
            id=invite.table,
            game=memory.game,
            role=invite.role,
            host=memory.names.get(memory.host, ""),
            stage=memory.stage,
            seats=[TableSeat(line.type, line.name) for line in lines_of(table)],
            free=table.free_seats if invite.role == "play" else [],
            can_watch=len(memory.watchers) < memory.settings.watchers,
            is_yours=table.is_player(person),
        )


async def show(call: Call) -> dict[str, Any]:
    """The view for this person."""
    role = await call.role()
    async with call.registry.hold(call.table) as session, session.locked():
        return session.view(call.person, role)


async def show_invites(call: Call) -> Invites:
    """Codes for links, and one to say; who only watches may bring only watchers."""
    role = await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        invites = invites_of(call, call.table, role, table.memory.links)
        is_spoken = role == "play" and table.memory.stage == "lobby"
        spoken = await code_for(call.registry, call.table) if is_spoken else None
    address = address_for(call.request, call.registry.config)
    return replace(invites, spoken=spoken, address=address)


def invites_of(call: Call, table: str, role: Role, renewed: int) -> Invites:
    """The codes that somebody with a role may pass on."""
    signer = call.registry.signer
    watch = signer.invite(table, "watch", renewed)
    return Invites(watch, signer.invite(table, "play", renewed) if role == "play" else None)


async def show_events(call: Call) -> Events:
    """A stretch of the log, as this person may see it."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        audience = audience_of(table, call.person)
        found = await call.registry.journal.events(call.table, call.whole("since"), MOST_EVENTS)
        return Events([seen_by(event, audience) for event in found], table.seq)


async def show_position(call: Call) -> Moment:
    """The game after so many actions."""
    await call.role()
    length = call.whole("length")
    async with call.registry.hold(call.table) as session, session.locked() as table:
        memory = table.memory
        if memory.stage not in ("playing", "over") or length > len(memory.actions):
            raise Failure(404, Message("server-no-position", {"length": length}))
        return table.moment(length, table.seat_shown_to(call.person))


async def command(call: Call) -> Response:
    """Carry a command out; those of a person count together, however they come."""
    if wait := call.registry.gate.commands.take(call.person):
        raise too_many(wait)
    answer = await asyncio.shield(_answer(call, await call.role()))  # what has begun is carried out
    return Response(msgspec.json.encode(answer), STATUS[type(answer)], media_type="application/json")


async def _answer(call: Call, role: Role) -> Answer:
    answers: list[Answer] = []
    async with call.registry.hold(call.table) as session:
        await carry_out(call.registry, session, call.body, call.person, role, call.address, answers.append)
    return answers[0]


async def delete(call: Call) -> Response:
    """Before the start the host removes a table; after the end everybody may cease to keep it."""
    await call.role()
    async with call.registry.hold(call.table) as session:
        async with session.locked() as table:
            is_over = table.memory.stage == "over"
        await (cease_to_keep if is_over else _remove)(call, session)
    return Response(status_code=204)


async def cease_to_keep(call: Call, session: TableSession) -> None:
    """Leave a table to the others; when nobody keeps a finished game, it is gone."""
    async with session.locked() as table:
        is_there, seq = table.is_present(call.person), table.seq
    if is_there:
        await session.do(Leave(key=f"forget-{seq}"), call.person, lambda _answer: None)
    await call.registry.journal.release(Member(session.name, call.person, "watch"))
    call.registry.lists.removed(session.name, [call.person])
    if not await call.registry.journal.has(session.name):
        gone(call, session)


def gone(call: Call, session: TableSession) -> None:
    """Tell everybody that a table is no longer there."""
    call.registry.notifier.notify(session.name, GONE)
    session.remove(Message("server-no-table"))
    call.registry.forget(session.name)


async def _remove(call: Call, session: TableSession) -> None:
    """Remove a table at which nothing has been played."""
    async with session.locked() as table:
        memory = table.memory
        if memory.host != call.person:
            raise Failure(403, Message("table-host-only"))
        if memory.stage == "playing" and (memory.taught is None or day_of(memory) is not None):
            raise Failure(409, Message("server-still-playing"))
        await call.registry.journal.delete(call.table)
        call.registry.lists.removed(call.table, people_of(table))
        gone(call, session)
