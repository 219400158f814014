"""One game played by bots from its seed to its end."""

from __future__ import annotations

import time
from typing import Any

import ecumene
from ecumene.kernel.game import Doc, Options
from ecumene.players import bot_seed, make


def bots_of(bots: list[str], players: int) -> list[str]:
    """Return the bot of each seat: the names are taken in turn, over and over."""
    return [bots[seat % len(bots)] for seat in range(players)]


def play_game(key: str, players: int, options: Options, bots: list[str], seed: int) -> Doc:
    """Play a game and return its result, with what it took."""
    begun = time.perf_counter()
    table = ecumene.new(key, players=players, seed=seed, options=options)
    seats = [make(name, key, bot_seed(seed, seat)) for seat, name in enumerate(bots_of(bots, players))]
    while table.waiting:
        seat = table.waiting[0]
        moves = table.moves(seat)
        bot = seats[seat]
        view = table.view(seat) if bot.needs_view and len(moves) > 1 else {}
        table.play(seat, bot.choose(view, moves) if len(moves) > 1 else moves[0])
    result: dict[str, Any] = table.result or {}
    return {
        "seed": seed,
        "scores": result["scores"],
        "ranks": result["ranks"],
        "decisions": table.number,
        "seconds": round(time.perf_counter() - begun, 6),
        "ending": result["ending"],
        "winners": result["winners"],
        "bots": bots_of(bots, players),
        **{key: value for key, value in result.items() if key not in ("scores", "ranks", "ending", "winners")},
    }


def play_job(job: tuple[str, int, Options, list[str], int]) -> Doc:
    """Play a game in another process."""
    return play_game(*job)
