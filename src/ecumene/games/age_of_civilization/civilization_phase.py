"""Phase 1 of a turn: raise a civilization, annex one, or leave the market alone (p. 3 and p. 4)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.age_of_civilization.card_data import (
    ANNEX_WORKERS,
    COINS_ON_REMAINING,
    DRAFT_COINS,
    MAX_CIVILIZATIONS,
    POPULATION,
)
from ecumene.games.age_of_civilization.gains import gain_coins, gain_worker, grant
from ecumene.games.age_of_civilization.innovations import buy, buyable, refuse_buy
from ecumene.games.age_of_civilization.powers import CARD_PAIRS, COINS_FACTOR, MAIN_GAINS, MAIN_PAIRS, added
from ecumene.games.age_of_civilization.powers import RAISE as RAISED
from ecumene.games.age_of_civilization.scenarios import MAY_RAISE_AGAIN, START_CIVILIZATION
from ecumene.games.age_of_civilization.state import Board
from ecumene.games.age_of_civilization.verbs import ANNEX, BUY, PLAIN, RAISE, SKIP
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


class CivilizationPhase(Frame[Board]):
    """Raise, annex or skip; the first turn must raise, and nobody ever has more than three (p. 3 and p. 4)."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "aoc.civ.phase-choice"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> CivilizationPhase:
        return CivilizationPhase(self.seat)

    def waits_for(self, s: Board) -> list[int]:
        return [self.seat] if len(s.players[self.seat].civs) < MAX_CIVILIZATIONS else []

    def legal(self, s: Board, seat: int) -> list[Action]:
        out: list[Action] = []
        first = not s.players[seat].civs
        if first and s.scenario >= 0 and START_CIVILIZATION[s.scenario] >= 0:
            out.append((RAISE, START_CIVILIZATION[s.scenario], 0))
        else:
            choices = s.market + s.hand(seat) if s.draft else s.market
            if first or s.scenario < 0 or MAY_RAISE_AGAIN[s.scenario]:
                for civ in choices:
                    out.append((RAISE, civ, 0))
            if not first:
                for civ in choices:
                    out.append((ANNEX, civ, 0))
                out.append(PLAIN[SKIP])
        if s.innovations:
            for card in buyable(s, seat):
                out.append((BUY, card, 0))
        return out

    def declines(self, s: Board, seat: int) -> Action | None:
        return PLAIN[SKIP] if s.players[seat].civs else None

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        if a[0] == BUY:
            buy(s, seat, a[1], luck)
            return
        s.stack.pop()
        if a[0] == SKIP:
            luck.tell("skip", seat)
        else:
            take_civilization(s, seat, a[1], a[0] == RAISE, luck)

    def step(self, s: Board, luck: Luck) -> None:
        s.stack.pop()  # three civilizations: nothing to decide any more

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        verb, subject, _ = a
        if verb == BUY:
            return refuse_buy(s, seat, subject)
        first = not s.players[seat].civs
        if verb == RAISE:
            if s.scenario >= 0 and first and START_CIVILIZATION[s.scenario] >= 0:
                return Refusal("aoc.path.maya-first", subject)
            if s.scenario >= 0 and not first and not MAY_RAISE_AGAIN[s.scenario]:
                return Refusal("aoc.path.no-second-raise", subject)
            return Refusal("aoc.draft.hand-or-market" if s.draft else "aoc.raise.market", subject)
        if first:
            return Refusal("aoc.raise.first-turn", subject if verb == ANNEX else -1)
        if verb == ANNEX:
            return Refusal("aoc.draft.hand-or-market" if s.draft else "aoc.raise.market", subject)
        return Refusal(self.RULE)


def take_civilization(s: Board, seat: int, civ: int, raised: bool, luck: Luck) -> None:
    """Take a card with its bonus coins, on top of the others (raised) or under the main one (annexed)."""
    player = s.players[seat]
    bonus = DRAFT_COINS[len(player.civs)] if s.draft else 0
    if civ in s.market:
        at = s.market.index(civ)
        bonus += s.coins_on.pop(at)
        s.market.pop(at)
    player.civs.append(civ)
    player.power = added(player.power, CARD_PAIRS[civ], 1)
    if raised:
        if player.main >= 0:
            player.power = added(player.power, MAIN_PAIRS[player.main], -1)
        player.main = civ
        player.power = added(player.power, MAIN_PAIRS[civ], 1)
        luck.tell("raise", seat, civ, POPULATION[civ])
        player.workers = POPULATION[civ]
        gain_coins(s, seat, bonus * (1 + player.power[COINS_FACTOR]), luck, civ)
        s.stack.append(RefillMarket())
        for gain in MAIN_GAINS[RAISED][civ]:
            grant(s, seat, gain, bonus, luck, civ)
    else:
        luck.tell("annex", seat, civ)
        for _ in range(ANNEX_WORKERS):
            gain_worker(s, seat, luck, civ)
        gain_coins(s, seat, bonus, luck, civ)
        s.stack.append(RefillMarket())


class RefillMarket(Frame[Board]):
    """A coin on each civilization left on the market, then a new card without one (p. 3).

    Not with the module Draft (p. 8), and alone only at the end of a round (p. 8).
    """

    __slots__ = ()
    FIELDS: ClassVar[str] = ""

    def copy(self) -> RefillMarket:
        return RefillMarket()

    def step(self, s: Board, luck: Luck) -> None:
        s.stack.pop()
        if not s.draft and not s.solo:
            add_market_card(s, luck)


def add_market_card(s: Board, luck: Luck) -> None:
    """Put a coin on every card of the market and open a new one, if the deck has any."""
    for at in range(len(s.coins_on)):
        s.coins_on[at] += COINS_ON_REMAINING
    if s.deck:
        civ = luck.take(s.deck)
        s.market.append(civ)
        s.coins_on.append(0)
        luck.tell("opens", -1, civ)
