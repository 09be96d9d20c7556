"""A bot at a table: it sees what its seat may see, waits a moment so that people can follow, and moves."""

import asyncio
import time
from functools import partial
from typing import NamedTuple

from samedi.core.actions import to_builtins
from samedi.core.position import begun
from samedi.core.processes.protocol import WorkerFailed
from samedi.server.bots.device import Device, lone_person
from samedi.server.bots.pool import BotPool
from samedi.server.bots.questions import Question
from samedi.server.operation import log
from samedi.server.tables.session import TableSession
from samedi.table.answers import Answer, Rejected
from samedi.table.commands import Move
from samedi.table.events import Bot
from samedi.table.limits import HOUSE
from samedi.table.table import Table


class Turn(NamedTuple):
    """A decision that a bot is asked for."""

    bot: str
    question: Question
    seq: int
    legal: list[int]
    device: Device | None
    """Who may think for it besides the server."""


async def play_bots(session: TableSession, bots: BotPool, pause: float) -> None:
    """Move for bots as long as the game asks one."""
    while True:
        async with session.locked() as table:
            turn = _turn(session, table)
        if turn is None:
            return
        bots.turns += 1
        move, answers = await _move(turn, bots, pause), list[Answer]()
        await session.do(move, HOUSE, answers.append)
        if isinstance(answers[0], Rejected):
            log.warning("bot-refused", table=session.name, bot=turn.bot, code=answers[0].message.code)
            return


def _turn(session: TableSession, table: Table) -> Turn | None:
    """What a bot is to decide now, if one is asked."""
    seat = table.bot_to_move
    if seat is None:
        return None
    occupant, actors, reply = table.memory.seats[seat].occupant, table.memory.actors, table.reply()
    assert isinstance(occupant, Bot)
    legal = table.legal() if reply is None else [reply]
    question = Question(table.game, table.hidden(seat), seat, session.name, begun(actors, seat), len(actors))
    device = session.device_of(lone_person(table)) if len(legal) > 1 else None
    return Turn(occupant.name, question, table.seq, legal, device)


async def _move(turn: Turn, bots: BotPool, pause: float) -> Move:
    """What the bot does, after a pause in which a device may think for it."""
    begun_at = time.monotonic()
    action = await _choice_of_device(turn, bots)
    is_from_device = action is not None
    await asyncio.sleep(max(0.0, begun_at + pause - time.monotonic()))
    if action is None:
        action = await _choice(turn, bots)
    structure = to_builtins(turn.question.game.actions.structure(action))
    seq, seat = turn.seq, turn.question.seat
    return Move(key=f"bot-{seq}", seat=seat, seen=seq, action=structure, on_device=is_from_device)


async def _choice_of_device(turn: Turn, bots: BotPool) -> int | None:
    """What the bot does by what a device finds, if one is asked and answers."""
    if turn.device is None:
        return None
    searches = partial(turn.device.search, turn.seq, turn.question, turn.legal)
    return await bots.choose_by(turn.bot, turn.question, searches)


async def _choice(turn: Turn, bots: BotPool) -> int:
    """The bot's action; what is forced needs no thought, and who fails does the first that is legal."""
    if len(turn.legal) == 1:
        return turn.legal[0]
    try:
        action = await bots.choose(turn.bot, turn.question)
    except WorkerFailed as error:
        log.warning("bot-failed", bot=turn.bot, error=str(error))
        return turn.legal[0]
    if action in turn.legal:
        return action
    log.warning("bot-illegal", bot=turn.bot, action=action)
    return turn.legal[0]
