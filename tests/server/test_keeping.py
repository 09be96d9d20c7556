"""Keeping a house: copies while people play, and old tables that leave as files."""

import sqlite3
from pathlib import Path

import msgspec

from samedi.core.folders import touch_private
from samedi.server.files.exports import is_vouched
from samedi.server.gate import keys
from samedi.server.gate.tokens import Signer
from samedi.table.export import ExportedGame
from tests.server.serving import CHEVALIER, Person, Running, running, turn_of, two_at
from tests.server.test_postgresql import told

ROOT = Path(__file__).parents[2]
LONG_AGO = 1_000_000_000_000


def test_a_copy_made_while_people_play_is_whole_and_opens(tmp_path: Path) -> None:
    copy, data = tmp_path / "copy.db", tmp_path / "data"
    with running(tmp_path) as server:
        ada, bob, table = two_at(server)
        lines = ada.sit_down(table), bob.sit_down(table)
        turn_of(*lines).move()
        assert "seal.key" in told("backup", str(copy), "--data", str(data))
        seen = ada.get(f"/api/tables/{table}")["play"]
        turn_of(*lines).move()
    assert copy.stat().st_mode & 0o077 == 0
    assert "already" in told("backup", str(copy), "--data", str(data), status=2)
    for name in ("samedi.db", "samedi.db-wal", "samedi.db-shm"):
        (data / name).unlink(missing_ok=True)
    copy.rename(data / "samedi.db")
    with running(tmp_path) as server:
        answer = ada.http.get(f"{server.url}/api/tables/{table}", headers={"cookie": ada.cookie})
        assert answer.json()["play"] == seen


def test_there_is_nothing_to_copy_where_no_games_are(tmp_path: Path) -> None:
    assert "no games" in told("backup", str(tmp_path / "b"), "--data", str(tmp_path / "none"), status=2)
    assert not (tmp_path / "b").exists()


def test_old_tables_leave_as_signed_files_and_young_ones_stay(tmp_path: Path) -> None:
    data, files = tmp_path / "data", tmp_path / "files"
    with running(tmp_path) as server:
        over, left, young = (old_table(server, ends=ends) for ends in (True, False, False))
    with sqlite3.connect(data / "samedi.db") as connection:
        connection.execute("UPDATE tables SET at = ? WHERE id IN (?, ?)", (LONG_AGO, over, left))
        connection.execute(
            "INSERT INTO studies VALUES ('s', 'r', 'ada', 'chevalier_noir', ?, '', '', ?)",
            (
                LONG_AGO,
                msgspec.json.encode({"game": "chevalier_noir", "rules": 1, "options": {}, "seats": []}),
            ),
        )
        connection.execute(
            "INSERT INTO studies SELECT 'n', 'rn', person, game, at, 'named', '', start FROM studies"
        )
    tidied = ("tidy", "--older-than", "90d", "--export", str(files), "--data", str(data))
    first = told(*tidied)
    assert "2 tables have left" in first
    assert "One study without a name has left" in first
    assert msgspec.json.decode((files / "samedi-study-r.json").read_bytes())["format"] == "samedi-study"
    assert "No table has left" in told(*tidied)
    with sqlite3.connect(data / "samedi.db") as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(young,)]
        assert connection.execute("SELECT id FROM studies").fetchall() == [("n",)]
    finished = ExportedGame.from_json((files / f"samedi-{over}.json").read_bytes())
    assert is_vouched(finished, Signer(keys.load(data)))
    log = msgspec.json.decode((files / f"samedi-{left}.json").read_bytes())
    assert (log["format"], log["id"], bool(log["signature"])) == ("samedi-log", left, True)


def old_table(server: Running, *, ends: bool) -> str:
    ada = Person(server.url)
    table = str(ada.table("chevalier_noir", CHEVALIER, ["me", {"me": "Bob"}])["id"])
    if ends:
        ada.command(table, "resign", seat=0)
    return table


def test_what_cannot_be_written_stays(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(tmp_path) as server:
        table = old_table(server, ends=True)
    with sqlite3.connect(data / "samedi.db") as connection:
        connection.execute("UPDATE tables SET at = ?", (LONG_AGO,))
    folder = tmp_path / "file"
    folder.write_text("in the way")
    heard = told("tidy", "--older-than", "90d", "--export", str(folder), "--data", str(data), status=2)
    assert "Nothing can be written" in heard
    assert "no age" in told("tidy", "--older-than", "old", "--export", str(folder), status=2)
    with sqlite3.connect(data / "samedi.db") as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(table,)]


def test_there_is_nothing_to_tidy_up_where_no_games_are(tmp_path: Path) -> None:
    files, data = tmp_path / "files", tmp_path / "data"
    tidied = ("tidy", "--older-than", "90d", "--export", str(files), "--data", str(data))
    assert "no games" in told(*tidied, status=2)
    assert list(tmp_path.iterdir()) == []
    data.mkdir()
    touch_private(data / "samedi.db")
    (data / "samedi.db").write_text("Dear Ada, this is no database but a letter. " * 100)
    for command in (tidied, ("migrate", "--data", str(data))):
        assert "not a database" in told(*command, status=2)
    assert [each.name for each in data.iterdir()] == ["samedi.db"]
    assert not files.exists()


def test_where_a_file_is_in_the_way_no_house_is_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be kept" in told("migrate", "--data", str(tmp_path / "file"), status=2)


def test_nobody_thinks_with_less_than_one_process() -> None:
    assert "--jobs must be at least 1" in told("think", "--redis", "redis://x", "--jobs", "-1", status=2)


def test_the_dashboard_asks_for_what_the_server_counts(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        counted = Person(server.url).http.get("/metrics").text
    dashboard = msgspec.json.decode((ROOT / "deploy" / "grafana.json").read_bytes())
    asked = {
        word
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for word in target["expr"].replace("(", " ").replace("[", " ").replace(")", " ").split()
        if word.startswith("samedi_")
    }
    assert len(asked) > 10
    assert [word for word in sorted(asked) if word not in counted] == []
