"""The file with which a bare device trains: kernels, starts and sizes."""

import base64
import json
from pathlib import Path

from samedi.games import game
from samedi.training.on_device import fits
from samedi.training.preparing import prepared

CHEVALIER = game("chevalier_noir")


def test_a_file_holds_all_that_a_device_needs(tmp_path: Path) -> None:
    made = prepared(CHEVALIER)
    assert list(made["kernels"]) == ["try_all", "turn_all", "begin_all", "add_all"]
    for kernel in made["kernels"].values():
        assert f".entry {kernel['entry']}" in kernel["text"]
    assert {net: about["seats"] for net, about in made["nets"].items()} == {
        "two": 2,
        "three": 3,
        "four": 4,
        "teams": 4,
    }
    assert len(base64.b64decode(made["nets"]["two"]["starts"])) == 9 * made["aligned"]
    path = tmp_path / "kernels.json"
    path.write_text(json.dumps(made))
    assert fits(path, CHEVALIER, "two")
