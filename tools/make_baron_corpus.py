"""Write the golden records of Baron Voodoo and its counts of positions into `corpus/`.

    python -m tools.make_baron_corpus

Every set-up, number of players, pairing, solo level and way to end has its record. Games played at random end
with a blocked player, so some are played by one who collects combinations.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from samedi.core.game_record import GameRecord
from samedi.core.position import Position
from samedi.core.rng import Rng, seeded
from samedi.games.baron_voodoo import GAME
from tests.games.baron_voodoo.collector import collect
from tests.games.baron_voodoo.positions import BWA, ERZULIE, FOUR, LEGBA, TEAMS, THREE, TWO, WATA
from tools.make_corpus import CORPUS, count, position_after

Options = dict[str, Any]
Player = Callable[[Position, Rng], int]

PLAYERS: dict[str, Player] = {"random": Position.choose, "collector": collect}
GAMES: dict[str, tuple[str, Options]] = {
    "two-random": ("random", {"loas": TWO}),
    "two-random-points": ("collector", {"loas": [ERZULIE, BWA], "first": 1}),
    "two-draft": ("random", {"loas": [LEGBA, WATA], "setup": "draft", "first": 1}),
    "two-balanced": ("collector", {"loas": [BWA, LEGBA], "setup": "balanced"}),
    "two-chaotic": ("random", {"loas": [WATA, ERZULIE], "setup": "chaotic"}),
    "three-random": ("random", {"loas": THREE, "first": 2}),
    "three-chaotic": ("collector", {"loas": [BWA, ERZULIE, WATA], "setup": "chaotic"}),
    "three-balanced-points": ("collector", {"loas": [ERZULIE, LEGBA, WATA], "setup": "balanced", "first": 1}),
    "four-balanced-points": ("collector", {"loas": FOUR, "setup": "balanced", "first": 3}),
    "four-draft": ("random", {"loas": [BWA, WATA, LEGBA, ERZULIE], "setup": "draft"}),
    "teams-legba-wata": ("collector", {"loas": TEAMS, "teams": True, "setup": "balanced"}),
    "teams-erzulie-wata": ("random", {"loas": [ERZULIE, LEGBA, WATA, BWA], "teams": True, "first": 2}),
    "solo-level-1": ("random", {"solo": {"loa": ERZULIE, "score": 0}}),
    "solo-player-blocked": ("random", {"solo": {"loa": BWA}}),
    "solo-level-2": ("collector", {"solo": {"loa": BWA, "level": 2}}),
    "solo-level-3-baron-first": (
        "collector",
        {"solo": {"loa": WATA, "level": 3, "score": 5, "baron_first": True}},
    ),
    "solo-level-4": ("random", {"solo": {"loa": LEGBA, "level": 4, "score": 6}}),
}


def main() -> None:
    """Write the folder."""
    folder = CORPUS / GAME.name
    folder.mkdir(parents=True, exist_ok=True)
    counts: list[dict[str, Any]] = []
    for name, (player, options) in GAMES.items():
        played = play(player, Position(GAME, options), name)
        (folder / f"{name}.txt").write_text(played.to_text(GAME), encoding="utf-8")
        after = len(played.actions) * 2 // 3
        nodes = count(position_after(GAME, played, after))
        counts.append({"record": f"{name}.txt", "after": after, "nodes": nodes})
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in counts)
    (folder / "perft.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def play(player: str, position: Position, seed: str) -> GameRecord:
    """Play to the end."""
    rng = seeded(seed)
    while not position.is_over:
        position.play(PLAYERS[player](position, rng))
    seats = [player] * position.seats
    if "solo" in position.options:
        seats[1] = "Baron Samedi"
    return GameRecord.of(position, seats)


if __name__ == "__main__":
    main()
