"""Who sees to what is due: who is alone sees to everything, of several each to what it has claimed."""

import time
from collections.abc import Sequence

from samedi.server.storage.port import Journal
from samedi.server.tables.server_time import ServerTime

AGAIN_S = 0.75  # when to look again whether a table that another sees to is forsaken
KEEP_S = 0.5  # how often it is noted that a process lives


class SoleClaims:
    """Nobody else is there."""

    keep_s: float | None = None
    """How often it must be noted that this process lives, if others watch."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def take(self, _table: str) -> bool:
        """Everything is ours."""
        return True

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables at which something is due."""
        return await self._journal.due(now, limit)

    def let_go(self, table: str) -> None:
        """Nobody waits for it."""

    async def settle(self) -> None:
        """Nothing was let go."""


class SharedClaims:
    """What this process sees to, as the database has it, for as long as the table is open here."""

    keep_s: float | None = KEEP_S

    def __init__(self, journal: Journal, server_time: ServerTime) -> None:
        self._journal, self._time = journal, server_time
        self._held: set[str] = set()
        self._refused: dict[str, float] = {}
        self._let_go: list[str] = []

    async def take(self, table: str) -> bool:
        """Whether this process sees to a table; if another one does, it is not asked again at once."""
        if table in self._held:
            return True
        if time.monotonic() < self._refused.get(table, 0.0):
            return False
        life = self._time.life
        if await self._journal.claim(table, life.started, life.until):
            self._held.add(table)
            self._refused.pop(table, None)
            return True
        self._refused[table] = time.monotonic() + AGAIN_S / 2
        return False

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables at which something is due, that are ours or were nobody's."""
        claimed = await self._journal.claim_due(self._time.started, now, limit)
        self._held.update(claimed)
        return claimed

    def let_go(self, table: str) -> None:
        """Let others see to a table that is closed here."""
        self._refused.pop(table, None)
        if table in self._held:
            self._held.discard(table)
            self._let_go.append(table)

    async def settle(self) -> None:
        """Give up what was let go."""
        tables: Sequence[str]
        tables, self._let_go = self._let_go, []
        if tables:
            await self._journal.give_up(self._time.started, tables)
