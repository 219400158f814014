"""Discovery: closed locations are turned up (p. 20)."""

from __future__ import annotations

from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.locations.kinds import DISCOVERY, KIND, VOLCANO, corner_place
from ecumene.games.civolution.pieces import score, trigger
from ecumene.games.civolution.state import FREE, GameState
from ecumene.kernel.luck import Luck


def turn_up(s: GameState, corner: int, luck: Luck) -> int:
    """Turn a location up, and let a volcano send the farms around it home; return its points."""
    location = luck.take(s.unseen)
    s.locations[corner] = location
    luck.tell("revealed", -1, location, target=corner_place(corner))
    if KIND[location] == VOLCANO:
        for place in s.land.around[corner]:
            owner = s.farm_owner[place]
            if owner != FREE:
                s.farm_owner[place] = FREE
                s.players[owner].farms += 1
                luck.tell("farm-lost", owner, location, target=place)
    return DISCOVERY[KIND[location]]


def reveal(s: GameState, seat: int, corner: int, luck: Luck, source: int) -> None:
    """Let a civilization discover a location: points, and what waits for it."""
    points = turn_up(s, corner, luck)
    score(s, seat, points + s.players[seat].power[ops.EXPLORE_PLUS], luck, s.locations[corner])
    trigger(s, seat, ops.REVEALED, ops.EVERY, luck)
