"""Training on a device: what is refused before anything is begun."""

import json
from pathlib import Path

import pytest

from samedi.games import game
from samedi.training.lessons import CannotTrain, fingerprint
from samedi.training.on_device import fits, prepared

CHEVALIER = game("chevalier_noir")


def written(folder: Path, mark: str, name: str = "chevalier_noir") -> Path:
    path = folder / "kernels.json"
    path.write_text(json.dumps({"game": name, "nets": {"two": {"fingerprint": mark}}}))
    return path


def test_kernels_from_elsewhere_must_be_for_what_is_noticed_now(tmp_path: Path) -> None:
    mark = fingerprint(CHEVALIER, "two")
    right = written(tmp_path, mark)
    assert fits(right, CHEVALIER, "two")
    assert prepared(CHEVALIER, "two", tmp_path, right) == right
    assert not fits(right, CHEVALIER, "three")
    assert not fits(written(tmp_path, mark, "baron_voodoo"), CHEVALIER, "two")
    with pytest.raises(CannotTrain, match=r"kernels\.json"):
        prepared(CHEVALIER, "two", tmp_path, written(tmp_path, "another"))
    (tmp_path / "kernels.json").write_text("no JSON")
    assert not fits(tmp_path / "kernels.json", CHEVALIER, "two")
    assert not fits(tmp_path / "nothing.json", CHEVALIER, "two")
