"""Lessons of all games: each can be solved, each task tells moves apart, and all have words."""

import re
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from samedi.core.game import CHANCE
from samedi.core.lesson import Deed, Lesson, Task, answer, listed, progress, way_to
from samedi.core.position import Position
from samedi.core.record import copy
from samedi.games import NAMES, game, rules_text
from samedi.games.baron_voodoo.actions import LOWER, Apply, Change, Steal, Take
from samedi.games.baron_voodoo.grouping import best_grouping
from samedi.games.baron_voodoo.lessons.positions import zone
from samedi.games.baron_voodoo.model import FACES
from samedi.games.dicke_daemonen.model import COLOURS, NONE, WHITE
from samedi.games.dicke_daemonen.scoring import majority
from samedi.words import LANGUAGES, say

MOST_WORDS = 30
FIRST_MOVE_S = 20
OPENS_S = 1  # `python -m bench.lessons` measures it
WORDS_A_SECOND = 2.5  # as slowly as one reads aloud
TAP_S = 2
ATTEMPTS = 25
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


class Attempt:
    """Somebody who does any of what is asked, or leads there, and hears what all else is answered."""

    def __init__(self, name: str, lesson: Lesson, seed: int) -> None:
        self.rng = Random(seed)
        self.lesson, self.position = lesson, opened(name, lesson)
        self.chance, self.replies = iter(lesson.chance.split()), iter(lesson.replies.split())
        self.answered: set[tuple[str, str]] = set()

    def learn(self) -> None:
        """Do the whole lesson; each task can be done as long as it is asked."""
        for task in self.lesson.tasks:
            while not task.needless(self.position.state):
                self.let_others_act()
                if task.needless(self.position.state):
                    break
                assert self.position.awaits.kind == "seat", f"{task.name} cannot be done any more"
                if self.act(task):
                    break

    def let_others_act(self) -> None:
        """Until whoever learns is asked."""
        while self.position.awaits.kind != "over" and (
            self.position.is_chance or self.position.awaits.seat != self.lesson.seat
        ):
            scripted = next(self.chance if self.position.is_chance else self.replies, None)
            legal = self.position.legal_numbers()
            number = self.position.game.actions.parse(scripted) if scripted else None
            self.position.play(number if number in legal else self.rng.choice(legal))

    def act(self, task: Task) -> bool:
        """Do something that was asked or leads there; whether it was asked."""
        offered = []
        assert way_to(self.position.game, task, self.position.state, self.lesson.seat), task.name
        for number in listed(self.position.game, self.position.state):
            deed = self.deed(number)
            if task.right(deed) or task.leads(deed):
                offered.append(number)
            else:
                self.answered.add((task.name, answer(task, deed)))
        assert offered, f"nothing leads to {task.name}"
        chosen = self.rng.choice(offered)
        is_right = task.right(self.deed(chosen))
        self.position.play(chosen)
        return is_right

    def deed(self, number: int) -> Deed:
        """What an action would do."""
        after = copy(self.position.state)
        self.position.game.rules.apply(after, number)
        return Deed(self.position.state, self.position.game.actions.structure(number), after)


@pytest.mark.parametrize(
    ("name", "lesson"), [each for each in LESSONS if not cast("Lesson", each.values[1]).is_game]
)
def test_whatever_leads_there_can_go_on_and_every_answer_is_given(name: str, lesson: Lesson) -> None:
    answered = set()
    for seed in range(ATTEMPTS):
        attempt = Attempt(name, lesson, seed)
        attempt.learn()
        answered |= attempt.answered
    assert {(task.name, each) for task in lesson.tasks for each in task.instead} - answered == set()


@pytest.mark.parametrize(
    ("name", "taught", "done", "asked_next"),
    [
        pytest.param("chevalier_noir", "walk", "G4 G2 +O6", None, id="no-die-is-left"),
        pytest.param("dicke_daemonen", "game", "r2B ?r", None, id="predicted-at-once"),
        pytest.param("dicke_daemonen", "game", "wB -", "predict", id="used-the-ghost-at-once"),
    ],
)
def test_what_cannot_be_done_any_more_is_not_asked(
    name: str, taught: str, done: str, asked_next: str | None
) -> None:
    lesson = game(name).lesson(taught)
    assert lesson
    position = opened(name, lesson)
    deeds = [game(name).actions.parse(text) for text in (*lesson.chance.split(), *done.split())]
    actors = []
    for number in deeds:
        actors.append(CHANCE if position.is_chance else lesson.seat)
        position.play(number)
    reached = progress(game(name), lesson, opened(name, lesson).state, deeds, actors)
    names = [*(task.name for task in lesson.tasks), None]
    assert names[reached.task] == asked_next


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_every_task_tells_moves_apart_unless_there_is_no_choice(name: str, lesson: Lesson) -> None:
    for task in () if lesson.is_game else lesson.tasks:
        found = [fails(each, position) for each, position in asked(name, lesson) if each is task]
        assert any(found) is not task.is_forced, task.name


def heard_after(task: Task, position: Position, done: str) -> str | None:
    """What answers the last of some actions, the others leading there; none where they are not legal."""
    state = position.state
    for text in done.split():
        number = position.game.actions.parse(text)
        if number not in listed(position.game, state):
            return None
        after = copy(state)
        position.game.rules.apply(after, number)
        deed, state = Deed(state, position.game.actions.structure(number), after), after
        if not (task.right(deed) or task.leads(deed)):
            return answer(task, deed)
    return None


