"""Studies in a database, be it SQLite or PostgreSQL: two processes that edit at once lose nothing."""

import asyncio

import pytest
from sqlalchemy import event

from samedi.server.storage import studies
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.port import SeqTaken
from samedi.server.storage.study_port import KeptStudy
from samedi.table.study import MOST_NODES, START, Node, node_id
from tests.server.test_journal import journal_at, with_journal


def study(code: str, at: int = 0, name: str = "") -> KeptStudy:
    return KeptStudy(id=code, read=f"r{code}", person="ada", game="nim", at=at, name=name, start=b"{}")


def after(parent: str, action: str) -> Node:
    return Node(id=node_id(parent, action), parent=parent, action=action)


def test_two_processes_add_to_the_same_tree_and_a_branch_that_was_cut_stays_cut(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        other = journal_at(database)
        await journal.studies.make(study("s"))
        mine, theirs = ([after(START, f"{who}{number}") for number in range(10)] for who in "ab")
        both = after(START, "same")
        await asyncio.gather(
            *(journal.studies.add("s", node, 1) for node in [*mine, both]),
            *(other.studies.add("s", node, 1) for node in [*theirs, both]),
        )
        found = await other.studies.by_code("rs")
        assert found is not None
        assert {node.id for node in found[1]} == {node.id for node in [*mine, *theirs, both]}
        await other.studies.cut("s", both.id, 2)
        with pytest.raises(SeqTaken):
            await journal.studies.add("s", after(both.id, "late"), 3)
        await other.close()

    with_journal(database, work)


def test_every_change_is_told_from_the_one_before_also_at_the_same_time(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        await journal.studies.make(study("s", at=5))
        seen = [await journal.studies.changed_at("rs")]
        for action in ("a", "b"):
            await journal.studies.add("s", after(START, action), 5)
            seen.append(await journal.studies.changed_at("s"))
        assert seen == [5, 6, 7]
        assert await journal.studies.changed_at("nothing") is None
        assert await journal.studies.unnamed(7) == []
        assert await journal.studies.unnamed(8) == ["s"]

    with_journal(database, work)


def test_the_oldest_study_without_a_name_makes_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST_OF_A_PERSON", 2)

    async def work(journal: DatabaseJournal) -> None:
        for at, (code, name) in enumerate({"a": "kept", "b": "", "c": ""}.items()):
            await journal.studies.make(study(code, at, name))
        assert [each.id for each in await journal.studies.of("ada")] == ["c", "a"]
        await journal.studies.note("c", START, {"name": "kept too"}, 9)
        with pytest.raises(SeqTaken):
            await journal.studies.make(study("d"))

    with_journal(database, work)


def test_a_study_comes_with_all_its_nodes_in_a_few_statements(database: str) -> None:
    statements = list[str]()

    async def work(journal: DatabaseJournal) -> None:
        nodes = [after(START, str(number)) for number in range(MOST_NODES)]
        event.listen(journal._engine, "before_cursor_execute", lambda *told: statements.append(told[2]))
        await journal.studies.make(study("s"), nodes)
        found = await journal.studies.by_code("s")
        assert found is not None
        assert found[1] == nodes

    with_journal(database, work)
    assert len(statements) < 10, "whoever writes holds up everybody who moves"
