"""What every game gives."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from typing import Any, Generic, Literal, Protocol, TypeVar

import msgspec

from samedi.core.actions import Layout, to_builtins
from samedi.core.balance import Balance
from samedi.core.daily import Daily
from samedi.core.lesson import Lesson
from samedi.core.message import Condition, Message
from samedi.core.observation import Observation
from samedi.core.options import Options
from samedi.core.options import read as read_options
from samedi.core.puzzle import Practice
from samedi.core.quiz import Quiz
from samedi.core.record import Array
from samedi.core.rng import Rng
from samedi.core.rung import Rung

CHANCE = -1  # `mover` of a state that waits for a roll or a draw
OVER = -2  # `mover` of a finished game
SPECTATOR = -1  # the seat of somebody who only watches

Span = tuple[str, str]  # a piece of text and the name of its style
Drawing = list[list[Span]]  # a board, row by row


class AnyState(Protocol):
    """The two fields that every game's state has: what is awaited, and of whom."""

    step: int
    seat: int


def no_conditions(_state: AnyState, _number: int) -> list[Condition]:
    """Nothing is told of what the rules ask."""
    return []


S = TypeVar("S", bound=AnyState)
S_contra = TypeVar("S_contra", bound=AnyState, contravariant=True)


class Rules(Protocol[S_contra]):
    """The rule functions of a game: a module whose functions carry `@rule`."""

    def mover(self, state: S_contra) -> int:
        """The seat to act, CHANCE or OVER."""

    def legal(self, state: S_contra, out: Array[int]) -> int:
        """List the actions of the seat to act in a fixed order; return how many."""

    def outcomes(self, state: S_contra, out: Array[int], weights: Array[int]) -> int:
        """List what chance may bring, with integer weights; return how many."""

    def apply(self, state: S_contra, action: int) -> None:
        """Change the state by a legal action or outcome."""

    def hide(self, state: S_contra, seat: int) -> None:
        """Blank everything that the seat (or a spectator) does not know."""

    def determinise(self, state: S_contra, seat: int, rng: Rng) -> None:
        """Fill a hidden state with something the seat thinks possible, all equally likely."""

    def payoff(self, state: S_contra, seat: int) -> int:
        """What a finished game is worth to a seat, from 0 (lost) to 1000 (won)."""

    def worth(self, state: S_contra, seat: int, overlooked: int) -> int:
        """How well a seat stands, to somebody who overlooks what the bits name (see `knows`)."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Sight(Generic[S]):
    """What a learnt judgement of a game looks at; its states have a field `players`."""

    features: int
    """How many things there are to notice."""
    most: int
    """How many of them at once."""
    notice: Callable[[S, int, Array[int]], int]
    """The rule that lists the numbers of what a seat notices, and returns how many.

    It looks only at what the seat may know, and sees all seats with the same eyes.
    """
    net: Callable[[S], str | None]
    """The name of the weights that judge positions like this one; none: `worth` does."""
    starts: Callable[[], Iterable[Mapping[str, Any]]] | None = None
    """The options of the tables at which it is learnt, of all nets; none: those of `Game.tables`."""
    trace: float = 0.8
    """How much of what is learnt comes from further ahead than the next decision: more in calmer games."""


class Awaits(msgspec.Struct, frozen=True):
    """Whom the game waits for: a seat, chance, or nobody because it is over."""

    kind: Literal["seat", "chance", "over"]
    seat: int | None
    step: str | None


TWO = "two"
SOLO = "solo"  # somebody plays alone, against the game itself
USUAL_RUNGS = (
    Rung(60, 600),
    Rung(60, 200),
    Rung(60, 100),
    Rung(60, 50),
    Rung(100, 20),
    Rung(200),
    Rung(1000),
    Rung(5000, is_judged=True),
)
"""For games that say nothing of it."""


def two(_state: Any) -> str:
    """The only kind of table there is."""
    return TWO


@cache
def step_name(steps: type[IntEnum], step: int) -> str:
    """The public name of a step."""
    return steps(step).name.lower()


def no_facts(_state: Any) -> Mapping[str, Any]:
    """Nothing worth telling."""
    return {}


def no_merits(_better: Any, _done: Any, _seat: int) -> Mapping[str, int]:
    """Nothing is said for one position beside another."""
    return {}


def no_prospect(_state: Any, _number: int) -> None:
    """Nothing worth telling."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Inquiry:
    """Something people may ask about a game besides playing it; to answer may take long."""

    path: str
    """Its address, without what servers put before it."""
    body: type[Any] | None = None
    """What is sent; of what is asked without sending anything the answer never changes."""
    answer: Any
    """The type of the answer, which is JSON."""
    respond: Callable[[Any, Rng], Any]
    """The answer to a body, with the luck it may need."""
    largest: int = 16_384
    """How many bytes may be sent."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """One game: its rules and everything around them."""

    name: str
    """The name in commands and records."""
    home: str
    """The module that holds it as `GAME`, for other processes to load."""
    version: int
    """The version of the rules; a change of what is legal raises it."""
    prefix: str
    """The letters before the numbers of the clauses."""
    words: str
    """The first part of the codes of its messages."""
    tables: Mapping[str, Mapping[str, Any]]
    """Options people like to play with, by the last part of the code `<words>-table-…` that names them."""
    has_secrets: bool
    """Whether seats know different things."""
    worth_scale: int = 1000
    """A difference in `worth` that makes a game half decided."""
    knows: tuple[str, ...] = ()
    """What `worth` takes into account and a beginner may overlook: the n-th is bit n of its last argument."""
    beginners_overlook: tuple[str, ...] = ()
    """Of that, what a beginner overlooks now and then."""
    foresight: tuple[str, ...] = ()
    """Of that, what only the strongest think of: things to come."""
    rollout: int = 10_000
    """How many random decisions tell most about a position, before `worth` judges it."""
    sight: Sight[S] | None = None
    """What a learnt judgement looks at, if there is one."""
    observation: Observation[S] | None = None
    """What programs that learn are shown."""
    kind: Callable[[S], str] = two
    """The kind of table a state belongs to: two, three, four, teams, solo."""
    rungs: Mapping[str, tuple[Rung, ...]] = field(default_factory=lambda: {TWO: USUAL_RUNGS})
    """How strong the levels play, the weakest first, by kind of table; other kinds are as two players."""
    state: type[S]
    """The record that holds a position."""
    fixed: str = ""
    """The field of a part that stays in a whole game as it was set up."""
    steps: type[IntEnum]
    """The values of `state.step`; their names in small letters are the public ones."""
    actions: Layout
    """All actions."""
    options: type[Any]
    """The options, a subclass of `Options`."""
    check: Callable[[Any], Any]
    """Complete and check options that depend on each other."""
    start: Callable[[S, Any], None]
    """Set a blank state up from checked options."""
    rules: Rules[S]
    """The rule functions."""
    view: Callable[[S], Mapping[str, Any]]
    """The public view of a state, as JSON; of a hidden state, what the seat may see."""
    constants: Callable[[S], Mapping[str, Any]] = no_facts
    """What the rules say of a whole game, as JSON, the same of all its states: the board, thresholds."""
    facts: Callable[[S], Mapping[str, Any]] = no_facts
    """What follows from a state by the rules, as JSON; of a hidden state, what the seat could work out."""
    prospect: Callable[[S, int], Any] = no_prospect
    """What comes of a legal action, as JSON, or None: where it leads, what it costs or brings."""
    result: Callable[[S], Mapping[str, Any]]
    """The result of a finished game, as JSON."""
    reason: Callable[[S, int], Message]
    """Why an action is illegal now."""
    conditions: Callable[[S, int], list[Condition]] = no_conditions
    """What the rules ask of an action, each with whether it is so now."""
    describe: Callable[[S, int], Message]
    """What an action does, for people, before it is done; its code with “-told” says it afterwards."""
    status: Callable[[S], list[Message]]
    """What a player should know now besides the board: the throw, the score."""
    draw: Callable[[S], Drawing]
    """The board as rows of styled text."""
    merits: Callable[[S, S, int], Mapping[str, int]] = no_merits
    """What a seat would have more of in one position than in another, by the last part of `<words>-why-…`.

    Each is a fact about the own side of both; the amounts compare as `worth` does.
    """
    explain: Callable[[S, int], list[Message]] | None = None
    """Why an action that is no free choice goes as it does, step by step; nothing to explain by default."""
    seen: Callable[[S, int, int], dict[str, Any]] | None = None
    """How an action looks to a seat (-1: a spectator), from its hidden state, as JSON; none: all see all."""
    drawn: str | None = None
    """The option that a player may draw by hand; who draws it sits last."""
    is_slow_to_set_up: bool = False
    """Whether `check` and `start` may take so long that others should not wait meanwhile."""
    inquiries: tuple[Inquiry, ...] = ()
    """What people may ask besides playing."""
    examples: tuple[Lesson, ...] = ()
    """Whole turns to watch, which play themselves."""
    lessons: tuple[Lesson, ...] = ()
    """How it is learnt, from the first lesson to the last."""
    practice: Practice | None = None
    """What its puzzles are about, if it has any."""
    quiz: Quiz | None = None
    """What may be asked about its rules."""
    daily: Daily | None = None
    """The game of the day, if it can be played alone."""
    balance: Balance | None = None
    """What is asked about its balance; none: its `tables` are compared."""

    def awaits(self, state: S) -> Awaits:
        """Whom a state waits for."""
        mover = self.rules.mover(state)
        if mover == OVER:
            return Awaits(kind="over", seat=None, step=None)
        seat = int(state.seat) if state.seat >= 0 else None
        step = step_name(self.steps, state.step)
        return Awaits(kind="chance" if mover == CHANCE else "seat", seat=seat, step=step)

    def overlooked(self, mistakes: Iterable[str]) -> int:
        """The bits of what somebody with these mistakes overlooks; some are made in other games only."""
        return sum(1 << bit for bit, name in enumerate(self.knows) if name in mistakes)

    def rungs_for(self, state: S) -> tuple[Rung, ...]:
        """How strong the levels play at a table like this."""
        return self.rungs.get(self.kind(state), self.rungs[TWO])

    def lesson(self, name: str) -> Lesson | None:
        """The lesson with a name; those of earlier times may be gone."""
        return next((each for each in (*self.lessons, *self.examples) if each.name == name), None)

    def explained(self, state: S, number: int) -> list[Message]:
        """Step by step, why an action goes as it does; often there is nothing to explain."""
        return self.explain(state, number) if self.explain else []

    def look(self, hidden: S, number: int, seat: int) -> dict[str, Any]:
        """An action as a seat (-1: a spectator) sees it done in its hidden state, as JSON."""
        return self.seen(hidden, number, seat) if self.seen else to_builtins(self.actions.structure(number))

    def resolve(self, given: Options | dict[str, Any]) -> Any:
        """Complete and check options."""
        return self.check(given if isinstance(given, Options) else read_options(self.options, given))
