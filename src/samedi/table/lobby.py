"""Before the game: options, who draws, entropy for the dice, ready and start."""

from typing import Any

from samedi.core import options as game_options
from samedi.core.message import Message
from samedi.table import dice, lessons, numbers
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
from samedi.table.context import Changes, Decisions, TableContext
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
from samedi.table.limits import BEGIN_MS, HOUSE, MOST_ENTROPY, VERSION
from samedi.table.memory import Contribution, Seat
from samedi.table.names import readable
from samedi.table.refusals import Refused
from samedi.table.turn import follow
from samedi.words import typed


def create(context: TableContext, request: Request[Create]) -> list[What]:
    """Set a table up with open seats."""
    command, game = request.command, context.game
    context.require_stage("empty")
    if request.by == HOUSE or command.game != game.name:
        raise Refused(Message("table-other-game", {"found": typed(command.game[:40]), "expected": game.name}))
    lesson, taught = (None, None) if command.lesson is None else lessons.taught(game, command.lesson)
    chosen = game.resolve(dict(lesson.options) if lesson else command.options)
    made = Created(
        version=VERSION,
        id=context.id,
        game=game.name,
        rules=game.version,
        options=game_options.to_builtins(chosen),
        settings=lessons.settings_of(lesson) if lesson else command.settings,
        commitment=dice.commitment(context.secret, dice.dice_name(context.id, command.lesson)),
        host=request.by,
        name=readable(command.name),
        seats=[Open()] * chosen.seats,
        taught=taught,
        begun=command.begun,
    )
    return [made]


def set_options(context: TableContext, request: Request[SetOptions]) -> list[What]:
    """Choose the options of the game; nobody loses a seat by it."""
    _require_host_before(context, request)
    chosen = context.game.resolve(request.command.options)
    for seat in range(chosen.seats, len(context.memory.seats)):
        if context.person_at(seat) is not None:
            raise Refused(Message("table-seat-taken", {"seat": seat}))
    return [OptionsSet(options=game_options.to_builtins(chosen), seats=chosen.seats)]


def set_table(context: TableContext, request: Request[SetTable]) -> list[What]:
    """Choose how the table plays."""
    _require_host_before(context, request)
    return [TableSet(settings=request.command.settings)]


def let_draw(context: TableContext, request: Request[LetDraw]) -> list[What]:
    """Say who draws."""
    seat = request.command.seat
    _require_host_before(context, request)
    if context.game.drawn is None:
        raise Refused(Message("table-nothing-to-draw"))
    if seat is not None:
        context.require_seat(seat)
    return [DrawerNamed(seat=seat)]


def draw(context: TableContext, request: Request[Draw]) -> list[What]:
    """Put what was drawn into the options; the game says what is wrong with it."""
    seat = request.command.seat
    context.require_stage("lobby")
    context.require_person(seat, request.by)
    if context.memory.drawer != seat or context.game.drawn is None:
        raise Refused(Message("table-not-drawing", {"seat": seat}))
    chosen = context.game.resolve({**context.memory.options, context.game.drawn: request.command.drawing})
    return [Drawn(seat=seat, options=game_options.to_builtins(chosen))]


def ready(context: TableContext, request: Request[Ready]) -> list[What]:
    """Say that the game may start."""
    seat, is_ready = request.command.seat, request.command.is_ready
    context.require_stage("lobby")
    context.require_person(seat, request.by)
    if context.memory.seats[seat].is_ready == is_ready:
        raise Refused(Message("table-ready-already"))
    return [ReadySet(seat=seat, is_ready=is_ready)]


def add_entropy(context: TableContext, request: Request[AddEntropy]) -> list[What]:
    """Add to the dice in clear, once, before anything is rolled."""
    context.require_stage("lobby")
    context.require_player(request.by)
    given = context.memory.entropy
    if len(given) >= MOST_ENTROPY or request.by in (each.by for each in given):
        raise Refused(Message("table-entropy-given"))
    return [EntropyAdded(entropy=request.command.entropy)]


def start(context: TableContext, request: Request[Start]) -> list[What]:
    """Begin when every seat is taken, the others are ready, and what is to be drawn is drawn."""
    _require_host_before(context, request)
    lacking = _lacking(context, request.by)
    if lacking is not None:
        raise Refused(lacking)
    return begun(context)


