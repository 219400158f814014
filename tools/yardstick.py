"""Measure catanatron with four random players, the way ecumene.arena.bench measures our games. Prints JSON.

Runs in an environment of its own (see bench.py), so it knows nothing of ours.
"""

import json
import random
import sys
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

SAMPLES = 64
TURNS = 1000  # where catanatron's own play() gives up


def begin(seed: int) -> Any:
    """Lay out a game of four."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Any) -> bool:
    """Return whether catanatron would stop here."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS


def sample() -> tuple[list[Any], int, int]:
    """Return states from one game, the decisions with a choice and the legal moves in all."""
    game = begin(1)
    states, choices, legal = [], 0, 0
    while not is_over(game):
        states.append(game.copy())
        choices += len(game.state.playable_actions) > 1
        legal += len(game.state.playable_actions)
        game.play_tick()
    return states, choices, legal


def main(seconds: float) -> None:
    """Play and copy for about so many seconds."""
    random.seed(0)
    games = decisions = 0
    began = process_time()
    while not games or process_time() - began < 0.8 * seconds:
        game = begin(games + 1)
        while not is_over(game):
            game.play_tick()
            decisions += 1
        games += 1
    spent = process_time() - began
    states, choices, legal = sample()
    some = states[:: 1 + len(states) // SAMPLES]
    done = 0
    began = process_time()
    while process_time() - began < 0.2 * seconds:
        for game in some:
            game.copy()
        done += len(some)
    copying = process_time() - began
    print(
        json.dumps(
            {
                "decisions_per_s": round(decisions / spent),
                "copies_per_s": round(done / copying),
                "games_per_s": round(games / spent, 2),
                "decisions_per_game": round(decisions / games, 1),
                "legal_moves": round(legal / len(states), 1),
                "choices": round(choices / len(states), 3),
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
