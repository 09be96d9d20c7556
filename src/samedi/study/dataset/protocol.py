"""What a process that makes shards is asked, and what it answers."""

from typing import Any, Literal

import msgspec

Format = Literal["parquet", "npz"]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what is in the shards, but not how many there are."""

    game: str
    rules: int
    options: dict[str, Any]
    bot: str
    seed: int
    format: Format
    games: int
    """Of a shard."""


class MakeShard(msgspec.Struct, frozen=True):
    """Play the games of a shard and write it."""

    number: int
    games: int
    path: str
    terms: Terms


class ShardNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shard that is written."""

    number: int
    games: int
    positions: int
    size: int
    """Bytes."""
    digest: str
    """SHA-256 of its file."""
