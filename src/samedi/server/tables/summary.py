"""What lists show of a table."""

import msgspec

from samedi.server.storage.port import Summary
from samedi.table.events import Bot, Occupant, Person
from samedi.table.table import Table


class SeatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in a list."""

    type: str
    name: str
    person: str = ""
    is_asked: bool = False
    is_ready: bool = False


def summary_of(table: Table) -> Summary:
    """The table in a line."""
    memory = table.memory
    asked = table.asked
    return Summary(
        stage=memory.stage,
        host=memory.host,
        at=memory.at,
        length=len(memory.actions),
        asked=(table.person_at(asked) or "") if asked is not None else "",
        due_at=memory.at if table.bot_to_move is not None else table.due_at,
        seats=msgspec.json.encode(lines_of(table)),
        winners=msgspec.json.encode(memory.ended.winners) if memory.ended else None,
    )


def people_of(table: Table) -> list[str]:
    """Everybody who has the table in their list: who sits, may come back, or looks on."""
    memory = table.memory
    known = [memory.host, *filter(table.is_player, memory.names), *memory.watchers]
    return list(dict.fromkeys(filter(table.is_present, known)))


def lines_of(table: Table) -> list[SeatLine]:
    """Who sits where; what moves for the game itself is nobody people know by name."""
    asked = table.asked
    seats = enumerate(table.memory.seats)
    lines = [_line(seat.occupant, is_asked=number == asked, is_ready=seat.is_ready) for number, seat in seats]
    if not table.is_solo:
        return lines
    return [msgspec.structs.replace(line, name="") if line.type == "bot" else line for line in lines]


def _line(occupant: Occupant, *, is_asked: bool, is_ready: bool) -> SeatLine:
    if isinstance(occupant, Person):
        return SeatLine("person", occupant.name, occupant.person, is_asked, is_ready)
    return (
        SeatLine("bot", occupant.name, is_asked=is_asked)
        if isinstance(occupant, Bot)
        else SeatLine("open", "")
    )
