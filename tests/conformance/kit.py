"""Which games go through the kit, and how they are played in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ecumene.games import find, keys
from ecumene.kernel.game import Game, Options
from ecumene.kernel.luck import Luck
from ecumene.table.table import Table

ROOT = Path(__file__).parent.parent.parent
TOY = "toy"
SMALL = {"nim": "tests.nim", "sahara": "tests.sahara", TOY: "tests.toy"}
"""Games of the tests: the smallest, one written by the recipe, and one with one of everything."""
KEYS = [*keys(), *SMALL]


def game_of(key: str) -> Game[Any]:
    """Return a game of the kit."""
    if key not in SMALL:
        return find(key)
    game = import_module(SMALL[key]).GAME
    assert isinstance(game, Game)
    return game


def fewer(found: list[tuple[int, Options]]) -> list[tuple[int, Options]]:
    """Return the ways to set up a game that `make test` plays: every count of players without options and with all
    that go together; but each option alone and each pair of options with one count only, in turn. `make soak`
    plays the rest too.
    """
    counts = sorted({players for players, _ in found})
    last = [max(at for at, (players, _) in enumerate(found) if players == count) for count in counts]
    alone: dict[str, list[int]] = {}
    pairs: dict[str, list[int]] = {}
    for at, (_, options) in enumerate(found):
        if options and at not in last:
            (pairs if len(options) > 1 else alone).setdefault(str(options), []).append(at)
    kept = {places[turn % len(places)] for some in (alone, pairs) for turn, places in enumerate(some.values())}
    return [setup for at, setup in enumerate(found) if not setup[1] or at in last or at in kept]


def worker(*words: str, typed: str = "", hash_seed: int = 0) -> Any:
    """Run tests/conformance/worker.py in a process of its own, with the sources: nothing there is compiled."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name("worker.py")), *words],
        input=typed,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": str(hash_seed)},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def played(key: str, players: int, seed: int, moves: int = 10_000) -> Table:
    """Return a table of the kit after some random moves, or at its end."""
    table, dice = Table.begin(game_of(key), players, {}, seed), Luck(seed)
    while table.waiting and table.number < moves:
        play_on(table, dice)
    return table


def play_on(table: Table, dice: Luck) -> None:
    """Make one random move; nobody gives the game up."""
    seat = table.waiting[dice.below(len(table.waiting))]
    legal = [a for a in table.legal(seat) if a[0] not in table.rules.grammar.seldom]
    table.play_action(seat, legal[dice.below(len(legal))])
