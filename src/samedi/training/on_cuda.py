"""A training on a CUDA device: all games take their decisions together, PyTorch learns from them.

python src/samedi/training/on_cuda.py FILE NET --seconds 600 --out FOLDER

FILE is what `preparing` wrote. Only NumPy, PyTorch and CuPy are needed: this runs where neither Numba nor
anything else of Samedi is installed. In FOLDER it leaves NET.npz, from which it and `samedi train` go on, the
weights NET.bin, and NET.json with what was done.
"""

import argparse
import json
import sys
import time
import types
from pathlib import Path
from typing import Any

import numpy as np

if "samedi" not in sys.modules:  # its front door wants all that is not here
    _bare = types.ModuleType("samedi")
    _bare.__path__ = [str(Path(__file__).parents[1])]
    sys.modules["samedi"] = _bare

from samedi.training.checkpoint import Checkpoint, Progress
from samedi.training.device_games import DeviceGames
from samedi.training.optimiser import Optimiser
from samedi.training.plan import Plan, command, window_for
from samedi.training.quantise import beginning, learnt, limits, quantised
from samedi.training.shape import Shape
from samedi.training.targets import looked_back

KEPT_S = 60.0  # between two checkpoints
TOLD_S = 5.0
POINTS = 200  # of the curve
INTERRUPTED = 130  # the exit status


