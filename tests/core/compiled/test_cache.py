"""The traps of compiled code, each with a test that would catch its return.

The game is Kuhn poker, but what it pays comes from a rule in a helper file that the tests rewrite.
"""

import os
import resource
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from samedi.core.compiled.client import RulesWorker
from samedi.core.compiled.protocol import Playouts
from samedi.core.position import Position
from samedi.core.processes.protocol import WorkerFailed
from samedi.core.record import to_bytes
from tests import kuhn

ROOT = Path(__file__).parents[3]
PROBE = """
import sys
from dataclasses import replace

from samedi.core.rule import rule
from tests import kuhn
from tests.kuhn import apply, determinise, hide, legal, mover, outcomes, worth

from helper import bonus


@rule
def payoff(state, seat: int) -> int:
    return bonus(state, seat)


GAME = replace(kuhn.GAME, name="probe", home="probe", rules=sys.modules[__name__])
"""
HELPER = """
from samedi.core.rule import rule


@rule
def bonus(state, seat: int) -> int:
    return {body}
"""


class Probe:
    """The game in a folder of its own, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.game = replace(kuhn.GAME, name="probe", home="probe")
        folder.joinpath("probe.py").write_text(PROBE)
        self.pay("7")

    def pay(self, body: str) -> None:
        self.folder.joinpath("helper.py").write_text(HELPER.format(body=body))

    def paid(self, mode: str = "compiled") -> int:
        """What one playout pays to the first seat, in a process of its own."""
        with RulesWorker(self.game, mode) as worker:
            state = to_bytes(Position(kuhn.GAME, {}).state)
            return worker.count(Playouts(state, 1, 1, 2)).payoffs[0]

    def kept(self) -> list[Path]:
        return sorted(self.cache.iterdir()) if self.cache.is_dir() else []


@pytest.fixture
def probe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Probe:
    monkeypatch.setenv("SAMEDI_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    return Probe(tmp_path)


def test_a_changed_helper_file_is_never_served_stale(probe: Probe) -> None:
    assert probe.paid() == 7
    probe.pay("8")
    assert probe.paid() == 8
    assert len(probe.kept()) == 2


def test_the_second_start_loads_and_compiles_nothing(probe: Probe, capfd: pytest.CaptureFixture[str]) -> None:
    probe.paid()
    assert "compiling playouts" in capfd.readouterr().err
    before = [path.stat().st_mtime_ns for path in probe.kept()[0].iterdir()]
    probe.paid()
    assert capfd.readouterr().err == ""
    assert [path.stat().st_mtime_ns for path in probe.kept()[0].iterdir()] == before


def test_a_checked_run_never_uses_unchecked_code(probe: Probe) -> None:
    probe.pay("int(state.card[seat + 5])")
    probe.paid("compiled")
    with pytest.raises(WorkerFailed, match="IndexError"):
        probe.paid("checked")


@pytest.mark.parametrize("body", ["int(state.card[seat - 1])", "(7, 8)[seat - 1]", "(7, 8)[seat + 1]"])
def test_an_index_from_behind_or_out_of_bounds_is_caught_when_checked(probe: Probe, body: str) -> None:
    probe.pay(body)
    with pytest.raises(WorkerFailed, match="IndexError"):
        probe.paid("checked")


def test_tables_hold_numbers_of_every_width(probe: Probe) -> None:
    numbers = (-(2**40), 300, 70_000, -3)
    probe.pay(f"{numbers}[seat + 2] + (5, -6)[seat] + (-400, 2)[seat]")
    assert probe.paid() == 70_000 + 5 - 400
    assert probe.paid("checked") == 70_000 + 5 - 400


def test_a_division_by_zero_is_caught_when_checked(probe: Probe) -> None:
    probe.pay("7 // (seat - seat)")
    assert probe.paid("compiled") == 0
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        probe.paid("checked")


def test_stores_wrap_when_compiled_which_is_why_strict_mode_exists(probe: Probe) -> None:
    probe.folder.joinpath("helper.py").write_text(
        "from samedi.core.rule import rule\n\n\n"
        "@rule\ndef bonus(state, seat: int) -> int:\n    state.stake = 200\n    return int(state.stake)\n"
    )
    assert probe.paid() == 200 - 256
    strict = Position(kuhn.GAME, {}, "strict")
    with pytest.raises(OverflowError, match="stake = 200"):
        strict.state.stake = 200


def test_of_processes_that_start_at_once_one_compiles(
    probe: Probe, capfd: pytest.CaptureFixture[str]
) -> None:
    with ThreadPoolExecutor(3) as pool:
        assert [future.result() for future in [pool.submit(probe.paid) for _ in range(3)]] == [7, 7, 7]
    assert len(probe.kept()) == 1
    assert capfd.readouterr().err.count("compiled playouts") == 1
    assert probe.paid() == 7


def test_a_read_only_cache_is_harmless(probe: Probe) -> None:
    probe.cache.write_text("a file where the folder should be")
    assert probe.paid() == 7


def test_a_full_disk_is_harmless(probe: Probe, monkeypatch: pytest.MonkeyPatch) -> None:
    popen = subprocess.Popen

    def on_a_full_disk(*arguments: object, **options: object) -> object:
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))  # noqa: E731
        return popen(*arguments, **options, preexec_fn=limit)  # type: ignore[call-overload]

    monkeypatch.setattr("subprocess.Popen", on_a_full_disk)
    assert probe.paid() == 7
    assert probe.kept() == []
    monkeypatch.undo()


def test_damaged_code_is_compiled_anew(probe: Probe) -> None:
    probe.paid()
    for path in probe.kept()[0].iterdir():
        path.write_bytes(b"damaged")
    assert probe.paid() == 7
    assert probe.paid() == 7


def test_a_worker_killed_while_it_fills_leaves_nothing_that_is_used(probe: Probe) -> None:
    worker = RulesWorker(probe.game)
    with ThreadPoolExecutor(1) as pool:
        state = to_bytes(Position(kuhn.GAME, {}).state)
        asked = pool.submit(worker.count, Playouts(state, 1, 1, 2))
        deadline = time.monotonic() + 60
        while not any(path.name.startswith(".filling-") for path in probe.kept()):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        worker.close()
        with pytest.raises(WorkerFailed):
            asked.result()
    assert all(path.name.startswith(".") for path in probe.kept())
    assert probe.paid() == 7
    assert not any(path.name.endswith(".turn") for path in probe.kept()), "nobody waits any more"


def test_old_and_abandoned_folders_are_cleaned(probe: Probe) -> None:
    for name, age_s in ((".filling-dead", 4000), ("old-compiled-0", 15 * 86400), ("young-compiled-0", 86400)):
        folder = probe.cache / name
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - age_s,) * 2)
    probe.paid()
    names = [path.name for path in probe.kept()]
    assert ".filling-dead" not in names
    assert "old-compiled-0" not in names
    assert "young-compiled-0" in names


def test_every_rule_is_compiled_once_and_only_algorithms_are_handed_out() -> None:
    code = """
from numba.core.dispatcher import Dispatcher
from samedi.core.compiled.compiler import Compiler
from samedi.core.compiled.worker import Algorithms
from samedi.core.compiled.protocol import Playouts
from samedi.core.position import Position
from samedi.core.record import to_bytes
from samedi.core import playout
from samedi.games import NAMES, game

for name in NAMES:
    worker = Algorithms(game(name), "compiled")
    position = Position(game(name), next(iter(game(name).tables.values())))
    worker.answer(Playouts(to_bytes(position.state), 1, 1, position.seats))
    made = worker._compiler._made
    many = [rule.__name__ for rule, code in made.items() if len(code.signatures) > 1]
    assert not many, f"{name}: compiled more than once: {many}"
    assert len(made) > 20
    try:
        worker._compiler.algorithm(game(name).rules.apply)
    except TypeError as error:
        assert "cannot be called from Python" in str(error)
    else:
        raise AssertionError("a rule without a bridge from Python was handed out")
print("ok")
"""
    environment = {**os.environ, "SAMEDI_CACHE": "/dev/null/nowhere"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False, cwd=ROOT
    )
    assert done.stdout == "ok\n", done.stderr
