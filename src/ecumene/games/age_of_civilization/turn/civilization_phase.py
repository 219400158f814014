"""Phase 1 of a turn: raise a civilization, annex one, or leave the market alone (p. 3 and p. 4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.age_of_civilization.card_data import (
    ANNEX_WORKERS,
    COINS_ON_REMAINING,
    DRAFT_COINS,
    MAX_CIVILIZATIONS,
    POPULATION,
)
from ecumene.games.age_of_civilization.effects.powers import (
    CARD_PAIRS,
    COINS_FACTOR,
    MAIN_GAINS,
    MAIN_PAIRS,
    added,
)
from ecumene.games.age_of_civilization.effects.powers import RAISE as RAISED
from ecumene.games.age_of_civilization.modules.innovations import buy, buy_details, buy_obstacle, buyable
from ecumene.games.age_of_civilization.pieces import gain_coins, gain_worker, grant
from ecumene.games.age_of_civilization.solo.scenarios import MAY_RAISE_AGAIN, START_CIVILIZATION
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.verbs import ANNEX, BUY, PLAIN, RAISE, SKIP
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

RAISE_FIRST: Final = reason("aoc.raise.first-turn")
RAISED_ALREADY: Final = reason("aoc.path.no-second-raise")
FIRST_IS_GIVEN: Final = reason("aoc.path.maya-first")
NOT_IN_MARKET: Final = reason("aoc.raise.market")
NOT_IN_HAND_OR_MARKET: Final = reason("aoc.draft.hand-or-market")


def closed(s: GameState, seat: int, verb: int) -> int:
    """Return what keeps a seat from raising, or from annexing and skipping, at all."""
    if not s.players[seat].civs:
        return ALLOWED if verb == RAISE else RAISE_FIRST
    if verb == RAISE and s.scenario >= 0 and not MAY_RAISE_AGAIN[s.scenario]:
        return RAISED_ALREADY
    return ALLOWED


def first_is_given(s: GameState, seat: int) -> bool:
    """Return whether the scenario says which civilization a seat raises now."""
    return s.scenario >= 0 and not s.players[seat].civs and START_CIVILIZATION[s.scenario] >= 0


def card_obstacle(s: GameState, seat: int, civ: int) -> int:
    """Return what keeps a seat from taking this civilization."""
    if first_is_given(s, seat):
        return ALLOWED if civ == START_CIVILIZATION[s.scenario] else FIRST_IS_GIVEN
    if civ in s.market:
        return ALLOWED
    if not s.draft:
        return NOT_IN_MARKET
    return ALLOWED if s.in_hand(seat, civ) else NOT_IN_HAND_OR_MARKET


def cards_in_reach(s: GameState, seat: int) -> list[int]:
    """Return the civilizations that a seat can take: of those that a scenario names, the market and the hand."""
    near = s.market + s.hand(seat)
    if s.scenario >= 0:
        near = [START_CIVILIZATION[s.scenario], *near]
    return [civ for civ in near if card_obstacle(s, seat, civ) == ALLOWED]


class CivilizationPhase(Frame[GameState]):
    """Raise, annex or skip; the first turn must raise, and nobody ever has more than three (p. 3 and p. 4)."""

    FIELDS: ClassVar[str] = "seat@"
    VERBS: ClassVar[list[int]] = [RAISE, ANNEX, SKIP, BUY]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> CivilizationPhase:
        return CivilizationPhase(self.seat)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat] if len(s.players[self.seat].civs) < MAX_CIVILIZATIONS else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        out: list[Action] = []
        cards = cards_in_reach(s, seat)
        if closed(s, seat, RAISE) == ALLOWED:
            for civ in cards:
                out.append((RAISE, civ, 0))
        if closed(s, seat, ANNEX) == ALLOWED:
            for civ in cards:
                out.append((ANNEX, civ, 0))
            out.append(PLAIN[SKIP])
        if s.special_market:
            for card in buyable(s, seat):
                out.append((BUY, card, 0))
        return out

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what keeps the seat from a move."""
        verb, subject, _ = a
        if verb == BUY:
            return buy_obstacle(s, seat, subject)
        shut = closed(s, seat, verb)
        return shut if shut != ALLOWED or verb == SKIP else card_obstacle(s, seat, subject)

    def declines(self, s: GameState, seat: int) -> Action | None:
        return PLAIN[SKIP] if s.players[seat].civs else None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        if a[0] == BUY:
            buy(s, seat, a[1], luck)
            return
        s.stack.pop()
        if a[0] == SKIP:
            luck.tell("skip", seat)
        else:
            take_civilization(s, seat, a[1], a[0] == RAISE, luck)

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()  # three civilizations: nothing to decide any more

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        if a[0] == BUY:
            return buy_details(s, seat, a[1], why)
        return -1 if a[0] == SKIP else a[1], -1, -1


def take_civilization(s: GameState, seat: int, civ: int, raised: bool, luck: Luck) -> None:
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


class RefillMarket(Frame[GameState]):
    """A coin on each civilization left on the market, then a new card without one (p. 3).

    Not with the module Draft (p. 8), and alone only at the end of a round (p. 8).
    """

    FIELDS: ClassVar[str] = ""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> RefillMarket:
        return RefillMarket()

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        if not s.draft and not s.solo:
            add_market_card(s, luck)


def add_market_card(s: GameState, luck: Luck) -> None:
    """Put a coin on every card of the market and open a new one, if the deck has any."""
    for at in range(len(s.coins_on)):
        s.coins_on[at] += COINS_ON_REMAINING
    if s.deck:
        civ = luck.take(s.deck)
        s.market.append(civ)
        s.coins_on.append(0)
        luck.tell("opens", -1, civ)
