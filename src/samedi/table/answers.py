"""What the sender of a command is told: done, done before, too late, no and why, or nobody knows."""

import msgspec
from msgspec import Struct

from samedi.core.errors import SamediError
from samedi.core.game import Awaits
from samedi.core.message import Message
from samedi.table.commands import Command
from samedi.table.events import AnyEvent
from samedi.table.refusals import Conflict, Duplicate
from samedi.table.table import Table


class Answer(Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """The answer to the command with this key."""

    key: str


class Accepted(Answer, frozen=True, kw_only=True, tag="accepted"):
    """It is done, as the event with this number; to be sent once the events are stored."""

    seq: int


class Repeated(Answer, frozen=True, kw_only=True, tag="duplicate"):
    """It was done when it came first, as the event with this number."""

    seq: int


class Outdated(Answer, frozen=True, kw_only=True, tag="conflict"):
    """The game had moved on: this is the last event now, and this is whom the game waits for."""

    seq: int
    message: Message
    awaits: Awaits | None
    asked: int | None


class Rejected(Answer, frozen=True, kw_only=True, tag="refused"):
    """It is not done; the message names the clause where a rule of the game forbids it."""

    message: Message


class Uncertain(Answer, frozen=True, kw_only=True, tag="failed"):
    """Something went wrong, and it may be done or not: sent again with the same key it is done once."""

    message: Message


def respond(
    table: Table, command: Command, by: str, now: int, online: frozenset[str] = frozenset()
) -> tuple[Answer, list[AnyEvent]]:
    """The answer, and the events to store, apply and send if it is accepted."""
    key = command.key
    try:
        events = table.decide(command, by, now, online)
    except Duplicate as error:
        return Repeated(key=key, seq=error.seq), []
    except Conflict as error:
        outdated = Outdated(
            key=key, seq=table.seq, message=error.message, awaits=table.awaits, asked=table.asked
        )
        return outdated, []
    except SamediError as error:
        return Rejected(key=key, message=error.message), []
    return Accepted(key=key, seq=events[0].seq), events


def write_answer(answer: Answer) -> bytes:
    """The answer as JSON."""
    return msgspec.json.encode(answer)
