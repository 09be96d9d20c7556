"""A lesson about the extra turn, and what it may begin with."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Again, Apply, Pick, Power, Put, Turn
from samedi.games.baron_voodoo.board import CELL_NAMES, die_at
from samedi.games.baron_voodoo.lessons.capturing import BEFORE_A_CAPTURE, USED_POWER, WITHOUT_FLIP
from samedi.games.baron_voodoo.lessons.positions import HAS_CAPTURED, TWO, board, captured, die, passes
from samedi.games.baron_voodoo.lessons.powers import has_moved
from samedi.games.baron_voodoo.model import FULL_STACK, Step

UPPER_DICE = (die("red", "change"), die("yellow", "protection"))


def leaves_room(deed: Deed) -> bool:
    """Whether the first die was put where the second still finds room."""
    return isinstance(deed.action, Put) and not has_moved(deed) and height(deed) < FULL_STACK


def has_spread_onto_one_cell(deed: Deed) -> bool:
    """Whether both upper dice of the stack came to lie on one cell."""
    if not has_moved(deed) or height(deed) < FULL_STACK:
        return False
    cell = CELL_NAMES.index(deed.action.cell)
    return tuple(die_at(deed.after, cell, level) for level in (1, 2)) == UPPER_DICE


def height(deed: Deed) -> int:
    """How many dice stand where one was put."""
    return int(deed.after.height[CELL_NAMES.index(deed.action.cell)])


AGAIN = Lesson(
    name="again",
    options=TWO,
    way=board("- d2-b2 - - - - - - e3-e1 - - - - - g1-g3 - - - - - - b4-b2 - - - - -"),
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
            name="spread",
            right=has_spread_onto_one_cell,
            leads=either(did(Power, loa="gran_bwa"), did(Pick, cell="b2"), leaves_room),
            instead={
                "loa": USED_POWER,
                "other-stack": did(Pick),
                "apart": did(Put),
                "jumped": BEFORE_A_CAPTURE,
            },
        ),
    ),
    clauses=("BV-3.2", "BV-3.8", "BV-5.3", "BV-5.6"),
)
