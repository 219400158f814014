"""A small agent with nothing but numpy: a linear policy over what a seat sees. It can be kept, and be a bot.

`train_small_agent.py` teaches one and keeps it; `watch.py` and `seat_in_browser.py` take such a file for a bot.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from plainly import Wrong

from ecumene.adapters.actions import Actions
from ecumene.adapters.encode import Encoder
from ecumene.players import NAMES, Bot, make
from ecumene.table.setup_choices import find_game

Array = NDArray[np.float64]
SUFFIX = ".npz"


class Agent:
    """Chooses actions with probabilities that are linear in the observation before a softmax."""

    def __init__(self, weights: Array, seed: int) -> None:
        self.weights = weights
        self.random = np.random.default_rng(seed)

    def probabilities(self, observation: Any, legal: NDArray[np.int64]) -> tuple[Array, Array]:
        """Return the input and how likely each legal action is."""
        x: Array = np.append(observation, 1.0)
        logits = self.weights[legal] @ x
        odds = np.exp(logits - logits.max())
        return x, odds / odds.sum()

    def learn(self, steps: list[tuple[Array, NDArray[np.int64], Array, int]], gain: float, rate: float) -> None:
        """Make what was done likelier if it turned out better than usual, unlikelier if worse."""
        for x, legal, odds, chosen in steps:
            push = -odds
            push[chosen] += 1
            self.weights[legal] += rate * gain * np.outer(push, x) / len(steps)

    def keep(self, path: Path, game: str, players: int, version: str) -> None:
        """Write the agent to exactly this file, with what it has learned to play and by which numbers."""
        with path.open("wb") as file:  # given a path, numpy would add an ending of its own
            np.savez_compressed(file, weights=self.weights, game=game, players=players, version=version)


class AgentBot(Bot):
    """An agent from a file in a seat: it sees a view, as every bot, and takes the likeliest of the moves."""

    def __init__(self, path: Path, game: str, players: int) -> None:
        super().__init__(find_game(game), 0)
        weights, version, *learned = read(path)
        if learned != [game, players]:
            raise Wrong(f"{path} has learned {learned[0]} for {learned[1]} players")
        self.numbers = Actions(self.game, players)
        self.encoder = Encoder(self.game, players)
        if version != version_of(self.encoder, self.numbers):
            raise Wrong(f"{path} was trained on other observations or actions than today's: train it again")
        self.agent = Agent(weights, 0)

    def choose(self, view: dict[str, Any], moves: list[str]) -> str:
        """Return the likeliest move."""
        legal = np.array(self.numbers.of(self.actions(moves), view["seat"]))
        _, odds = self.agent.probabilities(self.encoder.vector(view), legal)
        return self.numbers.text(int(legal[odds.argmax()]), view["seat"])


def version_of(encoder: Encoder, numbers: Actions) -> str:
    """Return what tells which numbers an agent was trained on."""
    return f"{encoder.version} {numbers.version}"


def read(path: Path) -> tuple[Array, str, str, int]:
    """Return from an agent's file its weights, the version of its numbers, its game and for how many players."""
    try:
        with np.load(path) as kept:
            version = str(kept["version"]) if "version" in kept else ""  # kept before there were versions
            return kept["weights"], version, str(kept["game"]), int(kept["players"])
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        raise Wrong(f"{path} is not a file of train_small_agent.py") from None


def bot_of(name: str, game: str, players: int, seed: int) -> Bot:
    """Return one of the house's bots by name, or an agent from its file."""
    kept = name not in NAMES and (name.endswith(SUFFIX) or Path(name).is_file())
    return AgentBot(Path(name), game, players) if kept else make(name, game, seed)
