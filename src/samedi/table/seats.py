"""People and seats: who sits where, who looks on, and what they are called."""

from typing import Any

from samedi.core.message import Message
from samedi.table import clocks
from samedi.table.commands import Leave, Rename, Request, SeatBot, Sit, Vacate, Watch
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.dailies import day_of
from samedi.table.events import (
    Bot,
    Event,
    Left,
    Named,
    Occupant,
    Open,
    Person,
    SeatAsked,
    Seated,
    Watching,
    What,
)
from samedi.table.limits import HOUSE, MOST_REMEMBERED
from samedi.table.names import is_same, readable
from samedi.table.refusals import Refused
from samedi.table.stand_in import chosen, require_away
from samedi.table.turn import hand_on
from samedi.words import typed


def watch(context: TableContext, request: Request[Watch]) -> list[What]:
    """Come to look on."""
    require_welcome(context, request)
    memory = context.memory
    if is_present(context, request.by):
        raise Refused(Message("table-already-here"))
    if len(memory.watchers) >= memory.settings.watchers:
        raise Refused(Message("table-full", {"limit": memory.settings.watchers}))
    return [Watching(name=require_name(context, request.by, request.command.name))]


def rename(context: TableContext, request: Request[Rename]) -> list[What]:
    """Be called something else."""
    require_present(context, request.by)
    return [Named(name=require_name(context, request.by, request.command.name))]


def leave(context: TableContext, request: Request[Leave]) -> list[What]:
    """Go away; a seat in a running game is first given up or left to a bot."""
    require_present(context, request.by)
    if context.memory.stage == "playing" and context.held_by(request.by):
        raise Refused(Message("table-still-seated"))
    return [Left()]


def sit(context: TableContext, request: Request[Sit]) -> list[What]:
    """Take an open seat, or during the game a bot's; the players are asked where its hand is secret."""
    seat = request.command.seat
    require_welcome(context, request)
    context.require_stage("lobby", "playing")
    context.require_seat(seat)
    if context.memory.stage == "lobby":
        require_open(context, seat)
    else:
        _require_free_bot(context, seat, request.by)
    name = request.command.name or context.memory.names.get(request.by)
    if name is None:
        raise Refused(Message("table-name-missing"))
    name = require_name(context, request.by, name)
    if _needs_consent(context, seat, request.by):
        return [SeatAsked(seat=seat, name=name)]
    return [Seated(seat=seat, occupant=Person(person=request.by, name=name))]


def vacate(context: TableContext, request: Request[Vacate]) -> list[What]:
    """Open a seat before the game."""
    seat = request.command.seat
    context.require_stage("lobby")
    context.require_seat(seat)
    if context.person_at(seat) != request.by:
        context.require_host(request.by)
    if isinstance(context.memory.seats[seat].occupant, Open):
        raise Refused(Message("table-seat-open", {"seat": seat}))
    return [Seated(seat=seat, occupant=Open())]


def seat_bot(context: TableContext, request: Request[SeatBot]) -> list[What]:
    """Let a bot play a seat; one that was about to confirm does so by this."""
    seat, own = request.command.seat, request.command.bot or chosen(context, request.by)
    context.require_stage("lobby", "playing")
    context.require_seat(seat)
    if context.memory.stage == "lobby":
        context.require_host(request.by)
        if context.person_at(seat) not in (None, request.by):
            raise Refused(Message("table-seat-taken", {"seat": seat}))
        return [Seated(seat=seat, occupant=Bot(name=own))]
    if day_of(context.memory) is not None:
        raise Refused(Message("table-daily-alone"))
    if context.person_at(seat) == request.by:
        return leave_to_bot(context, seat, own)
    require_away(context, request)
    return leave_to_bot(context, seat, chosen(context, context.person_at(seat) or ""))


def leave_to_bot(context: TableContext, seat: int, bot: str) -> list[What]:
    """A bot plays on from here."""
    made: list[What] = [Seated(seat=seat, occupant=Bot(name=bot))]
    return made + hand_on(context, seat) if context.memory.confirming == seat else made


def is_present(context: TableContext, person: str) -> bool:
    """Whether somebody sits, looks on, or has left a seat to a bot for a while."""
    memory = context.memory
    is_seated = person in context.people() and person not in memory.gone
    return is_seated or person in memory.watchers or bool(context.owned_by(person))


def require_present(context: TableContext, person: str) -> None:
    """Refuse people who have not come to the table."""
    if not is_present(context, person):
        raise Refused(Message("table-not-here"))


def require_welcome(context: TableContext, request: Request[Any]) -> None:
    """Refuse the house, and people whom the host has sent away."""
    if request.by == HOUSE:
        raise Refused(Message("table-people-only"))
    if request.by in context.memory.sent_away:
        raise Refused(Message("table-sent-away"))


def require_open(context: TableContext, seat: int) -> None:
    """Refuse seats in which somebody sits."""
    if not isinstance(context.memory.seats[seat].occupant, Open):
        raise Refused(Message("table-seat-taken", {"seat": seat}))


def _require_free_bot(context: TableContext, seat: int, by: str) -> None:
    """In a running game: the own seat back, or a bot's for whoever has no other and has not given up."""
    owner = context.memory.seats[seat].owner
    is_own = owner == by
    is_free = owner is None and not context.is_player(by)
    if not context.is_bot(seat) or by in context.memory.out or not (is_own or is_free):
        raise Refused(Message("table-seat-taken", {"seat": seat}))


