"""Gaining goods: points, food and resources, workers, tokens, actions, military cards (p. 10 and p. 11)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import ENDING_AGE
from ecumene.games.through_the_ages.economy.blue_bank import gain_food, gain_resources
from ecumene.games.through_the_ages.economy.spending import civil_action_back
from ecumene.games.through_the_ages.effects.effect import (
    GOOD_BLUE,
    GOOD_CIVIL_ACTION_BACK,
    GOOD_CULTURE,
    GOOD_FOOD,
    GOOD_MILITARY_ACTIONS,
    GOOD_POPULATION,
    GOOD_RESOURCES,
    GOOD_SCIENCE,
    GOOD_YELLOW,
    GOODS,
)
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck


def gain(s: GameState, seat: int, good: int, amount: int, luck: Luck, source: int, part: int = 0) -> int:
    """Gain so much of a good; return how much it really was. `part` tells rows of a card apart (Effect.part)."""
    player = s.players[seat]
    if amount <= 0:
        return 0
    if good == GOOD_SCIENCE:
        player.science += amount
    elif good == GOOD_CULTURE:
        player.culture += amount
    elif good == GOOD_FOOD:
        amount = gain_food(player, amount)
    elif good == GOOD_RESOURCES:
        amount = gain_resources(player, amount)
    elif good == GOOD_POPULATION:
        amount = min(amount, player.yellow)
        player.yellow -= amount
        player.unused += amount
    elif good == GOOD_YELLOW:
        player.yellow += amount
    elif good == GOOD_BLUE:
        player.blue += amount
    elif good == GOOD_CIVIL_ACTION_BACK:
        amount = sum(civil_action_back(player) for _ in range(amount))
    elif good == GOOD_MILITARY_ACTIONS:
        player.extra_ma += amount
    else:
        raise ValueError(f"{GOODS[good]} is not gained this way")
    if amount:
        luck.tell(GOODS[good].replace("_", "-"), seat, -1 - part, amount, source)
    return amount


def lose_points(s: GameState, seat: int, good: int, amount: int, luck: Luck, source: int, part: int = 0) -> int:
    """Lose science or culture points, never below zero; return how many (p. 11)."""
    player = s.players[seat]
    if good == GOOD_SCIENCE:
        lost = min(amount, player.science)
        player.science -= lost
    else:
        lost = min(amount, player.culture)
        player.culture -= lost
    if lost:
        luck.tell(GOODS[good], seat, -1 - part, -lost, source)
    return lost


def draw(s: GameState, seat: int, count: int, luck: Luck, source: int) -> None:
    """Draw military cards of the current age; an empty deck is made anew from the discards (p. 7)."""
    if s.age == ENDING_AGE:
        return
    hand = s.players[seat].military
    for _ in range(count):
        reshuffle(s, luck)
        if not s.military_deck:
            break
        card = luck.take(s.military_deck)
        hand.append(card)
        luck.tell("draw", seat, card, 0, source, seat)
        reshuffle(s, luck)
    hand.sort()


def reshuffle(s: GameState, luck: Luck) -> None:
    """Make a new military deck of the current age's discards when it has run out."""
    if s.military_deck:
        return
    s.military_deck = s.discard
    s.discard = []
    for seat, cards in enumerate(s.hidden):
        s.military_deck += cards
        s.hidden[seat] = []
    s.military_deck.sort()
    if s.military_deck:
        luck.tell("reshuffle", -1, -1, len(s.military_deck))
