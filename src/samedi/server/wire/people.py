"""Who somebody is, on which devices, and how they are called."""

from typing import Annotated

from msgspec import Meta, Struct

from samedi.server.wire.shapes import Body
from samedi.table.limits import Name


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
