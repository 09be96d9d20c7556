"""Playing again."""

from dataclasses import replace

import pytest

from samedi.table.commands import Draw, Leave, LetDraw, Ready, Rematch, Resign, SeatBot, Sit, Start
from samedi.table.events import Bot, Open, Person
from samedi.table.settings import Settings
from samedi.table.table import Table
from tests.kuhn import GAME as KUHN
from tests.table.evening import CHEVALIER, NAMES, Evening, chevalier, kinds, kuhn

NEXT_SECRET = b"next" * 8


def seated(table: Table) -> list[str]:
    occupants = [seat.occupant for seat in table._context.memory.seats]
    return [each.person if isinstance(each, Person) else type(each).__name__ for each in occupants]


def again(evening: Evening, people: tuple[str, ...]) -> Table:
    """Everybody wants to; the next table."""
    events = [evening.do(person, Rematch) for person in people]
    assert kinds(events[-1]) == ["RematchWanted", "RematchAgreed"]
    created = evening.table.create_rematch(NEXT_SECRET, evening.now)
    table = Table(evening.game, created.what.id, NEXT_SECRET)
    table.apply(created)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_moves_one_seat_on_so_that_somebody_else_begins(players: int) -> None:
    evening = chevalier(players).finish()
    people = NAMES[:players]
    table = again(evening, people)
    assert seated(table) == [*people[1:], people[0]]
    assert evening.memory.successor == table._context.memory.id == "evening.2"
    assert table._context.memory.options == evening.memory.options
    assert table._context.memory.commitment != evening.memory.commitment


def test_a_rematch_needs_everybody_and_an_end() -> None:
    evening = kuhn()
    assert evening.why("ada", Rematch) == "table-stage-playing"
    evening.finish()
    assert evening.why("eve", Rematch) == "table-no-seat"
    evening.do("ada", Rematch)
    assert evening.why("ada", Rematch) == "table-rematch-already"
    evening.do("ada", Rematch, wants=False)
    evening.do("bob", Rematch)
    assert evening.memory.successor is None
    with pytest.raises(AssertionError):
        evening.table.create_rematch(NEXT_SECRET, 0)
    evening.do("ada", Rematch)
    assert evening.why("ada", Rematch, wants=False) == "table-rematch-already"


def test_who_has_left_is_not_waited_for_and_their_seat_is_open() -> None:
    evening = kuhn().finish()
    evening.do("bob", Leave)
    assert seated(again(evening, ("ada",))) == ["Open", "ada"]
    assert evening.why("bob", Rematch) == "table-not-here"


def test_bots_stay_but_a_stand_in_makes_room_again() -> None:
    evening = Evening(CHEVALIER, {"players": 3}, Settings(stand_in="greedy"))
    evening.do("ada", SeatBot, seat=0, bot="random")
    evening.do("ada", Sit, seat=1)
    evening.do("bob", Sit, seat=2, name="Bob")
    evening.do("bob", Ready, seat=2)
    evening.do("ada", Start)
    evening.do("bob", Resign, seat=2)
    table = again(evening.finish(), ("ada",))
    occupants = [seat.occupant for seat in table._context.memory.seats]
    assert occupants == [Person(person="ada", name="Ada"), Open(), Bot(name="random")]


def test_a_third_game_follows_the_second() -> None:
    table = again(kuhn().finish(), ("ada", "bob"))
    evening = Evening()
    evening.table = table
    evening.do("ada", Ready, seat=1)
    evening.do("bob", Ready, seat=0)
    evening.do("ada", Start)
    evening.finish()
    assert again(evening, ("bob", "ada"))._context.memory.id == "evening.3"


def test_after_a_drawn_world_the_new_last_seat_draws_the_next() -> None:
    evening = Evening(replace(KUHN, drawn="ante"))
    evening.do("ada", Sit, seat=0)
    evening.do("bob", Sit, seat=1, name="Bob")
    evening.do("ada", LetDraw, seat=1)
    evening.do("bob", Draw, seat=1, drawing=2)
    evening.do("bob", Ready, seat=1)
    evening.do("ada", Start)
    table = again(evening.finish(), ("ada", "bob"))
    assert seated(table) == ["bob", "ada"]
    assert table._context.memory.drawer == 1


def test_one_may_set_the_next_table_up_without_waiting_as_its_host() -> None:
    evening = kuhn().finish()
    assert kinds(evening.do("bob", Rematch, at_once=True)) == ["RematchWanted", "RematchAgreed"]
    assert evening.why("ada", Rematch, at_once=True) == "table-rematch-already"
    created = evening.table.create_rematch(NEXT_SECRET, evening.now, "bob").what
    assert (created.host, created.name) == ("bob", "Bob")
    assert [each.person for each in created.seats] == ["bob", "ada"]


def test_who_has_waited_in_vain_sets_the_next_table_up_all_the_same() -> None:
    evening = kuhn().finish()
    evening.do("ada", Rematch)
    assert kinds(evening.do("ada", Rematch, at_once=True)) == ["RematchAgreed"]
    assert evening.replayed().snapshot() == evening.table.snapshot()
