"""Performing an action: what it costs, what it gives (p. 3 and p. 5)."""

from __future__ import annotations

from ecumene.games.age_of_civilization.actions.prices import price_of
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COINS,
    ACTION_COUNT,
    ACTION_VP,
    CARAVAN,
    CONQUEST,
    CONQUEST_LEAST,
    FIRST_TECHNOLOGY,
    FORTS_GAINED,
    MONUMENT_WORKS,
    QUARRY,
    RESEARCH,
    RIVAL_CHANGE,
    STONES_GAINED,
    TRADE,
    TRADE_FOR_OTHERS,
    VIRTUAL_RIVAL,
    WONDER,
)
from ecumene.games.age_of_civilization.effects.powers import (
    COINS,
    CONQUEST_RIVALS,
    EXTRAS,
    GAIN_COINS,
    GAIN_VP,
    RIVALS_NO_TRADE,
    TECH_VP,
    TRADE_EXCLUSIVE,
    VP,
    WORKERS,
)
from ecumene.games.age_of_civilization.pieces import (
    amount_of,
    gain_vp,
    gain_worker,
    learn,
    rivals_coins,
    take_wonder,
)
from ecumene.games.age_of_civilization.solo.orders import fulfil
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.sums import rows_at, tell_rows
from ecumene.games.age_of_civilization.verbs import ACTION_OF
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck


def trade_forbidden(s: GameState, seat: int) -> bool:
    """Return whether a rival's card keeps this seat from Trade."""
    for other, player in enumerate(s.players):
        if other != seat and player.power[RIVALS_NO_TRADE]:
            return True
    return False


def perform(s: GameState, seat: int, a: Action, luck: Luck, via: int) -> None:
    """Pay for an action and take what it gives. Workers are the caller's business."""
    verb, subject, _ = a
    action = ACTION_OF[verb]
    player = s.players[seat]
    price = price_of(s, seat, verb, subject, via)
    if price:
        player.coins -= price
        luck.tell("pay", seat, action, -price, action)
    if verb >= ACTION_COUNT:
        player.stones -= 1
        luck.tell("stones", seat, -1, -1, action)
    power = player.power
    vp = ACTION_VP[action] + power[VP + action]
    if action == CONQUEST:
        vp = conquer(s, seat, vp, luck)
    elif action == RESEARCH:
        vp += power[TECH_VP + subject - FIRST_TECHNOLOGY]
    coins = max(0, ACTION_COINS[action] + power[COINS + action])
    for extra in EXTRAS[action]:
        if extra.what == GAIN_VP:
            vp += amount_of(s, seat, extra, 0)
        elif extra.what == GAIN_COINS:
            coins += amount_of(s, seat, extra, 0)
    player.vp += vp
    player.coins += coins
    if luck.log is not None:
        tell_vp(s, seat, action, subject, vp, luck)
        tell_rows(s, seat, "coins", coins, COINS + action, action, luck)
    for _ in range(power[WORKERS + action]):
        gain_worker(s, seat, luck, action)
    if action == RESEARCH:
        learn(s, seat, subject, luck, action)
    elif action in (WONDER, MONUMENT_WORKS):
        take_wonder(s, seat, subject, luck, action)
    elif action == TRADE:
        if not power[TRADE_EXCLUSIVE]:
            rivals_coins(s, seat, TRADE_FOR_OTHERS, luck, action)
    elif action >= QUARRY:
        special(s, seat, action, subject, luck)


def tell_vp(s: GameState, seat: int, action: int, subject: int, vp: int, luck: Luck) -> None:
    """Write the points of an action into the log, those for a certain technology apart."""
    for_technology = rows_at(s, seat, TECH_VP + subject - FIRST_TECHNOLOGY) if action == RESEARCH else []
    tell_rows(s, seat, "vp", vp - sum(amount for _, amount in for_technology), VP + action, action, luck)
    for card, amount in for_technology:
        luck.tell("vp", seat, -1, amount, card)


def conquer(s: GameState, seat: int, vp: int, luck: Luck) -> int:
    """Conquest: the leader scores, and so does every player tied with them. Return the actor's points."""
    mine = s.players[seat].military()
    taken = s.players[seat].power[CONQUEST_RIVALS]
    if taken:
        rivals_coins(s, seat, taken, luck, CONQUEST)
    needed = conquest_needs(s)
    if mine < needed:
        luck.tell("conquest-failed", seat, CONQUEST, needed)
        return 0
    for other, player in enumerate(s.players):
        if other != seat and player.military() == mine:
            gain_vp(s, other, ACTION_VP[CONQUEST], luck, CONQUEST)
    return vp


def conquest_needs(s: GameState) -> int:
    """Return the military that it takes to conquer: as much as the strongest has, and never none."""
    return max(CONQUEST_LEAST, s.rival, *[player.military() for player in s.players])


def special(s: GameState, seat: int, action: int, subject: int, luck: Luck) -> None:
    """Actions of the scenarios that do more than give coins and points."""
    player = s.players[seat]
    if STONES_GAINED[action]:
        player.stones += STONES_GAINED[action]
        luck.tell("stones", seat, -1, STONES_GAINED[action], action)
    if FORTS_GAINED[action]:
        player.forts += FORTS_GAINED[action]
        luck.tell("forts", seat, -1, FORTS_GAINED[action], action)
    if RIVAL_CHANGE[action]:
        before = s.rival
        s.rival = max(0, s.rival + RIVAL_CHANGE[action])
        luck.tell("rival", -1, -1, s.rival - before, action, automaton=VIRTUAL_RIVAL)
    if action == CARAVAN:
        fulfil(s, seat, subject, luck)
