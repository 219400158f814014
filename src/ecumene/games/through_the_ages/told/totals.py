"""What the board shows besides the view: prices of the row, who faces an uprising, and the banks as printed."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.card_data import CONTENT, ROW, TAKE_PRICE
from ecumene.games.through_the_ages.civil.costs import take_price
from ecumene.games.through_the_ages.economy.production import uprising
from ecumene.games.through_the_ages.state import GameState


def totals(s: GameState, viewer: int) -> dict[str, Any]:
    """Return for each place of the row what it costs and what its card costs the viewer; then the rest."""
    return {
        "row": [[TAKE_PRICE[place], row_price(s, viewer, place)] for place in range(ROW)],
        "uprising": [uprising(s, seat) for seat in range(len(s.players))],
        "banks": BANKS,
    }


def row_price(s: GameState, viewer: int, place: int) -> int:
    """Return the civil actions that the card in a place costs the viewer; a spectator sees the printed price."""
    if viewer < 0 or s.row[place] < 0:
        return TAKE_PRICE[place]
    return take_price(s.players[viewer], s.row[place], place)


def slots(section: dict[str, Any]) -> int:
    """Return how many slots a section of a bank has."""
    first, last = section["slots"]
    return int(last - first + 1)


BANKS: Final[dict[str, Any]] = {
    "yellow": [
        {
            "slots": slots(section),
            "price": section["food_cost"],
            "eats": section["consumption"],
            "faces": [faces for faces, _, _ in section["happiness"]],
        }
        for section in CONTENT.value("yellow_bank")["sections"]
    ],
    "blue": [
        {"slots": slots(section), "takes": section["corruption"]}
        for section in CONTENT.value("blue_bank")["sections"]
    ],
}
"""The banks from the left. Tokens leave from the right; under each section, what an emptied one brings."""
