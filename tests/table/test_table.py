"""The table is what its events lead to."""

from dataclasses import replace

import pytest

from samedi.core.record import to_bytes
from samedi.table.events import WHATS, read_event, write_event
from samedi.table.refusals import BadSnapshot
from samedi.table.settings import Settings
from samedi.table.table import APPLY, Table
from tests.kuhn import GAME as KUHN
from tests.table.evening import CHEVALIER, SECRET, chevalier, kuhn


def test_every_event_but_the_unheard_is_applied_somewhere() -> None:
    assert {what.__name__ for what in WHATS} - {what.__name__ for what in APPLY} == {"Unheard"}


def test_the_log_leads_to_the_same_bytes() -> None:
    evening = chevalier(3).finish()
    assert evening.replayed().snapshot() == evening.table.snapshot()
    assert [event.seq for event in evening.log] == list(range(1, len(evening.log) + 1))


def test_a_snapshot_goes_on_like_the_table_it_was_taken_of() -> None:
    evening = chevalier(settings=Settings(confirm=False))
    for _ in range(30):
        evening.move()
    twin = Table.restore(CHEVALIER, SECRET, evening.table.snapshot())
    assert twin.snapshot() == evening.table.snapshot()
    for event in evening.move():
        twin.apply(event)
    assert twin.snapshot() == evening.table.snapshot()
    assert to_bytes(twin.hidden(0)) == to_bytes(evening.table.hidden(0))


def test_a_snapshot_of_something_else_is_refused() -> None:
    data = kuhn().table.snapshot()
    for wrong in (b"", b"\xc0", data[:-1], data + b"\x00"):
        with pytest.raises(BadSnapshot):
            Table.restore(KUHN, SECRET, wrong)
    with pytest.raises(BadSnapshot):
        Table.restore(CHEVALIER, SECRET, data)


@pytest.mark.parametrize(("name", "secret"), [("a|b", SECRET), ("", SECRET), ("a", b"short")])
def test_a_table_with_a_bad_name_or_secret_is_our_mistake(name: str, secret: bytes) -> None:
    with pytest.raises(ValueError, match=r"secret|Expected"):
        Table(KUHN, name, secret)


def test_a_log_of_another_game_or_other_rules_is_our_mistake() -> None:
    for other in (CHEVALIER, replace(KUHN, version=2)):
        with pytest.raises(ValueError, match="kuhn 1"):
            Table(other, "evening", SECRET).apply(kuhn().log[0])


def test_an_event_out_of_order_is_our_mistake() -> None:
    evening = kuhn()
    with pytest.raises(ValueError, match="cannot follow"):
        evening.table.apply(evening.log[0])


def test_the_secret_of_the_dice_is_nowhere_before_the_end() -> None:
    evening = kuhn()
    evening.move()
    sent = [write_event(event) for event in evening.log]
    for data in (*sent, evening.table.snapshot()):
        assert SECRET not in data
        assert SECRET.hex().encode() not in data
    evening.confirm()
    evening.finish()
    assert evening.table.view_for(-1).secret == SECRET.hex()
    assert read_event(write_event(evening.log[-1])).what.secret == SECRET.hex()
