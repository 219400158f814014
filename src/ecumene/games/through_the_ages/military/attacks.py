"""What aggressions and wars share: price, strength of an attack, whom one may not attack (p. 3 and p. 4)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import ATTACK_PRICE, BOX
from ecumene.games.through_the_ages.economy.ratings import strength
from ecumene.games.through_the_ages.economy.spending import military_actions
from ecumene.games.through_the_ages.effects.powers import ATTACK_FACTOR, NO_ATTACKS, NO_WAR_ON_ME
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.politics.pacts import (
    NO_RIVAL,
    attack_bonus,
    ending_strength,
    is_rival,
    pact_forbids_attack,
)
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.sums import rows_at
from ecumene.games.through_the_ages.verbs import DECLARE_WAR
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.refusal import ALLOWED, reason

REQUIRES: Final[list[list[str]]] = BOX.column("requires", [])

LAST_ROUND: Final = reason("tta.war.not-last-round")
LEADER_FORBIDS: Final = reason("tta.text.forbids")
PACT_FORBIDS: Final = reason("tta.aggression.pact-forbids")
PACT_FORBIDS_WAR: Final = reason("tta.war.forbidden")
WAR_FORBIDDEN: Final = reason("tta.war.forbidden")
AT_WAR: Final = reason("tta.war.waits")
NOTHING_TO_TAKE: Final = reason("tta.text.condition")
AGGRESSION_PRICE: Final = reason("tta.aggression.cost")
WAR_PRICE: Final = reason("tta.war.cost")
NOT_STRONGER: Final = reason("tta.aggression.must-be-stronger")


def attack_price(s: GameState, rival: int, card: int) -> int:
    """Return the military actions for an attack."""
    return attack_sum(s, rival, card).total()


def attack_sum(s: GameState, rival: int, card: int) -> Sum:
    """Return the military actions for an attack, row by row; against Mahatma Gandhi twice as many."""
    price = Sum([(card, ATTACK_PRICE[card])])
    if s.players[rival].power[ATTACK_FACTOR]:
        for source, times in rows_at(s, rival, ATTACK_FACTOR):
            price.add(source, times * ATTACK_PRICE[card])
    return price


def attack_strength(s: GameState, seat: int, rival: int) -> int:
    """Return the strength of an attacker: bonuses against this rival count, a pact that ends does not (p. 4)."""
    return strength(s, seat) + attack_bonus(s, seat, rival) - ending_strength(s, seat, rival)


def defense_strength(s: GameState, seat: int, rival: int) -> int:
    """Return the strength of the one attacked, without a pact that the attack ends (p. 4)."""
    return strength(s, rival) - ending_strength(s, rival, seat)


def lacks(victim: Player, card: int) -> bool:
    """Return whether a victim has none of what an aggression asks for."""
    found = {
        "colony": bool(victim.colonies),
        "leader": victim.leader >= 0,
        "unfinished-wonder": victim.wonder >= 0,
    }
    return bool(REQUIRES[card]) and not any(found[word] for word in REQUIRES[card])


def attack_obstacle(s: GameState, seat: int, a: Action) -> int:
    """Return why an aggression or a war of the hand cannot be used against a seat."""
    verb, card, rival = a
    war = verb == DECLARE_WAR
    player = s.players[seat]
    if war and s.round == s.last_round:
        return LAST_ROUND
    if not is_rival(s, seat, rival):
        return NO_RIVAL
    if player.power[NO_ATTACKS]:
        return LEADER_FORBIDS
    if pact_forbids_attack(s, seat, rival):
        return PACT_FORBIDS_WAR if war else PACT_FORBIDS
    if war and s.players[rival].power[NO_WAR_ON_ME]:
        return WAR_FORBIDDEN
    if war and player.war >= 0:
        return AT_WAR
    if lacks(s.players[rival], card):
        return NOTHING_TO_TAKE
    if attack_price(s, rival, card) > military_actions(player):
        return WAR_PRICE if war else AGGRESSION_PRICE
    if not war and attack_strength(s, seat, rival) <= defense_strength(s, seat, rival):
        return NOT_STRONGER
    return ALLOWED


def attack_numbers(s: GameState, seat: int, a: Action, reason: int) -> tuple[int, int]:
    """Return what a reason needs, and what there is."""
    _, card, rival = a
    if reason in (WAR_PRICE, AGGRESSION_PRICE):
        return attack_price(s, rival, card), military_actions(s.players[seat])
    if reason == NOT_STRONGER:
        return defense_strength(s, seat, rival) + 1, attack_strength(s, seat, rival)
    return (0, 0) if reason == NOTHING_TO_TAKE else (-1, -1)
