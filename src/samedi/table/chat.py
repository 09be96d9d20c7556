"""Talk: own words or phrases, not too much at once, and not from spectators to players during a game."""

from typing import Any

from samedi.core.message import Message
from samedi.table.commands import Mute, Request, Say, SayPhrase
from samedi.table.events import Event, Muted, Said, What
from samedi.table.limits import MOST_CHAT
from samedi.table.memory import ChatLine
from samedi.table.refusals import Refused
from samedi.table.room import Changes, Decisions, Room
from samedi.table.seats import require_present

BURST = 5  # lines
BURST_MS = 10_000


def say(room: Room, asked: Request[Say]) -> list[What]:
    """Say something in one's own words."""
    _require_voice(room, asked)
    if room.memory.settings.chat == "phrases":
        raise Refused(Message("table-phrases-only"))
    return [Said(text=asked.command.text, to_watchers=_is_aside(room, asked.by))]


def say_phrase(room: Room, asked: Request[SayPhrase]) -> list[What]:
    """Say something that everybody reads in their own language."""
    _require_voice(room, asked)
    return [Said(phrase=asked.command.phrase, to_watchers=_is_aside(room, asked.by))]


def mute(room: Room, asked: Request[Mute]) -> list[What]:
    """Let nobody hear somebody any more, or again."""
    person, is_muted = asked.command.person, asked.command.is_muted
    room.require_host(asked.by)
    if is_muted:
        require_present(room, person)
    if (person in room.memory.muted) == is_muted:
        raise Refused(Message("table-muted-already"))
    return [Muted(person=person, is_muted=is_muted)]


def _require_voice(room: Room, asked: Request[Any]) -> None:
    memory = room.memory
    require_present(room, asked.by)
    if memory.settings.chat == "off":
        raise Refused(Message("table-chat-off"))
    if asked.by in memory.muted:
        raise Refused(Message("table-muted"))
    lately = [line for line in memory.chat if line.by == asked.by and asked.now - line.at < BURST_MS]
    if len(lately) >= BURST:
        raise Refused(Message("table-too-much-talk", {"lines": BURST, "seconds": BURST_MS // 1000}))


def _is_aside(room: Room, person: str) -> bool:
    """Whether somebody speaks to spectators only: a hint from outside would be help."""
    return room.memory.stage == "playing" and person not in room.people()


def on_said(room: Room, event: Event[Said]) -> None:
    """Keep the latest lines."""
    memory, what = room.memory, event.what
    name = memory.names.get(event.by, "")
    line = ChatLine(
        at=event.at, by=event.by, name=name, text=what.text, phrase=what.phrase, to_watchers=what.to_watchers
    )
    memory.chat = [*memory.chat, line][-MOST_CHAT:]


def on_muted(room: Room, event: Event[Muted]) -> None:
    """Note who is not heard."""
    if event.what.is_muted:
        room.memory.muted.append(event.what.person)
    else:
        room.memory.muted.remove(event.what.person)


DECIDE: Decisions = {Say: say, SayPhrase: say_phrase, Mute: mute}
APPLY: Changes = {Said: on_said, Muted: on_muted}
