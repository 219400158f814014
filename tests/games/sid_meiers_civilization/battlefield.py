"""A battle of one army against one, and how it stands."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.card_data import THINGS
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.situation import (
    army,
    moving,
    open_map,
    play,
    table,
    units,
)


def field(
    mine: tuple[str, ...], theirs: tuple[str, ...], civilization: str = "america", other: str = "rome"
) -> GameState:
    """Return a battle of one army against one, attacker first named, about to begin."""
    s = table(civilization, other)
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    for seat in (0, 1):
        units(s, seat)
    units(s, 0, *mine)
    units(s, 1, *theirs)
    army(s, 0, "d5")
    army(s, 1, "d6")
    s.players[1].trade = 9
    moving(s)
    return s


def attack(s: GameState) -> GameState:
    """Let the battle begin."""
    return play(s, "pick army d5", "walk d6")


def under_way(s: GameState) -> Battle:
    """Return the battle."""
    battle = s.stack[-1]
    assert isinstance(battle, Battle)
    return battle


def wounds(s: GameState) -> list[tuple[str, int, str, int]]:
    """Return the fronts: the attacker's unit and wounds, the defender's unit and wounds."""
    battle = under_way(s)
    rows = zip(battle.front, battle.hurt, battle.facing, battle.harmed, strict=True)
    return [(THINGS.slug(one), a, THINGS.slug(other), b) for one, a, other, b in rows]
