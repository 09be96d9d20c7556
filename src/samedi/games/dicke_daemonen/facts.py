"""What follows from a position by the rules, so that a page need not know them."""

from typing import NotRequired, TypedDict

from samedi.games.dicke_daemonen.model import ALL_COLOURS, COLOURS, NONE, RANKS, Colour, State
from samedi.games.dicke_daemonen.scoring import majority, worth_of
from samedi.games.dicke_daemonen.solitaire import ALONE, holds, is_solitaire, score
from samedi.games.dicke_daemonen.view import predicted_json


class Constants(TypedDict):
    """What the fields are worth (DD-3.2), and how many times the ranks of a solitaire count (DD-4.4)."""

    worth: list[int]
    times: list[int]


class Ranks(TypedDict):
    """What the ranks of a solitaire would score now (DD-4.3, DD-4.4)."""

    is_right: bool
    total: int
    """What they score if they are right in the end."""
    score: int


class Facts(TypedDict):
    """Who would gain what if the game ended now."""

    leaders: dict[str, Colour]
    """By field, the colour that has the majority (DD-3.2)."""
    places: dict[Colour, int]
    """1 is first; equal points share a place (DD-3.4)."""
    ranks: NotRequired[Ranks]


def constants(state: State) -> Constants:
    """What the world is worth, all through a game."""
    return {
        "worth": [worth_of(state, field) for field in range(state.board.fields)],
        "times": [RANKS - rank for rank in range(RANKS)],
    }


def facts(state: State) -> Facts:
    """What follows from a position."""
    leaders = {field: majority(state, field) for field in range(state.board.fields)}
    told: Facts = {
        "leaders": {str(field): COLOURS[colour] for field, colour in leaders.items() if colour != NONE},
        "places": {colour: place_of(state, number) for number, colour in enumerate(COLOURS)},
    }
    return {**told, "ranks": ranks(state)} if is_solitaire(state) else told


def place_of(state: State, colour: int) -> int:
    """The place of a colour by its points."""
    return 1 + sum(state.points[other] > state.points[colour] for other in range(ALL_COLOURS))


def ranks(state: State) -> Ranks:
    """The ranks predicted so far, reckoned."""
    predicted = [COLOURS.index(colour) for colour in predicted_json(state, ALONE)]
    total = sum((RANKS - rank) * state.points[colour] for rank, colour in enumerate(predicted))
    return {"is_right": holds(state), "total": total, "score": score(state)}
