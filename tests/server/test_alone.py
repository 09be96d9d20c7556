"""One server for a folder of games; a second one, or one that could not write, does not start."""

import os
import subprocess
import sys
from pathlib import Path

from samedi.server.storage.lock import file_of
from tests.server.serving import SETTINGS, Running, running


def refused(folder: Path, language: str = "en", **settings: str) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-m", "samedi.cli", "serve", "--no-browser", "--port", "0", "--lang", language]
    ended = subprocess.run(
        [*command, "--data", str(folder / "data")],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **SETTINGS, **settings},
        timeout=120,
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


def test_a_second_server_on_the_same_folder_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    first = Running(tmp_path)
    assert "Another Samedi" in refused(tmp_path)
    assert "Un autre Samedi" in refused(tmp_path, "fr")
    first.kill()
    with running(tmp_path):
        assert "--data" in refused(tmp_path)


def test_a_second_server_on_the_same_database_is_refused_wherever_that_is(tmp_path: Path) -> None:
    database = {"SAMEDI_DATABASE": f"sqlite:///{tmp_path / 'games.db'}"}
    with running(tmp_path / "one", **database):
        assert "games.db" in refused(tmp_path / "two", **database)


def test_a_database_that_can_only_be_read_is_refused_at_the_start(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    database = f"sqlite:///file:{tmp_path / 'data' / 'samedi.db'}?mode=ro&uri=true"
    assert "cannot be kept" in refused(tmp_path, SAMEDI_DATABASE=database)


def test_only_databases_that_are_files_are_locked(tmp_path: Path) -> None:
    assert file_of(f"sqlite:///{tmp_path}/a.db") == tmp_path / "a.db"
    assert file_of(f"sqlite:///file:{tmp_path}/a.db?mode=ro&uri=true") == tmp_path / "a.db"
    assert file_of("sqlite://") is None
    assert file_of("sqlite:///:memory:") is None
    assert file_of("postgresql://games@example/games") is None
