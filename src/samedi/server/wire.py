"""What goes over the wire besides commands, events and views; see `docs/wire.md`."""

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

from samedi.core.message import Message
from samedi.table.answers import Accepted, Outdated, Rejected, Repeated, Uncertain
from samedi.table.commands import COMMANDS
from samedi.table.events import AnyEvent, Sealed
from samedi.table.export import Roll
from samedi.table.limits import BotName, Count, Key, LessonName, Name, NumberText, SeatNumber
from samedi.table.settings import Settings
from samedi.table.views import View

VERSION = 1
SUBPROTOCOL = "samedi.1"
Code = Annotated[str, Meta(max_length=80, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]
AnyCommand: Any = Union[COMMANDS]  # noqa: UP007 - made at run time
AnyAnswer = Accepted | Repeated | Outdated | Rejected | Uncertain


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request carries."""


class Empty(Body, frozen=True, kw_only=True):
    """Nothing needs to be said."""


class NewSeat(Body, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody else at the same screen, or a bot."""

    me: Name | None = None
    bot: BotName | None = None


class MakeTable(Body, frozen=True, kw_only=True):
    """Set a table up."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    options: dict[str, Any]
    key: Key
    settings: Settings = Settings()
    seats: Annotated[list[Literal["me", "open"] | NewSeat], Meta(max_length=16)] | None = None
    lesson: LessonName | None = None
    """The lesson to begin or to go on with: it chooses options, settings and seats."""
    starts: bool = True
    """Whether the game starts at once if no seat is open; who seals a number for the dice starts it later."""


class LinkAddress(Struct, frozen=True):
    """Where links lead: `{base}/i/{code}`."""

    base: str
    reach: Literal["all", "home", "here"]
    """Who can open them: everybody, devices in the home network, or this machine alone."""


class Invites(Struct, frozen=True, omit_defaults=True):
    """The codes of links to a table."""

    watch: str
    play: str | None = None
    spoken: str | None = None
    """A code to say: two words and a number, until the game begins, for a day."""
    address: LinkAddress | None = None


class Made(Struct, frozen=True, kw_only=True):
    """A table was set up."""

    id: str
    invites: Invites


class Join(Body, frozen=True, kw_only=True):
    """Come to a table by a link."""

    invite: Code
    name: Name
    sits: bool = False
    """Whether to take the next free chair, ready to play, if the game has not begun."""
    seal: NumberText | None = None
    """With a chair: the seal of a random number for the dice, as for `commit`."""


class SpokenCode(Body, frozen=True, kw_only=True):
    """A code that somebody was told."""

    code: Annotated[str, Meta(max_length=80)]


class LinkCode(Struct, frozen=True):
    """The code of a link."""

    invite: str


class Joined(Struct, frozen=True, kw_only=True):
    """Somebody may come in."""

    id: str
    role: Literal["play", "watch"]


class Me(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who somebody is."""

    person: str
    name: str = ""
    """Under which name, where another device has told it."""


class AskMove(Body, frozen=True, kw_only=True):
    """Ask for a code to become the same person on another device."""

    name: Name | None = None
    """The name to take along."""


class MoveCode(Struct, frozen=True, kw_only=True):
    """A code that makes whoever types it first the same person."""

    code: str
    seconds: int
    """How long it is good."""


class MoveHere(Body, frozen=True, kw_only=True):
    """Become the person who was given a code."""

    code: Annotated[str, Meta(max_length=80)]


Endpoint = Annotated[str, Meta(max_length=1000, pattern=r"^https?://[!-~]+$(?!\n)")]
Unpadded = Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class PushKey(Struct, frozen=True):
    """With which a browser subscribes to be called; none if this server calls nobody."""

    key: str | None


class PushKeys(Body, frozen=True, kw_only=True):
    """With which a browser reads what is sent to it alone, in base64url."""

    p256dh: Unpadded
    auth: Unpadded


class PushDevice(Body, frozen=True, kw_only=True):
    """A browser on which somebody wants to be called."""

    endpoint: Endpoint
    keys: PushKeys
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}$(?!\n)")]


class ForgetDevice(Body, frozen=True, kw_only=True):
    """A browser on which nobody wants to be called any more."""

    endpoint: Endpoint


class Imported(Struct, frozen=True, kw_only=True):
    """A game was kept."""

    id: str
    vouched: bool
    """Whether this server had signed the file."""


class AskHint(Body, frozen=True, kw_only=True):
    """What would a good player do? After the game, at any place of it."""

    seat: SeatNumber
    key: Key
    length: Count | None = None


class HintLine(Struct, frozen=True, kw_only=True):
    """One action, and what is expected of it."""

    action: dict[str, Any]
    told: Message
    value: float
    visits: int
    line: list[Message]
    """What is expected to follow it, the reply first."""


class Hint(Struct, frozen=True, kw_only=True):
    """The actions, the best first."""

    lines: list[HintLine]
    simulations: int


class ToThink(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position to think about on a person's own device, and how; the state is hidden for the seat."""

    game: str
    state: bytes
    seat: int
    length: int
    """How many actions had been done."""
    simulations: int
    seconds: float
    """After so many simulations or seconds, whichever comes first, it is enough."""
    net: str | None = None
    """The learnt judgement to trust, if the game has one."""
    sees_replies: bool = True
    """False for one who thinks no further than the own turn."""
    overlooked: int = 0
    """What the judgement of a position leaves out."""


Visits = Annotated[int, Meta(ge=0, le=2**31)]
Chance = Annotated[float, Meta(ge=0, le=1)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31)]


class Found(Body, frozen=True, kw_only=True):
    """What a device found out about one action."""

    action: ActionNumber
    visits: Visits
    value: Chance


