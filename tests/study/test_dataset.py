"""Self-play as data: the same bytes for the same seed, whatever happened in between."""

import json
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samedi.cli.main import main
from samedi.games import game
from samedi.study.dataset import Shard, read
from samedi.study.kept import LINES

COMMAND = [
    "dataset",
    "chevalier_noir",
    "--table",
    "two-short",
    "--bot",
    "search:8",
    "--shard",
    "2",
    "--jobs",
    "1",
]
ACTIONS = len(game("chevalier_noir").actions)
DOCUMENT = Path(__file__).parents[2] / "docs" / "datasets.md"
Out = pytest.CaptureFixture[str]


def make(folder: Path, *more: str) -> dict[str, bytes]:
    assert main([*COMMAND, "--into", str(folder), *more]) == 0
    return shards(folder)


def shards(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.name[0].isdigit()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    make(folder, "--games", "8", "--format", "npz")
    return folder


def test_a_killed_run_goes_on_to_the_same_bytes(tmp_path: Path, whole: Path) -> None:
    arguments = [*COMMAND, "--into", str(tmp_path), "--games", "8", "--format", "npz"]
    process = subprocess.Popen([sys.executable, "-m", "samedi.cli", *arguments], stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 300
    while not (tmp_path / LINES).exists():
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    (tmp_path / "00000.npz").write_bytes(b"half")
    assert make(tmp_path, "--games", "8", "--format", "npz") == shards(whole)
    assert [*shards(whole)] == ["00000.npz", "00001.npz", "00002.npz", "00003.npz"]


def test_what_is_there_is_not_made_again_and_more_games_continue_fewer(whole: Path, tmp_path: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in whole.glob("*.npz")}
    make(whole, "--games", "8", "--format", "npz")
    assert {path: path.stat().st_mtime_ns for path in whole.glob("*.npz")} == before
    fewer = make(tmp_path, "--games", "3", "--format", "npz")
    assert fewer["00000.npz"] == shards(whole)["00000.npz"]
    assert len(set(read(tmp_path / "00001.npz").games)) == 1


def test_positions_masks_visits_and_outcomes_fit_each_other(whole: Path) -> None:
    shard = read(whole / "00001.npz")
    rules = game("chevalier_noir")
    assert rules.observation
    assert shard.observations.shape == (len(shard), rules.observation.size)
    assert set(shard.games) == {2, 3}
    masks, policies = shard.masks(ACTIONS), shard.policies(ACTIONS)
    assert masks[np.arange(len(shard)), shard.actions].all()
    assert (masks.sum(axis=1) > 1).all()
    assert policies.sum(axis=1) == pytest.approx(np.ones(len(shard)))
    assert not policies[~masks].any()
    for number in (2, 3):
        seen = {
            tuple(np.roll(outcome, seat))
            for outcome, seat, place in zip(shard.outcomes, shard.seats, shard.games, strict=True)
            if place == number
        }
        assert seen in ({(1.0, 0.0)}, {(0.0, 1.0)})


def test_parquet_holds_the_same_as_numpy(whole: Path, tmp_path: Path) -> None:
    make(tmp_path, "--games", "2")
    one, other = read(tmp_path / "00000.parquet"), read(whole / "00000.npz")
    for name in Shard._fields:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_what_cannot_be_made_is_refused_in_a_sentence(
    tmp_path: Path, whole: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*COMMAND, "--bot", "greedy", "--into", str(tmp_path)]) == 2
    assert "greedy does not search" in capsys.readouterr().err
    assert main([*COMMAND, "--seed", "9", "--format", "npz", "--into", str(whole)]) == 2
    assert "other work" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main([*COMMAND, "--into", str(tmp_path)]) == 2
    assert "pyarrow" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_loader_of_the_documentation_loads(whole: Path, capsys: Out) -> None:
    loader = DOCUMENT.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    assert "torch" in loader
    if find_spec("torch") is None:  # the last line of a run says so
        compile(loader, str(DOCUMENT), "exec")
        return
    names: dict[str, Any] = {"FOLDER": str(whole)}
    exec(compile(loader, str(DOCUMENT), "exec"), names)  # noqa: S102 - our own document
    there = sum(len(read(path).actions) for path in whole.glob("*.npz"))
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"positions": there}
    several: Any = names["DataLoader"](names["Choices"](str(whole)), batch_size=64, num_workers=2)
    assert sum(len(won) for *_, won in several) == there
