"""What a table remembers, all of it: a snapshot is this and the state of the game."""

from typing import Any, Literal

from msgspec import Struct, field

from samedi.table.dice import dice_name
from samedi.table.events import Begun, Ended, Occupant, Open, Sealed, Taught
from samedi.table.limits import MOST_KEYS, OPENING_MS, VERSION
from samedi.table.settings import Settings

Stage = Literal["empty", "lobby", "playing", "over"]


class Seat(Struct):
    """A place at the table."""

    occupant: Occupant = Open()
    is_ready: bool = False
    owner: str | None = None
    """The person a bot plays for, who may come back."""
    has_stand_in: bool = False
    """Whether a bot took the seat over from a person."""


class Clock(Struct):
    """The time of all seats, in ms."""

    left: list[int] = []
    running: int | None = None
    since: int = 0
    begun: int = -1
    """The latest place in the game at which a move began: only later ones earn time."""


class Contribution(Struct, frozen=True):
    """A random number that somebody added to the dice."""

    by: str
    entropy: str


class Opening(Struct, frozen=True):
    """The moment after the start in which screens open their numbers."""

    awaits: list[str]
    """The people who are to open theirs now."""
    until: int
    """How long they have, in ms of the server's time."""


class Offer(Struct):
    """What somebody asks to take back, and who has agreed."""

    seq: int
    """The number of the event that asked."""
    seat: int
    to: int
    accepted: list[str] = []


class SeatRequest(Struct):
    """Who asks for a bot's seat, and who has agreed."""

    seq: int
    """The number of the event that asked."""
    seat: int
    by: str
    name: str
    accepted: list[str] = []


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Something that was said."""

    at: int
    by: str
    name: str
    text: str | None = None
    phrase: str | None = None
    to_watchers: bool = False


class Memory(Struct, kw_only=True):
    """Everything the events so far have led to, but the state of the game."""

    version: int = VERSION
    stage: Stage = "empty"
    seq: int = 0
    """The number of the last event."""
    at: int = 0
    """The time of the last event, in ms."""
    changed: int = 0
    """The number of the last event that changed the game or whom it asks."""
    changed_at: int = 0

    id: str = ""
    game: str = ""
    rules: int = 0
    vouched: bool | None = None
    """Of a game that came as a file, whether this server had signed it."""
    taught: Taught | None = None
    """Of a table at which somebody learns: its lesson."""
    begun: Begun | None = None
    """Of a game that goes on from a moment of another one: from where."""
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    host: str = ""
    seats: list[Seat] = []
    names: dict[str, str] = {}
    """The names of people, also of those who have gone."""
    watchers: list[str] = []
    links: int = 0
    """How many times the links to the table have been made void."""
    sent_away: list[str] = []
    """People whom the host has sent away."""
    stand_ins: dict[str, str] = {}
    """The bots that people want to play for them while they are away."""
    answered: dict[str, dict[str, int]] = {}
    """For each sender, the latest keys and the numbers of the events that answered them."""

    drawer: int | None = None
    is_drawn: bool = False
    commitment: str = ""
    entropy: list[Contribution] = []
    seals: list[Sealed] = []
    """Before the start in the order they came, then in the order in which the numbers go into the dice."""
    opening: Opening | None = None
    secret: str | None = None
    """The secret of the dice, once it is open."""

    actions: list[int] = []
    actors: list[int] = []
    """Who did each action: a seat or chance."""
    times: list[int] = []
    following: list[int] = []
    """The places of actions that belong to the one before: they are taken back together."""
    on_device: list[int] = []
    """The places of actions of bots for which a person's device thought."""
    handed: int = 0
    """How many actions have been confirmed."""
    confirming: int | None = None
    """The seat whose word is awaited before the game goes on."""
    offer: Offer | None = None
    seat_request: SeatRequest | None = None
    looking: dict[str, int] = {}
    """For people with several seats, the one their screen is turned to."""
    clock: Clock = field(default_factory=Clock)
    out: list[str] = []
    """People who gave up or ran out of time."""
    gone: list[str] = []
    """People who sat here to the end and have left."""
    votes: list[str] = []
    """People who want to abandon the game."""
    ended: Ended | None = None
    rematch: list[str] = []
    """People who want to play again."""
    successor: str | None = None
    """The table at which they do."""

    chat: list[ChatLine] = []
    muted: list[str] = []

    def answer(self, by: str, key: str) -> int | None:
        """The number of the event that answered a sender's key."""
        return self.answered.get(by, {}).get(key)

    def note_answer(self, by: str, key: str, seq: int) -> None:
        """Remember which event answered a key, and forget the oldest beyond some."""
        keys = self.answered.setdefault(by, {})
        keys[key] = seq
        if len(keys) > MOST_KEYS:
            del keys[next(iter(keys))]

    @property
    def numbers(self) -> list[str]:
        """What people have given to the dice: numbers in clear, then those that were sealed and opened."""
        opened = [each.number for each in self.seals if each.number is not None]
        return [each.entropy for each in self.entropy] + opened

    @property
    def dice_name(self) -> str:
        """Under which name the dice of the table fall."""
        return dice_name(self.id, self.taught.lesson if self.taught else None)

    def sealed_by(self, person: str) -> Sealed | None:
        """The seal of a person."""
        return next((each for each in self.seals if each.by == person), None)

    def await_numbers(self, at: int) -> None:
        """Wait for the numbers still sealed: for the first alone, then for all others at once."""
        awaited = [each.by for each in self.seals if each.is_awaited]
        if awaited and awaited[0] == self.seals[0].by:
            awaited = awaited[:1]
        is_same = self.opening is not None and set(awaited) <= set(self.opening.awaits)
        until = self.opening.until if self.opening is not None and is_same else at + OPENING_MS
        self.opening = Opening(awaited, until) if awaited else None