DECIDED = [
    pytest.param(
        "baron_voodoo", "white", "change", "- RC=S", "no-effect", id="a-face-made-by-change-has-no-effect"
    ),
    pytest.param(
        "baron_voodoo", "protect", "renew", "- d2-b2", "jumped", id="protection-ends-with-the-next-turn"
    ),
    pytest.param(
        "baron_voodoo", "protect", "renew", "++", "again", id="an-extra-turn-does-not-end-protection"
    ),
    pytest.param(
        "baron_voodoo", "exchange", "take", "- f3-f5", "steal", id="protection-does-not-stop-exchange"
    ),
    pytest.param("baron_voodoo", "slide", "slide", "!w 6<", "idle", id="a-slide-must-open-the-capture"),
    pytest.param(
        "baron_voodoo", "again", "spread", "!b ^b2 >a1 >c1", "apart", id="several-dice-share-a-cell"
    ),
    pytest.param("baron_voodoo", "end", "move", "!l ^b1 >c1", "elsewhere", id="a-power-must-leave-a-capture"),
    pytest.param("baron_voodoo", "majorities", "take", "- a3-a5", "held", id="a-colour-nobody-holds"),
    pytest.param("baron_voodoo", "majorities", "tie", "- ~1PS", "trigger", id="a-tie-goes-to-the-trigger"),
    pytest.param("baron_voodoo", "majorities", "tie", "- ~2YS", "lost", id="a-tie-goes-on-clockwise"),
    pytest.param(
        "baron_voodoo", "groups", "lower", "- ! - _TC _TO _TP ; -", "kept", id="several-combinations"
    ),
    pytest.param("chevalier_noir", "knight", "ride", "G1", "pawn", id="equal-ranks-do-not-beat-each-other"),
    pytest.param("chevalier_noir", "team", "lift", "P3", "pawn", id="dice-never-move-a-partners-pawn"),
    pytest.param("chevalier_noir", "home", "arrivee", "+O6", "entered", id="arrivee-is-the-seventh-step"),
    pytest.param(
        "dicke_daemonen", "crossing", "four", "b5F", "elsewhere", id="only-two-strings-at-a-crossing"
    ),
    pytest.param("dicke_daemonen", "predict", "one", "b7F", "elsewhere", id="an-open-ghost-scores-nothing"),
    pytest.param("dicke_daemonen", "end", "name", "?g", "colour", id="a-named-colour-is-taken"),
    pytest.param("dicke_daemonen", "end", "level", "b2G", "elsewhere", id="level-colours-win-together"),
    pytest.param("dicke_daemonen", "ghost", "freeze", "wH", "field", id="demons-of-a-frozen-field-count"),
    pytest.param("chevalier_noir", "team", "rival", "N1", "rode", id="partners-are-not-sent-back"),
]


@pytest.mark.parametrize(("name", "taught", "asking", "done", "answered"), DECIDED)
def test_knowing_a_rule_decides_whether_a_task_is_done(
    name: str, taught: str, asking: str, done: str, answered: str
) -> None:
    lesson = game(name).lesson(taught)
    assert lesson
    answers = [
        heard
        for task, position in asked(name, lesson)
        if task.name == asking and (heard := heard_after(task, position, done)) is not None
    ]
    assert answers == [answered]


@pytest.mark.parametrize("name", ["groups", "white", "end"])
def test_what_a_lesson_says_of_combinations_is_what_the_page_proposes(name: str) -> None:
    lesson = game("baron_voodoo").lesson(name)
    assert lesson
    proposed = {
        frozenset(group)
        for task, position in asked("baron_voodoo", lesson)
        if task.name == "lower"
        for group in best_grouping(zone(position.state)).groups
    }
    shown = [each.split() for each in lesson.tasks[-1].way.split(";")]
    parse = game("baron_voodoo").actions.parse
    dice = [[parse(each) - LOWER for each in group if each.startswith("_")] for group in shown]
    assert proposed == {frozenset(group) for group in dice if group}


def test_the_effect_of_every_face_is_used_in_some_lesson_of_baron_voodoo() -> None:
    used = set()
    for lesson in game("baron_voodoo").lessons:
        *_, (_task, done) = asked("baron_voodoo", lesson)
        position = opened("baron_voodoo", lesson)
        for action in done.history[len(position.history) :]:
            if isinstance(action, Apply | Change | Steal | Take) and position.awaits.seat == lesson.seat:
                used.add(FACES[zone(position.state)[-1] % len(FACES)])
            position.play(action)
    assert used == {*FACES}


def test_who_won_the_barons_marker_still_has_it_when_the_rival_has_played() -> None:
    lesson = game("baron_voodoo").lesson("white")
    assert lesson
    *_, (_task, position) = asked("baron_voodoo", lesson)
    while position.awaits.seat == lesson.seat:
        position.play("-")
    for text in lesson.replies.split():
        position.play(text)
    assert position.awaits.seat == lesson.seat
    assert position.state.marker == lesson.seat


def test_the_first_ghost_is_shown_into_a_field_that_somebody_leads() -> None:
    played = game("dicke_daemonen")
    lesson = next(each for each in played.lessons if each.is_game)
    task, position = next(each for each in asked(played.name, lesson) if each[0].name == "ghost")
    (number,) = way_to(played, task, position.state, lesson.seat)
    field = played.actions.json(number)["field"]
    assert majority(position.state, field) != NONE


def test_the_points_that_the_lesson_of_the_prediction_tells_are_those_of_the_position() -> None:
    lesson = game("dicke_daemonen").lesson("predict")
    assert lesson
    for task, position in asked("dicke_daemonen", lesson):
        said = {code: say("en", f"daemonen-lesson-predict-{code}") for code in ("white", "one")}
        assert "5 points. White has four ghosts" in said["white"]
        assert "White has 4, Fire 5" in said["one"]
        assert (position.state.points[WHITE], position.state.points[COLOURS.index("red")]) == (4, 5), (
            task.name
        )


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
