"""What aggressions and wars share: price, strength of an attack, whom one may not attack (p. 3 and p. 4)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import ATTACK_PRICE, BOX, TYPE
from ecumene.games.through_the_ages.economy.ratings import strength
from ecumene.games.through_the_ages.economy.spending import military_actions
from ecumene.games.through_the_ages.effects.powers import ATTACK_FACTOR, NO_ATTACKS, NO_WAR_ON_ME
from ecumene.games.through_the_ages.explain import rows_at
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.politics.pacts import attack_bonus, ending_strength, pact_forbids_attack
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import DECLARE_WAR
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.refusal import Refusal

NOTHING: Final = Refusal("")
REQUIRES: Final[list[list[str]]] = BOX.column("requires", [])


def attack_price(s: Board, rival: int, card: int) -> int:
    """Return the military actions for an attack; against Mahatma Gandhi twice as many."""
    return ATTACK_PRICE[card] * (1 + s.players[rival].power[ATTACK_FACTOR])


def attack_sum(s: Board, rival: int, card: int) -> Sum:
    """Return the military actions for an attack, row by row."""
    price = Sum([(card, ATTACK_PRICE[card])])
    for source, times in rows_at(s, rival, ATTACK_FACTOR):
        price.add(source, times * ATTACK_PRICE[card])
    return price


def attack_strength(s: Board, seat: int, rival: int) -> int:
    """Return the strength of an attacker: bonuses against this rival count, a pact that ends does not (p. 4)."""
    return strength(s, seat) + attack_bonus(s, seat, rival) - ending_strength(s, seat, rival)


def defense_strength(s: Board, seat: int, rival: int) -> int:
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


def obstacle(s: Board, seat: int, a: Action) -> Refusal:
    """Say why a card of the hand cannot be used against a seat; NOTHING when it can."""
    verb, card, rival = a
    war = verb == DECLARE_WAR
    player = s.players[seat]
    if war and s.round == s.last_round:
        return Refusal("tta.war.not-last-round", card)
    if rival == seat or not 0 <= rival < len(s.players) or s.players[rival].out:
        return Refusal("tta.politics.rival", card)
    if player.power[NO_ATTACKS]:
        return Refusal("tta.text.forbids", player.leader)
    if pact_forbids_attack(s, seat, rival):
        return Refusal("tta.war.forbidden" if war else "tta.aggression.pact-forbids", card)
    if war and s.players[rival].power[NO_WAR_ON_ME]:
        return Refusal("tta.war.forbidden", card)
    price = attack_price(s, rival, card)
    if price > military_actions(player):
        return Refusal("tta.war.cost" if war else "tta.aggression.cost", card, price, military_actions(player))
    if war:
        return Refusal("tta.war.waits", card) if player.war >= 0 else NOTHING
    mine, theirs = attack_strength(s, seat, rival), defense_strength(s, seat, rival)
    if mine <= theirs:
        return Refusal("tta.aggression.must-be-stronger", card, theirs + 1, mine)
    if lacks(s.players[rival], card):
        return Refusal("tta.text.condition", card, 0, 0)
    return NOTHING


def add_attacks(s: Board, seat: int, verb: int, kind: int, out: list[Action]) -> None:
    """Add the aggressions or wars of the hand with each rival they can be used against."""
    last = -1
    for card in s.players[seat].military:
        if TYPE[card] == kind and card != last:
            for rival in range(len(s.players)):
                if obstacle(s, seat, (verb, card, rival)) is NOTHING:
                    out.append((verb, card, rival))
        last = card
