"""A bot at a table: it sees what its seat may see, waits a moment so that people can follow, and moves."""

import asyncio

from samedi.core.actions import to_builtins
from samedi.core.position import begun
from samedi.core.processes.protocol import WorkerFailed
from samedi.server.bots.pool import BotPool, Question
from samedi.server.operation import log
from samedi.server.tables.session import TableSession
from samedi.table.answers import Answer, Rejected
from samedi.table.commands import Move
from samedi.table.events import Bot
from samedi.table.limits import HOUSE


async def play_bots(session: TableSession, bots: BotPool, pause: float) -> None:
    """Move for bots as long as the game asks one."""
    while True:
        async with session.locked() as table:
            seat = table.bot_to_move
            if seat is None:
                return
            occupant = table.memory.seats[seat].occupant
            assert isinstance(occupant, Bot)
            seq, legal = table.seq, table.legal()
            turn = begun(table.memory.actors, seat)
            question = Question(table.game, table.hidden(seat), seat, session.name, turn)
        await asyncio.sleep(pause)
        action = await _choice(bots, occupant.name, question, legal)
        answers: list[Answer] = []
        structure = to_builtins(question.game.actions.structure(action))
        await session.do(Move(key=f"bot-{seq}", seat=seat, seen=seq, action=structure), HOUSE, answers.append)
        if isinstance(answers[0], Rejected):
            log.warning("bot-refused", table=session.name, bot=occupant.name, code=answers[0].message.code)
            return


async def _choice(bots: BotPool, name: str, question: Question, legal: list[int]) -> int:
    """The bot's action; what is forced needs no thought, and who fails does the first that is legal."""
    if len(legal) == 1:
        return legal[0]
    try:
        action = await bots.choose(name, question)
    except WorkerFailed as error:
        log.warning("bot-failed", bot=name, error=str(error))
        return legal[0]
    if action in legal:
        return action
    log.warning("bot-illegal", bot=name, action=action)
    return legal[0]
