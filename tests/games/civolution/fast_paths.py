"""The fast paths of Civolution beside the plain way, for tools/bench_fast_paths.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tools.bench_fast_paths import Pair, Way

from ecumene.games.civolution.console import payment
from ecumene.games.civolution.continent.spots import IDEA
from ecumene.games.civolution.printed import FEATURES, MODULES
from ecumene.kernel.refusal import ALLOWED


def picks(player: Any, beside: int, asked: list[int]) -> list[int]:
    """Return what can be picked, by the obstacle."""
    found = range(payment.PICKS)
    return [at for at in found if payment.pick_obstacle(player, at, beside, asked) == ALLOWED]


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
}
