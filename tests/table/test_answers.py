"""What the sender of a command is told."""

import json

from samedi.table.answers import Accepted, Outdated, Rejected, Repeated, respond, write_answer
from samedi.table.commands import Move, Say
from samedi.table.limits import MOST_KEYS
from samedi.table.settings import Settings
from tests.table.evening import Evening, chevalier, kuhn

QUICK = Settings(confirm=False)
BET = {"type": "bet"}


def test_what_is_done_is_answered_with_the_number_of_its_event() -> None:
    evening = kuhn(QUICK)
    answer, events = respond(evening.table, evening.command(Move, seat=0, action=BET, key="m"), "ada", 2_000)
    assert answer == Accepted(key="m", seq=evening.table.seq + 1)
    assert [event.seq for event in events] == [evening.table.seq + 1]
    assert [event.key for event in events] == ["m"]


def test_sent_again_it_gets_the_first_answer_again_and_is_not_done_again() -> None:
    evening = kuhn(QUICK)
    command = evening.command(Move, seat=0, action=BET, key="m")
    first, events = respond(evening.table, command, "ada", 2_000)
    evening.keep(events)
    assert isinstance(first, Accepted)
    again = Repeated(key="m", seq=first.seq)
    assert respond(evening.table, command, "ada", 3_000) == (again, [])
    evening.move()
    assert respond(evening.table, command, "ada", 4_000) == (again, [])
    evening.table = evening.replayed()
    assert respond(evening.table, command, "ada", 5_000) == (again, [])


def test_the_same_key_of_another_sender_is_another_command() -> None:
    evening = kuhn()
    evening.do("ada", Say, text="Hello", key="1")
    evening.do("bob", Say, text="Hello", key="1")


def test_what_was_refused_may_be_sent_again_under_its_key() -> None:
    evening = kuhn(QUICK)
    assert evening.why("bob", Move, seat=1, action=BET, key="m") == "table-not-your-turn"
    evening.move()
    evening.do("bob", Move, seat=1, action=BET, key="m")


def test_only_the_latest_keys_are_kept_for_each_sender() -> None:
    evening = kuhn()
    for number in range(MOST_KEYS + 1):
        evening.now += 10_000
        evening.do("ada", Say, text="Hm", key=f"say-{number}")
    assert len(evening.memory.answered["ada"]) == MOST_KEYS
    assert evening.memory.answer("ada", "say-0") is None
    assert evening.memory.answer("ada", "say-1") is not None


def test_a_stale_move_is_told_where_the_game_is_now() -> None:
    evening = kuhn(QUICK)
    seen = evening.table.seq
    evening.move()
    answer, events = respond(
        evening.table, evening.command(Move, seat=0, action=BET, seen=seen, key="m"), "ada", 2_000
    )
    assert events == []
    assert isinstance(answer, Outdated)
    assert (answer.seq, answer.asked) == (evening.table.seq, 1)
    assert answer.awaits == evening.table.awaits
    told = json.loads(write_answer(answer))
    assert told["type"] == "conflict"
    assert told["message"]["code"] == "table-conflict"


def test_an_illegal_move_is_told_the_clause() -> None:
    evening = chevalier()
    command = evening.command(Move, seat=0, action={"type": "ride", "die": 3}, key="m")
    answer, _ = respond(evening.table, command, "ada", 2_000)
    assert isinstance(answer, Rejected)
    told = json.loads(write_answer(answer))
    assert told["type"] == "refused"
    assert told["message"]["clause"].startswith("CN-")


def test_before_the_game_it_waits_for_nobody() -> None:
    assert Evening().table.awaits is None
