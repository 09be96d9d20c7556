"""What audiences are sent, made once for all who see the same and for nobody else."""

import msgspec
import pytest

from samedi.server.tables.audience import Audience, ViewCache
from samedi.server.tables.patches import without_nulls
from tests.table.test_puzzles import move, posed, solved_by_one

SOLVER, WATCHER = "solver", "watcher"


@pytest.mark.parametrize("first", [SOLVER, WATCHER])
def test_what_is_told_of_a_puzzle_is_told_to_its_solver_alone_whoever_looks_first(first: str) -> None:
    puzzle = solved_by_one()
    evening = posed(puzzle)
    move(evening, puzzle.seat, puzzle.answers[0])
    audiences = {SOLVER: Audience(puzzle.seat, is_player=True), WATCHER: Audience(-1, is_player=False)}
    cache = ViewCache(evening.table.memory.id)
    cache.view(evening.table, audiences[first])
    assert cache.view(evening.table, audiences[SOLVER])["play"]["puzzle"]["state"] == "done"
    assert "puzzle" not in cache.view(evening.table, audiences[WATCHER])["play"]


def test_a_view_in_parts_is_the_view_of_the_table() -> None:
    puzzle = solved_by_one()
    table = posed(puzzle).table
    cache = ViewCache(table.memory.id)
    for seat in (0, 1, -1):
        whole = msgspec.to_builtins(table.view_for(seat))
        assert without_nulls(cache.view(table, Audience(seat, is_player=seat >= 0))) == without_nulls(whole)
