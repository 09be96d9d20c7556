"""People and seats."""

import pytest

from samedi.table.commands import Leave, Ready, Rename, SeatBot, SetOptions, Sit, Start, Vacate, Watch
from samedi.table.events import Bot, Open, Person
from samedi.table.limits import HOUSE, MOST_REMEMBERED
from samedi.table.memory import Seat
from samedi.table.settings import Settings
from tests.table.evening import CHEVALIER, Evening, chevalier, kinds, kuhn


def test_a_person_takes_an_open_seat_and_leaves_it_again() -> None:
    evening = Evening()
    evening.do("bob", Sit, seat=1, name="Bob")
    assert evening.memory.seats[1] == Seat(occupant=Person(person="bob", name="Bob"))
    assert evening.why("cem", Sit, seat=1, name="Cem") == "table-seat-taken"
    evening.do("bob", Vacate, seat=1)
    assert evening.memory.seats[1] == Seat(occupant=Open())
    assert evening.memory.watchers == ["ada", "bob"]


def test_there_are_no_other_seats_than_those_of_the_game() -> None:
    assert Evening().refused("bob", Sit, seat=2, name="Bob").params == {"seat": 2, "last": 1, "count": 2}


def test_one_person_may_hold_several_seats_under_several_names() -> None:
    evening = Evening()
    evening.do("ada", Sit, seat=0)
    evening.do("ada", Sit, seat=1, name="Grandpa")
    assert [seat.occupant.name for seat in evening.memory.seats if isinstance(seat.occupant, Person)] == [
        "Ada",
        "Grandpa",
    ]
    assert evening.memory.names["ada"] == "Ada"


def test_a_name_is_remembered_and_needed() -> None:
    evening = Evening()
    assert evening.why("bob", Sit, seat=0) == "table-name-missing"
    evening.do("bob", Watch, name="Bob")
    evening.do("bob", Leave)
    evening.do("bob", Sit, seat=0)
    assert evening.memory.seats[0].occupant == Person(person="bob", name="Bob")


@pytest.mark.parametrize("name", ["ADA", "\uff21da", "Ada\u200d", "A\ufe0fda"])
def test_nobody_takes_the_name_of_somebody_who_is_here_however_it_is_spelled(name: str) -> None:
    evening = Evening()
    assert evening.why("bob", Sit, seat=0, name=name) == "table-name-taken"
    evening.do("bob", Sit, seat=0, name="Bob")
    assert evening.why("ada", Rename, name="bob") == "table-name-taken"
    evening.do("bob", Rename, name="Robert")
    assert evening.memory.seats[0].occupant == Person(person="bob", name="Robert")


def test_a_name_typed_like_a_reference_is_told_as_it_is() -> None:
    evening = Evening()
    evening.do("bob", Watch, name="@bot-master")
    assert "@bot-master" in evening.refused("cem", Watch, name="@bot-master").say("en")


def test_names_of_people_who_have_gone_are_forgotten_only_beyond_some() -> None:
    evening = Evening()
    for number in range(MOST_REMEMBERED + 5):
        evening.do(f"p{number}", Watch, name=f"P {number}")
        evening.do(f"p{number}", Leave)
    assert len(evening.memory.names) == MOST_REMEMBERED
    assert "ada" in evening.memory.names
    assert "p5" not in evening.memory.names
    assert "p6" in evening.memory.names
    assert "p5" not in evening.memory.answered


def test_only_so_many_may_watch() -> None:
    evening = Evening(settings=Settings(watchers=2))
    evening.do("bob", Watch, name="Bob")
    assert evening.why("cem", Watch, name="Cem") == "table-full"
    assert evening.why("bob", Watch, name="Bob") == "table-already-here"
    evening.do("bob", Leave)
    assert evening.why("bob", Leave) == "table-not-here"
    evening.do("cem", Watch, name="Cem")


