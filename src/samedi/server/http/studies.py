"""Boards to try things on, and what was tried, over HTTP."""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.responses import Response

from samedi.bots.valuing import shares
from samedi.core.game import OVER
from samedi.core.message import Message
from samedi.core.processes.protocol import WorkerFailed
from samedi.games import game as game_named
from samedi.server.bots.questions import MOST_LINES, following, line_of
from samedi.server.bots.trying import (
    from_the_past,
    from_what_is_known,
    question_at_node,
    questions,
    said_in,
    tried_at,
    view_of,
)
from samedi.server.files.studies import as_file
from samedi.server.http.advice import decision, in_words
from samedi.server.http.endpoint import JSON, Call
from samedi.server.http.refusals import Failure
from samedi.server.http.tables import require_room
from samedi.server.storage.port import SeqTaken
from samedi.server.storage.study_port import KeptStudy
from samedi.server.wire.studies import BeginStudy, Opinion, StudyCard, StudyLinks, StudyView, TriedHere
from samedi.server.wire.thinking import AskHint
from samedi.server.work.requests import ReadStudy
from samedi.table.study import START, Start, Study, ToldNode, seen_at
from samedi.table.study_file import StudyFile, as_text

CODE_BYTES = 15  # of chance in the code of a study
AT_ONCE = 20  # nodes that are told, before others go on


@dataclass
class Opened:
    """A study as somebody has it open."""

    kept: KeptStudy
    study: Study
    may_edit: bool

    def require_edit(self) -> None:
        """Refuse who may only read."""
        if not self.may_edit:
            raise Failure(403, Message("server-study-read-only"))


async def begin(call: Call) -> StudyLinks:
    """Try things from a moment: of a finished game, or of a running one from what the own seat knows."""
    require_room(call)
    asked: BeginStudy = call.body
    await call.role(asked.table)
    async with call.registry.hold(asked.table) as session, session.locked() as table:
        is_over = table.memory.stage == "over"
        start = from_the_past(table, asked, call.person) if is_over else None
    return await keep_new(call, start or await _from_now(call, asked))


async def _from_now(call: Call, asked: BeginStudy) -> Start:
    """What a seat knows of a running game, allowed and told like a hint."""
    seat = 0 if asked.seat is None else asked.seat
    known = await decision(call, asked.table, AskHint(seat=seat, key=asked.key, length=asked.at))
    async with call.registry.hold(asked.table) as session, session.locked() as table:
        return from_what_is_known(table, asked, known)


async def keep_new(call: Call, start: Start, **more: Any) -> StudyLinks:
    """Keep a study that begins here; its codes are its only keys."""
    now, edit, read = call.registry.time.now(), *(secrets.token_urlsafe(CODE_BYTES) for _ in range(2))
    nodes = more.pop("nodes", ())
    study = KeptStudy(
        id=edit,
        read=read,
        person=call.person,
        game=start.game,
        at=now,
        start=msgspec.json.encode(start),
        **more,
    )
    try:
        await call.registry.journal.studies.make(study, nodes)
    except SeqTaken:
        raise Failure(409, Message("server-studies-full")) from None
    return StudyLinks(read=read, edit=edit)


async def opened(call: Call) -> Opened:
    """The study that the address names."""
    code = str(call.request.path_params["code"])
    found = await call.registry.journal.studies.by_code(code)
    if found is None:
        raise Failure(404, Message("server-no-study"))
    kept, nodes = found
    start = msgspec.json.decode(kept.start, type=Start)
    return Opened(kept, Study(game_named(start.game), start, nodes), may_edit=code == kept.id)


async def list_studies(call: Call) -> list[StudyCard]:
    """The studies that this person began, the latest first."""
    found = await call.registry.journal.studies.of(call.person)
    return [StudyCard(edit=each.id, game=each.game, name=each.name, at=each.at) for each in found]


async def show(call: Call) -> StudyView | Response:
    """A study with its whole tree; nothing if it is still the one that is known."""
    since = call.whole("since")
    code = str(call.request.path_params["code"])
    if since and await call.registry.journal.studies.changed_at(code) == since:
        return Response(status_code=204)
    found = await opened(call)
    kept, start = found.kept, found.study.start
    is_known = bool(start.table) and await call.registry.journal.role(start.table, call.person) is not None
    return view_of(
        found.study,
        await told_in_parts(found.study),
        links=StudyLinks(read=kept.read, edit=kept.id if found.may_edit else None),
        table=start.table if is_known else "",
        name=kept.name,
        comment=kept.comment,
        changed_at=kept.at,
        is_mine=kept.person == call.person,
    )


