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
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from ecumene.games import find  # noqa: E402 - a script finds its own repository first
from ecumene.games.civolution.console import payment  # noqa: E402
from ecumene.games.civolution.continent.spots import IDEA  # noqa: E402
from ecumene.games.civolution.printed import FEATURES, MODULES  # noqa: E402
from ecumene.games.historia.rounds.resolve_cards import NO_MORE, Act  # noqa: E402
from ecumene.kernel.frame import State, advance, apply, waiting  # noqa: E402
from ecumene.kernel.laws import setups  # noqa: E402
from ecumene.kernel.luck import Luck  # noqa: E402
from ecumene.kernel.refusal import ALLOWED  # noqa: E402
from tools.structure import LIST  # noqa: E402

COUNT = 200
Way = Callable[[Any], Any]
"""What is found in a state: one value for both ways, to be compared."""


class Pair:
    """The fast and the plain way to the same answer, and in which states of a game it is asked for."""

    def __init__(self, fast: Way, plain: Way, asked: Way = lambda s: True) -> None:
        self.fast, self.plain, self.asked = fast, plain, asked


def picks(player: Any, beside: int, asked: list[int]) -> list[int]:
    """Return what can be picked, by the obstacle."""
    found = range(payment.PICKS)
    return [at for at in found if payment.pick_obstacle(player, at, beside, asked) == ALLOWED]


beside = payment.picks_of


def each_module(way: Callable[[Any, list[int]], Any]) -> Way:
    """Ask for every module that every player could activate."""
    modules = range(payment.SLEEP_MODULE + 1)
    return lambda s: [way(player, payment.dice_asked(module)) for player in s.players for module in modules]


def payable(s: Any) -> list[list[int]]:
    """Return the modules that each player can pay for, one by one."""
    modules = range(MODULES + FEATURES)
    return [
        [at for at in modules if payment.fewest_ideas(player, at) <= player.markers[IDEA]] for player in s.players
    ]


def is_acting(s: Any) -> bool:
    """Return whether a seat of Historia is between two of its cards."""
    return isinstance(s.stack[-1], Act) and s.stack[-1].card < 0


def chooses(s: Any) -> bool:
    """Return whether there is something to choose, by the list of moves."""
    act = s.stack[-1]
    moves = act.legal(s, act.seat)
    return len(moves) > 1 or (act.asked == 1 and moves != [NO_MORE])


PAIRS: dict[str, Pair] = {
    "src/ecumene/games/civolution/console/payment.py:first_picks": Pair(
        each_module(payment.first_picks), each_module(lambda player, asked: picks(player, payment.NOTHING, asked))
    ),
    "src/ecumene/games/civolution/console/payment.py:partners": Pair(
        each_module(
            lambda player, asked: [payment.partners(player, at, asked) for at in payment.picks_of(player)]
        ),
        each_module(lambda player, asked: [picks(player, at, asked) for at in payment.picks_of(player)]),
    ),
    "src/ecumene/games/civolution/console/payment.py:payable_modules": Pair(
        lambda s: [payment.payable_modules(player, MODULES + FEATURES) for player in s.players], payable
    ),
    "src/ecumene/games/historia/rounds/resolve_cards.py:has_choice": Pair(
        lambda s: s.stack[-1].has_choice(s), chooses, is_acting
    ),
}


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
            fast, plain = compare(key, PAIRS[path], count)
            name = path.rpartition(":")[2]
            print(f"{key:26}{name:20}{fast:9.1f} µs {plain:9.1f} µs by the obstacle: {plain / fast:.1f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())
