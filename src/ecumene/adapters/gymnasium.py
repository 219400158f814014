"""The Gymnasium face: one learner in one seat, bots in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import ecumene
from ecumene.adapters.actions import Actions, Mask
from ecumene.adapters.encode import Encoder, Vector
from ecumene.adapters.rewards import rewards
from ecumene.players import Bot, make
from ecumene.table.choices import find_game
from ecumene.table.table import Table


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a table. Between its decisions the bots play; an illegal action ends the game and costs 1."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        rivals: Sequence[str] = ("random",),
        seat: int = 0,
    ) -> None:
        self.key, self.players, self.options = game, players, dict(options or {})
        self.seat = seat
        self.rivals = [rivals[at % len(rivals)] for at in range(players)] if rivals else []
        self.table: Table = ecumene.new(game, players=players, seed=0, options=self.options)
        self.actions = Actions(find_game(game))
        self.encoder = Encoder(find_game(game), players)
        self.bots: list[Bot] = []
        self.action_space = spaces.Discrete(len(self.actions))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-float("inf"), float("inf"), (len(self.encoder),)),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), dtype=np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Lay out a new game and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**53))
        self.table = ecumene.new(self.key, players=self.players, seed=drawn, options=self.options)
        self.bots = [make(name, self.key, drawn + at) for at, name in enumerate(self.rivals, 1)]
        self._rivals()
        return self._seen(), {"action_mask": self.action_masks()}

    def _rivals(self) -> None:
        while self.table.waiting and self.seat not in self.table.waiting:
            at = self.table.waiting[0]
            self.table.play(at, self.bots[at].choose(self.table.view(at), self.table.moves(at)))

    def _seen(self) -> dict[str, Any]:
        vector: Vector = self.encoder.vector(self.table.view(self.seat))
        return {"observation": vector, "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """Return 1 for each legal action."""
        return self.actions.mask(self.table.legal(self.seat))

    def step(self, action: int | np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act, and let the bots answer."""
        if not self.action_masks()[int(action)]:
            return self._seen(), -1.0, True, False, {"illegal": self.actions.texts[int(action)]}
        self.table.play_action(self.seat, self.actions.all[int(action)])
        self._rivals()
        result = self.table.result
        reward = rewards(result)[self.seat] if result is not None else 0.0
        return self._seen(), reward, result is not None, False, {"action_mask": self.action_masks()}


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    rivals: Sequence[str] = ("random",),
    seat: int = 0,
) -> SeatEnv:
    """Return one seat of a table as an environment."""
    return SeatEnv(game, players, options, rivals, seat)
