"""Judging a state by named features and weights; the weights are data, one set for each player count."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ecumene.kernel.frame import State
from ecumene.kernel.game import Game

WEIGHTS = Path(__file__).parent / "weights"
RIVALRY = 0.5  # how much a rival's best position counts against one's own


class Evaluation:
    """A linear judgement over the features that a game names."""

    def __init__(self, game: Game, weights: dict[str, float]) -> None:
        self.game = game
        self.weights = weights

    def seat(self, s: State, seat: int) -> float:
        """Return what one seat's position is worth, in points."""
        weights = self.weights
        total = 0.0
        for name, value in self.game.features(s, seat).items():
            total += weights.get(name, 0.0) * value
        return total

    def value(self, s: State, seat: int, players: int) -> float:
        """Return how a seat stands against its best rival."""
        mine = self.seat(s, seat)
        if players == 1:
            return mine
        best = max([self.seat(s, other) for other in range(players) if other != seat])
        return mine - RIVALRY * best


def evaluation(game: Game, players: int) -> Evaluation:
    """Read the weights of a game; the table [players.N] overrides the common one."""
    path = WEIGHTS / f"{game.key}.toml"
    doc = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    weights = {**doc.get("common", {}), **doc.get("players", {}).get(str(players), {})}
    return Evaluation(game, {name: float(weight) for name, weight in weights.items()})
