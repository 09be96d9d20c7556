"""What puzzles are about: themes of a move, by what it did (BV-3 to BV-7)."""

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

from samedi.core.puzzle import Practice
from samedi.games.baron_voodoo.actions import (
    Again,
    Apply,
    Capture,
    Change,
    Close,
    Give,
    Lower,
    Pick,
    Power,
    Put,
    Slide,
    Steal,
    Turn,
)
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, majority
from samedi.games.baron_voodoo.model import ALL_COLOURS, LOAS, NOBODY, State
from samedi.games.baron_voodoo.players import own_side
from samedi.games.baron_voodoo.setup import TABLES

BIG = COMBINATION_POINTS[3]
Theme = Callable[[State, State, Sequence[Any]], bool]


def uses(*kinds: type[Any]) -> Theme:
    """Whether a move has an action of some kinds."""
    return lambda _before, _after, actions: any(isinstance(action, kinds) for action in actions)


def is_big(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether many points are scored at once (BV-6.1)."""
    side = own_side(before)
    return bool(after.score[side] - before.score[side] >= BIG)


def counts_majority(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether the majorities of the Spirit Worlds are others than before (BV-7.5)."""
    return majorities(before) != majorities(after)


def majorities(state: State) -> list[int]:
    """What each side would gain for each colour."""
    return [majority(state, side, colour) for side in range(state.sides) for colour in range(ALL_COLOURS)]


def protects(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether Protection is gained (BV-5.8)."""
    return bool(after.protection[before.seat] > before.protection[before.seat])


def ends(before: State, after: State, _actions: Sequence[Any]) -> bool:
    """Whether the end is triggered (BV-7.1)."""
    return bool(before.trigger == NOBODY != after.trigger)


PRACTICE = Practice(
    tables=tuple({"loas": [*pair]} for pair in permutations(LOAS[:4], 2)),
    several=(TABLES["three"], TABLES["teams"], TABLES["four"]),
    beginnings=("power", "pick", "take"),
    themes={
        "combination": is_big,
        "majority": counts_majority,
        "protection": protects,
        "ending": ends,
        "power": uses(Power, Slide, Pick, Put),
        "again": uses(Again),
        "steal": uses(Steal),
        "exchange": uses(Give),
        "turning": uses(Turn, Change),
        "lowering": uses(Lower, Close),
        "effect": uses(Apply),
        "capture": uses(Capture),
    },
)
