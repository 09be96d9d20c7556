"""A first game, in which one thing comes after the other, and an evening alone with the Baron."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Capture, Slide
from samedi.games.baron_voodoo.board import CELL_NAMES
from samedi.games.baron_voodoo.lessons.capturing import USED_POWER
from samedi.games.baron_voodoo.lessons.positions import GOES_ON, HAS_CAPTURED, LEARNER, captured
from samedi.games.baron_voodoo.lessons.powers import OWN, calls, has_moved
from samedi.games.baron_voodoo.model import COLOURS


def has_ended_turn(deed: Deed) -> bool:
    """Whether the turn has gone to somebody else."""
    return bool(deed.before.seat == LEARNER and deed.after.seat != LEARNER)


def has_swapped_yellow(deed: Deed) -> bool:
    """Whether two dice were swapped, one of them yellow."""
    if not has_moved(deed):
        return False
    swapped = 1 << CELL_NAMES.index(deed.action.cell) | 1 << deed.before.picked
    return bool(deed.before.tops[COLOURS.index("yellow")] & swapped)


FIRST_GAME = Lesson(
    name="game",
    options={"loas": ["mamy_wata", "papa_legba"], "setup": "balanced"},
    tasks=(
        Task(name="capture", right=did(Capture), shown=captured(face="soul"), leads=GOES_ON),
        Task(name="end", right=has_ended_turn, leads=GOES_ON),
        Task(name="power", right=did(Slide), leads=OWN),
    ),
    clauses=("BV-3.1", "BV-7.1", "BV-7.3", "BV-7.4", "BV-7.5", "BV-7.6"),
    is_game=True,
)

SOLO = Lesson(
    name="solo",
    options={"solo": {"loa": "erzulie_freda"}},
    way=" ".join(f":{face}" for face in "OSCPVXSOPCXVOCSPXVSOCPVXSCOPVXSOPCVXS"),
    tasks=(
        Task(
            name="capture",
            right=has_ended_turn,
            way="- b2-d2 - ! - - -",
            leads=either(HAS_CAPTURED, GOES_ON),
            instead={"power": USED_POWER},
        ),
        Task(
            name="swap",
            right=has_swapped_yellow,
            way="!e ^e5 >f6",
            leads=calls("erzulie_freda"),
            instead={"loa": USED_POWER, "jumped": GOES_ON, "colour": has_moved},
        ),
    ),
    clauses=("BV-5.4", "BV-9.1", "BV-9.2", "BV-9.5", "BV-9.7", "BV-9.8", "BV-9.15"),
)
