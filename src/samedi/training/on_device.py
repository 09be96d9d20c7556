"""A training on a CUDA device, asked for by programs that load neither NumPy nor PyTorch."""

import ctypes
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from samedi.core.game import Game
from samedi.core.message import Message
from samedi.training.lessons import CannotTrain, fingerprint
from samedi.training.plan import Plan
from samedi.words import typed

DRIVER = "nvcuda.dll" if os.name == "nt" else "libcuda.so.1"
PROGRAM = Path(__file__).with_name("on_cuda.py")
TOLD = ("seed", "seconds", "trace", "window")  # of a plan; how many games suit it the device knows better


def check_device(kernels: Path | None) -> None:
    """Refuse, in one sentence, a training for which something is missing here."""
    if not all(find_spec(name) for name in ("torch", "cupy")):
        raise CannotTrain(Message("train-no-torch"))
    if kernels is None and not find_spec("numba_cuda"):
        raise CannotTrain(Message("train-no-compiler"))
    try:
        ctypes.CDLL(DRIVER)
    except OSError:
        raise CannotTrain(Message("train-no-device")) from None


def prepared(game: Game[Any], net: str, folder: Path, kernels: Path | None) -> Path:
    """The file with the kernels of a game: one that was made elsewhere, or made here if it does not fit."""
    path = kernels or folder / f"{game.name}.kernels.json"
    if kernels is None and not fits(path, game, net):
        _run([sys.executable, "-m", "samedi.training.preparing", game.name, str(path)])
    if not fits(path, game, net):
        raise CannotTrain(Message("train-other-kernels", {"name": typed(str(path))}))
    return path


def fits(path: Path, game: Game[Any], net: str) -> bool:
    """Whether a file holds kernels for the features that the game has now."""
    try:
        held = json.loads(path.read_text(encoding="utf-8"))
        return bool(held["game"] == game.name and held["nets"][net]["fingerprint"] == fingerprint(game, net))
    except (OSError, ValueError, KeyError, TypeError):
        return False


def learn_on_device(kernels: Path, net: str, plan: Plan, learnt: Path, *, resumes: bool) -> None:
    """Train until the time is over; the process keeps a checkpoint every minute and when interrupted."""
    told = [word for name in TOLD for word in (f"--{name}", str(getattr(plan, name)))]
    command = [sys.executable, str(PROGRAM), str(kernels), net, "--out", str(learnt), *told]
    _run(command + ["--resume"] * resumes)


def _run(command: list[str]) -> None:
    """Run a process that tells on the standard error how it goes; an interruption reaches it by itself."""
    status = subprocess.run(command, stdout=sys.stderr, check=False).returncode  # noqa: S603 - our own modules
    if status not in {0, 130}:
        raise CannotTrain(Message("train-process-lost", {"error": str(status)}))
