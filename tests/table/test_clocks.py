"""Clocks: by the server's time, for the person who is asked."""

from samedi.table.commands import AnswerTakeBack, Confirm, Move, Say, SeatBot, Sit, Start, TakeBack
from samedi.table.limits import HOUSE
from samedi.table.settings import Fischer, PerMove, Settings
from tests.table.evening import CHEVALIER, Evening, chevalier, kinds, kuhn

FISCHER = Settings(clock=Fischer(base_ms=60_000, increment_ms=5_000), confirm=False)
PER_MOVE = Settings(clock=PerMove(move_ms=30_000), confirm=False)
BET = {"type": "bet"}


def test_without_a_clock_nothing_is_ever_due() -> None:
    evening = kuhn()
    evening.now += 10**12
    assert evening.table.due_at is None
    assert evening.table.due(evening.now) == []
    assert evening.table.view_for(0).clock is None


def test_fischer_adds_time_at_the_beginning_of_every_move() -> None:
    evening = chevalier(settings=FISCHER)
    assert evening.memory.clock.left == [65_000, 60_000]
    evening.now += 20_000
    evening.move()
    assert evening.memory.clock.left == [45_000, 65_000]
    assert evening.memory.clock.running == 1
    evening.now += 1_000
    evening.move()
    assert evening.memory.clock.left == [50_000, 64_000]


def test_per_move_everybody_has_the_same_time_again() -> None:
    evening = chevalier(settings=PER_MOVE)
    for _ in range(4):
        assert evening.table.due_at == evening.now + 30_000
        evening.now += 29_000
        evening.move()


def test_the_clock_does_not_run_for_bots() -> None:
    evening = Evening(settings=FISCHER)
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    evening.do("ada", Sit, seat=1)
    evening.do("ada", Start)
    assert evening.table.due_at is None
    evening.now += 10**9
    evening.do(HOUSE, Move, seat=0, action=BET)
    assert evening.table.due_at == evening.now + 65_000


def test_leaving_the_seat_to_a_bot_stops_the_clock_and_coming_back_earns_nothing() -> None:
    evening = kuhn(FISCHER)
    evening.now += 10_000
    evening.do("ada", SeatBot, seat=0, bot="greedy")
    assert evening.table.due_at is None
    evening.now += 10_000
    evening.do("ada", Sit, seat=0)
    assert evening.memory.clock.left[0] == 55_000
    assert evening.memory.clock.running == 0


def test_the_flag_falls_when_the_time_is_up_and_not_before() -> None:
    evening = kuhn(FISCHER)
    due = evening.table.due_at
    assert due is not None
    assert evening.table.due(due - 1) == []
    events = evening.table.due(due)
    assert kinds(events) == ["FlagFell", "Ended", "Revealed"]
    evening.keep(events)
    assert evening.memory.ended is not None
    assert (evening.memory.ended.why, evening.memory.ended.winners) == ("time", [1])
    assert evening.table.due(due + 10**6) == []


def test_a_move_after_the_time_is_up_comes_too_late_even_if_nobody_has_looked() -> None:
    evening = kuhn(FISCHER)
    evening.now += 65_000
    assert evening.why("ada", Move, seat=0, action=BET) == "table-time-is-up"
    evening.do("ada", Say, text="Oh no.")


def test_whoever_runs_out_of_time_before_confirming_has_confirmed() -> None:
    evening = kuhn(Settings(clock=FISCHER.clock, confirm=True))
    evening.now += 64_000
    evening.move()
    assert evening.memory.clock.running == 0
    assert kinds(evening.keep(evening.table.due(evening.now + 1_000))) == ["Confirmed"]
    assert evening.memory.clock.left[0] == 0
    assert evening.asked == 1


def test_the_clock_runs_until_the_turn_is_handed_on() -> None:
    evening = kuhn(Settings(clock=FISCHER.clock, confirm=True))
    evening.move()
    evening.now += 7_000
    evening.do("ada", Confirm, seat=0)
    assert evening.memory.clock.left == [58_000, 65_000]


def test_taking_back_and_moving_again_earns_no_time_and_costs_the_other_none() -> None:
    evening = kuhn(FISCHER)
    for _ in range(10):
        evening.now += 1_000
        evening.move()
        evening.now += 2_000
        evening.do("ada", TakeBack, seat=0)
    assert evening.memory.clock.left == [55_000, 65_000]
    each = kuhn(PER_MOVE)
    each.now += 20_000
    each.move()
    each.do("ada", TakeBack, seat=0)
    assert each.table.due_at == each.now + 10_000


def test_by_consent_a_clock_for_each_move_is_wound_up_again() -> None:
    evening = chevalier(settings=PER_MOVE)
    evening.now += 20_000
    evening.move()
    evening.now += 20_000
    evening.move()
    evening.do("ada", TakeBack, seat=0, to=0)
    evening.do("bob", AnswerTakeBack, offer=evening.table.seq, accepts=True)
    assert evening.memory.clock.left == [30_000, 30_000]
    assert evening.memory.clock.running == 0


def test_time_never_runs_backwards() -> None:
    evening = kuhn(FISCHER)
    evening.now -= 500
    assert evening.move()[0].at == evening.log[0].at
    assert evening.memory.clock.left[0] == 65_000


def test_chance_costs_nobody_time() -> None:
    evening = Evening(CHEVALIER, {"players": 2}, FISCHER).begin()
    while not evening.memory.actors.count(-1):
        evening.move()
    assert evening.memory.clock.running == evening.asked
    assert evening.memory.clock.since == evening.now


def test_the_time_without_a_server_is_on_nobodys_clock_and_tries_nobodys_patience() -> None:
    evening = kuhn(Settings(clock=PerMove(move_ms=60_000), patience_ms=90_000))
    evening.now += 3_600_000
    evening.keep(evening.table.resume(3_600_000, evening.now))
    assert evening.table.due(evening.now + 59_999) == []
    assert evening.why("bob", SeatBot, seat=0) == "table-not-silent"
    assert kinds(evening.table.due(evening.now + 60_000))[0] == "FlagFell"
    assert evening.replayed().snapshot() == evening.table.snapshot()


def test_what_nobody_feels_is_not_noted() -> None:
    evening = kuhn()
    assert evening.table.resume(59_999, evening.now) == []
    assert kinds(evening.table.resume(60_000, evening.now)) == ["Resumed"]
    assert evening.finish().table.resume(500_000, evening.now) == []
