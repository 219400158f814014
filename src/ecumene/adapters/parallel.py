"""A table for learners that act all at once: every seat answers in every cycle, who is not asked waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

import ecumene
from ecumene.adapters.actions import Actions
from ecumene.adapters.encode import Encoder, versions
from ecumene.adapters.rewards import told_rewards
from ecumene.adapters.seeds import next_seed
from ecumene.table.setup_choices import find_game
from ecumene.table.table import Table


class Parallel(ParallelEnv):  # type: ignore[misc]
    """One table. The last action of the space is to wait. An illegal action is not played: its seat declines.

    PettingZoo itself samples without masks, so that this is no error. Where no answer declines, the first one is
    given; the info tells of both.
    """

    def __init__(self, game: str, players: int, options: Mapping[str, Any], max_cycles: int | None) -> None:
        self.render_mode = None
        self.key, self.players, self.options = game, players, dict(options)
        self.max_cycles = max_cycles
        self.cycles = 0
        self.table: Table = ecumene.new(game, players=players, seed=0, options=options)
        self.actions = Actions(find_game(game), players)
        self.wait = len(self.actions)
        self.encoder = Encoder(find_game(game), players)
        self.metadata = {"name": f"ecumene_{game}", "render_modes": [], **versions(self.encoder, self.actions)}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.random = np.random.default_rng()
        vectors = spaces.Box(-np.inf, np.inf, (len(self.encoder),), np.float32)
        masks = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": vectors, "action_mask": masks}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return all actions of the game, and waiting."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the vectors of the game, with masks."""
        return self.observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Lay out a new game; the same seed gives the same game, no seed goes on from the last one."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        drawn = next_seed(self.random, seed)
        self.table = ecumene.new(self.key, players=self.players, seed=drawn, options=self.options)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, dict[str, Any]]:
        out = {}
        for seat, agent in enumerate(self.possible_agents):
            asked = seat in self.table.waiting
            mask = np.append(self.actions.mask(self.table.legal(seat) if asked else [], seat), np.int8(not asked))
            out[agent] = {"observation": self.encoder.vector(self.table.view(seat)), "action_mask": mask}
        return out

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Let every seat that is waited for act."""
        infos: dict[str, Any] = {agent: {"illegal": False} for agent in self.agents}
        for seat in self.table.waiting:
            agent = self.possible_agents[seat]
            offered = self.actions.of(self.table.legal(seat), seat)
            number = int(actions[agent])
            infos[agent]["illegal"] = number not in offered
            chosen = self.actions.action(number if number in offered else offered[0], seat)
            if number not in offered:
                s = self.table.state
                chosen = s.stack[-1].declines(s, seat) or chosen
            self.table.play_action(seat, chosen)
        self.cycles += 1
        result = self.table.result
        earned = told_rewards(result) if result is not None else [0.0] * self.players
        cut = result is None and self.max_cycles is not None and self.cycles >= self.max_cycles
        agents, self.agents = self.agents, [] if result is not None or cut else self.agents
        return (
            self._observations(),
            dict(zip(self.possible_agents, earned, strict=True)),
            dict.fromkeys(agents, result is not None),
            dict.fromkeys(agents, cut),
            infos,
        )

    def render(self) -> None:
        """Show nothing: `examples/watch.py` does."""

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(
    game: str, players: int = 2, options: Mapping[str, Any] | None = None, max_cycles: int | None = None
) -> Parallel:
    """Return a table at which all seats act in cycles."""
    return Parallel(game, players, options or {}, max_cycles)
