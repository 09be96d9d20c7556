"""What the rules ask of a capture, each with whether it is so."""

from samedi.core.message import Condition, Message, Params
from samedi.games.baron_voodoo.actions import ACTIONS, Capture
from samedi.games.baron_voodoo.board import CELL_NAMES, colour_of, region, top_of
from samedi.games.baron_voodoo.capture import shielded
from samedi.games.baron_voodoo.model import State


def conditions(state: State, number: int) -> list[Condition]:
    """What the rules ask of an action."""
    action = ACTIONS.structure(number)
    return _of_capture(state, action) if isinstance(action, Capture) else []


def _of_capture(state: State, action: Capture) -> list[Condition]:
    """Die, neighbour, room behind it, and nobody's Protection (BV-4.1 to BV-4.3, BV-4.6)."""
    source, target = CELL_NAMES.index(action.source), CELL_NAMES.index(action.target)
    over = (source + target) // 2
    if not all((region(state) >> cell) & 1 for cell in (source, over, target)):
        return []
    params: Params = {"cell": action.source, "over": CELL_NAMES[over], "target": action.target}
    is_own = state.height[source] > 0 and colour_of(top_of(state, source)) == state.loa[state.seat]
    found = [
        ("own", "BV-4.1", is_own),
        ("over", "BV-4.2", state.height[over] > 0),
        ("room", "BV-4.3", not (state.full >> target) & 1),
        ("unprotected", "BV-4.6", not (shielded(state) >> over) & 1),
    ]
    return [Condition(Message(f"baron-needs-{name}", params, clause), bool(so)) for name, clause, so in found]
