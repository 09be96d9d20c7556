"""A whole turn to watch."""

from samedi.core.lesson import Lesson, Task, always, did
from samedi.games.chevalier_noir.actions import Move
from samedi.games.chevalier_noir.lessons.pawns import RANKS, TWO

TURN = Lesson(
    name="turn",
    options=TWO,
    way=RANKS.way,
    chance=RANKS.chance,
    tasks=(
        Task(name="four", right=did(Move, die=4), way="P4", leads=always),
        Task(name="two", right=did(Move, die=2), way="M2", leads=always),
        Task(name="one", right=did(Move, die=1), way="M1", leads=always),
    ),
    clauses=("CN-3.1",),
    plays_itself=True,
)
