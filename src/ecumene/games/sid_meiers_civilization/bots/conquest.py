"""How near a seat is to taking a capital, as bots guess it: what its force lacks, who makes it, and the march."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.battle.force import bonus
from ecumene.games.sid_meiers_civilization.bots.battles import defence_of, steps_between
from ecumene.games.sid_meiers_civilization.bots.victories import nearness
from ecumene.games.sid_meiers_civilization.map.figures import armies_at
from ecumene.games.sid_meiers_civilization.player import SPEED_AT, STACKING_AT
from ecumene.games.sid_meiers_civilization.printed import ARMIES, FORCE, FORCE_EXTRA_ARMY
from ecumene.games.sid_meiers_civilization.start_phase.governments import FORCE as GOVERNMENT_FORCE
from ecumene.games.sid_meiers_civilization.state import GameState

NEVER: Final = 30.0  # rounds
SURE: Final = 3.0  # points by which an attack should be ahead
NEW: Final = 2.5  # what a new unit usually comes to where a seat has none
DEAR: Final = 8.0  # production for which a city makes a unit or an army in each round
SLOW: Final = 0.25  # rounds by which each of them takes longer: the rival arms too
LEARNED: Final = 2.0  # rounds until research makes room for one more unit
GATHERED: Final = 1.0  # rounds until armies that stand apart stand together
LONGEST: Final = 7.5  # rounds: what takes longer is no plan
FAR_OFF: Final = 0.125  # how near a capital is that takes as long


def near_conquest(s: GameState, seat: int, strengths: list[float], outputs: list[int], begun: int) -> float:
    """Return how near a seat is to taking a capital, 0 where that takes so long that all will change."""
    player = s.players[seat]
    rate = sum([min(1.0, output / DEAR) for output in outputs])
    each_takes = SLOW + 1.0 / max(rate, 0.2)
    own = bonus(s, seat, -1, False)
    each = max(1.0, strengths[seat] if player.units else NEW)
    best = NEVER
    for rival in s.others(seat):
        if not s.players[rival].cities:
            continue
        capital = s.players[rival].cities[0]
        held = defence_of(s, rival, capital, strengths[rival]) + bonus(s, rival, capital, True)
        needed = max(0.0, held + SURE - own) / each  # units in the force
        if (needed - len(player.units)) * each_takes < min(best, LONGEST):
            best = min(best, to_capital(s, seat, capital, needed, each_takes, begun))
    return max(0.0, nearness(best) - FAR_OFF)


def to_capital(s: GameState, seat: int, capital: int, needed: float, each_takes: float, begun: int) -> float:
    """Return the rounds until a capital falls to so many units: with as many armies as are soonest there."""
    player = s.players[seat]
    speed = player.power[SPEED_AT]
    lacking = max(0.0, needed - len(player.units))
    ways = sorted([steps_between(army, capital) for army in player.armies])
    home = min([steps_between(city, capital) for city in player.cities])
    together = max([armies_at(s, seat, army) for army in player.armies], default=0)
    alone = FORCE + GOVERNMENT_FORCE[player.government]
    best = NEVER
    for stack in range(1, min(player.power[STACKING_AT], ARMIES) + 1):
        more = max(0, stack - len(ways) - begun)
        room = alone + FORCE_EXTRA_ARMY * (stack - 1)
        away = ways[stack - 1] if stack <= len(ways) else max(home, ways[-1] if ways else 0)
        rounds = (lacking + more) * each_takes + max(0.0, (away - speed) / speed)
        rounds += LEARNED * max(0.0, needed - room)
        if together < stack:
            rounds += GATHERED
        best = min(best, rounds)
    return best
