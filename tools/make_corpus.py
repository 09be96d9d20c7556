"""Write the golden records of a game and its counts of positions into `corpus/`.

    python tools/make_corpus.py chevalier_noir

Run it again only when the rules change what is legal: the corpus tells whether they do.
"""

import sys
from collections.abc import Callable
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
MOST_ATTEMPTS = 10_000
RANKS = 3
BOXES = {
    "red": [[1000, 4000], [15000, 4000], [15000, 6000], [1000, 6000]],
    "blue": [[1000, 10000], [15000, 10000], [15000, 12000], [1000, 12000]],
    "green": [[4000, 1000], [6000, 1000], [6000, 15000], [4000, 15000]],
    "yellow": [[10000, 1000], [12000, 1000], [12000, 15000], [10000, 15000]],
}
TIES = {"red": [1000, 5000], "blue": [1000, 11000], "green": [5000, 1000], "yellow": [11000, 1000]}
DRAWN = {"lines": BOXES, "knots": TIES}

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
    "dicke_daemonen": {
        "one-won": {"players": 1, "world": "first-picture"},
        "one-lost": {"players": 1, "world": {"seed": 1}},
        "one-rest-to-bag": {"players": 1, "world": "clover", "rest_to_bag": True},
        "two-preset": {"players": 2, "world": "basket"},
        "two-generated-nobody-wins": {"players": 2, "world": {"seed": 2}},
        "two-drawn": {"players": 2, "world": DRAWN},
        "three-several-colours": {"players": 3, "world": "snail"},
        "three-empty-bag": {"players": 3, "world": "trefoil"},
        "four-reckoning": {"players": 4, "world": "reckoning"},
        "four-several-winners": {"players": 4, "world": "ring"},
        "four-nothing-left": {"players": 4, "world": "petals"},
    },
}

Ends = Callable[[Position], bool]
WANTED: dict[str, dict[str, Ends]] = {  # how a game must end to be kept; the others are kept as they come
    "dicke_daemonen": {
        "one-won": lambda end: result(end)["winners"] == [0] and len(end.view()["predicted"][0]) == RANKS,
        "one-lost": lambda end: not result(end)["winners"] and sum(end.view()["discarded"].values()) > 0,
        "one-rest-to-bag": lambda end: result(end)["winners"] == [0],
        "two-generated-nobody-wins": lambda end: not result(end)["winners"] and all(end.view()["predicted"]),
        "three-several-colours": lambda end: len(result(end)["winning_colours"]) > 1,
        "three-empty-bag": lambda end: not sum(end.view()["bag"].values()) and any_hand(end),
        "four-several-winners": lambda end: len(result(end)["winners"]) > 1,
        "four-nothing-left": lambda end: not any_hand(end),
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
        played = random_game(chosen, options, name)
        (folder / f"{name}.txt").write_text(played.to_text(chosen), encoding="utf-8")
        for part in (3, 5):
            after = len(played.actions) * part // 6
            nodes = count(position_after(chosen, played, after))
            counts.append({"record": f"{name}.txt", "after": after, "nodes": nodes})
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in counts)
    (folder / "perft.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def random_game(chosen: Game[Any], options: Options, name: str) -> GameRecord:
    """Play at random to the end, again and again until it ends as wanted."""
    is_wanted = WANTED.get(chosen.name, {}).get(name)
    for attempt in range(MOST_ATTEMPTS):
        position = Position(chosen, options)
        rng = seeded(name, attempt) if attempt else seeded(name)
        while not position.is_over:
            position.roll(rng)
        if is_wanted is None or is_wanted(position):
            return GameRecord.of(position, [f"random {seat}" for seat in range(position.seats)])
    raise AssertionError(f"{name}: no game ends so")


def result(end: Position) -> dict[str, Any]:
    """The result of a finished game."""
    assert end.result
    return end.result


def any_hand(end: Position) -> bool:
    """Whether somebody still holds something in Dicke Dämonen."""
    return any(sum(hand.values()) for hand in end.view()["hands"])


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
