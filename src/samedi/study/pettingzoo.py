"""The games as PettingZoo environments (AEC).

    from samedi.study.pettingzoo import env

    table = env("dicke_daemonen", table=3)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

An observation is what the agent may know (`observation`, see the planes of the game) and what it may do
(`action_mask`). The reward comes with the end: from 0, lost, to 1, won. An action that is not legal raises.
"""

import secrets
import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from samedi.study.one_game import OneGame
from samedi.study.tables import AnyTable

Agent = str


def env(name: str, table: AnyTable = None, render_mode: str | None = None) -> Any:
    """A game as an environment that checks how it is used."""
    return wrappers.OrderEnforcingWrapper(SamediTable(name, table, render_mode))


class SamediTable(AECEnv[Agent, Any, Any]):
    """One table, without checks of how it is used."""

    metadata: dict[str, Any]

    def __init__(self, name: str, table: AnyTable = None, render_mode: str | None = None) -> None:
        super().__init__()
        self._one = OneGame(name, table)
        self.metadata = {
            "name": f"samedi_{name}_v{self._one.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._one.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = self.possible_agents[:]
        space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, self._one.observation.shape, np.int8),
                "action_mask": spaces.Box(0, 1, self._one.mask.shape, np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(len(self._one.mask)) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> Any:
        """What an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        """All actions, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with the same seed chance decides the same."""
        del options  # a table keeps its options
        self._one.begin(secrets.randbits(63) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if not self._one.is_over:
            self.agent_selection = self.possible_agents[self._one.seat]

    def observe(self, agent: Agent) -> dict[str, Any]:
        """What an agent may know, and what it may do if it is its turn."""
        one, seat = self._one, self._seats[agent]
        mask = one.mask.copy() if seat == one.seat else np.zeros_like(one.mask)
        return {"observation": one.seen_by(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Do an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._one.play(int(action))
        if self._one.is_over:
            for seat, each in enumerate(self.agents):
                self.rewards[each] = float(self._one.rewards[seat])
                self.terminations[each] = True
            self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The whole table as text, hidden things too; to people it is printed."""
        text = self._one.text()
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is held that needs to be let go."""
