"""Many games side by side on a CUDA device, from kernels that were made elsewhere."""

import base64
import tempfile
from typing import Any

import numpy as np

from samedi.training.plan import Plan
from samedi.training.seeds import mixed
from samedi.training.shape import Shape
from samedi.training.targets import FELLOWS, shared

BLOCK = 64  # threads, as in the bounds of the kernels
PAID = 1000.0
LOUDEST = 8.0


class DeviceGames:
    """Games of one net, the kernels that play them, and the net that judges them."""

    def __init__(self, facts: dict[str, Any], net: str, plan: Plan, torch: Any) -> None:
        self.torch, self.shape, self.device = torch, Shape(**facts["shape"]), "cuda"
        self._most, self._width = facts["most"], facts["width"]
        about = facts["nets"][net]
        self._fellows = FELLOWS.get(net, 1)
        seats = about["seats"]
        watchers = 1 if seats == 2 else seats  # noqa: PLR2004 - of two, one has what the other has not
        rows = np.frombuffer(base64.b64decode(about["starts"]), np.uint8).reshape(-1, facts["aligned"])
        self._starts = torch.from_numpy(rows.copy()).to(self.device)
        self._states = self._starts[:1].repeat(plan.games, 1)
        rngs = np.ones((plan.games, 4), np.int64)
        rngs[:, :3] = mixed(plan.games, plan.seed)
        self._rngs = torch.from_numpy(rngs).to(self.device)
        self._listed = self._zeros(torch.int16, plan.games, self._width)
        self._counts = self._zeros(torch.int16, plan.games)
        self._careless = self._zeros(torch.int32, 1)
        self._seen = self._zeros(torch.int16, plan.games, watchers, self._most)
        self._watchers = self._zeros(torch.int16, plan.games, watchers)
        self._paid = self._zeros(torch.int16, plan.games, seats)
        self._numbers = torch.arange(plan.games, dtype=torch.int32, device=self.device)
        self._kernels = {name: loaded(**each) for name, each in facts["kernels"].items()}
        self.decisions = self.tried = self.stuck = 0
        self._ended = self._zeros(torch.int64, 1)
        self._begin()

    @property
    def ended(self) -> int:
        """How many games came to their end."""
        return int(self._ended)

    def step(self, weights: Any, careless: int) -> tuple[Any, Any, Any, Any]:
        """Take one decision in every game: what was noticed then, by whom, all chances, what was paid."""
        torch = self.torch
        counts = self._sound_counts()
        ends = torch.cumsum(counts, 0, dtype=torch.int32)
        firsts, total = (ends - counts).contiguous(), int(ends[-1])
        owners = torch.repeat_interleave(self._numbers, counts, output_size=total)
        active, sure = self._empty(torch.int16, total, self._most), self._empty(torch.int16, total)
        self._run("try_all", total, self._states, self._listed, owners, firsts, active, sure)
        values = torch.where(sure >= 0, sure / PAID, self.judged(weights, active)).contiguous()
        self._careless.fill_(careless)
        self._seen.fill_(self.shape.features)
        self._run(
            "turn_all",
            len(self._counts),
            *(self._states, self._starts, self._rngs, self._listed, firsts, self._counts, values),
            *(self._careless, self._seen, self._watchers, self._paid),
        )
        self.tried += total
        self.decisions += len(counts)
        self._ended += (self._paid[:, 0] >= 0).sum()
        paid = shared(self._paid / PAID, self._fellows, torch)
        return self._seen.clone(), self._watchers.clone(), self._chances(weights, paid), paid

    def judged(self, weights: Any, active: Any) -> Any:
        """How likely the seats are to win that notice this."""
        rows, second, last = self.shape.parts(weights)
        added = self._empty(self.torch.float32, len(active), self.shape.first)
        self._run("add_all", BLOCK * len(active), active, rows, added)
        return self.torch.sigmoid(self.after(added, second, last))

    def after(self, added: Any, second: Any, last: Any) -> Any:
        """The layers after the first, before the logistic."""
        inner = added.clamp(0, LOUDEST)
        outer = (inner @ second[:-1] + second[-1]).clamp(0, LOUDEST)
        return outer @ last[:-1] + last[-1]

    def _chances(self, weights: Any, paid: Any) -> Any:
        """What every seat may expect after the decisions just taken."""
        torch = self.torch
        judged = self.judged(weights, self._seen.view(-1, self._most)).view(self._watchers.shape)
        seats = self._watchers.clamp(min=0).long()
        chances = torch.zeros(self._paid.shape, device=self.device)
        if self._watchers.shape[1] == 1:
            chances[:] = 1 - judged
        is_there = self._watchers >= 0
        chances.scatter_(1, seats, torch.where(is_there, judged, torch.gather(chances, 1, seats)))
        is_over = ~is_there[:, :1]
        return torch.where(is_over, paid, chances)

    def _sound_counts(self) -> Any:
        """How many actions are legal in each game; one that lists an impossible number begins anew."""
        wrong = (self._counts <= 0) | (self._counts > self._width)
        if bool(wrong.any()):
            self.stuck += int(wrong.sum())
            self._begin()
        return self._counts.to(self.torch.int32)

    def _begin(self) -> None:
        """Begin the games in which nothing sound is legal."""
        self._counts[self._counts > self._width] = 0
        arguments = (self._states, self._starts, self._rngs, self._listed, self._counts, self._paid)
        self._run("begin_all", len(self._counts), *arguments)

    def _run(self, name: str, threads: int, *tensors: Any) -> None:
        """Launch a kernel."""
        flat = [number for tensor in tensors for number in self._flattened(tensor)]
        self._kernels[name]((-(-threads // BLOCK),), (BLOCK,), tuple(flat))

    def _flattened(self, tensor: Any) -> list[Any]:
        """An array as Numba's kernels take it; states and generators are records, one to a row."""
        assert tensor.is_contiguous()
        shape, size = list(tensor.shape), tensor.element_size()
        strides = [size * step for step in tensor.stride()]
        if any(tensor is each for each in (self._states, self._starts, self._rngs)):
            shape, strides, size = shape[:1], strides[:1], strides[0]
        return [np.int64(each) for each in (0, 0, np.prod(shape), size, tensor.data_ptr(), *shape, *strides)]

    def _zeros(self, kind: Any, *shape: int) -> Any:
        return self.torch.zeros(shape, dtype=kind, device=self.device)

    def _empty(self, kind: Any, *shape: int) -> Any:
        return self.torch.empty(shape, dtype=kind, device=self.device)


def loaded(entry: str, text: str) -> Any:
    """A kernel, turned into machine code by the driver."""
    import cupy  # noqa: PLC0415 - only with a device

    with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
        file.write(text)
        file.flush()
        return cupy.RawModule(path=file.name).get_function(entry)
