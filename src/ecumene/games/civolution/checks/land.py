"""Whether what lies on the continent can lie there: tokens, tribes, farms and buildings."""

from __future__ import annotations

from ecumene.games.civolution.card_data import FIRST_MATERIAL
from ecumene.games.civolution.continent.lands import LAND, TERRITORIES
from ecumene.games.civolution.locations.kinds import VOLCANO, ground_thing, touches
from ecumene.games.civolution.player import GROUNDS
from ecumene.games.civolution.printed import GROUND_BUILDINGS, GROUND_SETTLEMENTS, MATERIAL_LAND, WATER
from ecumene.games.civolution.state import FREE, GameState
from ecumene.games.civolution.tribes.places import is_in
from ecumene.games.civolution.tribes.settling import is_developed
from ecumene.kernel.impossible import need


def audit_land(s: GameState) -> None:
    """Raise Impossible when something on the continent is where it cannot be."""
    _tokens(s)
    for place in range(TERRITORIES):
        for party in range(len(s.players) + len(s.vici)):
            need(is_developed(s, place) or not is_in(s, party, place), "closed-land")
        need(s.farm_owner[place] == FREE or not touches(s, place, VOLCANO), "farm-volcano")
    for seat, player in enumerate(s.players):
        for place in range(TERRITORIES):
            wild = player.wild_strong[place] + player.wild_weak[place]
            need(LAND[place] != WATER or wild == 0, "wild-water", seat=seat)
        for ground in range(GROUNDS):
            settled = player.settlement_at[ground]
            built = settled + player.statues[ground]
            need(built == 0 or ground_thing(s, ground) >= 0, "no-ground", seat=seat)
            need(built <= GROUND_BUILDINGS and settled <= GROUND_SETTLEMENTS, "ground-full", seat=seat)


def _tokens(s: GameState) -> None:
    """Each resource token lies once, in a territory of its land."""
    shown = [thing for thing in s.resources if thing >= 0]
    need(len(set(shown)) == len(shown), "token-twice")
    for place, thing in enumerate(s.resources):
        need(thing < 0 or MATERIAL_LAND[thing - FIRST_MATERIAL] == LAND[place], "token-land")
