"""What an audience is sent: everybody who sees the same gets the same bytes, made once."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from samedi.server.tables.patches import compared
from samedi.server.wire.tables import You
from samedi.table.events import AnyEvent, Played
from samedi.table.table import Table
from samedi.table.views import Choices, GameView, event_for

Json = dict[str, Any]
JSON_CHOICES = {"legal", "prospects"}  # what the table gives as JSON
_ENCODER = msgspec.json.Encoder()


class Audience(NamedTuple):
    """Who sees the same: the seat shown (-1: none), and whether they are players."""

    seat: int
    is_player: bool


def audience_of(table: Table, person: str) -> Audience:
    """To which audience a person belongs now."""
    return Audience(table.seat_shown_to(person), table.is_player(person))


def common_of(table: Table, name: str) -> Json:
    """What all audiences see alike, as JSON; an imported table says under which name it was played.

    What is JSON already, and never changed in place, is not copied.
    """
    view = table.common_view()
    made: Json = msgspec.to_builtins(msgspec.structs.replace(view, options={}, constants=None))
    made["options"] = view.options
    if view.constants is not None:
        made["constants"] = view.constants
    if view.id != name:
        made["origin"], made["id"] = view.id, name
    return made


def common_after_play(common: Json, table: Table) -> Json:
    """The same after actions of the game alone: an offer has lapsed, and the clock has gone on."""
    made = {**common, "seq": table.seq}
    made.pop("offer", None)
    if "clock" in made:
        made["clock"] = msgspec.to_builtins(table.memory.clock)
    return made


def own_of(table: Table, audience: Audience) -> Json:
    """What an audience alone sees, as JSON; of the game, what it may do."""
    made: Json = {"seat": audience.seat}
    chat = table.chat_for(audience.seat, is_player=audience.is_player)
    if chat:
        made["chat"] = msgspec.to_builtins(chat)
    if has_begun(table):
        made["play"] = written_choices(table.choices_of(audience.seat))
    return made


def has_begun(table: Table) -> bool:
    """Whether there is a game to be seen."""
    return table.memory.stage in ("playing", "over")


def written_choices(choices: Choices) -> Json:
    """What somebody may do in a game, as JSON; what is JSON already is not copied."""
    made: Json = {}
    for name, value in zip(choices._fields, choices, strict=True):
        if value is not None:
            made[name] = value if name in JSON_CHOICES else msgspec.to_builtins(value)
    return made


def written_game(play: GameView) -> Json:
    """A game as JSON; what is JSON already is not copied."""
    made: Json = msgspec.to_builtins(msgspec.structs.replace(play, position={}, facts={}))
    made["position"], made["facts"] = play.position, play.facts
    return made


def seen_by(event: AnyEvent, audience: Audience) -> AnyEvent:
    """An event as an audience is sent it."""
    return event_for(event, audience.seat, is_player=audience.is_player)


def is_only_play(events: Sequence[AnyEvent]) -> bool:
    """Whether nothing happened but what the rules know: nobody came or went, and nothing ended."""
    return all(isinstance(event.what, Played) for event in events)


class SeenView(NamedTuple):
    """A view as an audience was sent it."""

    common: Json
    """What all see alike,"""
    shown: Json
    """of the game what those see alike who know the same,"""
    own: Json
    """and what it alone sees."""


UNSEEN = SeenView({}, {}, {})


class ViewCache:
    """One table as its audiences have been sent it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._seq = -1
        self._common: Json = {}
        self._shown: dict[int, Json] = {}  # by the seat that knows so much
        self._views: dict[Audience, SeenView] = {}

    def view(self, table: Table, audience: Audience) -> Json:
        """The view of an audience as of the last event."""
        seen = self.seen(table, audience)
        made = {**seen.common, **seen.own}
        if seen.shown:
            made["play"] = {**seen.shown, **seen.own["play"]}
        return made

    def seen(self, table: Table, audience: Audience) -> SeenView:
        """The same in its parts."""
        if self._seq != table.seq:
            self._go_on(table, common_of(table, self._name))
        seen = self._views.get(audience)
        if seen is None:
            shown = self._shown_to(table, audience.seat) if has_begun(table) else {}
            seen = self._views[audience] = SeenView(self._common, shown, own_of(table, audience))
        return seen

    def _go_on(self, table: Table, common: Json) -> None:
        """What was seen holds no more."""
        self._seq, self._common, self._shown, self._views = table.seq, common, {}, {}

    def _shown_to(self, table: Table, seat: int) -> Json:
        """The game, made once for all who know the same."""
        who = table.knowing(seat)
        shown = self._shown.get(who)
        if shown is None:
            shown = self._shown[who] = written_game(table.game_shown_to(who))
        return shown

    def snapshot(self, table: Table, audience: Audience, you: You) -> bytes:
        """The message with the whole view for a person."""
        view = {**self.view(table, audience), "you": you}
        return written({"type": "snapshot", "view": view})

    def news(self, table: Table, events: Sequence[AnyEvent]) -> "News":
        """What there is to tell of some events that have just been applied."""
        news = News(self, self._views, table, events)
        if news.is_only_play and self._seq == events[0].seq - 1:
            self._go_on(table, common_after_play(self._common, table))
        else:
            self._seq, self._views = -1, {}
        return news


class News:
    """Some events for all audiences, each told when the first of it asks."""

    def __init__(
        self,
        cache: ViewCache,
        before: dict[Audience, SeenView],
        table: Table,
        events: Sequence[AnyEvent],
    ) -> None:
        self._view_cache, self._before = cache, before
        self._table, self._events = table, events
        self.is_only_play = is_only_play(events)
        self._texts: dict[Audience, bytes] = {}
        self._patches: dict[tuple[int, int], Json] = {}  # of parts that several audiences see
        self._is_same = self.is_only_play and not any(event.what.sights for event in events)
        self._events_of_all: msgspec.Raw | None = None

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
        return written({"type": "events", "events": self._events_for(audience)})

    def _message(self, audience: Audience, before: Audience | None = None) -> Json:
        old = self._before.get(before or audience, UNSEEN)
        new = self._view_cache.seen(self._table, audience)
        patch = {**self._patch(old.common, new.common), **compared(old.own, new.own)}
        shown = self._patch(old.shown, new.shown)
        if new.shown and shown:
            patch["play"] = {**shown, **patch.get("play", {})}
        return {"type": "events", "events": self._events_for(audience), "patch": patch}

    def _events_for(self, audience: Audience) -> msgspec.Raw | list[AnyEvent]:
        """The events as an audience is sent them; those that nobody sees otherwise are written once."""
        if not self._is_same:
            return [seen_by(event, audience) for event in self._events]
        if self._events_of_all is None:
            self._events_of_all = msgspec.Raw(written([seen_by(event, audience) for event in self._events]))
        return self._events_of_all

    def _patch(self, old: Json, new: Json) -> Json:
        """What changed in a part of a view; of the same two parts it is found out once."""
        pair = id(old), id(new)
        patch = self._patches.get(pair)
        if patch is None:
            patch = self._patches[pair] = compared(old, new)
        return patch


def written(message: Any) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)
