"""How strong each level plays, the weakest first: `python -m bench.ladder` finds these figures."""

from samedi.core.rung import Rung
from samedi.games.chevalier_noir.model import State

RUNGS = {
    "two": (
        Rung(60, 200),
        Rung(60, 40),
        Rung(100, 16),
        Rung(60),
        Rung(200),
        Rung(800),
        Rung(2500),
        Rung(5000, is_judged=True),
    ),
}


def kind(state: State) -> str:
    """Two, three or four players, or teams."""
    return "teams" if state.teams == 1 else ("two", "three", "four")[state.players - 2]
