"""Run in a process of its own: what tests/conformance asks for, as JSON."""

from __future__ import annotations

import json
import sys

import ecumene
from ecumene.games import SHELF, find
from ecumene.kernel.laws import check_game, setups
from ecumene.table.laws import check_table
from tests.conformance.kit import SMALL

LOOKS = 30  # decisions that are looked at closely


def laws(key: str, seed: int) -> int:
    """Put one game through the laws of the kernel and of the table; return the decisions that were looked at."""
    game = find(key)
    players, options = setups(game)[-1]
    moves = check_table(game, players, options, seed).number
    return check_game(game, players, options, seed, every=max(1, moves // LOOKS)).decisions


def again() -> list[str]:
    """Replay the records on standard input and write them anew."""
    return [ecumene.load(text).record("2026.01.01") for text in json.load(sys.stdin)]


if __name__ == "__main__":
    SHELF.update(SMALL)
    what, *words = sys.argv[1:]
    print(json.dumps(again() if what == "again" else laws(words[0], int(words[1]))))
