"""Compare every fast path of docs/structure.toml with the plain way: filtering by the obstacle.

    python tools/bench_fast_paths.py              # 200 positions of random games
    python tools/bench_fast_paths.py --count 2000

A fast path says the same as the obstacle, only sooner; both are run on the same positions, and where they differ
this ends with an error. It prints how many times as long the plain way takes: one that saves nothing can go.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from ecumene.games import find  # noqa: E402 - a script finds its own repository first
from ecumene.kernel.frame import State, advance, apply, waiting  # noqa: E402
from ecumene.kernel.laws import setups  # noqa: E402
from ecumene.kernel.luck import Luck  # noqa: E402
from tools.structure import LIST  # noqa: E402

COUNT = 200
Way = Callable[[Any], Any]
"""What is found in a state: one value for both ways, to be compared."""


class Pair:
    """The fast and the plain way to the same answer, and in which states of a game it is asked for."""

    def __init__(self, fast: Way, plain: Way, asked: Way = lambda s: True) -> None:
        self.fast, self.plain, self.asked = fast, plain, asked


def pairs(key: str) -> dict[str, Pair]:
    """Return the fast paths of a game by file and function: its tests say how both ways are asked."""
    found: dict[str, Pair] = import_module(f"tests.games.{key.replace('-', '_')}.fast_paths").PAIRS
    return found


def listed() -> dict[str, list[str]]:
    """Return the fast paths of each game."""
    paths: dict[str, list[str]] = tomllib.loads((ROOT / LIST).read_text("utf-8")).get("fast_paths", {})
    return paths


def positions(key: str, pair: Pair, count: int) -> Iterator[State]:
    """Yield states of random games in which the answer is asked for."""
    game, found, seed = find(key), 0, 0
    ways = setups(game)
    while found < count:
        players, options = ways[seed * 7 % len(ways)]
        luck, dice = Luck(seed), Luck(~seed & 0xFFFFFFFF)
        seed += 1
        s = game.setup(players, dict(options), luck)
        advance(s, luck)
        while waiting(s) and found < count:
            if dice.below(5) == 0 and pair.asked(s):
                yield s
                found += 1
            seat = waiting(s)[0]
            legal = s.stack[-1].legal(s, seat)
            apply(s, seat, legal[dice.below(len(legal))], luck)


def compare(key: str, pair: Pair, count: int) -> tuple[float, float]:
    """Return the microseconds of both ways; raise where they differ."""
    spent = [0.0, 0.0]
    for s in positions(key, pair, count):
        began = perf_counter()
        quick = pair.fast(s)
        between = perf_counter()
        slow = pair.plain(s)
        spent[0] += between - began
        spent[1] += perf_counter() - between
        if quick != slow:
            raise AssertionError(f"{quick} is not {slow}")
    return spent[0] / count * 1e6, spent[1] / count * 1e6


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=COUNT, help="positions")
    count: int = parser.parse_args().count
    for key, paths in listed().items():
        for path in paths:
            fast, plain = compare(key, pairs(key)[path], count)
            name = path.rpartition(":")[2]
            print(f"{key:26}{name:20}{fast:9.1f} µs {plain:9.1f} µs by the obstacle: {plain / fast:.1f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())
