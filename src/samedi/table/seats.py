"""People and seats: who sits where, who looks on, and what they are called."""

from typing import Any

from samedi.core.message import Message
from samedi.table import clocks
from samedi.table.commands import Leave, Rename, Request, SeatBot, Sit, Vacate, Watch
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import Bot, Event, Left, Named, Occupant, Open, Person, Seated, Watching, What
from samedi.table.limits import ABSENT_MS, HOUSE, MOST_REMEMBERED
from samedi.table.memory import Memory
from samedi.table.refusals import Refused
from samedi.table.turn import hand_on


def watch(context: TableContext, request: Request[Watch]) -> list[What]:
    """Come to look on."""
    _require_guest(request)
    memory = context.memory
    if is_present(context, request.by):
        raise Refused(Message("table-already-here"))
    if len(memory.watchers) >= memory.settings.watchers:
        raise Refused(Message("table-full", {"limit": memory.settings.watchers}))
    _require_name(context, request.by, request.command.name)
    return [Watching(name=request.command.name)]


def rename(context: TableContext, request: Request[Rename]) -> list[What]:
    """Be called something else."""
    require_present(context, request.by)
    _require_name(context, request.by, request.command.name)
    return [Named(name=request.command.name)]


def leave(context: TableContext, request: Request[Leave]) -> list[What]:
    """Go away; a seat in a running game is first given up or left to a bot."""
    require_present(context, request.by)
    if context.memory.stage == "playing" and context.held_by(request.by):
        raise Refused(Message("table-still-seated"))
    return [Left()]


def sit(context: TableContext, request: Request[Sit]) -> list[What]:
    """Take an open seat, or during the game a bot's."""
    _require_guest(request)
    context.require_stage("lobby", "playing")
    context.require_seat(request.command.seat)
    if context.memory.stage == "lobby":
        _require_open(context, request.command.seat)
    else:
        _require_free_bot(context, request.command.seat, request.by)
    name = request.command.name or context.memory.names.get(request.by)
    if name is None:
        raise Refused(Message("table-name-missing"))
    _require_name(context, request.by, name)
    return [Seated(seat=request.command.seat, occupant=Person(person=request.by, name=name))]


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
    seat = request.command.seat
    context.require_stage("lobby", "playing")
    context.require_seat(seat)
    if context.memory.stage == "lobby":
        context.require_host(request.by)
        if context.person_at(seat) not in (None, request.by):
            raise Refused(Message("table-seat-taken", {"seat": seat}))
        return [Seated(seat=seat, occupant=Bot(name=request.command.bot))]
    if context.person_at(seat) != request.by:
        _require_silent(context, request)
    return leave_to_bot(context, seat, request.command.bot)


def leave_to_bot(context: TableContext, seat: int, bot: str) -> list[What]:
    """A bot plays on from here."""
    made: list[What] = [Seated(seat=seat, occupant=Bot(name=bot))]
    return made + hand_on(context, seat) if context.memory.confirming == seat else made


def _require_silent(context: TableContext, request: Request[SeatBot]) -> None:
    """Whoever plays may let a bot sit in for a person who is asked and has not answered for a while."""
    seat = request.command.seat
    if context.person_at(seat) is None or request.by not in context.people():
        raise Refused(Message("table-not-your-seat", {"seat": seat}))
    if context.asked != seat or request.now - context.memory.changed_at < ABSENT_MS:
        raise Refused(Message("table-not-silent", {"seat": seat}))


def is_present(context: TableContext, person: str) -> bool:
    """Whether somebody sits, looks on, or has left a seat to a bot for a while."""
    memory = context.memory
    is_seated = person in context.people() and person not in memory.gone
    return is_seated or person in memory.watchers or bool(_owned(memory, person))


def require_present(context: TableContext, person: str) -> None:
    """Refuse people who have not come to the table."""
    if not is_present(context, person):
        raise Refused(Message("table-not-here"))


def _require_guest(request: Request[Any]) -> None:
    if request.by == HOUSE:
        raise Refused(Message("table-people-only"))


def _require_open(context: TableContext, seat: int) -> None:
    if not isinstance(context.memory.seats[seat].occupant, Open):
        raise Refused(Message("table-seat-taken", {"seat": seat}))


def _require_free_bot(context: TableContext, seat: int, by: str) -> None:
    """In a running game: the own seat back, or a bot's for whoever has no other and has not given up."""
    owner = context.memory.seats[seat].owner
    is_own = owner == by
    is_free = owner is None and not context.held_by(by) and not _owned(context.memory, by)
    if not context.is_bot(seat) or by in context.memory.out or not (is_own or is_free):
        raise Refused(Message("table-seat-taken", {"seat": seat}))


def _owned(memory: Memory, person: str) -> list[int]:
    return [number for number, seat in enumerate(memory.seats) if seat.owner == person]


def _require_name(context: TableContext, by: str, name: str) -> None:
    """Refuse the name of somebody else who is here."""
    memory = context.memory
    present = {person: [memory.names.get(person, "")] for person in memory.watchers}
    for seat in memory.seats:
        if isinstance(seat.occupant, Person):
            present.setdefault(seat.occupant.person, []).append(seat.occupant.name)
    taken = [other for person, names in present.items() if person != by for other in names]
    if name.casefold() in (other.casefold() for other in taken):
        raise Refused(Message("table-name-taken", {"name": name}))


def on_watching(context: TableContext, event: Event[Watching]) -> None:
    """One more looks on, or is back at their seat after the game."""
    memory = context.memory
    if event.by in memory.gone:
        memory.gone.remove(event.by)
    else:
        memory.watchers.append(event.by)
    remember(context, event.by, event.what.name)


def on_named(context: TableContext, event: Event[Named]) -> None:
    """The new name stands at the seat too, unless somebody holds several."""
    name = event.what.name
    remember(context, event.by, name)
    held = context.held_by(event.by)
    if len(held) == 1:
        context.memory.seats[held[0]].occupant = Person(person=event.by, name=name)


def on_left(context: TableContext, event: Event[Left]) -> None:
    """Open what they held; somebody else is the host then."""
    memory = context.memory
    if event.by in memory.watchers:
        memory.watchers.remove(event.by)
    for seat in _owned(memory, event.by):
        memory.seats[seat].owner = None
    if memory.stage == "over" and event.by in context.people():
        memory.gone.append(event.by)
    for seat in context.held_by(event.by) if memory.stage == "lobby" else []:
        occupy(context, seat, Open())
    for wishes in (memory.rematch, memory.votes):
        if event.by in wishes:
            wishes.remove(event.by)
    if memory.host == event.by:
        heirs = [*context.people(), *memory.watchers]
        memory.host = next((person for person in heirs if person != event.by), event.by)


def on_seated(context: TableContext, event: Event[Seated]) -> None:
    """Let somebody else sit there; who sat there before looks on if there is room."""
    memory, what = context.memory, event.what
    before = context.person_at(what.seat)
    occupy(context, what.seat, what.occupant)
    if isinstance(what.occupant, Person):
        _welcome(context, what.occupant)
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
