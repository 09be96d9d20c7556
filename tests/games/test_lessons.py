"""Lessons of all games: each can be solved, each task tells moves apart, and all have words."""

import re
from collections.abc import Iterator

import pytest

from samedi.core.lesson import Deed, Lesson, Task, listed, way_to
from samedi.core.position import Position
from samedi.core.record import copy
from samedi.games import NAMES, game, rules_text
from samedi.words import LANGUAGES, say

MOST_WORDS = 30
FIRST_MOVE_S = 20
OPENS_S = 1  # `python -m bench.lessons` measures it
WORDS_A_SECOND = 2.5  # as slowly as one reads aloud
TAP_S = 2
MARKED = re.compile(r"^- \*\*(\S+)\*\* ★", re.MULTILINE)
LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.name}") for name in NAMES for lesson in game(name).lessons
]

EXAMPLES = [
    pytest.param(name, lesson, id=f"{name}-{lesson.name}") for name in NAMES for lesson in game(name).examples
]


def opened(name: str, lesson: Lesson) -> Position:
    """The position of a lesson, reached by legal actions only."""
    position = Position(game(name), lesson.options, mode="strict")
    for text in lesson.way.split():
        position.play(text)
    return position


def asked(name: str, lesson: Lesson) -> Iterator[tuple[Task, Position]]:
    """Every task with the position in which it is asked, when the ones before were done the shortest way."""
    position, chance, replies = (
        opened(name, lesson),
        iter(lesson.chance.split()),
        iter(lesson.replies.split()),
    )
    for task in lesson.tasks:
        is_done = False
        while not is_done:
            while position.awaits.seat != lesson.seat or position.is_chance:
                scripted = next(chance if position.is_chance else replies, None)
                position.play(scripted or position.legal_numbers()[0])
            yield task, position
            is_done = goes(task, position, lesson.seat)


def goes(task: Task, position: Position, seat: int) -> bool:
    """Go the way to what is asked, or to where others go on; whether it was done."""
    way = way_to(position.game, task, position.state, seat)
    assert way, f"{task.name} cannot be done"
    for number in way[:-1]:
        position.play(number)
    before = copy(position.state)
    position.play(way[-1])
    return task.right(Deed(before, position.game.actions.structure(way[-1]), position.state))


@pytest.mark.parametrize(("name", "lesson"), [*LESSONS, *EXAMPLES])
def test_every_lesson_can_be_solved(name: str, lesson: Lesson) -> None:
    assert {task for task, _position in asked(name, lesson)} == set(lesson.tasks)


def fails(task: Task, position: Position) -> bool:
    """Whether some legal action is not what is asked, nor leads there."""
    for number in listed(position.game, position.state):
        after = copy(position.state)
        position.game.rules.apply(after, number)
        deed = Deed(position.state, position.game.actions.structure(number), after)
        if not task.right(deed) and not task.leads(deed):
            return True
    return False


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_every_task_tells_moves_apart_unless_there_is_no_choice(name: str, lesson: Lesson) -> None:
    for task in () if lesson.is_game else lesson.tasks:
        found = [fails(each, position) for each, position in asked(name, lesson) if each is task]
        assert any(found) is not task.is_forced, task.name


CELL = re.compile(r"\b[a-g][1-7]\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", game("baron_voodoo").lessons, ids=lambda each: each.name)
def test_a_hint_says_and_shows_the_same_move(lesson: Lesson, language: str) -> None:
    for task, position in asked("baron_voodoo", lesson):
        hint = say(language, f"baron-lesson-{lesson.name}-{task.name}-hint")
        played = position.game
        shown = "".join(
            played.actions.text(each) for each in way_to(played, task, position.state, lesson.seat)
        )
        cells = {*CELL.findall(re.sub("[-^>]", " ", shown))}
        for source, target in re.findall(r"([a-g][1-7])-([a-g][1-7])", shown):
            cells.add(
                "".join(chr((ord(one) + ord(other)) // 2) for one, other in zip(source, target, strict=True))
            )
        assert {*CELL.findall(hint)} <= cells, hint


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_first_move_is_made_within_twenty_seconds(name: str, language: str) -> None:
    if not game(name).lessons:
        return
    lesson = game(name).lessons[0]
    task, position = next(asked(name, lesson))
    words = len(say(language, f"{game(name).words}-lesson-{lesson.name}-{task.name}").split())
    taps = len(way_to(position.game, task, position.state, lesson.seat))
    assert OPENS_S + words / WORDS_A_SECOND + taps * TAP_S <= FIRST_MOVE_S


def codes(name: str, lesson: Lesson) -> Iterator[str]:
    base = f"{game(name).words}-lesson-{lesson.name}"
    yield from (base, f"{base}-learnt")
    parts = ("",) if lesson.plays_itself else ("", "-hint", "-right")
    for task in lesson.tasks:
        yield from (f"{base}-{task.name}{part}" for part in parts)
        yield from (f"{base}-{task.name}-{answer}" for answer in task.instead)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), [*LESSONS, *EXAMPLES])
def test_every_step_is_said_in_a_few_words(name: str, lesson: Lesson, language: str) -> None:
    for code in codes(name, lesson):
        assert 0 < len(say(language, code).split()) <= MOST_WORDS, code


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_that_a_lesson_names_is_one(name: str) -> None:
    text = rules_text(name, "en")
    for lesson in game(name).lessons:
        assert [clause for clause in lesson.clauses if f"**{clause}**" not in text] == []


@pytest.mark.parametrize("name", NAMES)
def test_what_players_must_know_is_practised(name: str) -> None:
    first, *others = (MARKED.findall(rules_text(name, language)) for language in LANGUAGES)
    practised = {clause for lesson in game(name).lessons for clause in lesson.clauses}
    assert first
    assert others == [first] * len(others)
    assert set(first) - practised == set()


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_what_chance_and_others_do_in_a_lesson_is_legal(name: str, lesson: Lesson) -> None:
    numbers = game(name).actions
    for text in (*lesson.chance.split(), *lesson.replies.split()):
        assert numbers.text(numbers.parse(text)) == text
