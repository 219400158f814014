"""What a civilization faces after its last turn of the action phase: hunger, weather, what it leaves unused."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civolution.console.reset import FINAL
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.continent.spots import FEATURE, FOCUS, PLANNING
from ecumene.games.civolution.level_block.attributes import attribute_moves
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.era_ahead import food_ahead, weather_ahead

Told = tuple[str, dict[str, Any]]
# By what the weather asks for.
WEATHER: Final[list[list[Told]]] = [[], [("warning-weather-food", {})], [("warning-weather-tribe", {})]]


def warnings(s: GameState, seat: int) -> list[Told]:
    """Return what comes of ending the last turn now."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Turn) or frame.seat != seat or s.closing != FINAL:
        return []
    found: list[Told] = []
    need, have = food_ahead(s, seat)
    if need > have:
        found.append(("warning-hunger", {"n": need - have, "need": need, "have": have}))
    found += WEATHER[weather_ahead(s, seat)]
    player = s.players[seat]
    unused = player.markers[FOCUS] + sum(player.markers[PLANNING:FEATURE])
    if unused:
        found.append(("warning-markers", {"n": unused}))
    tokens = {a[1] for a in attribute_moves(s, seat)}
    if tokens:
        found.append(("warning-attributes", {"n": len(tokens)}))
    return found
