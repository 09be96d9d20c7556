"""Why a table does not do what somebody asks."""

from samedi.core.errors import SamediError
from samedi.core.message import Message


class Refused(SamediError):
    """The table does not do this, now or for this sender."""


class Duplicate(Refused):
    """The same sender has sent this before; it was done then."""

    def __init__(self, seq: int) -> None:
        super().__init__(Message("table-duplicate", {"seq": seq}))
        self.seq = seq


class Conflict(Refused):
    """The game has moved on since the sender looked."""

    def __init__(self, seen: int, changed: int) -> None:
        super().__init__(Message("table-conflict", {"seen": seen, "changed": changed}))


class BadSnapshot(SamediError):
    """A snapshot that this version of the table cannot read; the log is still the truth."""


class UnfairDice(SamediError):
    """An exported game whose dice do not come from its secret."""
