"""Lessons about captures and what the captured die brings."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Apply, Die, Give, Power, Steal, Take, Turn
from samedi.games.baron_voodoo.lessons.positions import (
    HAS_CAPTURED,
    LEARNER,
    TWO,
    board,
    captured,
    die,
    passes,
    zone,
)
from samedi.games.baron_voodoo.model import Step

BEFORE_A_CAPTURE = passes(Step.POWER)
WITHOUT_FLIP = passes(Step.TURN)
USED_POWER = did(Power)


def has_protection(deed: Deed) -> bool:
    """Whether the learner's Protection has just become active."""
    return isinstance(deed.action, Apply) and bool(deed.after.protection[LEARNER])


def has_got_soul(deed: Deed) -> bool:
    """Whether an exchange has brought the purple Soul."""
    return isinstance(deed.action, Give) and die("purple", "soul") in zone(deed.after)


def begins_exchange(deed: Deed) -> bool:
    """Whether a die was named that can be exchanged for the purple Soul, or the Soul itself."""
    taken = deed.action
    return isinstance(taken, Take) and (taken.seat == LEARNER or taken.die == Die("purple", "soul"))


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

PROTECT = Lesson(
    name="protect",
    options=TWO,
    way=board(f2="P"),
    tasks=(
        Task(
            name="take",
            right=captured(face="protection"),
            way="- f3-f1",
            leads=BEFORE_A_CAPTURE,
            instead={"jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="use",
            right=has_protection,
            leads=WITHOUT_FLIP,
            instead={"flipped": did(Turn), "left": passes(Step.EFFECT)},
        ),
    ),
    clauses=("BV-4.6", "BV-5.9"),
)

STEAL = Lesson(
    name="steal",
    options=TWO,
    way=board("- a3-a1 - - - - - - f6-f4 - - - _WS ; - - g1-g3 - - - - - - c7-a7 - - - - -", c5="V", f5="S"),
    tasks=(
        Task(
            name="take",
            right=captured(face="steal"),
            way="- c4-c6",
            leads=BEFORE_A_CAPTURE,
            instead={"jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="use",
            right=did(Steal),
            leads=WITHOUT_FLIP,
            instead={"flipped": did(Turn), "left": passes(Step.EFFECT)},
        ),
    ),
    clauses=("BV-5.10", "BV-7.5"),
)

EXCHANGE = Lesson(
    name="exchange",
    options=TWO,
    way=board(
        "- g1-g3 - - - - - - c7-a7 - - - - - - a3-a1 - - - - - - d5-d7 - ! - - -",
        d6="P",
        b7="S",
        c5="X",
        g2="O",
    ),
    tasks=(
        Task(
            name="take",
            right=captured(face="exchange"),
            way="- c4-c6",
            leads=BEFORE_A_CAPTURE,
            instead={"jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="use",
            right=has_got_soul,
            leads=either(WITHOUT_FLIP, begins_exchange),
            instead={
                "flipped": did(Turn),
                "left": passes(Step.EFFECT),
                "other-die": did(Take),
                "swapped": did(Give),
            },
        ),
    ),
    clauses=("BV-5.11", "BV-5.12"),
)
