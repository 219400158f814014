"""The Gymnasium face: one learner in one seat, bots in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

import ecumene
from ecumene.adapters.actions import Actions, Mask
from ecumene.adapters.encode import Encoder, Vector, versions
from ecumene.adapters.rewards import told_rewards
from ecumene.adapters.seeds import next_seed
from ecumene.players import Bot, bot_seed, make
from ecumene.table.errors import Complaint
from ecumene.table.setup_choices import find_game
from ecumene.table.table import Table


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a table. Between its decisions the bots play; an illegal action ends the game and costs 1.

    The rivals take the other seats in turn, and begin again with the first of them where they are fewer.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        rivals: Sequence[str] = ("random",),
        seat: int = 0,
    ) -> None:
        self.key, self.players, self.options = game, players, dict(options or {})
        self.table: Table = ecumene.new(game, players=players, seed=0, options=self.options)
        self.table.legal(seat)  # complains of a seat that is not there
        self.seat = seat
        self.rivals = seated(rivals, players, seat)
        self.actions = Actions(find_game(game), players)
        self.encoder = Encoder(find_game(game), players)
        self.metadata = {"render_modes": [], **versions(self.encoder, self.actions)}
        self.bots = self._made(0)  # a wrong name is told at once
        self.playing = False
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
        """Lay out a new game, with a seed that of `ecumene.new`, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        drawn = next_seed(self.np_random, seed)
        self.table = ecumene.new(self.key, players=self.players, seed=drawn, options=self.options)
        self.bots = self._made(drawn)
        self._rivals()
        self.playing = True
        return self._seen(), {"action_mask": self.action_masks()}

    def _made(self, seed: int) -> dict[int, Bot]:
        return {seat: make(name, self.key, bot_seed(seed, seat)) for seat, name in self.rivals.items()}

    def _rivals(self) -> None:
        while self.table.waiting and self.seat not in self.table.waiting:
            at = self.table.waiting[0]
            self.table.play(at, self.bots[at].choose(self.table.view(at), self.table.moves(at)))

    def _seen(self) -> dict[str, Any]:
        vector: Vector = self.encoder.vector(self.table.view(self.seat))
        return {"observation": vector, "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """Return 1 for each legal action; in a finished game for all, since whatever comes next is not played."""
        if not self.table.waiting:
            return self.actions.any()
        return self.actions.mask(self.table.legal(self.seat), self.seat)

    def step(self, action: int | np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act, and let the bots answer. Who has not begun or is done must reset first."""
        if not self.playing:
            raise ResetNeeded("no game is being played: call reset() before step()")
        if not self.action_masks()[int(action)]:
            self.playing = False
            return self._seen(), -1.0, True, False, {"illegal": self.actions.text(int(action), self.seat)}
        self.table.play_action(self.seat, self.actions.action(int(action), self.seat))
        self._rivals()
        result = self.table.result
        self.playing = result is None
        reward = told_rewards(result)[self.seat] if result is not None else 0.0
        return self._seen(), reward, result is not None, False, {"action_mask": self.action_masks()}


def seated(rivals: Sequence[str], players: int, seat: int) -> dict[int, str]:
    """Return which bot sits where; a complaint tells how many are needed. Who plays alone has no rivals."""
    others = [other for other in range(players) if other != seat]
    if others and not 1 <= len(rivals) <= len(others):
        raise Complaint("rivals", most=len(others), given=len(rivals))
    return {other: rivals[at % len(rivals)] for at, other in enumerate(others)}


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    rivals: Sequence[str] = ("random",),
    seat: int = 0,
) -> SeatEnv:
    """Return one seat of a table as an environment."""
    return SeatEnv(game, players, options, rivals, seat)
