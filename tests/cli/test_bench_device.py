"""`samedi bench --device cuda` where nothing is there to run on."""

from pathlib import Path

import pytest

from samedi.cli.main import main
from samedi.core.compiled.cuda import bundle
from samedi.core.compiled.cuda.bundle import Bundle
from samedi.words import LANGUAGES

Out = pytest.CaptureFixture[str]
ASKED = ("bench", "chevalier_noir", "--device", "cuda")


@pytest.fixture(autouse=True)
def _without_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_device_one_sentence_says_so(language: str, capsys: Out) -> None:
    assert main([*ASKED, "--lang", language]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("samedi: ")
    assert "CUDA" in said.err
    assert said.err.count("\n") == 1


def test_kernels_of_other_rules_are_refused(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "kernels.json"
    other = Bundle("chevalier_noir", ["samedi.core.playout"], "of other rules", 1, 1, 1, [], [])
    bundle.save(other, file)
    assert main([*ASKED, "--lang", "en", "--kernels", str(file)]) == 1
    assert f"The kernels in {file} were made of other rules" in capsys.readouterr().err


def test_the_help_tells_what_a_device_needs(capsys: Out) -> None:
    with pytest.raises(SystemExit):
        main(["bench", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "--device" in told
    assert "samedi[gpu]" in told
    assert "exit code is 1" in told
