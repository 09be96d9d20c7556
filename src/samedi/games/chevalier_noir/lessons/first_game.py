"""A first game on the short board, in which one thing comes after the other."""

from samedi.core.lesson import Lesson, Task, always, did
from samedi.games.chevalier_noir.actions import Enter, Knight
from samedi.games.chevalier_noir.lessons.pawns import is_throw_used

FIRST_GAME = Lesson(
    name="game",
    options={"players": 2, "board": "short"},
    chance=":4 :3 :1 :2 :5 :1 :6 :2 :N :3 :4 :1",
    tasks=(
        Task(name="first", right=did(Enter)),
        Task(name="set", right=did(Knight)),
        Task(name="throw", right=is_throw_used, leads=always),
        Task(name="black", right=is_throw_used, leads=always),
    ),
    clauses=("CN-2.2", "CN-2.3", "CN-6.1"),
    is_game=True,
)
