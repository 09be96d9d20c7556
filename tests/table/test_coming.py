"""Coming to play: one command seats somebody, seals their number and makes them ready."""

from dataclasses import replace

from samedi.table.commands import (
    Come,
    Commit,
    LetDraw,
    Ready,
    SeatBot,
    SendAway,
    SetTable,
    Sit,
    Start,
    Vacate,
    Watch,
)
from samedi.table.dice import seal
from samedi.table.limits import BEGIN_MS, HOUSE
from samedi.table.settings import Settings
from tests.kuhn import GAME as KUHN
from tests.table.evening import CHEVALIER, Evening, kinds, number_of


def seal_of(person: str) -> str:
    return seal(number_of(person), "evening", person)


def hosted(players: int = 2) -> Evening:
    """Ada's table, at which she sits."""
    evening = Evening(CHEVALIER, {"players": players})
    evening.do("ada", Sit, seat=0)
    return evening


def test_who_comes_sits_on_the_next_free_chair_sealed_and_ready() -> None:
    evening = hosted(3)
    events = evening.do("bob", Come, name="Bob", seal=seal_of("bob"))
    assert kinds(events) == ["Seated", "Committed", "ReadySet"]
    assert evening.memory.seats[1].is_ready
    assert [each.by for each in evening.memory.seals] == ["bob"]
    evening.do("cem", Come, name="Cem", seat=2)
    evening.do("ada", Start)
    assert evening.replayed().snapshot() == evening.table.snapshot()


def test_of_two_who_come_for_one_chair_the_second_is_told() -> None:
    evening = hosted()
    assert evening.table.free_seats == [1]
    evening.do("bob", Come, name="Bob")
    assert evening.table.free_seats == []
    assert evening.why("cem", Come, name="Cem") == "table-chairs-taken"
    assert evening.why("cem", Come, name="Cem", seat=1) == "table-seat-taken"
    evening.do("cem", Watch, name="Cem")
    evening.do("bob", Vacate, seat=1)
    evening.do("cem", Come)
    assert evening.memory.watchers == ["bob"]


def test_who_may_not_come_is_refused() -> None:
    evening = hosted(3)
    assert evening.why(HOUSE, Come, name="House") == "table-people-only"
    assert evening.why("bob", Come) == "table-name-missing"
    assert evening.why("bob", Come, name="ADA") == "table-name-taken"
    assert evening.why("bob", Come, name="Bob", seat=3) == "table-no-such-seat"
    evening.do("bob", Come, name="Bob")
    assert evening.why("bob", Come) == "table-already-here"
    evening.do("ada", SendAway, person="bob")
    assert evening.why("bob", Come, name="Bob") == "table-sent-away"
    evening.do("cem", Come, name="Cem")
    evening.do("dee", Come, name="Dee")
    evening.do("ada", Start)
    assert evening.why("eve", Come, name="Eve") == "table-stage-playing"


def test_chairs_are_changed_in_one_go_and_readiness_goes_along() -> None:
    evening = hosted(4)
    evening.do("bob", Come, name="Bob")
    assert kinds(evening.do("bob", Come, seat=3)) == ["Seated", "Seated", "ReadySet"]
    assert evening.table.free_seats == [1, 2]
    assert evening.table.held_by("bob") == [3]
    assert evening.memory.watchers == []
    evening.do("ada", Come, seat=2)
    assert evening.memory.host == "ada"
    assert not evening.memory.seats[2].is_ready
    evening.do("ada", Sit, seat=0, name="Zoé")
    assert evening.why("ada", Come, seat=1) == "table-already-here", (
        "with two chairs nobody knows which is meant"
    )


def test_the_game_begins_by_itself_once_everybody_is_ready_and_the_host_too() -> None:
    evening = hosted()
    evening.do("bob", Come, name="Bob")
    assert (evening.table.due_at, evening.table.due(evening.now)) == (None, [])
    evening.do("ada", Ready, seat=0)
    begins_at = evening.memory.at + BEGIN_MS
    assert evening.table.due_at == begins_at
    assert evening.table.due(begins_at - 1) == [], "the host may say it first"
    assert kinds(evening.keep(evening.table.due(begins_at)))[0] == "Started"
    assert evening.memory.stage == "playing"
    assert evening.replayed().snapshot() == evening.table.snapshot()


def test_a_start_by_itself_waits_for_all_that_a_start_by_hand_waits_for() -> None:
    evening = hosted(3)
    evening.do("ada", Ready, seat=0)
    evening.do("bob", Come, name="Bob")
    assert evening.table.due_at is None, "a chair is free"
    evening.do("ada", SeatBot, seat=2, bot="greedy")
    assert evening.table.due_at is not None
    evening.do("ada", SetTable, settings=Settings(hints=True))
    assert evening.table.due_at is None, "everybody looks at the settings first"


def test_without_a_host_at_a_chair_nothing_begins_by_itself() -> None:
    evening = Evening(CHEVALIER, {"players": 2})
    evening.do("bob", Come, name="Bob")
    evening.do("cem", Come, name="Cem")
    assert evening.table.due_at is None
    evening.do("ada", Start)


def test_nothing_begins_by_itself_before_the_world_is_drawn() -> None:
    evening = Evening(replace(KUHN, drawn="ante"))
    evening.do("ada", Sit, seat=0)
    evening.do("ada", LetDraw, seat=0)
    evening.do("ada", Ready, seat=0)
    evening.do("bob", Come, name="Bob")
    assert evening.table.due_at is None
    evening.do("ada", LetDraw, seat=None)
    assert evening.table.due_at is not None


def test_numbers_sealed_by_coming_are_opened_after_a_start_by_itself() -> None:
    evening = hosted()
    evening.do("ada", Commit, seal=seal_of("ada"))
    evening.do("ada", Ready, seat=0)
    evening.do("bob", Come, name="Bob", seal=seal_of("bob"))
    evening.keep(evening.table.due(evening.now + BEGIN_MS))
    evening.open("ada", "bob")
    assert evening.table.asked is not None


def test_once_the_game_has_begun_only_bots_nobody_left_have_free_chairs() -> None:
    evening = hosted(3)
    evening.do("bob", Come, name="Bob")
    evening.do("ada", SeatBot, seat=2, bot="greedy")
    evening.do("ada", Start)
    assert evening.table.free_seats == [2]
    evening.do("bob", SeatBot, seat=1, bot="greedy")
    assert evening.table.free_seats == [2], "Bob may come back"
