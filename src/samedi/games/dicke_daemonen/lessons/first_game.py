"""An evening alone, and a first game in which one thing comes after the other."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.dicke_daemonen.actions import Place, Predict
from samedi.games.dicke_daemonen.hands import has_predicted, held
from samedi.games.dicke_daemonen.lessons.placing import PREDICTED, WAITED
from samedi.games.dicke_daemonen.lessons.positions import PLACED, dealt, turns
from samedi.games.dicke_daemonen.model import NONE, WHITE, State
from samedi.games.dicke_daemonen.scoring import has_foreseen, majority

LEARNER = 0


def is_predicted(deed: Deed) -> bool:
    """Whether the learner has predicted, now or before."""
    return has_predicted(deed.after, LEARNER)


def can_predict_no_more(state: State) -> bool:
    """Whether the learner has predicted before."""
    return has_predicted(state, LEARNER)


def is_ahead(deed: Deed) -> bool:
    """Whether what the learner has predicted leads."""
    return has_foreseen(deed.after, LEARNER)


def holds_no_ghost(state: State) -> bool:
    """Whether the learner has no ghost to use."""
    return held(state, LEARNER, WHITE) == 0


def keeps_a_lead(deed: Deed) -> bool:
    """Whether a ghost was put into a field that some colour leads."""
    return isinstance(deed.action, Place) and majority(deed.after, deed.action.field) != NONE


SOLITAIRE = Lesson(
    name="alone",
    options={"players": 1, "world": "ring"},
    way=f"{dealt('rggb')} {turns('g7A r0B r5B g3H b5F r1D')} g6E",
    chance="*w",
    tasks=(
        Task(
            name="first",
            right=did(Predict, colour="green"),
            instead={"colour": PREDICTED, "waited": WAITED},
        ),
        Task(
            name="second",
            right=did(Predict, colour="red"),
            instead={"colour": PREDICTED, "stopped": WAITED},
        ),
        Task(name="third", right=did(Predict, colour="blue"), instead={"stopped": WAITED}),
    ),
    clauses=("DD-4.1", "DD-4.2", "DD-4.3", "DD-4.4"),
)

FIRST_GAME = Lesson(
    name="game",
    options={"players": 2, "world": "first-picture"},
    way=dealt("rrgw", "rbgy"),
    replies="y4J - g3H -",
    tasks=(
        Task(name="place", right=PLACED),
        Task(name="wait", right=either(WAITED, PREDICTED), way="-"),
        Task(
            name="ghost",
            right=did(Place, colour="white"),
            shown=keeps_a_lead,
            leads=WAITED,
            needless=holds_no_ghost,
        ),
        Task(
            name="predict",
            right=is_predicted,
            shown=is_ahead,
            leads=either(PLACED, WAITED),
            needless=can_predict_no_more,
        ),
    ),
    clauses=("DD-1.2", "DD-2.2", "DD-2.8", "DD-3.1"),
    is_game=True,
)
