"""What is asked about the balance: players, the short board, strict black, teams (CN-2.1, CN-2.3, CN-6.1)."""

from samedi.core.balance import Balance
from samedi.games.chevalier_noir.model import State


def side(state: State, seat: int) -> int:
    """Partners face each other (CN-2.1)."""
    return seat % 2 if state.teams == 1 else seat


BALANCE = Balance(
    tables={
        "two": ({"players": 2},),
        "short": ({"players": 2, "board": "short"},),
        "strict": ({"players": 2, "strict": True},),
        "three": ({"players": 3},),
        "four": ({"players": 4, "teams": False},),
        "teams": ({"players": 4},),
        "both-clans": ({"players": 4, "both_clans": True},),
    },
    side=side,
)
