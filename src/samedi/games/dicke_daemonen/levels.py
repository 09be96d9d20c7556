"""How strong each level plays, the weakest first: `python -m bench.ladder` finds these figures."""

from samedi.core.rung import Rung
from samedi.games.dicke_daemonen.model import State

RUNGS = {
    "two": (
        Rung(60, 200),
        Rung(60, 60),
        Rung(100, 22),
        Rung(150),
        Rung(400),
        Rung(1200),
        Rung(60, 24, is_judged=True),
        Rung(1000, is_judged=True),
    ),
    "three": (
        Rung(60, 260),
        Rung(60, 90),
        Rung(84, 36),
        Rung(140, 3),
        Rung(560),
        Rung(60, 25, is_judged=True),
        Rung(60, 14, is_judged=True),
        Rung(1000, is_judged=True),
    ),
    "four": (
        Rung(60, 700),
        Rung(60, 190),
        Rung(60, 70),
        Rung(100, 22),
        Rung(200),
        Rung(700),
        Rung(60, 8, is_judged=True),
        Rung(1000, is_judged=True),
    ),
}


def kind(state: State) -> str:
    """Alone, two, three or four players."""
    return ("solo", "two", "three", "four")[state.players - 1]
