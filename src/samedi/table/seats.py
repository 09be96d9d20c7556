"""People and seats: who sits where, who looks on, and what they are called."""

from typing import Any

from samedi.core.message import Message
from samedi.table import clocks
from samedi.table.commands import Leave, Rename, Request, SeatBot, Sit, Vacate, Watch
from samedi.table.events import Bot, Event, Left, Named, Occupant, Open, Person, Seated, Watching, What
from samedi.table.limits import ABSENT_MS, HOUSE, MOST_REMEMBERED
from samedi.table.memory import Memory
from samedi.table.refusals import Refused
from samedi.table.room import Changes, Decisions, Room
from samedi.table.turn import hand_on


def watch(room: Room, asked: Request[Watch]) -> list[What]:
    """Come to look on."""
    _require_guest(asked)
    memory = room.memory
    if is_present(room, asked.by):
        raise Refused(Message("table-already-here"))
    if len(memory.watchers) >= memory.settings.watchers:
        raise Refused(Message("table-full", {"limit": memory.settings.watchers}))
    _require_name(room, asked.by, asked.command.name)
    return [Watching(name=asked.command.name)]


def rename(room: Room, asked: Request[Rename]) -> list[What]:
    """Be called something else."""
    require_present(room, asked.by)
    _require_name(room, asked.by, asked.command.name)
    return [Named(name=asked.command.name)]


def leave(room: Room, asked: Request[Leave]) -> list[What]:
    """Go away; a seat in a running game is first given up or left to a bot."""
    require_present(room, asked.by)
    if room.memory.stage == "playing" and room.held_by(asked.by):
        raise Refused(Message("table-still-seated"))
    return [Left()]


def sit(room: Room, asked: Request[Sit]) -> list[What]:
    """Take an open seat, or during the game a bot's."""
    _require_guest(asked)
    room.require_stage("lobby", "playing")
    room.require_seat(asked.command.seat)
    if room.memory.stage == "lobby":
        _require_open(room, asked.command.seat)
    else:
        _require_free_bot(room, asked.command.seat, asked.by)
    name = asked.command.name or room.memory.names.get(asked.by)
    if name is None:
        raise Refused(Message("table-name-missing"))
    _require_name(room, asked.by, name)
    return [Seated(seat=asked.command.seat, occupant=Person(person=asked.by, name=name))]


def vacate(room: Room, asked: Request[Vacate]) -> list[What]:
    """Open a seat before the game."""
    seat = asked.command.seat
    room.require_stage("lobby")
    room.require_seat(seat)
    if room.person_at(seat) != asked.by:
        room.require_host(asked.by)
    if isinstance(room.memory.seats[seat].occupant, Open):
        raise Refused(Message("table-seat-open", {"seat": seat}))
    return [Seated(seat=seat, occupant=Open())]


def seat_bot(room: Room, asked: Request[SeatBot]) -> list[What]:
    """Let a bot play a seat; one that was about to confirm does so by this."""
    seat = asked.command.seat
    room.require_stage("lobby", "playing")
    room.require_seat(seat)
    if room.memory.stage == "lobby":
        room.require_host(asked.by)
        if room.person_at(seat) not in (None, asked.by):
            raise Refused(Message("table-seat-taken", {"seat": seat}))
        return [Seated(seat=seat, occupant=Bot(name=asked.command.bot))]
    if room.person_at(seat) != asked.by:
        _require_silent(room, asked)
    return leave_to_bot(room, seat, asked.command.bot)


def leave_to_bot(room: Room, seat: int, bot: str) -> list[What]:
    """A bot plays on from here."""
    made: list[What] = [Seated(seat=seat, occupant=Bot(name=bot))]
    return made + hand_on(room, seat) if room.memory.confirming == seat else made


def _require_silent(room: Room, asked: Request[SeatBot]) -> None:
    """Whoever plays may let a bot sit in for a person who is asked and has not answered for a while."""
    seat = asked.command.seat
    if room.person_at(seat) is None or asked.by not in room.people():
        raise Refused(Message("table-not-your-seat", {"seat": seat}))
    if room.asked != seat or asked.now - room.memory.changed_at < ABSENT_MS:
        raise Refused(Message("table-not-silent", {"seat": seat}))


def is_present(room: Room, person: str) -> bool:
    """Whether somebody sits, looks on, or has left a seat to a bot for a while."""
    memory = room.memory
    is_seated = person in room.people() and person not in memory.gone
    return is_seated or person in memory.watchers or bool(_owned(memory, person))


def require_present(room: Room, person: str) -> None:
    """Refuse people who have not come to the table."""
    if not is_present(room, person):
        raise Refused(Message("table-not-here"))


def _require_guest(asked: Request[Any]) -> None:
    if asked.by == HOUSE:
        raise Refused(Message("table-people-only"))


