"""Algorithms bound to games, and the mark of rules."""

import pytest

from samedi.core.bind import bind, is_algorithm
from samedi.core.playout import choose, perft, playout
from samedi.core.position import Position, buffer
from samedi.core.record import Records, copy
from samedi.core.rng import seeded
from samedi.core.rule import is_rule
from samedi.games import game
from tests import kuhn


def test_an_algorithm_runs_over_the_game_it_is_bound_to() -> None:
    position = Position(kuhn.GAME, {})
    room = len(kuhn.ACTIONS)
    decisions = bind(playout, kuhn.GAME)(copy(position.state), seeded(1), buffer(room), buffer(room))
    assert decisions in (2, 3)
    assert bind(playout, kuhn.GAME) is bind(playout, kuhn.GAME)
    assert bind(playout, kuhn.GAME) is not bind(playout, game("chevalier_noir"))


def test_an_unbound_algorithm_says_so() -> None:
    with pytest.raises(AssertionError, match="bound"):
        choose(Position(kuhn.GAME, {}).state, seeded(1), buffer(9), buffer(9))


def test_marks_are_told_apart() -> None:
    assert is_algorithm(playout)
    assert not is_algorithm(seeded)
    assert is_rule(kuhn.legal)
    assert not is_rule(kuhn.view)
    assert not is_rule([])


def test_perft_counts_every_way_to_go_on() -> None:
    # 3 cards, 2 left, 6 faces, then pass or bet, answer, and one more answer after pass and bet
    assert [kuhn_perft(depth) for depth in range(8)] == [1, 3, 6, 36, 72, 144, 72, 0]


def kuhn_perft(depth: int) -> int:
    state = Position(kuhn.GAME, {}).state
    room = len(kuhn.ACTIONS)
    states = Records(copy(state) for _ in range(depth + 1))
    return bind(perft, kuhn.GAME)(states, 0, depth, [buffer(room) for _ in range(depth + 1)], buffer(room))


def test_chance_is_drawn_by_its_weights() -> None:
    position = Position(game("chevalier_noir"), {"players": 2})
    for text in ("+G", "+P", "N@5", ":1", ":2"):
        position.play(text)
    rng = seeded(5)
    black = sum(position.game.actions.text(position.choose(rng)) == ":N" for _ in range(3000))
    assert abs(black - 1000) < 120
