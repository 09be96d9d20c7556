"""Engines for other programs: a package for JavaScript, and what a wheel carries."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from samedi.bots.engines import file_name
from samedi.cli.main import main
from samedi.games import NAMES, game
from tests.web.test_modules import NODE

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TSC = ROOT / ".tools" / "javascript" / "node_modules" / "typescript" / "bin" / "tsc"
SMALLEST = "chevalier_noir"
SAMPLE = """
import { load, merged, randomly, type Variation } from "./index.js";
const { engine, tables, net } = await load("x");
const { start, seats } = tables["two"];
const asked = { state: start, seat: seats - 1, rng: randomly(), simulations: 10, net: await net("two") };
const search = engine.search(asked);
search.grow(10);
export const best: Variation = merged([search.found()])[0];
// @ts-expect-error a seat is a number
engine.hide(start, "first");
"""

WITHOUT_CRYPTO = "data:text/javascript,delete globalThis.crypto"  # as before Node 19
KEPT = """
from pathlib import Path
from samedi.bots import engine_worker, engines
from samedi.core import folders
from samedi.core.compiled.wasm.module import MAGIC, is_whole, sealed
from samedi.games import game

chosen = game("chevalier_noir")
engines.carried = lambda game: Path("nowhere")
engine_worker.built = lambda game, entries: sealed(MAGIC + bytes(9000))
asked = engines.MakeEngine(chosen.home)
module = engine_worker.answer(asked).module
[kept] = folders.cache().rglob("*.wasm")
for harm in (module[:5000], b"", module[:5000] + b"x" + module[5001:], bytes(len(module))):
    kept.write_bytes(harm)
    assert not is_whole(harm) and engines.found(chosen) is None
    assert engine_worker.answer(asked).module == module == engines.found(chosen) == kept.read_bytes()

def full(path, data):
    raise OSError(28, "No space left on device")

kept.unlink()
Path.write_bytes = full
assert engine_worker.answer(asked).module == module
assert not [path for path in folders.cache().iterdir() if path.name.startswith(".filling")]
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("npm") / "samedi-engines"
    assert main(["engines", "--npm", str(folder)]) == 0
    return folder


def test_a_package_plays_whole_games_in_node(package: Path) -> None:
    done = subprocess.run(
        [NODE, str(HERE / "play.mjs"), str(package), *NAMES], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for told in json.loads(done.stdout).values():
        assert told["isOver"]
        assert told["isWritten"]
        assert sum(told["payoffs"]) > 0


def test_a_package_plays_where_node_has_its_chances_elsewhere(package: Path) -> None:
    command = [NODE, "--import", WITHOUT_CRYPTO, str(HERE / "play.mjs"), str(package), SMALLEST]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_engine_that_is_no_longer_whole_is_made_anew_and_one_that_finds_no_room_works(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "SAMEDI_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", KEPT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_its_types_are_those_of_what_it_does(package: Path) -> None:
    (package / "sample.ts").write_text(SAMPLE, encoding="utf-8")
    options = [
        "--strict",
        "--noEmit",
        "--target",
        "es2022",
        "--module",
        "es2022",
        "--moduleResolution",
        "bundler",
    ]
    command = [NODE, str(TSC), *options, "sample.ts"]
    done = subprocess.run(command, cwd=package, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode()


def test_it_says_what_it_is_and_what_may_be_done_with_it(package: Path) -> None:
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    assert about["license"] == "MIT"
    assert "MIT License" in (package / "LICENSE").read_text(encoding="utf-8")
    assert all((package / name).exists() for name in about["files"])


def test_a_folder_that_cannot_be_written_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("a file")
    assert main(["engines", "--lang", "en", "list", SMALLEST, "--into", str(tmp_path / "taken")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_program_of_somebody_else_is_not_overwritten_and_a_former_package_is(
    package: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "package.json"
    own.write_text('{"name": "mine"}')
    assert main(["engines", "--lang", "en", "list", SMALLEST, "--npm", str(tmp_path)]) == 2
    assert "nothing is overwritten" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == [own.name]
    assert own.read_text() == '{"name": "mine"}'
    assert main(["engines", "list", SMALLEST, "--npm", str(package)]) == 0


def test_a_wheel_carries_engines_and_building_them_elsewhere_gives_the_same_bytes(tmp_path: Path) -> None:
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns("__pycache__", "*.wasm", "pyodide")
    shutil.copytree(ROOT / "src" / "samedi", source / "src" / "samedi", ignore=ignored)
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, source)
    assert main(["engines", "--into", str(source / "src" / "samedi" / "bots" / "engines")]) == 0
    wheel = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(wheel, cwd=source, capture_output=True, check=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as packed:
        names = {f"samedi/bots/engines/{file_name(game(name))}" for name in NAMES}
        assert names <= set(packed.namelist())
        packed.extractall(tmp_path / "installed")
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path / "installed"),
        "SAMEDI_CACHE": str(tmp_path / "cache"),
        "LANG": "en",
    }
    for asked, told in (("list", "compressed"), ("check", "the same bytes")):
        command = [sys.executable, "-m", "samedi.cli", "engines", asked, SMALLEST]
        done = subprocess.run(
            command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert told in done.stdout, done.stderr
