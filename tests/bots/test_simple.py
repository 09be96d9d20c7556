"""The two simplest bots."""

from typing import Any

import pytest

import samedi
from samedi.bots.simple import BOTS, greedy
from samedi.core.record import to_bytes


def play(first: str, second: str, seed: int) -> int:
    """Who wins a short game."""
    position = samedi.start("chevalier_noir", players=2, board="short", first=seed % 2)
    rng = samedi.seeded(seed)
    while not position.is_over:
        seat = position.awaits.seat or 0
        if position.is_chance:
            position.roll(rng)
        else:
            bot = BOTS[(first, second)[seat]]
            position.play(bot(position.game, position.hidden(seat), seat, rng))
    result: dict[str, Any] = position.result or {}
    return int(result["winners"][0])


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_legal_actions_and_leaves_the_state_alone(name: str) -> None:
    position = samedi.start("chevalier_noir", players=3)
    rng = samedi.seeded(1)
    for _ in range(60):
        if not position.is_chance:
            seat = position.awaits.seat or 0
            hidden = position.hidden(seat)
            before = to_bytes(hidden)
            assert BOTS[name](position.game, hidden, seat, rng) in position.legal_numbers()
            assert to_bytes(hidden) == before
        position.roll(rng)


def test_greedy_brings_a_pawn_home_rather_than_anything_else() -> None:
    position = samedi.start("chevalier_noir", players=2, board="short")
    for text in ("+G", "+P", "N@25", ":4", ":2", ":5"):
        position.play(text)
    chosen = greedy(position.game, position.hidden(0), 0, samedi.seeded(1))
    assert position.game.actions.text(chosen) == "G5"


def test_greedy_beats_random() -> None:
    wins = sum(play("greedy", "random", seed) == 0 for seed in range(30))
    assert wins >= 20
