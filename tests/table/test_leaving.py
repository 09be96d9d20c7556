"""Giving up, alone or together."""

import pytest

from samedi.table.commands import Abandon, Leave, Resign, SeatBot, Sit, Start
from samedi.table.events import Bot
from samedi.table.settings import Fischer, Settings
from tests.table.evening import CHEVALIER, Evening, chevalier, kinds, kuhn

WITH_STAND_IN = Settings(stand_in="greedy", patience_ms=60_000)


def ended(evening: Evening) -> tuple[str, int | None, list[int]]:
    end = evening.memory.ended
    assert end is not None
    return end.why, end.seat, end.winners


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_who_resigns_has_lost_whoever_is_asked(seat: int) -> None:
    evening = kuhn(WITH_STAND_IN)
    assert evening.why("cem", Resign, seat=seat) == "table-not-your-seat"
    assert kinds(evening.do(("ada", "bob")[seat], Resign, seat=seat)) == ["Resigned", "Ended", "Revealed"]
    assert ended(evening) == ("resigned", seat, [1 - seat])


def test_of_more_a_stand_in_plays_on_and_who_resigned_does_not_come_back() -> None:
    evening = chevalier(4, WITH_STAND_IN)
    assert kinds(evening.do("ada", Resign, seat=0)) == ["Resigned", "Seated"]
    assert evening.memory.seats[0].occupant == Bot(name="greedy")
    assert evening.table.bot_to_move == 0
    assert evening.memory.watchers == ["ada"]
    assert evening.why("ada", Sit, seat=0) == "table-seat-taken"
    evening.do("eve", Sit, seat=0, name="Eve")
    evening.finish()
    assert ended(evening)[0] == "finished"


def test_who_resigns_while_asked_to_confirm_hands_the_turn_on() -> None:
    evening = chevalier(3, WITH_STAND_IN)
    evening.move()
    assert kinds(evening.do("ada", Resign, seat=0)) == ["Resigned", "Seated", "Confirmed"]
    assert evening.asked == 1


def test_when_the_last_person_resigns_the_game_ends() -> None:
    evening = chevalier(3, WITH_STAND_IN)
    evening.do("ada", Resign, seat=0)
    evening.do("cem", Resign, seat=2)
    assert kinds(evening.do("bob", Resign, seat=1)) == ["Resigned", "Ended", "Revealed"]
    assert ended(evening) == ("resigned", 1, [])


def test_of_more_without_a_stand_in_the_game_ends_without_a_winner() -> None:
    evening = chevalier(3)
    evening.do("bob", Resign, seat=1)
    assert ended(evening) == ("resigned", 1, [])


def test_a_stand_in_also_plays_on_for_who_runs_out_of_time() -> None:
    clock = Fischer(base_ms=60_000, increment_ms=0)
    evening = chevalier(3, Settings(stand_in="greedy", clock=clock))
    assert kinds(evening.keep(evening.table.due(evening.now + 60_000))) == ["FlagFell", "Seated"]
    assert evening.table.bot_to_move == 0
    assert evening.table.due_at is None


def test_all_people_together_abandon_a_game() -> None:
    evening = chevalier(3)
    evening.do("ada", Abandon)
    assert evening.why("ada", Abandon) == "table-voted-already"
    assert evening.why("eve", Abandon) == "table-no-seat"
    evening.do("bob", Abandon)
    evening.do("ada", Abandon, wants=False)
    assert evening.why("ada", Abandon, wants=False) == "table-voted-already"
    evening.do("cem", Abandon)
    assert evening.memory.votes == ["bob", "cem"]
    assert kinds(evening.do("ada", Abandon)) == ["AbandonVoted", "Ended", "Revealed"]
    assert ended(evening) == ("abandoned", None, [])


def test_who_has_been_silent_for_too_long_is_not_waited_for() -> None:
    evening = kuhn(WITH_STAND_IN)
    evening.now += 59_999
    assert kinds(evening.do("bob", Abandon)) == ["AbandonVoted"]
    evening.do("bob", Abandon, wants=False)
    evening.now += 1
    assert kinds(evening.do("bob", Abandon))[1:] == ["Ended", "Revealed"]


def test_bots_have_no_vote_and_a_person_alone_just_stops() -> None:
    evening = Evening()
    evening.do("ada", Sit, seat=0)
    evening.do("ada", SeatBot, seat=1, bot="greedy")
    evening.do("ada", Start)
    assert kinds(evening.do("ada", Abandon))[1:] == ["Ended", "Revealed"]


def test_who_leaves_the_seat_to_a_bot_takes_their_vote_along() -> None:
    evening = Evening(CHEVALIER, {"players": 3}).begin()
    evening.do("ada", Abandon)
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    evening.do("ada", Leave)
    assert evening.memory.votes == []