class FoundLine(Found, frozen=True, kw_only=True):
    """The same with what it expects to follow."""

    line: Annotated[list[ActionNumber], Meta(max_length=4)] = []


class TellHint(Body, frozen=True, kw_only=True):
    """Put into words what was found on one's own device."""

    seat: SeatNumber
    length: Count
    lines: Annotated[list[FoundLine], Meta(max_length=3)]
    simulations: Visits


class AskWhy(Body, frozen=True, kw_only=True):
    """Ask why an action cannot be done."""

    seat: SeatNumber
    action: dict[str, Any]


class Why(Struct, frozen=True, omit_defaults=True):
    """Why an action is not legal now; nothing if it is."""

    message: Message | None = None


class Problem(Struct, frozen=True):
    """What went wrong with a request."""

    message: Message


class GameCard(Struct, frozen=True, kw_only=True):
    """A game that can be played."""

    name: str
    prefix: str
    words: str
    has_secrets: bool
    drawn: str | None
    options: dict[str, Any]
    tables: dict[str, Any]
    seats: dict[str, int]


class BotCard(Struct, frozen=True):
    """A bot that can sit at a table."""

    name: str
    strength: int


class TableSeat(Struct, frozen=True):
    """A seat in a list of tables."""

    type: str
    name: str


class TableCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in the list of a person."""

    id: str
    game: str
    stage: str
    seats: list[TableSeat]
    asks_you: bool
    at: int
    length: int
    is_host: bool
    mine: list[int]
    """The seats of this person."""
    asked: int | None = None
    """The seat the game waits for."""
    invited_by: str = ""
    """Before the game, the host who keeps a chair for this person, until they say to be ready."""
    winners: list[int] | None = None
    place: str = ""
    """Where it stands in the list, to ask for what comes after it."""


class You(Struct, frozen=True):
    """What is said to one person about themselves."""

    person: str
    role: Literal["play", "watch"]
    seats: list[int]


class SentView(View, frozen=True, kw_only=True, omit_defaults=True):
    """The table as a person is sent it."""

    you: You
    origin: str | None = None
    """Of a game that came as a file, the name under which it was played."""


class Events(Struct, frozen=True):
    """A stretch of the log."""

    events: list[AnyEvent]
    last: int


class DiceSheet(Struct, frozen=True, kw_only=True):
    """Everything to recompute the dice of a finished game."""

    table: str
    commitment: str
    secret: str
    entropy: list[str]
    seals: list[Sealed]
    rolls: list[Roll]


class Invitation(Struct, frozen=True, kw_only=True):
    """To what a link invites."""

    id: str
    game: str
    role: Literal["play", "watch"]
    host: str
    stage: str
    seats: list[TableSeat]
    free: list[int]
    """Where somebody new could sit: on open chairs, or once the game has begun on those of bots."""
    can_watch: bool
    is_yours: bool
    """Whether who asks plays there already."""


class Clause(Struct, frozen=True, omit_defaults=True):
    """A clause of the rules, or a chapter's title."""

    number: str
    text: str
    title: str | None = None


# From the client, over the socket


class Hello(Body, frozen=True, kw_only=True, tag="hello", tag_field="type"):
    """The first message."""

    version: int
    since: Count | None = None
    thinks: bool = False
    """Whether this device thinks for bots, where it may."""


class Commanding(Body, frozen=True, kw_only=True, tag="command", tag_field="type"):
    """A command of the table."""

    command: AnyCommand


class Thought(Body, frozen=True, kw_only=True, tag="thought", tag_field="type"):
    """What came of thinking for a bot."""

    seq: Count
    """The number that `think` had."""
    found: Annotated[list[Found], Meta(max_length=5000)] = []
    """None: this device cannot, or not in time."""


class Ping(Body, frozen=True, kw_only=True, tag="ping", tag_field="type"):
    """Ask whether the server is there."""

    n: Count


# From the server, over the socket


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome", tag_field="type"):
    """The connection stands."""

    version: int
    person: str
    role: Literal["play", "watch"]
    now: int


class Snapshot(Struct, frozen=True, kw_only=True, tag="snapshot", tag_field="type"):
    """The table as it is now."""

    view: SentView


class Happened(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="events", tag_field="type"):
    """Events without a gap, and the merge patch that they make on the view."""

    events: list[AnyEvent]
    patch: dict[str, Any] | None = None
    """None: a snapshot follows."""


class Ack(Struct, frozen=True, kw_only=True, tag="ack", tag_field="type"):
    """The answer to a command."""

    answer: AnyAnswer


class Think(Struct, frozen=True, kw_only=True, tag="think", tag_field="type"):
    """Think for the bot that is asked: this table is yours alone."""

    seq: int
    """The number of the last event; the answer names it."""
    about: ToThink


class Presence(Struct, frozen=True, kw_only=True, tag="presence", tag_field="type"):
    """Who is connected."""

    online: list[str]


class TableList(Struct, frozen=True, kw_only=True, tag="list", tag_field="type"):
    """A person's tables, those that wait for the person first, then the latest; so many at most."""

    cards: list[TableCard]


class Listed(Struct, frozen=True, kw_only=True, tag="listed", tag_field="type"):
    """A table is new in the list of this person, or is otherwise than it was."""

    card: TableCard


class Unlisted(Struct, frozen=True, kw_only=True, tag="unlisted", tag_field="type"):
    """A table is no longer in the list of this person."""

    id: str


class Pong(Struct, frozen=True, kw_only=True, tag="pong", tag_field="type"):
    """Yes."""

    n: int
    now: int


class Error(Struct, frozen=True, kw_only=True, tag="error", tag_field="type"):
    """The last message made no sense, and was no command with a key."""

    message: Message


class Bye(Struct, frozen=True, kw_only=True, tag="bye", tag_field="type"):
    """The server closes."""

    message: Message
    again: bool
