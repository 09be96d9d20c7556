"""What the rules tell beside a position: the best way to lower, what turning a die brings, and prices."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from samedi.core.actions import to_builtins
from samedi.core.position import Position, listed
from samedi.games import game
from samedi.games.baron_voodoo.actions import APPLY, PASS, Change, Power, Turn
from samedi.games.baron_voodoo.effects import captured_face
from samedi.games.baron_voodoo.facts import LOOKS_AHEAD, facts, gain, prospect
from samedi.games.baron_voodoo.grouping import best_grouping, jokers
from samedi.games.baron_voodoo.model import COLOURS, FACES, NOBODY, Face, Step
from samedi.games.baron_voodoo.setup import TABLES

BARON = game("baron_voodoo")
POINTS = (0, 0, 1, 3, 5)
Dice = tuple[tuple[str, str], ...]


def is_combination(dice: Dice) -> bool:
    """Dice with one icon in different colours, or different icons in one colour (BV-6.1, BV-6.2)."""
    colours = [colour for colour, _ in dice if colour != "white"]
    faces = {face for _, face in dice}
    by_icon = len(faces) == 1 and len(set(colours)) == len(colours)
    by_colour = len(set(colours)) <= 1 and len(faces) == len(dice)
    return by_icon or by_colour


@cache
def most_points(zone: Dice) -> int:
    """What a zone can be lowered for, by trying everything."""
    if len(zone) < 2:
        return 0
    first, rest = zone[0], zone[1:]
    best = most_points(rest)
    for size in (1, 2, 3):
        for places in combinations(range(len(rest)), size):
            if is_combination((first, *(rest[place] for place in places))):
                left = tuple(die for place, die in enumerate(rest) if place not in places)
                best = max(best, POINTS[size + 1] + most_points(left))
    return best


def number(colour: str, face: str) -> int:
    """A die as the rules number it."""
    return 6 * [*COLOURS].index(colour) + [*FACES].index(face)  # type: ignore[arg-type]


def zones(count: int, largest: int) -> list[Dice]:
    """Zones at random."""
    rng = random.Random(6)
    return [
        tuple((rng.choice(COLOURS), rng.choice(FACES)) for _ in range(rng.randint(0, largest)))
        for _ in range(count)
    ]


def test_bv_6_1_the_proposed_groups_score_as_much_as_any() -> None:
    for zone in zones(150, 9):
        dice = [number(*die) for die in zone]
        found = best_grouping(dice)
        assert found.points == most_points(zone)
        assert sorted([*(die for group in found.groups for die in group), *found.left]) == sorted(dice)


def test_bv_3_9_a_large_zone_is_still_sorted() -> None:
    found = best_grouping(range(30))
    assert found.points >= 30
    assert sorted([*(die for group in found.groups for die in group), *found.left]) == list(range(30))


def test_bv_6_2_a_white_die_stands_for_a_colour_that_is_missing_or_for_the_one_there_is() -> None:
    icons = [number("red", "soul"), number("white", "soul"), number("white", "soul")]
    assert jokers(icons) == [None, "yellow", "purple"]
    assert jokers([number("red", "soul"), number("white", "steal")]) == [None, "red"]
    assert jokers([number("white", "soul")]) == [None]


def positions(name: str) -> Iterator[Position]:
    """Positions of a game played at random, where more than a capture is chosen; leave them as they are."""
    position, rng = Position(BARON, TABLES[name]), random.Random(name)
    while not position.is_over:
        if position.state.step in (
            Step.TURN,
            Step.EFFECT,
            Step.AGAIN,
            Step.LOWER,
            Step.POWER,
            Step.LAST_POWER,
        ):
            yield position
        position.play(rng.choice(list(position.outcomes if position.is_chance else position.legal)))


@pytest.mark.parametrize("name", ["two", "teams", "solo"])
def test_the_actions_that_lower_a_zone_bring_the_points_that_are_told(name: str) -> None:
    tried = 0
    for position in positions(name):
        told: Any = facts(position.state)
        if not told.get("lowering", {}).get("groups"):
            continue
        seat, side = position.state.seat, position.state.seat % position.state.sides
        before, turn = position.state.score[side], position.state.round
        for action in told["lowering"]["actions"]:
            position.play(BARON.actions.from_builtins(action))
        assert position.state.score[side] - before == told["lowering"]["points"]
        for action in told["lowering"]["end"]:
            assert (position.state.seat, position.state.step) == (seat, Step.LAST_POWER)
            position.play(BARON.actions.from_builtins(action))
        assert position.is_over or (position.state.seat, position.state.round) != (seat, turn)
        for _ in [*told["lowering"]["actions"], *told["lowering"]["end"]]:
            position.undo()
        tried += 1
    assert tried > 3


@pytest.mark.parametrize("name", ["two", "four"])
def test_turning_a_die_gains_what_the_turned_zone_scores_more(name: str) -> None:
    seen: set[type[Any]] = set()
    for position in positions(name):
        row = position.state.zones[position.state.seat % position.state.sides]
        zone = [int(row.dice[place]) for place in range(row.size)]
        for each in listed(BARON, position.state):
            action, told = BARON.actions.structure(each), prospect(position.state, each)
            if isinstance(action, Turn | Change):
                die = zone[-1] if isinstance(action, Turn) else number(action.die.colour, action.die.face)
                face = [*FACES].index(action.face)
                assert told is not None
                assert told["gain"] == gain(zone, die, face)
                assert told.get("price") == (1 if isinstance(action, Turn) else None)
                seen.add(type(action))
            elif isinstance(action, Power):
                side = position.state.seat % position.state.sides
                before = int(position.state.offerings[side])
                position.play(each)
                paid = before - position.state.offerings[side]
                position.undo()
                assert told == {"price": paid}
                seen.add(type(action))
    assert seen == {Turn, Change, Power}


@pytest.mark.parametrize("name", ["two", "teams", "solo"])
def test_what_is_told_of_a_pass_is_what_can_be_done_after_it(name: str) -> None:
    seen: set[str] = set()
    for position in positions(name):
        if PASS not in listed(BARON, position.state) or position.state.step not in LOOKS_AHEAD:
            continue
        told = prospect(position.state, PASS)
        assert told is not None
        seat, step, passed = position.state.seat, position.state.step, 0
        for later in told["then"]:
            position.play(PASS)
            passed += 1
            legal = listed(BARON, position.state)
            assert later["step"] == Step(position.state.step).name.lower()
            assert later["actions"] == [to_builtins(BARON.actions.structure(each)) for each in legal]
            assert later["prospects"] == [
                None if each == PASS else prospect(position.state, each) for each in legal
            ]
            seen.add(later["step"])
        if step != Step.TURN and PASS in listed(BARON, position.state):
            position.play(PASS)
            passed += 1
            assert position.is_over or position.state.seat != seat
        for _ in range(passed):
            position.undo()
    assert seen >= {"capture", "effect", "last_power"}


def test_an_effect_is_a_gift_unless_it_brings_the_end_about() -> None:
    seen = set()
    for position in positions("two"):
        state = position.state
        if APPLY not in listed(BARON, state):
            continue
        side = state.seat % state.sides
        score, state.score[side] = state.score[side], 17  # one point from the end
        is_soul = captured_face(state) == Face.SOUL
        told = prospect(state, APPLY)
        assert told == {"is_gift": not is_soul or state.trigger != NOBODY}
        seen.add(told["is_gift"])
        state.score[side] = score
    assert seen == {True, False}
