"""How strong each level plays, the weakest first: `python -m bench.ladder` finds these figures."""

from samedi.core.rung import Rung
from samedi.games.chevalier_noir.model import State

RUNGS = {
    "two": (
        Rung(60, 700, is_judged=True),
        Rung(60, 135, is_judged=True),
        Rung(60, 60, is_judged=True),
        Rung(60, 37, is_judged=True),
        Rung(60, 21, is_judged=True),
        Rung(60, 12, is_judged=True),
        Rung(60, is_judged=True),
        Rung(5000, is_judged=True),
    ),
    "three": (
        Rung(60, 1471, is_judged=True),
        Rung(60, 176, is_judged=True),
        Rung(60, 64, is_judged=True),
        Rung(60, 38, is_judged=True),
        Rung(60, 20, is_judged=True),
        Rung(60, 10, is_judged=True),
        Rung(60, 4, is_judged=True),
        Rung(5000, is_judged=True),
    ),
    "four": (
        Rung(60, 2500, is_judged=True),
        Rung(60, 115, is_judged=True),
        Rung(60, 52, is_judged=True),
        Rung(60, 31, is_judged=True),
        Rung(60, 18, is_judged=True),
        Rung(60, 9, is_judged=True),
        Rung(60, 2, is_judged=True),
        Rung(5000, is_judged=True),
    ),
    "teams": (
        Rung(60, 170),
        Rung(60, 1100, is_judged=True),
        Rung(60, 125, is_judged=True),
        Rung(60, 45, is_judged=True),
        Rung(60, 20, is_judged=True),
        Rung(60, 11, is_judged=True),
        Rung(60, 4, is_judged=True),
        Rung(5000, is_judged=True),
    ),
}


def kind(state: State) -> str:
    """Two, three or four players, or teams."""
    return "teams" if state.teams == 1 else ("two", "three", "four")[state.players - 2]