def is_everybody_ready(context: TableContext) -> bool:
    """Whether the game begins by itself: nobody is missing, and the host has said to be ready too."""
    memory = context.memory
    return memory.stage == "lobby" and memory.host in context.people() and _lacking(context, HOUSE) is None


def begins_at(context: TableContext) -> int | None:
    """When the game begins by itself, as things are."""
    return context.memory.at + BEGIN_MS if is_everybody_ready(context) else None


def begun(context: TableContext) -> list[What]:
    """The start, and what chance brings at once unless numbers are to be opened first."""
    ahead = Ahead.from_start(context)  # also where it is not needed yet: what takes long is found out here
    seals = numbers.sealed_in_order(context)
    return [Started(seals=seals)] if seals else [Started(), *follow(ahead)]


def _lacking(context: TableContext, starter: str) -> Message | None:
    """What the game waits for; who starts it need not be ready."""
    for number, seat in enumerate(context.memory.seats):
        if isinstance(seat.occupant, Open):
            return Message("table-seat-open", {"seat": number})
        if isinstance(seat.occupant, Person) and not seat.is_ready and seat.occupant.person != starter:
            return Message("table-not-ready", {"name": typed(seat.occupant.name)})
    drawer = context.memory.drawer
    return None if drawer is None else context.of_seat("table-drawing-awaited", drawer)


def _require_host_before(context: TableContext, request: Request[Any]) -> None:
    context.require_stage("lobby")
    context.require_host(request.by)
    if context.memory.taught is not None and not isinstance(request.command, Start):
        raise Refused(Message("table-lesson-is-set"))
    if context.memory.begun is not None and isinstance(request.command, SetOptions | LetDraw):
        raise Refused(Message("table-begun-is-set"))


def on_created(context: TableContext, event: Event[Created]) -> None:
    """Open the table."""
    memory, what = context.memory, event.what
    if (what.game, what.rules) != (context.game.name, context.game.version):
        raise ValueError(
            f"a table of {what.game} {what.rules}, not {context.game.name} {context.game.version}"
        )
    memory.stage = "lobby"
    memory.id, memory.game, memory.rules = what.id, what.game, what.rules
    memory.options, memory.settings, memory.commitment = what.options, what.settings, what.commitment
    memory.seats = [Seat(occupant=occupant) for occupant in what.seats]
    memory.host, memory.drawer, memory.vouched = what.host, what.drawer, what.vouched
    memory.taught, memory.begun = what.taught, what.begun
    for seat in what.seats:
        if isinstance(seat, Person):
            memory.names.setdefault(seat.person, seat.name)
    memory.names[what.host] = what.name
    memory.stand_ins = dict(what.stand_ins)
    if what.host not in context.people():
        memory.watchers.append(what.host)


def on_options_set(context: TableContext, event: Event[OptionsSet]) -> None:
    """Seats come and go with the options; everybody looks at them anew."""
    memory, what = context.memory, event.what
    memory.options = what.options
    del memory.seats[what.seats :]
    memory.seats += [Seat() for _ in range(what.seats - len(memory.seats))]
    if memory.drawer is not None and memory.drawer >= what.seats:
        memory.drawer = None
    _ask_again(context)


def on_table_set(context: TableContext, event: Event[TableSet]) -> None:
    """Everybody looks at the settings anew."""
    context.memory.settings = event.what.settings
    _ask_again(context)


def on_drawer_named(context: TableContext, event: Event[DrawerNamed]) -> None:
    """Wait for a drawing, or no longer."""
    context.memory.drawer = event.what.seat
    context.memory.is_drawn = False


def on_drawn(context: TableContext, event: Event[Drawn]) -> None:
    """Who drew sits last; everybody keeps their neighbours."""
    memory = context.memory
    first = event.what.seat + 1
    memory.options = event.what.options
    memory.seats = memory.seats[first:] + memory.seats[:first]
    memory.drawer, memory.is_drawn = None, True
    _ask_again(context)


def on_ready_set(context: TableContext, event: Event[ReadySet]) -> None:
    """Note who is ready."""
    context.memory.seats[event.what.seat].is_ready = event.what.is_ready


def on_entropy_added(context: TableContext, event: Event[EntropyAdded]) -> None:
    """From now on the dice depend on it."""
    context.memory.entropy.append(Contribution(by=event.by, entropy=event.what.entropy))


def _ask_again(context: TableContext) -> None:
    for seat in context.memory.seats:
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
