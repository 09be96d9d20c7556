"""A table at which somebody learns."""

from typing import Any

from samedi.core.game import CHANCE
from samedi.table.commands import Confirm, Create, Move, SeatBot, SetOptions, Sit, Start, TakeBack
from samedi.table.table import Table
from tests.table.evening import CHEVALIER, SECRET, Evening


def lesson_of(name: str) -> Evening:
    """The table of a lesson, with whoever learns and a bot."""
    evening = Evening(CHEVALIER, lesson=name)
    evening.do("ada", Sit, seat=0)
    evening.do("ada", SeatBot, seat=1, bot="zaz")
    evening.do("ada", Start)
    return evening


def shown(evening: Evening) -> Any:
    play = evening.table.play_for(0)
    assert play is not None
    assert play.lesson is not None
    return play.lesson


def move(evening: Evening, text: str) -> None:
    action = CHEVALIER.actions.json(CHEVALIER.actions.parse(text))
    evening.do("ada", Move, seat=0, action=action)


def test_it_begins_at_its_position_with_the_dice_it_names() -> None:
    evening = lesson_of("ranks")
    position = evening.table.play_for(0)
    assert position is not None
    assert position.length == 3  # the roll; what led to the position is no part of the game
    assert [action["die"] for action in position.legal or []][:1] == [1]
    assert evening.memory.actors == [CHANCE] * 3
    assert (shown(evening).state, shown(evening).task) == ("asked", 0)


def test_what_is_asked_is_praised_and_the_next_task_follows() -> None:
    evening = lesson_of("ranks")
    move(evening, "P4")
    assert (shown(evening).state, shown(evening).task) == ("asked", 1)
    assert shown(evening).said.code == "chevalier-lesson-ranks-grand-right"
    move(evening, "M2")
    assert (shown(evening).state, shown(evening).next) == ("done", "knight")
    assert shown(evening).text.code == "chevalier-lesson-ranks-learnt"


def test_something_else_is_answered_and_taken_back() -> None:
    evening = lesson_of("home")
    move(evening, "G1")
    assert shown(evening).state == "other"
    assert shown(evening).said.code == "chevalier-lesson-home-porte-short"
    evening.do("ada", TakeBack, seat=0, to=shown(evening).back)
    assert (shown(evening).state, shown(evening).said) == ("asked", None)
    move(evening, "G3")
    assert shown(evening).task == 1


def test_the_way_that_is_shown_does_what_is_asked() -> None:
    evening = lesson_of("home")
    while shown(evening).state == "asked":
        evening.do("ada", Move, seat=0, action=shown(evening).way[0])
    assert shown(evening).state == "done"


def test_nobody_else_acts_and_no_die_falls_until_whoever_learns_says_so() -> None:
    evening = lesson_of("again")
    for text in ("O4", "N4"):
        move(evening, text)
    assert evening.memory.confirming == 0
    evening.do("ada", Confirm, seat=0)
    assert [CHEVALIER.actions.text(number) for number in evening.memory.actions[-2:]] == [":3", ":5"]


def test_only_whoever_learns_is_told_of_the_lesson() -> None:
    evening = lesson_of("ranks")
    for seat in (1, -1):
        play = evening.table.play_for(seat)
        assert play is not None
        assert play.lesson is None


def test_it_opens_from_its_log_and_from_a_snapshot() -> None:
    evening = lesson_of("ranks")
    move(evening, "P4")
    again = Table(CHEVALIER, "evening", SECRET)
    for event in evening.log:
        again.apply(event)
    assert again.snapshot() == evening.table.snapshot()
    assert Table.restore(CHEVALIER, SECRET, again.snapshot()).play_for(0) == evening.table.play_for(0)


def test_its_options_are_its_own_and_there_are_no_others() -> None:
    evening = Evening(CHEVALIER, {"players": 4}, lesson="ranks")
    assert evening.memory.options["players"] == 2
    assert evening.why("ada", SetOptions, options={"players": 3}) == "table-lesson-is-set"
    empty = Table(CHEVALIER, "evening", SECRET)
    evening.table = empty
    asked = {"game": "chevalier_noir", "name": "Ada", "options": {}}
    assert evening.why("ada", Create, lesson="dancing", **asked) == "table-no-lesson"


def test_a_lesson_that_is_taught_no_more_is_still_a_table() -> None:
    evening = lesson_of("ranks")
    taught = evening.memory.taught
    assert taught is not None
    evening.memory.taught = type(taught)(lesson="bygone", way=taught.way)
    play = evening.table.play_for(0)
    assert play is not None
    assert play.lesson is None
    assert play.legal
