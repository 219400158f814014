"""The PettingZoo face: an AEC environment with action masks.

>>> from ecumene.adapters import pettingzoo
>>> env = pettingzoo.env(GAME, players=3)

An observation is {"observation": vector, "action_mask": mask}; the mask stands in the info too. Simultaneous
decisions are asked one seat after another: a view hides sealed answers, so nobody learns from being asked later.
A seat that is not asked has a mask of zeros, one whose game is over a mask of ones: its next action is not played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import ecumene
from ecumene.adapters.actions import Actions
from ecumene.adapters.encode import Encoder, versions
from ecumene.adapters.parallel import parallel_env
from ecumene.adapters.rewards import told_rewards
from ecumene.adapters.seeds import next_seed
from ecumene.table.setup_choices import find_game
from ecumene.table.table import Table

__all__ = ["env", "parallel_env", "raw_env"]


class Environment(AECEnv):  # type: ignore[misc]
    """One table. Agents are the seats; the game rewards them once, at its end."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any], max_cycles: int | None) -> None:
        super().__init__()
        self.render_mode = "ansi"
        self.key, self.players, self.options = game, players, dict(options)
        self.max_cycles = max_cycles
        self.decisions = 0  # so far; the record counts sealed ones when they are opened
        self.table: Table = ecumene.new(game, players=players, seed=0, options=options)
        self.actions = Actions(find_game(game), players)
        self.encoder = Encoder(find_game(game), players)
        self.metadata = {"name": f"ecumene_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.metadata |= versions(self.encoder, self.actions)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: space_of(self.encoder, self.actions) for agent in self.possible_agents}
        self.random = np.random.default_rng()

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return all actions of the game."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the vectors of the game, with masks."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay out a new game; the same seed gives the same game, no seed goes on from the last one."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        drawn = next_seed(self.random, seed)
        self.table = ecumene.new(self.key, players=self.players, seed=drawn, options=self.options)
        self.agents = self.possible_agents[:]
        self.decisions = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        waiting = self.table.waiting
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask(agent)}
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]

    def _mask(self, agent: str) -> Any:
        if self.terminations[agent] or self.truncations[agent]:
            return self.actions.any()
        seat = self.seats[agent]
        asked = self.table.waiting[:1] == (seat,)
        return self.actions.mask(self.table.legal(seat) if asked else [], seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat may know, and what it may do if it is asked now."""
        view = self.table.view(self.seats[agent])
        return {"observation": self.encoder.vector(view), "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        """Let the seat that is asked act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        seat = self.seats[agent]
        self.table.play_action(seat, self.actions.action(int(action), seat))
        self.decisions += 1
        result = self.table.result
        if result is not None:
            for at, reward in enumerate(told_rewards(result)):
                self.rewards[self.possible_agents[at]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """Return the last lines of the log."""
        return "\n".join(line["text"] for line in self.table.log(None, max(0, self.table.number - 3)))

    def close(self) -> None:
        """Nothing is held open."""


def space_of(encoder: Encoder, actions: Actions) -> spaces.Dict:
    """Return the space of observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (len(encoder),), np.float32),
            "action_mask": spaces.Box(0, 1, (len(actions),), np.int8),
        }
    )


def raw_env(
    game: str, players: int = 2, options: Mapping[str, Any] | None = None, max_cycles: int | None = None
) -> Environment:
    """Return the environment without guards; an illegal move raises ecumene.IllegalMove."""
    return Environment(game, players, options or {}, max_cycles)


def env(
    game: str, players: int = 2, options: Mapping[str, Any] | None = None, max_cycles: int | None = None
) -> AECEnv:
    """Return the environment; an illegal move ends the game and costs the mover 1. max_cycles counts decisions."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, players, options, max_cycles), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