async def told_in_parts(study: Study) -> list[ToldNode]:
    """The whole tree in words, some of it at a time."""
    nodes = list[ToldNode]()
    for node in study.told():
        nodes.append(node)
        if len(nodes) % AT_ONCE == 0:
            await asyncio.sleep(0)  # those who move go first
    return nodes


async def look(call: Call) -> TriedHere:
    """The game at a node."""
    return tried_at((await opened(call)).study, call.body.node)


async def do(call: Call) -> TriedHere:
    """Do something at a node: a new one, or the one at which the same was tried before."""
    found = await opened(call)
    found.require_edit()
    node = found.study.tried(call.body.parent, call.body.action)
    if node.id not in found.study:
        try:
            await call.registry.journal.studies.add(found.kept.id, node, call.registry.time.now())
        except SeqTaken:
            raise Failure(409, Message("server-study-full")) from None
        found = await opened(call)
    return tried_at(found.study, node.id, found.study.told_after(node, found.study.board(node.parent)))


async def tell(call: Call) -> Opinion:
    """Put into words what a device found about a node."""
    found = await opened(call)
    question = question_at_node(found.study, call.body.node, call.address)
    lines = await in_words(question, call.body.lines) if question else []
    return Opinion(lines=lines, simulations=call.body.simulations)


async def hint(call: Call) -> Opinion:
    """What a search of the server thinks of a node; where the game would be over, what it would pay."""
    found = await opened(call)
    game, seats = found.study.game, len(found.study.start.seats)
    tried, state = seen_at(found.study, call.body.node)
    if game.rules.mover(state) == OVER:
        return Opinion(lines=[], chances=list(shares(game, state, seats)), simulations=0)
    asked = questions(found.study, state, tried.seat, call.address)
    try:
        answers = [await call.registry.bots.hint(each, tells_value=True) for each in asked]
    except WorkerFailed:
        raise Failure(503, Message("server-hint-not-ready")) from None
    values = {each.seat: answer.value or 0.0 for each, answer in zip(asked, answers, strict=True)}
    best = [] if tried.play.asked is None else answers[0].variations[:MOST_LINES]
    return Opinion(
        lines=[line_of(asked[0], each, following(asked[0], each.action, each.expected)) for each in best],
        chances=[values.get(seat, 1 - values[tried.seat]) for seat in range(seats)],
        simulations=answers[0].simulations,
    )


async def note(call: Call) -> None:
    """Name a node, or comment on it: whoever says something last is heard."""
    found = await opened(call)
    found.require_edit()
    values = said_in(call.body)
    if not values:
        return
    try:
        await call.registry.journal.studies.note(
            found.kept.id, call.body.node, values, call.registry.time.now()
        )
    except SeqTaken:
        raise Failure(404, Message("table-study-no-node")) from None


async def cut(call: Call) -> None:
    """Forget a node and all that was tried after it."""
    found = await opened(call)
    found.require_edit()
    if call.body.node == START:
        raise Failure(409, Message("server-study-start"))
    await call.registry.journal.studies.cut(found.kept.id, call.body.node, call.registry.time.now())


async def copy_study(call: Call) -> StudyLinks:
    """The same study as one's own, to go on with."""
    require_room(call)
    found = await opened(call)
    study, was = found.study, found.kept
    return await keep_new(call, study.start, nodes=study.nodes, name=was.name, comment=was.comment)


async def file(call: Call) -> Response:
    """The whole study as one file."""
    found = await opened(call)
    data = as_file(found.study, found.kept.name, found.kept.comment, call.registry.signer)
    return _download(data, found, "json", JSON)


async def text(call: Call) -> Response:
    """The study as text, with variations in parentheses."""
    found = await opened(call)
    if found.study.start.way is None:
        raise Failure(409, Message("server-study-no-text"))
    written = as_text(found.study, found.kept.name, found.kept.comment)
    return _download(written.encode(), found, "txt", "text/plain; charset=utf-8")


def _download(data: bytes, found: Opened, kind: str, media: str) -> Response:
    name = f"samedi-study-{found.kept.game}-{found.kept.read[:8]}.{kind}"
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type=media)


async def take(call: Call) -> StudyLinks:
    """Keep a study of a file or a text, played again by the rules."""
    require_room(call)
    request = ReadStudy(data=call.body, keys=call.registry.signer.keys)
    found = await call.registry.work.ask(request, StudyFile)
    return await keep_new(call, found.start, nodes=found.nodes, name=found.name, comment=found.comment)


async def delete(call: Call) -> Response:
    """Forget a study; only who began it may."""
    found = await opened(call)
    if found.kept.person != call.person or not found.may_edit:
        raise Failure(403, Message("server-study-read-only"))
    await call.registry.journal.studies.forget(found.kept.id)
    return Response(status_code=204)
