"""One table that is kept on a device: its log, and what the one person at it is told."""

import secrets
from collections.abc import Sequence
from typing import Any

from samedi.bots import ladder
from samedi.core.actions import to_builtins
from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.core.rng import seeded
from samedi.games import game as game_named
from samedi.server.storage.port import TableRow
from samedi.server.tables.audience import Audience, ViewCache, audience_of, seen_by, written
from samedi.server.tables.lists import card_of
from samedi.server.tables.new_table import check_bots
from samedi.server.tables.summary import summary_of
from samedi.server.wire import VERSION, Ack, Presence, TableCard, Welcome, You
from samedi.table.answers import Answer, Outdated, Rejected, respond
from samedi.table.commands import Command, Create, Move, TakeHint
from samedi.table.events import AnyEvent, Bot, read_event
from samedi.table.limits import HOUSE
from samedi.table.table import Table

ME = "here"  # the one person of the device
ONLINE = frozenset({ME})
NOBODY = Audience(-1, is_player=False)


class OtherRules(SamediError):
    """A table that was played by other rules."""


class KeptTable:
    """A table, everything that happened at it, and how the screen has been told it."""

    def __init__(self, table: Table, log: Sequence[AnyEvent], secret: bytes) -> None:
        self.table, self.log, self.secret = table, list(log), secret
        self.name = table.memory.id
        self._views = ViewCache(self.name)
        self._audience, self._you = NOBODY, You(ME, "play", [])
        self._is_heard = False  # whether a screen follows it

    @classmethod
    def open(cls, secret: bytes, log: Sequence[bytes]) -> "KeptTable":
        """The table that a log leads to."""
        events = [read_event(each) for each in log]
        created: Any = events[0].what
        game = game_named(created.game)
        if created.rules != game.version:
            told = {"found": created.rules, "expected": game.version}
            raise OtherRules(Message("server-other-rules", told))
        table = Table(game, created.id, secret)
        for event in events:
            table.apply(event)
        return cls(table, events, secret)

    @property
    def card(self) -> TableCard:
        """The table in the list of those kept here."""
        memory = self.table.memory
        row = TableRow(id=self.name, game=memory.game, rules=memory.rules, summary=summary_of(self.table))
        return card_of(row, ME)

    def view(self) -> dict[str, Any]:
        """The table as the person sees it now."""
        seen = self._views.view(self.table, audience_of(self.table, ME))
        return {**seen, "you": You(ME, "play", self.table.held_by(ME))}

    def events(self, since: int) -> list[AnyEvent]:
        """What happened after an event, as the person may see it."""
        audience = audience_of(self.table, ME)
        return [seen_by(event, audience) for event in self.log[since:]]

    def greet(self, since: int | None, now: int) -> list[bytes]:
        """Tell a screen that comes what it missed, and how the table is now."""
        welcome = Welcome(version=VERSION, person=ME, role="play", now=now)
        missed = self.events(self.table.seq if since is None else since)
        told = [{"type": "events", "events": missed}] if missed else []
        self._is_heard = True
        self._look()
        return [*map(written, [welcome, *told]), self._snapshot(), written(Presence(online=[ME]))]

    def part(self) -> None:
        """No screen follows any more."""
        self._is_heard = False

    def answer(self, command: Command, now: int) -> tuple[Answer, list[AnyEvent]]:
        """What the person is told who asks for something, and what it brings about."""
        try:
            if isinstance(command, Create | TakeHint):
                return Rejected(key=command.key, message=Message("server-other-way")), []
            check_bots(command)
        except SamediError as error:
            return Rejected(key=command.key, message=error.message), []
        return respond(self.table, command, ME, now, ONLINE)

    def obey(self, command: Command, now: int) -> tuple[list[AnyEvent], list[bytes]]:
        """What a command brings about, and what the screen hears of it once that is stored."""
        answer, events = self.answer(command, now)
        told = [written(Ack(answer=answer))]  # type: ignore[arg-type]
        if isinstance(answer, Outdated):
            told.append(self._snapshot())
        return events, told + self.happened(events)

    def happened(self, events: Sequence[AnyEvent]) -> list[bytes]:
        """Let events have happened; what the screen is told then."""
        if not events:
            return []
        for event in events:
            self.table.apply(event)
        self.log += events
        news = self._views.news(self.table, events)
        if not self._is_heard:
            return []
        before, you_before = self._audience, self._you
        self._look()
        if self._audience.seat != before.seat:
            return [news.bare(self._audience), self._snapshot()]
        if (self._audience, self._you) != (before, you_before):
            return [news.text_with(self._audience, before, self._you)]
        return [news.text(self._audience)]

    def due(self, now: int) -> list[AnyEvent]:
        """What time, chance or a bot brings about now."""
        return self.table.due(now) or self._bot_moves(now)

    def _bot_moves(self, now: int) -> list[AnyEvent]:
        """The move of the bot that is asked, which sees what its seat may see."""
        seat = self.table.bot_to_move
        if seat is None:
            return []
        occupant = self.table.memory.seats[seat].occupant
        assert isinstance(occupant, Bot)
        level = ladder.level_of(occupant.name)
        bot = ladder.player(ladder.stand_in(level) if level else occupant.name, self.table.game)
        number = bot.choose(self.table.hidden(seat), seat, seeded(secrets.randbits(32)))
        action = to_builtins(self.table.game.actions.structure(number))
        seq = self.table.seq
        return self.table.decide(Move(key=f"bot-{seq}", seat=seat, seen=seq, action=action), HOUSE, now)

    def _look(self) -> None:
        self._audience = audience_of(self.table, ME)
        self._you = You(ME, "play", self.table.held_by(ME))

    def _snapshot(self) -> bytes:
        return self._views.snapshot(self.table, self._audience, self._you)
