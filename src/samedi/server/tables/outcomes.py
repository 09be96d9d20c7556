"""What a finished game was to those who sat there, as it is kept beyond its table."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from samedi.server.storage.played_port import PlayedGame
from samedi.server.tables.summary import SeatLine, lines_of
from samedi.table.dailies import day_of
from samedi.table.events import AnyEvent, Ended
from samedi.table.memory import Memory
from samedi.table.table import Table

LEVEL = "level"  # the option that says how hard that is, wherever it stands


class Outcome(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended, and who was there."""

    seats: list[SeatLine]
    mine: list[int]
    winners: list[int] = []
    why: str = ""
    length: int = 0
    is_begun: bool = False
    """Whether it went on from a moment of another game."""
    is_left: bool = False
    """Whether a bot played on in their place until the end."""
    day: str = ""
    """The day whose game it was."""
    is_solo: bool = False
    level: int | None = None
    score: int | None = None
    """What somebody who played alone came to."""


def outcomes_of(table: Table, events: Sequence[AnyEvent]) -> list[PlayedGame]:
    """What a game was to everybody in a seat, if it has ended by these events and was no lesson."""
    memory = table.memory
    if not any(isinstance(event.what, Ended) for event in events) or not counts(memory):
        return []
    people = dict.fromkeys(person for seat in range(len(memory.seats)) if (person := sitting(table, seat)))
    return [_played(table, person) for person in people]


def counts(memory: Memory) -> bool:
    """Whether it is a game: no lesson, no puzzle, and it was played here."""
    return memory.vouched is None and (memory.taught is None or day_of(memory) is not None)


def sitting(table: Table, seat: int) -> str | None:
    """Whose seat it is: of whoever sits there, or has left it to a bot."""
    return table.person_at(seat) or table.memory.seats[seat].owner


def _played(table: Table, person: str) -> PlayedGame:
    memory = table.memory
    mine = [seat for seat in range(len(memory.seats)) if sitting(table, seat) == person]
    return PlayedGame(
        person=person,
        table=memory.id,
        game=memory.game,
        at=memory.at,
        seat=mine[0] if len(mine) == 1 else None,
        outcome=msgspec.json.encode(_outcome(table, mine)),
    )


def _outcome(table: Table, mine: list[int]) -> Outcome:
    memory, ended = table.memory, table.memory.ended
    assert ended is not None
    board = table.board_at(len(memory.actions))
    daily, is_solo = table.game.daily, table.is_solo
    is_scored = daily is not None and is_solo and ended.why == "finished"
    return Outcome(
        seats=[SeatLine(each.type, each.name, each.person) for each in lines_of(table)],
        mine=mine,
        winners=ended.winners,
        why=ended.why,
        length=len(memory.actions),
        is_begun=memory.begun is not None,
        is_left=any(table.person_at(seat) is None for seat in mine),
        day=day_of(memory) or "",
        is_solo=is_solo,
        level=level_in(memory.options) if is_solo else None,
        score=daily.score(board) if daily is not None and is_scored else None,
    )


def level_in(options: Mapping[str, Any]) -> int | None:
    """How hard a game alone is, if an option says it."""
    for name, value in options.items():
        if name == LEVEL and isinstance(value, int):
            return value
        if isinstance(value, Mapping) and (found := level_in(value)) is not None:
            return found
    return None
