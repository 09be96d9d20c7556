"""Questions about combinations, majorities, the marker and the end (BV-6, BV-7)."""

from itertools import combinations

from samedi.core.message import Message, Params
from samedi.core.position import Position
from samedi.core.quiz import CHOICES, Draft, chosen, counted, one_of_each
from samedi.core.record import copy
from samedi.core.rng import Rng, below
from samedi.games.baron_voodoo.board import colour_of
from samedi.games.baron_voodoo.ending import (
    COMBINATION_POINTS,
    LARGEST,
    MAJORITY,
    SHARED_MAJORITY,
    lower_zone,
    majority,
    threshold,
    trigger,
    winner,
)
from samedi.games.baron_voodoo.grouping import best_grouping
from samedi.games.baron_voodoo.model import LOA_COLOURS, NOBODY, POINTS, WHITE, State, Step
from samedi.games.baron_voodoo.names import colour_name, die_words, loa_name
from samedi.games.baron_voodoo.players import own_side
from samedi.games.baron_voodoo.questions.because import (
    because,
    of_groups,
    of_last_lowering,
    of_majority,
    of_marker,
)
from samedi.games.baron_voodoo.questions.moments import dice_in, mover_words
from samedi.games.baron_voodoo.rows import count_colour
from samedi.games.baron_voodoo.turn import end_turn

FEW, MANY = 3, 9  # dice of a zone that are asked about
ENDS = (12, 15, 18, 20)
TURNS = (0, 1, 2, 3)
DUEL = 2
SELDOM = 6  # of zones that are worth little one in so many is asked about


def points_of_zone(position: Position, rng: Rng) -> Draft | None:
    """What captures can be lowered for (BV-3.9, BV-6.1 to BV-6.3)."""
    state = position.state
    dice = dice_in(state.zones[own_side(state)])
    if not FEW <= len(dice) <= MANY:
        return None
    found = best_grouping(dice)
    if found.points <= COMBINATION_POINTS[2] and below(rng, SELDOM):
        return None
    has_joker = any(colour_of(die) == WHITE for group in found.groups for die in group)
    clauses = ["BV-3.9", "BV-6.1", *["BV-6.2"] * has_joker, *["BV-6.3"] * (len(found.groups) > 1)]
    text = Message("baron-quiz-points", mover_words(state))
    least = max(0, found.points - chosen(rng, range(CHOICES)))  # so that the place of an answer tells nothing
    near, clause = range(least, least + 2 * CHOICES), chosen(rng, clauses)
    return counted(found.points, text, clause, near, of_groups(found.groups))


def points_of_group(position: Position, rng: Rng) -> Draft | None:
    """What some dice score if they are lowered together, if they may be (BV-6.1, BV-6.2)."""
    state = position.state
    dice = sorted(dice_in(state.zones[own_side(state)]))
    if not FEW <= len(dice) <= MANY:
        return None
    groups = [*combinations(dice, 2), *combinations(dice, 3), *combinations(dice, 4)]
    group = one_of_each(rng, groups, group_points)
    words: Params = {"count": len(group)}
    for place, die in enumerate(group):
        words |= {f"{key}{place + 1}": said for key, said in die_words(die).items()}
    clause = "BV-6.2" if any(colour_of(die) == WHITE for die in group) else "BV-6.1"
    points, text = group_points(group), Message(f"baron-quiz-group-{len(group)}", words)
    return counted(points, text, clause, (0, 1, 3, 5), of_groups([group] if points else []))


def group_points(group: tuple[int, ...]) -> int:
    """What dice score as one combination."""
    is_one = [len(each) for each in best_grouping(group).groups] == [len(group)]
    return COMBINATION_POINTS[len(group)] if is_one and len(group) <= LARGEST else 0


def points_of_majority(position: Position, rng: Rng) -> Draft | None:
    """What a colour would bring in the end (BV-7.5)."""
    state = position.state
    if not any(state.spirits[side].size for side in range(state.sides)):
        return None
    pairs = [(side, colour) for side in range(state.sides) for colour in range(LOA_COLOURS)]
    pair = one_of_each(rng, pairs, lambda each: _case(state, *each))
    text = Message(
        "baron-quiz-majority", {"loa": loa_name(state.loa[pair[0]]), "colour": colour_name(pair[1])}
    )
    points = majority(state, *pair)
    return counted(points, text, "BV-7.5", (0, SHARED_MAJORITY, MAJORITY), of_majority(state, *pair))


