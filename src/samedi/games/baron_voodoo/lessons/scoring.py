"""Lessons about what is lowered, and what it scores."""

from samedi.core.lesson import Deed, Lesson, Task, either
from samedi.games.baron_voodoo.lessons.capturing import BEFORE_A_CAPTURE, USED_POWER
from samedi.games.baron_voodoo.lessons.positions import (
    GOES_ON,
    HAS_CAPTURED,
    LEARNER,
    LOWERS,
    TWO,
    board,
    captured,
    passes,
)
from samedi.games.baron_voodoo.model import Step

TWO_GROUPS = 4  # points: three dice and two
THREE_DICE = 3  # points


def has_lowered_all(deed: Deed, points: int) -> bool:
    """Whether everything was lowered, in groups that score so much."""
    after = deed.after
    return bool(after.zones[LEARNER].size == 0 and after.group == 0 and after.score[LEARNER] >= points)


GROUPS = Lesson(
    name="groups",
    options=TWO,
    way=board(
        "- a3-a1 - - - - - - f6-f4 - - - - - - g1-g3 - - - - - - c7-a7 - - - - - "
        "- f3-f1 - - - - - - g4-g6 - - - - - - b6-b4 - - - - - - e3-c3 - - - - -",
        a2="S",
        g2="S",
        f2="O",
        b5="P",
        c2="S",
    ),
    tasks=(
        Task(
            name="take",
            right=captured(colour="red", face="soul"),
            leads=BEFORE_A_CAPTURE,
            instead={"jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="lower",
            right=lambda deed: has_lowered_all(deed, TWO_GROUPS),
            way="- ! - _TS _PS _RS ; _TO _TP ;",
            leads=either(GOES_ON, LOWERS),
            instead={"kept": passes(Step.LOWER)},
        ),
    ),
    clauses=("BV-3.9", "BV-6.1", "BV-6.3"),
)

WHITE = Lesson(
    name="white",
    options=TWO,
    way=board(
        "- c4-a4 - - - - - - f6-f4 - - - - - - b1-d1 - - - - - - c7-a7 - - - - -", b4="S", c1="P", c2="O"
    ),
    tasks=(
        Task(
            name="take",
            right=captured(colour="red", face="offering"),
            leads=BEFORE_A_CAPTURE,
            instead={"jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="lower",
            right=lambda deed: has_lowered_all(deed, THREE_DICE),
            way="- ! - _RS _RO _WP ;",
            leads=either(GOES_ON, LOWERS),
            instead={"kept": passes(Step.LOWER)},
        ),
    ),
    clauses=("BV-6.2", "BV-6.4", "BV-3.3"),
)
