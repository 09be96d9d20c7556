"""Before the game: options, who draws, entropy for the dice, ready and start."""

from typing import Any

from samedi.core import options as game_options
from samedi.core.message import Message
from samedi.table import dice
from samedi.table.ahead import Ahead
from samedi.table.commands import (
    AddEntropy,
    Create,
    Draw,
    LetDraw,
    Ready,
    Request,
    SetOptions,
    SetTable,
    Start,
)
from samedi.table.events import (
    Created,
    DrawerNamed,
    Drawn,
    EntropyAdded,
    Event,
    Open,
    OptionsSet,
    Person,
    ReadySet,
    Started,
    TableSet,
    What,
)
from samedi.table.limits import HOUSE, MOST_ENTROPY, VERSION
from samedi.table.memory import Contribution, Seat
from samedi.table.refusals import Refused
from samedi.table.room import Changes, Decisions, Room
from samedi.table.settings import complete
from samedi.table.turn import follow


def create(room: Room, asked: Request[Create]) -> list[What]:
    """Set a table up with open seats."""
    command, game = asked.command, room.game
    room.require_stage("empty")
    if asked.by == HOUSE or command.game != game.name:
        raise Refused(Message("table-other-game", {"found": command.game[:40], "expected": game.name}))
    chosen = game.resolve(command.options)
    made = Created(
        version=VERSION,
        id=room.id,
        game=game.name,
        rules=game.version,
        options=game_options.to_builtins(chosen),
        settings=complete(command.settings),
        commitment=dice.commitment(room.secret, room.id),
        host=asked.by,
        name=command.name,
        seats=[Open()] * chosen.seats,
    )
    return [made]


def set_options(room: Room, asked: Request[SetOptions]) -> list[What]:
    """Choose the options of the game; nobody loses a seat by it."""
    _require_host_before(room, asked)
    chosen = room.game.resolve(asked.command.options)
    for seat in range(chosen.seats, len(room.memory.seats)):
        if room.person_at(seat) is not None:
            raise Refused(Message("table-seat-taken", {"seat": seat}))
    return [OptionsSet(options=game_options.to_builtins(chosen), seats=chosen.seats)]


def set_table(room: Room, asked: Request[SetTable]) -> list[What]:
    """Choose how the table plays."""
    _require_host_before(room, asked)
    return [TableSet(settings=complete(asked.command.settings))]


def let_draw(room: Room, asked: Request[LetDraw]) -> list[What]:
    """Say who draws."""
    seat = asked.command.seat
    _require_host_before(room, asked)
    if room.game.drawn is None:
        raise Refused(Message("table-nothing-to-draw"))
    if seat is not None:
        room.require_seat(seat)
    return [DrawerNamed(seat=seat)]


def draw(room: Room, asked: Request[Draw]) -> list[What]:
    """Put what was drawn into the options; the game says what is wrong with it."""
    seat = asked.command.seat
    room.require_stage("lobby")
    room.require_person(seat, asked.by)
    if room.memory.drawer != seat or room.game.drawn is None:
        raise Refused(Message("table-not-drawing", {"seat": seat}))
    chosen = room.game.resolve({**room.memory.options, room.game.drawn: asked.command.drawing})
    return [Drawn(seat=seat, options=game_options.to_builtins(chosen))]


def ready(room: Room, asked: Request[Ready]) -> list[What]:
    """Say that the game may start."""
    seat, is_ready = asked.command.seat, asked.command.is_ready
    room.require_stage("lobby")
    room.require_person(seat, asked.by)
    if room.memory.seats[seat].is_ready == is_ready:
        raise Refused(Message("table-ready-already"))
    return [ReadySet(seat=seat, is_ready=is_ready)]


def add_entropy(room: Room, asked: Request[AddEntropy]) -> list[What]:
    """Add to the dice, once, before anything is rolled."""
    room.require_stage("lobby")
    room.require_player(asked.by)
    given = room.memory.entropy
    if len(given) >= MOST_ENTROPY or asked.by in (each.by for each in given):
        raise Refused(Message("table-entropy-given"))
    return [EntropyAdded(entropy=asked.command.entropy)]


