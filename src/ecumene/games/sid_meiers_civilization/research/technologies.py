"""Technologies: the pyramid, and what learning one brings (p. 11, 20–22)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    ANARCHY,
    FAMILY,
    FIRST_GOVERNMENT,
    FIRST_TECHNOLOGY,
    IS_TECHNOLOGY,
    ROWS,
    TECHNOLOGIES,
    TECHNOLOGY_OF,
    UPGRADE,
    WALLS,
    number,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import (
    BUILDINGS_OF,
    GOVERNMENTS_OF,
    LEVEL,
    UNIT_RAISED,
    WITH_START,
)
from ecumene.games.sid_meiers_civilization.pieces import flip_buildings, recruit
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT, Player
from ecumene.games.sid_meiers_civilization.research.free_resource import FreeResource
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

TOP: Final = 5
NO_TECHNOLOGY: Final = reason("smc.research.one")
KNOWN: Final = reason("smc.research.one")
NO_PLACE: Final = reason("smc.research.pyramid")
NOT_FREE: Final = reason("smc.ruling.free-tech")
NOT_TAUGHT: Final = reason("smc.ruling.free-tech")


def listed(technologies: list[int], mask: int) -> list[int]:
    """Return those of some technologies that are in a mask."""
    return [one for one in technologies if mask >> (one - FIRST_TECHNOLOGY) & 1]


def has_place(player: Player, technology: int) -> bool:
    """Return whether the pyramid has a place for a technology: on two cards of the level below (p. 21)."""
    level = LEVEL[technology]
    if level == 1:
        return True
    return player.power[LEVELS_AT + level - 2] >= player.power[LEVELS_AT + level - 1] + 2


def learn_obstacle(player: Player, technology: int) -> int:
    """Return what keeps a technology from the pyramid of a seat: it is none, is known, or has no place."""
    if not IS_TECHNOLOGY[technology]:
        return NO_TECHNOLOGY
    if player.knows(technology):
        return KNOWN
    return ALLOWED if has_place(player, technology) else NO_PLACE


def can_learn(player: Player, technology: int) -> bool:
    """Return whether a technology is new and has a place."""
    return learn_obstacle(player, technology) == ALLOWED


def free_obstacle(player: Player, teachers: list[Player], technology: int, most: int) -> int:
    """Return what keeps a seat from learning from others for free: never Space Flight, nor above a level."""
    if not IS_TECHNOLOGY[technology] or LEVEL[technology] > min(most, TOP - 1):
        return NOT_FREE
    if not any(teacher.knows(technology) for teacher in teachers):
        return NOT_TAUGHT
    return learn_obstacle(player, technology)


def learnable(player: Player, teachers: list[Player], most: int) -> list[int]:
    """Return what one seat can learn from others for free."""
    taught = 0
    for teacher in teachers:
        taught |= teacher.technologies
    return [one for one in listed(TECHNOLOGIES, taught) if free_obstacle(player, teachers, one, most) == ALLOWED]


def learn(s: GameState, seat: int, technology: int, luck: Luck) -> None:
    """Learn a technology, and look at the coins."""
    lay_down(s, seat, technology, luck)
    check_coins(s, luck)


def lay_down(s: GameState, seat: int, technology: int, luck: Luck) -> None:
    """Lay a technology into the pyramid: units, buildings and governments follow at once."""
    player = s.players[seat]
    player.technologies |= 1 << (technology - FIRST_TECHNOLOGY)
    player.derive()
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
