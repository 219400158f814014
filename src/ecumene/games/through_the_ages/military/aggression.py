"""Aggressions: played against a weaker rival, who may defend with cards (p. 4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    AGGRESSION,
    BEST_DEFENSE,
    CONTENT,
    DEFENSE,
    IS_MILITARY,
    TYPE,
)
from ecumene.games.through_the_ages.economy.spending import spend_military
from ecumene.games.through_the_ages.effects.carry_out import carry_out
from ecumene.games.through_the_ages.effects.powers import MILITARY_ACTIONS
from ecumene.games.through_the_ages.military.attacks import attack_price, attack_strength, defense_strength
from ecumene.games.through_the_ages.politics.pacts import attack_ends_pacts
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DECLINE, DEFEND, PLAIN
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, WRONG_KIND, reason

DISCARDED: Final[int] = CONTENT.value("defense")["discarded_card"]

NO_DEFENSE: Final = reason("tta.aggression.defend-or-keep")
NOT_HELD: Final = reason("tta.politics.from-hand")
OUT_OF_REACH: Final = reason("tta.aggression.defend-or-keep")
TOO_FEW_CARDS: Final = reason("tta.aggression.defense-limit")
MUST_GO_ON: Final = reason("tta.aggression.defend-or-keep")


def attack(s: GameState, seat: int, card: int, rival: int, luck: Luck) -> None:
    """Reveal and pay an aggression; pacts that end with it are gone before strengths are compared (p. 4)."""
    player = s.players[seat]
    spend_military(player, attack_price(s, rival, card))
    player.military.remove(card)
    s.discard_military(seat, card, True)
    luck.tell("attack", seat, card, rival)
    attack_ends_pacts(s, seat, rival, luck)
    mine, theirs = attack_strength(s, seat, rival), defense_strength(s, seat, rival)
    defense = Defense(seat, rival, card, mine, theirs, 0)
    if defense.hopeless(s):
        defense.succeed(s, luck)
    else:
        s.stack.append(defense)


def worth(card: int) -> int:
    """Return what a military card adds in defence: its value, or 1 face down."""
    return max(DEFENSE[card], DISCARDED)


class Defense(Frame[GameState]):
    """The rival reaches the attacker's strength with bonus cards and discards, or plays no card at all (p. 4).

    attack   the attacker's strength
    defense  the rival's so far
    cards    played and discarded so far
    """

    FIELDS: ClassVar[str] = "seat@ rival@ thing$aggression attack/30 defense/30 cards/5"
    RULE: ClassVar[str] = "tta.aggression.defend-or-keep"
    VERBS: ClassVar[list[int]] = [DEFEND, DECLINE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("attack", "cards", "defense", "rival", "seat", "thing")

    def __init__(self, seat: int, rival: int, thing: int, attack: int, defense: int, cards: int) -> None:
        self.seat = seat
        self.rival = rival
        self.thing = thing
        self.attack = attack
        self.defense = defense
        self.cards = cards

    def copy(self) -> Defense:
        return Defense(self.seat, self.rival, self.thing, self.attack, self.defense, self.cards)

    # generated: end

    def room(self, s: GameState) -> int:
        """Return how many more cards the rival may use: its military actions in total limit them."""
        return s.players[self.rival].power[MILITARY_ACTIONS] - self.cards

    def waits_for(self, s: GameState) -> list[int]:
        if self.defense >= self.attack or self.room(s) <= 0 or not s.players[self.rival].military:
            return []
        return [self.rival]

    def hopeless(self, s: GameState) -> bool:
        """Return whether everybody can see by the backs of the rival's cards that they cannot stop it."""
        backs = sorted([max(BEST_DEFENSE[AGE[card]], DISCARDED) for card in s.players[self.rival].military])
        most = sum(backs[::-1][: max(0, self.room(s))])
        return self.defense + most < self.attack

    def reaches(self, s: GameState, card: int) -> bool:
        """Return whether a card, with the best others that may follow, stops the attack."""
        rest = s.players[self.rival].military[:]
        rest.remove(card)
        others = sorted((worth(other) for other in rest), reverse=True)[: self.room(s) - 1]
        return self.defense + worth(card) + sum(others) >= self.attack

    def defenses(self, s: GameState) -> list[Action]:
        """Return the cards that can be used now."""
        hand = s.players[self.rival].military
        cards = [card for at, card in enumerate(hand) if at == 0 or hand[at - 1] != card]
        return [(DEFEND, card, 0) for card in cards if self.obstacle(s, self.rival, (DEFEND, card, 0)) == ALLOWED]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        out = self.defenses(s)
        if self.obstacle(s, seat, PLAIN[DECLINE]) == ALLOWED:
            out.append(PLAIN[DECLINE])
        return out

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of an answer."""
        verb, card, _ = a
        if verb == DECLINE:  # having begun, one must go on; only imagined worlds may lack the cards
            return MUST_GO_ON if self.cards and self.defenses(s) else ALLOWED
        hand = s.players[self.rival].military
        if not IS_MILITARY[card]:
            return NO_DEFENSE
        if card not in hand:
            return NOT_HELD
        if not self.reaches(s, card):
            return OUT_OF_REACH if len(hand) <= self.room(s) else TOO_FEW_CARDS
        return ALLOWED

    def declines(self, s: GameState, seat: int) -> Action | None:
        return PLAIN[DECLINE] if self.obstacle(s, seat, PLAIN[DECLINE]) == ALLOWED else None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        card = a[1]
        if a[0] == DECLINE:
            s.stack.pop()
            self.succeed(s, luck)
            return
        openly = DEFENSE[card] > 0
        s.players[seat].military.remove(card)
        s.discard_military(seat, card, openly)
        self.cards += 1
        self.defense += worth(card)
        luck.tell("defend", seat, card, worth(card), self.thing, -1 if openly else seat)

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        if self.defense >= self.attack:
            luck.tell("attack-fails", self.seat, self.thing, self.rival)
        else:
            self.succeed(s, luck)

    def succeed(self, s: GameState, luck: Luck) -> None:
        """Carry the aggression out."""
        luck.tell("attack-succeeds", self.seat, self.thing, self.rival)
        carry_out(s, self.seat, self.rival, self.thing, 0)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        if why in (NO_DEFENSE, NOT_HELD):
            return a[1], (WRONG_KIND if why == NO_DEFENSE else -1), -1
        return self.thing, self.attack, self.defense

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        players = range(len(s.players))
        if self.seat not in players or self.rival not in players or self.seat == self.rival:
            raise Impossible("no-such-seats", frame="Defense")
        if self.thing < 0 or TYPE[self.thing] != AGGRESSION or not 0 <= self.defense <= 999:
            raise Impossible("no-such-aggression", frame="Defense")
        if not 0 <= self.attack <= 999 or not 0 <= self.cards <= 99:
            raise Impossible("impossible-strength", frame="Defense")
