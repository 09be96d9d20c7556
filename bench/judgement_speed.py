"""How long one judgement of a position takes, compiled, by processor time: what is noticed, and the net."""

import time
from typing import Any

import numpy as np

import samedi
from samedi.bots.evaluation import CURVE, evaluations
from samedi.bots.trees import mind
from samedi.bots.weights import length
from samedi.core.compiled.dtype import load, records
from samedi.core.compiled.worker import Algorithms, without_scipy
from samedi.core.game import Game
from samedi.core.record import to_bytes

POSITIONS = 256
JUDGED = 400_000
LARGEST = 300  # of the weights, which decide nothing here but how many units speak


def main() -> None:
    """Print a line for each game that can be judged and each number of players."""
    without_scipy()
    for game in map(samedi.game, samedi.NAMES):
        if game.sight is not None:
            rules = Algorithms(game, "compiled")
            for table, options in game.tables.items():
                state = samedi.Position(game, dict(options)).state
                if game.sight.net(state) is not None:
                    print(f"{game.name}, {table}: {microseconds(rules, dict(options)):.2f} µs a judgement")


def microseconds(rules: Algorithms, options: dict[str, object]) -> float:
    """The fastest of five rounds over positions of random games."""
    game = rules.game
    assert game.sight is not None
    seats, taken = samedi.Position(game, options).seats, positions(game, options)
    states = records(game.state, len(taken))
    for index, state in enumerate(taken):
        load(states, index, state)
    drawn = np.random.default_rng(1).integers(-LARGEST, LARGEST, length(game.sight.features)).astype(np.int16)
    drawn[-CURVE:] = 1
    net = mind(drawn, game.sight.features, game.sight.most)
    call = rules.prepared(evaluations, states, seats, 1, net)
    rounds = []
    for _ in range(5):
        begun = time.process_time()
        call(states, seats, JUDGED // 5, net)
        rounds.append(time.process_time() - begun)
    return 1e6 * min(rounds) / (JUDGED // 5)


def positions(game: Game[Any], options: dict[str, object]) -> list[bytes]:
    """Positions of random games, some decisions apart."""
    rng, found = samedi.seeded("judged"), list[bytes]()
    while len(found) < POSITIONS:
        position = samedi.Position(game, options)
        while not position.is_over:
            position.roll(rng)
            if len(position.history_numbers) % 7 == 0 and not position.is_over:
                found.append(to_bytes(position.state))
    return found[:POSITIONS]


if __name__ == "__main__":
    main()
