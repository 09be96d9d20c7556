"""Commands as people send them: what the table itself does not check is checked here."""

import time
from collections.abc import Callable

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.gate.limits import wait_message
from samedi.server.storage.port import Role
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.session import TableSession
from samedi.server.tables.setting_up import check_bots
from samedi.table.answers import Answer, Rejected
from samedi.table.commands import (
    Command,
    Create,
    Leave,
    Mute,
    Rematch,
    Rename,
    Say,
    SayPhrase,
    TakeHint,
    Watch,
)

FOR_WATCHERS = (Watch, Rename, Leave, Say, SayPhrase, Mute)


async def carry_out(
    registry: TableRegistry,
    session: TableSession,
    command: Command,
    person: str,
    role: Role,
    address: str,
    reply: Callable[[Answer], None],
) -> None:
    """Do what a person asks of a table, or say why not."""
    begun = time.perf_counter()

    def answered(answer: Answer) -> None:
        registry.metrics.answered(str(answer.__struct_config__.tag), time.perf_counter() - begun)
        reply(answer)

    refusal = _refusal(registry, command, role, address)
    if refusal is not None:
        answered(Rejected(key=command.key, message=refusal))
        return
    await session.do(command, person, answered)


def _refusal(registry: TableRegistry, command: Command, role: Role, address: str) -> Message | None:
    if registry.is_stopping:
        return Message("server-stopping")
    if isinstance(command, Create | TakeHint):
        return Message("server-other-way")
    if role == "watch" and not isinstance(command, FOR_WATCHERS):
        return Message("server-watch-only")
    if isinstance(command, Rematch) and (wait := registry.gate.tables.take(address)):
        return wait_message(wait)
    try:
        check_bots(command)
    except SamediError as error:
        return error.message
    return None
