"""Take-back: free until something new is known, by consent after that; the dice stay as they are."""

from typing import Any

from samedi.core.actions import to_builtins
from samedi.core.game import CHANCE
from samedi.core.record import to_bytes
from samedi.games import game
from samedi.table.commands import AnswerTakeBack, Move, Say, SeatBot, Sit, Start, TakeBack
from samedi.table.events import AnyEvent
from samedi.table.settings import Settings
from samedi.table.views import WayBack
from tests.table.evening import CHEVALIER, Evening, chevalier, kinds, kuhn

QUICK = Settings(confirm=False)
BARON = game("baron_voodoo")


def rolled(events: list[AnyEvent]) -> list[Any]:
    return [event.what.action for event in events if kinds([event]) == ["Rolled"]]


def board(evening: Evening) -> bytes:
    return to_bytes(evening.table._context.board)


def to_second_throw(evening: Evening) -> list[AnyEvent]:
    """Play to the first action after which dice fall for the other seat."""
    while True:
        seat = evening.asked
        events = evening.go_on()
        if rolled(events) and evening.asked != seat:
            return events


def test_until_the_turn_is_handed_on_it_is_taken_back_freely() -> None:
    evening = kuhn()
    before = board(evening)
    evening.move()
    assert kinds(evening.do("ada", TakeBack, seat=0)) == ["TakenBack"]
    assert board(evening) == before
    assert evening.asked == 0
    assert evening.memory.confirming is None
    evening.move(1)
    evening.confirm()
    assert kinds(evening.do("ada", TakeBack, seat=0)) == ["TakeBackAsked"]


def test_several_actions_of_one_turn_are_taken_back_one_by_one_or_at_once() -> None:
    evening = chevalier()
    while evening.memory.actors[-2:] != [0, 0] or evening.memory.confirming is not None:
        evening.go_on()
    actors = list(evening.memory.actors)
    first = max(place for place, actor in enumerate(actors) if actor == CHANCE) + 1
    assert evening.why("ada", TakeBack, seat=0, to=first - 1) == "table-nothing-to-take-back"
    evening.do("ada", TakeBack, seat=0)
    assert evening.memory.actors == actors[:-1]
    assert kinds(evening.do("ada", TakeBack, seat=0, to=first)) == ["TakenBack"]
    assert evening.memory.actors == actors[:first]


def way_back(evening: Evening) -> WayBack | None:
    """What Ada could take back."""
    play = evening.table.view_for(0).play
    assert play is not None
    return play.take_back


def do_last(evening: Evening, kind: str, *, follows: bool) -> None:
    """Ada does the last of her actions of a kind."""
    context = evening.table._context
    numbers = [context.game.actions.structure(number) for number in context.legal()]
    action = next(each for each in map(to_builtins, reversed(numbers)) if each["type"] == kind)
    evening.do("ada", Move, seat=0, action=action, follows=follows)


def test_what_followed_an_action_is_taken_back_with_it_and_the_whole_turn_at_once() -> None:
    evening = Evening(BARON, {"loas": ["mamy_wata", "papa_legba"], "setup": "balanced"}).begin()
    before = board(evening)
    do_last(evening, "pass", follows=False)
    do_last(evening, "capture", follows=True)
    jumped = board(evening)
    start = len(evening.memory.actions) - 2
    assert way_back(evening) == WayBack(start, is_free=True)
    do_last(evening, "pass", follows=False)
    assert way_back(evening) == WayBack(start + 2, is_free=True, turn=start)
    assert evening.replayed().snapshot() == evening.table.snapshot()
    evening.do("ada", TakeBack, seat=0)
    assert board(evening) == jumped
    evening.do("ada", TakeBack, seat=0)
    assert board(evening) == before
    assert evening.memory.following == []


def test_nothing_follows_what_somebody_else_did_or_what_was_handed_on() -> None:
    evening = kuhn()
    assert not evening.do("ada", Move, seat=0, action={"type": "pass"}, follows=True)[0].what.follows
    evening.confirm()
    assert not evening.do("bob", Move, seat=1, action={"type": "bet"}, follows=True)[0].what.follows


def test_without_confirm_it_is_free_until_another_seat_acts() -> None:
    evening = kuhn(QUICK)
    evening.move()
    evening.do("ada", TakeBack, seat=0)
    evening.move(1)
    evening.move()
    assert kinds(evening.do("ada", TakeBack, seat=0, to=3)) == ["TakeBackAsked"]


