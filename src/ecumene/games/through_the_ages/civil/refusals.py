"""What is told about a reason of the action phase: its thing, what it needs, and what there is."""

from __future__ import annotations

from ecumene.games.through_the_ages.civil import reasons as why
from ecumene.games.through_the_ages.civil.costs import (
    build_price,
    develop_price,
    population_price,
    revolution_price,
    take_price,
    upgrade_price,
)
from ecumene.games.through_the_ages.civil.develop import toll_payers
from ecumene.games.through_the_ages.civil.obstacles import BACH, most_stages
from ecumene.games.through_the_ages.civil.ordered_actions import Terms
from ecumene.games.through_the_ages.civil.take import hand_limit, place_of
from ecumene.games.through_the_ages.civil.wonders import stages_price
from ecumene.games.through_the_ages.economy.blue_bank import food
from ecumene.games.through_the_ages.economy.spending import budget, civil_actions, military_actions, science_for
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS, URBAN_LIMIT
from ecumene.games.through_the_ages.military.tactics import COPY_PRICE, PLAY_PRICE
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import BUILD_STAGE, UPGRADE
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import WRONG_KIND, Refusal, refusal


def civil_refusal(s: GameState, seat: int, a: Action, reason: int, terms: Terms) -> Refusal:
    """Return a reason with its thing and numbers."""
    player = s.players[seat]
    thing = _thing(player, a, reason, terms)
    if reason in why.KINDS:
        return refusal(reason, thing, WRONG_KIND)
    if reason in why.ONE_ACTION:
        return refusal(reason, thing, 1, 0)
    if reason == why.PLAY_IMPOSSIBLE:
        return refusal(reason, thing, 0, 0)
    if reason == why.TOLL:
        partner, amount, pact = next(toll for toll in toll_payers(s, seat) if s.players[toll[0]].science < toll[1])
        return refusal(reason, pact, amount, s.players[partner].science)
    need, have = _numbers(player, a, reason, terms)
    return refusal(reason, thing, need, have)


def take_refusal(s: GameState, seat: int, a: Action, reason: int, actions: int) -> Refusal:
    """Return why a card cannot be taken from the row, with what it costs and what there is."""
    player = s.players[seat]
    if reason == why.TAKE_LIMIT:
        return refusal(reason, a[1], hand_limit(player), len(player.hand))
    if reason in (why.TAKE_PRICE, why.TAKE_WONDER_PRICE):
        return refusal(reason, a[1], take_price(player, a[1], place_of(s, a)), actions)
    return refusal(reason, a[1])


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


def _numbers(player: Player, a: Action, reason: int, terms: Terms) -> tuple[int, int]:
    """Return what a reason needs, and what there is; (-1, -1) where it has no numbers."""
    _, card, amount = a
    power = player.power
    if reason == why.GROWTH_PRICE:
        return max(0, population_price(player) + terms.food), food(player) + player.food_pool
    if reason in (why.BUILD_PRICE, why.UNIT_PRICE):
        return max(0, build_price(player, card) + terms.resources), budget(player, reason == why.UNIT_PRICE)
    if reason == why.BUILD_LIMIT:
        return power[URBAN_LIMIT], power[URBAN_LIMIT]
    if reason in (why.UPGRADE_PRICE, why.UPGRADE_UNIT_PRICE):
        price = max(0, upgrade_price(player, card, amount) + terms.resources)
        return price, budget(player, reason == why.UPGRADE_UNIT_PRICE)
    if reason == why.STAGE_ORDERED:
        return terms.stages, card
    if reason == why.STAGE_COUNT:
        return most_stages(player, terms.stages), card
    if reason == why.STAGE_PRICE:
        return max(0, stages_price(player, card) + terms.resources), budget(player, False)
    if reason in (why.DEVELOP_PRICE, why.GOVERNMENT_PRICE):
        return max(0, develop_price(player, card) + terms.science), science_for(player, card)
    if reason == why.REVOLUTION_ACTIONS:
        return power[CIVIL_ACTIONS], civil_actions(player)
    if reason == why.ROBESPIERRES_ACTIONS:
        return power[MILITARY_ACTIONS], player.ma
    if reason == why.REVOLUTION_PRICE:
        return max(0, revolution_price(player, card) + terms.science), player.science
    if reason == why.TACTIC_PRICE:
        return PLAY_PRICE, military_actions(player)
    if reason == why.COPY_PRICE:
        return COPY_PRICE, military_actions(player)
    return -1, -1
