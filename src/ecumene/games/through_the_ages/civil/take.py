"""Taking a card from the row (p. 5)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    ACTION,
    AGE,
    LEADER,
    ROW,
    SPECIAL,
    TYPE,
    WONDER,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.civil import reasons as why
from ecumene.games.through_the_ages.civil.costs import take_price
from ecumene.games.through_the_ages.economy.spending import spend_civil
from ecumene.games.through_the_ages.effects.amounts import gain_row
from ecumene.games.through_the_ages.effects.effect import ON_TAKE
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, CIVIL_HAND
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import TAKE, TAKE_AT
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED


def hand_limit(player: Player) -> int:
    """Return how many cards the civil hand may hold."""
    return player.power[CIVIL_ACTIONS] + player.power[CIVIL_HAND]


def in_play(player: Player, card: int) -> bool:
    """Return whether a technology is in play."""
    if card < WORKER_CARDS:
        return player.workers[card] >= 0
    return card == player.government or card in player.specials


def take_closed(player: Player, kind: int) -> int:
    """Return why no card of a type can be taken at all: a wonder is unfinished, or the hand is full."""
    if kind == WONDER:
        return why.TAKE_UNFINISHED if player.wonder >= 0 else ALLOWED
    return why.TAKE_LIMIT if len(player.hand) >= hand_limit(player) else ALLOWED


def card_obstacle(player: Player, card: int) -> int:
    """Return why a player never takes a card: the technology is there, or a leader of the age was taken."""
    kind = TYPE[card]
    if kind <= SPECIAL:
        return why.TAKE_SAME if card in player.hand or in_play(player, card) else ALLOWED
    return why.TAKE_LEADER if kind == LEADER and player.leaders_taken >> AGE[card] & 1 else ALLOWED


def price_obstacle(player: Player, card: int, place: int, actions: int) -> int:
    """Return whether so many civil actions are too few for a card in a place of the row."""
    if take_price(player, card, place) <= actions:
        return ALLOWED
    return why.TAKE_WONDER_PRICE if TYPE[card] == WONDER and player.wonders else why.TAKE_PRICE


def take_obstacle(player: Player, card: int, place: int, actions: int) -> int:
    """Return why so many civil actions cannot take a card from a place of the row (-1: it does not lie there)."""
    if place < 0:
        return why.TAKE_ROW
    obstacle = card_obstacle(player, card) or take_closed(player, TYPE[card])
    return obstacle or price_obstacle(player, card, place, actions)


def take_details(s: GameState, seat: int, a: Action, reason: int, actions: int) -> tuple[int, int, int]:
    """Return the card that cannot be taken, what it takes and what there is."""
    player = s.players[seat]
    if reason == why.TAKE_LIMIT:
        return a[1], hand_limit(player), len(player.hand)
    if reason in (why.TAKE_PRICE, why.TAKE_WONDER_PRICE):
        return a[1], take_price(player, a[1], place_of(s, a)), actions
    return a[1], -1, -1


def add_takes(s: GameState, seat: int, actions: int, out: list[Action]) -> None:
    """Add every card of the row that so many civil actions can take, the cheapest copy of each first."""
    player = s.players[seat]
    wonders = take_closed(player, WONDER) == ALLOWED
    others = take_closed(player, ACTION) == ALLOWED
    if not wonders and not others:
        return
    row = s.row
    more: list[Action] = []
    for place, card in enumerate(row):
        if card < 0 or not (wonders if TYPE[card] == WONDER else others):
            continue
        if price_obstacle(player, card, place, actions) or card_obstacle(player, card):
            continue
        if row.index(card) < place:
            more.append((TAKE_AT, card, place + 1))
        else:
            out.append((TAKE, card, 0))
    out += more


def place_of(s: GameState, a: Action) -> int:
    """Return the place in the row that an action takes from, or -1."""
    if a[0] == TAKE:
        return s.row.index(a[1]) if a[1] in s.row else -1
    place = a[2] - 1
    return place if 0 <= place < ROW and s.row[place] == a[1] and a[1] in s.row[:place] else -1


def take(s: GameState, seat: int, a: Action, price: int, fresh: bool, luck: Luck) -> None:
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
                gain_row(s, seat, effect, luck, player.leader)
