"""How outcomes look: what leads a seat to the same knowledge looks the same to it, in every game."""

from collections import defaultdict
from typing import Any

import msgspec
import pytest

from samedi.core.game import SPECTATOR, Game
from samedi.core.position import Position
from samedi.core.record import copy, to_bytes
from samedi.core.rng import seeded
from samedi.games import NAMES, game
from tests.kuhn import GAME as KUHN
from tests.table.evening import CHEVALIER

SECRETIVE = [KUHN, *(game(name) for name in NAMES if game(name).has_secrets)]
GAMES = 3


def check_outcomes(position: Position, viewer: int) -> None:
    """Outcomes that a viewer cannot tell apart afterwards must look alike when they happen."""
    chosen, hidden = position.game, position.hidden(viewer)
    looks: dict[bytes, set[bytes]] = defaultdict(set)
    for number in position.legal_numbers():
        after = copy(position.state)
        chosen.rules.apply(after, number)
        chosen.rules.hide(after, viewer)
        look = chosen.look(hidden, number, viewer), chosen.describe(hidden, number)
        looks[to_bytes(after)].add(msgspec.json.encode(look))
    assert all(len(alike) == 1 for alike in looks.values()), f"{viewer} can tell outcomes apart"


@pytest.mark.parametrize("chosen", SECRETIVE, ids=lambda chosen: chosen.name)
def test_outcomes_that_a_seat_cannot_know_look_alike(chosen: Game[Any]) -> None:
    for options in chosen.tables.values() or [{}]:
        for seed in range(GAMES):
            position, rng = Position(chosen, options), seeded("seen", seed)
            while not position.is_over:
                for viewer in (SPECTATOR, *range(position.seats)) if position.is_chance else ():
                    check_outcomes(position, viewer)
                position.roll(rng)


def test_without_secrets_everybody_sees_all_of_an_action() -> None:
    position = Position(CHEVALIER, {"players": 2})
    number = position.legal_numbers()[0]
    assert CHEVALIER.look(position.state, number, SPECTATOR) == position.legal.to_builtins()[0]
