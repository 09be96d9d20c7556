"""An evening at a table, for tests: commands go in as JSON, events come out, are kept, and checked."""

import hashlib
from typing import Any

import msgspec
import pytest

from samedi.core.actions import to_builtins
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.games import game
from samedi.table.commands import (
    Command,
    Commit,
    Confirm,
    Create,
    InGame,
    Move,
    OpenNumber,
    Ready,
    Sit,
    Start,
    read_command,
)
from samedi.table.dice import seal
from samedi.table.events import AnyEvent, read_event, write_event
from samedi.table.limits import HOUSE
from samedi.table.memory import Memory
from samedi.table.settings import Settings
from samedi.table.table import Table
from tests.kuhn import GAME as KUHN

CHEVALIER = game("chevalier_noir")
SECRET = bytes(range(32))
NAMES = ("ada", "bob", "cem", "dee")


class Evening:
    """A table with its log; the first of the people is the host."""

    def __init__(
        self,
        chosen: Game[Any] = KUHN,
        options: dict[str, Any] | None = None,
        settings: Settings | None = None,
        secret: bytes = SECRET,
        lesson: str | None = None,
    ) -> None:
        self.game = chosen
        self.table = Table(chosen, "evening", secret)
        self.log: list[AnyEvent] = []
        self.now = 1_000
        self._keys = 0
        self.do(
            "ada",
            Create,
            game=chosen.name,
            name="Ada",
            options=options or {},
            settings=settings or Settings(),
            lesson=lesson,
        )

    @property
    def memory(self) -> Memory:
        return self.table._context.memory

    @property
    def asked(self) -> int:
        assert self.table.asked is not None
        return self.table.asked

    def command(self, kind: type[Command], **fields: Any) -> Command:
        """A command as the server would read it."""
        self._keys += 1
        if issubclass(kind, InGame):
            fields.setdefault("seen", self.table.seq)
        fields.setdefault("key", f"k{self._keys}")
        return read_command(msgspec.json.encode(kind(**fields)))

    def do(self, by: str, kind: type[Command], **fields: Any) -> list[AnyEvent]:
        """Send a command that is accepted; deciding alone changes nothing."""
        before = self.table.snapshot()
        events = self.table.decide(self.command(kind, **fields), by, self.now)
        assert self.table.snapshot() == before
        return self.keep(events)

    def keep(self, events: list[AnyEvent]) -> list[AnyEvent]:
        """Store and apply events as a server does."""
        for event in events:
            stored = read_event(write_event(event))
            assert stored == event
            self.log.append(stored)
            self.table.apply(stored)
        return events

    def refused(self, by: str, kind: type[Command], **fields: Any) -> Message:
        """Send a command that is refused, which changes nothing; return why."""
        before = self.table.snapshot()
        with pytest.raises(SamediError) as caught:
            self.table.decide(self.command(kind, **fields), by, self.now)
        assert self.table.snapshot() == before
        assert caught.value.message.say("fr")
        return caught.value.message

    def why(self, by: str, kind: type[Command], **fields: Any) -> str:
        """The code of a refusal."""
        return self.refused(by, kind, **fields).code

    def seal(self, *people: str) -> None:
        """Let people seal their numbers."""
        for person in people:
            self.do(person, Commit, seal=seal(number_of(person), "evening", person))

    def open(self, *people: str) -> None:
        """Let people open their numbers, and what follows happen."""
        for person in people:
            self.do(person, OpenNumber, number=number_of(person))
            self.keep(self.table.due(self.now))

    def begin(self) -> "Evening":
        """Let people sit down on all open seats, and start."""
        for seat, person in enumerate(NAMES[: len(self.memory.seats)]):
            if self.memory.seats[seat].occupant.__class__.__name__ == "Open":
                self.do(person, Sit, seat=seat, name=person.capitalize())
                if person != "ada":
                    self.do(person, Ready, seat=seat)
        self.do("ada", Start)
        return self

    def holder(self, seat: int) -> str:
        """Who sends commands for a seat."""
        return HOUSE if self.table.bot_to_move == seat else self.table._context.person_at(seat) or ""

    def move(self, choice: int = 0) -> list[AnyEvent]:
        """Let the seat that is asked do one of its actions."""
        legal = self.table._context.legal()
        action = to_builtins(self.game.actions.structure(legal[choice % len(legal)]))
        return self.do(self.holder(self.asked), Move, seat=self.asked, action=action)

    def confirm(self) -> list[AnyEvent]:
        """Let the seat that is asked hand its turn on."""
        return self.do(self.holder(self.asked), Confirm, seat=self.asked)

    def go_on(self, choice: int = 0) -> list[AnyEvent]:
        """Let the seat that is asked act or confirm."""
        return self.move(choice) if self.memory.confirming is None else self.confirm()

    def finish(self) -> "Evening":
        """Play on to the end."""
        for step in range(20_000):
            if self.memory.stage == "over":
                return self
            self.go_on(step)
        raise AssertionError("the game does not end")

    def replayed(self) -> Table:
        """The table that the log leads to."""
        table = Table(self.game, "evening", self.table._context.secret)
        for event in self.log:
            table.apply(event)
        return table


def number_of(person: str) -> str:
    """The random number of a person."""
    return hashlib.sha256(person.encode()).hexdigest()


def kinds(events: list[AnyEvent]) -> list[str]:
    """The types of events."""
    return [type(event.what).__name__ for event in events]


def kuhn(settings: Settings | None = None) -> Evening:
    """Two people at Kuhn poker, begun."""
    return Evening(KUHN, settings=settings).begin()


def chevalier(players: int = 2, settings: Settings | None = None) -> Evening:
    """People at Le Chevalier Noir, begun."""
    return Evening(CHEVALIER, {"players": players}, settings).begin()
