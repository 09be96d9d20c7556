"""What an audience is sent: everybody who sees the same gets the same bytes, made once."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from samedi.server.tables.patches import SAME, Known, difference
from samedi.server.wire import You
from samedi.table.events import AnyEvent
from samedi.table.table import Table
from samedi.table.views import View, event_for

_ENCODER = msgspec.json.Encoder()


class Audience(NamedTuple):
    """Who sees the same: the seat shown (-1: none), and whether they are players."""

    seat: int
    is_player: bool


def audience_of(table: Table, person: str) -> Audience:
    """To which audience a person belongs now."""
    return Audience(table.seat_shown_to(person), table.is_player(person))


def view_of(table: Table, audience: Audience, name: str) -> dict[str, Any]:
    """The table as an audience sees it now, as JSON; an imported one says under which name it was played."""
    view = plain(table.view_for(audience.seat, is_player=audience.is_player))
    if view["id"] != name:
        view["origin"], view["id"] = view["id"], name
    return view


def plain(view: View) -> dict[str, Any]:
    """A view as JSON; what is JSON already, and never changed in place, is not copied."""
    play = view.play
    bare = msgspec.structs.replace(view, options={}, constants=None, play=None)
    made: dict[str, Any] = msgspec.to_builtins(bare)
    made["options"] = view.options
    if play is not None:
        made["constants"] = view.constants
        rest = msgspec.structs.replace(play, position={}, facts={}, legal=None, prospects=None)
        made["play"] = msgspec.to_builtins(rest) | {"position": play.position, "facts": play.facts}
        if play.legal is not None:
            made["play"]["legal"] = play.legal
        if play.prospects is not None:
            made["play"]["prospects"] = play.prospects
    return made


def seen_by(event: AnyEvent, audience: Audience) -> AnyEvent:
    """An event as an audience is sent it."""
    return event_for(event, audience.seat, is_player=audience.is_player)


class ViewCache:
    """One table as its audiences have been sent it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._views: dict[Audience, dict[str, Any]] = {}

    def view(self, table: Table, audience: Audience) -> dict[str, Any]:
        """The view of an audience as of the last event."""
        view = self._views.get(audience)
        if view is None or view["seq"] != table.seq:
            view = self._views[audience] = view_of(table, audience, self._name)
        return view

    def snapshot(self, table: Table, audience: Audience, you: You) -> bytes:
        """The message with the whole view for a person."""
        view = {**self.view(table, audience), "you": you}
        return written({"type": "snapshot", "view": view})

    def news(self, table: Table, events: Sequence[AnyEvent]) -> "News":
        """What there is to tell of some events that have just been applied."""
        before, self._views = self._views, {}
        return News(self, before, table, events)


class News:
    """Some events for all audiences, each told when the first of it asks."""

    def __init__(
        self,
        cache: ViewCache,
        before: dict[Audience, dict[str, Any]],
        table: Table,
        events: Sequence[AnyEvent],
    ) -> None:
        self._view_cache, self._before = cache, before
        self._table, self._events = table, events
        self._texts: dict[Audience, bytes] = {}
        self._known: Known = {}

    def text(self, audience: Audience) -> bytes:
        """The message for everybody of an audience that stays the same."""
        text = self._texts.get(audience)
        if text is None:
            text = self._texts[audience] = written(self._message(audience))
        return text

    def text_with(self, audience: Audience, before: Audience, you: You) -> bytes:
        """The message for a person about whom something has changed too."""
        message = self._message(audience, before)
        return written({**message, "patch": {**message["patch"], "you": you}})

    def bare(self, audience: Audience) -> bytes:
        """The events alone."""
        events = [seen_by(event, audience) for event in self._events]
        return written({"type": "events", "events": events})

    def _message(self, audience: Audience, before: Audience | None = None) -> dict[str, Any]:
        old = self._before.get(before or audience, {})
        patch = difference(old, self._view_cache.view(self._table, audience), self._known)
        events = [seen_by(event, audience) for event in self._events]
        return {"type": "events", "events": events, "patch": {} if patch is SAME else patch}


def written(message: Any) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)