def test_the_host_seats_bots_and_opens_seats_before_the_game() -> None:
    evening = Evening()
    evening.do("bob", Sit, seat=1, name="Bob")
    assert evening.why("bob", SeatBot, seat=0, bot="greedy") == "table-host-only"
    assert evening.why("ada", SeatBot, seat=1, bot="greedy") == "table-seat-taken"
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    assert evening.memory.seats[0].occupant == Bot(name="greedy")
    assert evening.why("bob", Vacate, seat=0) == "table-host-only"
    evening.do("ada", Vacate, seat=0)
    evening.do("ada", Vacate, seat=1)
    assert evening.why("ada", Vacate, seat=1) == "table-seat-open"


def test_the_house_does_not_sit_or_watch() -> None:
    evening = Evening()
    assert evening.why(HOUSE, Sit, seat=0, name="House") == "table-people-only"
    assert evening.why(HOUSE, Watch, name="House") == "table-people-only"


def test_fewer_seats_are_refused_while_somebody_would_lose_theirs() -> None:
    evening = Evening(CHEVALIER, {"players": 3})
    evening.do("bob", Sit, seat=2, name="Bob")
    assert evening.why("ada", SetOptions, options={"players": 2}) == "table-seat-taken"
    evening.do("ada", SetOptions, options={"players": 4})
    evening.do("bob", Vacate, seat=2)
    evening.do("ada", SetOptions, options={"players": 2})
    assert len(evening.memory.seats) == 2


def test_a_seat_is_left_to_a_bot_during_the_game_and_taken_back() -> None:
    evening = kuhn()
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    assert evening.table.bot_to_move == 0
    assert [seat.is_kept for seat in evening.table.view_for(1).seats] == [True, False]
    assert evening.why("cem", Sit, seat=0, name="Cem") == "table-seat-taken"
    assert evening.why("ada", SeatBot, seat=0, bot="greedy") == "table-not-your-seat"
    evening.do("ada", Sit, seat=0)
    assert evening.table.bot_to_move is None
    assert evening.memory.seats[0].occupant == Person(person="ada", name="Ada")


def test_a_spectator_may_take_the_seat_of_a_bot_but_a_player_no_second_one() -> None:
    evening = Evening(CHEVALIER, {"players": 3})
    evening.do("ada", Sit, seat=0)
    evening.do("bob", Sit, seat=1, name="Bob")
    evening.do("bob", Ready, seat=1)
    evening.do("ada", SeatBot, seat=2, bot="greedy")
    evening.do("ada", Start)
    assert evening.why("bob", Sit, seat=2) == "table-seat-taken"
    evening.do("bob", SeatBot, seat=1, bot="greedy")
    assert evening.why("bob", Sit, seat=2) == "table-seat-taken"
    evening.do("cem", Sit, seat=2, name="Cem")
    evening.do("cem", SeatBot, seat=2, bot="greedy")
    evening.do("cem", Leave)
    evening.do("dee", Sit, seat=2, name="Dee")


def test_whoever_leaves_the_seat_to_a_bot_while_asked_to_confirm_has_confirmed() -> None:
    evening = kuhn()
    evening.move()
    assert kinds(evening.do("ada", SeatBot, seat=0, bot="greedy")) == ["Seated", "Confirmed"]
    assert evening.asked == 1


def test_nobody_walks_away_from_a_running_game() -> None:
    evening = kuhn()
    assert evening.why("ada", Leave) == "table-still-seated"
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    evening.do("ada", Leave)
    assert evening.memory.host == "bob"


def test_after_the_game_people_may_go_and_come_back() -> None:
    evening = kuhn().finish()
    evening.do("bob", Leave)
    assert evening.why("bob", Leave) == "table-not-here"
    evening.do("bob", Watch, name="Bob")
    assert evening.memory.gone == []
    assert evening.why("cem", Sit, seat=0, name="Cem") == "table-stage-over"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_of_a_game_can_be_a_bot_but_the_host_still_watches(players: int) -> None:
    evening = Evening(CHEVALIER, {"players": players})
    for seat in range(players):
        evening.do("ada", SeatBot, seat=seat, bot="random")
    evening.do("ada", Start)
    assert evening.table.bot_to_move == 0
    evening.finish()


def test_a_four_player_game_begins_with_four_people() -> None:
    assert chevalier(4).table._context.people() == ["ada", "bob", "cem", "dee"]
