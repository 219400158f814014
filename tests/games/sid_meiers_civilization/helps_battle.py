"""Ways to help a side of a battle whose move is refused (see remedies.py)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import KIND
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import HEAL, WOUND
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal
from tests.games.sid_meiers_civilization.readings import top


def card_in_force(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the side the unit card."""
    battle = top(s)
    battle.hand(battle.side).append(a[1])
    return KIND[a[1]] == "unit_card"


def wounds_left(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the side have wounds to deal or to heal, or no more of them."""
    battle = top(s)
    if a[0] not in (WOUND, HEAL):
        battle.deal = battle.mend = 0
    else:
        battle.deal, battle.mend = int(a[0] == WOUND), int(a[0] == HEAL)
    return True


def front_free(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a unit of the other side on the front and none of one's own; further fronts there are not."""
    battle, at = top(s), r.need - 1
    if not 0 <= at < len(battle.front):
        return False
    battle.units(1 - battle.side)[at] = battle.hand(battle.side)[0]
    battle.units(battle.side)[at] = -1
    return True


def wounded(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Wound the unit on a front."""
    battle, at = top(s), r.need - 1
    if not 0 <= at < len(battle.front):
        return False
    battle.wounds(battle.side)[at] = 1
    return True
