"""Connect four as others play it, at random: what the study's environments are measured beside."""

import os
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

Contender = Callable[[], float]
"""Runs for a while; how many decisions a second of processor time."""
ROUND_S = 1.0
BETWEEN_LOOKS = 100  # at the clock, in steps: a look takes as long as a good part of a step
PETTINGZOO = "PettingZoo's connect four"
OPENSPIEL = "OpenSpiel's connect four, masks and observations"
PGX = "Pgx's connect four (CPU), masks and observations"


class Rounds:
    """An environment of PettingZoo, played at random."""

    def __init__(self, environment: Any) -> None:
        self._environment = environment
        self._rng = random.Random(1)

    def __call__(self) -> float:
        """Play for a while."""
        steps, begun = 0, time.process_time()
        self._environment.reset(seed=1)
        while time.process_time() - begun < ROUND_S:
            for _ in range(BETWEEN_LOOKS):
                self._step(steps)
                steps += 1
        return steps / (time.process_time() - begun)

    def _step(self, seed: int) -> None:
        """Do something legal; begin anew first, where the game is over."""
        environment = self._environment
        observation, _, is_over, _, _ = environment.last()
        if is_over:
            environment.reset(seed=seed)
            observation, *_ = environment.last()
        (legal,) = observation["action_mask"].view(np.bool_).nonzero()
        environment.step(legal[int(self._rng.random() * len(legal))])


def pettingzoo() -> Contender:
    """PettingZoo's own game, without the wrappers around it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - it warns

        return Rounds(connect_four_v3.raw_env())


def openspiel() -> Contender:
    """One state after the other, as OpenSpiel has them."""
    import pyspiel  # noqa: PLC0415 - an extra of the benches

    game, rng = pyspiel.load_game("connect_four"), random.Random(1)

    def play() -> float:
        state, steps, begun = game.new_initial_state(), 0, time.process_time()
        while time.process_time() - begun < ROUND_S:
            if state.is_terminal():
                state = game.new_initial_state()
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])
            steps += 1
        return steps / (time.process_time() - begun)

    return play


class Pgx:
    """So many games side by side, compiled by JAX; choosing the actions is not counted."""

    def __init__(self, games: int) -> None:
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        import jax  # noqa: PLC0415 - an extra of the benches
        import pgx  # noqa: PLC0415 - an extra of the benches
        from pgx.experimental import auto_reset  # noqa: PLC0415 - an extra of the benches

        environment = pgx.make("connect_four")
        self._jax: Any = jax
        self._games, self._key = games, jax.random.PRNGKey(1)
        self._step = jax.jit(jax.vmap(auto_reset(environment.step, environment.init)))
        self._pick = jax.jit(lambda key, masks: jax.random.categorical(key, jax.numpy.log(masks)))
        self._split = jax.jit(lambda key: jax.random.split(key, games + 2))
        self._state = jax.jit(jax.vmap(environment.init))(self._split(self._key)[2:])

    def __call__(self) -> float:
        """Step for a while; the first steps compile, and do not count."""
        self._stepped()
        steps, spent = 0, 0.0
        while spent < ROUND_S:
            spent += self._stepped()
            steps += 1
        return steps * self._games / spent

    def _stepped(self) -> float:
        """Step once; the processor time it took."""
        self._key, picking, *_ = keys = self._split(self._key)
        masks = self._state.legal_action_mask.astype("float32")
        actions = self._jax.block_until_ready(self._pick(picking, masks))
        begun = time.process_time()
        self._state = self._jax.block_until_ready(self._step(self._state, actions, keys[2:]))
        return time.process_time() - begun
