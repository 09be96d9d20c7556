"""Searches that have been compiled before somebody waits for them."""

from functools import cache

from samedi.bots.protocol import GetReady
from samedi.bots.searching import SearchWorker
from samedi.games import game


@cache
def compile_search(name: str) -> None:
    """Let it take as long as it likes; what is compiled is kept for all processes."""
    with SearchWorker(quiet=True) as worker:
        worker.search(GetReady(game(name).home))
