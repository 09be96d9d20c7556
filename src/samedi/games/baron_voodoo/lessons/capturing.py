"""Lessons about captures and what the captured die brings."""

from samedi.core.lesson import Lesson, Task, did
from samedi.games.baron_voodoo.actions import Apply, Power, Turn
from samedi.games.baron_voodoo.lessons.positions import HAS_CAPTURED, TWO, board, captured, passes
from samedi.games.baron_voodoo.model import Step

BEFORE_A_CAPTURE = passes(Step.POWER)
WITHOUT_FLIP = passes(Step.TURN)
USED_POWER = did(Power)


JUMP = Lesson(
    name="jump",
    options=TWO,
    way=board(),
    tasks=(
        Task(
            name="take",
            right=captured(colour="red", face="soul"),
            leads=BEFORE_A_CAPTURE,
            instead={"jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="use",
            right=did(Apply),
            leads=WITHOUT_FLIP,
            instead={"flipped": did(Turn), "left": passes(Step.EFFECT)},
        ),
    ),
    clauses=("BV-4.1", "BV-4.2", "BV-4.3", "BV-4.4", "BV-4.5", "BV-3.7", "BV-5.7", "BV-7.1"),
)

FLIP = Lesson(
    name="flip",
    options=TWO,
    way=board("- d2-b2 - - - - - - e3-e1 - - - -"),
    tasks=(
        Task(
            name="own",
            right=captured(colour="yellow"),
            leads=BEFORE_A_CAPTURE,
            instead={"jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="soul",
            right=did(Turn, face="soul"),
            instead={"kept": WITHOUT_FLIP, "other-face": did(Turn)},
        ),
        Task(name="use", right=did(Apply), instead={"left": passes(Step.EFFECT)}),
    ),
    clauses=("BV-3.5", "BV-3.6", "BV-3.7", "BV-5.6", "BV-5.8"),
)
