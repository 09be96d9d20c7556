"""When to stop: once every edge is known as exactly as was wanted."""

from samedi.study.balance.findings import findings, widest_doubt
from samedi.study.balance.played import Played

STEP = 40  # games after which it is asked again


class Enough:
    """How many games are enough, asked at steps: it depends on the games alone, not on when one looks."""

    def __init__(self, until: float | None) -> None:
        self._until, self._asked = until, 0
        self._found: int | None = None

    def games_of(self, done: dict[int, Played]) -> int | None:
        """The least step at which every edge is known as exactly as was wanted; none so far."""
        while self._until is not None and self._found is None and len(done) >= self._asked + STEP:
            first = range(self._asked + STEP)
            if not all(number in done for number in first):
                break
            self._asked += STEP
            if 100 * widest_doubt(findings([done[number] for number in first], 0)) <= self._until:
                self._found = self._asked
        return self._found
