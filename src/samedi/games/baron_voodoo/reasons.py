"""Why an action is illegal now, with the clause that says so; powers are in `power_reasons`."""

from collections.abc import Callable
from typing import Any

from samedi.core.message import Message, Params
from samedi.games.baron_voodoo.actions import (
    ACTIONS,
    Apply,
    Capture,
    Change,
    Close,
    Die,
    Give,
    Lower,
    Pass,
    Pick,
    Place,
    Power,
    Put,
    Roll,
    Slide,
    Steal,
    Take,
    Turn,
)
from samedi.games.baron_voodoo.board import CELL_NAMES, colour_of, region, top_of
from samedi.games.baron_voodoo.capture import shielded
from samedi.games.baron_voodoo.effects import captured_face
from samedi.games.baron_voodoo.model import (
    COLOURS,
    COLUMN,
    FACES,
    NOTHING,
    SIDES_OF_A_DIE,
    WHITE,
    Face,
    Row,
    State,
    Step,
)
from samedi.games.baron_voodoo.names import cell_words, colour_name, die_words, face_name, loa_name, zone_name
from samedi.games.baron_voodoo.players import has_teams, is_protected, own_side
from samedi.games.baron_voodoo.power_reasons import awaits_target, no_pick, no_power, no_put, no_slide
from samedi.games.baron_voodoo.rows import find

STEP_CLAUSES = {  # which clause tells what a step offers
    Step.ROLL: "BV-2.2",
    Step.PLACE: "BV-2.3",
    Step.POWER: "BV-3.2",
    Step.TARGET: "BV-3.2",
    Step.CAPTURE: "BV-3.1",
    Step.TURN: "BV-3.6",
    Step.EFFECT: "BV-3.7",
    Step.AGAIN: "BV-3.8",
    Step.LOWER: "BV-3.9",
    Step.LAST_POWER: "BV-3.1",
    Step.BARON: "BV-9.13",
    Step.REROLL: "BV-9.12",
}
EFFECT_CLAUSES = {
    Face.OFFERING: "BV-5.6",
    Face.SOUL: "BV-5.7",
    Face.CHANGE: "BV-5.8",
    Face.PROTECTION: "BV-5.9",
    Face.STEAL: "BV-5.10",
    Face.EXCHANGE: "BV-5.11",
}


def reason(state: State, number: int) -> Message:
    """Why an action is illegal now."""
    action = ACTIONS.structure(number)
    step = Step(state.step)
    if isinstance(action, Pass):
        return _no_pass(state, step)
    steps, why = WHY.get(type(action), ((), None))
    if why is None or step not in steps:
        return _awaits(state, step)
    return why(state, action)


def _awaits(state: State, step: Step) -> Message:
    """The step asks for something else."""
    if step == Step.TARGET:
        return awaits_target(state)
    if step == Step.EFFECT and state.taken != NOTHING:
        return Message("baron-awaits-give", {}, "BV-5.11")
    if step == Step.EFFECT:
        face = Face(captured_face(state))
        return Message(f"baron-awaits-effect-{FACES[face]}", {}, EFFECT_CLAUSES[face])
    return Message(f"baron-awaits-{step.name.lower()}", {}, STEP_CLAUSES[step])


def _no_pass(state: State, step: Step) -> Message:
    """The step is not optional."""
    if step == Step.POWER:
        return Message("baron-power-needed", {}, "BV-3.4")
    if step == Step.LOWER:
        return Message("baron-group-open", {}, "BV-3.9")
    return _awaits(state, step)


def _no_place(state: State, action: Place) -> Message:
    """The cell is taken, or no such die is left (BV-2.3)."""
    cell = CELL_NAMES.index(action.cell)
    if state.height[cell] > 0:
        return Message("baron-cell-taken", {**die_words(top_of(state, cell)), "cell": action.cell}, "BV-2.3")
    return Message("baron-not-in-pool", die_words(_number(action.die)), "BV-2.3")


def _no_capture(state: State, action: Capture) -> Message:
    """The jump breaks one of the rules of the capture (BV-4)."""
    source, target = CELL_NAMES.index(action.source), CELL_NAMES.index(action.target)
    jumped = (source + target) // 2
    ends: Params = {"cell": action.source, "target": action.target, "over": CELL_NAMES[jumped]}
    for cell in (source, jumped, target):
        if not (region(state) >> cell) & 1:
            return Message("baron-out-of-play", cell_words(cell), "BV-9.3")
    if state.height[source] == 0:
        return Message("baron-no-die", cell_words(source), "BV-4.1")
    if colour_of(top_of(state, source)) != state.loa[state.seat]:
        own = {"own": colour_name(state.loa[state.seat])}
        return Message("baron-not-your-die", {**ends, **die_words(top_of(state, source)), **own}, "BV-4.1")
    if state.height[jumped] == 0:
        return Message("baron-nothing-to-jump", ends, "BV-4.2")
    if (state.full >> target) & 1:
        return Message("baron-landing-full", ends, "BV-4.3")
    if not (shielded(state) >> jumped) & 1:  # only the step speaks against it
        return _awaits(state, Step(state.step))
    die = top_of(state, jumped)
    clause = "BV-9.12" if colour_of(die) == WHITE else "BV-4.6"
    return Message("baron-die-protected", {**ends, **die_words(die)}, clause)


