"""What happens at a table. The log of its events is the truth; everything else is computed from it."""

from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeVar, Union

import msgspec
from msgspec import Struct

from samedi.core.message import Message
from samedi.table.settings import Settings


class Open(Struct, frozen=True, tag_field="type", tag="open"):
    """Nobody sits here."""


class Person(Struct, frozen=True, kw_only=True, tag_field="type", tag="person"):
    """A person sits here."""

    person: str
    name: str


class Bot(Struct, frozen=True, kw_only=True, tag_field="type", tag="bot"):
    """A bot plays here."""

    name: str


Occupant = Open | Person | Bot


class Sealed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody's random number for the dice: its seal, and once it is open the number."""

    by: str
    name: str
    seal: str
    number: str | None = None
    is_missing: bool = False
    """Whether the table went on without it."""

    @property
    def is_awaited(self) -> bool:
        """Whether it could still be opened."""
        return self.number is None and not self.is_missing


class What(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """One thing that happened."""


class Taught(Struct, frozen=True, kw_only=True):
    """The lesson of a table at which somebody learns, and how its position comes about."""

    lesson: str
    way: list[str]
    """The actions from the start of the game to where the table begins, in notation."""


class Begun(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a game goes on that was begun at another table."""

    table: str
    """The table where it was played,"""
    at: int
    """and after how many actions this one goes on."""
    is_anew: bool = False
    """Whether what was hidden from whoever goes on was dealt anew."""
    state: str = ""
    """The whole position, in base64; nobody is sent it."""


class Created(What, frozen=True, kw_only=True, tag="created"):
    """A table was set up."""

    version: int
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    commitment: str
    host: str
    name: str
    seats: list[Occupant]
    drawer: int | None = None
    vouched: bool | None = None
    """Of a game that came as a file, whether this server had signed it."""
    stand_ins: dict[str, str] = {}
    """The bots that people want to play for them while they are away."""
    taught: Taught | None = None
    """Of a table at which somebody learns: its lesson. It is no game that counts."""
    begun: Begun | None = None
    """Of a game that goes on from a moment of another one: from where."""


# People and seats
class Watching(What, frozen=True, kw_only=True, tag="watching"):
    """Somebody came to look on."""

    name: str


class Named(What, frozen=True, kw_only=True, tag="named"):
    """Somebody is called something else."""

    name: str


class Left(What, frozen=True, kw_only=True, tag="left"):
    """Somebody went away."""


class Seated(What, frozen=True, kw_only=True, tag="seated"):
    """A seat changed hands."""

    seat: int
    occupant: Occupant


class SeatAsked(What, frozen=True, kw_only=True, tag="seat_asked"):
    """Somebody asks the players for a bot's seat."""

    seat: int
    name: str


class SeatAnswered(What, frozen=True, kw_only=True, tag="seat_answered"):
    """Somebody agreed to it, or did not."""

    accepts: bool


class StandInNamed(What, frozen=True, kw_only=True, tag="stand_in_named"):
    """Somebody said which bot may play for them while they are away."""

    bot: str | None


class LinksRenewed(What, frozen=True, tag="links_renewed"):
    """The links handed out so far are void."""


class SentAway(What, frozen=True, kw_only=True, tag="sent_away"):
    """The host sent somebody away, or lets them come again."""

    person: str
    is_away: bool


# Before the game
class OptionsSet(What, frozen=True, kw_only=True, tag="options_set"):
    """The options of the game were chosen."""

    options: dict[str, Any]
    seats: int


class TableSet(What, frozen=True, kw_only=True, tag="table_set"):
    """It was chosen how the table plays."""

    settings: Settings


class DrawerNamed(What, frozen=True, kw_only=True, tag="drawer_named"):
    """It was said who draws."""

    seat: int | None


class Drawn(What, frozen=True, kw_only=True, tag="drawn"):
    """Somebody has drawn what the game is played on, and sits last now."""

    seat: int
    options: dict[str, Any]


class ReadySet(What, frozen=True, kw_only=True, tag="ready_set"):
    """A seat is ready, or is not any more."""

    seat: int
    is_ready: bool


class EntropyAdded(What, frozen=True, kw_only=True, tag="entropy_added"):
    """Somebody added a random number to the dice."""

    entropy: str


class Committed(What, frozen=True, kw_only=True, tag="committed"):
    """Somebody laid down the seal of a random number."""

    seal: str


class Started(What, frozen=True, kw_only=True, tag="started"):
    """The game began."""

    seals: list[Sealed] = []
    """Whose numbers go into the dice, in this order: the first opens first, the others after that."""


class NumberOpened(What, frozen=True, kw_only=True, tag="number_opened"):
    """Somebody opened the number under their seal."""

    number: str


class NumbersMissed(What, frozen=True, kw_only=True, tag="numbers_missed"):
    """The table went on without the numbers of people who did not open them."""

    people: list[str]


# The game
class Sight(Struct, frozen=True, kw_only=True):
    """How an action looks to somebody: as JSON, and in words."""

    action: dict[str, Any]
    told: Message


class Played(What, frozen=True, kw_only=True):
    """An action of the game."""

    seat: int | None
    """Whose action it is; for a roll, the seat it is for, if it is for one."""
    action: dict[str, Any]
    told: Message | None = None
    """The action in words, if it looks the same to all."""
    sights: list[Sight] = []
    """If it does not: how it looks to each seat, and at the end of the list to spectators."""
    explained: list[Message] = []
    """Why an action that was no free choice went as it did, in games without secrets."""


class Moved(Played, frozen=True, kw_only=True, tag="moved"):
    """A seat did an action."""

    holds: bool = False
    """Whether the game waits for the seat to confirm."""
    follows: bool = False
    """Whether it belongs to the seat's action before, and is taken back with it."""
    on_device: bool = False
    """Whether the device of the one person here thought for the bot, and not the server."""


class Resumed(What, frozen=True, kw_only=True, tag="resumed"):
    """The server is there again; the time it was not is nobody's."""

    lost_ms: int


class Rolled(Played, frozen=True, kw_only=True, tag="rolled"):
    """Chance decided something."""

    roll: int
    """How many times chance had decided before, which is what the outcome was drawn for."""


class Confirmed(What, frozen=True, kw_only=True, tag="confirmed"):
    """A seat handed the turn on."""

    seat: int


class TakeBackAsked(What, frozen=True, kw_only=True, tag="take_back_asked"):
    """A seat asks to return to an earlier decision."""

    seat: int
    to: int


class TakeBackAnswered(What, frozen=True, kw_only=True, tag="take_back_answered"):
    """Somebody agreed, or did not."""

    accepts: bool


class TakenBack(What, frozen=True, kw_only=True, tag="taken_back"):
    """The game returned to an earlier decision of a seat."""

    seat: int
    to: int
    is_free: bool


class Looked(What, frozen=True, kw_only=True, tag="looked"):
    """The screen was turned to a seat."""

    seat: int


class HintTaken(What, frozen=True, kw_only=True, tag="hint_taken"):
    """A seat asked for a hint; everybody may know."""

    seat: int


class Resigned(What, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class FlagFell(What, frozen=True, kw_only=True, tag="flag_fell"):
    """The time of a seat ran out."""

    seat: int


class AbandonVoted(What, frozen=True, kw_only=True, tag="abandon_voted"):
    """Somebody wants to end the game without a winner, or no longer."""

    wants: bool


class Ended(What, frozen=True, kw_only=True, tag="ended"):
    """The game ended."""

    why: Literal["finished", "resigned", "time", "abandoned"]
    seat: int | None
    """Who gave up or ran out of time."""
    winners: list[int]


class Revealed(What, frozen=True, kw_only=True, tag="revealed"):
    """The secret of the dice is open now."""

    secret: str


class RematchWanted(What, frozen=True, kw_only=True, tag="rematch_wanted"):
    """Somebody wants to play again, or no longer."""

    wants: bool


class RematchAgreed(What, frozen=True, kw_only=True, tag="rematch_agreed"):
    """They play again, at the table with this name."""

    id: str
    host: str = ""
    """Who set it up without waiting for the others, if anybody did."""


# Talk
class Said(What, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    text: str | None = None
    phrase: str | None = None
    to_watchers: bool = False
    """Whether only spectators hear it, for it comes from one while the game runs."""


class Muted(What, frozen=True, kw_only=True, tag="muted"):
    """Nobody hears somebody any more, or everybody does again."""

    person: str
    is_muted: bool


class Forgotten(What, frozen=True, tag="forgotten"):
    """Somebody wants to be known here no more: their name and what they said are gone."""


class Unheard(What, frozen=True, tag="unheard"):
    """Something that is none of the reader's business; it keeps the numbers without a gap."""


W = TypeVar("W")


class Event(Struct, Generic[W], frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the log."""

    seq: int
    """Its number, from 1."""
    at: int
    """The server's time, in ms."""
    by: str
    """Who asked for it: a person, or the house."""
    key: str | None = None
    """The key of the command it answers; what follows from that carries none."""
    what: W


WHATS: tuple[type[What], ...] = (
    *(Created, Watching, Named, Left, Seated, SeatAsked, SeatAnswered, StandInNamed),
    *(LinksRenewed, SentAway),
    *(OptionsSet, TableSet, DrawerNamed, Drawn, ReadySet, EntropyAdded),
    *(Committed, Started, NumberOpened, NumbersMissed),
    *(Resumed, Moved, Rolled, Confirmed, TakeBackAsked, TakeBackAnswered, TakenBack, Looked, HintTaken),
    *(Resigned, FlagFell, AbandonVoted, Ended, Revealed, RematchWanted, RematchAgreed),
    *(Said, Muted, Unheard, Forgotten),
)
AnyEvent = Event[Any]
_ANY: Any = Union[WHATS]  # noqa: UP007 - made at run time
_DECODER = msgspec.json.Decoder(Event[_ANY])
_LIST_DECODER = msgspec.json.Decoder(list[Event[_ANY]])


def read_event(data: bytes | str) -> AnyEvent:
    """The event written as JSON, as the log keeps it."""
    event: AnyEvent = _DECODER.decode(data)
    return event


def write_event(event: AnyEvent) -> bytes:
    """The event as JSON."""
    return msgspec.json.encode(event)


def read_events(data: bytes) -> list[AnyEvent]:
    """Several events written as one JSON."""
    events: list[AnyEvent] = _LIST_DECODER.decode(data)
    return events


def write_events(events: Sequence[AnyEvent]) -> bytes:
    """Several events as one JSON."""
    return msgspec.json.encode(events)
