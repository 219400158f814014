"""What makes a reason of the action phase concrete: its thing, what it needs, and what there is."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.civil import reasons as why
from ecumene.games.through_the_ages.civil.develop import tolls_unpaid
from ecumene.games.through_the_ages.civil.obstacles import BACH, most_stages
from ecumene.games.through_the_ages.civil.ordered_actions import Terms, for_units, goods_price
from ecumene.games.through_the_ages.economy.spending import (
    budget,
    civil_actions,
    food_budget,
    military_actions,
    science_for,
)
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS, URBAN_LIMIT
from ecumene.games.through_the_ages.military.tactics import COPY_PRICE, PLAY_PRICE
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import BUILD_STAGE, UPGRADE
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import WRONG_KIND

LACKS_FOOD: Final[list[int]] = [why.GROWTH_PRICE]
LACKS_RESOURCES: Final[list[int]] = [
    why.BUILD_PRICE, why.UNIT_PRICE, why.UPGRADE_PRICE, why.UPGRADE_UNIT_PRICE, why.STAGE_PRICE,
]  # fmt: skip
LACKS_SCIENCE: Final[list[int]] = [why.DEVELOP_PRICE, why.GOVERNMENT_PRICE, why.REVOLUTION_PRICE]


def civil_details(s: GameState, seat: int, a: Action, reason: int, terms: Terms) -> tuple[int, int, int]:
    """Return the thing of a reason, what is needed and what there is."""
    if reason == why.TOLL:
        partner, amount, pact = tolls_unpaid(s, seat)[0]
        return pact, amount, s.players[partner].science
    need, have = _price(s, seat, a, reason, terms)
    if need < 0:
        need, have = _numbers(s.players[seat], a, reason, terms)
    return _thing(s.players[seat], a, reason, terms), need, have


def _thing(player: Player, a: Action, reason: int, terms: Terms) -> int:
    """Return the card that a reason is about."""
    if reason in why.NO_THING:
        return -1
    if reason == why.BACH_USED:
        return BACH
    if reason == why.NO_RECRUITER:
        return terms.source
    if a[0] == BUILD_STAGE:
        return player.wonder
    return a[2] if a[0] == UPGRADE and reason not in why.OLD_CARD else a[1]


def _price(s: GameState, seat: int, a: Action, reason: int, terms: Terms) -> tuple[int, int]:
    """Return a price and what there is to pay it; (-1, -1) where it is not the price that stands in the way."""
    player = s.players[seat]
    if reason in LACKS_FOOD:
        return goods_price(s, seat, a, terms)["food"].total(), food_budget(player)
    if reason in LACKS_RESOURCES:
        return goods_price(s, seat, a, terms)["resources"].total(), budget(player, for_units(a))
    if reason in LACKS_SCIENCE:
        return goods_price(s, seat, a, terms)["science"].total(), science_for(player, a[1])
    return -1, -1


def _numbers(player: Player, a: Action, reason: int, terms: Terms) -> tuple[int, int]:
    """Return what a reason needs, and what there is; (-1, -1) where it has no numbers."""
    power = player.power
    if reason in why.KINDS:
        return WRONG_KIND, -1
    if reason in why.ONE_ACTION:
        return 1, 0
    if reason == why.PLAY_IMPOSSIBLE:
        return 0, 0
    if reason == why.BUILD_LIMIT:
        return power[URBAN_LIMIT], power[URBAN_LIMIT]
    if reason == why.STAGE_ORDERED:
        return terms.stages, a[1]
    if reason == why.STAGE_COUNT:
        return most_stages(player, terms.stages), a[1]
    if reason == why.REVOLUTION_ACTIONS:
        return power[CIVIL_ACTIONS], civil_actions(player)
    if reason == why.ROBESPIERRES_ACTIONS:
        return power[MILITARY_ACTIONS], player.ma
    if reason == why.TACTIC_PRICE:
        return PLAY_PRICE, military_actions(player)
    if reason == why.COPY_PRICE:
        return COPY_PRICE, military_actions(player)
    return -1, -1
