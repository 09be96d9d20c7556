"""A first game, in which one thing comes after the other, and an evening alone with the Baron."""

from samedi.core.lesson import Deed, Lesson, Task, did, either
from samedi.games.baron_voodoo.actions import Capture, Slide
from samedi.games.baron_voodoo.capture import landings_now, own_dice, springboards, targets_now
from samedi.games.baron_voodoo.lessons.capturing import USED_POWER
from samedi.games.baron_voodoo.lessons.positions import GOES_ON, HAS_CAPTURED, LEARNER, captured
from samedi.games.baron_voodoo.lessons.powers import OWN, calls, has_moved
from samedi.games.baron_voodoo.model import COLOURS, State, Step


def has_ended_turn(deed: Deed) -> bool:
    """Whether the turn has gone to somebody else."""
    return bool(deed.before.seat == LEARNER and deed.after.seat != LEARNER)


def cannot_hinder(state: State) -> bool:
    """Whether the learner is to capture, and no jump takes a yellow die."""
    yellow = targets_now(state) & int(state.tops[COLOURS.index("yellow")])
    is_asked = state.seat == LEARNER and state.step in (Step.POWER, Step.CAPTURE)
    return is_asked and not own_dice(state) & springboards(yellow, landings_now(state))


FIRST_GAME = Lesson(
    name="game",
    options={"loas": ["mamy_wata", "papa_legba"], "setup": "balanced"},
    tasks=(
        Task(name="capture", right=did(Capture), leads=GOES_ON),
        Task(name="end", right=has_ended_turn, leads=GOES_ON),
        Task(name="power", right=did(Slide), leads=OWN),
    ),
    clauses=("BV-3.1", "BV-7.1", "BV-7.3", "BV-7.4", "BV-7.5", "BV-7.6"),
    is_game=True,
)

SOLO = Lesson(
    name="solo",
    options={"solo": {"loa": "erzulie_freda", "baron_first": True}},
    way=" ".join(f":{face}" for face in "OSCPVXSOPCXVOCSPXVSOCPVXSCOPVXSOPCVXS") + " baron baron",
    tasks=(
        Task(
            name="swap",
            right=has_moved,
            way="!e ^e5 >f6",
            leads=calls("erzulie_freda"),
            instead={"loa": USED_POWER, "jumped": GOES_ON},
        ),
        Task(
            name="hinder",
            right=captured(colour="yellow"),
            needless=cannot_hinder,
            leads=GOES_ON,
            instead={"jumped": HAS_CAPTURED},
        ),
        Task(name="watch", right=has_ended_turn, leads=either(HAS_CAPTURED, GOES_ON)),
    ),
    clauses=("BV-5.4", "BV-9.1", "BV-9.2", "BV-9.5", "BV-9.7", "BV-9.8", "BV-9.15"),
)
