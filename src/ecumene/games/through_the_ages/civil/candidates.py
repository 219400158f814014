"""The lists of possible actions: what the cards of a player suggest, less what has an obstacle.

What closes an action altogether is asked once, before its candidates are gone through.
"""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    FIRST,
    FIRST_UNIT,
    GOVERNMENT,
    IS_TECHNOLOGY,
    LAB,
    LAST_OF_TYPE,
    THEATER,
    TYPE,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.civil.obstacles import (
    BACH,
    build_closed,
    develop_closed,
    most_stages,
    removal_closed,
    revolution_obstacle,
    science_obstacle,
    site_obstacle,
    stage_obstacle,
    upgrade_obstacle,
)
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import BUILD, BUILD_STAGE, DEVELOP, DISBAND, REVOLUTION, UPGRADE
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import ALLOWED


def add_worker_moves(player: Player, verb: int, actions: int, resources: int, out: list[Action]) -> None:
    """Add all builds, upgrades and removals: of units where they are disbanded (`verb`), else of buildings."""
    unit = verb == DISBAND
    workers = player.workers
    upgrades: list[Action] = []
    removals: list[Action] = []
    builds = build_closed(player, unit, actions) == ALLOWED
    for card in range(FIRST_UNIT, WORKER_CARDS) if unit else range(FIRST_UNIT):
        count = workers[card]
        if count < 0:
            continue
        if builds and site_obstacle(player, card, resources, 0) == ALLOWED:
            out.append((BUILD, card, 0))
        if count:
            removals.append((verb, card, 0))
            for new in range(card + 1, LAST_OF_TYPE[card] + 1):
                if workers[new] >= 0 and upgrade_obstacle(player, card, new, actions, resources, 0) == ALLOWED:
                    upgrades.append((UPGRADE, card, new))
    out += upgrades
    if player.leader == BACH and not unit:
        add_bach(player, actions, resources, out)
    if removal_closed(verb, actions) == ALLOWED:
        out += removals


def add_builds(player: Player, cards: list[int], resources: int, change: int, out: list[Action]) -> None:
    """Add the cards in play, of those given, on which a worker can go; building is not closed."""
    for card in cards:
        if site_obstacle(player, card, resources, change) == ALLOWED:
            out.append((BUILD, card, 0))


def add_upgrades(
    player: Player, cards: list[int], actions: int, resources: int, change: int, out: list[Action]
) -> None:
    """Add the upgrades from cards with workers to better ones of their type."""
    workers = player.workers
    for old in cards:
        for new in range(old + 1, LAST_OF_TYPE[old] + 1):
            if workers[new] >= 0 and upgrade_obstacle(player, old, new, actions, resources, change) == ALLOWED:
                out.append((UPGRADE, old, new))


def add_bach(player: Player, actions: int, resources: int, out: list[Action]) -> None:
    """Add the urban buildings that J. S. Bach can turn into theaters (p. 11)."""
    for old in range(FIRST[LAB], FIRST[THEATER]):
        for new in range(FIRST[THEATER], FIRST[THEATER + 1]):
            if upgrade_obstacle(player, old, new, actions, resources, 0) == ALLOWED:
                out.append((UPGRADE, old, new))


def add_stages(player: Player, actions: int, resources: int, change: int, ordered: int, out: list[Action]) -> None:
    """Add the numbers of stages of the unfinished wonder that can be completed."""
    if player.wonder < 0:
        return
    for count in range(1, most_stages(player, ordered) + 1):
        if stage_obstacle(player, count, actions, resources, change, ordered) == ALLOWED:
            out.append((BUILD_STAGE, count, 0))


def technologies_of(player: Player) -> list[int]:
    """Return the technologies of the hand."""
    return [card for card in player.hand if IS_TECHNOLOGY[card]]


def add_develops(
    s: GameState, seat: int, technologies: list[int], actions: int, change: int, out: list[Action]
) -> None:
    """Add the technologies of the hand that can be developed."""
    player = s.players[seat]
    found: list[Action] = []
    for card in technologies:
        if science_obstacle(player, card, change) == ALLOWED:
            found.append((DEVELOP, card, 0))
    if found and develop_closed(s, seat, actions) == ALLOWED:
        out += found


def add_revolutions(s: GameState, seat: int, technologies: list[int], change: int, out: list[Action]) -> None:
    """Add the governments of the hand that a revolution can bring."""
    for card in technologies:
        if TYPE[card] == GOVERNMENT and revolution_obstacle(s, seat, card, change) == ALLOWED:
            out.append((REVOLUTION, card, 0))
