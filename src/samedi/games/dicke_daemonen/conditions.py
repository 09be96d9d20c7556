"""What the rules ask of a creature that is placed or predicted, each with whether it is so."""

from samedi.core.message import Condition, Message
from samedi.games.dicke_daemonen.actions import ACTIONS, Place, Predict
from samedi.games.dicke_daemonen.hands import held
from samedi.games.dicke_daemonen.model import COLOURS, NONE, OUTER, WHITE, State
from samedi.games.dicke_daemonen.placing import corner_at
from samedi.games.dicke_daemonen.prediction import is_taken

Found = list[tuple[str, str, bool]]


def conditions(state: State, number: int) -> list[Condition]:
    """What the rules ask of an action."""
    return [
        Condition(Message(f"daemonen-needs-{name}", {}, clause), so)
        for name, clause, so in _found(state, ACTIONS.structure(number))
    ]


def _found(state: State, action: object) -> Found:
    match action:
        case Predict(colour=colour):
            number = COLOURS.index(colour)
            return [
                ("hand", "DD-2.6", held(state, state.seat, number) > 0),
                ("unpredicted", "DD-2.6", not is_taken(state, number)),
            ]
        case Place(colour="white", field=field) if field < state.board.fields:
            return [
                ("hand", "DD-2.2", held(state, state.seat, WHITE) > 0),
                ("centre", "DD-2.3", field != OUTER),
                ("no-ghost", "DD-2.3", not state.ghost[field]),
            ]
        case Place(colour=colour, crossing=int(crossing), field=field) if _is_corner(state, crossing, field):
            return _of_demon(state, COLOURS.index(colour), crossing, field)
        case _:
            return []


def _is_corner(state: State, crossing: int, field: int) -> bool:
    board = state.board
    is_there = crossing < board.crossings and field < board.fields
    return is_there and corner_at(state, crossing, field) != NONE


def _of_demon(state: State, colour: int, crossing: int, field: int) -> Found:
    """Hand, string, corner and field (DD-2.2, DD-2.4, DD-2.5)."""
    strings = (state.board.first[crossing], state.board.second[crossing])
    return [
        ("hand", "DD-2.2", held(state, state.seat, colour) > 0),
        ("string", "DD-2.5", colour in strings),
        ("free", "DD-2.5", state.corner[corner_at(state, crossing, field)] < 0),
        ("unfrozen", "DD-2.4", not state.ghost[field]),
    ]
