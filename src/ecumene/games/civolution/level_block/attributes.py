"""Attribute tokens: taken and installed whenever their owner is asked anything."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import FEATURE_ROWS, ROWS
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import FEATURE
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.level_block.columns import ANOTHER_COLUMN, columns_for, insert
from ecumene.games.civolution.player import ATTRIBUTE_HOME
from ecumene.games.civolution.printed import ATTRIBUTE_RETURN
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import ATTRIBUTE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, WRONG_KIND

_FEATURES: Final[list[str]] = [row["id"] for row in FEATURE_ROWS]
# By thing: the spot of the feature that an attribute token asks for, and how many markers of it.
ASKS_SPOT: Final[list[int]] = [
    FEATURE + _FEATURES.index(row["feature"]) if "feature" in row else -1 for row in ROWS
]
ASKS: Final[list[int]] = [row.get("have", 0) if "feature" in row else 0 for row in ROWS]


NOT_SHOWN: Final = because("civo.attribute.take", WRONG_KIND)
FEW_MARKERS: Final = because("civo.attribute.take")
RESERVED: Final = because("civo.block.columns", 1)


def token_obstacle(s: GameState, seat: int, token: int) -> int:
    """Return what keeps a civilization from an attribute token, wherever it would go."""
    if token not in s.attribute_display:
        return NOT_SHOWN
    return FEW_MARKERS if s.players[seat].markers[ASKS_SPOT[token]] < ASKS[token] else ALLOWED


def attribute_obstacle(s: GameState, seat: int, token: int, column: int, reserved: int) -> int:
    """Return what keeps a civilization from installing an attribute token in a column."""
    why = token_obstacle(s, seat, token)
    if why != ALLOWED:
        return why
    if column not in columns_for(s.players[seat], ATTRIBUTE_HOME):
        return ANOTHER_COLUMN
    return RESERVED if column == reserved else ALLOWED


def attribute_details(s: GameState, seat: int, token: int, why: int) -> Details:
    """Return the token, and the markers it asks for against those that are there."""
    if why == FEW_MARKERS:
        return token, ASKS[token], s.players[seat].markers[ASKS_SPOT[token]]
    return token, case_of(why), -1


def within_reach(s: GameState, seat: int) -> list[int]:
    """Return the attribute tokens of the display for which a civilization has the markers."""
    return [token for token in s.attribute_display if token >= 0 and token_obstacle(s, seat, token) == ALLOWED]


def attribute_moves(s: GameState, seat: int, reserved: int = -1) -> list[Action]:
    """Return the attribute tokens that a civilization can take now, for each column but a reserved one."""
    return [
        (ATTRIBUTE, token, column + 1)
        for token in within_reach(s, seat)
        for column in columns_for(s.players[seat], ATTRIBUTE_HOME)
        if attribute_obstacle(s, seat, token, column, reserved) == ALLOWED
    ]


def take_attribute(s: GameState, seat: int, token: int, column: int, luck: Luck) -> None:
    """Return a marker, take the token, draw the next one, install it."""
    player = s.players[seat]
    player.markers[ASKS_SPOT[token]] -= ATTRIBUTE_RETURN
    player.supply += ATTRIBUTE_RETURN
    place = s.attribute_display.index(token)
    s.attribute_display[place] = luck.take(s.attribute_bag) if s.attribute_bag else -1
    insert(player, token, column)
    refresh(player)
    luck.tell("attribute", seat, token, column + 1)