def _needs_consent(context: TableContext, seat: int, by: str) -> bool:
    """Whether the players must agree first, and have not yet."""
    memory, others = context.memory, context.players_but(by)
    is_open = memory.stage == "playing" and context.game.has_secrets and memory.seats[seat].owner != by
    if not (is_open and others):
        return False
    asked = memory.seat_request
    if asked is None:
        return True
    if (asked.by, asked.seat) == (by, seat) and set(others).issubset(asked.accepted):
        return False
    raise Refused(Message("table-seat-asked"))


def require_name(context: TableContext, by: str, given: str) -> str:
    """The name as it is written; that of somebody else who is here is refused."""
    memory, name = context.memory, readable(given)
    present = {person: [memory.names.get(person, "")] for person in memory.watchers}
    for seat in memory.seats:
        if isinstance(seat.occupant, Person):
            present.setdefault(seat.occupant.person, []).append(seat.occupant.name)
    taken = [other for person, names in present.items() if person != by for other in names]
    if any(is_same(name, other) for other in taken):
        raise Refused(Message("table-name-taken", {"name": typed(name)}))
    return name


def on_watching(context: TableContext, event: Event[Watching]) -> None:
    """One more looks on, or is back at their seat after the game."""
    memory = context.memory
    if event.by in memory.gone:
        memory.gone.remove(event.by)
    else:
        memory.watchers.append(event.by)
    remember(context, event.by, event.what.name)
    settle_host(context)


def on_named(context: TableContext, event: Event[Named]) -> None:
    """The new name stands at the seat too, unless somebody holds several."""
    name = event.what.name
    remember(context, event.by, name)
    held = context.held_by(event.by)
    if len(held) == 1:
        context.memory.seats[held[0]].occupant = Person(person=event.by, name=name)


def on_left(context: TableContext, event: Event[Left]) -> None:
    """Somebody else is the host then, if it was the host."""
    depart(context, event.by)
    if context.memory.host == event.by:
        context.memory.host = ""
        settle_host(context)


def depart(context: TableContext, person: str) -> None:
    """Open what somebody held, and forget what they wished."""
    memory = context.memory
    if person in memory.watchers:
        memory.watchers.remove(person)
    for seat in context.owned_by(person):
        memory.seats[seat].owner = None
    if memory.stage == "over" and person in context.people():
        memory.gone.append(person)
    for seat in context.held_by(person) if memory.stage == "lobby" else []:
        occupy(context, seat, Open())
    for wishes in (memory.rematch, memory.votes):
        if person in wishes:
            wishes.remove(person)
    memory.stand_ins.pop(person, None)
    if memory.seat_request is not None and memory.seat_request.by == person:
        memory.seat_request = None


def settle_host(context: TableContext) -> None:
    """Where there is no host, a player is: never somebody who only watches, or who is named in a file."""
    memory = context.memory
    if not memory.host and memory.vouched is None:
        memory.host = next(iter(context.players_but(HOUSE)), "")


def on_seated(context: TableContext, event: Event[Seated]) -> None:
    """Let somebody else sit there; who sat there before looks on if there is room."""
    memory, what = context.memory, event.what
    before = context.person_at(what.seat)
    occupy(context, what.seat, what.occupant)
    if isinstance(what.occupant, Person):
        _welcome(context, what.occupant)
        settle_host(context)
    has_room = len(memory.watchers) < memory.settings.watchers
    if before is not None and has_room and not is_present(context, before):
        memory.watchers.append(before)
    if memory.stage == "playing":
        memory.offer = None
        clocks.follow_game(context, event.at)


def occupy(context: TableContext, number: int, occupant: Occupant) -> None:
    """Change who sits in a seat; in a running game the person before may come back."""
    memory, seat = context.memory, context.memory.seats[number]
    before, is_running = context.person_at(number), memory.stage == "playing"
    seat.occupant, seat.is_ready = occupant, False
    seat.owner = before if is_running and before not in memory.out else None
    seat.has_stand_in = is_running and isinstance(occupant, Bot)
    if memory.seat_request is not None and memory.seat_request.seat == number:
        memory.seat_request = None
    if before is not None:
        memory.looking.pop(before, None)
        if before in memory.votes and before not in context.people():
            memory.votes.remove(before)


def _welcome(context: TableContext, new: Person) -> None:
    """Whoever sits does not look on any more; their first name here is remembered."""
    if new.person in context.memory.watchers:
        context.memory.watchers.remove(new.person)
    if len(context.held_by(new.person)) == 1:
        remember(context, new.person, new.name)


def remember(context: TableContext, person: str, name: str) -> None:
    """Keep a name; beyond some, forget who came first of those who have gone."""
    memory = context.memory
    memory.names[person] = name
    if len(memory.names) > MOST_REMEMBERED:
        kept = {person, memory.host}
        gone = next(each for each in memory.names if each not in kept and not is_present(context, each))
        del memory.names[gone]
        memory.answered.pop(gone, None)
        memory.muted = [each for each in memory.muted if each != gone]


DECIDE: Decisions = {Watch: watch, Rename: rename, Leave: leave, Sit: sit, Vacate: vacate, SeatBot: seat_bot}
APPLY: Changes = {Watching: on_watching, Named: on_named, Left: on_left, Seated: on_seated}
