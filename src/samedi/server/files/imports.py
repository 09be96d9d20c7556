"""Games read from files: played again at a table, action by action, so that nothing is taken on trust."""

from typing import Any

import msgspec

from samedi.core.errors import BadRecord
from samedi.core.game import Game
from samedi.core.message import Message
from samedi.games import game as game_named
from samedi.server.files.exports import is_vouched
from samedi.server.files.replays import replay_of_record
from samedi.server.gate.tokens import Signer
from samedi.server.storage.port import Member, TableWrite
from samedi.server.tables.opening import new_write
from samedi.table.commands import Move
from samedi.table.events import (
    AnyEvent,
    Bot,
    Created,
    Ended,
    EntropyAdded,
    Event,
    NumberOpened,
    NumbersMissed,
    Occupant,
    Person,
    Played,
    Revealed,
    Sealed,
    Started,
    What,
    read_event,
    write_event,
)
from samedi.table.export import ExportedGame, Replay, verify
from samedi.table.limits import (
    HOUSE,
    VERSION,
    BotName,
    Count,
    EntropyText,
    Name,
    NumberText,
    PersonId,
    TableId,
)
from samedi.table.settings import Settings
from samedi.table.table import Table

MOST_ACTIONS = 5_000
PAIR = 2  # players: if one gives up, the other has won


class ImportedTable(msgspec.Struct, frozen=True):
    """The table of a file, to be stored."""

    write: TableWrite
    """All but its events,"""
    events: list[bytes]
    """which are written as the log has them."""

    def whole(self) -> TableWrite:
        """Both together."""
        return msgspec.structs.replace(self.write, events=[read_event(each) for each in self.events])


def imported(data: bytes, person: str, signer: Signer) -> ImportedTable:
    """A file as a finished table of a person."""
    table, secret, events = played_again(data, person, signer)
    name = signer.table_id(person, f"import|{table.memory.id}|{table.memory.vouched is True}")
    write = new_write(name, table, secret, events, [Member(name, person, "play")])
    return ImportedTable(
        msgspec.structs.replace(write, events=()), [write_event(event) for event in write.events]
    )


def played_again(data: bytes, person: str, signer: Signer) -> tuple[Table, bytes, list[AnyEvent]]:
    """The table of a file, its secret and its log; or what is wrong with the file."""
    exported = ExportedGame.from_json(data)
    vouched = is_vouched(exported, signer)
    game = _checked(exported)
    secret = bytes.fromhex(exported.dice.secret)
    again = ReplayedGame(Table(game, exported.id, secret), exported)
    again.begin(person, vouched=vouched)
    again.play()
    again.end()
    return again.table, secret, again.log


def shown_again(data: bytes) -> Replay:
    """What a page shows of the game in a file; or what is wrong with the file."""
    exported = ExportedGame.from_json(data)
    return replay_of_record(_checked(exported), exported.record)


def _checked(exported: ExportedGame) -> Game[Any]:
    """The game of a file that keeps to the rules and the dice."""
    _check_names(exported)
    game = game_named(exported.record.game)
    if len(exported.record.actions) > MOST_ACTIONS:
        raise BadRecord(Message("record-too-long", {"limit": MOST_ACTIONS}))
    verify(exported, game)
    return game


