"""What stands in the way of an action, as the rule that forbids it.

`acting`: the action costs a civil or military action; not so when a card orders it, its price changed by `change`.
"""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    AGE,
    GOVERNMENT,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    THEATER,
    TYPE,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.civil.costs import (
    build_price,
    develop_price,
    population_price,
    revolution_price,
    upgrade_price,
)
from ecumene.games.through_the_ages.civil.develop import can_revolt, toll_paid, toll_payers
from ecumene.games.through_the_ages.civil.wonders import most_stages, stages_price
from ecumene.games.through_the_ages.civil.workers import BACH, limit_reached
from ecumene.games.through_the_ages.economy.blue_bank import food, on_cards
from ecumene.games.through_the_ages.economy.spending import budget, civil_actions, military_actions, science_for
from ecumene.games.through_the_ages.effects.powers import (
    CIVIL_ACTIONS,
    COOPERATION,
    MILITARY_ACTIONS,
    REVOLUTION_BY_MILITARY,
    URBAN_LIMIT,
)
from ecumene.games.through_the_ages.player import USED_BACH, Player
from ecumene.games.through_the_ages.state import Board
from ecumene.kernel.refusal import WRONG_KIND, Refusal


def refuse_growth(player: Player, acting: bool, change: int) -> Refusal:
    """Say why the population cannot be increased."""
    if acting and civil_actions(player) < 1:
        return Refusal("tta.population.civil-action", -1, 1, 0)
    if player.yellow == 0:
        return Refusal("tta.population.empty-bank")
    price = max(0, population_price(player) + change)
    return Refusal("tta.population.food-cost", -1, price, food(player) + player.food_pool)


def refuse_build(player: Player, card: int, acting: bool, change: int) -> Refusal:
    """Say why a worker cannot go on a card."""
    unit = IS_UNIT[card]
    if card >= WORKER_CARDS:
        return Refusal("tta.build.technology-in-play", card, WRONG_KIND)
    if player.workers[card] < 0:
        return Refusal("tta.unit.build-technology" if unit else "tta.build.technology-in-play", card)
    if acting and unit and military_actions(player) < 1:
        return Refusal("tta.unit.build-military-action", card, 1, 0)
    if acting and not unit and civil_actions(player) < 1:
        return Refusal("tta.build.civil-action", card, 1, 0)
    if player.unused == 0:
        return Refusal("tta.unit.build-unused-worker" if unit else "tta.build.unused-worker", card)
    if limit_reached(player, card):
        return Refusal("tta.build.urban-limit", card, player.power[URBAN_LIMIT], player.power[URBAN_LIMIT])
    rule = "tta.unit.build-resource-cost" if unit else "tta.build.resource-cost"
    return Refusal(rule, card, max(0, build_price(player, card) + change), budget(player, unit))


def refuse_upgrade(player: Player, old: int, new: int, acting: bool, change: int) -> Refusal:
    """Say why a building or unit cannot be upgraded; J. S. Bach helps only where the action itself is paid."""
    unit = IS_UNIT[old]
    if old >= WORKER_CARDS:
        return Refusal("tta.upgrade.needs-building", old, WRONG_KIND)
    if new >= WORKER_CARDS:
        return Refusal("tta.build.technology-in-play", new, WRONG_KIND)
    if player.workers[old] <= 0:
        return Refusal("tta.unit.upgrade-needs-unit" if unit else "tta.upgrade.needs-building", old)
    if player.workers[new] < 0:
        return Refusal("tta.unit.build-technology" if IS_UNIT[new] else "tta.build.technology-in-play", new)
    if TYPE[old] != TYPE[new]:
        if not acting or player.leader != BACH or TYPE[new] != THEATER or not IS_URBAN[old]:
            return Refusal("tta.unit.upgrade-same-type" if unit else "tta.upgrade.same-type", new)
        if player.used & USED_BACH:
            return Refusal("tta.text.once-per-turn", BACH)
        if AGE[new] < AGE[old]:
            return Refusal("tta.note.bach-any-urban", new)
        if limit_reached(player, new):
            return Refusal("tta.note.bach-urban-limit", new)
    elif new <= old:
        return Refusal("tta.unit.upgrade-higher-level" if unit else "tta.upgrade.higher-level", new)
    if acting and unit and military_actions(player) < 1:
        return Refusal("tta.unit.upgrade-military-action", new, 1, 0)
    if acting and not unit and civil_actions(player) < 1:
        return Refusal("tta.upgrade.civil-action", new, 1, 0)
    rule = "tta.unit.upgrade-difference" if unit else "tta.upgrade.difference"
    return Refusal(rule, new, max(0, upgrade_price(player, old, new) + change), budget(player, unit))


def refuse_stage(player: Player, count: int, acting: bool, change: int, most: int) -> Refusal:
    """Say why so many stages cannot be completed; `most`: what a card that orders them allows, else 0."""
    if player.wonder < 0:
        return Refusal("tta.wonder.unfinished-needed")
    if acting and civil_actions(player) < 1:
        return Refusal("tta.wonder.civil-action", player.wonder, 1, 0)
    if most and count > most:
        return Refusal("tta.action-card.one-stage", player.wonder, most, count)
    if not 1 <= count <= most_stages(player):
        return Refusal("tta.wonder.several-stages", player.wonder, most_stages(player), count)
    if count > player.blue + on_cards(player):
        return Refusal("tta.wonder.cover-stage", player.wonder)
    price = max(0, stages_price(player, count) + change)
    return Refusal("tta.wonder.stage-cost", player.wonder, price, budget(player, False))


def refuse_develop(s: Board, seat: int, card: int, acting: bool, change: int) -> Refusal:
    """Say why a technology cannot be developed."""
    player = s.players[seat]
    if not IS_TECHNOLOGY[card]:
        return Refusal("tta.develop.from-hand", card, WRONG_KIND)
    if card not in player.hand:
        return Refusal("tta.develop.from-hand", card)
    if acting and civil_actions(player) < 1:
        return Refusal("tta.develop.civil-action", card, 1, 0)
    if player.power[COOPERATION] and not toll_paid(s, seat):
        return refuse_toll(s, seat)
    rule = "tta.develop.government-higher-cost" if TYPE[card] == GOVERNMENT else "tta.develop.science-cost"
    return Refusal(rule, card, max(0, develop_price(player, card) + change), science_for(player, card))


def refuse_toll(s: Board, seat: int) -> Refusal:
    """Say which partner cannot pay for a development, by which pact."""
    lacking = [toll for toll in toll_payers(s, seat) if s.players[toll[0]].science < toll[1]]
    partner, amount, pact = lacking[0]
    return Refusal("tta.text.condition", pact, amount, s.players[partner].science)


def refuse_revolution(s: Board, seat: int, card: int, change: int) -> Refusal:
    """Say why a revolution cannot be declared."""
    player = s.players[seat]
    if TYPE[card] != GOVERNMENT:
        return Refusal("tta.revolution.government-only", card, WRONG_KIND)
    if card not in player.hand:
        return Refusal("tta.revolution.government-only", card)
    if not can_revolt(player):
        if player.power[REVOLUTION_BY_MILITARY]:
            total = player.power[MILITARY_ACTIONS]
            return Refusal("tta.note.robespierre-military-actions", card, total, player.ma)
        total = player.power[CIVIL_ACTIONS]
        return Refusal("tta.revolution.all-civil-actions", card, total, civil_actions(player))
    if player.power[COOPERATION] and not toll_paid(s, seat):
        return refuse_toll(s, seat)
    price = max(0, revolution_price(player, card) + change)
    return Refusal("tta.revolution.lower-cost", card, price, player.science)
