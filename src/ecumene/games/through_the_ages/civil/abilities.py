"""Abilities of cards in play that are used in the action phase (USE and RECRUIT)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import FIRST_UNIT, ROWS, WORKER_CARDS, thing
from ecumene.games.through_the_ages.civil.action_cards import Choose
from ecumene.games.through_the_ages.civil.costs import build_price
from ecumene.games.through_the_ages.civil.trade_routes import TRADE_ROUTES, can_trade, trade
from ecumene.games.through_the_ages.civil.workers import build, can_grow, grow
from ecumene.games.through_the_ages.economy.gains import gain
from ecumene.games.through_the_ages.economy.spending import (
    budget,
    lends_military,
    military_actions,
    spend_military,
)
from ecumene.games.through_the_ages.effects.effect import DO_CHOOSE, GOOD_POPULATION, ON_USE
from ecumene.games.through_the_ages.effects.in_play import plain_cards
from ecumene.games.through_the_ages.effects.powers import FOOD_AS_RESOURCE, RESOURCE_AS_FOOD
from ecumene.games.through_the_ages.player import (
    MILITARY_FIRST,
    USED_CHURCHILL,
    USED_LINER,
    USED_MILITARY_AS_CIVIL,
    USED_TRADE_ROUTES,
    Player,
)
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import RECRUIT, USE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import WRONG_KIND, Refusal

BARBAROSSA: Final[int] = thing("frederick-barbarossa")
CHURCHILL: Final[int] = thing("winston-churchill")
LINER: Final[int] = thing("ocean-liner-service")
HAMMURABI: Final[int] = thing("hammurabi")
_RECRUITING: Final = next(row for row in ROWS[BARBAROSSA]["effects"] if row["do"] == "code")
RECRUIT_PRICE: Final[int] = _RECRUITING["cost"]["military_actions"]
RECRUIT_FOOD: Final[int] = _RECRUITING["food"]
RECRUIT_RESOURCES: Final[int] = _RECRUITING["resources"]


def add_uses(player: Player, out: list[Action]) -> None:
    """Add the abilities that can be used now."""
    if player.leader == HAMMURABI:
        if player.ca and not player.used & MILITARY_FIRST and lends_military(player):
            out.append((USE, HAMMURABI, 0))
    elif player.leader == CHURCHILL and not player.used & USED_CHURCHILL:
        out.append((USE, CHURCHILL, 0))
    if player.wonders and can_embark(player):
        out.append((USE, LINER, 0))
    if can_trade(player):
        out.append((USE, TRADE_ROUTES, 0))


def can_embark(player: Player) -> bool:
    """Return whether Ocean Liner Service can bring a worker."""
    there = LINER in player.wonders and LINER not in player.ruins
    return there and not player.used & USED_LINER and player.yellow > 0


def use(s: Board, seat: int, card: int, luck: Luck) -> None:
    """Use an ability, once a turn."""
    player = s.players[seat]
    luck.tell("use", seat, card)
    if card == CHURCHILL:
        player.used |= USED_CHURCHILL
        at = next(at for at, row in enumerate(ROWS[card]["effects"]) if row["do"] == "choose")
        s.stack.append(Choose(seat, card, at))
    elif card == HAMMURABI:
        player.used |= MILITARY_FIRST
    elif card == LINER:
        player.used |= USED_LINER
        gain(s, seat, GOOD_POPULATION, 1, luck, card)
    else:
        trade(s, seat, luck)


def refuse_use(player: Player, card: int) -> Refusal:
    """Say why an ability cannot be used."""
    bits = {
        CHURCHILL: USED_CHURCHILL,
        HAMMURABI: USED_MILITARY_AS_CIVIL | MILITARY_FIRST,
        LINER: USED_LINER,
        TRADE_ROUTES: USED_TRADE_ROUTES,
    }
    if card not in bits:
        return Refusal("tta.action.whole-or-not", card, WRONG_KIND)
    if player.used & bits[card]:
        return Refusal("tta.text.once-per-turn", card)
    if card == LINER and player.yellow == 0 and card in player.wonders:
        return Refusal("tta.workers.gain-population", card)
    if card == HAMMURABI and player.leader == card:
        return Refusal("tta.actions.not-enough", card)
    if card == TRADE_ROUTES and (player.power[FOOD_AS_RESOURCE] or player.power[RESOURCE_AS_FOOD]):
        return Refusal("tta.goods.cannot-pay", card)
    there = card in plain_cards(player) or card in player.ruins
    return Refusal("tta.action.whole-or-not" if there else "tta.card.in-play", card)


def add_recruits(player: Player, out: list[Action]) -> None:
    """Add the units that Frederick Barbarossa can raise together with the population."""
    if player.leader != BARBAROSSA or military_actions(player) < RECRUIT_PRICE:
        return
    if not can_grow(player, RECRUIT_FOOD):
        return
    resources_left = budget(player, True)
    for card in range(FIRST_UNIT, WORKER_CARDS):
        if player.workers[card] >= 0 and build_price(player, card) + RECRUIT_RESOURCES <= resources_left:
            out.append((RECRUIT, card, 0))


def recruit(s: Board, seat: int, card: int, luck: Luck) -> None:
    """Increase the population and build a unit with the new worker, as one action."""
    spend_military(s.players[seat], RECRUIT_PRICE)
    grow(s, seat, RECRUIT_FOOD, luck, BARBAROSSA)
    build(s, seat, card, RECRUIT_RESOURCES, luck, BARBAROSSA)


assert any(effect.do == DO_CHOOSE for effect in ON_USE[CHURCHILL])
