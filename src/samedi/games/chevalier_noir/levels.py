"""How strong each level plays, the weakest first: `python -m bench.ladder` finds these figures."""

from samedi.core.rung import Rung
from samedi.games.chevalier_noir.model import State

RUNGS = {
    "two": (
        Rung(60, 2800, is_judged=True),
        Rung(60, 179, is_judged=True),
        Rung(60, 85, is_judged=True),
        Rung(60, 54, is_judged=True),
        Rung(60, 29, is_judged=True),
        Rung(60, 17, is_judged=True),
        Rung(60, 4, is_judged=True),
        Rung(5000, is_judged=True),
    ),
    "three": (
        Rung(60, 2800, is_judged=True),
        Rung(60, 147, is_judged=True),
        Rung(60, 74, is_judged=True),
        Rung(60, 42, is_judged=True),
        Rung(60, 21, is_judged=True),
        Rung(60, 12, is_judged=True),
        Rung(60, 5, is_judged=True),
        Rung(5000, is_judged=True),
    ),
    "four": (
        Rung(60, 2800, is_judged=True),
        Rung(60, 139, is_judged=True),
        Rung(60, 59, is_judged=True),
        Rung(60, 32, is_judged=True),
        Rung(60, 17, is_judged=True),
        Rung(60, 9, is_judged=True),
        Rung(60, 2, is_judged=True),
        Rung(5000, is_judged=True),
    ),
    "teams": (
        Rung(60, 170),
        Rung(60, 432, is_judged=True),
        Rung(60, 124, is_judged=True),
        Rung(60, 60, is_judged=True),
        Rung(60, 33, is_judged=True),
        Rung(60, 17, is_judged=True),
        Rung(60, 5, is_judged=True),
        Rung(5000, is_judged=True),
    ),
}


def kind(state: State) -> str:
    """Two, three or four players, or teams."""
    return "teams" if state.teams == 1 else ("two", "three", "four")[state.players - 2]
