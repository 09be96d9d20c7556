"""What follows from a position by the rules, so that a page need not know them."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NotRequired, TypedDict

from samedi.core.actions import Action, to_builtins
from samedi.core.record import copy
from samedi.games.baron_voodoo.actions import (
    ACTIONS,
    APPLY,
    PASS,
    Apply,
    Change,
    Close,
    Die,
    Lower,
    Pass,
    Power,
    Turn,
)
from samedi.games.baron_voodoo.board import colour_of, face_of, line_colour, turned
from samedi.games.baron_voodoo.capture import is_shield
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, LARGEST, icons_of_colour, threshold
from samedi.games.baron_voodoo.grouping import Grouping, best_grouping, jokers, shares_icon
from samedi.games.baron_voodoo.model import (
    COLOURS,
    DICE,
    FACES,
    LINE_DICE,
    LOAS,
    NOBODY,
    SIDES_OF_A_DIE,
    ColourName,
    State,
    Step,
)
from samedi.games.baron_voodoo.players import own_side
from samedi.games.baron_voodoo.powers import is_free
from samedi.games.baron_voodoo.rules import apply, legal, mover
from samedi.games.baron_voodoo.turn import EXTRA_TURN_PRICE
from samedi.games.baron_voodoo.view import DieJson, die_json

BARON = 1  # his side
LOOKS_AHEAD = {  # what people may want already while a step is asked
    Step.POWER: (Step.CAPTURE,),
    Step.TURN: (Step.EFFECT,),
    Step.AGAIN: (Step.LOWER, Step.LAST_POWER),
    Step.LOWER: (Step.LAST_POWER,),
}
PRICE = 1  # of another Loa's power, and of turning a die (BV-3.3, BV-3.6)


class Constants(TypedDict):
    """What holds at a table all through the game."""

    dice: int
    points: list[int]
    """Of a combination, by the number of its dice (BV-6.1)."""
    extra_turn_price: int
    """In offerings (BV-3.8)."""
    threshold: int
    """The score that triggers the end (BV-7.1, BV-8.2)."""
    line: NotRequired[list[ColourName]]
    """Solo: the colours of the priority line in their order (BV-9.5)."""


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
    actions: list[Any]
    """What lowers them from here, one after the other."""
    end: list[Any]
    """What then ends the turn."""


class Facts(TypedDict):
    """What the seat to act may want to know."""

    protected: list[ColourName]
    """The colours that it may not capture (BV-4.6, BV-8.4)."""
    icons: NotRequired[int]
    """Solo: how many different icons Baron Samedi's combination counts (BV-9.7)."""
    group: NotRequired[Group]
    """The open group."""
    lowering: NotRequired[Lowering]
    """While dice may be lowered, or may be after a pass, and no group is open."""


class Prospect(TypedDict, total=False):
    """What comes of an action."""

    price: int
    """In offerings."""
    gain: int
    """By how much it raises what the zone could be lowered for."""
    is_gift: bool
    """Whether nobody would decline it: it costs nothing and does not bring the end about."""
    then: list["Later"]
    """Of a pass: the steps of this turn that it leads to, and what could be done there."""


class Later(TypedDict):
    """A step that follows when everything before it is passed."""

    step: str
    actions: list[Any]
    prospects: list[Prospect | None]
    """For each of these, what comes of it."""


def constants(state: State) -> Constants:
    """What holds all through a game."""
    told: Constants = {
        "dice": DICE,
        "points": [*COMBINATION_POINTS],
        "extra_turn_price": EXTRA_TURN_PRICE,
        "threshold": threshold(state),
    }
    if state.solo:
        told["line"] = [COLOURS[line_colour(state.loa[0], state.level, place)] for place in range(LINE_DICE)]
    return told


def facts(state: State) -> Facts:
    """What follows from a position."""
    told: Facts = {"protected": protected(state)}
    if state.solo and state.combination != NOBODY:
        told["icons"] = icons_of_colour(state.zones[BARON], state.combination)
    if state.step not in (Step.AGAIN, Step.LOWER):
        return told
    if state.group:
        return {**told, "group": group_json(_open_group(state))}
    return {**told, "lowering": lowering_json(state, best_grouping(_zone(state)))}


def protected(state: State) -> list[ColourName]:
    """The colours of opponents with an active Protection."""
    return [COLOURS[state.loa[seat]] for seat in range(state.players) if is_shield(state, seat)]


def prospect(state: State, number: int) -> Prospect | None:
    """What comes of an action."""
    match ACTIONS.structure(number):
        case Power(loa=name):
            return {"price": 0 if is_free(state, LOAS.index(name)) else PRICE}
        case Turn(face=face):
            return {"price": PRICE, "gain": gain(_zone(state), _zone(state)[-1], FACES.index(face))}
        case Change(die=die, face=face):
            kind = SIDES_OF_A_DIE * COLOURS.index(die.colour) + FACES.index(die.face)
            return {"gain": gain(_zone(state), kind, FACES.index(face))}
        case Apply():
            return {"is_gift": is_gift(state)}
        case Pass() if state.step in LOOKS_AHEAD:
            return {"then": [*later(copy(state), LOOKS_AHEAD[Step(state.step)])]}
        case _:
            return None


def is_gift(state: State) -> bool:
    """Whether the effect of the captured die does not end the game: it is good for its owner then."""
    after = copy(state)
    apply(after, APPLY)
    return bool(after.trigger == state.trigger)


def later(state: State, steps: Sequence[Step]) -> Iterator[Later]:
    """Those of some steps that follow one after the other in this turn if each is passed."""
    seat, numbers = state.seat, [PASS]
    while PASS in numbers:
        apply(state, PASS)
        if mover(state) != seat or state.step not in steps:
            return
        out = [0] * len(ACTIONS)
        numbers = out[: legal(state, out)]
        yield {
            "step": Step(state.step).name.lower(),
            "actions": [to_builtins(ACTIONS.structure(each)) for each in numbers],
            "prospects": [None if each == PASS else prospect(state, each) for each in numbers],
        }


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


def lowering_json(state: State, grouping: Grouping) -> Lowering:
    """A way to lower a zone."""
    actions = [*[Pass()] * (state.step == Step.AGAIN), *lowering_actions(grouping)]
    return {
        "groups": [group_json(group) for group in grouping.groups],
        "left": [die_json(die) for die in grouping.left],
        "points": grouping.points,
        "actions": [to_builtins(action) for action in actions],
        "end": [to_builtins(Pass())] * leaves_power(copy(state), actions),
    }


def leaves_power(state: State, actions: Sequence[Action]) -> bool:
    """Whether the turn offers a last power after these actions (BV-3.1)."""
    seat = state.seat
    for action in actions:
        apply(state, ACTIONS.number(action))
    return bool(mover(state) == seat and state.step == Step.LAST_POWER)


def lowering_actions(grouping: Grouping) -> list[Action]:
    """How to lower these groups and keep the rest; four dice close by themselves."""
    actions: list[Action] = []
    for group in grouping.groups:
        actions += [Lower(Die(COLOURS[colour_of(die)], FACES[face_of(die)])) for die in group]
        actions += [Close()] * (len(group) < LARGEST)
    return [*actions, Pass()] if grouping.left else actions


def _zone(state: State) -> list[int]:
    row = state.zones[own_side(state)]
    return [row.dice[place] for place in range(row.size)]


def _open_group(state: State) -> list[int]:
    row = state.spirits[own_side(state)]
    return [row.dice[place] for place in range(row.size - state.group, row.size)]
