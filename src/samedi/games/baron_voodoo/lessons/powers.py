"""Lessons about the powers of the Loas."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Pick, Power, Put, Slide
from samedi.games.baron_voodoo.lessons.positions import GOES_ON, HAS_CAPTURED, TWO, board
from samedi.games.baron_voodoo.model import NOBODY, Loa

OWN = did(Power, loa="mamy_wata")


def has_spread(deed: Deed) -> bool:
    """Whether Gran Bwa's power is done."""
    return bool(deed.before.power == Loa.GRAN_BWA and deed.after.power == NOBODY)


SLIDE = Lesson(
    name="slide",
    options=TWO,
    way=board("- d2-b2 - - - - - - e3-c3 - - - - - - b6-d6 - - - - - - f6-f4 - - - - -"),
    tasks=(
        Task(name="slide", right=did(Slide), leads=OWN, instead={"paid": did(Power), "jumped": GOES_ON}),
        Task(name="jump", right=HAS_CAPTURED, leads=GOES_ON, is_forced=True),
    ),
    clauses=("BV-3.1", "BV-3.2", "BV-3.4", "BV-5.1", "BV-5.5"),
)

SPREAD = Lesson(
    name="spread",
    options=TWO,
    way=board("- d2-b2 - - - - - - b4-b2 - - - - -"),
    tasks=(
        Task(
            name="stack",
            right=has_spread,
            leads=either(did(Power, loa="gran_bwa"), did(Pick), did(Put)),
            instead={"loa": did(Power), "jumped": GOES_ON},
        ),
    ),
    clauses=("BV-3.2", "BV-5.3"),
)
