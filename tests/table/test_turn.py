"""The turn: acting, confirming, and what chance adds."""

from samedi.core.game import CHANCE
from samedi.table.commands import Confirm, Look, Move, Say, SeatBot, Sit, Start, TakeHint
from samedi.table.limits import HOUSE
from samedi.table.settings import Settings
from samedi.table.table import Table
from tests.table.evening import CHEVALIER, SECRET, Evening, chevalier, kinds, kuhn

QUICK = Settings(confirm=False)
BET = {"type": "bet"}


def test_with_confirm_the_next_seat_is_not_asked_before_the_turn_is_handed_on() -> None:
    evening = kuhn()
    assert kinds(evening.move()) == ["Moved"]
    assert evening.asked == 0
    assert evening.memory.confirming == 0
    assert evening.why("bob", Move, seat=1, action=BET) == "table-confirm-first"
    assert evening.why("bob", Confirm, seat=1) == "table-nothing-to-confirm"
    assert evening.why("bob", Confirm, seat=0) == "table-not-your-seat"
    assert kinds(evening.confirm()) == ["Confirmed"]
    assert evening.asked == 1


def test_without_confirm_the_next_seat_is_asked_at_once() -> None:
    evening = kuhn(QUICK)
    assert kinds(evening.move()) == ["Moved"]
    assert evening.asked == 1
    assert evening.why("ada", Confirm, seat=0) == "table-nothing-to-confirm"


def test_the_dice_of_the_next_turn_fall_when_the_turn_is_handed_on() -> None:
    evening = chevalier()
    while True:
        events = evening.go_on()
        if kinds(events)[0] == "Confirmed" and len(events) > 1:
            break
        assert "Rolled" not in kinds(events)
    assert set(kinds(events)[1:]) == {"Rolled"}
    assert [event.what.roll for event in events[1:]] == list(range(len(events) - 1))


def test_without_confirm_a_move_and_the_dice_after_it_come_together() -> None:
    evening = chevalier(settings=QUICK)
    events = evening.go_on()
    while len(events) == 1:
        events = evening.go_on()
    assert kinds(events)[0] == "Moved"
    assert set(kinds(events)[1:]) == {"Rolled"}
    assert [event.key is None for event in events] == [False] + [True] * (len(events) - 1)


def test_an_action_that_ends_the_game_needs_no_word() -> None:
    evening = kuhn()
    evening.move()
    evening.confirm()
    assert kinds(evening.move()) == ["Moved", "Ended", "Revealed"]
    assert evening.memory.ended is not None
    assert evening.memory.ended.why == "finished"
    assert evening.why("ada", Move, seat=0, action=BET) == "table-stage-over"


def test_a_bot_is_asked_by_the_state_of_the_table_and_never_confirms() -> None:
    evening = Evening()
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    evening.do("ada", Sit, seat=1)
    evening.do("ada", Start)
    assert evening.table.bot_to_move == 0
    assert evening.why("ada", Move, seat=0, action=BET) == "table-not-your-seat"
    evening.do(HOUSE, Move, seat=0, action=BET)
    assert evening.asked == 1
    assert evening.table.bot_to_move is None
    assert evening.why(HOUSE, Move, seat=1, action=BET) == "table-not-your-seat"


def test_only_the_seat_that_is_asked_moves() -> None:
    evening = kuhn()
    refused = evening.refused("bob", Move, seat=1, action=BET)
    assert refused.params == {"seat": 1, "asked": "0", "name": "Ada"}
    assert str(refused) == "It is not your turn: the game waits for Ada."


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    evening = chevalier()
    message = evening.refused("ada", Move, seat=0, action={"type": "ride", "die": 3})
    assert message.clause is not None
    assert message.clause.startswith("CN-")
    assert evening.why("ada", Move, seat=0, action={"type": "dance"}) == "bad-json-action"


def test_a_move_decided_on_an_earlier_look_is_a_conflict_but_talk_in_between_is_not() -> None:
    evening = kuhn(QUICK)
    seen = evening.table.seq
    evening.move()
    assert evening.why("bob", Move, seat=1, action=BET, seen=seen) == "table-conflict"
    assert evening.why("bob", Move, seat=1, action=BET, seen=evening.table.seq + 1) == "table-conflict"
    seen = evening.table.seq
    evening.do("ada", Say, text="Your turn.")
    evening.do("bob", Move, seat=1, action=BET, seen=seen)


def test_hints_are_refused_unless_the_table_allows_them() -> None:
    assert kuhn().why("ada", TakeHint, seat=0) == "table-no-hints"
    evening = kuhn(Settings(hints=True))
    assert kinds(evening.do("ada", TakeHint, seat=0)) == ["HintTaken"]
    assert evening.why("cem", TakeHint, seat=0) == "table-not-your-seat"


def hot_seat(evening: Evening) -> Evening:
    for seat in range(2):
        evening.do("ada", Sit, seat=seat, name=f"Player {seat}")
    evening.do("ada", Start)
    return evening


def test_one_screen_for_several_shows_only_the_seat_that_took_it_over() -> None:
    evening = hot_seat(Evening())
    assert evening.table.seat_shown_to("ada") == -1
    evening.do("ada", Look, seat=0)
    assert evening.table.seat_shown_to("ada") == 0
    evening.move()
    assert evening.table.seat_shown_to("ada") == 0
    evening.confirm()
    assert evening.table.seat_shown_to("ada") == -1
    evening.do("ada", Look, seat=1)
    assert evening.table.seat_shown_to("ada") == 1
    assert evening.why("bob", Look, seat=1) == "table-not-your-seat"


def test_without_secrets_one_screen_shows_whoever_is_asked() -> None:
    evening = hot_seat(Evening(CHEVALIER, {"players": 2}))
    assert evening.table.seat_shown_to("ada") == 0
    evening.move()
    evening.confirm()
    assert evening.table.seat_shown_to("ada") == 1
    assert evening.table.seat_shown_to("bob") == -1


def test_a_game_found_waiting_for_chance_is_rolled_on_load() -> None:
    evening = kuhn()
    whole, table = evening.log, Table(evening.game, "evening", SECRET)
    started = next(place for place, event in enumerate(whole) if kinds([event]) == ["Started"])
    for event in whole[: started + 2]:
        table.apply(event)
    assert table.asked is None
    assert table.due_at is not None
    events = table.due(evening.now)
    assert [event.what for event in events] == [event.what for event in whole[started + 2 :]]
    assert {event.by for event in events} == {HOUSE}
    for event in events:
        table.apply(event)
    assert table.asked == 0
    assert table.due(evening.now) == []


def test_chance_is_never_left_waiting() -> None:
    evening = chevalier(3, QUICK).finish()
    assert evening.memory.actors.count(CHANCE) > 30


def test_bots_of_one_kind_are_told_apart_by_their_names() -> None:
    evening = Evening()
    for seat in (0, 1):
        evening.do("ada", SeatBot, seat=seat, bot="greedy")
    assert [evening.table._context.name_at(seat) for seat in (0, 1)] == ["@bot-greedy", "@bot-greedy-2"]