def _require_open(room: Room, seat: int) -> None:
    if not isinstance(room.memory.seats[seat].occupant, Open):
        raise Refused(Message("table-seat-taken", {"seat": seat}))


def _require_free_bot(room: Room, seat: int, by: str) -> None:
    """In a running game: the own seat back, or a bot's for whoever has no other and has not given up."""
    owner = room.memory.seats[seat].owner
    is_own = owner == by
    is_free = owner is None and not room.held_by(by) and not _owned(room.memory, by)
    if not room.is_bot(seat) or by in room.memory.out or not (is_own or is_free):
        raise Refused(Message("table-seat-taken", {"seat": seat}))


def _owned(memory: Memory, person: str) -> list[int]:
    return [number for number, seat in enumerate(memory.seats) if seat.owner == person]


def _require_name(room: Room, by: str, name: str) -> None:
    """Refuse the name of somebody else who is here."""
    memory = room.memory
    present = {person: [memory.names.get(person, "")] for person in memory.watchers}
    for seat in memory.seats:
        if isinstance(seat.occupant, Person):
            present.setdefault(seat.occupant.person, []).append(seat.occupant.name)
    taken = [other for person, names in present.items() if person != by for other in names]
    if name.casefold() in (other.casefold() for other in taken):
        raise Refused(Message("table-name-taken", {"name": name}))


def on_watching(room: Room, event: Event[Watching]) -> None:
    """One more looks on, or is back at their seat after the game."""
    memory = room.memory
    if event.by in memory.gone:
        memory.gone.remove(event.by)
    else:
        memory.watchers.append(event.by)
    remember(room, event.by, event.what.name)


def on_named(room: Room, event: Event[Named]) -> None:
    """The new name stands at the seat too, unless somebody holds several."""
    name = event.what.name
    remember(room, event.by, name)
    held = room.held_by(event.by)
    if len(held) == 1:
        room.memory.seats[held[0]].occupant = Person(person=event.by, name=name)


def on_left(room: Room, event: Event[Left]) -> None:
    """Open what they held; somebody else is the host then."""
    memory = room.memory
    if event.by in memory.watchers:
        memory.watchers.remove(event.by)
    for seat in _owned(memory, event.by):
        memory.seats[seat].owner = None
    if memory.stage == "over" and event.by in room.people():
        memory.gone.append(event.by)
    for seat in room.held_by(event.by) if memory.stage == "lobby" else []:
        occupy(room, seat, Open())
    for wishes in (memory.rematch, memory.votes):
        if event.by in wishes:
            wishes.remove(event.by)
    if memory.host == event.by:
        heirs = [*room.people(), *memory.watchers]
        memory.host = next((person for person in heirs if person != event.by), event.by)


def on_seated(room: Room, event: Event[Seated]) -> None:
    """Let somebody else sit there; who sat there before looks on if there is room."""
    memory, what = room.memory, event.what
    before = room.person_at(what.seat)
    occupy(room, what.seat, what.occupant)
    if isinstance(what.occupant, Person):
        _welcome(room, what.occupant)
    has_room = len(memory.watchers) < memory.settings.watchers
    if before is not None and has_room and not is_present(room, before):
        memory.watchers.append(before)
    if memory.stage == "playing":
        memory.offer = None
        clocks.follow_game(room, event.at)


def occupy(room: Room, number: int, occupant: Occupant) -> None:
    """Change who sits in a seat; in a running game the person before may come back."""
    memory, seat = room.memory, room.memory.seats[number]
    before, is_running = room.person_at(number), memory.stage == "playing"
    seat.occupant, seat.is_ready = occupant, False
    seat.owner = before if is_running and before not in memory.out else None
    seat.has_stand_in = is_running and isinstance(occupant, Bot)
    if before is not None:
        memory.looking.pop(before, None)
        if before in memory.votes and before not in room.people():
            memory.votes.remove(before)


def _welcome(room: Room, new: Person) -> None:
    """Whoever sits does not look on any more; their first name here is remembered."""
    if new.person in room.memory.watchers:
        room.memory.watchers.remove(new.person)
    if len(room.held_by(new.person)) == 1:
        remember(room, new.person, new.name)


def remember(room: Room, person: str, name: str) -> None:
    """Keep a name; beyond some, forget who came first of those who have gone."""
    memory = room.memory
    memory.names[person] = name
    if len(memory.names) > MOST_REMEMBERED:
        kept = {person, memory.host}
        gone = next(each for each in memory.names if each not in kept and not is_present(room, each))
        del memory.names[gone]
        memory.answered.pop(gone, None)
        memory.muted = [each for each in memory.muted if each != gone]


DECIDE: Decisions = {Watch: watch, Rename: rename, Leave: leave, Sit: sit, Vacate: vacate, SeatBot: seat_bot}
APPLY: Changes = {Watching: on_watching, Named: on_named, Left: on_left, Seated: on_seated}
