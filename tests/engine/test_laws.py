"""Engines do what the compiled workers do, byte by byte: all rules, both searches, in Node and Chromium."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.bots.engines import layout_of, made, nets_of, weights_of
from samedi.games import NAMES, game
from tests.engine.reference import played
from tests.tables import ALL
from tests.web.test_modules import NODE

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src" / "samedi" / "web"


def fill(folder: Path, name: str, games: list[dict[str, Any]]) -> None:
    """Lay everything out that a comparison reads."""
    chosen = game(name)
    folder.mkdir()
    recipes = nets_of(chosen)
    for net in recipes:
        (folder / f"{net}.bin").write_bytes(weights_of(chosen, net))
    for source in (WEB / "engine" / "engine.js", WEB / "engine" / "trees.js", HERE / "laws.js"):
        shutil.copy(source, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "engine.wasm").write_bytes(made(chosen).module)
    expected = {"layout": layout_of(chosen), "recipes": recipes, "games": games}
    (folder / "expected.json").write_bytes(msgspec.json.encode(expected))


def in_node(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [NODE, str(HERE / "laws_in_node.mjs"), str(folder)], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_table_of_a_game_goes_the_same_in_node(name: str, tmp_path: Path) -> None:
    games = played(game(name), ALL[name])
    fill(tmp_path / name, name, games)
    done = in_node(tmp_path / name)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == len(ALL[name])
