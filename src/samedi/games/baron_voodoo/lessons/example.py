"""A whole turn to watch."""

from samedi.core.lesson import Lesson, Task, always, did
from samedi.games.baron_voodoo.actions import Apply, Capture, Slide
from samedi.games.baron_voodoo.lessons.positions import TWO
from samedi.games.baron_voodoo.lessons.scoring import GROUPS, has_lowered_all

TURN = Lesson(
    name="turn",
    options=TWO,
    way=GROUPS.way,
    tasks=(
        Task(name="power", right=did(Slide), way="!w 4>", leads=always),
        Task(name="capture", right=did(Capture), way="d2-b2", leads=always),
        Task(name="effect", right=did(Apply), way="- !", leads=always),
        Task(
            name="lower",
            right=has_lowered_all,
            way="- _TC _TO _TP ; _PS _RS ;",
            leads=always,
        ),
    ),
    clauses=("BV-3.1",),
    plays_itself=True,
)
