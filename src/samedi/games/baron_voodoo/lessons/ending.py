"""The last turn of a game, and the count."""

from samedi.core.lesson import Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Apply, Pick, Power, Turn
from samedi.games.baron_voodoo.lessons.capturing import WITHOUT_FLIP
from samedi.games.baron_voodoo.lessons.positions import HAS_CAPTURED, LOWERS, captured, passes
from samedi.games.baron_voodoo.lessons.powers import can_take_white_soul, has_moved
from samedi.games.baron_voodoo.lessons.scoring import BEFORE_LOWERING, has_lowered_all, lowers_well
from samedi.games.baron_voodoo.model import Step

GAME = """
    - f2-d2 - ! - - !b ^d2 >d7
    !l ^e1 >e2 e3-e5 - TC=S - -
    - d7-d5 - ! - - -
    !l ^c1 >e1 c2-c4 - - - -
    - b5-b3 - ! - _WS _TS _RS ; -
    - g4-g2 - TS=O - _TO _TP _WC ; -
    !b ^d5 >b3 a7-c7 - - -
    - e5-c5 - - - - !l ^b1 >b7
    - d1-f1 - - - - -
    !l ^e2 >c2 c4-c6 - ! - -
    !b ^c7 >a5 a5-a3 - ! - _PX _WC _PS ;
    !l ^g6 >d6 c7-c5 - ! - _RC _RP _RO ;
    !b ^a3 >a1 a1-a3 - - -
    - f6-d6 - ! - - -
    !b ^g2 >a5 a3-c3 - TC=S - -
    !l ^b7 >c7 c5-c7 - ! - -
    !e ^d2 >b6 b3-d3 - ! - _TX _TS _TO ;
    !l ^c2 >e2 a6-a4 - ! - -
    !l ^c4 >c2 d3-d1 - YC=O - -
    !l ^g7 >g6 c7-e7 - ! - _WS _RS _YS ; -
    - g5-g7 - ! - - !b ^d6 >e2
    !l ^f5 >b5 a4-a6 - WC=P - -
    - g7-e7 =O ! - _YO _PO _TO ; !b ^f1 >d3
    - a6-c6 - ! - - !l ^a1 >a4
    !b ^e7 >b3 >d3 b3-b1 - PC=S - -
    !l ^a3 >a7 c6-e6 - - - _WP _YS _YX ; -
    !b ^d3 >f1 >e7 e7-e5 =S ! - -
    !w f^ f1-f3 - ! - -
"""

HELPFUL = ("b1", "b3", "b5")  # where dice stand that can be moved so that a white Soul can be taken

END = Lesson(
    name="end",
    options={"loas": ["gran_bwa", "papa_legba"], "setup": "balanced"},
    way=" ".join(GAME.split()),
    replies="!l ^f1 >e1 e1-c1 - ! - _PO _YO _TO ; -",
    tasks=(
        Task(
            name="move",
            right=lambda deed: has_moved(deed) and can_take_white_soul(deed.after),
            way="!l ^b1 >b4",
            leads=either(did(Power, loa="papa_legba"), *(did(Pick, cell=each) for each in HELPFUL)),
            instead={"loa": did(Power), "elsewhere": either(did(Pick), has_moved)},
        ),
        Task(
            name="soul",
            right=did(Apply),
            way="b4-b6 - !",
            leads=either(captured(colour="white", face="soul"), WITHOUT_FLIP),
            instead={"jumped": HAS_CAPTURED, "flipped": did(Turn), "left": passes(Step.EFFECT)},
            is_forced=True,
        ),
        Task(
            name="lower",
            right=has_lowered_all,
            way="- _PS _RS _WS ;",
            leads=either(BEFORE_LOWERING, lowers_well),
            instead={"kept": passes(Step.LOWER), "split": LOWERS},
        ),
    ),
    clauses=("BV-3.2", "BV-3.4", "BV-5.2", "BV-7.1", "BV-7.3", "BV-7.4"),
    ends=True,
)
