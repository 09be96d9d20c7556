"""What the worker is asked; what comes back is said beside."""

from msgspec import Struct

from samedi.bots.review import Review
from samedi.server.bots.looking_back import FinishedGame
from samedi.server.gate.keys import Keys
from samedi.server.wire.review import FoundMoment


class WorkRequest(Struct, frozen=True, kw_only=True, tag_field="do"):
    """Something that takes long."""


class Resolve(WorkRequest, frozen=True, kw_only=True, tag="resolve"):
    """Work options of a game out: an `Opening`."""

    game: str
    options: bytes
    """As JSON."""


class Inquire(WorkRequest, frozen=True, kw_only=True, tag="inquire"):
    """Ask something else about a game: the answer as JSON."""

    game: str
    path: str
    body: bytes
    """As JSON."""
    seed: int


class WriteFile(WorkRequest, frozen=True, kw_only=True, tag="write-file"):
    """Complete the file of a finished game: the file."""

    exported: bytes
    """As JSON, without what is added here."""
    keys: Keys | None
    """To sign it with; none for a game that came from elsewhere."""


class ListRolls(WorkRequest, frozen=True, kw_only=True, tag="list-rolls"):
    """List every decision of chance in a finished game: a list of `Roll`."""

    game: str
    start: bytes
    """The position before the first action."""
    actions: list[int]


class ShowGame(WorkRequest, frozen=True, kw_only=True, tag="show-game"):
    """Show a game move by move, as a seat may see it: a `Replay` as JSON."""

    game: str
    start: bytes
    """The first position that is shown."""
    actions: list[int]
    seat: int


class PoseQuiz(WorkRequest, frozen=True, kw_only=True, tag="pose-quiz"):
    """Find a questionnaire: a list of `Posed` as JSON."""

    game: str
    seed: int


class ShowFile(WorkRequest, frozen=True, kw_only=True, tag="show-file"):
    """Show the game of a file: a `Replay` as JSON."""

    data: bytes


class ReadFile(WorkRequest, frozen=True, kw_only=True, tag="read-file"):
    """Play the game of a file again: an `ImportedTable`."""

    data: bytes
    person: str
    keys: Keys


class ReadStudy(WorkRequest, frozen=True, kw_only=True, tag="read-study"):
    """Play a study of a file again: a `StudyFile`."""

    data: bytes
    keys: Keys


class LookBack(WorkRequest, frozen=True, kw_only=True, tag="look-back"):
    """Look back on a game by what a device found: a `LookingBackHere`."""

    finished: FinishedGame
    rounds: list[list[FoundMoment]]


class SumUp(WorkRequest, frozen=True, kw_only=True, tag="sum-up"):
    """Find what a review comes to for everybody who played: what is kept of it, by seat."""

    finished: FinishedGame
    review: Review


AnyRequest = (
    Resolve
    | Inquire
    | WriteFile
    | ListRolls
    | ShowGame
    | PoseQuiz
    | ShowFile
    | ReadFile
    | ReadStudy
    | LookBack
    | SumUp
)