def _case(state: State, side: int, colour: int) -> int:
    """What it brings, and apart from that whether anybody holds the colour."""
    is_held = any(count_colour(state.spirits[each], colour) for each in range(state.sides))
    return majority(state, side, colour) if is_held else -1


def who_has_the_marker(position: Position, rng: Rng) -> Draft | None:
    """Who holds the Baron Samedi marker (BV-6.4)."""
    state = position.state
    whites = [count_colour(state.spirits[side], WHITE) for side in range(state.sides)]
    if not any(whites) or (state.marker == NOBODY and below(rng, 2)):
        return None
    right = state.sides if state.marker == NOBODY else int(state.marker)
    answers = [*seats(state), Message("quiz-nobody")]
    return Draft(Message("baron-quiz-marker"), answers, right, "BV-6.4", of_marker(state))


def seats(state: State) -> list[Message]:
    """Everybody as an answer."""
    return [Message("quiz-thing", {"thing": loa_name(state.loa[side])}) for side in range(state.sides)]


def when_it_ends(position: Position, rng: Rng) -> Draft | None:
    """Which score brings the end, and who still plays then (BV-7.1, BV-7.3)."""
    state = position.state
    if state.step != Step.CAPTURE or state.trigger != NOBODY:
        return None
    if below(rng, 2):
        text = Message("baron-quiz-ends", {"players": state.players})
        return counted(threshold(state), text, "BV-7.1", ENDS, because("ends"))
    words = {**mover_words(state), "first": loa_name(state.loa[state.first])}
    left, text = turns_left(state), Message("baron-quiz-round", words)
    return counted(left, text, "BV-7.3", TURNS, because("round", {**words, "left": left}))


def turns_left(state: State) -> int:
    """How many turns others would have if the end were triggered now."""
    reached, turns = copy(state), -1
    trigger(reached, POINTS)
    while reached.step != Step.OVER:
        end_turn(reached)
        turns += 1
    return turns


def last_lowering(position: Position, rng: Rng) -> Draft | None:
    """What captures would bring if the game were over (BV-7.4)."""
    state = position.state
    side = chosen(rng, range(state.sides))
    dice = dice_in(state.zones[side])
    best = best_grouping(dice).points if FEW <= len(dice) <= MANY else 0
    reached = copy(state)
    lower_zone(reached, side)
    is_small = reached.lowering[side] <= COMBINATION_POINTS[2]
    if best == reached.lowering[side] or (is_small and below(rng, SELDOM)):
        return None
    text = Message("baron-quiz-count", {"loa": loa_name(state.loa[side])})
    near, why = [best, *COMBINATION_POINTS[DUEL:]], of_last_lowering(state, side)
    return counted(int(reached.lowering[side]), text, "BV-7.4", near, why)


def who_wins_a_tie(position: Position, rng: Rng) -> Draft | None:
    """Who wins if two are level in front (BV-7.6)."""
    state = position.state
    if state.sides == DUEL:
        return None
    reached = copy(state)
    one, other = chosen(rng, [*combinations(range(state.sides), DUEL)])
    for side in range(state.sides):
        reached.score[side] = threshold(state) if side in (one, other) else 0
    reached.trigger = chosen(rng, range(state.sides))
    tied: Params = {"first": loa_name(state.loa[one]), "second": loa_name(state.loa[other])}
    text = Message("baron-quiz-tie", {**tied, "loa": loa_name(state.loa[reached.trigger])})
    answers, right = [*seats(state), Message("quiz-pair", tied)], winner(reached)
    is_trigger = right == reached.trigger
    words: Params = {"loa": loa_name(state.loa[reached.trigger]), "winner": loa_name(state.loa[right])}
    return Draft(text, answers, right, "BV-7.6", because("trigger" if is_trigger else "clockwise", words))
