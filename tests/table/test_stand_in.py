"""Bots that sit in for people who are away."""

from samedi.bots import ladder
from samedi.core.errors import SamediError
from samedi.table import stand_in
from samedi.table.commands import Abandon, Leave, NameStandIn, Rematch, SeatBot, Sit
from samedi.table.events import Bot, Person
from samedi.table.limits import LONGEST_THOUGHT
from samedi.table.settings import Settings
from samedi.table.table import Table
from tests.table.evening import Evening, kuhn

PATIENCE = 180_000
TONIGHT = Settings(patience_ms=PATIENCE)


def why_while_connected(evening: Evening) -> str:
    """Why Bob may not let a bot sit in for Ada, who is connected."""
    command = evening.command(SeatBot, seat=0)
    try:
        evening.table.decide(command, "bob", evening.now, frozenset(["ada", "bob"]))
    except SamediError as error:
        return error.message.code
    return ""


def test_a_bot_sits_in_only_when_the_tables_patience_is_over() -> None:
    evening = kuhn(TONIGHT)
    evening.now += PATIENCE - 1
    assert evening.why("bob", SeatBot, seat=0) == "table-not-silent"
    evening.now += 1
    assert evening.why("cem", SeatBot, seat=0) == "table-not-your-seat"
    assert evening.why("ada", SeatBot, seat=1) == "table-not-silent"  # nobody waits for Bob
    evening.do("bob", SeatBot, seat=0)
    assert evening.table.bot_to_move == 0
    evening.do("ada", Sit, seat=0)
    assert evening.memory.seats[0].occupant == Person(person="ada", name="Ada")


def test_a_game_over_days_waits_for_days() -> None:
    evening = kuhn()
    evening.now += 24 * 3_600_000
    assert evening.why("bob", SeatBot, seat=0) == "table-not-silent"


def test_the_opponent_does_not_choose_the_bot() -> None:
    evening = kuhn(TONIGHT)
    evening.now += PATIENCE
    evening.do("bob", SeatBot, seat=0, bot="random")
    assert evening.memory.seats[0].occupant == Bot(name=stand_in.USUAL)
    assert stand_in.USUAL in ladder.NAMES


def test_the_table_may_have_a_stand_in() -> None:
    evening = kuhn(Settings(patience_ms=PATIENCE, stand_in="expert"))
    evening.now += PATIENCE
    assert evening.table.view_for(1).seats[0].stand_in == "expert"
    evening.do("bob", SeatBot, seat=0, bot="random")
    assert evening.memory.seats[0].occupant == Bot(name="expert")


def test_a_person_chooses_who_plays_for_them_and_keeps_it_for_the_next_game() -> None:
    evening = kuhn(TONIGHT)
    assert evening.why("cem", NameStandIn, bot="master") == "table-no-seat"
    evening.do("ada", NameStandIn, bot="master")
    assert evening.why("ada", NameStandIn, bot="master") == "table-so-already"
    assert [seat.stand_in for seat in evening.table.view_for(1).seats] == ["master", stand_in.USUAL]
    evening.now += PATIENCE
    evening.do("bob", SeatBot, seat=0, bot="random")
    assert evening.memory.seats[0].occupant == Bot(name="master")
    evening.do("ada", Sit, seat=0)
    evening.finish()
    for person in ("ada", "bob"):
        evening.do(person, Rematch)
    again = Table(evening.game, "evening.2", bytes(32))
    again.apply(evening.table.create_rematch(bytes(32), evening.now))
    assert again.memory.stand_ins == {"ada": "master"}


def test_a_wish_is_taken_back_and_forgotten_by_going() -> None:
    evening = Evening()
    evening.do("ada", Sit, seat=0)
    evening.do("ada", NameStandIn, bot="master")
    evening.do("ada", NameStandIn, bot=None)
    assert evening.memory.stand_ins == {}
    evening.do("ada", NameStandIn, bot="master")
    evening.do("ada", Leave)
    assert evening.memory.stand_ins == {}


def test_without_a_word_the_own_stand_in_takes_the_own_seat() -> None:
    evening = kuhn()
    evening.do("ada", NameStandIn, bot="expert")
    evening.do("ada", SeatBot, seat=0)
    assert evening.memory.seats[0].occupant == Bot(name="expert")


def test_who_is_connected_may_think_for_a_day() -> None:
    evening = kuhn(TONIGHT)
    evening.now += PATIENCE
    assert why_while_connected(evening) == "table-still-here"
    evening.now += LONGEST_THOUGHT - PATIENCE
    assert why_while_connected(evening) == ""


def test_a_game_is_not_abandoned_without_somebody_who_sits_there_and_thinks() -> None:
    evening = kuhn(TONIGHT)
    evening.now += PATIENCE
    wants = evening.command(Abandon)
    here = evening.table.decide(wants, "bob", evening.now, frozenset(["ada", "bob"]))
    away = evening.table.decide(wants, "bob", evening.now, frozenset(["bob"]))
    assert [len(here), len(away)] == [1, 3]
