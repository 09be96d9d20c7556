"""Repeatable random numbers, the same on every machine and in every version of Python."""

MASK = 2**64 - 1


class SplitMix:
    """The SplitMix64 generator."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def word(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, count: int) -> int:
        """A whole number from 0 to just below the count."""
        return self.word() * count >> 64

    def between(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * ((self.word() >> 11) / 2**53)
