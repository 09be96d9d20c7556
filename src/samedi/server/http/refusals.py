"""Which status belongs to which refusal."""

from samedi.core.errors import SamediError
from samedi.core.message import Message
from samedi.server.tables.opening import Unreadable
from samedi.server.tables.session import Gone


class Failure(SamediError):
    """A request that is refused with a status of its own."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message)
        self.status = status


def status_of(error: SamediError) -> int:
    """The status of a refusal: 400 unless it says otherwise."""
    if isinstance(error, Failure):
        return error.status
    if isinstance(error, Gone):
        return 404
    return 409 if isinstance(error, Unreadable) else 400
