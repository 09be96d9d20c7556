"""What the server needs of a storage and of a wake-up, whatever keeps them."""

from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from samedi.server.storage.played_port import GamesPlayed, PlayedGame
from samedi.server.storage.study_port import Studies
from samedi.table.events import AnyEvent

Role = Literal["play", "watch"]


class KeyTaken(Exception):
    """The sender has used this key before, for the event with this number."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"done before, as event {seq}")
        self.seq = seq


class SeqTaken(Exception):
    """Somebody else has written the next event first, or the table is there already or no longer."""


class Summary(Struct, frozen=True, kw_only=True):
    """What lists show of a table; it changes with the log, in the same transaction."""

    stage: str
    host: str
    at: int
    """The time of the last event, in ms."""
    length: int
    """How many actions have been done."""
    asked: str
    """The person the game waits for, or nothing."""
    due_at: int | None
    """When the server has something to do: a clock, chance, a bot."""
    seats: bytes
    """Who sits where, as JSON."""
    winners: bytes | None
    """The seats that have won, as JSON, once the game is over."""


class NewTable(Struct, frozen=True, kw_only=True):
    """A table to begin a log for."""

    id: str
    game: str
    rules: int
    secret: bytes
    created_at: int
    is_lesson: bool = False
    """Whether somebody learns at it: such tables are in nobody's list."""


class Member(Struct, frozen=True):
    """Somebody who may come to a table, to play or to watch."""

    table: str
    person: str
    role: Role


class KeptCode(Struct, frozen=True):
    """The spoken code of a table, by its tag, and until when it is good, in ms."""

    table: str
    tag: bytes
    until: int


class DailyEntry(Struct, frozen=True, kw_only=True):
    """Somebody's game of a day."""

    day: str
    game: str
    person: str
    table: str
    name: str
    begun_at: int
    score: int | None = None
    """What it brought; none while it is played, or if it was given up."""
    ended_at: int | None = None


class DailyScore(Struct, frozen=True):
    """How a game of a day ended, and when, in ms."""

    score: int | None
    at: int


class TableWrite(Struct, frozen=True, kw_only=True):
    """What happens to one table in a transaction: some events, and what follows from them."""

    table: str
    events: Sequence[AnyEvent]
    summary: Summary
    new: NewTable | None = None
    snapshot: bytes | None = None
    """The table after the events, to open it quickly."""
    members: Sequence[Member] = ()
    gone: Sequence[str] = ()
    """People who have left."""
    ends_code: bool = False
    """Whether the spoken code of the table is void from now on."""
    begins: DailyEntry | None = None
    """Whose game of a day begins; `SeqTaken` if they have had one."""
    scores: DailyScore | None = None
    """How the game of a day has ended."""
    played: Sequence[PlayedGame] = ()
    """What the game was, now that it has ended, to those who sat here."""
    forgets: str | None = None
    """Somebody whose name and words leave the log."""


Transaction = Sequence[TableWrite]
"""What is written together or not at all."""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it stands in the list."""

    id: str
    game: str
    rules: int
    summary: Summary


class Place(Struct, frozen=True):
    """A place in a person's list of tables: those that wait for the person come first, then the latest."""

    is_asked: bool
    at: int
    id: str


class Life(Struct, frozen=True, kw_only=True):
    """From when until when a server was there, in ms."""

    started: int
    until: int


class Device(Struct, frozen=True, kw_only=True):
    """A browser on which somebody wants to be called when it is their turn."""

    person: str
    address: str
    """Where its push service takes what is sent to it."""
    public: bytes
    auth: bytes
    """With which it reads what nobody else can."""
    language: str
    kept_at: int
    """When it was last heard of, in ms."""
    called_at: int
    """When its person was last called."""


class StoredTable(Struct, frozen=True, kw_only=True):
    """What is needed to open a table: its latest snapshot, and the events after it, as they were written."""

    game: str
    rules: int
    secret: bytes
    snapshot: bytes | None
    seq: int
    """The number of the last event that is in the snapshot."""
    events: list[bytes]