def _no_turn(_state: State, action: Turn) -> Message:
    """The face is shown already (BV-3.6)."""
    return Message("baron-same-face", {"face": f"@baron-face-{action.face}"}, "BV-3.6")


def _no_effect(state: State, action: Apply | Change | Steal | Take | Give) -> Message:
    """The captured die has another effect, or this one not that target (BV-3.7)."""
    face = Face(captured_face(state))
    match action:
        case Give() if state.taken != NOTHING:
            return _no_exchange(state, action)
        case Take() if state.taken == NOTHING and face == Face.EXCHANGE:
            return _no_exchange(state, action)
        case Change() if face == Face.CHANGE:
            return _no_change(action)
        case Steal() if face == Face.STEAL:
            return _no_steal(state, action)
        case _:
            return _awaits(state, Step.EFFECT)


def _no_change(action: Change) -> Message:
    if action.face == action.die.face:
        return Message("baron-same-face", {"face": f"@baron-face-{action.face}"}, "BV-5.8")
    return Message("baron-not-in-zone", die_words(_number(action.die)), "BV-5.8")


def _no_steal(state: State, action: Steal) -> Message:
    wrong = _no_such_side(state, action.seat)
    if wrong:
        return wrong
    owner: Params = {"owner": loa_name(state.loa[action.seat])}
    if action.seat == own_side(state):
        return Message("baron-steal-own", {}, "BV-5.10")
    if is_protected(state, action.seat):
        return Message("baron-steal-protected", owner, "BV-8.4" if has_teams(state) else "BV-5.9")
    return _not_there(state.spirits[action.seat], action.die, "baron-not-in-spirit", owner, "BV-5.10")


def _no_exchange(state: State, action: Take | Give) -> Message:
    zone = COLUMN if action.seat == "column" else action.seat
    if zone == COLUMN and not state.solo:
        return Message("baron-no-column", {}, "BV-9.14")
    wrong = None if zone == COLUMN else _no_such_side(state, zone)
    if wrong:
        return wrong
    owner: Params = {"owner": zone_name(state, zone)}
    if isinstance(action, Give) and zone == state.taken_from:
        return Message("baron-same-zone", owner, "BV-5.11")
    return _not_there(state.zones[zone], action.die, "baron-not-in-that-zone", owner, "BV-5.11")


def _no_such_side(state: State, seat: int) -> Message | None:
    """Nobody sits there, or the team is named by its other seat."""
    if seat >= state.players:
        return Message("baron-no-seat", {"seat": seat, "last": state.players - 1}, "BV-2.1")
    if seat >= state.sides:
        return Message("baron-team-by-lower-seat", {"seat": seat, "lower": seat % state.sides}, "BV-8.3")
    return None


def _not_there(row: Row, die: Die, code: str, owner: Params, clause: str) -> Message:
    assert find(row, _number(die)) == NOTHING, "the die is there, so the action is legal"
    return Message(code, {**die_words(_number(die)), **owner}, clause)


def _no_lowering(state: State, action: Lower | Close) -> Message:
    """The die is not in the zone, or makes no combination; or no group is open (BV-3.9, BV-6.1)."""
    if isinstance(action, Close):
        return Message("baron-no-group", {}, "BV-3.9")
    die = _number(action.die)
    if find(state.zones[own_side(state)], die) == NOTHING:
        return Message("baron-not-in-zone", die_words(die), "BV-3.9")
    return Message("baron-no-combination", die_words(die), "BV-6.1")


def _no_reroll(state: State, action: Roll) -> Message:
    """He holds this icon already (BV-9.12)."""
    held = {"colour": colour_name(state.combination), "face": face_name(FACES.index(action.face))}
    return Message("baron-icon-held", dict(held), "BV-9.12")


def _number(die: Die) -> int:
    return SIDES_OF_A_DIE * COLOURS.index(die.colour) + FACES.index(die.face)


POWER_STEPS = (Step.POWER, Step.LAST_POWER)
WHY: dict[type[Any], tuple[tuple[Step, ...], Callable[[State, Any], Message]]] = {
    Roll: ((Step.REROLL,), _no_reroll),
    Place: ((Step.PLACE,), _no_place),
    Power: (POWER_STEPS, no_power),
    Slide: ((Step.TARGET,), no_slide),
    Pick: ((Step.TARGET,), no_pick),
    Put: ((Step.TARGET,), no_put),
    Capture: ((Step.POWER, Step.CAPTURE), _no_capture),
    Turn: ((Step.TURN,), _no_turn),
    Apply: ((Step.EFFECT,), _no_effect),
    Change: ((Step.EFFECT,), _no_effect),
    Steal: ((Step.EFFECT,), _no_effect),
    Take: ((Step.EFFECT,), _no_effect),
    Give: ((Step.EFFECT,), _no_effect),
    Lower: ((Step.LOWER,), _no_lowering),
    Close: ((Step.LOWER,), _no_lowering),
}
