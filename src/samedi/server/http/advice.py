"""Hints, and why something is not legal."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.processes.protocol import WorkerFailed
from samedi.server.bots.questions import (
    MOST_LINES,
    Question,
    doubted,
    following,
    hint_search,
    line_of,
    question_at,
    to_think,
)
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.storage.port import Role
from samedi.server.tables.session import TableSession
from samedi.server.wire.thinking import AskHint, FoundLine, Hint, HintLine, ToThink, Why
from samedi.table.answers import Answer, Rejected
from samedi.table.commands import TakeHint


async def hint(call: Call) -> Hint:
    """What a good search thinks; everybody hears that somebody asked, while the game runs."""
    asked = decision(call, call.table, call.body, _require_search)
    question = await asyncio.shield(asked)  # to the end
    try:
        found = await call.registry.bots.hint(question)
    except WorkerFailed:
        raise Failure(503, Message("server-hint-not-ready")) from None
    call.registry.metrics.hints["server"] += 1
    lines = [
        line_of(question, each, following(question, each.action, each.expected))
        for each in found.variations[:MOST_LINES]
    ]
    return Hint(lines=lines, simulations=found.simulations)


async def think(call: Call) -> ToThink:
    """The same as a question for the asker's own device: who may have a hint may, and as openly."""
    question = await asyncio.shield(decision(call, call.table, call.body))
    call.registry.metrics.hints["device"] += 1
    return to_think(question, hint_search(question))


async def tell(call: Call) -> Hint:
    """Put what a device found into words; what it cannot have found is left out."""
    await call.role()
    async with call.registry.hold(call.table) as session, session.locked() as table:
        question = question_at(table, call.body, call.person)
    return Hint(lines=await in_words(question, call.body.lines), simulations=call.body.simulations)


async def in_words(question: Question, found: Sequence[FoundLine]) -> list[HintLine]:
    """What a device found, as far as it can be so."""
    lines = []
    for line in doubted(question, found):
        await asyncio.sleep(0)  # those who move go first
        lines.append(line)
    return lines


async def decision(
    call: Call, name: str, asked: AskHint, require: Callable[[Call, Game[Any]], None] | None = None
) -> Question:
    """What is to be decided at a table, once everybody has heard that somebody asks."""
    role = await call.role(name)
    async with call.registry.hold(name) as session:
        async with session.locked() as table:
            question = question_at(table, asked, call.person)
            if require:
                require(call, question.game)
            is_playing = table.memory.stage == "playing"
        if is_playing:
            await _announce(session, asked, call.person, role)
        async with session.locked() as table:
            return question_at(table, asked, call.person, call.address)


def _require_search(call: Call, game: Game[Any]) -> None:
    if not call.registry.bots.is_ready(game):
        raise Failure(503, Message("server-hint-not-ready"))


async def _announce(session: TableSession, asked: AskHint, person: str, role: Role) -> None:
    if role != "play":
        raise Failure(403, Message("server-watch-only"))
    answers: list[Answer] = []
    await session.do(TakeHint(key=asked.key, seat=asked.seat), person, answers.append)
    if isinstance(answers[0], Rejected):
        raise Failure(403, answers[0].message)


async def why(call: Call) -> Why:
    """Why an action is not legal now."""
    await call.role()
    asked = call.body
    async with call.registry.hold(call.table) as session, session.locked() as table:
        if table.memory.stage != "playing" or table.asked != asked.seat:
            raise Failure(409, table.not_your_turn(asked.seat))
        if table.seat_shown_to(call.person) != asked.seat:
            raise Failure(403, Message("table-not-your-seat", {"seat": asked.seat}))
        number = table.game.actions.from_builtins(asked.action)
        if number in table.legal():
            return Why()
        hidden = table.hidden(asked.seat)
        return Why(table.game.reason(hidden, number), table.game.conditions(hidden, number))
