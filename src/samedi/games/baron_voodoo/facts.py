"""What follows from a position by the rules, so that a page need not know them."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from samedi.games.baron_voodoo.actions import ACTIONS, Again, Change, Power, Turn
from samedi.games.baron_voodoo.board import turned
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, threshold
from samedi.games.baron_voodoo.grouping import Grouping, best_grouping, jokers, shares_icon
from samedi.games.baron_voodoo.model import (
    COLOURS,
    DICE,
    FACES,
    LOAS,
    SIDES_OF_A_DIE,
    ColourName,
    State,
    Step,
)
from samedi.games.baron_voodoo.players import own_side
from samedi.games.baron_voodoo.powers import is_free
from samedi.games.baron_voodoo.turn import EXTRA_TURN_PRICE
from samedi.games.baron_voodoo.view import DieJson, die_json

PRICE = 1  # of another Loa's power, and of turning a die (BV-3.3, BV-3.6)


class Constants(TypedDict):
    """What holds at a table all through the game."""

    dice: int
    points: list[int]
    """Of a combination, by the number of its dice (BV-6.1)."""
    threshold: int
    """The score that triggers the end (BV-7.1, BV-8.2)."""


class Group(TypedDict):
    """Dice that are, or could be, lowered together (BV-6.1)."""

    dice: list[DieJson]
    jokers: list[ColourName | None]
    """For each die, the colour that it stands for if it is white (BV-6.2)."""
    by: Literal["icon", "colour"]
    points: int


class Lowering(TypedDict):
    """The best way to lower the zone of the seat to act, and what would stay."""

    groups: list[Group]
    left: list[DieJson]
    points: int


class Facts(TypedDict):
    """What the seat to act may want to know."""

    group: NotRequired[Group]
    """The open group."""
    lowering: NotRequired[Lowering]
    """While dice may be lowered and no group is open."""


class Prospect(TypedDict, total=False):
    """What an action costs, and by how much it raises what the zone could be lowered for."""

    price: int
    gain: int


def constants(state: State) -> Constants:
    """What holds all through a game."""
    return {"dice": DICE, "points": [*COMBINATION_POINTS], "threshold": threshold(state)}


def facts(state: State) -> Facts:
    """What follows from a position."""
    if state.step != Step.LOWER:
        return {}
    if state.group:
        return {"group": group_json(_open_group(state))}
    return {"lowering": lowering_json(best_grouping(_zone(state)))}


def prospect(state: State, number: int) -> Prospect | None:
    """What comes of an action."""
    match ACTIONS.structure(number):
        case Power(loa=name):
            return {"price": 0 if is_free(state, LOAS.index(name)) else PRICE}
        case Again():
            return {"price": EXTRA_TURN_PRICE}
        case Turn(face=face):
            return {"price": PRICE, "gain": gain(_zone(state), _zone(state)[-1], FACES.index(face))}
        case Change(die=die, face=face):
            kind = SIDES_OF_A_DIE * COLOURS.index(die.colour) + FACES.index(die.face)
            return {"gain": gain(_zone(state), kind, FACES.index(face))}
        case _:
            return None


def gain(zone: Sequence[int], die: int, face: int) -> int:
    """How many more points a zone could be lowered for with one of its dice turned."""
    after = [*zone, turned(die, face)]
    after.remove(die)
    return best_grouping(after).points - best_grouping(zone).points


def group_json(group: Sequence[int]) -> Group:
    """A group of dice with what it scores."""
    return {
        "dice": [die_json(die) for die in group],
        "jokers": jokers(group),
        "by": "icon" if shares_icon(group) else "colour",
        "points": COMBINATION_POINTS[len(group)],
    }


def lowering_json(grouping: Grouping) -> Lowering:
    """A way to lower a zone."""
    return {
        "groups": [group_json(group) for group in grouping.groups],
        "left": [die_json(die) for die in grouping.left],
        "points": grouping.points,
    }


def _zone(state: State) -> list[int]:
    row = state.zones[own_side(state)]
    return [row.dice[place] for place in range(row.size)]


def _open_group(state: State) -> list[int]:
    row = state.spirits[own_side(state)]
    return [row.dice[place] for place in range(row.size - state.group, row.size)]
