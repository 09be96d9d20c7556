"""Somebody who wants to be known here no more: the game stays, the name and what was said go."""

from typing import Any

import msgspec

from samedi.table.context import Changes, TableContext
from samedi.table.events import Event, Forgotten, Person

NOBODY = "N. N."  # as people have always written a name that is not known, in every language here


def on_forgotten(context: TableContext, event: Event[Forgotten]) -> None:
    """Call somebody by no name, and let nobody read any more what they said."""
    memory, person = context.memory, event.by
    if person in memory.names:
        memory.names[person] = NOBODY
    for seat in memory.seats:
        if isinstance(seat.occupant, Person) and seat.occupant.person == person:
            seat.occupant = Person(person=person, name=NOBODY)
    memory.seals = [
        msgspec.structs.replace(each, name=NOBODY) if each.by == person else each for each in memory.seals
    ]
    memory.chat = [line for line in memory.chat if line.by != person]


def without(payload: bytes, person: str) -> bytes:
    """An event without somebody's name and words; it leads to the same table once they are forgotten."""
    event = msgspec.json.decode(payload)
    what = event["what"]
    if event["by"] == person:
        if what["type"] == "said":
            what.pop("text", None)
        elif "name" in what:
            what["name"] = NOBODY
    unnamed(what, person)
    told = msgspec.json.encode(event)
    return told if msgspec.json.decode(payload) != event else payload


def unnamed(told: Any, person: str) -> None:
    """Take the name away wherever it stands beside the person."""
    if isinstance(told, dict):
        if person in (told.get("person"), told.get("by")):
            told.update({"name": NOBODY} if "name" in told else {})
        told = [*told.values()]
    for each in told if isinstance(told, list) else ():
        unnamed(each, person)


APPLY: Changes = {Forgotten: on_forgotten}
