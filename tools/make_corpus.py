"""Write the golden records of a game and its counts of positions into `corpus/`.

    python tools/make_corpus.py chevalier_noir

Run it again only when the rules change what is legal: the corpus tells whether they do.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from samedi.core.bind import bind
from samedi.core.game import Game
from samedi.core.game_record import GameRecord
from samedi.core.playout import perft
from samedi.core.position import Position, buffer
from samedi.core.record import Records, copy
from samedi.core.rng import seeded
from samedi.games import game

CORPUS = Path(__file__).parents[1] / "corpus"
MOST_NODES = 20_000  # the count of the last depth that is written down

Options = dict[str, Any]
TABLES: dict[str, dict[str, Options]] = {
    "chevalier_noir": {
        "two-long": {"players": 2},
        "two-short": {"players": 2, "board": "short", "first": 1},
        "two-strict": {"players": 2, "strict": True},
        "three-long": {"players": 3, "first": 2},
        "three-short-strict": {"players": 3, "board": "short", "strict": True},
        "teams-long": {"players": 4, "first": 3},
        "teams-short-strict": {"players": 4, "board": "short", "strict": True},
        "four-long": {"players": 4, "teams": False},
        "four-short": {"players": 4, "teams": False, "board": "short", "first": 2},
        "both-clans-long": {"players": 4, "both_clans": True},
        "both-clans-short-strict": {"players": 4, "both_clans": True, "board": "short", "strict": True},
    },
}


def main() -> None:
    """Write the folder of the game that is named."""
    chosen = game(sys.argv[1])
    folder = CORPUS / chosen.name
    folder.mkdir(parents=True, exist_ok=True)
    counts: list[dict[str, Any]] = []
    for name, options in TABLES[chosen.name].items():
        position = Position(chosen, options)
        counts.append({"options": position.options, "nodes": count(position)})
        played = random_game(position, name)
        (folder / f"{name}.txt").write_text(played.to_text(chosen), encoding="utf-8")
        for part in (3, 5):
            after = len(played.actions) * part // 6
            nodes = count(position_after(chosen, played, after))
            counts.append({"record": f"{name}.txt", "after": after, "nodes": nodes})
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in counts)
    (folder / "perft.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def random_game(position: Position, seed: str) -> GameRecord:
    """Play at random to the end."""
    rng = seeded(seed)
    while not position.is_over:
        position.roll(rng)
    return GameRecord.of(position, [f"random {seat}" for seat in range(position.seats)])


def position_after(chosen: Game[Any], played: GameRecord, after: int) -> Position:
    """The position after so many actions of a record."""
    position = Position(chosen, played.options)
    for action in played.actions[:after]:
        position.play(action)
    return position


def count(position: Position) -> list[int]:
    """How many ways there are to go on, by depth."""
    room = len(position.game.actions)
    nodes: list[int] = []
    while not nodes or nodes[-1] < MOST_NODES:
        depth = len(nodes)
        states = Records(copy(position.state) for _ in range(depth + 1))
        out = [buffer(room) for _ in range(depth + 1)]
        nodes.append(bind(perft, position.game)(states, 0, depth, out, buffer(room)))
    return nodes[:-1]


if __name__ == "__main__":
    main()
