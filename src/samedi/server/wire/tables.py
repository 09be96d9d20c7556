"""Tables, links to them and what is read of them."""

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

from samedi.server.wire.shapes import Body, Code, TableSeat
from samedi.table.answers import Accepted, Outdated, Rejected, Repeated, Uncertain
from samedi.table.commands import COMMANDS
from samedi.table.events import AnyEvent, Sealed
from samedi.table.export import Roll
from samedi.table.limits import BotName, Key, LessonName, Name, NumberText
from samedi.table.settings import Settings
from samedi.table.views import View

AnyCommand: Any = Union[COMMANDS]  # noqa: UP007 - made at run time
AnyAnswer = Accepted | Repeated | Outdated | Rejected | Uncertain


class NewSeat(Body, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody else at the same screen, or a bot."""

    me: Name | None = None
    bot: BotName | None = None


class PlayOn(Body, frozen=True, kw_only=True):
    """Go on from a moment of a finished game."""

    table: Annotated[str, Meta(max_length=40)]
    at: Annotated[int, Meta(ge=0, le=100_000)]
    """After how many actions."""
    is_anew: bool = False
    """Whether what the asking seat could not see is dealt anew."""


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
    begun: PlayOn | None = None
    """From where the game goes on; its table chooses the game and the options."""
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


class Imported(Struct, frozen=True, kw_only=True):
    """A game was kept."""

    id: str
    vouched: bool
    """Whether this server had signed the file."""


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
