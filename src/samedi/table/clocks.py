"""Clocks: they run for the person who is asked, by the server's time; not for bots, and not for chance."""

from samedi.core.message import Message
from samedi.table.context import TableContext
from samedi.table.memory import Clock
from samedi.table.refusals import Refused
from samedi.table.settings import Fischer, PerMove


def set_up(context: TableContext) -> None:
    """Give everybody their time at the start of the game."""
    settings = context.memory.settings.clock
    stock = settings.base_ms if isinstance(settings, Fischer) else 0  # a move's own time comes when it begins
    context.memory.clock = Clock(left=[stock] * len(context.memory.seats))


def follow_game(context: TableContext, at: int) -> None:
    """Let the clock of the person who is asked now run, and no other."""
    clock = context.memory.clock
    seat = context.asked
    if seat is not None and context.person_at(seat) is None:
        seat = None
    if context.memory.settings.clock is None or seat == clock.running:
        return
    stop(context, at)
    if seat is not None:
        begin_move(context, seat, at)


def begin_move(context: TableContext, seat: int, at: int) -> None:
    """Start a seat's clock; a place in the game that was reached before earns no time again."""
    clock = context.memory.clock
    clock.running, clock.since = seat, at
    if len(context.memory.actions) <= clock.begun:
        return
    clock.begun = len(context.memory.actions)
    match context.memory.settings.clock:
        case Fischer(increment_ms=more):
            clock.left[seat] += more
        case PerMove(move_ms=each):
            clock.left[seat] = each


def stop(context: TableContext, at: int) -> None:
    """Stop the running clock."""
    clock = context.memory.clock
    if clock.running is not None:
        clock.left[clock.running] = max(0, clock.left[clock.running] - (at - clock.since))
        clock.running = None


def rewind(context: TableContext, seat: int, *, is_free: bool) -> None:
    """A take-back costs nobody else time; by consent, a clock for each move is wound up again."""
    clock = context.memory.clock
    if clock.running != seat:
        clock.running = None
    settings = context.memory.settings.clock
    if isinstance(settings, PerMove) and not is_free:
        clock.left = [settings.move_ms] * len(clock.left)


def due_at(context: TableContext) -> int | None:
    """When the running clock will have run out."""
    clock = context.memory.clock
    return None if clock.running is None else clock.since + clock.left[clock.running]


def require_time(context: TableContext, now: int) -> None:
    """Refuse what comes after the flag fell, whether or not somebody has looked at the clock yet."""
    due = due_at(context)
    if due is not None and now >= due:
        raise Refused(Message("table-time-is-up"))
