"""What several parts of the wire share; see `docs/wire.md`."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from samedi.core.message import Message

VERSION = 1
SUBPROTOCOL = "samedi.1"
Code = Annotated[str, Meta(max_length=80, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request carries."""


class Empty(Body, frozen=True, kw_only=True):
    """Nothing needs to be said."""


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


class GivenAnswer(Body, frozen=True, kw_only=True):
    """The answer somebody gives to a question about the rules, from 0."""

    answer: int


class Clause(Struct, frozen=True, omit_defaults=True):
    """A clause of the rules, or a chapter's title."""

    number: str
    text: str
    title: str | None = None