class ReplayedGame:
    """A game that is played again from its record."""

    def __init__(self, table: Table, exported: ExportedGame) -> None:
        self.table = table
        self._exported = exported
        self._on_device = frozenset(exported.on_device)
        self.log: list[AnyEvent] = []

    def begin(self, person: str, *, vouched: bool) -> None:
        """Set the table up as it was."""
        given, record = self._exported, self._exported.record
        at = given.times[0] if given.times else 0
        options = msgspec.to_builtins(self.table.game.resolve(dict(record.options)))
        self._note(
            Created(
                version=VERSION,
                id=given.id,
                game=record.game,
                rules=record.rules,
                options=options,
                settings=Settings(confirm=False, chat="off"),
                commitment=given.dice.commitment,
                host=person,
                name=_name_of(given, person),
                seats=self._seats(person, vouched=vouched),
                vouched=vouched,
            ),
            person,
            at,
        )
        for number, each in enumerate(given.dice.entropy):
            by = each.by if vouched or each.by == person else f"file:{number}"
            self._note(EntropyAdded(entropy=each.entropy), by, at)
        seals = given.dice.seals
        closed = [Sealed(by=each.by, name=each.name, seal=each.seal) for each in seals]
        self._note(Started(seals=closed), person, at)
        for sealed in seals:
            self._open(sealed, at)

    def _open(self, sealed: Sealed, at: int) -> None:
        """Let a number be open, or missing, as it was."""
        if sealed.number is not None:
            self._note(NumberOpened(number=sealed.number), sealed.by, at)
        elif sealed.is_missing:
            self._note(NumbersMissed(people=[sealed.by]), HOUSE, at)

    def _seats(self, person: str, *, vouched: bool) -> list[Occupant]:
        """Who sat where; a file from elsewhere speaks for whoever brings it, and for nobody else."""
        return [
            msgspec.structs.replace(each, person=f"file:{seat}")
            if isinstance(each, Person) and each.person != person and not vouched
            else each
            for seat, each in enumerate(self._exported.seats)
        ]

    def play(self) -> None:
        """Do every action again; the dice must fall as they did."""
        record, table = self._exported.record, self.table
        while (done := len(table.memory.actions)) < len(record.actions):
            at = self._exported.times[done]
            if table.awaits is not None and table.awaits.kind == "chance":
                self._apply(table.due(at))
            else:
                self._move(done, at)

    def _move(self, place: int, at: int) -> None:
        table = self.table
        seat = table.asked
        if seat is None:
            raise BadRecord(Message("record-is-over"))
        move = Move(
            key=f"again-{place}",
            seat=seat,
            seen=table.seq,
            action=self._exported.record.actions[place],
            on_device=place in self._on_device,
        )
        events = table.decide(move, table.person_at(seat) or HOUSE, at)
        self._apply([msgspec.structs.replace(event, key=None) for event in events])

    def end(self) -> None:
        """End it for the reason it ended for."""
        told, ended = self._exported.ended, self.table.memory.ended
        if ended is None and told.why != "finished":
            if told.winners != _winners(told, len(self.table.memory.seats)):
                raise BadRecord(Message("record-other-result"))
            at = self.table.memory.at
            self._note(told, HOUSE, at)
            self._note(Revealed(secret=self._exported.dice.secret), HOUSE, at)
        elif ended != told:
            raise BadRecord(Message("record-other-result"))

    def _note(self, what: What, by: str, at: int) -> None:
        self._apply([Event(seq=self.table.seq + 1, at=at, by=by, what=what)])

    def _apply(self, events: list[AnyEvent]) -> None:
        """Let events happen as far as the record goes: who gave up before a roll never saw it."""
        most = len(self._exported.record.actions)
        for event in events:
            if isinstance(event.what, Played) and len(self.table.memory.actions) == most:
                return
            self.table.apply(event)
            self.log.append(event)


def _winners(ended: Ended, seats: int) -> list[int]:
    """Who has won a game that was given up."""
    if ended.why in ("resigned", "time") and seats == PAIR and ended.seat in (0, 1):
        return [1 - ended.seat]
    return []


def _name_of(exported: ExportedGame, person: str) -> str:
    found = [each.name for each in exported.seats if isinstance(each, Person) and each.person == person]
    return found[0] if found else ""


def _check_names(exported: ExportedGame) -> None:
    """Refuse names and numbers that no table would have."""
    wanted: list[tuple[Any, Any]] = [(exported.id, TableId), (exported.times, list[Count])]
    for occupant in exported.seats:
        match occupant:
            case Person(person=person, name=name):
                wanted += [(person, PersonId), (name, Name)]
            case Bot(name=name):
                wanted.append((name, BotName))
            case _:
                raise BadRecord(Message("server-import-open"))
    for each in exported.dice.entropy:
        wanted += [(each.by, PersonId), (each.entropy, EntropyText)]
    for sealed in exported.dice.seals:
        wanted += [(sealed.by, PersonId), (sealed.seal, NumberText), (sealed.number, NumberText | None)]
        wanted += [(sealed.name, Name)] if sealed.name else []
    try:
        for value, kind in wanted:
            msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadRecord(Message("table-export-not-json", {"error": str(error)})) from None
