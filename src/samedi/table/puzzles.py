"""A table with a puzzle: it begins at its position and answers every move; the answer is told after one."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from samedi.core.game import CHANCE, Game
from samedi.core.lesson import Lesson
from samedi.core.message import Message
from samedi.core.puzzle import Puzzle, shipped, theme_words
from samedi.core.record import copy
from samedi.table.context import TableContext

PREFIX = "puzzle-"  # of the name by which a table knows its puzzle


class Expected(Struct, frozen=True, omit_defaults=True):
    """An action that is expected, to be told as if it were done."""

    seat: int | None
    action: dict[str, Any]
    told: Message
    chance: bool = False


class PuzzleView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle as whoever solves it sees it; chances are in thousandths of a won game."""

    name: str
    grade: int
    """How hard it is, from 1 to 5."""
    state: Literal["asked", "other", "done"]
    """Whether a move is asked for, another one was made, or the best."""
    loss: int | None = None
    """What another move loses, where that is known."""
    chance: int | None = None
    """The chance to win with the best move; told after a move."""
    themes: list[Message] = []
    """What the best move is about; told after a move."""
    answer: list[Expected] = []
    """The best move; told after a move."""
    line: list[Expected] = []
    """What is then expected, after the move that was made."""
    back: int | None = None
    """Where to take back to, after another move."""


def puzzle_named(game: Game[Any], name: str) -> Puzzle | None:
    """The puzzle that a table names; those of earlier times may be gone."""
    return shipped(game.home).get(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else None


def as_lesson(game: Game[Any], name: str) -> Lesson | None:
    """A puzzle as a lesson without tasks: what its table is set up by."""
    puzzle = puzzle_named(game, name)
    if puzzle is None:
        return None
    return Lesson(name=name, options=puzzle.options, way=puzzle.way, seat=puzzle.seat, tasks=(), clauses=())


def view(context: TableContext, seat: int) -> PuzzleView | None:
    """What whoever solves the puzzle of a table is told."""
    taught = context.memory.taught
    puzzle = puzzle_named(context.game, taught.lesson) if taught else None
    if puzzle is None or seat != puzzle.seat:
        return None
    done = [
        context.game.actions.text(number)
        for number, actor in zip(context.memory.actions, context.memory.actors, strict=True)
        if actor == seat
    ]
    wrong = _wrong(puzzle, done)
    if wrong is None and puzzle.next_of(done):
        return PuzzleView(name=puzzle.name, grade=puzzle.grade, state="asked")
    return _answered(
        context, puzzle, done if wrong is None else done[: wrong + 1], is_wrong=wrong is not None
    )


def _wrong(puzzle: Puzzle, done: Sequence[str]) -> int | None:
    """Which of the own actions was the first that belongs to no order of the best move."""
    for at, text in enumerate(done):
        going_on = puzzle.next_of(done[:at])
        if not going_on:
            return None
        if text not in going_on:
            return at
    return None


def _answered(context: TableContext, puzzle: Puzzle, done: Sequence[str], *, is_wrong: bool) -> PuzzleView:
    """What is said of a move."""
    game, start = context.game, context.new_board()
    other = puzzle.others.get(" ".join(done)) if is_wrong else None
    answer = puzzle.answers[0].split()
    made = done if is_wrong else answer
    line = (other.line if other else "") if is_wrong else puzzle.line
    return PuzzleView(
        name=puzzle.name,
        grade=puzzle.grade,
        state="other" if is_wrong else "done",
        loss=other.loss if other else None,
        chance=puzzle.chance,
        themes=[theme_words(game.words, theme) for theme in puzzle.themes],
        answer=_expected(game, start, (), answer, puzzle.seat),
        line=_expected(game, start, made, line.split(), puzzle.seat),
        back=0 if is_wrong else None,
    )


def _expected(
    game: Game[Any], start: Any, made: Sequence[str], line: Sequence[str], seat: int
) -> list[Expected]:
    """A line after some actions, as the seat would see it done."""
    state, told = copy(start), []
    for text in made:
        game.rules.apply(state, game.actions.parse(text))
    for text in line:
        number, who = game.actions.parse(text), game.rules.mover(state)
        hidden = copy(state)
        game.rules.hide(hidden, seat)
        told.append(
            Expected(
                int(state.seat) if state.seat >= 0 else None,
                game.look(hidden, number, seat),
                game.describe(hidden, number),
                who == CHANCE,
            )
        )
        game.rules.apply(state, number)
    return told