def start(room: Room, asked: Request[Start]) -> list[What]:
    """Begin when every seat is taken, the others are ready, and what is to be drawn is drawn."""
    _require_host_before(room, asked)
    for number, seat in enumerate(room.memory.seats):
        if isinstance(seat.occupant, Open):
            raise Refused(Message("table-seat-open", {"seat": number}))
        if isinstance(seat.occupant, Person) and not seat.is_ready and seat.occupant.person != asked.by:
            raise Refused(Message("table-not-ready", {"name": seat.occupant.name}))
    if room.memory.drawer is not None:
        raise Refused(Message("table-drawing-awaited", {"seat": room.memory.drawer}))
    return [Started(), *follow(Ahead.from_start(room))]


def _require_host_before(room: Room, asked: Request[Any]) -> None:
    room.require_stage("lobby")
    room.require_host(asked.by)


def on_created(room: Room, event: Event[Created]) -> None:
    """Open the table."""
    memory, what = room.memory, event.what
    if (what.game, what.rules) != (room.game.name, room.game.version):
        raise ValueError(f"a table of {what.game} {what.rules}, not {room.game.name} {room.game.version}")
    memory.stage = "lobby"
    memory.id, memory.game, memory.rules = what.id, what.game, what.rules
    memory.options, memory.settings, memory.commitment = what.options, what.settings, what.commitment
    memory.seats = [Seat(occupant=occupant) for occupant in what.seats]
    memory.host, memory.drawer, memory.vouched = what.host, what.drawer, what.vouched
    for seat in what.seats:
        if isinstance(seat, Person):
            memory.names.setdefault(seat.person, seat.name)
    memory.names[what.host] = what.name
    if what.host not in room.people():
        memory.watchers.append(what.host)


def on_options_set(room: Room, event: Event[OptionsSet]) -> None:
    """Seats come and go with the options; everybody looks at them anew."""
    memory, what = room.memory, event.what
    memory.options = what.options
    del memory.seats[what.seats :]
    memory.seats += [Seat() for _ in range(what.seats - len(memory.seats))]
    if memory.drawer is not None and memory.drawer >= what.seats:
        memory.drawer = None
    _ask_again(room)


def on_table_set(room: Room, event: Event[TableSet]) -> None:
    """Everybody looks at the settings anew."""
    room.memory.settings = event.what.settings
    _ask_again(room)


def on_drawer_named(room: Room, event: Event[DrawerNamed]) -> None:
    """Wait for a drawing, or no longer."""
    room.memory.drawer = event.what.seat
    room.memory.is_drawn = False


def on_drawn(room: Room, event: Event[Drawn]) -> None:
    """Who drew sits last; everybody keeps their neighbours."""
    memory = room.memory
    first = event.what.seat + 1
    memory.options = event.what.options
    memory.seats = memory.seats[first:] + memory.seats[:first]
    memory.drawer, memory.is_drawn = None, True
    _ask_again(room)


def on_ready_set(room: Room, event: Event[ReadySet]) -> None:
    """Note who is ready."""
    room.memory.seats[event.what.seat].is_ready = event.what.is_ready


def on_entropy_added(room: Room, event: Event[EntropyAdded]) -> None:
    """From now on the dice depend on it."""
    room.memory.entropy.append(Contribution(by=event.by, entropy=event.what.entropy))


def _ask_again(room: Room) -> None:
    for seat in room.memory.seats:
        seat.is_ready = False


DECIDE: Decisions = {
    Create: create,
    SetOptions: set_options,
    SetTable: set_table,
    LetDraw: let_draw,
    Draw: draw,
    Ready: ready,
    AddEntropy: add_entropy,
    Start: start,
}
APPLY: Changes = {
    Created: on_created,
    OptionsSet: on_options_set,
    TableSet: on_table_set,
    DrawerNamed: on_drawer_named,
    Drawn: on_drawn,
    ReadySet: on_ready_set,
    EntropyAdded: on_entropy_added,
}
