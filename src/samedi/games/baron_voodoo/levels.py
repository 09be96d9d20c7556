"""How strong each level plays, the weakest first: `python -m bench.ladder` finds these figures."""

from samedi.core.rung import Rung
from samedi.games.baron_voodoo.model import State

RUNGS = {
    "two": (
        Rung(60, 700),
        Rung(60, 250),
        Rung(60, 130),
        Rung(60, 75),
        Rung(60, 40),
        Rung(100, 15),
        Rung(400),
        Rung(5000, is_judged=True),
    ),
}


def kind(state: State) -> str:
    """Alone, two, three or four players, or teams."""
    if state.solo == 1:
        return "solo"
    return "teams" if state.sides < state.players else ("two", "three", "four")[state.players - 2]
