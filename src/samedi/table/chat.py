"""Talk: own words or phrases, not too much at once, and not from spectators to players during a game."""

from typing import Any

from samedi.core.message import Message
from samedi.table.commands import Mute, Request, Say, SayPhrase
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import Event, Muted, Said, What
from samedi.table.limits import MOST_CHAT
from samedi.table.memory import ChatLine
from samedi.table.names import readable
from samedi.table.refusals import Refused
from samedi.table.seats import require_present

BURST = 5  # lines
BURST_MS = 10_000


def say(context: TableContext, request: Request[Say]) -> list[What]:
    """Say something in one's own words."""
    _require_voice(context, request)
    if context.memory.settings.chat == "phrases":
        raise Refused(Message("table-phrases-only"))
    return [Said(text=readable(request.command.text), to_watchers=_is_aside(context, request.by))]


def say_phrase(context: TableContext, request: Request[SayPhrase]) -> list[What]:
    """Say something that everybody reads in their own language."""
    _require_voice(context, request)
    return [Said(phrase=request.command.phrase, to_watchers=_is_aside(context, request.by))]


def mute(context: TableContext, request: Request[Mute]) -> list[What]:
    """Let nobody hear somebody any more, or again."""
    person, is_muted = request.command.person, request.command.is_muted
    context.require_host(request.by)
    if is_muted:
        require_present(context, person)
    if (person in context.memory.muted) == is_muted:
        raise Refused(Message("table-so-already"))
    return [Muted(person=person, is_muted=is_muted)]


def _require_voice(context: TableContext, request: Request[Any]) -> None:
    memory = context.memory
    require_present(context, request.by)
    if memory.settings.chat == "off":
        raise Refused(Message("table-chat-off"))
    if request.by in memory.muted:
        raise Refused(Message("table-muted"))
    lately = [line for line in memory.chat if line.by == request.by and request.now - line.at < BURST_MS]
    if len(lately) >= BURST:
        raise Refused(Message("table-too-much-talk", {"lines": BURST, "seconds": BURST_MS // 1000}))


def _is_aside(context: TableContext, person: str) -> bool:
    """Whether somebody speaks to spectators only: a hint from outside would be help."""
    return context.memory.stage == "playing" and person not in context.people()


def on_said(context: TableContext, event: Event[Said]) -> None:
    """Keep the latest lines."""
    memory, what = context.memory, event.what
    name = memory.names.get(event.by, "")
    line = ChatLine(
        at=event.at, by=event.by, name=name, text=what.text, phrase=what.phrase, to_watchers=what.to_watchers
    )
    memory.chat = [*memory.chat, line][-MOST_CHAT:]


def on_muted(context: TableContext, event: Event[Muted]) -> None:
    """Note who is not heard."""
    if event.what.is_muted:
        context.memory.muted.append(event.what.person)
    else:
        context.memory.muted.remove(event.what.person)


DECIDE: Decisions = {Say: say, SayPhrase: say_phrase, Mute: mute}
APPLY: Changes = {Said: on_said, Muted: on_muted}
