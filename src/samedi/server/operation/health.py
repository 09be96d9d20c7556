"""Whether the server can do its work, in a word for whoever watches it."""

import asyncio
import errno
import math
import sqlite3
import time
from typing import Protocol

STOPPING, SWEEP, DISK_FULL, READ_ONLY, DATABASE = "stopping", "sweep", "disk-full", "read-only", "database"
DEGRADED = "degraded"  # Redis is away: everybody is served, only slower and counted apart
TRUSTED_S = 60.0  # a write is good news for so long
STUCK_S = 15.0  # a write that takes longer is none
PROBE_S = 5.0  # how long a trial may take
PROBE_EVERY_S = 1.0
REASONS = {
    ("sqlite", sqlite3.SQLITE_FULL): DISK_FULL,
    ("sqlite", sqlite3.SQLITE_READONLY): READ_ONLY,
    ("system", errno.ENOSPC): DISK_FULL,
    ("system", errno.EDQUOT): DISK_FULL,
    ("system", errno.EROFS): READ_ONLY,
    ("postgresql", "53100"): DISK_FULL,
    ("postgresql", "25006"): READ_ONLY,
}


class Written(Protocol):
    """A journal, as far as its health goes."""

    written_at: float
    """When something was stored last."""
    trouble: Exception | None
    """Why the last write failed, if it did."""
    writing_since: float | None
    """When the write began that is under way."""

    async def probe(self) -> None:
        """Write something that leaves no trace."""


class Swept(Protocol):
    """The sweep, as far as its health goes."""

    @property
    def is_well(self) -> bool:
        """Whether its jobs are done."""


class Health:
    """Asks for a trial only where the journal has nothing good to tell by itself."""

    def __init__(self, journal: Written, sweep: Swept) -> None:
        self._journal, self._sweep = journal, sweep
        self._probed_at = -math.inf
        self._probing = asyncio.Lock()

    async def reasons(self) -> list[str]:
        """Why the server cannot do its work; nothing if it can."""
        found = [] if self._sweep.is_well else [SWEEP]
        written = await self._written()
        return [*found, written] if written else found

    async def _written(self) -> str | None:
        journal = self._journal
        if journal.writing_since is not None and time.monotonic() - journal.writing_since > STUCK_S:
            return DATABASE
        if journal.trouble is not None or time.monotonic() - journal.written_at > TRUSTED_S:
            await self._probe()
        return reason_of(journal.trouble) if journal.trouble is not None else None

    async def _probe(self) -> None:
        """Try to write, for all who ask at this moment together; the journal notes how it went."""
        async with self._probing:
            if time.monotonic() - self._probed_at < PROBE_EVERY_S:
                return
            try:
                async with asyncio.timeout(PROBE_S):
                    await self._journal.probe()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
                self._journal.trouble = error
            finally:
                self._probed_at = time.monotonic()


def reason_of(error: BaseException) -> str:
    """What a failed write says about the database, in a word."""
    cause = getattr(error, "orig", None) or error
    codes = (
        ("sqlite", getattr(cause, "sqlite_errorcode", 0) & 0xFF),  # the rest tells which of a kind
        ("system", getattr(cause, "errno", None)),
        ("postgresql", getattr(cause, "sqlstate", None)),
    )
    return next((REASONS[code] for code in codes if code in REASONS), DATABASE)
