"""Commands as people send them: what the table itself does not check is checked here."""

import time
from collections.abc import Callable

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.desk import Desk
from samedi.server.house import House
from samedi.server.seating import check_bots
from samedi.server.storage.port import Role
from samedi.table.answers import Answer, Rejected
from samedi.table.commands import (
    Command,
    Create,
    Leave,
    Mute,
    Rename,
    Say,
    SayPhrase,
    TakeHint,
    Watch,
)

FOR_WATCHERS = (Watch, Rename, Leave, Say, SayPhrase, Mute)


async def carry_out(
    house: House, desk: Desk, command: Command, person: str, role: Role, reply: Callable[[Answer], None]
) -> None:
    """Do what a person asks of a table, or say why not."""
    begun = time.perf_counter()

    def answered(answer: Answer) -> None:
        house.metrics.answered(str(answer.__struct_config__.tag), time.perf_counter() - begun)
        reply(answer)

    refusal = _refusal(house, command, role)
    if refusal is not None:
        answered(Rejected(key=command.key, message=refusal))
        return
    await desk.do(command, person, answered)


def _refusal(house: House, command: Command, role: Role) -> Message | None:
    if house.is_stopping:
        return Message("server-stopping")
    if isinstance(command, Create | TakeHint):
        return Message("server-other-way")
    if role == "watch" and not isinstance(command, FOR_WATCHERS):
        return Message("server-watch-only")
    try:
        check_bots(command)
    except SamediError as error:
        return error.message
    return None
