"""What trade that is spent now takes away from the research of this round."""

from __future__ import annotations

from typing import Any

from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.research.research import researchable, threshold
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.told.prices import move_price
from ecumene.games.sid_meiers_civilization.verbs import RESEARCH
from ecumene.kernel.frame import Action


def cautions(s: GameState, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
    """Return what trade that is spent now takes away from the research of this round."""
    price = move_price(s, seat, a)
    if a[0] == RESEARCH or "trade" not in price:
        return []
    spent = price["trade"].total()
    now, then, left = highest(s, seat, 0), highest(s, seat, spent), s.players[seat].trade - spent
    if now == then:
        return []
    if then:
        return [("warning-research-level", {"left": left, "level": then, "before": now})]
    return [("warning-research", {"left": left, "needs": threshold(s, seat, 1)})]


def highest(s: GameState, seat: int, spent: int) -> int:
    """Return the highest level of which a seat can research something after spending trade, 0: none."""
    return max([LEVEL[technology] for technology in researchable(s, seat, spent)], default=0)
