"""Hints, and why something is not legal."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from samedi.bots.protocol import Variation
from samedi.core.actions import to_builtins
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import listed
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.record import copy
from samedi.server.bots.device import to_think
from samedi.server.bots.pool import Question, hint_search
from samedi.server.http.endpoint import Call
from samedi.server.http.refusals import Failure
from samedi.server.storage.port import Role
from samedi.server.tables.session import TableSession
from samedi.server.wire.thinking import AskHint, FoundLine, Hint, HintLine, TellHint, ToThink, Why
from samedi.table.answers import Answer, Rejected
from samedi.table.commands import TakeHint
from samedi.table.study import possible
from samedi.table.table import Table

MOST_LINES = 5


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
        question = _question(table, call.body, call.person)
    return Hint(lines=await in_words(question, call.body.lines), simulations=call.body.simulations)


async def in_words(question: Question, found: Sequence[FoundLine]) -> list[HintLine]:
    """What a device found, as far as it can be so."""
    legal, lines = listed(question.game, question.hidden), []
    for each in found:
        await asyncio.sleep(0)  # those who move go first
        if each.action in legal:
            told = following(question, each.action, each.line, is_doubtful=True)
            lines.append(line_of(question, each, told))
    return lines


def line_of(question: Question, found: Variation | FoundLine, told: list[Message]) -> HintLine:
    """What was found about an action, in words."""
    return HintLine(
        action=to_builtins(question.game.actions.structure(found.action)),
        told=question.game.describe(question.hidden, found.action),
        value=found.value,
        visits=found.visits,
        line=told,
    )


async def decision(
    call: Call, name: str, asked: AskHint, require: Callable[[Call, Game[Any]], None] | None = None
) -> Question:
    """What is to be decided at a table, once everybody has heard that somebody asks."""
    role = await call.role(name)
    async with call.registry.hold(name) as session:
        async with session.locked() as table:
            question = _question(table, asked, call.person)
            if require:
                require(call, question.game)
            is_playing = table.memory.stage == "playing"
        if is_playing:
            await _announce(session, asked, call.person, role)
        async with session.locked() as table:
            return _question(table, asked, call.person)


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


def _question(table: Table, asked: AskHint | TellHint, person: str) -> Question:
    """The position somebody asks about, as the seat may know it."""
    memory, now = table.memory, len(table.memory.actions)
    length = now if asked.length is None else asked.length
    if memory.stage == "playing":
        if not memory.settings.hints:
            raise Failure(403, Message("table-no-hints"))
        if length != now or table.asked != asked.seat or memory.confirming is not None:
            raise Failure(409, Message("server-hint-not-now"))
        if asked.seat != table.seat_shown_to(person):
            raise Failure(403, Message("table-not-your-seat", {"seat": asked.seat}))
        return Question(table.game, table.hidden(asked.seat), asked.seat, person, length=length)
    if memory.stage != "over":
        raise Failure(409, Message("server-hint-not-now"))
    board = table.board_at(length)
    if length > now or table.game.rules.mover(board) != asked.seat:
        raise Failure(409, Message("server-hint-not-now"))
    table.game.rules.hide(board, asked.seat)
    return Question(table.game, board, asked.seat, person, length=length)


def following(
    question: Question, number: int, expected: Sequence[int], *, is_doubtful: bool = False
) -> list[Message]:
    """What is expected after an action, in words, as far as it can be followed without the secrets.

    What is doubtful, because a visitor says so, must also be possible for all that the seat knows.
    """
    game: Game[Any] = question.game
    state, told = copy(question.hidden), []
    for following in expected:
        try:
            game.rules.apply(state, number)
            if is_doubtful and following not in possible(game, state):
                break
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
        hidden = table.hidden(asked.seat)
        return Why(table.game.reason(hidden, number), table.game.conditions(hidden, number))
