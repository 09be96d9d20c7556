"""A table at which somebody learns: it begins at the position of a lesson, and tells how far they are."""

from typing import Any, Literal

from msgspec import Struct

from samedi.core import lesson as lessons
from samedi.core.game import Game
from samedi.core.lesson import OTHER, Lesson, Progress
from samedi.core.message import Message
from samedi.core.position import buffer
from samedi.table import dailies, puzzles
from samedi.table.context import TableContext
from samedi.table.dice import DAILY
from samedi.table.events import Taught
from samedi.table.refusals import Refused
from samedi.table.settings import Settings


class LessonView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A lesson as whoever learns sees it."""

    name: str
    at: int
    """Which lesson of its game it is, from 1."""
    of: int
    """How many there are."""
    task: int
    """Which task is asked, from 0."""
    tasks: int
    title: Message
    state: Literal["asked", "other", "done"]
    """Whether something is asked, something else was done instead, or all is done."""
    said: Message | None = None
    """The answer to what was done last."""
    text: Message
    """What is asked, or in the end what was learnt."""
    hint: Message | None = None
    """Where to look."""
    way: list[dict[str, Any]] = []
    """What could be done now, one action after the other."""
    back: int | None = None
    """Where to take back to, after something else."""
    next: str | None = None
    """The lesson after this one."""
    plays: bool = False
    """Whether it is an example that plays itself."""
    ends: bool = False
    """Whether the game ends with the turn in which all is done."""
    is_game: bool = False
    """Whether it goes on as a game when all is done."""


def settings_of(lesson: Lesson) -> Settings:
    """How a table plays at which somebody learns: nothing goes on without a word, unless it is a game."""
    if lesson.name.startswith(DAILY):
        return dailies.SETTINGS
    return Settings(confirm=not lesson.is_game, take_back="consent", chat="off", watchers=0)


def lesson_or_puzzle(game: Game[Any], name: str) -> Lesson | None:
    """What a table may be opened for."""
    return game.lesson(name) or puzzles.as_lesson(game, name) or dailies.as_lesson(game, name)


def taught(game: Game[Any], name: str) -> tuple[Lesson, Taught]:
    """A lesson, and what the record of its table says of it."""
    lesson = lesson_or_puzzle(game, name)
    if lesson is None:
        raise Refused(Message("table-no-lesson"))
    return lesson, Taught(lesson=name, way=lesson.way.split())


def lesson_of(context: TableContext) -> Lesson | None:
    """The lesson of a table; none also where it is one of earlier times that is taught no more."""
    taught = context.memory.taught
    return None if taught is None else context.game.lesson(taught.lesson)


def outcome(context: TableContext, state: Any, roll: int) -> int | None:
    """What chance brings by the lesson, where it says so and it can."""
    lesson = lesson_of(context)
    brings = lesson.chance.split() if lesson else []
    if roll >= len(brings):
        return None
    number = context.game.actions.parse(brings[roll])
    out, weights = buffer(len(context.game.actions)), buffer(len(context.game.actions))
    count = context.game.rules.outcomes(state, out, weights)
    return number if number in out[:count] else None


def reply(context: TableContext) -> int | None:
    """What the seat that is asked does by the lesson, where it says so and it is legal."""
    lesson = lesson_of(context)
    replies = lesson.replies.split() if lesson else []
    done = sum(actor >= 0 and lesson is not None and actor != lesson.seat for actor in context.memory.actors)
    if done >= len(replies):
        return None
    number = context.game.actions.parse(replies[done])
    return number if number in context.legal() else None


def view(context: TableContext, seat: int) -> LessonView | None:
    """How far the one who learns is; nobody else is told."""
    lesson = lesson_of(context)
    if lesson is None or seat != lesson.seat:
        return None
    memory, game = context.memory, context.game
    reached = lessons.progress(game, lesson, context.new_board(), memory.actions, memory.actors)
    names = [each.name for each in (game.examples if lesson.plays_itself else game.lessons)]
    at = names.index(lesson.name) + 1
    is_done = reached.task == len(lesson.tasks)
    code = f"{game.words}-lesson-{lesson.name}"
    return LessonView(
        name=lesson.name,
        at=at,
        of=len(names),
        task=reached.task,
        tasks=len(lesson.tasks),
        title=Message(code),
        state="done" if is_done else "asked" if reached.answer is None else "other",
        said=_said(code, lesson, reached),
        text=Message(f"{code}-learnt" if is_done else f"{code}-{lesson.tasks[reached.task].name}"),
        hint=None
        if is_done or lesson.plays_itself
        else Message(f"{code}-{lesson.tasks[reached.task].name}-hint"),
        way=[] if is_done or reached.answer is not None else _way(context, lesson, reached),
        back=_back(context, lesson, reached),
        next=names[at] if at < len(names) else None,
        plays=lesson.plays_itself,
        ends=lesson.ends,
        is_game=lesson.is_game,
    )


def _said(code: str, lesson: Lesson, reached: Progress) -> Message | None:
    """The answer to what was done last; what has none of its own is told by the page as it was done."""
    if lesson.plays_itself:
        return None
    if reached.answer is not None:
        own = reached.answer != OTHER
        return Message(f"{code}-{lesson.tasks[reached.task].name}-{reached.answer}") if own else None
    return None if reached.done is None else Message(f"{code}-{lesson.tasks[reached.done].name}-right")


def _way(context: TableContext, lesson: Lesson, reached: Progress) -> list[dict[str, Any]]:
    """What could be done now; while a word is awaited, nothing."""
    if context.asked != lesson.seat or context.memory.confirming is not None:
        return []
    found = lessons.way_to(context.game, lesson.tasks[reached.task], context.board, lesson.seat)
    return [context.game.actions.json(number) for number in found]


def _back(context: TableContext, lesson: Lesson, reached: Progress) -> int | None:
    """Where the first action stands that was done at a task to which the answer was no."""
    if reached.answer is None:
        return None
    return context.memory.actors.index(lesson.seat, reached.since)
