"""An enumerator written apart from the engine agrees with it on what can be paid for, in positions of games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import ecumene
from ecumene.games.civolution.card_data import CARD_TYPE, NAMES, THINGS, TYPES
from ecumene.games.civolution.console.payment import NOTHING, Payment, dice_asked, ideas_for, pick_of
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.continent.spots import SPOTS
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.level_block.columns import columns_for, next_level
from ecumene.games.civolution.level_block.costs import NO_SWAP, NONE_IGNORED
from ecumene.games.civolution.level_block.install import CardCost, CardInstall, hand_of, ignores_left
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import ASSUME
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.table.rewind import tables
from tests.games.civolution import enumerator
from tests.games.civolution.random_games import begin

POSITIONS = int(os.environ.get("ECUMENE_POSITIONS", "100"))  # `make soak` looks at 2,000
GOLDEN = Path(__file__).parents[2] / "golden"
APART = 7  # turns between two positions of a game, so that they differ
MODULES = [name for name in NAMES if enumerator.rows().get(name, {}).get("kind") in ("module", "feature")]
RULES = ("die_link", "planning_flex", "free_shift", "idea_power", "feature_wild", "material_wild", "ignore_cell")
SPECIAL = [id for id, row in enumerator.rows().items() if row.get("ability", {}).get("rule") in RULES]
SLEEP = 21
CELLS = 5


def positions(count: int) -> Iterator[tuple[GameState, int]]:
    """Yield turns from games, each a second time with more abilities and markers."""
    for number, (s, seat) in enumerate(turns(count)):
        yield s, seat
        yield enriched(s, seat, Luck(number)), seat


def enriched(s: GameState, seat: int, dice: Luck) -> GameState:
    """Return a position with abilities that touch payments, and markers to use them."""
    richer = s.copy()
    player = richer.players[seat]
    for slug in SPECIAL:
        if dice.below(3) == 0 and THINGS.numbers[slug] not in installed(player):
            player.columns[0].append(THINGS.numbers[slug])
    for spot in range(SPOTS):
        player.markers[spot] += 1 if dice.below(4) == 0 else 0
    if dice.below(4) == 0:
        player.used_turn.append(NO_SWAP)
    refresh(player)
    return richer


def turns(count: int) -> Iterator[tuple[GameState, int]]:
    """Yield positions in which a civilization has its turn: of games of expert bots, then of games by chance."""
    seed = found = 0
    for played in islice(experts(), 0, None, max(1, 500 // count)):  # of few positions a third, from whole games
        if found < count // 3:
            yield played
            found += 1
    while True:
        seed += 1
        s, luck = begin(1 + seed % 4, seed)
        dice, begun = Luck(seed), 0
        while waiting(s):
            seat = waiting(s)[0]
            if isinstance(s.stack[-1], Turn):
                begun += 1
                if begun % APART == 0:
                    yield s, seat
                    found += 1
                    if found == count:
                        return
            legal = s.stack[-1].legal(s, seat)
            apply(s, seat, legal[dice.below(len(legal))], luck)


def experts() -> Iterator[tuple[GameState, int]]:
    """Yield the turns of the golden games, which expert bots played with three and with one civilization."""
    for name in ("civolution-3", "civolution-1"):
        played = ecumene.load((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
        for table in tables(played):
            s: Any = table.state
            if table.waiting and isinstance(s.stack[-1], Turn):
                yield s, table.waiting[0]


def token(a: tuple[int, int, int]) -> enumerator.Token:
    """Return what a move pays with, as the enumerator calls it."""
    word = GAME.grammar.text(a).split()
    return (word[0], int(word[1])) if len(word) > 1 else (enumerator.FOCUS, 0)


def paid(s: GameState, seat: int, module: int) -> enumerator.Payments:
    """Return what the engine offers for a module: two payments, and the ideas that they take."""
    player = s.players[seat]
    found: enumerator.Payments = {}
    for first in Payment(seat, module, NOTHING).options(s):
        one = pick_of(first)
        for second in Payment(seat, module, one).options(s):
            pair = (token(first), token(second))
            found[pair] = ideas_for(player, one, pick_of(second), dice_asked(module))
    return found


def both_ways(found: enumerator.Payments) -> enumerator.Payments:
    """Return payments with their two tokens in either order."""
    return {**found, **{(other, one): cost for (one, other), cost in found.items()}}


def test_the_engine_and_the_enumerator_agree_on_payments() -> None:
    looked = 0
    for s, seat in positions(POSITIONS):
        player = GAME.view(s, seat)["players"][seat]
        offered = {GAME.grammar.text(a).split()[-1] for a in s.stack[-1].legal(s, seat)}
        for module in [*MODULES, "sleep"]:
            number = SLEEP if module == "sleep" else THINGS.numbers[module]
            tried = both_ways(enumerator.payments(player, module))
            assert (module in offered) == bool(tried), (module, player)
            assert paid(s, seat, number) == tried, (module, player["dice"], player["markers"])
            looked += len(tried)
    assert looked > POSITIONS * 20


def test_the_engine_and_the_enumerator_agree_on_cards() -> None:
    looked, higher = {True: 0, False: 0}, 0
    for s, seat in positions(POSITIONS):
        view = GAME.view(s, seat)
        player, state = view["players"][seat], s.players[seat]
        for kind in range(len(TYPES)):
            for special in (0, 1):
                offered = {(a[1], a[2] - 1) for a in CardInstall(seat, kind, special, -1).options(s)}
                ignores = special + int(ignores_left(state) > 0)
                for card in hand_of(state, kind):
                    assert CARD_TYPE[card] == kind
                    for column in columns_for(state, kind):
                        level = min(CELLS, next_level(state, column))
                        found = enumerator.installable(player, view, NAMES[card], level, ignores)
                        assert ((card, column) in offered) == found, (NAMES[card], level, special, player)
                        looked[found] += 1
                        if found and not special:
                            cost = CardCost(seat, card, column, special, NONE_IGNORED, 0, NO_SWAP, NO_SWAP)
                            levels = {a[1] for a in cost.options(s) if a[0] == ASSUME}
                            assert levels == enumerator.levels(player, view, NAMES[card], level), NAMES[card]
                            higher += len(levels - {level})
    assert min(looked.values()) > POSITIONS, "cards that can be installed, and cards that cannot"
    assert higher > POSITIONS, "levels above the own one, whose cost can be met"
