"""Somebody who wants to be known no more."""

from samedi.table.commands import Say, Watch
from samedi.table.events import read_event, write_event
from samedi.table.forgetting import NOBODY, without
from samedi.table.table import Table
from tests.table.evening import SECRET, Evening, kuhn


def forget(evening: Evening, person: str) -> None:
    evening.keep(evening.table.forget(person, evening.now))


def test_name_and_words_are_gone_and_everything_else_stays() -> None:
    evening = kuhn()
    evening.do("ada", Say, text="it was me")
    evening.do("bob", Say, text="hello Ada")
    evening.do("eve", Watch, name="Eve")
    forget(evening, "ada")
    view = evening.table.view_for(1)
    assert [line.text for line in view.chat] == ["hello Ada"]
    assert evening.memory.names == {"ada": NOBODY, "bob": "Bob", "eve": "Eve"}
    assert evening.table.held_by("ada") == [0]
    assert evening.table.forget("nobody", 0) == []


def test_a_log_without_the_name_leads_to_the_same_table() -> None:
    evening = kuhn()
    evening.do("ada", Say, text="it was me")
    evening.move()
    forget(evening, "ada")
    log = [without(write_event(event), "ada") for event in evening.log]
    assert not any(b"Ada" in each or b"it was me" in each for each in log)
    again = Table(evening.table.game, evening.memory.id, SECRET)
    for payload in log:
        again.apply(read_event(payload))
    assert again.snapshot() == evening.table.snapshot()
