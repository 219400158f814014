"""What cards, goals and events count: words as numbers, and the counting."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import FEATURE_ROWS, IS_CARD, IS_INCOME, TYPES
from ecumene.games.civolution.continent.lands import LAND, TERRITORIES
from ecumene.games.civolution.continent.spots import FEATURE, FOOD, IDEA, MATERIAL, MONEY
from ecumene.games.civolution.player import ATTRIBUTE_HOME, Player
from ecumene.games.civolution.printed import (
    CATEGORIES,
    DIAMONDS_BETWEEN,
    FOOD_PER_DIAMOND,
    LANDS,
    MATERIAL_ROW,
    MATERIALS,
    MONEY_PER_DIAMOND,
    MOST_FOOD_DIAMONDS,
    MOST_LEVEL,
    MOST_MONEY_DIAMONDS,
    SETTLEMENT_DIAMONDS,
    WATER,
)
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes

PLAIN: Final[list[str]] = [
    "tribes",
    "strong_tribes",
    "weak_tribes",
    "wild_tribes",
    "boat_tribes",
    "territories",
    "water_territories",
    "territories_shared",
    "farms",
    "boats",
    "statues",
    "settlements",
    "features",
    "food",
    "money",
    "ideas",
    "materials",
    "diamonds",
    "goals",
    "incomes",
    "traits",
    "cards",
    "card_types_installed",
    "upgrades",
    "level3_modules",
    "fate_dice",
    "activation_dice",
    "dice",
    "favor_space",
    "best_track",
    "tracks_at_5",
    "hand",
    "points",
]
# Words with an argument: the number is their base and the argument's place.
OF_TERRITORIES: Final = 100
OF_TRIBES: Final = 110
OF_FARMS: Final = 120
OF_FEATURE: Final = 130
OF_ROW: Final = 140
OF_CARDS: Final = 150
OF_TRACK: Final = 160
BASES: Final[dict[str, int]] = {
    "territories": OF_TERRITORIES,
    "tribes": OF_TRIBES,
    "farms": OF_FARMS,
    "feature": OF_FEATURE,
    "materials": OF_ROW,
    "cards": OF_CARDS,
    "track": OF_TRACK,
}
FIVE: Final = 5


def count_of(word: str) -> int:
    """Return the number of a count."""
    if ":" not in word:
        return PLAIN.index(word)
    name, _, of = word.partition(":")
    base = BASES[name]
    if base in (OF_TERRITORIES, OF_TRIBES, OF_FARMS):
        return base + LANDS.index(of)
    if base == OF_FEATURE:
        return base + [row["id"] for row in FEATURE_ROWS].index(of)
    if base == OF_ROW:
        return base + int(of.removeprefix("row"))
    if base == OF_CARDS:
        return base + TYPES.index(of)
    return base + CATEGORIES.index(of)


def count(s: GameState, seat: int, what: int) -> int:
    """Return a count of a civilization."""
    player = s.players[seat]
    if what >= OF_TERRITORIES:
        return _count_of(s, seat, player, what)
    if what < 8:
        return _people(s, seat, player, what)
    if what < 18:
        return _goods(s, seat, player, what)
    return _console(s, player, what)


def _people(s: GameState, seat: int, player: Player, what: int) -> int:
    if what == 0:
        return tribes.on_continent(s, seat)
    if what == 1:
        return tribes.strong(s, seat)
    if what == 2:
        return tribes.on_continent(s, seat) - tribes.strong(s, seat)
    if what == 3:
        return sum(player.wild_strong) + sum(player.wild_weak)
    if what == 4:
        return sum(player.aboard_strong) + sum(player.aboard_weak)
    places = tribes.territories(s, seat)
    if what == 5:
        return len(places)
    if what == 6:
        return len([place for place in places if LAND[place] == WATER])
    return len([place for place in places if is_shared(s, seat, place)])


def is_shared(s: GameState, seat: int, place: int) -> bool:
    """Return whether another civilization has tribes in a territory."""
    for other in range(len(s.players)):
        if other != seat and tribes.is_in(s, other, place):
            return True
    return len(s.vici) > 0 and tribes.is_in(s, len(s.players), place)


def _goods(s: GameState, seat: int, player: Player, what: int) -> int:
    if what == 8:
        return s.farm_owner.count(seat)
    if what == 9:
        return len([place for place in player.boat_at if place >= 0])
    if what == 10:
        return sum(player.statues)
    if what == 11:
        return player.settlements.count(0)
    if what == 12:
        return sum(player.markers[FEATURE:MATERIAL])
    if what == 13:
        return player.markers[FOOD]
    if what == 14:
        return player.markers[MONEY]
    if what == 15:
        return player.markers[IDEA]
    if what == 16:
        return sum(player.markers[MATERIAL:])
    return diamonds(player)


def _console(s: GameState, player: Player, what: int) -> int:
    if what <= 22:
        return _installed(player, what)
    if what == 23:
        return upgrades(player)
    if what == 24:
        return player.modules.count(MOST_LEVEL)
    if what == 25:
        return player.fate
    if what == 26:
        return sum(player.dice) + player.spent
    if what == 27:
        return sum(player.dice) + player.spent + player.fate
    if what == 28:
        return player.favour
    if what == 29:
        return max(player.tracks)
    if what == 30:
        return len([space for space in player.tracks if space >= FIVE])
    return len(player.hand) + len(player.shown) if what == 31 else player.points


def _installed(player: Player, what: int) -> int:
    if what == 22:
        return len([kind for kind in range(len(TYPES)) if cards_of_type(player, kind)])
    things = installed(player)
    if what == 19:
        return len([thing for thing in things if IS_INCOME[thing]])
    if what == 21:
        return len([thing for thing in things if IS_CARD[thing]])
    column = player.homes[ATTRIBUTE_HOME]
    if what == 20:
        return len([thing for thing in player.columns[column] if not IS_INCOME[thing]]) if column >= 0 else 0
    return goals_installed(player)


def goals_installed(player: Player) -> int:
    """Return how many goals stand in the level block."""
    column = player.homes[5]
    if column < 0:
        return 0
    return len([thing for thing in player.columns[column] + player.right if not IS_INCOME[thing]])


def cards_of_type(player: Player, kind: int) -> int:
    """Return how many cards of a type stand in the level block."""
    column = player.homes[kind]
    return len([thing for thing in player.columns[column] if IS_CARD[thing]]) if column >= 0 else 0


def installed(player: Player) -> list[int]:
    """Return every thing in the level block once, column by column."""
    found = [thing for column in player.columns for thing in column]
    return found + [thing for thing in player.right if not IS_INCOME[thing]]


def upgrades(player: Player) -> int:
    """Return how many upgrades the modules have had."""
    return sum(player.modules) - len(player.modules)


def diamonds(player: Player) -> int:
    """Return the active diamonds: of food, money, settlements built and storage."""
    markers = player.markers
    found = min(MOST_FOOD_DIAMONDS, markers[FOOD] // FOOD_PER_DIAMOND)
    found += min(MOST_MONEY_DIAMONDS, markers[MONEY] // MONEY_PER_DIAMOND)
    for slot in range(len(SETTLEMENT_DIAMONDS)):
        if not player.settlements[slot]:
            found += SETTLEMENT_DIAMONDS[slot]
    for material in shining(player):
        found += DIAMONDS_BETWEEN[MATERIAL_ROW[material] - 1]
    return found


def shining(player: Player) -> list[int]:
    """Return the materials whose diamonds are active: they and the next one of their land have a marker."""
    held = player.markers[MATERIAL:]
    return [at for at in range(MATERIALS - 1) if MATERIAL_ROW[at] < 3 and held[at] and held[at + 1]]


def _count_of(s: GameState, seat: int, player: Player, what: int) -> int:
    of = what % 10
    if what >= OF_TRACK:
        return player.tracks[of]
    if what >= OF_CARDS:
        return cards_of_type(player, of)
    if what >= OF_ROW:
        return sum(
            player.markers[MATERIAL + material] for material in range(MATERIALS) if MATERIAL_ROW[material] == of
        )
    if what >= OF_FEATURE:
        return player.markers[FEATURE + of]
    found = 0
    for place in range(TERRITORIES):
        if LAND[place] != of:
            continue
        if what >= OF_FARMS:
            found += s.farm_owner[place] == seat
        elif what >= OF_TRIBES:
            found += tribes.tribes_in(s, seat, place)
        else:
            found += tribes.is_in(s, seat, place)
    return found
