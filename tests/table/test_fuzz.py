"""Thousands of random commands, sensible and not, from people who sit, watch, or are not even there."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from samedi.core.actions import to_builtins
from samedi.core.errors import SamediError
from samedi.core.game import CHANCE, Game
from samedi.core.record import to_bytes
from samedi.table import commands as c
from samedi.table.answers import Accepted, respond
from samedi.table.commands import Command
from samedi.table.dice import seal
from samedi.table.events import AnyEvent, NumberOpened, NumbersMissed, Person, read_event, write_event
from samedi.table.export import verify
from samedi.table.limits import HOUSE, MOST_WATCHERS
from samedi.table.memory import Memory
from samedi.table.settings import Fischer, PerMove, Settings
from samedi.table.table import Table
from tests.kuhn import GAME as KUHN
from tests.table.evening import CHEVALIER, SECRET

PEOPLE = ["ada", "bob", "cem", "dee", "eve"]
STEPS = 600
EVENINGS = 6  # with a long game; of short ones there are more
TABLES = [
    (10, replace(KUHN, drawn="ante"), {}, Settings()),
    (10, KUHN, {}, Settings(confirm=False, clock=PerMove(move_ms=30_000))),
    (1, CHEVALIER, {"players": 2}, Settings(clock=Fischer(base_ms=900_000, increment_ms=10_000), hints=True)),
    (1, CHEVALIER, {"players": 3}, Settings(stand_in="greedy", patience_ms=60_000, watchers=1)),
    (2, CHEVALIER, {"players": 4}, Settings(confirm=False, take_back="free", chat="phrases")),
]


class Crowd:
    """People without sense at one table."""

    def __init__(self, game: Game[Any], options: dict[str, Any], settings: Settings, seed: int) -> None:
        self.rng = random.Random(seed)
        self.game, self.options, self.settings = game, options, settings
        self.table = Table(game, "evening", SECRET)
        self.log: list[AnyEvent] = []
        self.now = 1_000
        self.done: Counter[str] = Counter()
        self.keys = 0
        self.sent: list[tuple[Command, str]] = []
        self.send("ada", c.Create, game=game.name, name="Ada", options=options, settings=settings)

    @property
    def memory(self) -> Memory:
        return self.table._context.memory

    def send(self, by: str, kind: type[Command], **fields: Any) -> None:
        """Send a command with a new key."""
        self.keys += 1
        if issubclass(kind, c.InGame):
            seen = self.rng.choice([0, self.table.seq - 1, self.table.seq + 1])
            fields["seen"] = self.table.seq if self.rng.random() < 0.9 else max(0, seen)
        self.put(c.read_command(msgspec.json.encode(kind(key=f"k{self.keys}", **fields))), by)

    def put(self, command: Command, by: str) -> None:
        """Hand a command to the table; if it is refused nothing has changed."""
        before = self.table.snapshot()
        answer, events = respond(self.table, command, by, self.now)
        assert self.table.snapshot() == before
        assert isinstance(answer, Accepted) == bool(events)
        self.sent.append((command, by))
        self.keep(events)
        if events:
            self.done[type(command).__name__] += 1

    def keep(self, events: list[AnyEvent]) -> None:
        for event in events:
            stored = read_event(write_event(event))
            self.log.append(stored)
            self.table.apply(stored)
        if events and isinstance(events[-1].what, NumberOpened | NumbersMissed):
            self.keep(self.table.due(self.now))  # the dice are whole now, or somebody else is awaited
        elif events:
            check(self.table)

    def seat(self) -> int:
        return self.rng.randrange(len(self.memory.seats) + (self.rng.random() < 0.1))

    def step(self) -> None:
        """Let something happen."""
        self.now += self.rng.choice([0, 10, 1_000, 5_000, 20_000, -500])
        if self.rng.random() < 0.3:
            self.keep(self.table.due(self.now))
        if self.rng.random() < 0.05:
            self.put(*self.rng.choice(self.sent))
        self.rng.choices(list(HABITS), weights=list(HABITS.values()))[0](self)

    def act(self) -> None:
        """Somebody does what they are asked for, or nearly."""
        seat = self.table.asked if self.table.asked is not None else self.seat()
        by = HOUSE if self.table.bot_to_move == seat else self.person_at(seat)
        if self.memory.confirming is not None and self.rng.random() < 0.7:
            return self.send(by, c.Confirm, seat=seat)
        legal = self.table._context.legal() if self.table.asked is not None else []
        if not legal or self.rng.random() < 0.1:
            legal = [self.rng.randrange(len(self.game.actions))]
        action = to_builtins(self.game.actions.structure(self.rng.choice(legal)))
        return self.send(by, c.Move, seat=seat, action=action)

    def person_at(self, seat: int) -> str:
        seats = self.memory.seats
        occupant = seats[seat].occupant if seat < len(seats) else None
        return occupant.person if isinstance(occupant, Person) else self.rng.choice(PEOPLE)

    def settle_in(self) -> None:
        """Somebody helps the game to begin."""
        seat = self.rng.randrange(len(self.memory.seats))
        if self.rng.random() < 0.5:
            person = self.rng.choice(PEOPLE)
            self.send(person, c.Sit, seat=seat, name=f"{person} {seat}")
        for number in range(len(self.memory.seats)):
            self.send(self.person_at(number), c.Ready, seat=number)
            if self.rng.random() < 0.5:
                person = self.person_at(number)
                self.send(person, c.Commit, seal=seal(number_of(person), "evening", person))
        self.send(self.memory.host, c.Start)

    def open(self) -> None:
        """Somebody opens a number, mostly one that is awaited."""
        opening = self.memory.opening
        person = self.rng.choice(opening.awaits if opening else PEOPLE)
        self.send(person, c.OpenNumber, number=number_of(person))

    def regret(self) -> None:
        """Somebody wants to take something back, and the others have their say."""
        actors = self.memory.actors
        own = [place for place, actor in enumerate(actors) if actor >= 0][-6:]
        if not own:
            return
        place = self.rng.choice(own)
        self.send(self.person_at(actors[place]), c.TakeBack, seat=actors[place], to=place)
        for person in self.rng.sample(PEOPLE, 4):
            if self.memory.offer is not None:
                accepts = self.rng.random() < 0.8
                self.send(person, c.AnswerTakeBack, offer=self.memory.offer.seq, accepts=accepts)

    def anything(self) -> None:
        """Somebody sends any command at all."""
        kind = self.rng.choice(c.COMMANDS)
        by = self.rng.choice([*PEOPLE, HOUSE, self.memory.host])
        fields = {field.name: self.value(field.name) for field in msgspec.structs.fields(kind)}
        fields.pop("key")
        fields.pop("seen", None)
        if kind in (c.Resign, c.Abandon, c.Leave) and self.rng.random() < 0.8:
            return  # or every game would end at once
        self.send(by, kind, **fields)

    def question(self) -> int:
        request = self.memory.seat_request
        return request.seq if request else self.rng.randrange(50)

    def value(self, name: str) -> Any:
        """Something to fill a field with."""
        rng = self.rng
        choices: dict[str, Callable[[], Any]] = {
            "seat": self.seat,
            "to": lambda: rng.choice([None, None, rng.randrange(len(self.memory.actions) + 2)]),
            "offer": lambda: self.memory.offer.seq if self.memory.offer else rng.randrange(50),
            "asked": self.question,
            "name": lambda: rng.choice(["Ada", "Bob", "Zoë", "李"]),
            "game": lambda: self.game.name,
            "bot": lambda: rng.choice(["greedy", "random"]),
            "options": lambda: rng.choice([self.options, {"players": 4}, {"players": 2}, {"ante": 2}, {}]),
            "settings": lambda: self.settings,
            "drawing": lambda: rng.choice([1, 2, "circle", None, [[1, 2]]]),
            "entropy": lambda: rng.randbytes(16).hex(),
            "seal": lambda: rng.randbytes(32).hex(),
            "number": lambda: rng.randbytes(32).hex(),
            "action": lambda: rng.choice([{}, {"type": "bet"}, {"type": "x"}, {"face": []}]),
            "text": lambda: rng.choice(["Hello", "!", "x" * 300]),
            "phrase": lambda: "hello",
            "person": lambda: rng.choice(PEOPLE),
            "lesson": lambda: rng.choice([None, "walk", "dancing"]),
            "begun": lambda: None,
        }
        return choices.get(name, lambda: rng.random() < 0.6)()


HABITS: dict[Callable[[Crowd], None], float] = {
    Crowd.act: 6,
    Crowd.settle_in: 0.5,
    Crowd.open: 1,
    Crowd.regret: 0.3,
    Crowd.anything: 5,
}


def number_of(person: str) -> str:
    """The number that somebody seals."""
    return person.encode().hex().rjust(64, "0")


def check(table: Table) -> None:
    """What holds at a table after every event and its consequences."""
    context, memory = table._context, table._context.memory
    lengths = {len(memory.actions), len(memory.actors), len(memory.times)}
    assert len(lengths) == 1
    assert memory.times == sorted(memory.times)
    assert not context.is_chance, "chance is left waiting"
    assert (memory.stage == "over") == (memory.ended is not None) == (memory.secret is not None)
    assert (context.asked is not None) == (memory.stage == "playing" and memory.opening is None)
    assert memory.stage == "playing" or memory.opening is None
    assert memory.opening is None or not memory.actions
    assert memory.changed <= memory.seq
    check_people(table)
    if memory.confirming is not None:
        assert memory.settings.confirm is True
        assert context.person_at(memory.confirming) is not None
    if memory.offer is not None:
        assert memory.stage == "playing"
        assert memory.actors[memory.offer.to] == memory.offer.seat
    check_clock(table)


def check_people(table: Table) -> None:
    context, memory = table._context, table._context.memory
    assert len(set(memory.watchers)) == len(memory.watchers) <= MOST_WATCHERS + 1
    assert not set(memory.watchers) & set(context.people())
    assert set(memory.watchers) | set(context.people()) <= set(memory.names)
    assert set(memory.votes) <= set(context.people())
    assert set(memory.gone) <= set(context.people())
    assert set(memory.answered) <= {*memory.names, HOUSE}
    assert HOUSE not in memory.names
    assert memory.host or not context.players_but(HOUSE), "nobody can start though somebody plays"
    assert not set(memory.sent_away) & {*memory.watchers, *context.people()}
    if memory.seat_request is not None:
        assert memory.stage == "playing"
        assert context.is_bot(memory.seat_request.seat)


def check_clock(table: Table) -> None:
    context, clock = table._context, table._context.memory.clock
    assert all(left >= 0 for left in clock.left)
    if clock.running is not None:
        assert clock.running == context.asked
        assert context.person_at(clock.running) is not None
    elif context.asked is not None and context.memory.settings.clock:
        assert context.person_at(context.asked) is None


def check_dice(crowd: Crowd) -> None:
    """The same count on the same way always met the same outcome, whatever was taken back."""
    table = Table(crowd.game, "evening", SECRET)
    met: dict[tuple[int, ...], int] = {}
    for event in crowd.log:
        table.apply(event)
        memory = table._context.memory
        if memory.actors and memory.actors[-1] == CHANCE:
            assert met.setdefault(tuple(memory.actions[:-1]), memory.actions[-1]) == memory.actions[-1]


def check_log(crowd: Crowd) -> None:
    """The log leads to the same bytes, also from a snapshot; the board is what the actions lead to."""
    table, snapshot = Table(crowd.game, "evening", SECRET), crowd.table.snapshot()
    for place, event in enumerate(crowd.log):
        if place == len(crowd.log) // 2:
            table = Table.restore(crowd.game, SECRET, table.snapshot())
        table.apply(event)
    assert table.snapshot() == snapshot
    context = table._context
    if context.memory.stage in ("playing", "over"):
        board = context.new_board()
        for number in context.memory.actions:
            crowd.game.rules.apply(board, number)
        assert to_bytes(board) == to_bytes(context.board)
    for seat in (-1, *range(len(context.memory.seats))):
        assert msgspec.json.encode(table.view_for(seat))


def check_export(crowd: Crowd) -> None:
    """A game that is over can be checked by anybody; a running one is not told."""
    if crowd.memory.stage == "over":
        assert verify(crowd.table.export(), crowd.game) == crowd.memory.actors.count(CHANCE)
    else:
        with pytest.raises(SamediError):
            crowd.table.export()


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_commands_never_break_a_table(number: int) -> None:
    times, game, options, settings = TABLES[number]
    done: Counter[str] = Counter()
    for seed in range(EVENINGS * times):
        crowd = Crowd(game, options, settings, seed)
        for _ in range(STEPS):
            crowd.step()
            if crowd.memory.stage == "over" and crowd.rng.random() < 0.1:
                break
        check_log(crowd)
        check_dice(crowd)
        check_export(crowd)
        done += crowd.done
    assert done["Move"] > 50
    assert done["TakeBack"] > 0
    assert done["Commit"] > 0
    assert done["OpenNumber"] > 0
    assert len(done) > 15
