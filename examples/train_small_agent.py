"""Train a small agent with nothing but numpy: a linear policy, learned by REINFORCE against bots.

`python examples/train_small_agent.py --episodes 400` prints how often it wins against random play as it learns.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecumene.adapters.gymnasium import SeatEnv, env

Array = NDArray[np.float64]


class Agent:
    """Chooses actions with probabilities that are linear in the observation before a softmax."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.weights: Array = np.zeros((actions, inputs + 1))
        self.random = np.random.default_rng(seed)

    def probabilities(self, seen: dict[str, Any]) -> tuple[Array, NDArray[np.int64], Array]:
        """Return the input, the legal actions and how likely each is."""
        x: Array = np.append(seen["observation"], 1.0)
        legal = np.flatnonzero(seen["action_mask"])
        logits = self.weights[legal] @ x
        odds = np.exp(logits - logits.max())
        return x, legal, odds / odds.sum()

    def learn(self, steps: list[tuple[Array, NDArray[np.int64], Array, int]], gain: float, rate: float) -> None:
        """Make what was done likelier if it turned out better than usual, unlikelier if worse."""
        for x, legal, odds, chosen in steps:
            push = -odds
            push[chosen] += 1
            self.weights[legal] += rate * gain * np.outer(push, x) / len(steps)


def episode(table: SeatEnv, agent: Agent, seed: int) -> tuple[list[Any], float]:
    """Play one game; return what was done and the reward."""
    seen, _ = table.reset(seed=seed)
    steps, reward, over = [], 0.0, False
    while not over:
        x, legal, odds = agent.probabilities(seen)
        chosen = int(agent.random.choice(len(legal), p=odds))
        steps.append((x, legal, odds, chosen))
        seen, reward, over, _, _ = table.step(int(legal[chosen]))
    return steps, reward


def main() -> None:
    """Train and tell the progress."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="age-of-civilization")
    parser.add_argument("--rival", default="random")
    parser.add_argument("--episodes", type=int, default=400)
    parser.add_argument("--rate", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    table = env(asked.game, players=2, rivals=[asked.rival])
    agent = Agent(len(table.encoder), len(table.actions), asked.seed)
    usual, won = 0.0, []
    for at in range(asked.episodes):
        steps, reward = episode(table, agent, asked.seed + at)
        agent.learn(steps, reward - usual, asked.rate)
        usual += 0.05 * (reward - usual)
        won.append(reward > 0)
        if (at + 1) % max(1, asked.episodes // 8) == 0:
            recent = won[-max(1, asked.episodes // 8) :]
            print(f"{at + 1} games: wins {100 * sum(recent) / len(recent):.0f} % of the last {len(recent)}")


if __name__ == "__main__":
    main()
