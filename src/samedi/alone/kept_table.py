"""One table that is kept on a device: its log, and what the one person at it is told."""

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from samedi.bots import ladder
from samedi.bots.level import Level, mood_of
from samedi.bots.protocol import Variation
from samedi.core.actions import to_builtins
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.core.position import begun
from samedi.core.rng import seeded
from samedi.games import game as game_named
from samedi.server.bots.questions import Question, hint_search, question_at, to_think
from samedi.server.bots.trying import from_the_past, from_what_is_known
from samedi.server.failure import Failure
from samedi.server.storage.port import TableRow
from samedi.server.tables.audience import Audience, ViewCache, audience_of, seen_by, written
from samedi.server.tables.lists import card_of
from samedi.server.tables.new_table import check_bots
from samedi.server.tables.summary import summary_of
from samedi.server.wire.messages import Ack, Hello, Presence, Think, Thought, Welcome
from samedi.server.wire.shapes import VERSION
from samedi.server.wire.studies import BeginStudy
from samedi.server.wire.tables import TableCard, You
from samedi.server.wire.thinking import AskHint, ToThink
from samedi.table.answers import Answer, Outdated, Rejected, respond
from samedi.table.commands import Command, Create, Move, TakeHint
from samedi.table.events import AnyEvent, Bot, read_event
from samedi.table.limits import HOUSE
from samedi.table.study import Start
from samedi.table.table import Table

ME = "here"  # the one person of the device
ONLINE = frozenset({ME})
NOBODY = Audience(-1, is_player=False)
THINKING_S = 4.0  # how long the page may search for a bot


def wanted_net(game: Game[Any], state: Any) -> str | None:
    """The learnt judgement of a position; whether the page has its weights, it finds out itself."""
    return game.sight.net(state) if game.sight else None


def no_net(_game: Game[Any], _state: Any) -> None:
    """None, for a page that has no weights."""


class OtherRules(SamediError):
    """A table that was played by other rules."""


class KeptTable:
    """A table, everything that happened at it, and how the screen has been told it."""

    def __init__(self, table: Table, log: Sequence[AnyEvent], secret: bytes) -> None:
        self.table, self.log, self.secret = table, list(log), secret
        self.name = table.memory.id
        self._views = ViewCache(self.name)
        self._audience, self._you = NOBODY, You(ME, "play", [])
        self._is_heard = False  # whether a screen follows it,
        self._thinks = False  # and searches for bots,
        self._asked = 0  # after which event it was last asked to,
        self._has_nets = True  # and with learnt judgements, as far as it has said

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

    def greet(self, hello: Hello, now: int) -> list[bytes]:
        """Tell a screen that comes what it missed, and how the table is now."""
        since, self._thinks, self._asked, self._has_nets = hello.since, hello.thinks, 0, True
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

    def question(self) -> bytes | None:
        """What the page is to think about for the bot that is asked; once for every decision."""
        level, seat = self._level(), self.table.bot_to_move
        if level is None or seat is None or not self._thinks or self._asked == self.table.seq:
            return None
        if len(self.table.legal()) == 1 or self.table.reply() is not None:
            return None
        self._asked = self.table.seq
        hidden, rng = self.table.hidden(seat), seeded(secrets.randbits(32))
        request = level.search(self.table.game, hidden, seat, rng, THINKING_S)
        question = Question(self.table.game, hidden, seat, length=len(self.table.memory.actions))
        about = to_think(question, request, wanted_net if self._has_nets else no_net)
        return written(Think(seq=self.table.seq, about=replace(about, seconds=THINKING_S)))

    def advise(self, asked: AskHint, now: int) -> tuple[ToThink, list[AnyEvent]]:
        """What the page is to think about for a hint, and that somebody asked, while the game runs."""
        question, events = self._known(asked, now)
        return to_think(question, hint_search(question), wanted_net), events

    def start(self, asked: BeginStudy, now: int) -> tuple[Start, list[AnyEvent]]:
        """Where a board begins to try things on; while the game runs it is a hint, and somebody asked."""
        if self.table.memory.stage == "over":
            return from_the_past(self.table, asked, ME), []
        seat = 0 if asked.seat is None else asked.seat
        known, events = self._known(AskHint(seat=seat, key=asked.key, length=asked.at), now)
        return from_what_is_known(self.table, asked, known), events

    def _known(self, asked: AskHint, now: int) -> tuple[Question, list[AnyEvent]]:
        """What a seat knows that may ask for a hint, and what is told of that."""
        question, events = question_at(self.table, asked, ME), list[AnyEvent]()
        if self.table.memory.stage == "playing":
            answer, events = respond(self.table, TakeHint(key=asked.key, seat=asked.seat), ME, now, ONLINE)
            if isinstance(answer, Rejected):
                raise Failure(403, answer.message)
        return question, events

    def thought(self, thought: Thought, now: int) -> list[AnyEvent]:
        """The move of the bot for which the page has thought; what comes late, or is not legal, is let be."""
        seat, legal = self.table.bot_to_move, self.table.legal()
        if seat is None or thought.seq != self.table.seq or thought.seq != self._asked:
            return []
        found = [Variation(each.action, each.visits, each.value, []) for each in thought.found]
        level = self._level()
        if not found and self._has_nets:  # perhaps it lacks the weights: it is asked again, without
            self._has_nets, self._asked = False, 0
            return []
        if level is None or not found or any(each.action not in legal for each in found):
            return self._bot_moves(now)
        mood = mood_of(self.secret, seat, begun(self.table.memory.actors, seat))
        return self._move(level.choice(self.table.game, self.table.hidden(seat), found, mood), now)

    def _level(self) -> Level | None:
        """How the bot that is asked searches, if it does."""
        seat = self.table.bot_to_move
        occupant = None if seat is None else self.table.memory.seats[seat].occupant
        return ladder.level_of(occupant.name) if isinstance(occupant, Bot) else None

    def _bot_moves(self, now: int) -> list[AnyEvent]:
        """The move of the bot that is asked, or of a simple one; it sees what its seat may see."""
        seat, level = self.table.bot_to_move, self._level()
        if seat is None:
            return []
        if (reply := self.table.reply()) is not None:
            return self._move(reply, now)
        occupant = self.table.memory.seats[seat].occupant
        assert isinstance(occupant, Bot)
        bot = ladder.player(ladder.stand_in(level) if level else occupant.name, self.table.game)
        return self._move(bot.choose(self.table.hidden(seat), seat, seeded(secrets.randbits(32))), now)

    def _move(self, number: int, now: int) -> list[AnyEvent]:
        """What an action of the bot that is asked brings about."""
        seat, seq = self.table.asked, self.table.seq
        assert seat is not None
        action = to_builtins(self.table.game.actions.structure(number))
        return self.table.decide(Move(key=f"bot-{seq}", seat=seat, seen=seq, action=action), HOUSE, now)

    def _look(self) -> None:
        self._audience = audience_of(self.table, ME)
        self._you = You(ME, "play", self.table.held_by(ME))

    def _snapshot(self) -> bytes:
        return self._views.snapshot(self.table, self._audience, self._you)
