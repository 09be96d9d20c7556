"""The clauses of Pebbles, one test each."""

import pytest

from samedi.core.errors import BadOptions, IllegalAction
from samedi.core.position import Position
from tests.fourth_game.pebbles import GAME
from tests.fourth_game.pebbles.actions import Take


def played(heap: int, *actions: str) -> Position:
    position = Position(GAME, {"heap": heap})
    for action in actions:
        position.play(action)
    return position


def test_pb_1_1_a_heap_has_from_five_to_twenty_one_pebbles_and_usually_twelve() -> None:
    assert Position(GAME, {}).view() == {"heap": 12, "taken": [0, 0]}
    assert Position(GAME, {"heap": 21}).view()["heap"] == 21
    for heap in (4, 22):
        with pytest.raises(BadOptions):
            Position(GAME, {"heap": heap})


def test_pb_1_2_the_first_seat_begins_and_the_other_follows() -> None:
    assert Position(GAME, {}).awaits.seat == 0
    assert played(12, "1").awaits.seat == 1
    assert played(12, "1", "1").awaits.seat == 0


def test_pb_2_1_one_two_or_three_are_taken_and_never_more_than_lie_there() -> None:
    position = played(5, "3", ":H")
    assert list(position.legal) == [Take(1), Take(2)]
    assert list(Position(GAME, {}).legal) == [Take(1), Take(2), Take(3)]
    with pytest.raises(IllegalAction) as refused:
        position.play("3")
    assert refused.value.message.clause == "PB-2.1"
    assert refused.value.message.params == {"count": 3, "heap": 2}


def test_pb_2_2_a_coin_is_tossed_for_two_or_three_and_tails_brings_one_back() -> None:
    assert not played(12, "1").is_chance
    for count, taken in (("2", 2), ("3", 3)):
        assert played(12, count).is_chance
        assert played(12, count, ":H").view() == {"heap": 12 - taken, "taken": [taken, 0]}
        assert played(12, count, ":T").view() == {"heap": 13 - taken, "taken": [taken - 1, 0]}
    assert set(played(12, "2").outcomes.values()) == {0.5}


def test_pb_3_1_whoever_leaves_the_heap_empty_wins_after_the_coin() -> None:
    assert played(5, "3", ":H", "2").is_chance
    assert played(5, "3", ":H", "2", ":H").result == {"winners": [1]}
    last = played(5, "3", ":H", "2", ":T")
    assert not last.is_over
    last.play("1")
    assert last.result == {"winners": [0]}
