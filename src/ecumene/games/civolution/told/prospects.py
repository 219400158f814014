"""What the engine tells of things that are not moves: cards in hand by level, food, diamonds, the monolith."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import FIRST_CATEGORY
from ecumene.games.civolution.continent.spots import FEATURE, FOOD, MATERIAL, MONEY, SPOT_THING, SPOTS
from ecumene.games.civolution.effects.counts import diamonds
from ecumene.games.civolution.eras.era import Era
from ecumene.games.civolution.level_block.columns import columns_for, next_level
from ecumene.games.civolution.level_block.costs import (
    CARD_CELLS,
    CELLS,
    NONE_IGNORED,
    Bill,
    active_cells,
    bill,
    features_met,
)
from ecumene.games.civolution.level_block.install import hand_of
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import PROSPERITY
from ecumene.games.civolution.scoring.categories import units
from ecumene.games.civolution.solo.phases import rival_units
from ecumene.games.civolution.state import STACKS, GameState
from ecumene.games.civolution.told.era_ahead import food_ahead, step_of_era
from ecumene.games.civolution.told.forecast import FED, SCORED
from ecumene.kernel.luck import Blind
from ecumene.kernel.prospects import Prospect

FOOD_THING: Final[int] = SPOT_THING[FOOD]


def prospects(s: GameState, seat: int) -> list[Prospect]:
    """Return what a civilization may want to know before it is asked."""
    if s.over or s.era == 0:
        return []
    found = [food(s, seat)] if step_of_era(s) <= FED else []
    found += near_diamonds(s.players[seat])
    if step_of_era(s) <= SCORED:
        found.append(monolith(s, seat))
    for kind in range(STACKS):
        for card in hand_of(s.players[seat], kind):
            found += installing(s, seat, card, kind)
    return found


def food(s: GameState, seat: int) -> Prospect:
    """Tell the food that the tribes will need at feeding, the food that will be there, and what is missing."""
    need, have = food_ahead(s, seat)
    return Prospect(FOOD_THING, "prospect-food", {"need": need, "have": have, "n": max(0, need - have)}, [])


def near_diamonds(player: Player) -> list[Prospect]:
    """Tell the active diamonds, and the cells where one marker more makes another shine."""
    now = diamonds(player)
    near: list[tuple[int, int]] = []
    trial = player.copy()
    for spot in [FOOD, MONEY, *range(MATERIAL, SPOTS)]:
        trial.markers[spot] += 1
        more = diamonds(trial) - now
        trial.markers[spot] -= 1
        if more > 0:
            near.append((SPOT_THING[spot], more))
    about = FIRST_CATEGORY + PROSPERITY
    found = [Prospect(about, "prospect-diamonds", {"n": now}, [])]
    return [*found, Prospect(about, "prospect-diamonds-near", {}, near)] if near else found


def monolith(s: GameState, seat: int) -> Prospect:
    """Tell the units of the era's category, and who would get the monolith as things stand."""
    tile = s.era_tiles[s.era - 1]
    category = tile - FIRST_CATEGORY
    mine, world = units(s, seat, category), s.copy()
    Era(0).begin(world, SCORED, Blind())
    if s.vici:
        wins = 1 - world.vici[0].first
        numbers = {"mine": mine, "best": rival_units(s, category), "wins": wins}
        return Prospect(tile, "prospect-monolith-vici", numbers, [])
    first = world.first
    numbers = {"mine": mine, "best": units(s, first, category), "wins": int(first == seat), "seat": first}
    return Prospect(tile, "prospect-monolith", numbers, [])


def installing(s: GameState, seat: int, card: int, kind: int) -> list[Prospect]:
    """Tell for each level that a card may assume the points of its cells, and the markers that are missing."""
    player = s.players[seat]
    own = min(CELLS, min(next_level(player, column) for column in columns_for(player, kind)))
    found: list[Prospect] = []
    for level in range(own, CELLS + 1):
        points = 0
        for at in active_cells(card, level, NONE_IGNORED):
            points += CARD_CELLS[card][at].points
        asked = bill(s, seat, card, level, NONE_IGNORED)
        lacks = missing(player, asked)
        numbers = {"level": level, "points": points}
        found.append(Prospect(card, "prospect-lacks" if lacks else "prospect-payable", numbers, lacks))
    return found


def missing(player: Player, asked: Bill) -> list[tuple[int, int]]:
    """Return the markers that are missing for a bill, with counts; one wild feature may stand for another."""
    found: list[tuple[int, int]] = []
    met = features_met(player, asked)
    for spot in range(SPOTS):
        wanted = max(asked.returns[spot], asked.have[spot])
        if player.markers[spot] < wanted and not (met and FEATURE <= spot < MATERIAL):
            found.append((SPOT_THING[spot], wanted - player.markers[spot]))
    return found
