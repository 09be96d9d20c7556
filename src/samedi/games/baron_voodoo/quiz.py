"""What is asked about Baron Voodoo; every answer is computed by the rules."""

from typing import Any

from samedi.core.message import Message
from samedi.core.position import Position
from samedi.core.quiz import Draft, Kind, Quiz, allowed, chosen, counted, either_way
from samedi.core.record import copy
from samedi.core.rng import Rng
from samedi.games.baron_voodoo.actions import ACTIONS, CAPTURE, Capture
from samedi.games.baron_voodoo.board import CELL_NAMES, JUMPS, jump_source, jump_target, top_of
from samedi.games.baron_voodoo.ending import COMBINATION_POINTS, majority
from samedi.games.baron_voodoo.grouping import best_grouping
from samedi.games.baron_voodoo.model import LOA_COLOURS, Step
from samedi.games.baron_voodoo.names import colour_name, die_words, loa_name
from samedi.games.baron_voodoo.players import own_side
from samedi.games.baron_voodoo.rows import count_colour, last
from samedi.games.baron_voodoo.rules import apply
from samedi.games.baron_voodoo.setup import TABLES

FEW, MANY = 3, 9  # dice of a zone that are asked about


def may_capture(position: Position, rng: Rng) -> Draft | None:
    """Whether a jump is allowed (BV-4)."""
    state = position.state
    if state.step != Step.CAPTURE:
        return None
    standing = [jump for jump in range(JUMPS) if state.height[jump_source(jump)]]
    number = either_way(position, rng, [CAPTURE + jump for jump in standing])
    if number is None:
        return None
    return allowed(position, number, Message("baron-quiz-capture", _cells(number - CAPTURE)), "BV-4.1")


def what_is_captured(position: Position, rng: Rng) -> Draft | None:
    """Which die a jump brings (BV-4.2)."""
    captures = [each for each in position.legal_numbers() if isinstance(ACTIONS.structure(each), Capture)]
    if position.state.step != Step.CAPTURE or not captures:
        return None
    number = chosen(rng, captures)
    jump, after = number - CAPTURE, copy(position.state)
    apply(after, number)
    right = last(after.zones[own_side(position.state)])
    cells = [jump_source(jump), *(cell for cell in range(len(CELL_NAMES)) if after.height[cell])]
    others = [top_of(position.state, cell) for cell in cells if position.state.height[cell]]
    dice = sorted({right, others[0], chosen(rng, others), chosen(rng, others)})
    answers = [Message("baron-die", die_words(die)) for die in dice]
    return Draft(Message("baron-quiz-captured", _cells(jump)), answers, dice.index(right), "BV-4.2")


def _cells(jump: int) -> dict[str, str | int]:
    return {"cell": CELL_NAMES[jump_source(jump)], "target": CELL_NAMES[jump_target(jump)]}


def points_of_zone(position: Position, _rng: Rng) -> Draft | None:
    """What captures can be lowered for (BV-6.1)."""
    state = position.state
    zone = state.zones[own_side(state)]
    if not FEW <= zone.size <= MANY:
        return None
    points = best_grouping([zone.dice[place] for place in range(zone.size)]).points
    text = Message("baron-quiz-points", {"loa": loa_name(state.loa[state.seat])})
    return counted(points, text, "BV-6.1", [*COMBINATION_POINTS, points + 2, points + 1])


def who_has_majority(position: Position, rng: Rng) -> Draft | None:
    """Who would score for a colour in the end (BV-7.5)."""
    state = position.state
    colour = chosen(rng, range(LOA_COLOURS))
    if not any(count_colour(state.spirits[side], colour) for side in range(state.sides)):
        return None
    points = [majority(state, side, colour) for side in range(state.sides)]
    answers = [Message("quiz-thing", {"thing": loa_name(state.loa[side])}) for side in range(state.sides)]
    most = [side for side in range(state.sides) if points[side]]
    right = most[0] if len(most) == 1 else len(answers)
    text = Message("baron-quiz-majority", {"colour": colour_name(colour)})
    return Draft(text, [*answers, Message("quiz-tie")], right, "BV-7.5")


def without_reckoning(told: dict[str, Any]) -> None:
    """What could be lowered, and for how much, is the reader's to find out."""
    told["facts"].pop("lowering", None)
    told["facts"].pop("group", None)


QUIZ = Quiz(
    tables=(TABLES["two"], TABLES["three"]),
    kinds=(
        Kind(name="allowed", ask=may_capture),
        Kind(name="captured", ask=what_is_captured),
        Kind(name="points", ask=points_of_zone, veil=without_reckoning),
        Kind(name="majority", ask=who_has_majority),
    ),
)
