"""What finished games were to their players, in a database, be it SQLite or PostgreSQL."""

import msgspec
import pytest
from sqlalchemy import text

from samedi.server.storage import played
from samedi.server.storage.database import engine_of, migrate
from samedi.server.storage.journal import DatabaseJournal
from samedi.server.storage.played_port import PlayedGame
from samedi.server.storage.port import DailyEntry
from samedi.server.storage.study_port import KeptStudy
from samedi.table.forgetting import NOBODY
from samedi.table.study import Node
from tests.server.test_journal import SEALING, new_table, said, with_journal

SEATS = [
    {"type": "person", "name": "Ada", "person": "ada"},
    {"type": "person", "name": "Bob", "person": "bob"},
]


def game(person: str, table: str, at: int, seat: int | None = 0) -> PlayedGame:
    outcome = msgspec.json.encode({"seats": SEATS, "mine": [0], "winners": [1]})
    return PlayedGame(person=person, table=table, game="nim", at=at, seat=seat, outcome=outcome)


async def note(journal: DatabaseJournal, *games: PlayedGame) -> None:
    table, write = new_table(games[0].table)
    await journal.append([write])
    await journal.append([msgspec.structs.replace(said(table, "end"), played=games)])


def test_games_are_told_the_latest_first_and_the_oldest_makes_room(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played, "MOST_OF_A_PERSON", 2)

    async def work(journal: DatabaseJournal) -> None:
        for at in (1, 2, 3):
            await note(journal, game("ada", f"t{at}", at))
        assert [each.table for each in await journal.played.of("ada")] == ["t3", "t2"]
        assert await journal.played.of("bob") == []

    with_journal(database, work)


def test_sums_reach_the_seat_they_are_of_and_outlive_the_table(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        await note(journal, game("ada", "t", 1, 0), game("bob", "t", 1, 1), game("cem", "t", 1, None))
        assert await journal.played.lacks_sums("t")
        await journal.played.keep_sums("t", {0: b"0", 1: b"1"})
        assert not await journal.played.lacks_sums("t"), "who sat everywhere has no sums"
        await journal.delete("t")
        found = [(await journal.played.of(person))[0].sums for person in ("ada", "bob", "cem")]
        assert found == [b"0", b"1", None]

    with_journal(database, work)


def test_who_is_forgotten_is_in_nothing_that_others_keep(database: str) -> None:
    async def work(journal: DatabaseJournal) -> None:
        await note(journal, game("ada", "t", 1, 0), game("bob", "t", 1, 1))
        start = msgspec.json.encode({"seats": SEATS, "table": "t"})
        for person in ("ada", "bob"):
            study = KeptStudy(id=person, read=f"r{person}", person=person, game="nim", at=0, start=start)
            await journal.studies.make(study, [Node(id="n", parent="", action="take 1")])
        for day in ("2026-11-15", "2026-11-16"):
            entry = DailyEntry(day=day, game="nim", person="ada", table=day, name="Ada", begun_at=0)
            write = new_table(f"daily-{day}")[1]
            await journal.append([msgspec.structs.replace(write, begins=entry)])
        everything = await journal.played.everything("ada")
        assert [each.table for each in everything.played] == ["t"]
        assert [(study.id, len(nodes)) for study, nodes in everything.studies] == [("ada", 1)]
        assert len(everything.dailies) == 2

        await journal.played.forget("ada", "2026-11-16")
        assert not await journal.played.of("ada")
        assert not await journal.studies.of("ada")
        (other,), (study,) = await journal.played.of("bob"), await journal.studies.of("bob")
        assert b"Ada" not in other.outcome + study.start
        assert NOBODY.encode() in other.outcome
        assert b"Bob" in study.start
        assert await journal.daily_of("2026-11-15", "nim", "ada") is None
        kept = await journal.daily_of("2026-11-16", "nim", "ada")
        assert kept is not None, "nobody plays a day twice"
        assert kept.name == NOBODY

    with_journal(database, work)


def test_games_from_before_are_noted_but_for_those_from_files(database: str) -> None:
    seats = msgspec.json.encode(SEATS).decode()
    imported = '{"seq":1,"at":1,"by":"ada","what":{"type":"created","vouched":true}}'

    async def work(journal: DatabaseJournal) -> None:
        for name in ("over", "imported", "running"):
            await journal.append([new_table(name)[1]])

    with_journal(database, work)
    engine = engine_of(database)
    with engine.begin() as connection:
        connection.execute(text("drop table played"))
        connection.execute(text("update alembic_version set version_num = '0010'"))
        connection.execute(
            text("update tables set stage = 'over', seats = :seats, winners = :won where id != 'running'"),
            {"seats": seats.encode(), "won": b"[1]"},
        )
        connection.execute(
            text("update events set payload = :told where game = 'imported'"), {"told": imported.encode()}
        )
    migrate(engine, SEALING)
    with engine.connect() as connection:
        rows = connection.execute(text('select person, "table", seat from played order by person')).all()
    engine.dispose()
    assert [tuple(row) for row in rows] == [("ada", "over", 0), ("bob", "over", 1)]
