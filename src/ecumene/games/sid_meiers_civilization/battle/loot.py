"""What the winner of a battle takes (p. 25)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    AGES,
    ANCIENT,
    CULTURE,
    HUT,
    IS_TECHNOLOGY,
    KIND,
    ON_MARKET,
    TECHNOLOGIES,
    TRADE,
    VILLAGE,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import keep_limit
from ecumene.games.sid_meiers_civilization.pieces import gain_coin, gain_culture, gain_trade
from ecumene.games.sid_meiers_civilization.player import ONCE_WON
from ecumene.games.sid_meiers_civilization.printed import (
    LOOT_CITY_TOKENS,
    LOOT_CULTURE,
    LOOT_TOKENS,
    LOOT_TRADE,
)
from ecumene.games.sid_meiers_civilization.research.technologies import learn, learnable
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import DECLINE, LOOT
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NO_LOOT: Final = reason("smc.battle.loot")
NO_LOOT_OF_CITY: Final = reason("smc.battle.loot-city")
HIGHEST: Final = 4
WINNING: Final[list[int]] = [one for one in TECHNOLOGIES if any(each.phase == "won" for each in ABILITIES[one])]

# What a loot is for.
FIGURES: Final = 0
CITY: Final = 1
TOKENS: Final = 2  # tokens were chosen, and more of them are to be taken
LOOTED: Final[list[int]] = sorted([TRADE, CULTURE, HUT, VILLAGE, *TECHNOLOGIES, *AGES, *ON_MARKET])
LEAVING: Final[Action] = (DECLINE, 0, 0)


def won_battle(s: GameState, seat: int, luck: Luck) -> None:
    """Lay a coin on Code of Laws, once a round."""
    player = s.players[seat]
    if player.once & ONCE_WON:
        return
    for technology in WINNING:
        if player.knows(technology):
            player.once |= ONCE_WON
            gain_coin(s, seat, technology, luck)


def loot_figures(s: GameState, winner: int, loser: int) -> None:
    """Let the winner take something for beaten figures."""
    s.stack.append(Loot(winner, loser, FIGURES, LOOT_TOKENS))


def loot_city(s: GameState, winner: int, loser: int) -> None:
    """Let the winner take something for a city."""
    s.stack.append(Loot(winner, loser, CITY, LOOT_CITY_TOKENS))


class Loot(Frame[GameState]):
    """The winner takes one thing of its choice, as far as the loser has it (p. 25).

    left  tokens that can be taken
    """

    FIELDS: ClassVar[str] = "winner@ loser@ kind<3 left/2"
    RULE: ClassVar[str] = "smc.battle.loot"
    VERBS: ClassVar[list[int]] = [LOOT, DECLINE]
    LETS_PASS: ClassVar[bool] = False
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kind", "left", "loser", "winner")

    def __init__(self, winner: int, loser: int, kind: int, left: int) -> None:
        self.winner = winner
        self.loser = loser
        self.kind = kind
        self.left = left

    def copy(self) -> Loot:
        return Loot(self.winner, self.loser, self.kind, self.left)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        """Return what can be taken."""
        found: list[Action] = [(LOOT, thing, 0) for thing in LOOTED]
        return [a for a in found if self.obstacle(s, self.winner, a) == ALLOWED]

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the winner, where there is something to take."""
        return [self.winner] if self.options(s) else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List what can be taken, and leaving it where that may be."""
        return self.options(s) + ([LEAVING] if self.obstacle(s, seat, LEAVING) == ALLOWED else [])

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Leave the loser what it has, where only figures were beaten."""
        return LEAVING if self.kind == FIGURES else None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Take it; a city's tokens one after another."""
        s.stack.pop()
        if a == LEAVING:
            return
        thing = a[1]
        luck.tell("looted", seat, thing)
        if KIND[thing] == "technology":
            learn(s, seat, thing, luck)
        elif KIND[thing] == "age":
            self.take_card(s, thing - ANCIENT, luck)
        elif thing == TRADE:
            amount = min(LOOT_TRADE, s.players[self.loser].trade)
            s.players[self.loser].trade -= amount
            gain_trade(s, seat, amount, -1, luck)
        elif thing == CULTURE:
            amount = min(LOOT_CULTURE, s.players[self.loser].culture)
            s.players[self.loser].culture -= amount
            gain_culture(s, seat, amount, -1, luck)
        else:
            self.take_token(s, thing, luck)
            if self.left > 1:
                s.stack.append(Loot(self.winner, self.loser, TOKENS, self.left - 1))

    def take_card(self, s: GameState, age: int, luck: Luck) -> None:
        """Take a culture card by its back."""
        loser, winner = s.players[self.loser], s.players[self.winner]
        card = luck.pick([card for card in loser.hand if AGE[card] == age])
        loser.hand.remove(card)
        winner.hand.append(card)
        winner.hand.sort()
        luck.tell("took-card", self.winner, card, eye=self.winner, other_eye=self.loser)
        keep_limit(s, self.winner)

    def take_token(self, s: GameState, thing: int, luck: Luck) -> None:
        """Take a token; one that lies face down is seen by the new owner only."""
        loser, winner = s.players[self.loser], s.players[self.winner]
        if thing in ON_MARKET:
            at = ON_MARKET.index(thing)
            loser.resources[at] -= 1
            winner.resources[at] += 1
            return
        theirs, mine = (loser.huts, winner.huts) if thing == HUT else (loser.villages, winner.villages)
        face = luck.take(theirs)
        mine.append(face)
        mine.sort()
        luck.tell("token", self.winner, face, eye=self.winner, other_eye=self.loser)

    def step(self, s: GameState, luck: Luck) -> None:
        """End: there is nothing to take."""
        s.stack.pop()

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only what the loser has; for figures the winner may take nothing, for a city it chooses (p. 25)."""
        loser, thing, has = s.players[self.loser], a[1], self.kind == FIGURES
        if a == LEAVING:
            return ALLOWED if has else NO_LOOT_OF_CITY
        if thing in (TRADE, CULTURE):
            has = has and (loser.trade if thing == TRADE else loser.culture) > 0
        elif thing in ON_MARKET:
            has = self.left > 0 and loser.resources[ON_MARKET.index(thing)] > 0
        elif thing in (HUT, VILLAGE):
            has = self.left > 0 and bool(loser.huts if thing == HUT else loser.villages)
        elif IS_TECHNOLOGY[thing]:
            has = self.kind == CITY and thing in learnable(s.players[self.winner], [loser], HIGHEST)
        else:
            has = self.kind == CITY and thing in AGES and any(AGE[card] == thing - ANCIENT for card in loser.hand)
        return ALLOWED if has else NO_LOOT if self.kind == FIGURES else NO_LOOT_OF_CITY

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name what is not there to be taken."""
        return a[1] if a[0] == LOOT else -1, -1, -1
