"""What lies on the continent and in the level blocks, in the rows in which boards draw it."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.continent.lands import CAMP_HAS_FIRE, CORNER_SLUGS, FIRST_CAMP, TERRITORIES
from ecumene.games.civolution.level_block.columns import is_active
from ecumene.games.civolution.player import GOAL_HOME, Player
from ecumene.games.civolution.printed import COLUMNS, FIRST_LEVEL, LEVEL_POINTS
from ecumene.games.civolution.state import BLOCKED, GameState
from ecumene.games.civolution.tribes import places as tribes

Doc = dict[str, Any]


def land_rows(s: GameState) -> list[Doc]:
    """Return by territory the encampments in use, the tribes outside them by party, boats, and the corners."""
    parties = range(len(s.players) + len(s.vici))
    found: list[Doc] = []
    for place in range(TERRITORIES):
        boats = [tribes.boat_in(s, seat, place) for seat in range(len(s.players))]
        found.append(
            {
                "camps": camps(s, place),
                "strong": [tribes.outside(s, party, place, False) for party in parties],
                "weak": [tribes.outside(s, party, place, True) for party in parties],
                "boats": [seat for seat, boat in enumerate(boats) if boat >= 0],
                "cargo": [s.players[seat].cargo[boat] if boat >= 0 else 0 for seat, boat in enumerate(boats)],
                "corners": [CORNER_SLUGS[corner] for corner in s.land.corners[place]],
            }
        )
    return found


def camps(s: GameState, place: int) -> list[Doc]:
    """Return the encampments of a territory that this game has."""
    first = FIRST_CAMP[place]
    return [
        {
            "number": camp - first + 1,
            "fire": CAMP_HAS_FIRE[camp],
            "owner": s.camp_owner[camp],
            "weak": s.camp_weak[camp] > 0,
        }
        for camp in range(first, FIRST_CAMP[place + 1])
        if s.camp_owner[camp] != BLOCKED
    ]


def block(player: Player) -> list[Doc]:
    """Return the levels of a block from below; above those that give points only as many as are used.

    slots  by column what lies there, None below its first level
    next   the columns, counted from 1, whose next thing goes to this level
    """
    piles = [pile(player, column) for column in range(COLUMNS)]
    highest = max(FIRST_LEVEL[column] + len(things) - 1 for column, things in enumerate(piles))
    return [
        {
            "level": level,
            "points": LEVEL_POINTS[level] if level < len(LEVEL_POINTS) else 0,
            "active": is_active(player, level),
            "slots": [slot(things, level - FIRST_LEVEL[column]) for column, things in enumerate(piles)],
            "next": [
                column + 1 for column, things in enumerate(piles) if level == FIRST_LEVEL[column] + len(things)
            ],
        }
        for level in range(1, max(len(LEVEL_POINTS) - 1, highest) + 1)
    ]


def slot(things: list[list[str]], at: int) -> list[str] | None:
    """Return what lies in a place of a column, None below its first level."""
    if at < 0:
        return None
    return things[at] if at < len(things) else []


def pile(player: Player, column: int) -> list[list[str]]:
    """Return what lies in a column from below; goals lie in two halves side by side."""
    left = player.columns[column]
    right = player.right if player.homes[GOAL_HOME] == column else []
    return [
        [THINGS.slugs[half[at]] for half in (left, right) if at < len(half)]
        for at in range(max(len(left), len(right)))
    ]
