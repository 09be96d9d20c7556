"""Lessons about the Chevalier: riding, lifting, pushing him away, helping a partner."""

from samedi.core.lesson import Deed, Lesson, Task, did
from samedi.games.chevalier_noir.actions import Displace, Enter, Knight, Move, Ride
from samedi.games.chevalier_noir.board import steps_to_porte
from samedi.games.chevalier_noir.lessons.pawns import PETIT, sent_back
from samedi.games.chevalier_noir.model import KNIGHT as THE_KNIGHT
from samedi.games.chevalier_noir.model import NOBODY

SOUTH = 2
EAST_GRAND = 4  # piece
FAR = 40  # steps: most of a lap
NEAR = 6  # steps: one die


def has_lifted(deed: Deed) -> bool:
    """Whether the Chevalier has taken the place of a pawn."""
    return bool(deed.after.lifted != NOBODY)


def to_porte(deed: Deed) -> int:
    """How far a pawn of the south has still to go from where it was put."""
    return int(steps_to_porte(deed.after, SOUTH, deed.action.cell))


def is_behind_south(deed: Deed) -> bool:
    """Whether the Chevalier was put so that a die could bring him onto the pawn of the south."""
    ahead = (deed.after.place[SOUTH * 4 + 3] - deed.action.cell) % deed.after.track
    return bool(deed.after.cell[deed.action.cell] == THE_KNIGHT and 1 <= ahead <= NEAR)


KNIGHT = Lesson(
    name="knight",
    options={"players": 2},
    way=(
        "+G +G N@20 :2 :6 :N N2 N6 @4 :6 :1 :N +O6 N@20 N1 :1 :6 :N N1 N6 @22 :5 :6 :N N5 N6 :5 :6 :N N5 N6 "
        ":5 :6 :N N5 N6 :2 :6 :N N2 N6 :1 :4 :N N1 N4"
    ),
    chance=":4 :2 :1",
    tasks=(
        Task(name="ride", right=has_lifted, instead={"pawn": did(Move)}),
        Task(name="drop", right=lambda deed: to_porte(deed) >= FAR, instead={"near": did(Displace)}),
    ),
    clauses=("CN-3.2", "CN-4.2", "CN-5.1", "CN-5.2", "CN-5.3"),
)

PUSH = Lesson(
    name="push",
    options={"players": 2},
    way=(
        "+G +P N@50 :1 :5 :N N1 N5 @9 :1 :5 :N N1 N5 :5 :6 :N N5 N6 :5 :6 :N N5 N6 @40 :1 :2 :N N1 N2 "
        ":1 :2 :N N1 N2 :5 :6 :N N5 N6 :5 :6 :N N5 N6"
    ),
    chance=":6 :4 :2",
    tasks=(
        Task(name="enter", right=did(Enter, die=6), instead={"walked": did(Move)}),
        Task(name="set", right=is_behind_south, instead={"idle": did(Knight)}),
    ),
    clauses=("CN-5.4", "CN-4.5"),
)

TEAM = Lesson(
    name="team",
    options={"players": 4},
    way=(
        "+P +G +G +G N@50 :6 :5 :N N6 @9 N5 :6 :3 :N N6 N3 @10 :6 :5 :N N6 N5 :3 :1 :N N3 @20 N1 "
        ":6 :5 :N N6 N5 :6 :5 :N N6 N5 :6 :5 :N N6 N5 :6 :5 :N N6 N5"
    ),
    chance=":3 :1 :N",
    tasks=(
        Task(name="lift", right=has_lifted, instead={"pawn": did(Move), "past": did(Ride)}),
        Task(name="help", right=lambda deed: to_porte(deed) <= NEAR, instead={"far": did(Displace)}),
        Task(
            name="rival",
            right=lambda deed: sent_back(deed, PETIT, EAST_GRAND),
            instead={"rode": did(Ride)},
        ),
    ),
    clauses=("CN-3.3", "CN-6.2", "CN-5.2"),
)
