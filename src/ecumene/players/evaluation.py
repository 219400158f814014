"""Judging a state by named features and weights; the weights are data, one set for each player count."""

from __future__ import annotations

import tomllib

from ecumene.games import SHELF, room
from ecumene.kernel.frame import State
from ecumene.kernel.game import Doc, Game

WEIGHTS = "weights.toml"  # in the room of a game
RIVALRY = 0.5  # how much a rival's best position counts against one's own, unless the weights say otherwise
WIN = 2.0  # what winning is worth beyond the points


class Evaluation:
    """A linear judgement over the features that a game names."""

    def __init__(self, game: Game, weights: dict[str, float], rivalry: float = RIVALRY) -> None:
        self.game = game
        self.weights = weights
        self.rivalry = rivalry
        self.in_order: dict[int, list[float]] = {}  # the weights as features of so many names come

    def seat(self, s: State, seat: int) -> float:
        """Return what one seat's position is worth, in points."""
        found = self.game.judge.features(s, seat)
        weights = self.in_order.get(len(found))
        if weights is None:
            weights = [self.weights.get(name, 0.0) for name in found]
            self.in_order[len(found)] = weights
        total = 0.0
        for at, value in enumerate(found.values()):
            total += weights[at] * value
        return total

    def value(self, s: State, seat: int, players: int) -> float:
        """Return how a seat stands against its best rival."""
        if s.over:
            return self.final(s, seat, players)
        mine = self.seat(s, seat)
        if players == 1:
            return mine
        best = -1e9
        for other in range(players):
            if other != seat:
                best = max(best, self.seat(s, other))
        return mine - self.rivalry * best

    def final(self, s: State, seat: int, players: int) -> float:
        """Return what a finished game is worth: the points against the best rival's, and a little for winning."""
        result = self.game.result(s)
        scores: list[float] = [float(score) for score in result["scores"]]
        win = WIN if seat in result["winners"] else 0.0
        if players == 1:
            return scores[seat] + win
        return scores[seat] + win - self.rivalry * max(scores[:seat] + scores[seat + 1 :])


def weights_of(key: str) -> Doc:
    """Return the file of weights of a game; empty when nobody has made one."""
    path = room(key) / WEIGHTS if key in SHELF else None
    return tomllib.loads(path.read_text(encoding="utf-8")) if path and path.exists() else {}


def table_of(doc: Doc, players: int) -> dict[str, float]:
    """Return what overrides the common weights for so many players: their table, else that of the next fewer."""
    tables: dict[str, dict[str, float]] = doc.get("players", {})
    known = [int(number) for number in tables if int(number) <= players]
    return tables[str(max(known))] if known else {}


def evaluation(game: Game, players: int, weights: dict[str, float] | None = None) -> Evaluation:
    """Read the weights of a game; [players.N] overrides the common ones, given ones override both."""
    doc = weights_of(game.key)
    read: dict[str, float] = {**doc.get("common", {}), **table_of(doc, players)}
    read.update(weights or {})
    rivalry = float(read.pop("rivalry", RIVALRY))
    return Evaluation(game, {name: float(weight) for name, weight in read.items()}, rivalry)
