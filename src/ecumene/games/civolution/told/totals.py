"""What the board shows besides the view: which dice pay for which module, and the diamonds that are active."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.card_data import FIRST_MATERIAL, THINGS
from ecumene.games.civolution.console.payment import PLANNED, TOO_MANY, available, ideas_for, picks_of
from ecumene.games.civolution.effects.counts import diamonds, shining
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import MODULE_DICE
from ecumene.games.civolution.state import GameState


def totals(s: GameState, viewer: int) -> dict[str, Any]:
    """Return what modules cost the viewer (a spectator sees the first seat), and the diamonds of every seat."""
    return {
        "ideas": ideas_by_dice(s.players[max(viewer, 0)]),
        "diamonds": [diamonds(player) for player in s.players],
        "shining": [[THINGS.slug(FIRST_MATERIAL + at) for at in shining(player)] for player in s.players],
    }


def ideas_by_dice(player: Player) -> dict[str, list[int | None]]:
    """Return the fewest ideas for each module, by the dice that are to pay for it; None: nothing pays for it.

    The dice are named by their values in rising order: "" leaves everything open, "3" wants a die of 3, "15" a die
    of 1 and a die of 5.
    """
    found = {"": [TOO_MANY] * len(MODULE_DICE)}
    for one, other in pairs(player):
        ideas = [ideas_for(player, one, other, asked) for asked in MODULE_DICE]
        for dice in dice_of(one, other):
            found[dice] = least(found[dice], ideas) if dice in found else ideas
    return {dice: [None if n >= TOO_MANY else n for n in ideas] for dice, ideas in found.items()}


def pairs(player: Player) -> list[tuple[int, int]]:
    """Return every two payments that a civilization has, each pair once."""
    picks = picks_of(player)
    same = [(pick, pick) for pick in picks if available(player, pick) > 1]
    return same + [(one, other) for at, one in enumerate(picks) for other in picks[at + 1 :]]


def dice_of(one: int, other: int) -> list[str]:
    """Return the names of the dice whose price two payments count for: none, each die, both."""
    values = [str(pick + 1) for pick in (one, other) if pick < PLANNED]
    both = ["".join(values)] if len(values) > 1 else []
    return ["", *dict.fromkeys(values), *both]


def least(some: list[int], others: list[int]) -> list[int]:
    """Return the smaller number at each place."""
    return [min(one, other) for one, other in zip(some, others, strict=True)]
