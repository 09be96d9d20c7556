"""Sides, offerings and the Baron Samedi marker (BV-1.5, BV-6.4, BV-8.3)."""

from samedi.core.rule import rule
from samedi.games.baron_voodoo.model import NOBODY, WHITE, Loa, State
from samedi.games.baron_voodoo.rows import count_colour


@rule
def has_teams(state: State) -> bool:
    """Whether the seats form two teams (BV-8.1)."""
    return state.sides != state.players


@rule
def own_side(state: State) -> int:
    """The side of the acting seat: itself, or its team named by its lower seat (BV-8.3)."""
    return state.seat % state.sides


@rule
def is_baron(state: State) -> bool:
    """Whether Baron Samedi is to act (BV-9.15)."""
    return state.loa[state.seat] == Loa.BARON_SAMEDI


@rule
def offerings(state: State) -> int:
    """How many offerings the acting seat may spend (BV-8.3)."""
    return int(state.offerings[own_side(state)])


@rule
def gain_offering(state: State) -> None:
    """Take an offering from the reserve, if there is one (BV-1.5)."""
    if state.reserve > 0:
        state.reserve -= 1
        state.offerings[own_side(state)] += 1


@rule
def pay(state: State, price: int) -> None:
    """Spend offerings, which go to the reserve (BV-1.5)."""
    state.offerings[own_side(state)] -= price
    state.reserve += price


@rule
def is_protected(state: State, side: int) -> bool:
    """Whether a side's Spirit World is shielded (BV-5.9, BV-8.4)."""
    for seat in range(side, state.players, state.sides):
        if state.protection[seat] == 1:
            return True
    return False


@rule
def assign_marker(state: State) -> None:
    """The marker goes to whoever has strictly the most white dice (BV-6.4, BV-8.5, BV-9.2)."""
    if state.solo == 1 or has_teams(state):
        return
    most = 0
    state.marker = NOBODY
    for seat in range(state.players):
        whites = count_colour(state.spirits[seat], WHITE)
        if whites > most:
            most = whites
            state.marker = seat
        elif whites == most:
            state.marker = NOBODY
