"""Taking a card from the row (p. 5)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    ACTION,
    AGE,
    IS_TECHNOLOGY,
    LEADER,
    ROW,
    SPECIAL,
    TAKE_PRICE,
    TYPE,
    WONDER,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.civil.costs import take_price
from ecumene.games.through_the_ages.economy.gains import gain
from ecumene.games.through_the_ages.economy.spending import spend_civil
from ecumene.games.through_the_ages.effects.effect import ON_TAKE
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, CIVIL_HAND
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import TAKE, TAKE_AT
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def hand_full(player: Player) -> bool:
    """Return whether the civil hand has reached its limit."""
    return len(player.hand) >= player.power[CIVIL_ACTIONS] + player.power[CIVIL_HAND]


def in_play(player: Player, card: int) -> bool:
    """Return whether a technology is in play."""
    if card < WORKER_CARDS:
        return player.workers[card] >= 0
    return card == player.government or card in player.specials


def forbidden(player: Player, card: int) -> str:
    """Return the rule that keeps a player from taking a card at any price, or nothing."""
    kind = TYPE[card]
    if kind == WONDER:
        return "tta.take.one-wonder" if player.wonder >= 0 else ""
    if hand_full(player):
        return "tta.take.hand-limit"
    if IS_TECHNOLOGY[card] and (card in player.hand or in_play(player, card)):
        return "tta.take.same-technology"
    if kind == LEADER and player.leaders_taken >> AGE[card] & 1:
        return "tta.take.leader-age-limit"
    return ""


def add_takes(s: Board, seat: int, actions: int, out: list[Action]) -> None:
    """Add every card of the row that so many civil actions can take, the cheapest copy of each first."""
    player = s.players[seat]
    full = hand_full(player)
    building = player.wonder >= 0
    if full and building:
        return
    row = s.row
    more: list[Action] = []
    for place in range(ROW):
        card = row[place]
        if card < 0:
            continue
        kind = TYPE[card]
        if kind == WONDER:
            if building or take_price(player, card, place) > actions:
                continue
        elif full:
            continue
        elif kind == LEADER:
            if player.leaders_taken >> AGE[card] & 1 or take_price(player, card, place) > actions:
                continue
        elif TAKE_PRICE[place] > actions or (kind <= SPECIAL and (card in player.hand or in_play(player, card))):
            continue
        if row.index(card) < place:
            more.append((TAKE_AT, card, place + 1))
        else:
            out.append((TAKE, card, 0))
    if more:
        out += more


def place_of(s: Board, a: Action) -> int:
    """Return the place in the row that an action takes from, or -1."""
    if a[0] == TAKE:
        return s.row.index(a[1]) if a[1] in s.row else -1
    place = a[2] - 1
    return place if 0 <= place < ROW and s.row[place] == a[1] and a[1] in s.row[:place] else -1


def take(s: Board, seat: int, a: Action, price: int, fresh: bool, luck: Luck) -> None:
    """Take a card for so many civil actions; `fresh`: an action card must wait for the next turn."""
    card = a[1]
    player = s.players[seat]
    s.row[place_of(s, a)] = -1
    spend_civil(player, price)
    luck.tell("take", seat, card, price)
    if TYPE[card] == WONDER:
        player.wonder = card
        player.stages = 0
        return
    player.hand.append(card)
    player.hand.sort()
    if TYPE[card] == LEADER:
        player.leaders_taken |= 1 << AGE[card]
    elif TYPE[card] == ACTION and fresh:
        player.fresh.append(card)
    if player.leader >= 0:
        for effect in ON_TAKE[player.leader]:
            if effect.concerns(card):
                for good, amount in zip(effect.goods, effect.amounts, strict=True):
                    gain(s, seat, good, amount, luck, player.leader)


def refuse_take(s: Board, seat: int, a: Action, actions: int) -> Refusal:
    """Say why a card cannot be taken."""
    player = s.players[seat]
    card = a[1]
    place = place_of(s, a)
    if place < 0:
        return Refusal("tta.take.from-row", card)
    rule = forbidden(player, card)
    if rule == "tta.take.hand-limit":
        return Refusal(rule, card, player.power[CIVIL_ACTIONS] + player.power[CIVIL_HAND], len(player.hand))
    if rule:
        return Refusal(rule, card)
    price = take_price(player, card, place)
    surcharge = TYPE[card] == WONDER and bool(player.wonders)
    rule = "tta.take.wonder-surcharge" if surcharge else "tta.take.slot-cost"
    return Refusal(rule, card, price, actions)
