"""Why an action is illegal now, with the clause that says so."""

from samedi.core.message import Message, Params
from samedi.games.dicke_daemonen.actions import ACTIONS, Draw, Place, Predict
from samedi.games.dicke_daemonen.hands import held
from samedi.games.dicke_daemonen.model import COLOURS, FREE, NONE, OUTER, State, Step
from samedi.games.dicke_daemonen.placing import corner_at
from samedi.games.dicke_daemonen.solitaire import is_solitaire
from samedi.games.dicke_daemonen.view import creature
from samedi.games.dicke_daemonen.world import field_label

STEP_CLAUSES = {Step.DRAW: "DD-2.7", Step.PLACE: "DD-2.2", Step.PREDICT: "DD-2.6"}


def reason(state: State, number: int) -> Message:
    """Why an action is illegal now."""
    step = Step(state.step)
    match ACTIONS.structure(number), step:
        case Draw(colour=colour), Step.DRAW:
            return Message("daemonen-not-in-bag", {"creature": creature(colour)}, "DD-1.2")
        case Place(colour="white", field=field), Step.PLACE:
            return _not_in_hand(state, "white", "DD-2.2") or _no_ghost(state, field)
        case Place(colour=colour, crossing=int(crossing), field=field), Step.PLACE:
            return _not_in_hand(state, colour, "DD-2.2") or _no_demon(state, colour, crossing, field)
        case Predict(colour=colour), Step.PREDICT:
            clause = "DD-4.1" if is_solitaire(state) else "DD-2.6"
            taken = Message("daemonen-colour-taken", {"colour": f"@daemonen-colour-{colour}"}, clause)
            return _not_in_hand(state, colour, clause) or taken
        case _:
            return Message(f"daemonen-awaits-{step.name.lower()}", {}, STEP_CLAUSES[step])


def _not_in_hand(state: State, colour: str, clause: str) -> Message | None:
    """The hand has no such creature."""
    if held(state, state.seat, COLOURS.index(colour)):
        return None
    return Message("daemonen-not-in-hand", {"creature": creature(colour)}, clause)


def _no_ghost(state: State, field: int) -> Message:
    if field == OUTER:
        return Message("daemonen-outer-ghost", {"field": field_label(field)}, "DD-2.3")
    return _no_field(state, field) or _frozen(field)


def _no_demon(state: State, colour: str, crossing: int, field: int) -> Message:
    board = state.board
    params: Params = {"crossing": str(crossing), "field": field_label(field)}
    if crossing >= board.crossings:
        return Message("daemonen-no-crossing", {**params, "last": board.crossings - 1}, "DD-1.3")
    missing = _no_field(state, field)
    if missing:
        return missing
    corner = corner_at(state, crossing, field)
    if corner == NONE:
        return Message("daemonen-no-corner", params, "DD-1.3")
    if state.ghost[field]:
        return _frozen(field)
    if state.corner[corner] != FREE:
        standing = creature(COLOURS[state.corner[corner]])
        return Message("daemonen-corner-taken", {**params, "creature": standing}, "DD-2.5")
    lines = f"{COLOURS[board.first[crossing]]}-{COLOURS[board.second[crossing]]}"
    told: Params = {**params, "creature": creature(colour), "lines": f"@daemonen-lines-{lines}"}
    return Message("daemonen-wrong-lines", told, "DD-2.5")


def _no_field(state: State, field: int) -> Message | None:
    if field < state.board.fields:
        return None
    params: Params = {"field": field_label(field), "last": field_label(state.board.fields - 1)}
    return Message("daemonen-no-field", params, "DD-1.3")


def _frozen(field: int) -> Message:
    return Message("daemonen-frozen", {"field": field_label(field)}, "DD-2.4")
