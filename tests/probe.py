"""Run in a process of its own, with compiled or interpreted modules: play, replay and check games, print JSON."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

from tools.compile import groups

import ecumene
from ecumene.games import SHELF, find
from ecumene.kernel.laws import check_game, setups
from ecumene.kernel.luck import Luck

DATE = "2026.01.01"


def files() -> dict[str, str]:
    """Say where each module that is meant to be compiled was really loaded from."""
    root = Path(ecumene.__file__).parent.parent
    names = [name[:-3].replace("/", ".") for paths in groups(root).values() for name in paths]
    return {name: str(import_module(name).__file__) for name in names}


def records() -> list[str]:
    """Play each game at random for the fewest and the most players."""
    made = []
    for key in ecumene.games():
        seats = find(key).seats
        for seed, players in enumerate((seats[0], seats[-1])):
            table = ecumene.new(key, players, seed=seed)
            dice = Luck(seed)
            while table.waiting:
                seat = table.waiting[dice.below(len(table.waiting))]
                moves = table.moves(seat)
                table.play(seat, moves[dice.below(len(moves))])
            made.append(table.record(DATE))
    return made


def again() -> list[str]:
    """Replay the records on standard input and write them anew."""
    return [ecumene.load(text).record(DATE) for text in json.load(sys.stdin)]


def laws() -> int:
    """Put the toy game through the laws, with all options that go together; count the decisions looked at.

    The games of the shelf are played by the kit, tests/conformance, which `make test` runs on compiled modules.
    """
    game = find("toy")
    players, richest = setups(game)[-1]
    return check_game(game, players, richest, seed=0, every=1).decisions


if __name__ == "__main__":
    SHELF["toy"] = "tests.toy"
    print(json.dumps({"files": files, "records": records, "again": again, "laws": laws}[sys.argv[1]]()))
