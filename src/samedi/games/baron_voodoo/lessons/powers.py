"""Lessons about the powers of the Loas."""

from samedi.core.lesson import Deed, Judgement, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Pick, Power, Put, Slide
from samedi.games.baron_voodoo.lessons.positions import GOES_ON, TWO, board
from samedi.games.baron_voodoo.model import NOBODY, LoaName

OWN = did(Power, loa="mamy_wata")


def calls(loa: LoaName) -> Judgement:
    """The judgement whether a Loa's power was begun."""
    return either(did(Power, loa=loa), did(Pick))


def has_moved(deed: Deed) -> bool:
    """Whether a power that moves dice is done."""
    return bool(isinstance(deed.action, Put) and deed.after.power == NOBODY)


SLIDE = Lesson(
    name="slide",
    options=TWO,
    way=board("- d2-b2 - - - - - - e3-c3 - - - - - - b6-d6 - - - - - - f6-f4 - - - - -"),
    tasks=(Task(name="slide", right=did(Slide), leads=OWN, instead={"paid": did(Power), "jumped": GOES_ON}),),
    clauses=("BV-3.1", "BV-3.2", "BV-3.4", "BV-5.1", "BV-5.5"),
)
