"""What a training leaves behind: a checkpoint to go on from, weights to play with, and how they were made."""

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from samedi.training.optimiser import Optimiser
from samedi.training.plan import Plan
from samedi.training.recipe import readable


@dataclass
class Progress:
    """How far a training is."""

    seconds: float = 0.0
    windows: int = 0
    decisions: int = 0
    tried: int = 0
    ended: int = 0
    curve: list[list[float]] = field(default_factory=list)
    """The loss, as points: after how many seconds, after how many decisions, how large."""

    def note(self, loss: float, every: float) -> None:
        """Add a point to the curve, if the last one is long enough ago."""
        if not self.curve or self.seconds - self.curve[-1][0] >= every:
            self.curve.append([round(self.seconds, 1), self.decisions, round(loss, 5)])

    def __str__(self) -> str:
        seconds = max(self.seconds, 1e-9)
        loss = self.curve[-1][2] if self.curve else 0
        return (
            f"{self.seconds:7.1f} s  {self.windows} windows  {self.decisions / 1e6:.2f} M decisions "
            f"({self.decisions / seconds / 1e6:.3f} M/s, {self.tried / seconds / 1e6:.2f} M judged/s)  "
            f"{self.ended} games  loss {loss:.4f}"
        )


class Checkpoint:
    """The files of one net in a folder."""

    def __init__(self, folder: Path, net: str) -> None:
        self.folder, self.net = folder, net
        self.path, self.weights, self.recipe = (folder / f"{net}{end}" for end in (".npz", ".bin", ".json"))

    @classmethod
    def at(cls, path: Path) -> "Checkpoint":
        """The checkpoint in a file."""
        return cls(path.parent, path.stem)

    def exists(self) -> bool:
        """Whether there is one to go on from."""
        return self.path.is_file()

    def save(self, optimiser: Optimiser, progress: Progress, **more: Any) -> None:
        """Write the checkpoint whole, or leave the last one."""
        told = np.frombuffer(json.dumps(asdict(progress)).encode(), np.uint8)
        self.folder.mkdir(parents=True, exist_ok=True)
        being_written = self.path.with_name(f".{self.net}.writing.npz")
        with being_written.open("wb") as file:
            np.savez(file, **optimiser.kept(), progress=told, **more)
            file.flush()
            os.fsync(file.fileno())
        being_written.replace(self.path)

    def load(self, optimiser: Optimiser) -> tuple[Progress, dict[str, Any]]:
        """Take the weights of the checkpoint; how far it was, and what else it holds."""
        with np.load(self.path) as kept:
            arrays = dict(kept)
        progress = Progress(**json.loads(arrays.pop("progress").tobytes()))
        return progress, optimiser.take(arrays)

    def write_weights(self, integers: Any, plan: Plan, progress: Progress, made: dict[str, Any]) -> None:
        """Write weights that can play, and how they were made."""
        recipe = {"made": {**made, "plan": asdict(plan), **asdict(progress)}}
        _write(self.weights, np.asarray(integers, "<i2").tobytes())
        _write(self.recipe, readable(recipe).encode())


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    being_written = path.with_name(f".{path.name}.writing")
    being_written.write_bytes(content)
    being_written.replace(path)
