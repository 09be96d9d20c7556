"""How strong each level plays, the weakest first: `python -m bench.ladder` finds these figures."""

from samedi.core.rung import Rung
from samedi.games.dicke_daemonen.model import State

RUNGS = {
    "two": (
        Rung(60, 200),
        Rung(60, 75),
        Rung(60, 35),
        Rung(100, 15),
        Rung(200),
        Rung(800),
        Rung(2000),
        Rung(10000, is_judged=True),
    ),
}


def kind(state: State) -> str:
    """Alone, two, three or four players."""
    return ("solo", "two", "three", "four")[state.players - 1]
