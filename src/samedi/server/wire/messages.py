"""What goes over the sockets."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from samedi.core.message import Message
from samedi.server.wire.shapes import Body
from samedi.server.wire.tables import AnyAnswer, AnyCommand, SentView, TableCard
from samedi.server.wire.thinking import Found, ToThink
from samedi.table.events import AnyEvent
from samedi.table.limits import Count

# From the client


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
    found: Annotated[list[Found], Meta(max_length=5000)] = field(default_factory=list)
    """None: this device cannot, or not in time."""


class Ping(Body, frozen=True, kw_only=True, tag="ping", tag_field="type"):
    """Ask whether the server is there."""

    n: Count


# From the server


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
