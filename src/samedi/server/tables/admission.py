"""Commands as people send them: what the table itself does not check is checked here."""

import time
from collections.abc import Callable

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.gate.limits import wait_message
from samedi.server.operation.metrics import Metrics
from samedi.server.storage.port import Role
from samedi.server.tables.new_table import check_bots
from samedi.server.tables.registry import TableRegistry
from samedi.server.tables.session import TableSession
from samedi.server.work.pool import NotNow
from samedi.table.answers import Answer, Rejected, Uncertain
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
from samedi.table.refusals import Refused

FOR_WATCHERS = (Watch, Rename, Leave, Say, SayPhrase, Mute)


class FirstAnswer:
    """Passes on the one answer that a command gets, and counts it."""

    def __init__(self, metrics: Metrics, reply: Callable[[Answer], None]) -> None:
        self._metrics, self._reply = metrics, reply
        self._begun = time.perf_counter()
        self._is_given = False

    def __call__(self, answer: Answer) -> None:
        """Answer, unless that is done."""
        if not self._is_given:
            self._is_given = True
            self._metrics.answered(str(answer.__struct_config__.tag), time.perf_counter() - self._begun)
            self._reply(answer)


async def carry_out(
    registry: TableRegistry,
    session: TableSession,
    command: Command,
    person: str,
    role: Role,
    address: str,
    reply: Callable[[Answer], None],
) -> None:
    """Do what a person asks of a table, or say why not; whatever happens, there is one answer."""
    answer = FirstAnswer(registry.metrics, reply)
    if registry.is_stopping:
        answer(Uncertain(key=command.key, message=Message("server-stopping")))
        return
    try:
        _check(registry, command, role, address)
        await session.do(command, person, answer)
    except NotNow as error:  # nobody can look whether it was done when it came before
        answer(Uncertain(key=command.key, message=error.message))
    except SamediError as error:
        answer(Rejected(key=command.key, message=error.message))
    except Exception as error:  # noqa: BLE001 - nothing that is sent may end the table
        registry.failures.note("commands", error, table=session.name)
        answer(Uncertain(key=command.key, message=Message("server-trouble")))


def _check(registry: TableRegistry, command: Command, role: Role, address: str) -> None:
    if isinstance(command, Create | TakeHint):
        raise Refused(Message("server-other-way"))
    if role == "watch" and not isinstance(command, FOR_WATCHERS):
        raise Refused(Message("server-watch-only"))
    if isinstance(command, Rematch) and (wait := registry.gate.tables.take(address)):
        raise Refused(wait_message(wait))
    check_bots(command)
