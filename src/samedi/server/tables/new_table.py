"""Setting a table up in one go: create it, fill its seats, and start if nothing is missing."""

from typing import Any, Literal

import msgspec

from samedi.bots import ladder
from samedi.core.game import Game
from samedi.core.lesson import Lesson
from samedi.core.message import Message
from samedi.server.wire.tables import MakeTable, NewSeat
from samedi.table.commands import Command, Create, NameStandIn, SeatBot, Sit, Start
from samedi.table.events import AnyEvent, Begun, Open
from samedi.table.lessons import lesson_or_puzzle
from samedi.table.refusals import Refused
from samedi.table.settings import Settings
from samedi.table.table import Table

ONE = "seating"  # the key of what follows from the first command; it is not kept


def new_table(
    game: Game[Any],
    name: str,
    asked: MakeTable,
    person: str,
    secret: bytes,
    now: int,
    begun: Begun | None = None,
) -> tuple[Table, list[AnyEvent]]:
    """The table somebody asks for, and the events that led to it."""
    check_bots(asked.settings)
    table = Table(game, name, secret)
    create = Create(
        key=asked.key,
        game=asked.game,
        name=asked.name,
        options=asked.options,
        settings=asked.settings,
        lesson=asked.lesson,
        begun=begun,
    )
    events = _do(table, create, person, now)
    if asked.lesson is not None and (lesson := lesson_or_puzzle(game, asked.lesson)) is not None:
        seats = _seats_of(lesson, len(table.memory.seats))
        asked = msgspec.structs.replace(asked, seats=seats, starts=True)
    if asked.seats is not None:
        events += _fill(table, asked, person, now)
    return table, events


def _seats_of(lesson: Lesson, count: int) -> list[Literal["me", "open"] | NewSeat]:
    """Whoever learns, and the gentlest of bots."""
    return ["me" if seat == lesson.seat else NewSeat(bot=ladder.NAMES[0]) for seat in range(count)]


def _fill(table: Table, asked: MakeTable, person: str, now: int) -> list[AnyEvent]:
    """Let everybody sit who is named; with nobody missing the game starts."""
    assert asked.seats is not None
    if len(asked.seats) != len(table.memory.seats):
        raise Refused(
            Message("server-wrong-seats", {"found": len(asked.seats), "expected": len(table.memory.seats)})
        )
    events: list[AnyEvent] = []
    for seat, wish in enumerate(asked.seats):
        command = _seating(seat, wish)
        if command is not None:
            check_bots(command)
            events += _do(table, command, person, now, keeps_key=False)
    if asked.starts and not any(isinstance(seat.occupant, Open) for seat in table.memory.seats):
        events += _do(table, Start(key=ONE), person, now, keeps_key=False)
    return events


def _seating(seat: int, wish: str | NewSeat) -> Command | None:
    if isinstance(wish, NewSeat):
        if (wish.me is None) == (wish.bot is None):
            raise Refused(Message("server-wrong-seat", {"seat": seat, "chair": seat + 1}))
        if wish.bot is not None:
            return SeatBot(key=ONE, seat=seat, bot=wish.bot)
        return Sit(key=ONE, seat=seat, name=wish.me)
    return Sit(key=ONE, seat=seat) if wish == "me" else None


def _do(table: Table, command: Command, person: str, now: int, *, keeps_key: bool = True) -> list[AnyEvent]:
    events = table.decide(command, person, now)
    if not keeps_key:
        events = [msgspec.structs.replace(event, key=None) for event in events]
    for event in events:
        table.apply(event)
    return events


def check_bots(given: Command | Settings) -> None:
    """Refuse bots that nobody has."""
    if isinstance(given, SeatBot | NameStandIn) and given.bot is not None:
        ladder.check_named(given.bot)
    settings = given if isinstance(given, Settings) else getattr(given, "settings", None)
    if isinstance(settings, Settings) and settings.stand_in is not None:
        ladder.check_named(settings.stand_in)
