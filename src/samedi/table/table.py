"""`Table`: one running game with its people. Commands in, events out; no clock, no dice, no I/O of its own.

    table = Table(game, "evening", secret)
    events = table.decide(command, by="ada", now=5)   # refuses, or says what happens; changes nothing
    for event in events:                              # store them first, then
        table.apply(event)

The table is what its events lead to: applied in order to an empty table they give the same snapshot.
"""

from typing import Any

import msgspec

from samedi.core.game import SOLO, SPECTATOR, Awaits, Game
from samedi.core.game_record import GameRecord
from samedi.core.message import Message
from samedi.core.record import from_bytes, to_bytes
from samedi.table import (
    chat,
    clocks,
    coming,
    ending,
    export,
    forgetting,
    hosting,
    leaving,
    lessons,
    lobby,
    numbers,
    rematch,
    seats,
    stand_in,
    takeback,
    taking_over,
    turn,
    views,
)
from samedi.table.ahead import Ahead
from samedi.table.commands import Command, Create, Request
from samedi.table.context import Changes, Decisions, TableContext
from samedi.table.dice import SECRET_BYTES
from samedi.table.events import AnyEvent, Event, Forgotten, Resumed, What
from samedi.table.export import ExportedDice
from samedi.table.limits import HOUSE, OPENING_MS, SHORTEST_PATIENCE, VERSION, TableId
from samedi.table.memory import ChatLine, Memory
from samedi.table.refusals import BadSnapshot, Duplicate

