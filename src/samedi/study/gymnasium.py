"""One seat at a table against bots of the ladder, as a Gymnasium environment, and many such seats at once.

    import gymnasium, samedi.study.gymnasium

    seat = gymnasium.make("samedi/chevalier_noir", opponents="greedy")
    observation, info = seat.reset(seed=1)
    observation, reward, terminated, truncated, info = seat.step(action)

`info["action_mask"]` says what is legal. An action that is not legal changes nothing and ends the episode:
its reward is -1 and `info["illegal"]` gives the reason. Otherwise the reward comes with the end of the
game: from 0, lost, to 1, won.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from samedi.bots.ladder import Player, player
from samedi.core.game import Game
from samedi.core.rng import Rng, seeded
from samedi.games import NAMES
from samedi.games import game as game_called
from samedi.study.batch import WAIT, Batch, IllegalStep
from samedi.study.one_game import OneGame
from samedi.study.tables import AnyTable, options_of

ILLEGAL = -1.0  # the reward of an action that is not legal
MOST_SEED = 2**31


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat; the others are played by bots."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        table: AnyTable = None,
        opponents: str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self._one = OneGame(game, table)
        if not 0 <= seat < self._one.players:
            raise ValueError(f"there are seats 0 to {self._one.players - 1} at this table, not {seat}")
        self._seat, self.render_mode = seat, render_mode
        self._bot = ready(opponents, self._one.game)
        self._rng = seeded("opponents")
        self.observation_space = spaces.Box(-128, 127, self._one.observation.shape, np.int8)
        self.action_space = spaces.Discrete(len(self._one.mask))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(MOST_SEED))
        self._rng = seeded("opponents", drawn)
        self._one.begin(drawn)
        self._let_others_play()
        return self._seen(), self._info()

    def _let_others_play(self) -> None:
        while self._one.seat not in (self._seat, -2):
            seat = self._one.seat
            self._one.play(self._bot.choose(self._one.hidden(seat), seat, self._rng))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the others play until this seat is asked again."""
        try:
            self._one.play(int(action))
        except IllegalStep as error:
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": str(error)}
        self._let_others_play()
        reward = float(self._one.rewards[self._seat]) if self._one.is_over else 0.0
        return self._seen(), reward, self._one.is_over, False, self._info()

    def _seen(self) -> Any:
        return self._one.seen_by(self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._one.mask.copy()}

    def render(self) -> str | None:
        """What the seat sees, as text."""
        return self._one.text(self._seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """End the bot."""
        self._bot.close()


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """The same seat at many tables at once; a game that ends begins anew in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int, table: AnyTable = None, opponents: str = "random", seat: int = 0
    ) -> None:
        super().__init__()
        self._batch = Batch(game, num_envs, options_of(game_called(game), table))
        if not 0 <= seat < self._batch.players:
            raise ValueError(f"there are seats 0 to {self._batch.players - 1} at this table, not {seat}")
        self._seat, self.num_envs = seat, num_envs
        self._bot = ready(opponents, self._batch.game)
        self._rngs: list[Rng] = []
        size = self._batch.turn.observations.shape[1]
        self.single_observation_space = spaces.Box(-128, 127, (size,), np.int8)
        self.single_action_space = spaces.Discrete(self._batch.actions)
        self.observation_space = spaces.Box(-128, 127, (num_envs, size), np.int8)
        self.action_space = spaces.MultiDiscrete([self._batch.actions] * num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(MOST_SEED))
        self._rngs = [seeded("opponents", drawn, place) for place in range(self.num_envs)]
        self._batch.reset(drawn)
        self._rewards = np.zeros(self.num_envs, np.float32)
        self._ends = np.zeros(self.num_envs, np.bool_)
        self._let_others_play()
        return self._batch.turn.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Do an action at every table; one that is not legal raises, and nothing has changed."""
        self._rewards[:] = 0
        self._ends[:] = False
        self._note(self._batch.step(actions))
        self._let_others_play()
        none = np.zeros(self.num_envs, np.bool_)
        return (
            self._batch.turn.observations.copy(),
            self._rewards.copy(),
            self._ends.copy(),
            none,
            self._info(),
        )

    def _let_others_play(self) -> None:
        """Let bots play until this seat is asked everywhere; tables where it is asked wait."""
        while (waiting := np.flatnonzero(self._batch.turn.seats != self._seat)).size:
            actions = np.full(self.num_envs, WAIT)
            for place in waiting:
                seat = int(self._batch.turn.seats[place])
                state = self._batch.state(int(place))
                self._batch.game.rules.hide(state, seat)
                actions[place] = self._bot.choose(state, seat, self._rngs[place])
            self._note(self._batch.step(actions))

    def _note(self, turn: Any) -> None:
        self._ends |= turn.ends
        self._rewards += turn.rewards[:, self._seat]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.turn.masks.astype(np.int8)}

    def close_extras(self, **_kwargs: Any) -> None:
        """End the bot."""
        self._bot.close()


def ready(name: str, game: Game[Any]) -> Player:
    """A bot of the ladder that is ready to play."""
    bot = player(name, game)
    bot.prepare()
    return bot


for _name in NAMES:
    gymnasium.register(
        f"samedi/{_name}",
        entry_point="samedi.study.gymnasium:SeatEnv",
        vector_entry_point="samedi.study.gymnasium:SeatVectorEnv",
        kwargs={"game": _name},
    )
