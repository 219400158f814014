"""What an action brings."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import COUNT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.told.forecast import ways
from ecumene.games.sid_meiers_civilization.verbs import GRAMMAR
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import MAYBE, THING
from ecumene.kernel.look_ahead import move_alone
from ecumene.kernel.modifiers import Gain
from ecumene.kernel.sealed import question_of

NO_THING: Final = -1


def numbers(s: GameState, seat: int) -> dict[str, int]:
    """Return the numbers of a seat that everybody sees."""
    player = s.players[seat]
    found = {"trade": player.trade, "culture": player.culture, "gifts": player.gifts, "canal": player.canal}
    return {**found, **ways(s, seat)}


def move_gain(s: GameState, seat: int, a: Action) -> list[Gain]:
    """Return by how much each number grows, as far as a move can be carried out without luck and other seats."""
    if question_of(s) is not None or not s.players[seat].cities or a == s.stack[-1].declines(s, seat):
        return []
    ahead = move_alone(s, seat, a)
    if ahead.stops or ahead.state.over:
        return []
    before, after, told = numbers(s, seat), numbers(ahead.state, seat), ahead.sums(seat)
    source = a[1] if GRAMMAR.verbs[a[0]].subject in (THING, MAYBE) and 0 <= a[1] < COUNT else NO_THING
    found: list[Gain] = []
    for kind, amount in after.items():
        brought = amount - before[kind] + told.get(f"paid-{kind}", 0)
        if brought:
            found.append((kind, brought, source))
    return found
