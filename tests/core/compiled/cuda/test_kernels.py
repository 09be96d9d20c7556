"""Kernels are made of the rules of every game, and found again."""

from pathlib import Path

import pytest

from samedi.core.compiled.cuda import bundle, making
from samedi.core.compiled.cuda.compiler import CudaCompiler
from samedi.games import NAMES, game

MOST_TEXT = 1_000_000  # characters of a kernel; with everything written into everything it is 6 million


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_of_every_game_become_kernels(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMEDI_CACHE", str(tmp_path))
    made = making.bundle_of(game(name))
    assert [kernel.name for kernel in made.kernels] == ["play_all", "step_all", "pick_all", "seed_all"]
    for kernel in made.kernels:
        assert f".entry {kernel.entry}" in kernel.text
        assert len(kernel.text) < MOST_TEXT
        assert kernel.text.count("cvta.local") == kernel.text.count("%lanemask_lt"), "a stack is shared"
    monkeypatch.setattr(CudaCompiler, "kernel", None)  # nothing may be compiled again
    assert making.bundle_of(game(name)) == made
    assert (made.fixed is not None) == bool(game(name).fixed)
    bundle.save(made, tmp_path / "file")
    assert bundle.load(tmp_path / "file") == made
    assert made.is_current()
