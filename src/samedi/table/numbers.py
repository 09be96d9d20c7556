"""People's own numbers for the dice: sealed before the game, opened after the start; the game waits for it.

Before anybody opens, all seals lie on the table, that of the server's secret among them: nobody can change
anything any more. The host opens first and knows nobody else's number then, so that also a host who can read
the secret has nothing to choose; the others open next, and to those who do not know the secret the numbers
tell nothing. Who does not open in time is named, and the dice go without that number.
"""

from samedi.core.message import Message
from samedi.table import dice
from samedi.table.commands import Commit, OpenNumber, Request
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import Committed, Event, NumberOpened, NumbersMissed, Sealed, What
from samedi.table.refusals import Refused
from samedi.table.turn import changed


def commit(context: TableContext, request: Request[Commit]) -> list[What]:
    """Lay down a seal; another one may take its place until the start, when nothing is open yet."""
    context.require_stage("lobby")
    context.require_player(request.by)
    sealed = context.memory.sealed_by(request.by)
    if sealed is not None and sealed.seal == request.command.seal:
        raise Refused(Message("table-seal-given"))
    return [Committed(seal=request.command.seal)]


def sealed_in_order(context: TableContext) -> list[Sealed]:
    """The seals of people in seats, the host's first."""
    seals = [each for each in context.memory.seals if each.by in context.people()]
    return sorted(seals, key=lambda each: each.by != context.memory.host)


def open_number(context: TableContext, request: Request[OpenNumber]) -> list[What]:
    """Open the number that was sealed, and no other."""
    context.require_stage("playing")
    opening, sealed = context.memory.opening, context.memory.sealed_by(request.by)
    if opening is None or sealed is None or request.by not in opening.awaits:
        raise Refused(Message("table-number-not-awaited"))
    if dice.seal(request.command.number, context.id, request.by) != sealed.seal:
        raise Refused(Message("table-number-other"))
    return [NumberOpened(number=request.command.number)]


def due_at(context: TableContext) -> int | None:
    """How long the table waits for numbers."""
    opening = context.memory.opening
    return None if opening is None else max(opening.until, context.patient_until)


def missed(context: TableContext, now: int) -> list[What]:
    """Go on without those who have not opened in time."""
    opening, due = context.memory.opening, due_at(context)
    if opening is None or due is None or now < due:
        return []
    return [NumbersMissed(people=opening.awaits)]


def on_committed(context: TableContext, event: Event[Committed]) -> None:
    """Keep the seal; those of people without a seat lapse."""
    memory, people = context.memory, context.people()
    sealed = Sealed(by=event.by, name=memory.names.get(event.by, ""), seal=event.what.seal)
    memory.seals = [each for each in memory.seals if each.by in people and each.by != event.by] + [sealed]


def on_opened(context: TableContext, event: Event[NumberOpened]) -> None:
    """From now on the dice depend on it."""
    for place, each in enumerate(context.memory.seals):
        if each.by == event.by:
            context.memory.seals[place] = _with(each, number=event.what.number)
    _go_on(context, event)


def on_missed(context: TableContext, event: Event[NumbersMissed]) -> None:
    """The dice go without these numbers, and everybody may know."""
    for place, each in enumerate(context.memory.seals):
        if each.by in event.what.people:
            context.memory.seals[place] = _with(each, is_missing=True)
    _go_on(context, event)


def _with(sealed: Sealed, *, number: str | None = None, is_missing: bool = False) -> Sealed:
    return Sealed(by=sealed.by, name=sealed.name, seal=sealed.seal, number=number, is_missing=is_missing)


def _go_on(context: TableContext, event: Event[NumberOpened] | Event[NumbersMissed]) -> None:
    """Wait for the next, or let the game begin."""
    context.memory.await_numbers(event.at)
    changed(context, event)


DECIDE: Decisions = {Commit: commit, OpenNumber: open_number}
APPLY: Changes = {Committed: on_committed, NumberOpened: on_opened, NumbersMissed: on_missed}
