"""Which status belongs to which refusal, and when to come again."""

from samedi.core.errors import SamediError
from samedi.server.failure import Failure
from samedi.server.gate.limits import wait_message
from samedi.server.tables.opening import Unreadable
from samedi.server.tables.session import Gone
from samedi.server.work.pool import NotNow

__all__ = ["Failure", "status_of", "too_many"]


def too_many(wait: float) -> Failure:
    """Somebody asks too much, and may ask again in some seconds."""
    return Failure(429, wait_message(wait), wait)


def status_of(error: SamediError) -> int:
    """The status of a refusal: 400 unless it says otherwise."""
    if isinstance(error, Failure):
        return error.status
    if isinstance(error, Gone):
        return 404
    if isinstance(error, NotNow):
        return 503
    return 409 if isinstance(error, Unreadable) else 400
