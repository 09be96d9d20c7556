"""Lessons about Protection: how long it lasts, and what gets through it."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Again, Apply, Close, Die, Give, Lower, Take, Turn
from samedi.games.baron_voodoo.lessons.capturing import BEFORE_A_CAPTURE, USED_POWER, WITHOUT_FLIP
from samedi.games.baron_voodoo.lessons.positions import (
    HAS_CAPTURED,
    LEARNER,
    LOWERS,
    TWO,
    board,
    captured,
    die,
    passes,
    zone,
)
from samedi.games.baron_voodoo.model import Step

HIS_SOUL, OWN_SOUL = Die("purple", "soul"), Die("turquoise", "soul")
ENDS_TURN = passes(Step.AGAIN, Step.LOWER, Step.LAST_POWER)


def has_protection(deed: Deed) -> bool:
    """Whether the learner's Protection has just become active."""
    is_active, was_active = deed.after.protection[LEARNER], deed.before.protection[LEARNER]
    return isinstance(deed.action, Apply) and bool(is_active and not was_active)


def has_got_soul(deed: Deed) -> bool:
    """Whether an exchange has brought the purple Soul."""
    return isinstance(deed.action, Give) and die(HIS_SOUL.colour, HIS_SOUL.face) in zone(deed.after)


def has_pair(deed: Deed) -> bool:
    """Whether an exchange has brought the purple Soul, and the own one is still there."""
    return has_got_soul(deed) and die(OWN_SOUL.colour, OWN_SOUL.face) in zone(deed.after)


def begins_exchange(deed: Deed) -> bool:
    """Whether a die was named that can be exchanged for the purple Soul, or the Soul itself."""
    taken = deed.action
    return isinstance(taken, Take) and (
        taken.die == HIS_SOUL or (taken.seat == LEARNER and taken.die != OWN_SOUL)
    )


def has_lowered_pair(deed: Deed) -> bool:
    """Whether dice were lowered for points."""
    return isinstance(deed.action, Close) and bool(deed.after.score[LEARNER] > deed.before.score[LEARNER])


PROTECT = Lesson(
    name="protect",
    options=TWO,
    way=board(f2="P"),
    replies="- a1-a3 - - - - -",
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
        Task(
            name="renew",
            right=has_protection,
            leads=either(ENDS_TURN, LOWERS, BEFORE_A_CAPTURE, captured(face="protection"), WITHOUT_FLIP),
            instead={
                "again": did(Again),
                "power": USED_POWER,
                "jumped": HAS_CAPTURED,
                "flipped": did(Turn),
                "left": passes(Step.EFFECT),
            },
        ),
    ),
    clauses=("BV-4.6", "BV-5.9"),
)

EXCHANGE = Lesson(
    name="exchange",
    options=TWO,
    way=board(
        "- g1-g3 - - - - - - c7-a7 - - - - - - a3-a1 - - - - - - d5-d7 - ! - - -",
        a2="S",
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
            instead={"steal": captured(face="steal"), "jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="use",
            right=has_pair,
            leads=either(WITHOUT_FLIP, begins_exchange),
            instead={
                "flipped": did(Turn),
                "left": passes(Step.EFFECT),
                "own-soul": either(has_got_soul, did(Take, die=OWN_SOUL)),
                "other-die": did(Take),
                "swapped": did(Give),
            },
        ),
        Task(
            name="lower",
            right=has_lowered_pair,
            way="- _TS _PS ;",
            leads=either(passes(Step.AGAIN), did(Lower)),
            instead={"kept": passes(Step.LOWER), "alone": did(Close)},
        ),
    ),
    clauses=("BV-5.11", "BV-5.12", "BV-6.1"),
)