class DeviceTraining:
    """A net that learns on a device, and the games it learns from."""

    def __init__(self, facts: dict[str, Any], net: str, plan: Plan, torch: Any) -> None:
        self.torch, self.plan = torch, plan
        self.shape = Shape(**facts["shape"])
        self.games = DeviceGames(facts, net, plan, torch)
        weights = self._tensor(beginning(self.shape, plan.seed))
        self.optimiser = Optimiser(weights, self._tensor(limits(self.shape)), torch)
        self.windows = 0
        self.loss = 0.0
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True

    def _tensor(self, array: Any) -> Any:
        return self.torch.from_numpy(np.ascontiguousarray(array)).to(self.games.device)

    def step(self, gone: float) -> None:
        """Play one window and learn from it, at this part of the training."""
        with self.torch.no_grad():
            seen, wanted = self._lessons(self.plan.careless_at(gone))
        order = self.torch.randperm(len(wanted), device=wanted.device)
        batches = self.torch.tensor_split(order, max(1, len(order) // self.plan.batch))
        losses = [self._learn(seen[batch], wanted[batch], self.plan.rate_at(gone)) for batch in batches]
        self.loss = float(sum(losses)) / len(losses)
        self.windows += 1
        self.optimiser.remember(self.windows)

    def _lessons(self, careless: int) -> tuple[Any, Any]:
        """Play a window: what was noticed in it, and what its judgements should have been."""
        torch = self.torch
        steps = [self.games.step(self.optimiser.weights, careless) for _ in range(self.plan.window + 1)]
        seen, watchers, chances, paid = (torch.stack(each) for each in zip(*steps, strict=True))
        wanted = looked_back(chances, paid, self.plan.trace, torch)
        by_watcher = torch.gather(wanted, 2, watchers[:-1].clamp(min=0).long())
        is_there = watchers[:-1] >= 0
        return seen[:-1][is_there], by_watcher[is_there]

    def _learn(self, seen: Any, wanted: Any, rate: float) -> Any:
        """One step downhill over some positions; the loss before it."""
        torch = self.torch
        weights = self.optimiser.weights.detach().requires_grad_()
        rows, second, last = self.shape.parts(weights)
        noticed = torch.zeros(len(seen), self.shape.features + 1, device=seen.device)
        noticed.scatter_add_(1, seen.long(), torch.ones_like(seen, dtype=torch.float32))
        noticed[:, self.shape.features] = 1  # what is always added
        loss = torch.nn.functional.binary_cross_entropy_with_logits(
            self.games.after(noticed @ rows, second, last), wanted
        )
        (slopes,) = torch.autograd.grad(loss, weights)
        with torch.no_grad():
            self.optimiser.follow(slopes, rate)
        return loss.detach()

    def integers(self) -> Any:
        """The integers of the mean of late weights."""
        return quantised(self.shape, learnt(self.shape, self.optimiser.kept()))


def main(arguments: argparse.Namespace) -> None:
    """Train, and keep what comes of it every minute."""
    import torch  # noqa: PLC0415 - whoever only asks for help need not have it

    facts = json.loads(Path(arguments.file).read_text(encoding="utf-8"))
    given = {name: value for name, value in vars(arguments).items() if name in OPTIONS and value is not None}
    trace = given.pop("trace", facts["trace"])
    plan = Plan(**{**USUAL, "window": window_for(trace), **given}, trace=trace)
    training = DeviceTraining(facts, arguments.net, plan, torch)
    checkpoint = Checkpoint(Path(arguments.out), arguments.net)
    progress = Progress()
    if arguments.resume and checkpoint.exists():
        progress, _ = checkpoint.load(training.optimiser)
    elif arguments.begin:
        Checkpoint.at(Path(arguments.begin)).load(training.optimiser)
    try:
        learn(training, facts, plan, checkpoint, progress)
    except KeyboardInterrupt:
        keep(training, facts, plan, checkpoint, progress)
        sys.exit(INTERRUPTED)
    keep(training, facts, plan, checkpoint, progress)
    tell(str(progress))


def learn(
    training: DeviceTraining, facts: dict[str, Any], plan: Plan, checkpoint: Checkpoint, progress: Progress
) -> None:
    """Go on until the time is over."""
    begun, before, kept, told = time.perf_counter(), progress.seconds, time.perf_counter(), 0.0
    tried, ended, decided = progress.tried, progress.ended, progress.decisions
    training.windows = progress.windows
    while (gone := plan.gone(progress.seconds, progress.windows)) < 1:
        training.step(gone)
        now = time.perf_counter()
        progress.seconds, progress.windows = before + now - begun, training.windows
        progress.decisions = decided + training.games.decisions
        progress.tried, progress.ended = tried + training.games.tried, ended + training.games.ended
        progress.note(training.loss, every=plan.between(POINTS))
        if now - told > TOLD_S:
            told = now
            tell(f"{progress}  begun anew by mistake: {training.games.stuck}")
        if now - kept > KEPT_S:
            kept = now
            keep(training, facts, plan, checkpoint, progress)


def tell(text: str) -> None:
    """Tell how it goes."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def keep(
    training: DeviceTraining, facts: dict[str, Any], plan: Plan, checkpoint: Checkpoint, progress: Progress
) -> None:
    """Write the checkpoint, the weights and what was done."""
    checkpoint.save(training.optimiser, progress)
    device = training.torch.cuda.get_device_name() if training.games.device == "cuda" else "cpu"
    made = {
        "command": command(facts["game"], checkpoint.net, plan, "cuda"),
        "device": device,
        "fingerprint": facts["nets"][checkpoint.net]["fingerprint"],
        "rules": facts["rules"],
    }
    checkpoint.write_weights(training.integers(), plan, progress, made)


OPTIONS = (
    "seed",
    "seconds",
    "windows",
    "games",
    "window",
    "batch",
    "rate",
    "careless",
    "last_careless",
    "trace",
)
USUAL = {"games": 32768, "batch": 32768}


def options() -> argparse.Namespace:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(description="Train a net on a CUDA device.")
    parser.add_argument("file", metavar="FILE", help="what samedi.training.preparing wrote")
    parser.add_argument("net", metavar="NET")
    parser.add_argument("--out", required=True, metavar="FOLDER")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    parser.add_argument("--begin", metavar="NPZ", help="begin with the weights of another checkpoint")
    for name in OPTIONS:
        kind = float if isinstance(getattr(Plan(), name), float) else int
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, dest=name)
    return parser.parse_args()


if __name__ == "__main__":
    main(options())
