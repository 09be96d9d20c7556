"""What a training is told: how long, how many games side by side, how fast to learn."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Everything that decides how a training goes, besides the game and the net."""

    seed: int = 1
    seconds: float = 600.0
    windows: int = 0
    """So many windows instead of so many seconds, if not 0: the same on every machine."""
    games: int = 512
    """How many are played side by side,"""
    window: int = 32
    """for so many decisions each, before something is learnt from them,"""
    batch: int = 1024
    """from so many positions at a time."""
    rate: float = 1e-3
    """How far weights go in a step at first,"""
    last_rate: float = 0.03
    """and of that in the end."""
    careless: int = 60
    """How many actions of a thousand are any at first,"""
    last_careless: int = 20
    """and in the end."""
    trace: float = 0.8
    """How much of what is learnt comes from further ahead than the next decision."""
    search: int = 0
    """How many simulations a decision gets; with none the first impression decides."""

    def between(self, points: int) -> float:
        """How many seconds lie between two of so many points of a curve; none if windows limit it."""
        return 0.0 if self.windows else self.seconds / points

    def gone(self, seconds: float, windows: int) -> float:
        """How much of the training is over, from 0 to 1."""
        return min(1.0, windows / self.windows if self.windows else seconds / self.seconds)

    def rate_at(self, gone: float) -> float:
        """How far weights go in a step now."""
        return self.rate * (1 - (1 - self.last_rate) * gone)

    def careless_at(self, gone: float) -> int:
        """How many actions of a thousand are any now."""
        return round(self.careless + (self.last_careless - self.careless) * gone)


def command(game: str, net: str, plan: Plan, device: str) -> str:
    """The command that trains so."""
    told = {
        "net": net,
        "seconds": f"{plan.seconds:g}",
        "seed": plan.seed,
        "device": device,
        "search": plan.search,
        "rate": f"{plan.rate:g}",
    }
    return " ".join(["samedi train", game, *(f"--{name} {value}" for name, value in told.items() if value)])


def window_for(trace: float) -> int:
    """How many decisions a window should have, so that most of what comes later falls into it."""
    return max(32, round(3.2 / (1 - trace)))
