"""Many games at once: the same games as one by one, all that was promised about illegal actions and ends."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from samedi.core.errors import BadOptions
from samedi.core.game import CHANCE, OVER
from samedi.core.observation import observed
from samedi.core.position import listed
from samedi.games import NAMES
from samedi.study import WAIT, Batch, IllegalStep
from samedi.study.tables import options_of

GAMES = 24


@pytest.fixture(scope="module", params=NAMES)
def batch(request: pytest.FixtureRequest) -> Iterator[Batch]:
    """A batch of two-handed games."""
    from samedi.games import game  # noqa: PLC0415 - as people do it

    with Batch(request.param, GAMES, options_of(game(request.param), "two"), 1) as made:
        yield made


def test_every_step_is_what_the_rules_say(batch: Batch) -> None:
    rng, game = np.random.default_rng(1), batch.game
    turn = batch.reset()
    for step in range(60):
        for place in range(0, GAMES, 5):
            state, seat = batch.state(place), int(turn.seats[place])
            assert game.rules.mover(state) == seat
            assert sorted(listed(game, state)) == np.flatnonzero(turn.masks[place]).tolist()
            assert observed(game, state, seat) == turn.observations[place].tolist()
        assert not turn.ends.any() or step > 0
        turn = batch.step(batch.sample(rng))


def test_the_same_seeds_give_the_same_games(batch: Batch) -> None:
    def played() -> list[bytes]:
        rng = np.random.default_rng(2)
        batch.reset(7)
        return [batch.step(batch.sample(rng)).observations.tobytes() for _ in range(30)]

    first = played()
    assert played() == first
    batch.reset(list(range(GAMES)))
    several = batch.turn.observations.copy()
    batch.reset(list(range(1, GAMES + 1)))
    assert (batch.turn.observations[:-1] == several[1:]).all(), "a game depends on its own seed alone"


def test_a_table_has_a_name_or_players_and_seeds_may_come_from_numpy() -> None:
    with Batch("chevalier_noir", 2) as first, Batch("chevalier_noir", 2, "two", np.int64(0)) as named:
        assert first.options == named.options
        assert first.reset().observations.tobytes() == named.reset().observations.tobytes()
    assert Batch("chevalier_noir", 1, 3).players == 3
    with pytest.raises(BadOptions, match="nowhere"):
        Batch("chevalier_noir", 1, "nowhere")


def test_a_game_that_ends_pays_and_begins_anew(batch: Batch) -> None:
    rng = np.random.default_rng(3)
    batch.reset(3)
    ended, paid = 0, 0.0
    for _ in range(3000):
        turn = batch.step(batch.sample(rng))
        for place in np.flatnonzero(turn.ends):
            assert 0 <= turn.rewards[place].min() <= turn.rewards[place].max() <= 1
            assert turn.masks[place].any(), "the next game has begun"
            paid += turn.rewards[place].sum()
        assert not turn.rewards[~turn.ends].any()
        ended += int(turn.ends.sum())
        if ended > GAMES:
            assert paid > ended / 4, "somebody wins now and then"
            return
    raise AssertionError("hardly any game ended")


def test_an_illegal_action_is_named_and_changes_nothing(batch: Batch) -> None:
    turn = batch.reset(4)
    before = batch._arrays.states.tobytes()
    actions = batch.sample(np.random.default_rng(4))
    actions[5] = int(np.flatnonzero(~turn.masks[5])[0])
    with pytest.raises(IllegalStep, match=f"game 5, seat {turn.seats[5]}: .*{batch.game.prefix}-") as refused:
        batch.step(actions)
    assert (refused.value.game, refused.value.seat) == (5, turn.seats[5])
    assert refused.value.message.clause
    assert batch._arrays.states.tobytes() == before


@pytest.mark.parametrize(
    "wrong",
    [np.zeros(GAMES), np.zeros(GAMES - 1, np.int64), np.full(GAMES, 10**9), np.full(GAMES, -5), "all", None],
)
def test_what_is_no_step_is_refused(batch: Batch, wrong: Any) -> None:
    batch.reset(5)
    before = batch._arrays.states.tobytes()
    with pytest.raises((ValueError, IllegalStep, TypeError)):
        batch.step(wrong)
    assert batch._arrays.states.tobytes() == before


def test_a_game_may_wait(batch: Batch) -> None:
    batch.reset(6)
    actions = batch.sample(np.random.default_rng(6))
    actions[3] = WAIT
    before = batch._arrays.states[3].tobytes()
    batch.step(actions)
    assert batch._arrays.states[3].tobytes() == before


def test_chance_may_be_handed_out() -> None:
    with Batch("dicke_daemonen", 4, {"players": 2, "world": "first-picture"}, chance="outside") as batch:
        turn, rng, drawn = batch.reset(), np.random.default_rng(7), 0
        for _ in range(120):
            is_chance = turn.seats == CHANCE
            drawn += int(is_chance.sum())
            assert ((batch.weights > 0) == (turn.masks & is_chance[:, None])).all()
            turn = batch.step(batch.sample(rng))
        assert drawn


def test_other_processes_play_the_same_games() -> None:
    options = {"players": 3}
    with (
        Batch("chevalier_noir", 10, options, 8) as here,
        Batch("chevalier_noir", 10, options, 8, workers=3) as there,
    ):
        rng = np.random.default_rng(8)
        here.reset()
        there.reset()
        for _ in range(40):
            actions = here.sample(rng)
            for mine, theirs in zip(here.step(actions), there.step(actions), strict=True):
                assert (mine == theirs).all()
        last = there.turn.observations
    assert last.shape == (10, here.turn.observations.shape[1])


def test_a_batch_is_for_games_that_were_begun() -> None:
    with Batch("chevalier_noir", 2, {"players": 2}) as batch, pytest.raises(ValueError, match="reset"):
        batch.step([0, 0])
    with pytest.raises(ValueError, match="at least one"):
        Batch("chevalier_noir", 0)
    with pytest.raises(ValueError, match="so many processes"):
        Batch("chevalier_noir", 2, workers=-1)
    with pytest.raises(ValueError, match="2 seeds, not 3"):
        batch.reset([1, 2, 3])
    with pytest.raises(ValueError, match="whole numbers, not 'no'"):
        batch.reset("no")  # type: ignore[arg-type]
    assert OVER not in batch.turn.seats
