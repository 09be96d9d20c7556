"""What comes of doing something: the same rules, on a copy of the position."""

from collections.abc import Sequence

from samedi.core.message import Params
from samedi.core.record import copy
from samedi.games.baron_voodoo.actions import APPLY, PASS
from samedi.games.baron_voodoo.board import CELL_NAMES, jump_source, jump_target
from samedi.games.baron_voodoo.effects import captured_face
from samedi.games.baron_voodoo.model import Face, Row, State, Step
from samedi.games.baron_voodoo.names import loa_name
from samedi.games.baron_voodoo.rules import apply

AT_ONCE = (Face.OFFERING, Face.SOUL, Face.PROTECTION)  # effects without a target


def after(state: State, *numbers: int) -> State:
    """The position after some actions."""
    reached = copy(state)
    for number in numbers:
        apply(reached, number)
    return reached


def used(state: State) -> State:
    """The position once a captured die is kept as it is, and its effect applied if that takes no choice."""
    kept = after(state, PASS) if state.step == Step.TURN else state
    is_free = kept.step == Step.EFFECT and captured_face(kept) in AT_ONCE
    return after(kept, APPLY) if is_free else kept


def dice_in(row: Row) -> list[int]:
    """The dice of a row, in order."""
    return [int(row.dice[place]) for place in range(row.size)]


def different(rows: Sequence[Row]) -> list[int]:
    """The different dice of some rows."""
    return sorted({die for row in rows for die in dice_in(row)})


def mover_words(state: State) -> Params:
    """Who is to act."""
    return {"loa": loa_name(state.loa[state.seat])}


def jump_words(jump: int) -> Params:
    """From where to where a die jumps."""
    return {"cell": CELL_NAMES[jump_source(jump)], "target": CELL_NAMES[jump_target(jump)]}
