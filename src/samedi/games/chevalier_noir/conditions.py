"""What the rules ask of a move, each with whether it is so."""

from samedi.core.message import Condition, Message
from samedi.games.chevalier_noir.actions import ACTIONS, Displace, Enter, Move
from samedi.games.chevalier_noir.board import couronne, gate_clan, same_side
from samedi.games.chevalier_noir.model import CLAN_SIZE, EMPTY, HOME, KNIGHT, PAWNS, START, State
from samedi.games.chevalier_noir.pawns import NO_PLACE, can_move, destination
from samedi.games.chevalier_noir.turn import playing

Found = list[tuple[str, str, bool]]
BRINGS_IN = 6


def conditions(state: State, number: int) -> list[Condition]:
    """What the rules ask of an action."""
    return [
        Condition(Message(f"chevalier-needs-{name}", {}, clause), so)
        for name, clause, so in _found(state, ACTIONS.structure(number))
    ]


def _found(state: State, action: object) -> Found:
    match action:
        case Move(die=die, pawn=pawn):
            return _of_move(state, die, _piece(state, pawn))
        case Enter(die=6, pawn=pawn):
            return _of_entry(state, _piece(state, pawn))
        case Displace(cell=cell) if cell < state.track:
            return [
                ("free", "CN-5.2", state.cell[cell] == EMPTY),
                ("no-gate", "CN-5.2", gate_clan(state, cell) < 0),
            ]
        case _:
            return []


def _piece(state: State, pawn: str) -> int:
    return playing(state) * CLAN_SIZE + PAWNS.index(pawn)


def _of_move(state: State, die: int, piece: int) -> Found:
    """Die and pawn, then an exact way, then where it ends (CN-3.1, CN-3.4, CN-4.2, CN-4.6)."""
    is_walking = state.place[piece] not in (START, HOME)
    found = [("die", "CN-3.1", state.unused[die] > 0), ("walking", "CN-3.4", is_walking)]
    if not is_walking:
        return found
    is_exact = destination(state, piece, die) != NO_PLACE
    found.append(("exact", "CN-4.6", is_exact))
    return [*found, ("stop", "CN-4.2", can_move(state, piece, die))] if is_exact else found


def _of_entry(state: State, piece: int) -> Found:
    """A 6, a pawn that waits, and a Couronne without one of its own side (CN-3.4)."""
    clan = piece // CLAN_SIZE
    standing = state.cell[couronne(state, clan)]
    is_open = standing in (EMPTY, KNIGHT) or not same_side(state, clan, standing // CLAN_SIZE)
    return [
        ("six", "CN-3.4", state.unused[BRINGS_IN] > 0),
        ("waiting", "CN-3.4", state.place[piece] == START),
        ("couronne", "CN-3.4", is_open),
    ]
