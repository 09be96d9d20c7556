"""AdamW over one row of weights, and the mean of late weights, which plays better than the latest.

Written for arrays of NumPy and of PyTorch alike, so that either can go on from what the other has kept.
"""

from typing import Any

import numpy as np

INERTIA, MEMORY = 0.9, 0.999
DECAY = 1e-4
TINY = 1e-8
BARELY = 1e-16  # the size of a slope that was felt at some time
LATE = 0.02  # how much of the mean is renewed by a window, once there were many
ARRAYS = ("weights", "mean", "speed", "size")


class Optimiser:
    """Weights that follow their slopes downhill, and never leave the limits."""

    def __init__(self, weights: Any, limits: Any, library: Any = np) -> None:
        self._library, self._limits = library, limits
        self.weights, self.mean = weights, weights + 0
        self.speed, self.size = library.zeros_like(weights), library.zeros_like(weights)
        self.steps = 0

    def learn_on(self, weights: Any) -> None:
        """Go on from weights that were learnt elsewhere."""
        self.weights[:] = self.mean[:] = weights
        self.size[:] = BARELY * (weights != 0)

    def follow(self, slopes: Any, rate: float) -> None:
        """One step."""
        self.steps += 1
        self.speed *= INERTIA
        self.speed += (1 - INERTIA) * slopes
        self.size *= MEMORY
        self.size += (1 - MEMORY) * slopes * slopes
        far = float(rate * (1 - MEMORY**self.steps) ** 0.5 / (1 - INERTIA**self.steps))
        self.weights *= 1 - rate * DECAY
        self.weights -= far * self.speed / (self.size**0.5 + TINY)
        self._library.clip(self.weights, -self._limits, self._limits, out=self.weights)

    def remember(self, windows: int) -> None:
        """Let the mean follow the weights, faster as long as there were few windows."""
        self.mean += max(LATE, 3 / (windows + 3)) * (self.weights - self.mean)

    def kept(self) -> dict[str, Any]:
        """All that is needed to go on, as arrays of NumPy."""
        arrays = {name: getattr(self, name) for name in ARRAYS}
        return {"steps": np.array(self.steps)} | {
            name: array if isinstance(array, np.ndarray) else array.cpu().numpy()
            for name, array in arrays.items()
        }

    def take(self, arrays: dict[str, Any]) -> dict[str, Any]:
        """Go on from what was kept; what else there is."""
        self.steps = int(arrays["steps"])
        for name in ARRAYS:
            mine, kept = getattr(self, name), arrays[name]
            if kept.shape != tuple(mine.shape):
                raise ValueError("the checkpoint was made for other features")
            mine[:] = kept if isinstance(mine, np.ndarray) else self._library.from_numpy(kept).to(mine.device)
        return {name: array for name, array in arrays.items() if name not in (*ARRAYS, "steps")}
