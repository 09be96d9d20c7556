"""Playing again: the same people, everybody one seat on, so that somebody else begins.

Who sat second now sits first, and with that also begins where the options name the first seat; partners stay
partners. If the world was drawn, it is for the new last seat to draw the next one.
"""

from samedi.core.message import Message
from samedi.table import dice
from samedi.table.commands import Rematch, Request
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import Created, Event, Occupant, Open, RematchAgreed, RematchWanted, What
from samedi.table.limits import VERSION
from samedi.table.refusals import Refused
from samedi.table.seats import require_present


def rematch(context: TableContext, request: Request[Rematch]) -> list[What]:
    """Want to play again; when all people do, or one does not wait for them, there is a new table."""
    memory = context.memory
    context.require_stage("over")
    context.require_player(request.by)
    require_present(context, request.by)
    if memory.vouched is not None:
        raise Refused(Message("table-imported"))
    at_once = request.command.at_once and request.command.wants
    has_said = (request.by in memory.rematch) == request.command.wants
    if memory.successor is not None or (has_said and not at_once):
        raise Refused(Message("table-rematch-already"))
    wanted = RematchWanted(wants=request.command.wants)
    if at_once:
        agreed = RematchAgreed(id=next_id(memory.id), host=request.by)
        return [agreed] if has_said else [wanted, agreed]
    if request.command.wants and {*memory.rematch, request.by}.issuperset(_players(context)):
        return [wanted, RematchAgreed(id=next_id(memory.id))]
    return [wanted]


def successor(context: TableContext, secret: bytes, host: str = "") -> Created:
    """The table of the next game, in its lobby, set up by a host or by them all."""
    memory = context.memory
    assert memory.successor is not None, "nobody has agreed to play again"
    seats = [_again(context, seat) for seat in range(len(memory.seats))]
    host = host or memory.host or _players(context)[0]
    return Created(
        version=VERSION,
        id=memory.successor,
        game=memory.game,
        rules=context.game.version,
        options=memory.options,
        settings=memory.settings,
        commitment=dice.commitment(secret, memory.successor),
        host=host,
        name=memory.names.get(host, ""),
        seats=seats[1:] + seats[:1],
        drawer=len(seats) - 1 if memory.is_drawn else None,
        stand_ins=memory.stand_ins,
    )


def next_id(table: str) -> str:
    """The name of the table after this one: a, then a.2, then a.3."""
    name, _, number = table.partition(".")
    return f"{name}.{int(number or 1) + 1}"


def _again(context: TableContext, seat: int) -> Occupant:
    """Who sits in the next game: what a bot only stood in for, or somebody has left, is open again."""
    is_open = context.memory.seats[seat].has_stand_in or context.person_at(seat) in context.memory.gone
    return Open() if is_open else context.memory.seats[seat].occupant


def _players(context: TableContext) -> list[str]:
    return [person for person in context.people() if person not in context.memory.gone]


def on_wanted(context: TableContext, event: Event[RematchWanted]) -> None:
    """Note who wants to play again."""
    if event.what.wants:
        context.memory.rematch.append(event.by)
    else:
        context.memory.rematch.remove(event.by)


def on_agreed(context: TableContext, event: Event[RematchAgreed]) -> None:
    """Note where the next game is."""
    context.memory.successor = event.what.id


DECIDE: Decisions = {Rematch: rematch}
APPLY: Changes = {RematchWanted: on_wanted, RematchAgreed: on_agreed}
