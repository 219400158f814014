"""What the board shows besides the view, worked out by the rules: boards contain none."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civolution.building.projects import Building
from ecumene.games.civolution.card_data import FIRST_MATERIAL, THINGS
from ecumene.games.civolution.console.payment import PLANNED, TOO_MANY, available, ideas_for, picks_of
from ecumene.games.civolution.continent.spots import IDEA
from ecumene.games.civolution.dice.fate import highest_pass
from ecumene.games.civolution.effects.counts import diamonds, shining
from ecumene.games.civolution.eras.era import STEPS
from ecumene.games.civolution.modules.migration import Migration
from ecumene.games.civolution.modules.procreation import Procreation, Strengthening
from ecumene.games.civolution.modules.production import Production, Transport
from ecumene.games.civolution.pieces import lines_crossed
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import LAST_SPACE, MODULE_DICE, PHASES
from ecumene.games.civolution.solo.cards import open_icons
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.era_ahead import step_of_era
from ecumene.games.civolution.told.laid_out import block, land_rows
from ecumene.games.civolution.tribes import places as tribes

Doc = dict[str, Any]
# Steps of the era that are called otherwise than their phase.
PHASE_OF: Final[dict[str, str]] = {
    "weather": "event",
    "era-category": "event",
    "era-scored": "event",
    "statues": "income",
    "end": "income",
}


def totals(s: GameState, viewer: int) -> Doc:
    """Return what the rules say of a table as it lies.

    ideas, payable  by the dice that are to pay: what each module costs the viewer (a spectator sees the first
                    seat), and whether its ideas are there
    people          by party: strong and weak tribes on the continent
    passes          by seat: the highest die with which it passes a favour check
    to_line         by seat, by track: the steps to the next line; None: no line is left
    icons           by automated rival: the blue and red icons of its open cards
    times           how often what is under way can still be done, this time included; 0: once
    """
    ideas = ideas_by_dice(s.players[max(viewer, 0)])
    have = s.players[max(viewer, 0)].markers[IDEA]
    return {
        "ideas": ideas,
        "payable": {dice: [n is not None and n <= have for n in row] for dice, row in ideas.items()},
        "diamonds": [diamonds(player) for player in s.players],
        "shining": [[THINGS.slug(FIRST_MATERIAL + at) for at in shining(player)] for player in s.players],
        "people": [people(s, party) for party in range(len(s.players) + len(s.vici))],
        "passes": [highest_pass(player) for player in s.players],
        "to_line": [[to_line(space) for space in player.tracks] for player in s.players],
        "block": [block(player) for player in s.players],
        "lands": land_rows(s),
        "phase": phase(s),
        "times": times(s),
        "icons": [open_icons(rival.open) for rival in s.vici],
    }


def people(s: GameState, party: int) -> list[int]:
    """Return how many strong and weak tribes a party has on the continent."""
    strong = tribes.strong(s, party)
    return [strong, tribes.on_continent(s, party) - strong]


def to_line(space: int) -> int | None:
    """Return the steps that cross the next line of a progress track."""
    for after in range(space + 1, LAST_SPACE + 1):
        if lines_crossed(space, after):
            return after - space
    return None


def phase(s: GameState) -> str:
    """Return the phase of the era that is under way; none before the first."""
    begun = step_of_era(s)
    if not begun:
        return ""
    name = STEPS[begun - 1].removeprefix("begin-")
    name = PHASE_OF.get(name, name)
    assert name in PHASES
    return name


def times(s: GameState) -> int:
    """Return how often the seat that is asked can still do what it does."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Migration | Procreation | Strengthening | Production | Transport | Building):
        return frame.left
    return 0


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
