"""Which status belongs to which refusal, and when to come again."""

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.gate.limits import wait_message
from samedi.server.tables.opening import Unreadable
from samedi.server.tables.session import Gone
from samedi.server.work.pool import NotNow

AGAIN = (429, 503)  # refusals that do not last
SOON_S = 5


class Failure(SamediError):
    """A request that is refused with a status of its own, and perhaps for some seconds only."""

    def __init__(self, status: int, message: Message, wait: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.wait = SOON_S if wait is None and status in AGAIN else wait


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
