"""How strong each level plays, the weakest first: `python -m bench.ladder` finds these figures."""

from samedi.core.rung import Rung
from samedi.games.baron_voodoo.model import State

RUNGS = {
    "two": (
        Rung(60, 1611, is_judged=True),
        Rung(60, 305, is_judged=True),
        Rung(60, 139, is_judged=True),
        Rung(60, 81, is_judged=True),
        Rung(60, 45, is_judged=True),
        Rung(60, 21, is_judged=True),
        Rung(60, is_judged=True),
        Rung(1000, is_judged=True),
    ),
    "three": (
        Rung(60, 720),
        Rung(60, 231, is_judged=True),
        Rung(60, 98, is_judged=True),
        Rung(60, 49, is_judged=True),
        Rung(60, 27, is_judged=True),
        Rung(60, 13, is_judged=True),
        Rung(60, 2, is_judged=True),
        Rung(1000, is_judged=True),
    ),
    "four": (
        Rung(10, 2800),
        Rung(60, 700, is_judged=True),
        Rung(60, 166, is_judged=True),
        Rung(60, 56, is_judged=True),
        Rung(60, 30, is_judged=True),
        Rung(60, 18, is_judged=True),
        Rung(60, 7, is_judged=True),
        Rung(1000, is_judged=True),
    ),
    "teams": (
        Rung(60, 2761, is_judged=True),
        Rung(60, 223, is_judged=True),
        Rung(60, 79, is_judged=True),
        Rung(60, 40, is_judged=True),
        Rung(60, 22, is_judged=True),
        Rung(60, 12, is_judged=True),
        Rung(60, 3, is_judged=True),
        Rung(1000, is_judged=True),
    ),
}


def kind(state: State) -> str:
    """Alone, two, three or four players, or teams."""
    if state.solo == 1:
        return "solo"
    return "teams" if state.sides < state.players else ("two", "three", "four")[state.players - 2]
