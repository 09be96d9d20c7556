"""What a learnt judgement of Baron Voodoo notices: seats and the way the board lies make no difference."""

from collections.abc import Callable

import pytest

from samedi.core.record import copy
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.actions import CAPTURE
from samedi.games.baron_voodoo.board import die_at, jump_source, jump_target, land, lift, top_of
from samedi.games.baron_voodoo.ending import LARGEST
from samedi.games.baron_voodoo.judgement import largest
from samedi.games.baron_voodoo.model import CELLS, KINDS_OF_DICE, NOBODY, SIZE, State
from samedi.games.baron_voodoo.rows import kinds
from samedi.games.baron_voodoo.side_sight import AT_ONCE, NOT_YET, SOON, growth, lacking, prey_of
from samedi.games.baron_voodoo.threats import growing
from tests.games.baron_voodoo.positions import BWA, FOUR, TEAMS, THREE, TWO, WATA, position
from tests.laws import noticed
from tests.sights import move_up, positions

TABLES = (
    {"loas": TWO},
    {"loas": TWO, "setup": "draft", "first": 1},
    {"loas": THREE, "setup": "chaotic"},
    {"loas": FOUR, "first": 2},
    {"loas": TEAMS, "teams": True},
)
MIRRORED: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "left and right": lambda row, column: (row, SIZE - 1 - column),
    "top and bottom": lambda row, column: (SIZE - 1 - row, column),
    "rows and columns": lambda row, column: (column, row),
}


def everybody_moved_up(state: State) -> State:
    """The same game, but everybody sits one seat further on."""
    made = copy(state)
    players, sides = state.players, state.sides
    for field in ("seat", "first", "marker", "trigger"):
        if getattr(state, field) != NOBODY:
            setattr(made, field, (getattr(state, field) + 1) % players)
    for by_seat in (made.loa, made.protection):
        move_up(by_seat, players)
    for by_side in (made.offerings, made.score, made.lowering):
        move_up(by_side, sides)
    for side in range(sides):
        made.zones[(side + 1) % sides] = state.zones[side]
        made.spirits[(side + 1) % sides] = state.spirits[side]
    return made


def mirrored(state: State, way: Callable[[int, int], tuple[int, int]]) -> State:
    """The same position seen in a mirror."""
    made = copy(state)
    for cell in range(CELLS):
        for _ in range(state.height[cell]):
            lift(made, cell)
    for cell in range(CELLS):
        row, column = way(*divmod(cell, SIZE))
        for level in range(state.height[cell]):
            land(made, SIZE * row + column, die_at(state, cell, level))
    if state.picked >= 0:
        row, column = way(*divmod(state.picked, SIZE))
        made.picked = SIZE * row + column
    return made


def jumped(jump: int) -> int:
    """The cell in the middle of a jump."""
    return (jump_source(jump) + jump_target(jump)) // 2


@pytest.mark.parametrize("options", TABLES)
def test_who_sits_where_makes_no_difference(options: dict[str, object]) -> None:
    for each in positions(GAME, dict(options), 3, 9):
        moved = everybody_moved_up(each.state)
        for seat in range(each.seats):
            seen = sorted(noticed(GAME, each.state, seat))
            assert sorted(noticed(GAME, moved, (seat + 1) % each.seats)) == seen


@pytest.mark.parametrize("way", MIRRORED)
def test_how_the_board_lies_makes_no_difference(way: str) -> None:
    for options in TABLES:
        for each in positions(GAME, dict(options), 5, 23):
            in_mirror = mirrored(each.state, MIRRORED[way])
            for seat in range(each.seats):
                assert sorted(noticed(GAME, in_mirror, seat)) == sorted(noticed(GAME, each.state, seat))


def test_what_can_be_captured_is_what_is_listed() -> None:
    """The prey of the seat to act are exactly the dice of its legal captures."""
    seen = 0
    for each in positions(GAME, {"loas": FOUR}, 7, 1):
        if each.awaits.step == "capture":
            seat = each.state.seat
            taken = {top_of(each.state, jumped(number - CAPTURE)) for number in each.legal_numbers()}
            found, cells = prey_of(each.state, seat, seat)
            assert {die for die in range(KINDS_OF_DICE) if found >> die & 1} == taken
            assert len(taken) <= cells <= len(each.legal_numbers())
            seen += 1
    assert seen > 10


def test_a_zone_lacks_what_makes_it_larger() -> None:
    for options in TABLES:
        for each in positions(GAME, dict(options), 11, 13):
            for side in range(each.state.sides):
                held = kinds(each.state.zones[side])
                best = largest(held)
                if 0 < best < LARGEST:
                    assert lacking(held, best) == growing(held, best)


@pytest.mark.parametrize(
    ("zone", "board", "offerings", "loa", "grows"),
    [
        pytest.param("RO PO", "YS TO .", 0, BWA, AT_ONCE, id="the die lies beside an own one"),
        pytest.param("RO PO", "YS TS .", 1, BWA, SOON, id="a captured die can be turned"),
        pytest.param("RO PO", "YS TS .", 0, BWA, NOT_YET, id="nothing to turn it with"),
        pytest.param("RO PO", "YS RS . TO", 0, BWA, NOT_YET, id="it lies too far away"),
        pytest.param("RO PO", "YS TO RS.PS.RS", 0, BWA, NOT_YET, id="no room to land"),
        pytest.param("", "YS TO .", 3, BWA, NOT_YET, id="nothing to add to"),
        pytest.param("RO PO TO YO", "YS TC .", 3, BWA, NOT_YET, id="four are complete"),
    ],
)
def test_a_combination_grows_at_once_or_soon(
    zone: str, board: str, offerings: int, loa: str, grows: int
) -> None:
    each = position(board, [WATA, loa], zones={0: zone}, offerings={0: offerings})
    held = kinds(each.state.zones[0])
    prey, _ = prey_of(each.state, 0, 0)
    assert growth(each.state, 0, held, largest(held), prey, 0) == grows
