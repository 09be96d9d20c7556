"""Lessons about the powers of the Loas."""

from samedi.core.lesson import Deed, Judgement, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Pick, Power, Put, Slide
from samedi.games.baron_voodoo.board import top_of
from samedi.games.baron_voodoo.capture import landings_now, own_dice, springboards, targets_now
from samedi.games.baron_voodoo.lessons.positions import GOES_ON, HAS_CAPTURED, TWO, board, captured, die
from samedi.games.baron_voodoo.model import CELLS, NOBODY, LoaName, State

WHITE_SOUL = die("white", "soul")

OWN = did(Power, loa="mamy_wata")


def calls(loa: LoaName) -> Judgement:
    """The judgement whether a Loa's power was begun."""
    return either(did(Power, loa=loa), did(Pick))


def has_moved(deed: Deed) -> bool:
    """Whether a power that moves dice is done."""
    return bool(isinstance(deed.action, Put) and deed.after.power == NOBODY)


def can_take_white_soul(state: State) -> bool:
    """Whether some jump of the learner's would take a white Soul."""
    wanted = sum(
        1 << cell for cell in range(CELLS) if state.height[cell] and top_of(state, cell) == WHITE_SOUL
    )
    return bool(own_dice(state) & springboards(wanted & targets_now(state), landings_now(state)))


def has_slid_well(deed: Deed) -> bool:
    """Whether a line was slid so that a white Soul can be taken."""
    return isinstance(deed.action, Slide) and can_take_white_soul(deed.after)


SLIDE = Lesson(
    name="slide",
    options=TWO,
    way=board(
        "- d2-b2 - - - - - - e3-c3 - - - - - - b6-d6 - - - - - - f6-f4 - - - - -",
        e2="S",
    ),
    tasks=(
        Task(
            name="slide",
            right=has_slid_well,
            way="!w 2>",
            leads=OWN,
            instead={"paid": did(Power), "idle": did(Slide), "jumped": GOES_ON},
        ),
        Task(
            name="take",
            right=captured(colour="white", face="soul"),
            instead={"jumped": HAS_CAPTURED},
        ),
    ),
    clauses=("BV-3.1", "BV-3.2", "BV-3.4", "BV-5.1", "BV-5.5"),
)
