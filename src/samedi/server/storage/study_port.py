"""What the server needs of whatever keeps studies."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from samedi.table.study import Node


class KeptStudy(Struct, frozen=True, kw_only=True):
    """A study without its tree."""

    id: str
    """Whoever knows it may edit."""
    read: str
    """Whoever knows this may read."""
    person: str
    """Who began it."""
    game: str
    at: int
    """When it was last changed, in ms."""
    name: str = ""
    comment: str = ""
    start: bytes
    """Where it begins, as JSON."""


class Studies(Protocol):
    """All studies."""

    async def make(self, study: KeptStudy, nodes: Sequence[Node] = ()) -> None:
        """Keep a new study; whoever has too many loses the oldest without a name, or is refused."""

    async def add(self, study: str, node: Node, at: int) -> None:
        """Add a node; nothing changes if it is there. `SeqTaken` if it cannot be."""

    async def note(self, study: str, node: str, values: dict[str, str], at: int) -> None:
        """Name a node, or comment on it."""

    async def cut(self, study: str, node: str, at: int) -> None:
        """Forget a node and all that was tried after it."""

    async def forget(self, study: str) -> None:
        """Forget a study."""

    async def by_code(self, code: str) -> tuple[KeptStudy, list[Node]] | None:
        """The study that somebody may read or edit by a code, with its nodes in the order of their making."""

    async def changed_at(self, code: str) -> int | None:
        """When a study was changed last, for whoever has a code of it; it tells one state from another."""

    async def unnamed(self, before: int) -> list[str]:
        """Studies without a name that nobody has touched since a time."""

    async def of(self, person: str) -> list[KeptStudy]:
        """The studies that a person began, the latest first."""
