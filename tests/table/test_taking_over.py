"""Taking over a bot's seat where its hand is secret."""

from samedi.table.commands import AnswerSeat, Leave, Ready, SeatBot, SendAway, Sit, Start, Watch
from samedi.table.events import Person
from tests.kuhn import GAME as KUHN
from tests.table.evening import Evening, kinds, kuhn


def against_a_bot() -> Evening:
    """Ada plays a game with secrets against a bot, and Cem looks on."""
    evening = Evening(KUHN)
    evening.do("ada", Sit, seat=0)
    evening.do("ada", SeatBot, seat=1, bot="greedy")
    evening.do("ada", Start)
    evening.do("cem", Watch, name="Cem")
    return evening


def question(evening: Evening) -> int:
    """The number of the open question."""
    asked = evening.table.view_for(0).seat_request
    assert asked is not None
    return asked.seq


def test_nobody_sees_a_bots_hand_without_the_players_consent() -> None:
    evening = against_a_bot()
    assert kinds(evening.do("cem", Sit, seat=1)) == ["SeatAsked"]
    assert evening.table.held_by("cem") == []
    assert evening.table.seat_shown_to("cem") == -1
    assert evening.why("cem", Sit, seat=1) == "table-seat-asked"
    assert evening.why("dee", Sit, seat=1, name="Dee") == "table-seat-asked"
    assert evening.why("cem", AnswerSeat, asked=question(evening), accepts=True) == (
        "table-seat-answer-not-needed"
    )
    evening.do("ada", AnswerSeat, asked=question(evening), accepts=True)
    assert evening.memory.seats[1].occupant == Person(person="cem", name="Cem")
    assert evening.memory.seat_request is None
    assert evening.replayed().snapshot() == evening.table.snapshot()


def test_one_refusal_is_enough() -> None:
    evening = against_a_bot()
    evening.do("cem", Sit, seat=1)
    asked = question(evening)
    evening.do("ada", AnswerSeat, asked=asked, accepts=False)
    assert evening.memory.seat_request is None
    assert evening.why("ada", AnswerSeat, asked=asked, accepts=True) == "table-no-seat-request"


def test_whoever_may_come_back_is_asked_too() -> None:
    evening = against_a_bot()
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    assert kinds(evening.do("cem", Sit, seat=1)) == ["SeatAsked"]
    evening.do("ada", AnswerSeat, asked=question(evening), accepts=True)
    assert evening.memory.seats[1].occupant == Person(person="cem", name="Cem")


def test_the_own_seat_is_taken_back_without_a_question() -> None:
    evening = kuhn()
    evening.do("bob", SeatBot, seat=1, bot="greedy")
    assert kinds(evening.do("bob", Sit, seat=1)) == ["Seated"]


def test_where_only_bots_play_nobody_has_to_be_asked() -> None:
    evening = Evening(KUHN)
    for seat in (0, 1):
        evening.do("ada", SeatBot, seat=seat, bot="greedy")
    evening.do("ada", Start)
    assert kinds(evening.do("ada", Sit, seat=0)) == ["Seated"]


def test_a_question_ends_when_whoever_asked_takes_it_back_or_goes() -> None:
    evening = against_a_bot()
    evening.do("cem", Sit, seat=1)
    evening.do("cem", AnswerSeat, asked=question(evening), accepts=False)
    assert evening.memory.seat_request is None
    evening.do("cem", Sit, seat=1)
    evening.do("cem", Leave)
    assert evening.memory.seat_request is None
    evening.do("dee", Watch, name="Dee")
    evening.do("dee", Sit, seat=1)
    evening.do("ada", SendAway, person="dee")
    assert evening.memory.seat_request is None


def test_a_question_ends_with_the_game() -> None:
    evening = against_a_bot()
    evening.do("cem", Sit, seat=1)
    evening.finish()
    assert evening.memory.seat_request is None


def test_when_the_last_who_had_not_answered_goes_asking_again_is_enough() -> None:
    evening = Evening(KUHN)
    evening.do("ada", Sit, seat=0)
    evening.do("bob", Sit, seat=1, name="Bob")
    evening.do("bob", Ready, seat=1)
    evening.do("ada", Start)
    evening.do("bob", SeatBot, seat=1, bot="greedy")
    evening.do("cem", Watch, name="Cem")
    assert evening.why("cem", Sit, seat=1) == "table-seat-taken"  # it is kept for Bob
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    evening.do("ada", Leave)
    evening.do("cem", Sit, seat=0)
    evening.do("bob", Leave)
    assert kinds(evening.do("cem", Sit, seat=0)) == ["Seated"]
