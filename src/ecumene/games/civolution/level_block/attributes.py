"""Attribute tokens: taken and installed whenever their owner is asked anything."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import FEATURE_ROWS, ROWS
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.figures import ATTRIBUTE_RETURN
from ecumene.games.civolution.level_block.columns import columns_for, insert
from ecumene.games.civolution.player import ATTRIBUTE_HOME
from ecumene.games.civolution.spots import FEATURE
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import ATTRIBUTE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

_FEATURES: Final[list[str]] = [row["id"] for row in FEATURE_ROWS]
# By thing: the spot of the feature that an attribute token asks for, and how many markers of it.
ASKS_SPOT: Final[list[int]] = [
    FEATURE + _FEATURES.index(row["feature"]) if "feature" in row else -1 for row in ROWS
]
ASKS: Final[list[int]] = [row.get("have", 0) if "feature" in row else 0 for row in ROWS]


def within_reach(s: Board, seat: int) -> list[int]:
    """Return the attribute tokens of the display for which a civilization has the markers."""
    markers = s.players[seat].markers
    return [token for token in s.attribute_display if token >= 0 and markers[ASKS_SPOT[token]] >= ASKS[token]]


def attribute_moves(s: Board, seat: int, reserved: int = -1) -> list[Action]:
    """Return the attribute tokens that a civilization can take now, for each column but a reserved one."""
    found: list[Action] = []
    for token in within_reach(s, seat):
        columns = [column for column in columns_for(s.players[seat], ATTRIBUTE_HOME) if column != reserved]
        found += [(ATTRIBUTE, token, column + 1) for column in columns]
    return found


def take_attribute(s: Board, seat: int, token: int, column: int, luck: Luck) -> None:
    """Return a marker, take the token, draw the next one, install it."""
    player = s.players[seat]
    player.markers[ASKS_SPOT[token]] -= ATTRIBUTE_RETURN
    player.supply += ATTRIBUTE_RETURN
    place = s.attribute_display.index(token)
    s.attribute_display[place] = luck.take(s.attribute_bag) if s.attribute_bag else -1
    insert(player, token, column)
    refresh(player)
    luck.tell("attribute", seat, token, column + 1)


def refuse_attribute(s: Board, seat: int, a: Action) -> Refusal | None:
    """Say why a token of the display cannot be taken: markers are lacking, or the column is another's."""
    token, player = a[1], s.players[seat]
    if token < 0 or token not in s.attribute_display:
        return None
    have = player.markers[ASKS_SPOT[token]]
    if have < ASKS[token]:
        return Refusal("civo.attribute.take", token, ASKS[token], have)
    return Refusal("civo.block.columns", token)
