"""The host: who it is, the links to the table, and who is not welcome."""

from samedi.core.message import Message
from samedi.table.commands import RenewLinks, Request, SendAway
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.events import Event, LinksRenewed, SentAway, What
from samedi.table.limits import MOST_REMEMBERED
from samedi.table.refusals import Refused
from samedi.table.seats import depart, require_present
from samedi.words import typed


def renew_links(context: TableContext, request: Request[RenewLinks]) -> list[What]:
    """Make the links handed out so far void."""
    context.require_host(request.by)
    return [LinksRenewed()]


def send_away(context: TableContext, request: Request[SendAway]) -> list[What]:
    """Send somebody away; who plays a game that has begun stays, also after its end."""
    person, is_away = request.command.person, request.command.is_away
    context.require_host(request.by)
    if person == request.by or (person in context.memory.sent_away) == is_away:
        raise Refused(Message("table-so-already"))
    if is_away:
        require_present(context, person)
        if context.memory.stage != "lobby" and context.is_player(person):
            raise Refused(Message("table-plays-here", {"name": typed(context.memory.names.get(person, ""))}))
    return [SentAway(person=person, is_away=is_away)]


def on_links_renewed(context: TableContext, _event: Event[LinksRenewed]) -> None:
    """From now on only newer links lead here."""
    context.memory.links += 1


def on_sent_away(context: TableContext, event: Event[SentAway]) -> None:
    """Remember them, so that they do not come again; or forget it."""
    memory, person = context.memory, event.what.person
    if event.what.is_away:
        depart(context, person)
        memory.sent_away = [*memory.sent_away, person][-MOST_REMEMBERED:]
    else:
        memory.sent_away.remove(person)


DECIDE: Decisions = {RenewLinks: renew_links, SendAway: send_away}
APPLY: Changes = {LinksRenewed: on_links_renewed, SentAway: on_sent_away}
