"""A lesson about the extra turn, and what it may begin with."""

from samedi.core.lesson import Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Again, Apply, Turn
from samedi.games.baron_voodoo.lessons.capturing import BEFORE_A_CAPTURE, USED_POWER, WITHOUT_FLIP
from samedi.games.baron_voodoo.lessons.positions import HAS_CAPTURED, TWO, board, captured, passes
from samedi.games.baron_voodoo.lessons.powers import calls, has_moved
from samedi.games.baron_voodoo.model import Step

AGAIN = Lesson(
    name="again",
    options=TWO,
    way=board("- d2-b2 - - - - - - e3-e1 - - - -"),
    tasks=(
        Task(
            name="earn",
            right=did(Apply),
            way="- c4-c2 - !",
            leads=either(BEFORE_A_CAPTURE, captured(face="offering"), WITHOUT_FLIP),
            instead={
                "jumped": HAS_CAPTURED,
                "power": USED_POWER,
                "flipped": did(Turn),
                "left": passes(Step.EFFECT),
            },
        ),
        Task(name="buy", right=did(Again), instead={"passed": passes(Step.AGAIN)}),
        Task(
            name="legba",
            right=has_moved,
            leads=calls("papa_legba"),
            instead={"loa": USED_POWER, "jumped": BEFORE_A_CAPTURE},
        ),
    ),
    clauses=("BV-3.2", "BV-3.8", "BV-5.2", "BV-5.6"),
)
