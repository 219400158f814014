"""What installing a research card takes: cost cells by level, alternatives, replacements (p. 24-25)."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import COST, COUNT, IS_CARD
from ecumene.games.civolution.continent.spots import FEATURE, MATERIAL, SPOTS, spot_of
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.counts import count, count_of
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import FEATURES, MATERIAL_LAND, MATERIAL_ROW
from ecumene.games.civolution.state import GameState
from ecumene.kernel.content import Row

CELLS: Final = 5
NO_SWAP: Final = -1
NONE_IGNORED: Final = 0  # ignored cells are bits of one number, the first cell the lowest


class Cell:
    """One cost cell: markers returned, markers owned, built pieces that serve instead, points."""

    __slots__ = ("empty", "have", "instead", "least", "points", "returns")

    def __init__(self, row: Row) -> None:
        self.returns = _pairs(row.get("pay", {})) + _pairs(row.get("return", {}))
        self.have = _pairs(row.get("have", {}))
        instead: Row = row.get("alt", {})
        self.instead = [count_of(word) for word in instead]  # at most one
        self.least = [int(least) for least in instead.values()]
        self.points = int(row.get("sp", 0))
        self.empty = not self.returns and not self.have


def _pairs(counts: Row) -> list[tuple[int, int]]:
    return [(spot_of(id), int(n)) for id, n in counts.items()]


CARD_CELLS: Final[list[list[Cell]]] = [
    [Cell(row) for row in COST[thing]] if IS_CARD[thing] else [] for thing in range(COUNT)
]


def active_cells(card: int, level: int, ignored: int) -> list[int]:
    """Return the cells that must be met on a level; empty and ignored ones are not active."""
    cells = CARD_CELLS[card]
    return [at for at in range(min(level, CELLS)) if not cells[at].empty and not ignored >> at & 1]


class Bill:
    """All that is returned and must be owned for the active cells of a card."""

    __slots__ = ("have", "returns")

    def __init__(self, returns: list[int], have: list[int]) -> None:
        self.returns = returns  # by spot
        self.have = have  # by spot


def bill(s: GameState, seat: int, card: int, level: int, ignored: int) -> Bill:
    """Add up the active cells; built pieces that serve instead cost nothing."""
    returns = [0] * SPOTS
    have = [0] * SPOTS
    for at in active_cells(card, level, ignored):
        cell = CARD_CELLS[card][at]
        if cell.instead and count(s, seat, cell.instead[0]) >= cell.least[0]:
            continue
        for spot, n in cell.returns:
            returns[spot] += n
        for spot, n in cell.have:
            have[spot] += n
    return Bill(returns, have)


def features_met(player: Player, asked: Bill) -> bool:
    """Return whether the features are there; one wild marker may stand for another feature that is owned only."""
    lacking = 0
    for feature in range(FEATURES):
        spot = FEATURE + feature
        if player.markers[spot] < asked.returns[spot]:
            return False
        lacking += max(0, asked.have[spot] - player.markers[spot])
    if not lacking:
        return True
    spare = False
    for feature in range(FEATURES):
        spot = FEATURE + feature
        if player.power[ops.WILD_FEATURE + feature] and player.markers[spot] > asked.have[spot]:
            spare = True
    return spare and lacking == 1


def lacking_materials(player: Player, asked: Bill) -> list[int]:
    """Return the materials that are missing, each as often as it is."""
    found: list[int] = []
    for spot in range(MATERIAL, SPOTS):
        found += [spot] * max(0, asked.returns[spot] - player.markers[spot])
    return found


def may_swap(player: Player) -> bool:
    """Return whether one paid material can still be replaced this turn."""
    return (player.power[ops.SWAP_ROW] + player.power[ops.SWAP_LAND]) > 0 and NO_SWAP not in player.used_turn


def replaces(player: Player, spot: int, wanted: int) -> bool:
    """Return whether an ability lets one material be paid in the place of another."""
    same_row = MATERIAL_ROW[spot - MATERIAL] == MATERIAL_ROW[wanted - MATERIAL]
    same_land = MATERIAL_LAND[spot - MATERIAL] == MATERIAL_LAND[wanted - MATERIAL]
    fits = (player.power[ops.SWAP_ROW] and same_row) or (player.power[ops.SWAP_LAND] and same_land)
    return spot != wanted and bool(fits)


def replacements(player: Player, wanted: list[int]) -> list[int]:
    """Return the stored materials of which one can still be paid this turn in the place of one of those wanted."""
    if not may_swap(player):
        return []
    return [
        spot
        for spot in range(MATERIAL, SPOTS)
        if player.markers[spot] and spot not in wanted and any(replaces(player, spot, each) for each in wanted)
    ]


def swaps_for(player: Player, asked: Bill, wanted: int) -> list[int]:
    """Return the spots that may be paid in the place of a wanted one."""
    return [
        spot
        for spot in range(MATERIAL, SPOTS)
        if replaces(player, spot, wanted) and player.markers[spot] > asked.returns[spot]
    ]


def swapped(asked: Bill, wanted: int, instead: int) -> Bill:
    """Return a bill with one material replaced."""
    returns = asked.returns[:]
    if returns[wanted]:
        returns[wanted] -= 1
        returns[instead] += 1
    return Bill(returns, asked.have)


def payable(s: GameState, seat: int, card: int, level: int, ignored: int, wanted: int, instead: int) -> bool:
    """Return whether a card can be paid for as it stands, with one replacement or none."""
    player = s.players[seat]
    asked = bill(s, seat, card, level, ignored)
    if wanted != NO_SWAP:
        if not asked.returns[wanted]:
            return False
        asked = swapped(asked, wanted, instead)
    return not lacking_materials(player, asked) and features_met(player, asked)


def may_ignore(card: int, level: int, ignored: int) -> list[int]:
    """Return the active cells that can be ignored besides: any, unless it is the only one left."""
    cells = active_cells(card, level, ignored)
    return cells if len(cells) > 1 else []


def asks_for(card: int, level: int, ignored: int) -> bool:
    """Return whether a level asks for all the ignored cells, and for another one."""
    asked = active_cells(card, level, NONE_IGNORED)
    rest = active_cells(card, level, ignored)
    return len(rest) > 0 and len(asked) - len(rest) == ignored.bit_count()


def ways_to_swap(s: GameState, seat: int, card: int, level: int, ignored: int) -> list[tuple[int, int]]:
    """Return the replacements with which a card can be paid for on a level."""
    player = s.players[seat]
    if not may_swap(player):
        return []
    asked = bill(s, seat, card, level, ignored)
    if not features_met(player, asked):
        return []
    lacking = lacking_materials(player, asked)
    if len(lacking) > 1:
        return []
    wanted = lacking or [spot for spot in range(MATERIAL, SPOTS) if asked.returns[spot]]
    return [(spot, instead) for spot in wanted for instead in swaps_for(player, asked, spot)]


def is_met(s: GameState, seat: int, card: int, level: int, ignored: int, ignores: int) -> bool:
    """Return whether the cost of a level can be met, by a replacement or so many more ignored cells if need be."""
    if payable(s, seat, card, level, ignored, NO_SWAP, NO_SWAP) or ways_to_swap(s, seat, card, level, ignored):
        return True
    if ignores > 0:
        for cell in may_ignore(card, level, ignored):
            if is_met(s, seat, card, level, ignored | 1 << cell, ignores - 1):
                return True
    return False


def installable(s: GameState, seat: int, card: int, level: int, ignores: int) -> bool:
    """Return whether a card can be installed on a level in any way at all.

    A higher level that is assumed asks for more, but may make a cell one of several, which can be ignored then.
    """
    own = min(level, CELLS)
    for assumed in range(own, CELLS + 1 if ignores else own + 1):
        if is_met(s, seat, card, assumed, NONE_IGNORED, ignores):
            return True
    return False
