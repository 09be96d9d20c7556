"""What always holds in a game: nothing gets lost, and what the state keeps twice agrees."""

from typing import Any

import pytest

from samedi.core.position import Position
from samedi.core.record import packing, to_bytes
from samedi.core.rng import seeded
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.board import CELL_NAMES, JUMPS, jump_source, jump_target, turned
from samedi.games.baron_voodoo.model import State, Step
from tests.games.baron_voodoo.positions import (
    BWA,
    ERZULIE,
    FOUR,
    LEGBA,
    TEAMS,
    THREE,
    WATA,
    play,
    position,
)

TABLES: list[dict[str, Any]] = [
    *({"loas": [WATA, BWA], "setup": setup} for setup in ("random", "draft", "balanced", "chaotic")),
    {"loas": THREE, "first": 1},
    {"loas": FOUR, "setup": "draft", "first": 2},
    {"loas": TEAMS, "teams": True, "setup": "chaotic"},
    {"loas": [BWA, ERZULIE, LEGBA, WATA], "teams": True, "first": 3},
    *({"solo": {"loa": loa, "level": level}} for level, loa in enumerate(FOUR, start=1)),
    {"solo": {"loa": WATA, "baron_first": True, "score": 6}},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dice_and_offerings_are_kept_in_random_games(table: dict[str, Any]) -> None:
    for seed in range(3):
        made = Position(GAME, table, "strict")
        rng = seeded("kept", seed)
        rolls = 0
        while not made.is_over:
            rolls += made.awaits.step == "roll"
            made.roll(rng)
            check_kept(made, min(rolls, 48) if table.get("setup") not in ("balanced", "chaotic") else 48)
            check_consistency(made.state)


def check_kept(made: Position, dice: int) -> None:
    """All dice rolled are somewhere, and the 20 offerings too (BV-1.1, BV-1.5, BV-9.3)."""
    view = made.view()
    sides = view["players"][: made.state.sides]
    rows = [*view["board"].values(), view["pool"], view.get("line", []), view.get("column", [])]
    rows += [side[row] for side in sides for row in ("zone", "spirit")]
    assert sum(map(len, rows)) == dice
    assert view["reserve"] + sum(side["offerings"] for side in sides) == 20
    assert view["reserve"] >= 0
    assert all(side["offerings"] >= 0 for side in sides)


def check_consistency(state: State) -> None:
    """The sets of cells follow the dice, and what is not in use is blank."""
    heights = [int(state.height[cell]) for cell in range(49)]
    assert state.occupied == sum(1 << cell for cell in range(49) if heights[cell])
    assert state.lone == sum(1 << cell for cell in range(49) if heights[cell] == 1)
    assert state.full == sum(1 << cell for cell in range(49) if heights[cell] == 3)
    for colour in range(5):
        shown = [cell for cell in range(49) if heights[cell] and top(state, cell) // 6 == colour]
        assert state.tops[colour] == sum(1 << cell for cell in shown)
    for cell in range(49):
        assert all(state.dice[3 * cell + level] == 0 for level in range(heights[cell], 3))
    for row in (*state.zones, *state.spirits, state.line):
        assert all(row.dice[place] == 0 for place in range(row.size, 48))
    in_use = state.step == Step.TARGET
    assert (state.power >= 0) == (state.power_step >= 0) == in_use
    assert in_use or state.picked == -1
    assert (state.taken >= 0) == (state.taken_from >= 0)
    assert state.group == 0 or state.step == Step.LOWER


def top(state: State, cell: int) -> int:
    return int(state.dice[3 * cell + state.height[cell] - 1])


def test_a_state_is_small() -> None:
    assert packing(State).size <= 1000


def test_equal_positions_have_equal_bytes() -> None:
    """A slide and a move of the same die, both free, lead to one position."""
    board = "RO . . .\n.\n. YS PS ."
    slid, moved = (position(board, step="last_power", spirits={0: "WO"}) for _ in range(2))
    assert to_bytes(play(slid, "!w 1>").state) == to_bytes(play(moved, "!l ^a1 >g1").state)


def test_jumps_are_numbered_without_gaps() -> None:
    ends = {(jump_source(jump), jump_target(jump)) for jump in range(JUMPS)}
    assert len(ends) == JUMPS
    for source, target in ends:
        (a, b), (c, d) = CELL_NAMES[source], CELL_NAMES[target]
        assert sorted((abs(ord(a) - ord(c)), abs(ord(b) - ord(d)))) == [0, 2]


def test_turning_a_die_keeps_its_colour() -> None:
    assert [turned(8, face) for face in range(6)] == [6, 7, 8, 9, 10, 11]
