"""What the board shows besides the view: which actions are open, and how far the technology cards are."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ecumene.games.age_of_civilization.actions.technologies import KNOWN_ALREADY, cell_obstacle
from ecumene.games.age_of_civilization.card_data import PERMANENT, ROW, THINGS, WINDOW
from ecumene.games.age_of_civilization.printed import ARROWS, layout
from ecumene.games.age_of_civilization.state import ALWAYS_OPEN, GameState
from ecumene.kernel.refusal import ALLOWED

ALWAYS: Final = [THINGS.slugs[action] for action in PERMANENT]
OPENS: Final = [max(1, at - WINDOW + 2) for at in range(ROW)]


def totals(s: GameState, viewer: int) -> dict[str, Any]:
    """Return the permanent actions, how each card of the row stands, and the technology cards of all seats."""
    window, kept = s.window(), ALWAYS_OPEN.get(s.scenario, [])
    return {
        "permanent": ALWAYS,
        "row": [standing(at, window, card in kept) for at, card in enumerate(s.row)],
        "opens": OPENS,
        "arrows": ARROWS,
        "technologies": [technology_card(player.cells, player.special) for player in s.players],
    }


def standing(at: int, window: range, kept: bool) -> str:
    """Return how open a card of the row lies; `stays` if it has left the window and the scenario keeps it open."""
    if at >= window.stop:
        return "future"
    if at >= window.start:
        return "open"
    return "stays" if kept else "past"


@cache
def technology_card(cells: int, special: int) -> list[list[str]]:
    """Return the technology in each of the nine cells, and whether the seat has it, may learn it, or not yet."""
    found = []
    for cell, technology in enumerate(layout(special)):
        wrong = cell_obstacle(cells, cell)
        state = "have" if wrong == KNOWN_ALREADY else "next" if wrong == ALLOWED else "far"
        found.append([THINGS.slugs[technology], state])
    return found
