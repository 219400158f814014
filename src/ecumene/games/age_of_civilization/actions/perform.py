"""Performing an action: what it costs, what it gives (p. 3 and p. 5)."""

from __future__ import annotations

from ecumene.games.age_of_civilization.card_data import (
    ACTION_COINS,
    ACTION_COUNT,
    ACTION_VP,
    CARAVAN,
    COINS_NEEDED,
    CONQUEST,
    CONQUEST_LEAST,
    CULTURE,
    FIRST_TECHNOLOGY,
    FORTS_GAINED,
    MONUMENT_WORKS,
    ORDER_PRICE,
    QUARRY,
    RESEARCH,
    RIVAL_CHANGE,
    STONE_COINS,
    STONES_GAINED,
    THINGS,
    TRADE,
    TRADE_FOR_OTHERS,
    VIRTUAL_RIVAL,
    WONDER,
    WORKERS_NEEDED,
)
from ecumene.games.age_of_civilization.effects.powers import (
    COINS,
    CONQUEST_RIVALS,
    COST,
    EXTRA_LOST,
    EXTRAS,
    GAIN_COINS,
    GAIN_VP,
    LEADER_CULTURE,
    NOT_EDUCATION,
    RIVALS_NO_TRADE,
    TECH_COST,
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
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.games.age_of_civilization.sums import rows_at, tell_rows
from ecumene.games.age_of_civilization.verbs import WONDER_WITH_STONE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck

EDUCATION = THINGS.numbers["education"]


def action_of(verb: int) -> int:
    """Return the action that a verb performs; those that spend a stone are the same actions."""
    if verb < ACTION_COUNT:
        return verb
    return WONDER if verb == WONDER_WITH_STONE else MONUMENT_WORKS


def price_of(s: GameState, seat: int, verb: int, subject: int, via: int) -> int:
    """Return the coins that an action costs now; `via` is the card that grants it, if one does."""
    player = s.players[seat]
    action = verb if verb < ACTION_COUNT else action_of(verb)
    coins = COINS_NEEDED[action] + player.power[COST + action]
    if action == RESEARCH:
        coins += player.power[TECH_COST + subject - FIRST_TECHNOLOGY]
    elif action == CULTURE:
        if via == EDUCATION:
            coins -= player.power[NOT_EDUCATION]
        discount = player.power[LEADER_CULTURE]
        if discount and s.leads(seat):
            coins += discount
    elif action == CARAVAN:
        coins += ORDER_PRICE[subject]
    elif verb >= ACTION_COUNT:
        coins -= STONE_COINS
    return coins if coins > 0 else 0


def workers_needed(player: Player, action: int) -> int:
    """Return how many workers an action needs; the Aztecs put one more on Wonder."""
    if action == WONDER:
        return WORKERS_NEEDED[WONDER] + player.power[EXTRA_LOST]
    return WORKERS_NEEDED[action]


def trade_forbidden(s: GameState, seat: int) -> bool:
    """Return whether a rival's card keeps this seat from Trade."""
    for other, player in enumerate(s.players):
        if other != seat and player.power[RIVALS_NO_TRADE]:
            return True
    return False


def perform(s: GameState, seat: int, a: Action, luck: Luck, via: int) -> None:
    """Pay for an action and take what it gives. Workers are the caller's business."""
    verb, subject, _ = a
    action = action_of(verb)
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
    if mine < CONQUEST_LEAST or not s.leads(seat):
        luck.tell("conquest-failed", seat, CONQUEST, conquest_needs(s))
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
