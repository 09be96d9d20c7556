"""Lessons about predictions, and the end that proves them."""

from samedi.core.lesson import Deed, Lesson, Task, did
from samedi.games.dicke_daemonen.actions import Predict
from samedi.games.dicke_daemonen.lessons.placing import PREDICTED, WAITED
from samedi.games.dicke_daemonen.lessons.positions import (
    PLACED,
    RED_FIELD,
    RING,
    dealt,
    levels,
    turns,
)
from samedi.games.dicke_daemonen.scoring import has_foreseen

BOTH = (0, 1)


def both_win(deed: Deed) -> bool:
    """Whether both predictions hold now."""
    return all(has_foreseen(deed.after, seat) for seat in BOTH)


PREDICT = Lesson(
    name="predict",
    options=RING,
    way=f"{dealt('rbww', 'rryw')} {turns('r0B y1E r2E wC wD wJ wE')} r1B ?r *y b5B",
    chance="*b *g",
    replies="y4I",
    tasks=(
        Task(
            name="white",
            right=did(Predict, colour="white"),
            instead={"waited": WAITED},
        ),
        Task(name="one", right=levels(RED_FIELD), instead={"elsewhere": PLACED}),
    ),
    clauses=("DD-2.6", "DD-2.7", "DD-3.3"),
)

END = Lesson(
    name="end",
    options=RING,
    way=f"{dealt('rbgw', 'rgyw')} {turns('r0A y3A r5A r1D b2B y0C g3H g4I wB wC wD')} wE ?r *w wH",
    chance="*b *y",
    replies="wI",
    tasks=(
        Task(
            name="name",
            right=did(Predict, colour="blue"),
            instead={"waited": WAITED, "colour": PREDICTED},
        ),
        Task(name="level", right=both_win, instead={"elsewhere": PLACED}),
    ),
    clauses=("DD-2.6", "DD-3.1", "DD-3.2", "DD-3.4"),
    ends=True,
)
