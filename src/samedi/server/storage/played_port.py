"""What the server needs of whatever keeps the games that people have played."""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from samedi.server.storage.study_port import KeptStudy
from samedi.table.study import Node


class PlayedGame(Struct, frozen=True, kw_only=True):
    """What a finished game was to one of those who sat there; it outlives the table."""

    person: str
    table: str
    game: str
    at: int
    """When it ended, in ms."""
    seat: int | None
    """Where the person sat; none for several seats at once."""
    outcome: bytes
    """How it ended, as JSON."""
    sums: bytes | None = None
    """What was luck and what was choice, as JSON, once somebody has looked back on it."""


class Membership(Struct, frozen=True):
    """A table that somebody keeps, how far its game is, and how many others keep it."""

    table: str
    stage: str
    others: int


class KeptOfPerson(Struct, frozen=True, kw_only=True):
    """Everything that is kept of a person."""

    played: list[PlayedGame]
    tables: list[Membership]
    studies: list[tuple[KeptStudy, list[Node]]]
    devices: list[dict[str, object]]
    dailies: list[dict[str, object]]


class GamesPlayed(Protocol):
    """The games that people have played to their end."""

    async def of(self, person: str) -> list[PlayedGame]:
        """A person's games, the latest first."""

    async def lacks_sums(self, table: str) -> bool:
        """Whether somebody played at a table of whose game it is not known what was luck."""

    async def keep_sums(self, table: str, sums: Mapping[int, bytes]) -> None:
        """Note by seat what was luck and what was choice at a table."""

    async def keep_own_sums(self, table: str, sums: Mapping[int, bytes], person: str) -> None:
        """Note the same for one person alone, unless it is known."""

    async def memberships(self, person: str) -> list[Membership]:
        """The tables that a person keeps."""

    async def everything(self, person: str) -> KeptOfPerson:
        """All that is kept of a person."""

    async def forget(self, person: str, day: str) -> None:
        """Forget a person but for today's games of the day, and take their name out of others' games."""
