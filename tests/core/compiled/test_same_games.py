"""Strict against compiled: the same random games, byte by byte, over all options."""

import json
from typing import Any

import pytest

from samedi.cli.main import main
from samedi.core.compiled.client import RulesWorker
from samedi.core.compiled.protocol import Perft
from samedi.core.game import OVER
from samedi.core.position import Position
from samedi.core.record import from_bytes, to_bytes
from samedi.core.rng import Rng, seeded
from samedi.games import NAMES, game
from tests import kuhn
from tests.tables import ALL

GAMES_EACH = {"compiled": 1, "checked": 2}  # random games for each set of options
STRETCH = 700


@pytest.mark.parametrize(
    ("name", "mode"), [(name, mode) for name in NAMES for mode in ("compiled", "checked")]
)
def test_compiled_and_strict_rules_play_the_same_games(name: str, mode: str) -> None:
    chosen = game(name)
    table = ALL[name] if mode == "compiled" else ALL[name][::7]
    with RulesWorker(chosen, mode) as worker:
        for index, options in enumerate(table):
            for seed in range(GAMES_EACH[mode]):
                compare(worker, Position(chosen, options, "strict"), seeded("same", index, seed))


@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_a_game_with_secrets_plays_the_same_too(mode: str) -> None:
    with RulesWorker(kuhn.GAME, mode) as worker:
        for seed in range(50):
            compare(worker, Position(kuhn.GAME, {"ante": 1 + seed % 2}, "strict"), seeded(seed))


def compare(worker: RulesWorker, position: Position, rng: Rng) -> None:
    while position.game.rules.mover(position.state) != OVER:
        traced = worker.trace(position.state, rng, STRETCH)
        for action, listed, after in zip(traced.actions, traced.listed, traced.states, strict=True):
            assert position.legal_numbers() == listed
            assert position.choose(rng) == action
            position.play(action)
            assert to_bytes(position.state) == after
        assert to_bytes(from_bytes(Rng, traced.rng)) == to_bytes(rng)


@pytest.mark.parametrize("name", NAMES)
def test_perft_is_the_same_compiled(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    nodes: list[Any] = []
    for mode in ("interpreted", "compiled"):
        options = json.dumps(ALL[name][0])
        assert main(["perft", name, "3", "--options", options, "--mode", mode, "--json"]) == 0
        nodes.append(json.loads(capsys.readouterr().out)["nodes"])
    assert nodes[0] == nodes[1]
    assert len(nodes[0]) == 4


def test_compiled_perft_counts_kuhn_poker() -> None:
    state = to_bytes(Position(kuhn.GAME, {}).state)
    with RulesWorker(kuhn.GAME) as worker:
        assert [worker.count(Perft(state, depth)).count for depth in range(8)] == [
            1,
            3,
            6,
            36,
            72,
            144,
            72,
            0,
        ]


def test_trace_prints_the_same_lines_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for mode in ("interpreted", "compiled"):
        arguments = ["--options", '{"players":3}', "--seed", "11", "--games", "2", "--mode", mode]
        assert main(["trace", "chevalier_noir", *arguments]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
