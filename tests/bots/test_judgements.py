"""A learnt judgement says the same in machine code and in plain Python, bit by bit, whatever was learnt."""

import random
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from samedi.bots.evaluation import CURVE, FIRST, SECOND, SURE, evaluate
from samedi.bots.protocol import Search
from samedi.bots.searching import SearchWorker
from samedi.core.bind import bind
from samedi.core.game import CHANCE, OVER, Game
from samedi.core.position import Position
from samedi.core.record import copy, to_bytes
from samedi.games import NAMES, game
from tests.minds import mind_of
from tests.sights import positions

BRANCHES = 24  # positions with more actions take long to judge in plain Python
# How large the weights of the three layers are: such as are learnt, and as loud as units can be made.
SMALL, LARGE = (1500, 400, 300), (32767, 32767, 60)
SEED = 7


@pytest.fixture(scope="module")
def worker() -> Iterator[SearchWorker]:
    with SearchWorker() as started:
        yield started


def drawn(features: int, largest: tuple[int, int, int]) -> "array[int]":
    """Weights that nobody has learnt, and a curve without two equal points."""
    source = random.Random(SEED)
    sizes = ((features + 1) * FIRST, (FIRST + 1) * SECOND, SECOND + 1)
    weights = [
        source.randint(-1 - most, most)
        for size, most in zip(sizes, largest, strict=True)
        for _ in range(size)
    ]
    return array("h", [*weights, *(2 * place for place in range(CURVE))])


def guesses(worker: SearchWorker, position: Position, seat: int, file: str) -> dict[int, float]:
    """What each action seems worth at first sight: one simulation opens a position and goes no further."""
    asked = Search(
        home=position.game.home,
        state=to_bytes(position.hidden(seat)),
        seat=seat,
        seed=1,
        simulations=1,
        is_judged=True,
        weights=file,
    )
    return {each.action: each.value for each in worker.search(asked).variations}


def judged_tables(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """A table for each net."""
    assert game.sight is not None
    nets = set()
    for options in map(dict, game.tables.values()):
        net = game.sight.net(Position(game, options).state)
        if net is not None and net not in nets:
            nets.add(net)
            yield options


@pytest.mark.parametrize("largest", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("name", NAMES)
def test_machine_code_judges_like_plain_python(
    name: str, largest: tuple[int, int, int], worker: SearchWorker, tmp_path: Path
) -> None:
    played = game(name)
    sight = played.sight
    assert sight is not None
    numbers = drawn(sight.features, largest)
    file = tmp_path / "drawn.bin"
    file.write_bytes(numbers.tobytes())
    mind, judge = mind_of(numbers, sight.features, sight.most), bind(evaluate, played)
    said = set()
    for options in judged_tables(played):
        for position in positions(played, options, SEED, 31):
            seat = played.rules.mover(position.state)
            legal = position.legal_numbers()
            if seat != CHANCE and len(legal) <= BRANCHES:
                found = guesses(worker, position, seat, str(file))
                for action in legal:
                    after = copy(position.state)
                    played.rules.apply(after, action)
                    if played.rules.mover(after) != OVER:
                        expected = judge(after, seat, mind)
                        assert round(found[action] * SURE) == expected
                        said.add(expected)
    assert len(said) > (20 if largest == SMALL else 10), "the net says too little to be compared"
