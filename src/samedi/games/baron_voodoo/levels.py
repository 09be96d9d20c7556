"""How strong each level plays, the weakest first: `python -m bench.ladder` finds these figures."""

from samedi.core.rung import Rung
from samedi.games.baron_voodoo.model import State

RUNGS = {
    "two": (
        Rung(60, 1000),
        Rung(60, 300),
        Rung(60, 150),
        Rung(60, 80),
        Rung(60, 40),
        Rung(100),
        Rung(500),
        Rung(5000, is_judged=True),
    ),
}


def kind(state: State) -> str:
    """Alone, two, three or four players, or teams."""
    if state.solo == 1:
        return "solo"
    return "teams" if state.sides < state.players else ("two", "three", "four")[state.players - 2]
