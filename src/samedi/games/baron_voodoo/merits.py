"""What speaks for a turn beside another one: only what the own side would have had, as `worth` weighs it."""

from collections.abc import Mapping

from samedi.games.baron_voodoo.judgement import (
    COLOURS,
    DIE,
    JUMPER,
    NEAR_COMBINATION,
    OFFERING,
    POINT,
    SHIELD,
    SHIELDED,
    largest,
    lost_jumpers,
    majorities_worth,
    marker_worth,
)
from samedi.games.baron_voodoo.model import State
from samedi.games.baron_voodoo.players import is_protected
from samedi.games.baron_voodoo.rows import kinds
from samedi.games.baron_voodoo.threats import threat


def merits(better: State, done: State, seat: int) -> Mapping[str, int]:
    """By how much a side would have had more, by name."""
    side = seat % better.sides
    had, would_have = pieces(done, side), pieces(better, side)
    gains = {name: would_have[name] - had[name] for name in had}
    if had["protection"]:  # it was safe as it was
        gains["protection"] = 0
    return gains


def pieces(state: State, side: int) -> dict[str, int]:
    """What a side has, by name."""
    found = kinds(state.zones[side])
    size = largest(found)
    dice = state.zones[side].size + state.spirits[side].size
    shielded = min(int(state.spirits[side].size), SHIELDED) if is_protected(state, side) else 0
    return {
        "protection": SHIELD * shielded,
        "marker": marker_worth(state, side),
        "colours": majorities_worth(state, side, 0) - majorities_worth(state, side, COLOURS),
        "near": NEAR_COMBINATION[size],
        "threats": threat(state, side, found, size),
        "blocked": -JUMPER * lost_jumpers(state, side),
        "standing": POINT * state.score[side] + OFFERING * state.offerings[side] + DIE * dice,
    }
