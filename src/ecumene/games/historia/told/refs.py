"""What on the table a move touches."""

from __future__ import annotations

from ecumene.games.historia.card_data import CIVILIZATIONS, THINGS
from ecumene.games.historia.components.world import TERRITORIES
from ecumene.games.historia.state import GameState
from ecumene.games.historia.verbs import (
    ATTACK,
    COMMAND,
    DONE,
    LAY,
    PLACE_CUBE,
    SKIP,
    TAKE,
    TRADE_WITH,
    VERBS,
    WITHDRAW,
)
from ecumene.kernel.frame import Action


def card(thing: int) -> str:
    """Return the ref of a card."""
    return f"card:{THINGS.slug(thing)}"


def civilization(thing: int) -> str:
    """Return the ref of a civilization."""
    return f"civilization:{THINGS.slug(thing)}"


def move_refs(s: GameState, seat: int, a: Action) -> list[str]:
    """Return what a move touches: the thing it starts from first."""
    verb, subject, amount = a
    if verb == LAY:
        source = s.stack[-1].source()
        return [card(source), f"cell:{subject},{amount}"] if source >= 0 else [f"cell:{subject},{amount}"]
    if verb == COMMAND:
        return [card(subject)]
    if verb in (PLACE_CUBE, WITHDRAW):
        return [f"place:{TERRITORIES[subject]}"]
    if verb == ATTACK:
        return [civilization(subject), f"place:{TERRITORIES[amount]}"]
    if verb == TRADE_WITH or (verb == TAKE and subject in CIVILIZATIONS):
        return [civilization(subject)]
    if verb in (DONE, SKIP) and subject < 0:
        return [f"seat:{seat}"]
    refs = [card(subject)]
    if VERBS[verb].amount and amount >= 0:
        refs.append(card(amount))
    return refs
