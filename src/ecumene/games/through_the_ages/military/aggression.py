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
from ecumene.games.through_the_ages.effects.powers import MILITARY_ACTIONS
from ecumene.games.through_the_ages.military.attacks import attack_price, attack_strength, defense_strength
from ecumene.games.through_the_ages.politics.pacts import attack_ends_pacts
from ecumene.games.through_the_ages.politics.programme import carry_out
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import DECLINE, DEFEND, PLAIN
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

DISCARDED: Final[int] = CONTENT.value("defense")["discarded_card"]


def attack(s: Board, seat: int, card: int, rival: int, luck: Luck) -> None:
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


class Defense(Frame[Board]):
    """The rival reaches the attacker's strength with bonus cards and discards, or plays no card at all (p. 4)."""

    __slots__ = ("attack", "cards", "defense", "rival", "seat", "thing")
    FIELDS: ClassVar[str] = "seat@ rival@ thing$aggression attack/30 defense/30 cards/5"
    RULE: ClassVar[str] = "tta.aggression.defend-or-keep"

    def __init__(self, seat: int, rival: int, thing: int, attack: int, defense: int, cards: int) -> None:
        self.seat = seat
        self.rival = rival
        self.thing = thing
        self.attack = attack  # the attacker's strength
        self.defense = defense  # the rival's so far
        self.cards = cards  # played and discarded so far

    def copy(self) -> Defense:
        return Defense(self.seat, self.rival, self.thing, self.attack, self.defense, self.cards)

    def room(self, s: Board) -> int:
        """Return how many more cards the rival may use: its military actions in total limit them."""
        return s.players[self.rival].power[MILITARY_ACTIONS] - self.cards

    def waits_for(self, s: Board) -> list[int]:
        if self.defense >= self.attack or self.room(s) <= 0 or not s.players[self.rival].military:
            return []
        return [self.rival]

    def hopeless(self, s: Board) -> bool:
        """Return whether everybody can see by the backs of the rival's cards that they cannot stop it."""
        backs = sorted([max(BEST_DEFENSE[AGE[card]], DISCARDED) for card in s.players[self.rival].military])
        most = sum(backs[::-1][: max(0, self.room(s))])
        return self.defense + most < self.attack

    def reaches(self, s: Board, card: int) -> bool:
        """Return whether a card, with the best others that may follow, stops the attack."""
        rest = s.players[self.rival].military[:]
        rest.remove(card)
        others = sorted((worth(other) for other in rest), reverse=True)[: self.room(s) - 1]
        return self.defense + worth(card) + sum(others) >= self.attack

    def legal(self, s: Board, seat: int) -> list[Action]:
        out: list[Action] = []
        last = -1
        for card in s.players[seat].military:
            if card != last and self.reaches(s, card):
                out.append((DEFEND, card, 0))
            last = card
        if not self.cards or not out:  # having begun, one must go on; only imagined worlds may lack the cards
            out.append(PLAIN[DECLINE])
        return out

    def declines(self, s: Board, seat: int) -> Action | None:
        if not self.cards:
            return PLAIN[DECLINE]
        return PLAIN[DECLINE] if PLAIN[DECLINE] in self.legal(s, seat) else None

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
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

    def step(self, s: Board, luck: Luck) -> None:
        s.stack.pop()
        if self.defense >= self.attack:
            luck.tell("attack-fails", self.seat, self.thing, self.rival)
        else:
            self.succeed(s, luck)

    def succeed(self, s: Board, luck: Luck) -> None:
        """Carry the aggression out."""
        luck.tell("attack-succeeds", self.seat, self.thing, self.rival)
        carry_out(s, self.seat, self.rival, self.thing, 0)

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        if a[0] != DEFEND or not IS_MILITARY[a[1]]:
            return Refusal(self.RULE, self.thing)
        if a[1] not in s.players[seat].military:
            return Refusal("tta.politics.from-hand", a[1])
        if len(s.players[seat].military) > self.room(s):
            return Refusal("tta.aggression.defense-limit", a[1], self.attack, self.defense)
        return Refusal(self.RULE, a[1], self.attack, self.defense)

    def source(self) -> int:
        return self.thing

    def check(self, s: Board) -> None:
        players = range(len(s.players))
        if self.seat not in players or self.rival not in players or self.seat == self.rival:
            raise Impossible("no-such-seats", frame="Defense")
        if self.thing < 0 or TYPE[self.thing] != AGGRESSION or not 0 <= self.defense <= 999:
            raise Impossible("no-such-aggression", frame="Defense")
        if not 0 <= self.attack <= 999 or not 0 <= self.cards <= 99:
            raise Impossible("impossible-strength", frame="Defense")
