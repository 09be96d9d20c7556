"""What the workers of bots are asked and what they answer. Their states are hidden for the seat."""

from msgspec import Struct


class Choose(Struct, frozen=True):
    """Let a simple bot choose an action for a seat."""

    home: str
    """The module of the game."""
    bot: str
    state: bytes
    seat: int
    seed: int


class GetReady(Struct, frozen=True, tag="get-ready", tag_field="do"):
    """Load or compile the search of a game."""

    home: str


class ToJudge(Struct, frozen=True, omit_defaults=True):
    """A moment of a game that is to be judged."""

    place: int
    """Which one,"""
    compared: int | None = None
    """the action that is compared with what was done, where it is valued again,"""
    salt: int | None = None
    """and with which other seed; none: it is judged for the first time."""


class Judge(Struct, frozen=True, kw_only=True, tag="judge", tag_field="do"):
    """Look back on a game that is over: judge its moments one after the other, as far as the time goes."""

    home: str
    start: bytes
    """The state in which it began,"""
    actions: list[int]
    """and everything that was done."""
    seats: int
    moments: list[ToJudge]
    simulations: int
    seed: int
    is_open: bool = False
    """Whether every seat knows everything."""
    seconds: float | None = None
    """When to stop, though not before the first moment is judged."""


class Judged(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a moment is found to be: chances to win of every seat, 0 to 1."""

    expected: list[float]
    """What could be expected before it."""
    reached: list[float]
    """What is after it."""
    best: int | None = None
    """The action that would have been better, if any,"""
    line: list[int] = []
    """and what would be expected after it."""
    next: int | None = None
    """Where the best was done, the second best,"""
    gap: float = 0.0
    """and by how much it is worse."""
    doubt: float | None = None
    """The half width of a 95 % interval, where it was valued several times."""


class Search(Struct, frozen=True, kw_only=True, tag="search", tag_field="do"):
    """Search for a seat. Stop at the first limit that is reached."""

    home: str
    state: bytes
    seat: int
    seed: int
    simulations: int
    seconds: float | None = None
    threads: int = 1
    sees_replies: bool = True
    """False for one who thinks no further than the own turn."""
    overlooked: int = 0
    """What the judgement of a position leaves out, see `Rules.worth`."""
    rollout: int | None = None
    """How many random decisions follow, if not as many as suit the game."""
    is_flat: bool = False
    """Whether every action is played out to the end, and no tree grows."""
    is_judged: bool = False
    """Whether the game's learnt judgement is trusted, where it has one, instead of all that."""
    weights: str | None = None
    """A file with weights in place of the game's own."""
    is_bare: bool = False
    """Whether values are what the judgement says, for bots to choose by, and not as people are shown them."""
    tells_lines: bool = True
    """Whether what is expected after each action is told."""
    tells_value: bool = False
    """Whether the position itself is valued for the seat, be it to act or not."""


class Variation(Struct, frozen=True):
    """What was found out about one action."""

    action: int
    visits: int
    value: float
    """What it pays to the seat on average, 0 to 1."""
    expected: list[int]
    """The actions expected after it."""


class Searched(Struct, frozen=True):
    """The actions, the most visited first."""

    variations: list[Variation]
    simulations: int
    seconds: float
    value: float | None = None
    """What the position is worth to the seat, 0 to 1, if that was asked for,"""
    values: list[float] = []
    """and to every seat, where more than two of them know the same and one judgement tells of all."""
