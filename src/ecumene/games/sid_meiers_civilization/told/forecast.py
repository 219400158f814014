"""What a seat comes to, and what it would leave unused by ending its turn now."""

from __future__ import annotations

from typing import Any

from ecumene.games.sid_meiers_civilization.card_data import ANARCHY, FIRST_GOVERNMENT, ROWS
from ecumene.games.sid_meiers_civilization.city_phase.building import acting
from ecumene.games.sid_meiers_civilization.city_phase.turn import CityTurn
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.map.ground import GIVES_RESOURCE
from ecumene.games.sid_meiers_civilization.map.sums import (
    coin_of,
    coins,
    culture_of,
    production_of,
    trade,
    trade_of,
)
from ecumene.games.sid_meiers_civilization.movement.turn import MoveTurn
from ecumene.games.sid_meiers_civilization.printed import MOST_TRADE
from ecumene.games.sid_meiers_civilization.research.research import researchable, threshold
from ecumene.games.sid_meiers_civilization.start_phase.turn import StartTurn, changes
from ecumene.games.sid_meiers_civilization.start_phase.wonders import usable_wonders
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.told.prices import move_price
from ecumene.games.sid_meiers_civilization.verbs import RESEARCH
from ecumene.games.sid_meiers_civilization.winning.victory import counted_cards, progress
from ecumene.kernel.frame import Action


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return the progress of a seat in per cent and on each way."""
    player = s.players[seat]
    if not player.cities:
        return {"progress": 0, "coins": 0, "space": 0, "pyramid": 0}
    return {
        "progress": progress(s, seat),
        "coins": coins(s, seat),
        "space": player.space,
        "pyramid": counted_cards(s, seat),
    }


def sends_anything(s: GameState, seat: int, square: int) -> bool:
    """Return whether a scout in a square adds to its cities: a symbol that does not count already."""
    if s.realm[square] == seat:
        return False
    player = s.players[seat]
    sums = production_of(s, player, square) + trade_of(s, player, square) + culture_of(s, player, square)
    shown = s.marker[square] < 0 and GIVES_RESOURCE[s.ground[square]] >= 0
    return bool(sums + coin_of(s, square)) or shown


def warnings(s: GameState, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Return cities without an action, figures left standing, a free change that lapses, trade above 27."""
    frame = s.stack[-1]
    player = s.players[seat]
    found: list[tuple[str, dict[str, Any]]] = []
    if isinstance(frame, CityTurn) and acting(s, seat):
        found.append(("warning-cities", {"count": len(acting(s, seat))}))
    if isinstance(frame, MoveTurn) and frame.armies + frame.scouts:
        found.append(("warning-figures", {"count": len(frame.armies) + len(frame.scouts)}))
        idle = [
            square for square in frame.scouts if square in player.scouts and not sends_anything(s, seat, square)
        ]
        if idle:
            found.append(("warning-scouts", {"count": len(idle)}))
    if isinstance(frame, StartTurn):
        free = [one for one in changes(s, seat) if player.fresh >> (one - FIRST_GOVERNMENT) & 1]
        if free and player.government != ANARCHY:
            found.append(("warning-government", {}))
        coming = sum([trade(s, seat, city) for city in range(len(player.cities))])
        for wonder in usable_wonders(s, seat):  # one that gives trade does so by itself when the phase ends
            coming += int(ROWS[wonder]["amount"]) if ROWS[wonder]["effect"] == "trade" else 0
        lost = player.trade + coming - MOST_TRADE
        if lost > 0:
            found.append(("warning-trade", {"count": lost}))
    return found


def cautions(s: GameState, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
    """Return what trade that is spent now takes away from the research of this round."""
    price = move_price(s, seat, a)
    if a[0] == RESEARCH or "trade" not in price:
        return []
    twin = s.copy()
    left = s.players[seat].trade - price["trade"].total()
    twin.players[seat].trade = left
    now, then = highest(s, seat), highest(twin, seat)
    if now == then:
        return []
    if then:
        return [("warning-research-level", {"left": left, "level": then, "before": now})]
    return [("warning-research", {"left": left, "needs": threshold(s, seat, 1)})]


def highest(s: GameState, seat: int) -> int:
    """Return the highest level of which a seat can research something, 0: none."""
    return max([LEVEL[technology] for technology in researchable(s, seat)], default=0)
