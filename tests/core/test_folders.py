"""Where files lie on each system, and files that nobody else reads."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import platformdirs
import pytest
from platformdirs import macos, unix, windows

from samedi.core import folders


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for variable in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "SAMEDI_CACHE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(params=[0o000, 0o022, 0o077, 0o777])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def _on(monkeypatch: pytest.MonkeyPatch, system: ModuleType, name: str) -> None:
    """As if this were another system."""
    monkeypatch.setattr(platformdirs, "PlatformDirs", getattr(system, name))


def test_on_linux_the_places_are_those_of_the_first_version(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    _on(monkeypatch, unix, "Unix")
    assert folders.data() == home / ".local" / "share" / "samedi"
    assert folders.cache() == home / ".cache" / "samedi"


def test_variables_name_other_places(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    _on(monkeypatch, unix, "Unix")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "a"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "b"))
    assert (folders.data(), folders.cache()) == (home / "a" / "samedi", home / "b" / "samedi")
    monkeypatch.setenv("SAMEDI_CACHE", str(home / "c"))
    assert folders.cache() == home / "c"


def test_on_a_mac_the_places_are_in_the_library(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    _on(monkeypatch, macos, "MacOS")
    assert folders.data() == home / "Library" / "Application Support" / "samedi"
    assert folders.cache() == home / "Library" / "Caches" / "samedi"


def test_on_windows_the_places_are_those_of_local_programs(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    _on(monkeypatch, windows, "Windows")
    monkeypatch.setattr(windows, "get_win_folder", lambda _name: str(home / "Local"))
    assert folders.data() == home / "Local" / "samedi"
    assert folders.cache().is_relative_to(home / "Local" / "samedi")


def test_games_stay_where_they_were_kept_before(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    _on(monkeypatch, macos, "MacOS")
    former = home / ".local" / "share" / "samedi"
    former.mkdir(parents=True)
    assert folders.data() == former


def test_private_files_are_private_whatever_is_usual(umask: int, tmp_path: Path) -> None:
    folder = tmp_path / f"mine-{umask}"
    folders.make_private(folder)
    folders.touch_private(folder / "file")
    folders.write_whole(folder / "whole", b"a")
    assert _mode(folder) == 0o700
    assert _mode(folder / "file") == _mode(folder / "whole") == 0o600
    assert not folders.is_open_to_others(folder / "file")


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"kept")
    path.chmod(0o640)
    tmp_path.chmod(0o750)
    folders.make_private(tmp_path)
    folders.touch_private(path)
    assert (_mode(tmp_path), _mode(path), path.read_bytes()) == (0o750, 0o640, b"kept")
    assert folders.is_open_to_others(path)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileExistsError):
        folders.make_private(tmp_path / "file")


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)
