"""Lessons about demons, ghosts and what fields are worth."""

from samedi.core.lesson import Lesson, Task, did, either
from samedi.games.dicke_daemonen.actions import Pass, Place, Predict
from samedi.games.dicke_daemonen.lessons.positions import (
    GREEN_FIELD,
    MIDDLE,
    OUTSIDE,
    PLACED,
    RED_FIELD,
    RING,
    YELLOW_FIELD,
    dealt,
    holds,
    levels,
    turns,
)

WITHOUT_FIRE = (6, 7)  # crossings of the blue and the green string
WAITED = did(Pass)
PREDICTED = did(Predict)

CORNER = Lesson(
    name="corner",
    options=RING,
    way=dealt("rbgw", "bgyy"),
    chance="*y *g",
    replies="y1E -",
    tasks=(
        Task(name="fire", right=did(Place, colour="red"), instead={"creature": PLACED}),
        Task(name="wait", right=WAITED, instead={"predicted": PREDICTED}),
    ),
    clauses=("DD-2.1", "DD-2.2", "DD-2.5", "DD-3.4"),
)

FIELD = Lesson(
    name="field",
    options=RING,
    way=f"{dealt('rbgy', 'bgyy')} {turns('r0B b5B g4I y3C')}",
    chance="*r *y",
    replies="y4C -",
    tasks=(
        Task(name="lead", right=holds("red", RED_FIELD), instead={"elsewhere": PLACED}),
        Task(
            name="empty",
            right=holds("blue", MIDDLE),
            leads=WAITED,
            instead={"elsewhere": PLACED, "predicted": PREDICTED},
        ),
    ),
    clauses=("DD-3.2",),
)

KNOT = Lesson(
    name="knot",
    options=RING,
    way=f"{dealt('rggw', 'bgyy')} {turns('r0B y1E r2G y0C')}",
    chance="*r *y",
    replies="y4I -",
    tasks=(
        Task(name="inside", right=holds("green", GREEN_FIELD), instead={"elsewhere": PLACED}),
        Task(
            name="outside",
            right=holds("green", OUTSIDE),
            leads=WAITED,
            instead={"elsewhere": PLACED, "predicted": PREDICTED},
        ),
    ),
    clauses=("DD-1.4", "DD-2.5", "DD-3.2"),
)

CROSSING = Lesson(
    name="crossing",
    options=RING,
    way=f"{dealt('rbbw', 'bgyy')} {turns('r0B y1E r1B y0C')} {turns('b2B y4I')}",
    chance="*r *g",
    replies="g7H -",
    tasks=(
        Task(name="level", right=levels(RED_FIELD), instead={"elsewhere": PLACED}),
        Task(
            name="four",
            right=either(*(did(Place, colour="blue", crossing=each) for each in WITHOUT_FIRE)),
            leads=WAITED,
            instead={"elsewhere": PLACED, "predicted": PREDICTED},
        ),
    ),
    clauses=("DD-1.1", "DD-1.3", "DD-3.2"),
)

GHOST = Lesson(
    name="ghost",
    options=RING,
    way=f"{dealt('rbww', 'rgyy')} {turns('b5F y3C r0B y0C')}",
    chance="*b *r",
    replies="r1D -",
    tasks=(
        Task(
            name="freeze",
            right=did(Place, colour="white", field=YELLOW_FIELD),
            instead={"field": did(Place, colour="white"), "demon": PLACED},
        ),
        Task(
            name="white",
            right=did(Place, colour="white"),
            leads=WAITED,
            instead={"demon": PLACED, "predicted": PREDICTED},
        ),
    ),
    clauses=("DD-2.3", "DD-2.4", "DD-3.3"),
)
