"""The very last turn of a game of three: who gains a colour, and who wins a tie."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.core.record import copy
from samedi.games.baron_voodoo.actions import PASS, Lower, Power, Steal, Turn
from samedi.games.baron_voodoo.ending import winner
from samedi.games.baron_voodoo.lessons.capturing import BEFORE_A_CAPTURE, USED_POWER, WITHOUT_FLIP
from samedi.games.baron_voodoo.lessons.positions import (
    HAS_CAPTURED,
    LEARNER,
    LOWERS,
    captured,
    passes,
    rolled,
)
from samedi.games.baron_voodoo.lessons.scoring import lowers_well, to_come
from samedi.games.baron_voodoo.model import State, Step
from samedi.games.baron_voodoo.rules import apply

FACES_ROLLED = """
    SSCSPCP
    VPSCOCO
    XSCXVSS
    VSO#VXS
    SOCVSOS
    VOSOSCV
    OSCSSPX
"""
GAME = """
    - e3-g3 - ! - - - - b2-b4 - ! - - - - d2-b2 - ! - - - - c7-a7 - ! - - - - c5-c7 - ! - - - -
    d7-f7 - ! - - - - g3-g5 - ! - _YS _RS _PS ; - - a4-a6 - ! - _WS _WS _WS ; - - e5-e7 - ! - _RS
    _PS _WS ; - - a1-c1 - ! - - - - g7-e7 - ! - - - - g6-e6 - RC=V - - - - g5-e5 =S ! - - - - g2-g4
    - ! - - - - g1-e1 =S ! - - - - e5-c5 - ~0PS - - - - b4-d4 =S ! - - - - e1-e3 =S ! - - - a7-a5 =S
    ! - _YS _PS _WS ; - - - e7-e5 - - - - - - e3-c3 - <0WS >2YV - - - a6-a4 - RC=S - - - - g4-e4 =S
    ! - _YS _PS _WS _WS - -
"""


def would_win(state: State) -> int:
    """Who wins if nothing more is done than what must be."""
    after = copy(state)
    while after.step != Step.OVER:
        apply(after, PASS)
    return winner(after)


def wins(deed: Deed) -> bool:
    """Whether a theft makes the learner win."""
    return isinstance(deed.action, Steal) and would_win(deed.after) == LEARNER


def favours_trigger(deed: Deed) -> bool:
    """Whether a theft makes a tie that is won by whoever triggered the end."""
    return isinstance(deed.action, Steal) and would_win(deed.after) == deed.after.trigger


def is_over(deed: Deed) -> bool:
    """Whether the game has ended."""
    return bool(deed.after.step == Step.OVER)


def lowers_steal(deed: Deed) -> bool:
    """Whether a die was lowered that shows Steal."""
    return isinstance(deed.action, Lower) and deed.action.die.face == "steal"


def has_lowered_best(deed: Deed) -> bool:
    """Whether all was lowered that scores."""
    return lowers_well(deed) and not to_come(deed.after)


MAJORITIES = Lesson(
    name="majorities",
    options={"loas": ["mamy_wata", "papa_legba", "erzulie_freda"], "first": 1},
    way=" ".join([rolled(FACES_ROLLED), *GAME.split()]),
    tasks=(
        Task(
            name="take",
            right=captured(colour="turquoise", face="steal"),
            way="- a3-a1",
            leads=BEFORE_A_CAPTURE,
            instead={"held": captured(face="steal"), "jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="tie",
            right=wins,
            leads=WITHOUT_FLIP,
            instead={
                "trigger": favours_trigger,
                "lost": did(Steal),
                "flipped": did(Turn),
                "left": passes(Step.EFFECT),
            },
        ),
        Task(
            name="finish",
            right=either(is_over, has_lowered_best),
            way="_RV _YV _TV ;",
            leads=either(passes(Step.LOWER), lowers_steal),
            instead={"split": LOWERS, "power": did(Power)},
        ),
    ),
    clauses=("BV-5.10", "BV-7.3", "BV-7.4", "BV-7.5", "BV-7.6"),
    ends=True,
)
