"""A lesson about the extra turn, and what it may begin with."""

from samedi.core.lesson import Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Again, Apply, Turn
from samedi.games.baron_voodoo.lessons.capturing import BEFORE_A_CAPTURE, USED_POWER, WITHOUT_FLIP
from samedi.games.baron_voodoo.lessons.positions import HAS_CAPTURED, TWO, board, passes
from samedi.games.baron_voodoo.lessons.powers import calls, has_moved
from samedi.games.baron_voodoo.model import Step

AGAIN = Lesson(
    name="again",
    options=TWO,
    way=board("- d2-b2 - - - - - - e3-e1 - - - -"),
    tasks=(
        Task(
            name="buy",
            right=did(Again),
            leads=either(HAS_CAPTURED, BEFORE_A_CAPTURE, WITHOUT_FLIP, did(Apply), passes(Step.EFFECT)),
            instead={"passed": passes(Step.AGAIN), "flipped": did(Turn), "power": USED_POWER},
        ),
        Task(
            name="legba",
            right=has_moved,
            leads=calls("papa_legba"),
            instead={"loa": USED_POWER, "jumped": BEFORE_A_CAPTURE},
        ),
    ),
    clauses=("BV-3.2", "BV-3.8", "BV-5.2"),
)
