"""What people install brings the page and its words with it."""

import subprocess
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.faults.servers import Server

ROOT = Path(__file__).parents[3]
CARRIED = ("web", "words", "server/storage")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built as for a release, without the network."""
    uv = next((ROOT / ".tools").glob("uv-*"))
    folder = tmp_path_factory.mktemp("wheel")
    build = [str(uv), "build", "--wheel", "--offline", "--quiet", "--out-dir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, timeout=120)
    return next(folder.glob("*.whl"))


@pytest.mark.parametrize("folder", CARRIED)
def test_every_file_of_the_page_is_in_the_wheel(wheel: Path, folder: str) -> None:
    source = ROOT / "src"
    wanted = {
        file.relative_to(source).as_posix()
        for file in (source / "samedi" / folder).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert wanted
    with ZipFile(wheel) as carried:
        assert wanted - set(carried.namelist()) == set()


def test_the_page_is_served_from_what_was_installed(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "installed"
    with ZipFile(wheel) as carried:
        carried.extractall(installed)
    mark = "<!-- installed -->"
    document = installed / "samedi" / "web" / "index.html"
    document.write_text(document.read_text(encoding="utf-8") + mark, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(installed))
    server = Server(tmp_path / "data")
    server.start()
    try:
        lobby = httpx.get(server.url)
        assert lobby.status_code == httpx.codes.OK
        assert mark in lobby.text, "another copy of the page was served"
        for language in ("en", "fr"):
            assert "page-lobby-play" in httpx.get(f"{server.url}/words/{language}.ftl").text
    finally:
        server.stop()
