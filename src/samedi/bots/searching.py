"""Searching, asked for by programs that load neither NumPy nor Numba."""

from samedi.bots.protocol import GetReady, Judge, Judged, Search, Searched
from samedi.core.processes.worker import Worker

MOST_SIMULATIONS = 1 << 30  # when only the time limits a search


class SearchWorker(Worker):
    """A process that searches any game."""

    def __init__(self, *, quiet: bool = False) -> None:
        super().__init__("samedi.bots.search_worker", quiet=quiet)

    def search(self, request: Search | GetReady) -> Searched:
        """What a search finds."""
        return self.ask(request, Searched)

    def judge(self, request: Judge) -> list[Judged]:
        """What the moments of a game are found to be."""
        return self.ask(request, list[Judged])
