"""Positions for lessons, and what was done in them."""

from samedi.core.lesson import Deed, Judgement, did
from samedi.games.dicke_daemonen.actions import Place
from samedi.games.dicke_daemonen.model import COLOURS, NONE, Colour
from samedi.games.dicke_daemonen.scoring import majority

RING = {"players": 2, "world": "ring"}
OUTSIDE, RED_FIELD, YELLOW_FIELD, MIDDLE, GREEN_FIELD = ("ABCDEFGHIJ".index(label) for label in "ABCEH")


def dealt(*hands: str) -> str:
    """The draws that give every seat its first creatures."""
    return " ".join(f"*{colour}" for hand in hands for colour in hand)


def turns(placings: str) -> str:
    """Turns in which one creature is placed, nothing predicted, and the same colour drawn again."""
    return " ".join(f"{placing} - *{placing[0]}" for placing in placings.split())


def holds(colour: Colour, field: int) -> Judgement:
    """The judgement whether a colour has come to lead a field."""
    return lambda deed: (
        isinstance(deed.action, Place) and majority(deed.after, field) == COLOURS.index(colour)
    )


def levels(field: int) -> Judgement:
    """The judgement whether nobody leads a field any more."""

    def judge(deed: Deed) -> bool:
        return majority(deed.before, field) != NONE and majority(deed.after, field) == NONE

    return judge


PLACED = did(Place)
