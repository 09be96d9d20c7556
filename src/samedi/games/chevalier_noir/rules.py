"""The rules of Le Chevalier Noir, as every game gives them."""

from samedi.core.game import CHANCE, OVER
from samedi.core.record import Array
from samedi.core.rng import Rng
from samedi.core.rule import rule
from samedi.games.chevalier_noir.actions import (
    DISPLACE_TO,
    ENTER_FIRST,
    ENTER_WITH_6,
    KNIGHT_TO,
    MOVE,
    RIDE,
    ROLL,
)
from samedi.games.chevalier_noir.board import clan_of, is_clan_home, is_played, same_side, steps_gone
from samedi.games.chevalier_noir.knight import displace, displace_cells, knight_cells, set_knight
from samedi.games.chevalier_noir.model import CLAN_SIZE, State, Step
from samedi.games.chevalier_noir.turn import (
    begin_turn,
    faces,
    first_pawns,
    next_use,
    place_first,
    roll,
    use_on_pawn,
    use_to_enter,
    use_to_ride,
    uses,
)


@rule
def mover(state: State) -> int:
    """The seat to act, CHANCE for a roll, OVER at the end."""
    match state.step:
        case Step.ROLL:
            return CHANCE
        case Step.OVER:
            return OVER
        case _:
            return int(state.seat)


@rule
def legal(state: State, out: Array[int]) -> int:
    """List what the seat to act may do."""
    match state.step:
        case Step.FIRST_PAWN:
            return first_pawns(out)
        case Step.SET_KNIGHT:
            return knight_cells(state, out)
        case Step.MOVE:
            return uses(state, out)
        case Step.DISPLACE:
            return displace_cells(state, out)
        case Step.PUSH:
            return knight_cells(state, out)
        case _:
            return 0


@rule
def outcomes(state: State, out: Array[int], weights: Array[int]) -> int:
    """List the faces of the die that is thrown next."""
    return faces(state, out, weights)


@rule
def apply(state: State, action: int) -> None:
    """Do what is chosen or thrown, and go on to the next step."""
    match state.step:
        case Step.FIRST_PAWN:
            place_first(state, action - ENTER_FIRST)
        case Step.SET_KNIGHT:
            set_knight(state, action - KNIGHT_TO)
            begin_turn(state)
        case Step.ROLL:
            roll(state, action - ROLL)
        case Step.MOVE:
            use(state, action)
        case Step.DISPLACE:
            displace(state, action - DISPLACE_TO)
            next_use(state)
        case Step.PUSH:
            set_knight(state, action - KNIGHT_TO)
            next_use(state)


@rule
def use(state: State, action: int) -> None:
    """Use a die (CN-3.1)."""
    if action > RIDE:
        use_to_ride(state, action - RIDE)
    elif action >= MOVE + 4:
        use_on_pawn(state, (action - MOVE) // 4, (action - MOVE) % 4)
    else:
        use_to_enter(state, action - ENTER_WITH_6)


@rule
def hide(state: State, seat: int) -> None:
    """Nothing is secret in this game."""


@rule
def determinise(state: State, seat: int, rng: Rng) -> None:
    """Nothing is secret in this game."""


@rule
def is_winner(state: State, seat: int) -> bool:
    """Whether a seat has won: its clan is home, or its partner's (CN-6.1)."""
    clan = clan_of(state, seat)
    for other in range(4):
        if is_played(state, other) and same_side(state, clan, other) and is_clan_home(state, other):
            return state.both_clans == 0 or is_clan_home(state, (other + 2) % 4)
    return False


@rule
def payoff(state: State, seat: int) -> int:
    """A win is everything."""
    return 1000 if is_winner(state, seat) else 0


@rule
def worth(state: State, seat: int, overlooked: int) -> int:  # noqa: ARG001 - a race hides nothing
    """How far the own side has come, less how far the others have."""
    clan = clan_of(state, seat)
    total = 0
    for other in range(4):
        gone = 0
        for pawn in range(CLAN_SIZE):
            gone += steps_gone(state, other * CLAN_SIZE + pawn)
        total += 2 * gone if same_side(state, clan, other) else -gone
    return total
