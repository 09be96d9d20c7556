"""Lessons about what is lowered, and what it scores."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Apply, Change, Turn
from samedi.games.baron_voodoo.grouping import best_grouping
from samedi.games.baron_voodoo.lessons.capturing import BEFORE_A_CAPTURE, USED_POWER, WITHOUT_FLIP
from samedi.games.baron_voodoo.lessons.positions import (
    HAS_CAPTURED,
    LEARNER,
    LOWERS,
    TWO,
    board,
    captured,
    passes,
    zone,
)
from samedi.games.baron_voodoo.model import State, Step

THREE_DICE = 3  # points
BEFORE_LOWERING = either(did(Apply), passes(Step.POWER, Step.TURN, Step.EFFECT, Step.AGAIN))


def to_come(state: State) -> int:
    """What can still be scored by lowering the learner's captures."""
    spirit = state.spirits[LEARNER]
    group = [int(spirit.dice[place]) for place in range(spirit.size - state.group, spirit.size)]
    return best_grouping([*zone(state), *group]).points


def lowers_well(deed: Deed) -> bool:
    """Whether something was lowered, and nothing was lost by it."""
    scored = deed.after.score[LEARNER] - deed.before.score[LEARNER]
    return LOWERS(deed) and bool(to_come(deed.before) == scored + to_come(deed.after))


def has_lowered_all(deed: Deed) -> bool:
    """Whether the last die was lowered for points."""
    after = deed.after
    return lowers_well(deed) and bool(after.zones[LEARNER].size == after.group == 0)


def has_third_icon(deed: Deed) -> bool:
    """Whether Change has made all three dice a combination, by the white one."""
    changed = deed.action
    return isinstance(changed, Change) and changed.die.colour == "white" and to_come(deed.after) == THREE_DICE


GROUPS = Lesson(
    name="groups",
    options=TWO,
    way=board(
        "- a3-a1 - - - - - - f6-f4 - - - - - - g1-g3 - - - - - - c7-a7 - - - - - "
        "- f3-f1 - - - - - - g4-g6 - - - - - - b6-b4 - - - - - - e3-c3 - - - - -",
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
            right=has_lowered_all,
            way="- ! - _TC _TO _TP ; _PS _RS ;",
            leads=either(BEFORE_LOWERING, lowers_well),
            instead={"kept": passes(Step.LOWER), "split": LOWERS},
        ),
    ),
    clauses=("BV-3.9", "BV-6.1", "BV-6.3"),
)

WHITE = Lesson(
    name="white",
    options=TWO,
    way=board(
        "- c4-a4 - - - - - - f6-f4 - - - - - - b1-d1 - - - - - - c7-a7 - - - - -", b4="S", c1="S", c2="C"
    ),
    replies="- g4-g6 - - - - -",  # white stays where it lies, and the marker with it
    tasks=(
        Task(
            name="take",
            right=captured(colour="red", face="change"),
            way="- d2-b2",
            leads=BEFORE_A_CAPTURE,
            instead={"jumped": HAS_CAPTURED, "power": USED_POWER},
        ),
        Task(
            name="change",
            right=has_third_icon,
            way="- WS=P",
            leads=WITHOUT_FLIP,
            instead={
                "flipped": did(Turn),
                "left": passes(Step.EFFECT),
                "no-effect": did(Change, face="soul"),
                "other-face": did(Change),
            },
        ),
        Task(
            name="lower",
            right=has_lowered_all,
            way="- _RS _RC _WP ;",
            leads=either(BEFORE_LOWERING, lowers_well),
            instead={"kept": passes(Step.LOWER), "split": LOWERS},
        ),
    ),
    clauses=("BV-5.8", "BV-6.2", "BV-6.4", "BV-3.3"),
)