DECIDE: Decisions = {
    **seats.DECIDE,
    **coming.DECIDE,
    **taking_over.DECIDE,
    **stand_in.DECIDE,
    **hosting.DECIDE,
    **lobby.DECIDE,
    **numbers.DECIDE,
    **turn.DECIDE,
    **takeback.DECIDE,
    **leaving.DECIDE,
    **rematch.DECIDE,
    **chat.DECIDE,
}
APPLY: Changes = {
    **seats.APPLY,
    **taking_over.APPLY,
    **stand_in.APPLY,
    **hosting.APPLY,
    **lobby.APPLY,
    **numbers.APPLY,
    **turn.APPLY,
    **takeback.APPLY,
    **leaving.APPLY,
    **ending.APPLY,
    **rematch.APPLY,
    **chat.APPLY,
    **forgetting.APPLY,
}


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A table at one moment of its log."""

    version: int
    memory: Memory
    board: bytes


class Table:
    """One running game with its people."""

    def __init__(self, game: Game[Any], table: str, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret of a table has {SECRET_BYTES} bytes, not {len(secret)}")
        self._context = TableContext(game, msgspec.convert(table, TableId), secret)

    @classmethod
    def restore(cls, game: Game[Any], secret: bytes, data: bytes) -> "Table":
        """The table of a snapshot, however long its game is."""
        try:
            kept = msgspec.msgpack.decode(data, type=Snapshot)
            board = from_bytes(game.state, kept.board)
        except (msgspec.MsgspecError, ValueError) as error:
            raise BadSnapshot(Message("table-bad-snapshot", {"error": str(error)})) from None
        found = f"{kept.memory.game} {kept.memory.rules}, {kept.version}"
        expected = f"{game.name} {game.version}, {VERSION}"
        if found != expected:
            raise BadSnapshot(Message("table-other-snapshot", {"found": found, "expected": expected}))
        table = cls(game, kept.memory.id, secret)
        table._context.memory, table._context.board = kept.memory, board
        return table

    def keep_start(self) -> None:
        """Set the game of a table that has begun up now, so that nothing later has to."""
        if self._context.memory.stage in ("playing", "over"):
            self._context.new_board()

    def snapshot(self) -> bytes:
        """Everything, to be stored beside the log; equal for equal tables."""
        context = self._context
        return msgspec.msgpack.encode(Snapshot(VERSION, context.memory, to_bytes(context.board)))

    def create_rematch(self, secret: bytes, now: int, host: str = "") -> AnyEvent:
        """The first event of the next table, once everybody has agreed to play again, or one set it up."""
        what = rematch.successor(self._context, secret, host)
        return Event(seq=1, at=now, by=what.host, what=what)

    def decide(
        self, command: Command, by: str, now: int, online: frozenset[str] = frozenset()
    ) -> list[AnyEvent]:
        """What a command brings about while some people are connected, or a refusal; nothing is changed."""
        context = self._context
        if not isinstance(command, Create):
            context.require_stage("lobby", "playing", "over")
        done = context.memory.answer(by, command.key)
        if done is not None:
            raise Duplicate(done)
        now = max(now, context.memory.at)
        whats = DECIDE[type(command)](context, Request(command, by, now, online))
        return self._number(whats, by, now, command.key)

    def resume(self, lost_ms: int, now: int) -> list[AnyEvent]:
        """What it means for a running game that nobody could reach the server; nothing if nobody feels it."""
        memory = self._context.memory
        least = SHORTEST_PATIENCE if memory.clock.running is None else 1
        is_felt = memory.stage == "playing" and lost_ms >= least
        whats: list[What] = [Resumed(lost_ms=lost_ms)] if is_felt else []
        return self._number(whats, HOUSE, max(now, memory.at), None)

    def forget(self, person: str, now: int) -> list[AnyEvent]:
        """What it means that somebody wants to be known here no more; nothing if nobody knows them."""
        memory = self._context.memory
        whats: list[What] = [Forgotten()] if person in memory.names else []
        return self._number(whats, person, max(now, memory.at), None)

    def due(self, now: int) -> list[AnyEvent]:
        """What time and chance bring about: a start, numbers missed, an outcome owed, a fallen flag."""
        context = self._context
        now = max(now, context.memory.at)
        if (begins_at := lobby.begins_at(context)) is not None:
            whats = lobby.begun(context) if now >= begins_at else []
        elif context.memory.opening is not None:
            whats = numbers.missed(context, now)
        else:
            whats = turn.follow(Ahead(context)) if context.is_chance else leaving.flag(context, now)
        return self._number(whats, HOUSE, now, None)

    def wait_again(self, now: int) -> None:
        """After a break, give people time to come back before the dice go without their numbers."""
        self._context.patient_until = now + OPENING_MS

    @property
    def due_at(self) -> int | None:
        """When to ask for what is due next."""
        context = self._context
        if context.memory.opening is not None:
            return numbers.due_at(context)
        if (begins_at := lobby.begins_at(context)) is not None:
            return begins_at
        return context.memory.at if context.is_chance else clocks.due_at(context)

    def _number(self, whats: list[What], by: str, now: int, key: str | None) -> list[AnyEvent]:
        first = self.seq + 1
        return [
            Event(seq=first + place, at=now, by=by, key=None if place else key, what=what)
            for place, what in enumerate(whats)
        ]

    def apply(self, event: AnyEvent) -> None:
        """Let the next event of the log have happened."""
        memory = self._context.memory
        if event.seq != memory.seq + 1:
            raise ValueError(f"event {event.seq} cannot follow event {memory.seq}")
        memory.seq, memory.at = event.seq, event.at
        self._context.look_anew()
        APPLY[type(event.what)](self._context, event)
        self._context.rest()
        if event.key is not None:
            memory.note_answer(event.by, event.key, event.seq)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self._context.memory.seq

    @property
    def asked(self) -> int | None:
        """The seat that is to act or to confirm."""
        return self._context.asked

    def not_your_turn(self, seat: int) -> Message:
        """Why a seat may not act now: whom the game waits for."""
        return self._context.not_your_turn(seat)

    @property
    def awaits(self) -> Awaits | None:
        """Whom the game waits for, once it has begun."""
        is_begun = self._context.memory.stage in ("playing", "over")
        return self._context.awaits if is_begun else None

    @property
    def bot_to_move(self) -> int | None:
        """The seat whose bot is asked to act."""
        return views.bot_to_move(self._context)

    @property
    def game(self) -> Game[Any]:
        """The game played here."""
        return self._context.game

    @property
    def memory(self) -> Memory:
        """Everything the table remembers, to be read only."""
        return self._context.memory

    def reply(self) -> int | None:
        """What a bot does by a lesson instead of thinking."""
        return lessons.reply(self._context)

    def hidden(self, seat: int) -> Any:
        """The state of the game as a seat knows it, for its bot."""
        return self._context.hidden(seat)

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden now: not even a spectator knows less than all."""
        return to_bytes(self._context.hidden(SPECTATOR)) == to_bytes(self._context.board)

    @property
    def people(self) -> list[str]:
        """The people in seats, each once."""
        return self._context.people()

    def legal(self) -> list[int]:
        """The actions of the seat to act, as numbers."""
        return self._context.legal()

    def person_at(self, seat: int) -> str | None:
        """The person in a seat."""
        return self._context.person_at(seat)

    def held_by(self, person: str) -> list[int]:
        """The seats of a person."""
        return self._context.held_by(person)

    def is_player(self, person: str) -> bool:
        """Whether somebody sits at the table, or has left a seat to a bot and may come back."""
        return views.is_player(self._context, person)

    def is_present(self, person: str) -> bool:
        """Whether somebody has come to the table and not gone."""
        return seats.is_present(self._context, person)

    @property
    def free_seats(self) -> list[int]:
        """Where somebody new could sit."""
        return coming.free_seats(self._context)

    @property
    def is_solo(self) -> bool:
        """Whether somebody plays alone, against the game itself, since the game has begun."""
        context = self._context
        return context.memory.stage in ("playing", "over") and context.game.kind(context.board) == SOLO

    def board_at(self, length: int) -> Any:
        """The whole state of the game after so many of its actions."""
        return views.board_at(self._context, length)

    def moment(self, length: int, seat: int) -> views.Moment:
        """The game after so many of its actions, as a seat (-1: a spectator) knows it."""
        return views.moment(self._context, length, seat)

    def view_for(self, seat: int, *, is_player: bool | None = None) -> views.View:
        """The table as a seat (-1: a spectator) sees it now; players do not hear spectators."""
        return views.view_for(self._context, seat, is_player=is_player)

    def common_view(self) -> views.CommonView:
        """What everybody knows of the table now."""
        return views.common_view(self._context)

    def play_for(self, seat: int) -> views.GameView | None:
        """The game as a seat (-1: a spectator) sees it, once it has begun."""
        return views.play_for(self._context, seat)

    def game_shown_to(self, seat: int) -> views.GameView:
        """A game that has begun as all see it who know the same as a seat (-1: a spectator)."""
        return views.game_shown_to(self._context, seat)

    def knowing(self, seat: int) -> int:
        """A seat that stands for all who know the same as this one."""
        return self._context.knowing(seat)

    def choices_of(self, seat: int) -> views.Choices:
        """What a seat (-1: a spectator) alone is told of a game that has begun."""
        return views.choices_of(self._context, seat)

    def chat_for(self, seat: int, *, is_player: bool) -> list[ChatLine]:
        """What was said, as a seat (-1: a spectator) hears it."""
        return views.chat_for(self._context, seat, is_player=is_player)

    def event_for(self, event: AnyEvent, seat: int) -> AnyEvent:
        """An event as a seat (-1: a spectator) is sent it."""
        return views.event_for(event, seat)

    def seat_shown_to(self, person: str) -> int:
        """The seat whose view a person is sent, -1 for spectators and between the seats of one screen."""
        return views.seat_shown_to(self._context, person)

    def view_to(self, person: str) -> views.View:
        """The table as a person is shown it now."""
        player = views.is_player(self._context, person)
        return views.view_for(self._context, self.seat_shown_to(person), is_player=player)

    def event_to(self, event: AnyEvent, person: str) -> AnyEvent:
        """An event as a person is sent it now."""
        player = views.is_player(self._context, person)
        return views.event_for(event, self.seat_shown_to(person), is_player=player)

    def record(self) -> GameRecord:
        """What was done, once the game is over."""
        return export.record_of(self._context)

    def export(self) -> export.ExportedGame:
        """The game once it is over, with all that is needed to check it."""
        return export.exported(self._context)

    def dice(self) -> ExportedDice:
        """What its dice came from, once the game is over."""
        return export.dice_of(self._context)
