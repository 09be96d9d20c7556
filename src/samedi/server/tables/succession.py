"""What follows when people agree to play again, and who is no longer there."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from samedi.server.storage.port import Journal, Member, Role, TableWrite
from samedi.server.tables.opening import new_write
from samedi.server.tables.summary import people_of
from samedi.table.events import AnyEvent, Left, RematchAgreed, SentAway
from samedi.table.rematch import next_id
from samedi.table.table import Table


async def named_freely(journal: Journal, table: str, events: list[AnyEvent]) -> list[AnyEvent]:
    """The same events; if they lead to a next table, under a name that no other has."""
    if not any(isinstance(event.what, RematchAgreed) for event in events):
        return events
    name = next_id(table)
    while await journal.has(name):
        name = next_id(name)
    return [
        replace(event, what=replace(event.what, id=name)) if isinstance(event.what, RematchAgreed) else event
        for event in events
    ]


def successor(table: Table, host: str, roles: Mapping[str, Role], secret: bytes, now: int) -> TableWrite:
    """The table of the next game, with the same people."""
    first = table.create_rematch(secret, now, host)
    name = first.what.id
    made = Table(table.game, name, secret)
    made.apply(first)
    members = [
        Member(name, person, "play" if table.is_player(person) else roles.get(person, "watch"))
        for person in people_of(table)
    ]
    return new_write(name, made, secret, [first], members)


def departed(events: Sequence[AnyEvent]) -> list[str]:
    """Who is no longer at the table after some events."""
    left = [event.by for event in events if isinstance(event.what, Left)]
    sent = [event.what for event in events if isinstance(event.what, SentAway)]
    return left + [each.person for each in sent if each.is_away]
