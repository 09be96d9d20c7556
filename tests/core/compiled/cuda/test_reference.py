"""The processor's side of every comparison is the same, compiled and interpreted."""

import numpy as np

from samedi.core.compiled.cuda.reference import Compiled, Interpreted, reference
from samedi.core.position import Position
from samedi.core.record import to_bytes
from tests import kuhn


def test_compiled_and_interpreted_games_are_the_same() -> None:
    start = to_bytes(Position(kuhn.GAME, {}).state)
    one, other = Compiled(kuhn.GAME, start, 3, 20), Interpreted(kuhn.GAME, start, 3, 20)
    for mine, theirs in ((one.played(), other.played()), (one.stepped(9), other.stepped(9))):
        assert all(np.array_equal(a, b) for a, b in zip(mine, theirs, strict=True))


def test_no_more_games_are_compared_than_a_moment_allows() -> None:
    start = to_bytes(Position(kuhn.GAME, {}).state)
    assert reference(kuhn.GAME, start, 1, 5).games == 5
    assert reference(kuhn.GAME, start, 1, 10**6).games == Compiled.most