class Journal(Protocol):
    """The log of all tables. Its order is the order of everything."""

    @property
    def studies(self) -> Studies:
        """What was tried beside the tables."""

    @property
    def played(self) -> GamesPlayed:
        """What finished games were to those who played them."""

    async def append(self, transaction: Transaction) -> None:
        """Store a transaction for good; `SeqTaken` or `KeyTaken` if it cannot follow what is there."""

    async def open(self, table: str, *, from_start: bool = False) -> StoredTable | None:
        """What is needed to open a table: its snapshot and what follows, or its whole log."""

    async def events(self, table: str, since: int, limit: int) -> list[AnyEvent]:
        """The events after a number, in order."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables at which the server has something to do by now."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of some tables, as far as they are there."""

    async def row(self, table: str) -> TableRow | None:
        """A table as it stands in lists."""

    async def claim(self, table: str, holder: int, now: int) -> bool:
        """Let one of several processes see to a table, for as long as it lives."""

    async def claim_due(self, holder: int, now: int, limit: int) -> list[str]:
        """Tables at which something is due and to which nobody sees; from now on this process does."""

    async def give_up(self, holder: int, tables: Sequence[str]) -> None:
        """Let others see to some tables."""

    async def old_lessons(self, before: int, limit: int) -> list[str]:
        """Tables of lessons at which nothing has happened since a time."""

    async def tables_of(self, person: str, limit: int, after: Place | None = None) -> list[TableRow]:
        """A person's tables, those that wait for the person first, then the latest; from a place on."""

    async def has(self, table: str) -> bool:
        """Whether there is such a table."""

    async def role(self, table: str, person: str) -> Role | None:
        """What a person may do at a table."""

    async def code_of(self, table: str) -> KeptCode | None:
        """The spoken code that is kept of a table."""

    async def keep_code(self, code: KeptCode, now: int, former: bytes | None) -> None:
        """Keep a code in the place of a former one; `SeqTaken` if it, or another of this table, is there."""

    async def table_of_code(self, tags: Sequence[bytes], now: int) -> str | None:
        """The table with one of these codes, if it is good now."""

    async def admit(self, member: Member) -> None:
        """Let somebody come to a table; who may play already may still play."""

    async def release(self, member: Member) -> None:
        """Let somebody no longer keep a table; a finished game that nobody keeps is forgotten."""

    async def keep_life(self, life: Life) -> None:
        """Note until when this server has lived."""

    async def keep_device(self, device: Device) -> None:
        """Keep a device, or what is new about it."""

    async def forget_device(self, person: str, address: str) -> None:
        """Forget a device of a person."""

    async def note_call(self, person: str, at: int) -> None:
        """Note when a person was called last."""

    async def devices_of(self, person: str) -> list[Device]:
        """The devices of a person."""

    async def people_with_devices(self) -> list[str]:
        """Everybody who wants to be called."""

    async def review_of(self, table: str) -> bytes | None:
        """What was found out about a finished game."""

    async def keep_review(self, table: str, payload: bytes) -> None:
        """Keep what was found out about a finished game, as long as there is its table."""

    async def dailies(self, day: str, game: str, before: int, limit: int) -> list[DailyEntry]:
        """The games of a day that were played to their end before a time, the best first."""

    async def daily_of(self, day: str, game: str, person: str) -> DailyEntry | None:
        """Somebody's game of a day."""

    async def delete(self, table: str) -> None:
        """Forget a table and all that belongs to it."""

    async def keep_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        """Put another snapshot in the place of one that cannot be read."""

    async def close(self) -> None:
        """Store what is queued, and end."""


GONE = 0  # in the place of the number of an event: the table is no longer there


class Hearer(Protocol):
    """Who hears what other processes ring."""

    def grown(self, table: str, seq: int, events: Sequence[AnyEvent] = ()) -> None:
        """The log of a table has grown, by these events if they were told, or it is gone (0)."""

    def seen_elsewhere(self, table: str, process: str, people: frozenset[str]) -> None:
        """Who is at a table in another process."""

    def asked_who(self, table: str) -> None:
        """Another process wants to know who is at a table here."""

    def list_changed(self, person: str, table: str) -> None:
        """A table stands otherwise in the list of a person."""


class Notifier(Protocol):
    """Tells the other server processes what has happened; a hint, the journal is the truth."""

    is_shared: bool
    """Whether there are other processes."""

    @property
    def is_well(self) -> bool:
        """Whether they can be heard."""

    def listen(self, hearer: Hearer) -> None:
        """Tell somebody what others ring."""

    def notify(self, table: str, seq: int, events: Sequence[AnyEvent] = ()) -> None:
        """Tell that the log of a table has grown, and by what, so that nobody has to look."""

    def here(self, table: str, people: Iterable[str]) -> None:
        """Tell who is at a table in this process."""

    def list_changed(self, table: str, people: Iterable[str]) -> None:
        """Tell that a table stands otherwise in the lists of some people."""

    async def follow_table(self, table: str) -> None:
        """Hear of a table from now on."""

    async def follow_person(self, person: str) -> None:
        """Hear of the list of a person from now on."""

    async def leave_table(self, table: str) -> None:
        """Hear no more of a table."""

    async def leave_person(self, person: str) -> None:
        """Hear no more of the list of a person."""


class SilentNotifier:
    """The notifier of a server that is alone: nobody rings, and nobody is there to hear it."""

    is_shared = False
    is_well = True

    def listen(self, hearer: Hearer) -> None:
        """Nobody will ring."""

    def notify(self, table: str, seq: int, events: Sequence[AnyEvent] = ()) -> None:
        """Nobody hears it."""

    def here(self, table: str, people: Iterable[str]) -> None:
        """Nobody asks."""

    def list_changed(self, table: str, people: Iterable[str]) -> None:
        """Nobody reads another list."""

    async def follow_table(self, table: str) -> None:
        """Nobody else writes."""

    async def follow_person(self, person: str) -> None:
        """Nobody else writes."""

    async def leave_table(self, table: str) -> None:
        """There was nothing to hear."""

    async def leave_person(self, person: str) -> None:
        """There was nothing to hear."""
