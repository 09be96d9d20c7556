"""A whole turn to watch, and a final count."""

from samedi.core.lesson import Lesson, Task, always
from samedi.games.dicke_daemonen.lessons.placing import FIELD, WAITED
from samedi.games.dicke_daemonen.lessons.positions import PLACED, RING
from samedi.games.dicke_daemonen.lessons.predicting import END

TURN = Lesson(
    name="turn",
    options=RING,
    way=FIELD.way,
    chance=FIELD.chance,
    replies=FIELD.replies,
    tasks=(
        Task(name="place", right=PLACED, way="r2B", leads=always),
        Task(name="wait", right=WAITED, way="-", leads=always),
    ),
    clauses=("DD-2.2",),
    plays_itself=True,
)

COUNT = Lesson(
    name="count",
    options=RING,
    way=f"{END.way} ?b *b wI *y",
    tasks=(Task(name="last", right=PLACED, way="b2F", leads=always),),
    clauses=("DD-3.2", "DD-3.4"),
    ends=True,
    plays_itself=True,
)
