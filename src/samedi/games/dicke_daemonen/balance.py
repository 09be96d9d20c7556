"""What is asked about the balance: worlds, players, what is predicted (DD-1.5, DD-2.1, DD-2.2)."""

from samedi.core.balance import Balance, Traits
from samedi.games.dicke_daemonen.model import COLOURS, NONE, RANKS, State

WORLDS = ("first-picture", "reckoning", "ring", "clover", "basket", "petals")


def traits(state: State, seat: int) -> Traits:
    """The colour that a seat predicted, if it did."""
    colour = int(state.predicted[RANKS * seat])
    word = "daemonen-balance-nothing" if colour == NONE else f"daemonen-colour-{COLOURS[colour]}"
    return {"prediction": (word,)}


BALANCE = Balance(
    tables={
        **{world: ({"players": 2, "world": world},) for world in WORLDS},
        "three": ({"players": 3, "world": "clover"},),
        "four": ({"players": 4, "world": "reckoning"},),
    },
    traits=traits,
)
