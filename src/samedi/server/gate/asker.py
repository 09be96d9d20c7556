"""For whom something is being done: whatever a request leads to knows its address, to take turns by."""

from contextvars import ContextVar

ASKER: ContextVar[str] = ContextVar("asker", default="")