def test_after_a_roll_the_others_are_asked_and_the_roll_is_kept() -> None:
    evening = chevalier(settings=QUICK)
    events = to_second_throw(evening)
    place, seat = len(evening.memory.actions) - len(events), events[0].what.seat
    person, other = ("ada", "bob") if seat == 0 else ("bob", "ada")
    evening.do(person, TakeBack, seat=seat, to=place)
    offer = evening.table.seq
    assert evening.why(person, AnswerTakeBack, offer=offer, accepts=True) == "table-take-back-not-asked"
    assert evening.why(person, TakeBack, seat=seat, to=place) == "table-take-back-pending"
    done = evening.do(other, AnswerTakeBack, offer=offer, accepts=True)
    assert kinds(done) == ["TakeBackAnswered", "TakenBack"]
    assert len(evening.memory.actions) == place
    again = evening.move(1)
    while not rolled(again):
        again = evening.move(1)
    assert rolled(again) == rolled(events)


def asked_in_kuhn() -> Evening:
    """Bob bets after Ada has passed, hands on, and asks to take it back."""
    evening = kuhn()
    evening.move(1)
    evening.confirm()
    evening.move(0)
    evening.confirm()
    evening.do("bob", TakeBack, seat=1)
    return evening


def test_one_no_is_enough_and_the_question_can_be_asked_again() -> None:
    evening = asked_in_kuhn()
    offer = evening.table.seq
    assert kinds(evening.do("ada", AnswerTakeBack, offer=offer, accepts=False)) == ["TakeBackAnswered"]
    assert evening.memory.offer is None
    assert evening.why("ada", AnswerTakeBack, offer=offer, accepts=True) == "table-no-take-back"
    evening.do("bob", TakeBack, seat=1)
    assert evening.why("ada", AnswerTakeBack, offer=offer, accepts=True) == "table-no-take-back"


def test_the_question_lapses_when_the_game_moves_on_but_not_by_talk() -> None:
    evening = asked_in_kuhn()
    evening.do("ada", Say, text="Hm.")
    assert evening.memory.offer is not None
    evening.move()
    assert evening.memory.offer is None


def test_the_question_lapses_when_a_seat_changes_hands() -> None:
    evening = asked_in_kuhn()
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    assert evening.memory.offer is None


def test_with_more_players_all_must_agree() -> None:
    evening = chevalier(3)
    for _ in range(2):
        evening.go_on()
    evening.do("ada", TakeBack, seat=0)
    offer = evening.table.seq
    evening.do("bob", AnswerTakeBack, offer=offer, accepts=True)
    assert evening.why("bob", AnswerTakeBack, offer=offer, accepts=True) == "table-take-back-not-asked"
    assert kinds(evening.do("cem", AnswerTakeBack, offer=offer, accepts=True))[-1] == "TakenBack"
    assert evening.asked == 0


def test_bots_do_not_mind() -> None:
    evening = Evening(CHEVALIER, {"players": 2})
    evening.do("ada", Sit, seat=0)
    evening.do("ada", SeatBot, seat=1, bot="greedy")
    evening.do("ada", Start)
    for _ in range(2):
        evening.go_on()
    assert evening.memory.actors == [0, 1]
    done = evening.do("ada", TakeBack, seat=0)
    assert kinds(done) == ["TakenBack"]
    assert not done[0].what.is_free
    assert evening.memory.actors == []


def test_a_table_may_allow_less() -> None:
    never = kuhn(Settings(take_back="never"))
    never.move()
    assert never.why("ada", TakeBack, seat=0) == "table-take-back-never"
    free = kuhn(Settings(take_back="free"))
    free.move()
    free.do("ada", TakeBack, seat=0)
    free.move()
    free.confirm()
    assert free.why("ada", TakeBack, seat=0) == "table-take-back-too-late"


def test_there_must_be_something_of_ones_own_to_take_back() -> None:
    evening = kuhn()
    assert evening.why("ada", TakeBack, seat=0) == "table-nothing-to-take-back"
    assert evening.why("ada", TakeBack, seat=0, to=0) == "table-nothing-to-take-back"
    assert evening.why("ada", TakeBack, seat=0, to=99) == "table-nothing-to-take-back"
    assert evening.why("bob", TakeBack, seat=0) == "table-not-your-seat"


def test_the_view_tells_what_could_be_taken_back() -> None:
    evening = kuhn()
    assert evening.table.view_for(0).play.take_back is None  # type: ignore[union-attr]
    evening.move()
    way = evening.table.view_for(0).play.take_back  # type: ignore[union-attr]
    assert way is not None
    assert (way.to, way.is_free) == (3, True)
    evening.confirm()
    way = evening.table.view_for(0).play.take_back  # type: ignore[union-attr]
    assert way is not None
    assert (way.to, way.is_free) == (3, False)
