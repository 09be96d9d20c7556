"""The interfaces people have: their own suites pass, and a game played through each is a game of ours."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import samedi.study.gymnasium
import samedi.study.openspiel
from samedi.games import NAMES
from samedi.study import IllegalStep
from samedi.study.pettingzoo import env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's suite loads its own games in a way it no longer likes
    from pettingzoo.test import api_test, render_test, seed_test


@pytest.fixture(autouse=True)
def _as_they_warn() -> Iterator[None]:
    """Their suites warn of what their own games do too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name), num_cycles=100)
    seed_test(lambda: env(name), num_cycles=50)
    render_test(lambda render_mode=None: env(name, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


def test_an_agent_is_told_why_its_action_is_illegal() -> None:
    table = env("chevalier_noir")
    table.reset(seed=1)
    observation, *_ = table.last()
    with pytest.raises(IllegalStep, match="CN-"):
        table.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (table.last()[0]["observation"] == observation["observation"]).all()


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_is_content(name: str) -> None:
    made = gymnasium.make(f"samedi/{name}", opponents="random", render_mode="ansi")
    check_env(made.unwrapped)
    made.reset(seed=1)
    assert isinstance(made.render(), str)


def test_a_seat_plays_to_the_end_against_a_bot() -> None:
    seat, rng = gymnasium.make("samedi/dicke_daemonen", opponents="greedy", seat=1), np.random.default_rng(1)
    _, info = seat.reset(seed=2)
    reward, is_over = -1.0, False
    while not is_over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, earned, is_over, _, info = seat.step(action)
        reward = float(earned)
    assert 0 <= reward <= 1
    assert "illegal" not in info


def test_an_illegal_action_ends_an_episode_with_its_reason() -> None:
    seat = gymnasium.make("samedi/chevalier_noir", opponents="random")
    _, info = seat.reset(seed=3)
    _, reward, is_over, _, info = seat.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over) == (samedi.study.gymnasium.ILLEGAL, True)
    assert "CN-" in info["illegal"]


def test_many_seats_are_played_at_once() -> None:
    seats = gymnasium.make_vec("samedi/dicke_daemonen", num_envs=4)
    rng, ended = np.random.default_rng(4), 0
    shown, info = seats.reset(seed=4)
    again, _ = seats.reset(seed=4)
    assert (shown == again).all()
    for _ in range(60):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        _, rewards, ends, _, info = seats.step(np.array(actions))
        assert not rewards[~ends].any()
        ended += int(ends.sum())
    assert ended
    with pytest.raises(ValueError, match="seats 0 to 1"):
        gymnasium.make_vec("samedi/dicke_daemonen", num_envs=2, seat=2)


@pytest.mark.parametrize(
    "text", ["samedi_dicke_daemonen(players=3)", "samedi_chevalier_noir(players=2,board=short)"]
)
def test_openspiel_simulates_games(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


def test_openspiel_finds_every_game_and_reads_options() -> None:
    assert {name for name in pyspiel.registered_names() if name.startswith("samedi_")} == {
        f"samedi_{name}" for name in NAMES
    }
    teams = pyspiel.load_game("samedi_chevalier_noir(players=4,teams=no,strict=yes)")
    assert teams.options["teams"] is False
    assert teams.options["strict"] is True
    loas = pyspiel.load_game("samedi_baron_voodoo(loas=gran_bwa+papa_legba)")
    assert loas.options["loas"] == ["gran_bwa", "papa_legba"]
    assert pyspiel.load_game("samedi_baron_voodoo(table=solo)").num_players() == 2


def test_bots_of_openspiel_play_and_a_state_survives_serialisation() -> None:
    game = pyspiel.load_game("samedi_dicke_daemonen(players=2)")
    rng = np.random.RandomState(5)
    bots: list[Any] = [
        mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng),
        uniform_random.UniformRandomBot(1, rng),
    ]
    state = game.new_initial_state()
    for _ in range(24):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)
    assert state.information_state_string(0) != state.information_state_string(1), "hands are secret"
