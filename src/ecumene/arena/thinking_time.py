"""How long bots think: the 95th percentile and the longest of their moves, in seconds of one core."""

from __future__ import annotations

from time import process_time

import ecumene
from ecumene.kernel.game import Doc, Game
from ecumene.players import LEVELS, bot_seed, make

LIMITS = {"novice": 0.05, "master": 1.0}  # seconds at the 95th percentile, compiled


def thinking(game: Game, players: int, games: int = 1) -> list[Doc]:
    """Let each level play itself and return a row for each. Moves without a choice are no thought."""
    return [level(game, players, games, name) for name in LEVELS]


def level(game: Game, players: int, games: int, name: str) -> Doc:
    """Return how long the moves of a level take, in time of the processor: a busy machine makes nobody slower."""
    times: list[float] = []
    for seed in range(games):
        table = ecumene.new(game.key, players=players, seed=seed)
        bots = [make(name, game, bot_seed(seed, seat)) for seat in range(players)]
        while table.waiting:
            seat = table.waiting[0]
            moves = table.moves(seat)
            if len(moves) > 1:
                view = table.view(seat)
                began = process_time()
                move = bots[seat].choose(view, moves)
                times.append(process_time() - began)
            else:
                move = moves[0]
            table.play(seat, move)
    times.sort()
    p95 = times[min(len(times) - 1, int(0.95 * len(times)))]
    return {
        "game": game.key,
        "level": name,
        "players": players,
        "moves": len(times),
        "p95": round(p95, 4),
        "longest": round(times[-1], 4),
        "limit": LIMITS.get(name),
    }
