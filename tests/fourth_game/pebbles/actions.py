"""The decisions of the game and their notation."""

from typing import Literal

from samedi.core.actions import Action, Layout


class Take(Action, frozen=True, tag="take"):
    """Pebbles are taken from the heap."""

    notation = "{count}"
    count: Literal[1, 2, 3]


class Toss(Action, frozen=True, tag="toss"):
    """The coin shows a side."""

    notation = ":{side}"
    side: Literal["heads", "tails"]


ACTIONS = Layout(Take, Toss, letters={"heads": "H", "tails": "T"})

# The same numbers for the rules.
TAKE = ACTIONS.base(Take) - 1  # + count
HEADS = ACTIONS.base(Toss)
TAILS = HEADS + 1
