"""Hints, and why something is not legal."""

import asyncio
from collections.abc import Sequence
from typing import Any

from samedi.core.actions import to_builtins
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.record import copy
from samedi.server.bots.pool import Question
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.storage.port import Role
from samedi.server.tables.session import TableSession
from samedi.server.wire import AskHint, Hint, HintLine, Why
from samedi.table.answers import Answer, Rejected
from samedi.table.commands import TakeHint
from samedi.table.table import Table

MOST_LINES = 5


async def hint(call: Call) -> Hint:
    """What a good search thinks; everybody hears that somebody asked, while the game runs."""
    question = await asyncio.shield(_decision(call, await call.role()))  # what has begun is carried out
    try:
        found = await call.registry.bots.hint(question)
    except WorkerFailed:
        raise Failure(503, Message("server-hint-not-ready")) from None
    lines = [
        HintLine(
            action=to_builtins(question.game.actions.structure(each.action)),
            told=question.game.describe(question.hidden, each.action),
            value=each.value,
            visits=each.visits,
            line=following(question, each.action, each.expected),
        )
        for each in found.variations[:MOST_LINES]
    ]
    return Hint(lines=lines, simulations=found.simulations)


async def _decision(call: Call, role: Role) -> Question:
    """What is to be decided, once everybody has heard that somebody asks."""
    async with call.registry.hold(call.table) as session:
        async with session.locked() as table:
            if not call.registry.bots.is_ready(_question(table, call.body, call.person).game):
                raise Failure(503, Message("server-hint-not-ready"))
            is_playing = table.memory.stage == "playing"
        if is_playing:
            await _announce(session, call.body, call.person, role)
        async with session.locked() as table:
            return _question(table, call.body, call.person)


async def _announce(session: TableSession, asked: AskHint, person: str, role: Role) -> None:
    if role != "play":
        raise Failure(403, Message("server-watch-only"))
    answers: list[Answer] = []
    await session.do(TakeHint(key=asked.key, seat=asked.seat), person, answers.append)
    if isinstance(answers[0], Rejected):
        raise Failure(403, answers[0].message)


def _question(table: Table, asked: AskHint, person: str) -> Question:
    """The position somebody asks about, as the seat may know it."""
    memory = table.memory
    if memory.stage == "playing":
        if not memory.settings.hints:
            raise Failure(403, Message("table-no-hints"))
        if asked.length is not None or table.asked != asked.seat or memory.confirming is not None:
            raise Failure(409, Message("server-hint-not-now"))
        if asked.seat != table.seat_shown_to(person):
            raise Failure(403, Message("table-not-your-seat", {"seat": asked.seat}))
        return Question(table.game, table.hidden(asked.seat), asked.seat, person)
    if memory.stage != "over":
        raise Failure(409, Message("server-hint-not-now"))
    length = len(memory.actions) if asked.length is None else asked.length
    board = table.board_at(length)
    if length > len(memory.actions) or table.game.rules.mover(board) != asked.seat:
        raise Failure(409, Message("server-hint-not-now"))
    table.game.rules.hide(board, asked.seat)
    return Question(table.game, board, asked.seat, person)


def following(question: Question, number: int, expected: Sequence[int]) -> list[Message]:
    """What is expected after an action, in words, as far as it can be followed without the secrets."""
    game: Game[Any] = question.game
    state, told = copy(question.hidden), []
    for following in expected:
        try:
            game.rules.apply(state, number)
            told.append(game.describe(state, following))
        except (SamediError, ArithmeticError, LookupError, ValueError, AssertionError):
            break
        number = following
    return told


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
        return Why(table.game.reason(table.hidden(asked.seat), number))
