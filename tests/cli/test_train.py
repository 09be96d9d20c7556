"""The command `samedi train`: what it refuses, and that it goes on after whatever ended it."""

import json
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from samedi.cli import train
from samedi.cli.main import main
from samedi.games import game
from samedi.training.plan import command
from samedi.words import LANGUAGES, say

Out = pytest.CaptureFixture[str]
EVERY_MOMENT = """
import sys
from samedi.cli.main import main
from samedi.training import course
course.KEPT_S = course.SLICE_S = 0.1
sys.exit(main(sys.argv[1:]))
"""


def started(folder: Path, *more: str) -> subprocess.Popen[bytes]:
    told = ["train", "chevalier_noir", "--out", str(folder), "--jobs", "1", "--contests", "0"]
    command = [sys.executable, "-c", EVERY_MOMENT, *told, "--lang", "en", *more]
    return subprocess.Popen(command, stderr=subprocess.PIPE)


def made(folder: Path) -> dict[str, Any]:
    path = folder / "learnt" / "two.json"
    return dict(json.loads(path.read_bytes())["made"]) if path.exists() else {"decisions": 0, "seconds": 0}


def decisions(folder: Path) -> int:
    return int(made(folder)["decisions"])


def wait_until_more(folder: Path, than: int, process: subprocess.Popen[bytes], seconds: float = 0) -> None:
    """Until it has taken more decisions, and learnt for so long altogether."""
    end = time.monotonic() + 240
    while decisions(folder) <= than or made(folder)["seconds"] <= seconds:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_training_goes_on_after_a_kill_and_after_an_interruption(tmp_path: Path) -> None:
    with started(tmp_path, "--seconds", "3600") as process:
        wait_until_more(tmp_path, 0, process)
        process.kill()
    before = decisions(tmp_path)
    with started(tmp_path, "--seconds", "3600", "--resume") as process:
        wait_until_more(tmp_path, before, process, seconds=1)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=240)
    assert process.returncode == 130
    assert say("en", "train-interrupted", {"folder": str(tmp_path)}).encode() in errors
    at_the_end = decisions(tmp_path)
    assert at_the_end > before
    with started(tmp_path, "--seconds", "1", "--resume") as process:
        process.communicate(timeout=240)
    assert process.returncode == 0
    assert decisions(tmp_path) == at_the_end  # its time was over


def refusal(capsys: Out, *arguments: str) -> str:
    assert main(["train", *arguments]) == 2
    return capsys.readouterr().err


def test_what_cannot_be_trained_is_said_in_one_sentence(
    capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = ("chevalier_noir", "--out", str(tmp_path))
    assert "five" in refusal(capsys, *here, "--net", "five")
    assert "--seconds" in refusal(capsys, *here, "--seconds", "0")
    for rate in ("0", "-1", "nan"):
        assert "--rate" in refusal(capsys, *here, "--rate", rate)
    assert "/dev/null" in refusal(capsys, "chevalier_noir", "--out", "/dev/null/folder")
    monkeypatch.setitem(sys.modules, "torch", None)
    for language in LANGUAGES:
        assert "samedi[train]" in refusal(capsys, *here, "--device", "cuda", "--lang", language)
    (tmp_path / "two.terms.json").write_text("{}")
    assert str(tmp_path) in refusal(capsys, *here)
    assert str(tmp_path) in refusal(capsys, *here, "--resume")


@pytest.mark.parametrize(
    ("said", "rate"), [((), 1e-3), (("--search", "8"), 3e-4), (("--rate", "2e-5"), 2e-5)]
)
def test_how_far_weights_go_is_as_usual_or_as_said_and_is_kept_with_them(
    said: tuple[str, ...], rate: float
) -> None:
    parser = ArgumentParser()
    train.add_arguments(parser)
    plan = train.planned(game("chevalier_noir"), parser.parse_args(["chevalier_noir", *said]))
    assert plan.rate == rate
    assert f"--rate {rate:g}" in command("chevalier_noir", "two", plan, "cpu")
