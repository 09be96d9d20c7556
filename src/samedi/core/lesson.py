"""Lessons: positions of a game with what is asked there, one thing after the other.

Their words follow from names: `<words>-lesson-<lesson>` is the title, `…-learnt` what was learnt, `…-<task>`
the task, `…-<task>-hint` where to look, `…-<task>-right` why it was right, `…-<task>-<answer>` what else was
done.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from samedi.core.actions import Action, Layout
from samedi.core.record import copy

OTHER = "other"  # the answer to whatever has none of its own
FURTHEST = 6  # actions of one way
MOST_TRIED = 400  # actions tried to find one


class Deed(NamedTuple):
    """An action of whoever learns, and the game before and after it."""

    before: Any
    action: Any
    after: Any


Judgement = Callable[[Deed], bool]


def never(_deed: object) -> bool:
    """Nothing is meant."""
    return False


def always(_deed: Deed) -> bool:
    """Everything is meant."""
    return True


@dataclass(frozen=True, kw_only=True, eq=False)
class Task:
    """One thing that is asked."""

    name: str
    """The part of its codes."""
    right: Judgement
    """Whether an action does what is asked."""
    leads: Judgement = never
    """Whether an action only leads there, or may be done meanwhile."""
    instead: Mapping[str, Judgement] = field(default_factory=dict)
    """What else may be done, by the last part of the code that answers it, the first that fits."""
    shown: Judgement = always
    """What a hint shows of all that is right, where it can be done."""
    way: str = ""
    """How it is done, in notation, where it takes many actions; otherwise the shortest way is found."""
    is_forced: bool = False
    """Whether there is nothing else to do, which is the point."""
    needless: Callable[[Any], bool] = never
    """Whether there is nothing to ask for, as the game stands: then the next task follows."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Lesson:
    """A position, and what is asked there."""

    name: str
    """The part of its codes, unique in its game."""
    options: Mapping[str, Any]
    """The options of its table."""
    way: str = ""
    """The actions that lead to the position, in notation."""
    seat: int = 0
    """The seat of whoever learns."""
    chance: str = ""
    """What chance brings from there on, in notation, as long as it can."""
    replies: str = ""
    """What the others do from there on, in notation, as long as they can."""
    tasks: tuple[Task, ...]
    clauses: tuple[str, ...]
    """The clauses of the rules it practises or tells."""
    ends: bool = False
    """Whether the game ends with the turn of the last task, which is then played out."""
    plays_itself: bool = False
    """Whether it is only watched: an example, whose tasks say what is done and name their ways."""
    is_game: bool = False
    """Whether it goes on as a game: nothing has to be undone, and no word is awaited at the end of a turn."""


class Taught(Protocol):
    """What is needed of a game."""

    @property
    def actions(self) -> Layout:
        """All actions."""

    @property
    def rules(self) -> Any:
        """The rule functions."""


class Progress(NamedTuple):
    """How far somebody has come in a lesson."""

    task: int
    """Which task is asked; as many as there are when all are done."""
    since: int
    """How long the game was when it was first asked."""
    answer: str | None = None
    """The answer to something else that was done instead, until it is taken back."""
    done: int | None = None
    """The task that was done last."""


def progress(
    game: Taught, lesson: Lesson, start: Any, actions: Sequence[int], actors: Sequence[int]
) -> Progress:
    """How far the actions since the lesson's position have led."""
    state, reached = copy(start), Progress(0, 0)
    for length, (number, actor) in enumerate(zip(actions, actors, strict=True), start=1):
        before = copy(state)
        game.rules.apply(state, number)
        if actor == lesson.seat:
            reached = _after(lesson, reached, Deed(before, game.actions.structure(number), state), length)
        if reached.answer is not None:
            break
        reached = _past_needless(lesson, reached, state, length)
        if reached.task == len(lesson.tasks):
            break
    return reached


def _after(lesson: Lesson, reached: Progress, deed: Deed, length: int) -> Progress:
    task = lesson.tasks[reached.task]
    if task.right(deed):
        return Progress(reached.task + 1, length, done=reached.task)
    if lesson.is_game or task.leads(deed):
        return reached
    return reached._replace(answer=answer(task, deed))


def _past_needless(lesson: Lesson, reached: Progress, state: Any, length: int) -> Progress:
    while reached.task < len(lesson.tasks) and lesson.tasks[reached.task].needless(state):
        reached = reached._replace(task=reached.task + 1, since=length)
    return reached


def answer(task: Task, deed: Deed) -> str:
    """What is said of something that was not asked."""
    return next((name for name, fits in task.instead.items() if fits(deed)), OTHER)


def way_to(game: Taught, task: Task, state: Any, seat: int) -> list[int]:
    """The shortest way to do what is asked, of actions of the seat alone, or to where others go on."""
    named = _rest_of_way(game, task, state)
    return named or _shortest(game, task, state, seat)


def _rest_of_way(game: Taught, task: Task, state: Any) -> list[int]:
    """What is left of the way that a task names, as far as it can be gone from here."""
    whole = [game.actions.parse(text) for text in task.way.split()]
    tails = [whole[begin:] for begin in range(len(whole))]
    return next((tail for tail in tails if _does(game, task, state, tail)), [])


def _does(game: Taught, task: Task, state: Any, way: Sequence[int]) -> bool:
    """Whether a way can be gone, and does what is asked with its last step."""
    deeds: list[Deed] = []
    for number in way:
        if game.rules.mover(state) < 0 or number not in listed(game, state):
            return False
        after = copy(state)
        game.rules.apply(after, number)
        deeds.append(Deed(state, game.actions.structure(number), after))
        state = after
    return bool(deeds) and task.right(deeds[-1])


def _shortest(game: Taught, task: Task, state: Any, seat: int) -> list[int]:
    ways: list[tuple[Any, list[int]]] = [(state, [])]
    to_others: list[int] = []
    poorer: list[int] = []
    tried = 0
    for here, way in ways:
        if game.rules.mover(here) != seat:
            to_others = to_others or way
            continue
        if len(way) == FURTHEST:
            continue
        for number in listed(game, here):
            after = copy(here)
            game.rules.apply(after, number)
            tried += 1
            deed = Deed(here, game.actions.structure(number), after)
            if task.right(deed) and task.shown(deed):
                return [*way, number]
            if task.right(deed):
                poorer = poorer or [*way, number]
            elif task.leads(deed) and tried < MOST_TRIED:
                ways.append((after, [*way, number]))
    return to_others or poorer


def listed(game: Taught, state: Any) -> list[int]:
    """The actions of the seat to act in a state."""
    out = [0] * len(game.actions)
    return [out[index] for index in range(game.rules.legal(state, out))]


def did(kind: type[Action], **fields: Any) -> Judgement:
    """The judgement whether an action is of a kind, with some of its fields."""

    def judge(deed: Deed) -> bool:
        is_kind = isinstance(deed.action, kind)
        return is_kind and all(getattr(deed.action, name) == value for name, value in fields.items())

    return judge


def either(*judgements: Judgement) -> Judgement:
    """Whether one of several judgements holds."""
    return lambda deed: any(judge(deed) for judge in judgements)
