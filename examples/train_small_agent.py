"""Train a small agent by REINFORCE against bots, and keep it.

`python examples/train_small_agent.py --episodes 400 --out agent.npz` prints how often it wins as it learns. Then
`python examples/watch.py age-of-civilization agent.npz,random` shows it at play, and
`python examples/seat_in_browser.py http://127.0.0.1:8000 --bot agent.npz` gives it a seat at a server.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from plainly import Wrong, plainly
from small_agent import Agent, version_of

from ecumene.adapters.gymnasium import SeatEnv, env
from ecumene.table.setup_choices import check_seed


def episode(table: SeatEnv, agent: Agent, seed: int) -> tuple[list[Any], float]:
    """Play one game; return what was done and the reward."""
    seen, _ = table.reset(seed=seed)
    steps, reward, over = [], 0.0, False
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        x, odds = agent.probabilities(seen["observation"], legal)
        chosen = int(agent.random.choice(len(legal), p=odds))
        steps.append((x, legal, odds, chosen))
        seen, reward, over, _, _ = table.step(int(legal[chosen]))
    return steps, reward


def main() -> None:
    """Train and tell the progress."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="age-of-civilization")
    parser.add_argument("--rival", default="random")
    parser.add_argument("--episodes", type=int, default=400)
    parser.add_argument("--rate", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="keep the agent in this file")
    asked = parser.parse_args()
    with plainly():
        train(asked)


def train(asked: argparse.Namespace) -> None:
    """Play, learn, tell how it goes, and keep what was learned."""
    if asked.out and (asked.out.is_dir() or not asked.out.parent.is_dir()):
        raise Wrong(f"{asked.out} cannot be written")  # better now than after hours
    check_seed(asked.seed)
    table = env(asked.game, players=2, rivals=[asked.rival])
    agent = Agent(np.zeros((len(table.actions), len(table.encoder) + 1)), asked.seed)
    usual, won = 0.0, []
    for at in range(asked.episodes):
        steps, reward = episode(table, agent, asked.seed + at)
        agent.learn(steps, reward - usual, asked.rate)
        usual += 0.05 * (reward - usual)
        won.append(reward > 0)
        if (at + 1) % max(1, asked.episodes // 8) == 0:
            recent = won[-max(1, asked.episodes // 8) :]
            print(f"{at + 1} games: wins {100 * sum(recent) / len(recent):.0f} % of the last {len(recent)}")
    if asked.out:
        agent.keep(asked.out, asked.game, 2, version_of(table.encoder, table.actions))


if __name__ == "__main__":
    main()
