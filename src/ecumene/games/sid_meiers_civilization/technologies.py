"""Technologies: the pyramid, and what learning one brings (p. 11, 20–22)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.abilities import (
    BUILDINGS_OF,
    GOVERNMENTS_OF,
    LEVEL,
    UNIT_RAISED,
    WITH_START,
)
from ecumene.games.sid_meiers_civilization.card_data import (
    ANARCHY,
    FAMILY,
    FIRST_GOVERNMENT,
    FIRST_TECHNOLOGY,
    ROWS,
    TECHNOLOGIES,
    TECHNOLOGY_OF,
    UPGRADE,
    WALLS,
    number,
)
from ecumene.games.sid_meiers_civilization.deeds import flip_buildings, recruit
from ecumene.games.sid_meiers_civilization.free_resource import FreeResource
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT, Player
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.victory import check_coins
from ecumene.kernel.luck import Luck

TOP = 5


def has_place(player: Player, technology: int) -> bool:
    """Return whether the pyramid has a place for a technology: on two cards of the level below (p. 21)."""
    level = LEVEL[technology]
    if level == 1:
        return True
    return player.power[LEVELS_AT + level - 2] >= player.power[LEVELS_AT + level - 1] + 2


def can_learn(player: Player, technology: int) -> bool:
    """Return whether a technology is new and has a place."""
    return not player.knows(technology) and has_place(player, technology)


def learnable(player: Player, other: Player, most: int) -> list[int]:
    """Return what one seat can learn from another for free: never Space Flight."""
    return [
        technology
        for technology in TECHNOLOGIES
        if other.knows(technology)
        and LEVEL[technology] <= most
        and LEVEL[technology] < TOP
        and can_learn(player, technology)
    ]


def learn(s: Civ, seat: int, technology: int, luck: Luck) -> None:
    """Learn a technology, and look at the coins."""
    lay_down(s, seat, technology, luck)
    check_coins(s, luck)


def lay_down(s: Civ, seat: int, technology: int, luck: Luck) -> None:
    """Lay a technology into the pyramid: units, buildings and governments follow at once."""
    player = s.players[seat]
    player.technologies |= 1 << (technology - FIRST_TECHNOLOGY)
    player.settle()
    for government in GOVERNMENTS_OF[technology]:
        player.learned |= 1 << (government - FIRST_GOVERNMENT)
    for form in BUILDINGS_OF[technology]:
        flip_buildings(s, seat, form)
    luck.tell("learned", seat, technology)
    unit = UNIT_RAISED[technology]
    if unit >= 0 and player.has("unit_and_resource"):
        recruit(s, seat, unit, luck)
        s.stack.append(FreeResource(seat, technology))


def unlocked(player: Player, government: int) -> bool:
    """Return whether a government can be adopted at all."""
    if government in WITH_START:
        return government == ANARCHY or government == number(ROWS[player.civilization]["government"])
    return player.knows(TECHNOLOGY_OF[government])


def can_build(player: Player, form: int) -> bool:
    """Return whether a form of a building is unlocked, and not replaced by its upgrade (p. 22)."""
    if not player.knows(TECHNOLOGY_OF[form]):
        return False
    if form == WALLS or FAMILY[form] != form or UPGRADE[form] < 0:
        return True
    return not player.knows(TECHNOLOGY_OF[UPGRADE[form]])
