"""What programs that learn are shown: all that a seat knows and nothing else, from its own side."""

from typing import Any

import pytest

from samedi.core.game import Game
from samedi.core.observation import observed
from samedi.core.record import copy
from samedi.core.rng import seeded
from samedi.games import NAMES, game
from tests.sights import move_up, positions

TABLES = [(name, table) for name in NAMES for table in game(name).tables]
LOW, HIGH = -128, 127


def each(name: str, table: str, seed: int, apart: int = 7) -> Any:
    """Positions of a random game at a table, and its seats."""
    found: Game[Any] = game(name)
    for position in positions(found, dict(found.tables[table]), seed, apart):
        yield found, position.state, range(position.seats)


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_an_observation_shows_nothing_that_the_seat_cannot_know(name: str, table: str) -> None:
    for found, state, seats in each(name, table, 1):
        for seat in seats:
            shown = observed(found, state, seat)
            hidden = copy(state)
            found.rules.hide(hidden, seat)
            assert observed(found, hidden, seat) == shown
            found.rules.determinise(hidden, seat, seeded("another", seat))
            assert observed(found, hidden, seat) == shown


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_planes_follow_each_other_and_hold_small_numbers(name: str, table: str) -> None:
    found = game(name)
    assert found.observation is not None
    size = found.observation.size
    assert [place.stop for place in found.observation.where().values()][-1] == size
    for each_game, state, seats in each(name, table, 2, apart=11):
        for seat in seats:
            out = [HIGH + 1] * size
            assert each_game.observation.observe(state, seat, out) == size
            assert all(LOW <= value <= HIGH for value in out), "a number was not written, or is too large"


@pytest.mark.parametrize("name", NAMES)
def test_two_seats_with_different_hands_or_sides_see_different_things(name: str) -> None:
    differs = [
        observed(found, state, 0) != observed(found, state, 1) for found, state, _ in each(name, "two", 3)
    ]
    assert sum(differs) > len(differs) // 2


@pytest.mark.parametrize("table", game("baron_voodoo").tables)
def test_a_stack_is_shown_as_high_as_it_is(table: str) -> None:
    for found, state, _ in each("baron_voodoo", table, 6, apart=13):
        stacks = [
            state.dice[3 * cell + level] + 1 if level < state.height[cell] else 0
            for cell in range(49)
            for level in range(3)
        ]
        assert observed(found, state, 0)[found.observation.where()["board"]] == stacks


@pytest.mark.parametrize("table", game("chevalier_noir").tables)
def test_whoever_stands_on_the_track_is_shown_where_it_stands(table: str) -> None:
    for found, state, seats in each("chevalier_noir", table, 7, apart=13):
        where, quarter = found.observation.where()["track"], state.track // 4
        cells = [state.cell[cell] for cell in range(state.track)]
        for seat in seats:
            clan = 2 * seat if state.players == 2 else seat
            turned = cells[clan * quarter :] + cells[: clan * quarter]
            seen = [{-1: 0, 16: 17}.get(piece, (piece - 4 * clan) % 16 + 1) for piece in turned]
            assert observed(found, state, seat)[where] == seen + [-1] * (56 - state.track)


def test_a_seat_sees_its_own_hand() -> None:
    found = game("dicke_daemonen")
    assert found.observation is not None
    where = found.observation.where()["hand"]
    for _, state, seats in each("dicke_daemonen", "three", 4):
        for seat in seats:
            assert observed(found, state, seat)[where] == list(state.hand[5 * seat : 5 * seat + 5])


def test_whoever_moves_up_a_seat_sees_the_same() -> None:
    """Where all seats and what they own move on by one, every seat sees what the one before it saw."""
    found = game("dicke_daemonen")
    for _, state, seats in each("dicke_daemonen", "four", 5):
        before = [observed(found, state, seat) for seat in seats]
        moved = copy(state)
        moved.seat = (state.seat + 1) % len(seats)
        move_up(moved.hand, len(seats), 5)
        move_up(moved.hand_size, len(seats))
        move_up(moved.predicted, len(seats), 3)
        assert [observed(found, moved, (seat + 1) % len(seats)) for seat in seats] == before
