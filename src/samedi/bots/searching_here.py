"""Searching in this very process, for one that plays whole games: no question has to travel."""

from samedi.bots.protocol import GetReady, Search, Searched
from samedi.bots.search_worker import asked
from samedi.core.compiled.worker import without_scipy


class SearchHere:
    """A searcher that is no other process."""

    def __init__(self) -> None:
        without_scipy()

    def search(self, request: Search | GetReady) -> Searched:
        """What a search finds."""
        return asked(request)

    def close(self) -> None:
        """Nothing to end."""
