"""A request that is refused, and how."""

from samedi.core.errors import SamediError
from samedi.core.message import Message

AGAIN = (429, 503)  # refusals that do not last
SOON_S = 5


class Failure(SamediError):
    """A request that is refused with a status of its own, and perhaps for some seconds only."""

    def __init__(self, status: int, message: Message, wait: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.wait = SOON_S if wait is None and status in AGAIN else wait
