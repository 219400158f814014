"""What an action brings."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import COUNT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.told.forecast import forecast
from ecumene.games.sid_meiers_civilization.told.prices import move_price
from ecumene.games.sid_meiers_civilization.verbs import GRAMMAR
from ecumene.kernel.frame import Action, apply, waiting
from ecumene.kernel.grammar import MAYBE, THING
from ecumene.kernel.luck import Blind, Unforeseen
from ecumene.kernel.modifiers import Gain

NO_THING: Final = -1


def numbers(s: GameState, seat: int) -> dict[str, int]:
    """Return the numbers of a seat that everybody sees."""
    player = s.players[seat]
    found = {"trade": player.trade, "culture": player.culture, "gifts": player.gifts, "canal": player.canal}
    return {**found, **forecast(s, seat)}


def move_gain(s: GameState, seat: int, a: Action) -> list[Gain]:
    """Return by how much each number grows, as far as that can be foreseen: played on a copy, without luck."""
    frame = s.stack[-1]
    if a == frame.declines(s, seat):
        return []
    twin = s.copy()
    try:
        apply(twin, seat, a, Blind())
    except Unforeseen:
        return []
    if twin.over or seat not in waiting(twin) or type(twin.stack[-1]) is not type(frame):
        return []
    before, after = numbers(s, seat), numbers(twin, seat)
    paid = {kind: cost.total() for kind, cost in move_price(s, seat, a).items()}
    source = a[1] if GRAMMAR.verbs[a[0]].subject in (THING, MAYBE) and 0 <= a[1] < COUNT else NO_THING
    found: list[Gain] = []
    for kind, amount in after.items():
        brought = amount - before[kind] + paid.get(kind, 0)
        if brought:
            found.append((kind, brought, source))
    return found
