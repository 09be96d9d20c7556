"""Lessons about the own pawns: walking, coming in, beating, throwing again, getting home."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.chevalier_noir.actions import Enter, Move, Ride
from samedi.games.chevalier_noir.model import HOME as AT_HOME
from samedi.games.chevalier_noir.model import START, State, Step

TWO = {"players": 2}
GRAND, MINCE, PETIT = 0, 2, 3  # pieces of the first seat
RIVAL_GRAND, RIVAL_GROS = 8, 9  # pieces of the second


def is_over(state: State) -> bool:
    """Whether the next throw comes."""
    return state.step == Step.ROLL


def is_throw_used(deed: Deed) -> bool:
    """Whether no die of the throw is left."""
    return is_over(deed.after)


def sent_back(deed: Deed, piece: int, victim: int) -> bool:
    """Whether a pawn has sent another back to its start."""
    has_moved = deed.before.place[piece] != deed.after.place[piece]
    return bool(has_moved and deed.before.place[victim] != START and deed.after.place[victim] == START)


WALK = Lesson(
    name="walk",
    options=TWO,
    way="+G +P N@20",
    chance=":6 :4 :2",
    tasks=(
        Task(name="four", right=did(Move, die=4), instead={"die": did(Move)}),
        Task(name="second", right=did(Enter, die=6), leads=did(Move, die=2), instead={"walked": did(Move)}),
        Task(name="rest", right=is_throw_used, leads=did(Move), is_forced=True, needless=is_over),
    ),
    clauses=("CN-1.1", "CN-2.2", "CN-3.1", "CN-3.2", "CN-3.4", "CN-4.1", "CN-4.5"),
)

RANKS = Lesson(
    name="ranks",
    options=TWO,
    way=(
        "+P +G N@40 :5 :6 :N N5 N6 :5 :6 :N N6 N5 :5 :6 :N N5 N6 :5 :6 :N N5 N6 @10 :1 :5 :N N1 N5 "
        ":5 :6 :N N5 N6 :5 :6 :N N5 N6 @6 :1 :6 :N N1 +O6 :1 :5 :N N1 N5 :4 :6 :N N4 N6 "
        ":5 :6 :N N5 N6 @11 :1 :2 :N O1 O2 :1 :6 :N N1 +M6 :1 :4 :N N1 N4 :5 :6 :N N5 N6 :5 :6 :N N5 N6 @12"
    ),
    chance=":4 :2 :1",
    tasks=(
        Task(name="grand", right=lambda deed: sent_back(deed, PETIT, RIVAL_GRAND)),
        Task(name="gate", right=lambda deed: sent_back(deed, MINCE, RIVAL_GROS)),
    ),
    clauses=("CN-4.2", "CN-4.3", "CN-4.4", "CN-2.1"),
)

AGAIN = Lesson(
    name="again",
    options=TWO,
    way="+O +P N@50",
    chance=":4 :4 :N :3 :5",
    tasks=(
        Task(name="all", right=is_throw_used, leads=either(did(Move), did(Ride)), is_forced=True),
        Task(name="alone", right=is_throw_used, leads=did(Move), is_forced=True),
    ),
    clauses=("CN-1.4", "CN-3.3", "CN-3.5"),
)

HOME = Lesson(
    name="home",
    options=TWO,
    way="+G +P N@50 :1 :5 :N N1 N5 @52 :1 :2 :N N1 N2",
    chance=":3 :1 :6",
    tasks=(
        Task(
            name="porte",
            right=did(Move, die=3),
            instead={"short": did(Move, die=1), "entered": did(Enter)},
        ),
        Task(
            name="arrivee",
            right=lambda deed: bool(deed.after.place[GRAND] == AT_HOME),
            leads=did(Move, pawn="grand"),
            instead={"entered": did(Enter)},
        ),
    ),
    clauses=("CN-1.2", "CN-4.6", "CN-4.7", "CN-6.1"),
)
