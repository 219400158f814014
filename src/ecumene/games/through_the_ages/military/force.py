"""The colonizing force: units, armies, bonus cards, modifiers; the units are sacrificed (p. 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    BEST_COLONIZATION,
    BONUS,
    COLONIZATION_BONUS,
    FIRST_UNIT,
    GIVES_STRENGTH,
    IS_MILITARY,
    ROWS,
    TERRITORY,
    TYPE,
    WORKER_CARDS,
    thing,
)
from ecumene.games.through_the_ages.effects.powers import COLONIZATION, INFANTRY_AS_CAVALRY
from ecumene.games.through_the_ages.military.strength import army_strength
from ecumene.games.through_the_ages.player import DIRTY, Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import ADD, DONE, PLAIN, SEND
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseSome
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

COOK: Final[int] = thing("james-cook")
_COOKS: Final = next(row for row in ROWS[COOK]["effects"] if row["do"] == "code")
COOKS_CARDS: Final[int] = _COOKS["cards"]
COOKS_STRENGTH: Final[int] = _COOKS["n"]

NO_UNIT: Final = reason("tta.colony.force-units")
NO_BONUS: Final = reason("tta.colony.force-bonus-cards")
NOT_HELD: Final = reason("tta.politics.from-hand")
COOK_HAS_ENOUGH: Final = reason("tta.colony.force-bonus-cards")
NOBODY_SENT: Final = reason("tta.colony.force-at-least-one")
TOO_WEAK: Final = reason("tta.colony.winner-must")


def has_units(player: Player) -> bool:
    """Return whether a player has a unit."""
    return any(player.workers[card] > 0 for card in range(FIRST_UNIT, WORKER_CARDS))


def units_strength(player: Player, units: list[int]) -> int:
    """Return the strength of units with the armies they form; abilities of leaders do not count (p. 7)."""
    total = 0
    for card in range(FIRST_UNIT, WORKER_CARDS):
        if units[card] > 0:
            total += units[card] * GIVES_STRENGTH[card]
    return total + army_strength(units, player.tactic, player.power[INFANTRY_AS_CAVALRY] > 0)


def reach(s: GameState, seat: int) -> int:
    """Return the strongest force that a seat could send, by the cards in its hand."""
    player = s.players[seat]
    total = units_strength(player, player.workers) + player.power[COLONIZATION]
    others = 0
    for card in player.military:
        if TYPE[card] == BONUS:
            total += COLONIZATION_BONUS[card]
        else:
            others += 1
    if player.leader == COOK:
        total += COOKS_STRENGTH * min(COOKS_CARDS, others)
    return total


def feared_reach(s: GameState, seat: int) -> int:
    """Return the strongest force that others must reckon with: of a hand they see the ages alone."""
    player = s.players[seat]
    total = units_strength(player, player.workers) + player.power[COLONIZATION]
    least = COOKS_STRENGTH if player.leader == COOK else 0
    for card in player.military:
        total += max(least, BEST_COLONIZATION[AGE[card]])
    return total


class SendForce(ChooseSome[GameState]):
    """Send units and add cards until the force reaches the bid; at least one unit goes (p. 7).

    units     those sent so far, still on their cards
    cards     strength of the cards added
    discards  cards discarded for James Cook
    """

    FIELDS: ClassVar[str] = "seat@ thing$territory bid/20 units$unit{} cards/5 discards/2"
    RULE: ClassVar[str] = "tta.colony.winner-must"
    VERBS: ClassVar[list[int]] = [SEND, ADD, DONE]
    LETS_PASS: ClassVar[bool] = False  # whoever has won the territory sends the force by hand

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("bid", "cards", "discards", "seat", "thing", "units")

    def __init__(self, seat: int, thing: int, bid: int, units: list[int], cards: int, discards: int) -> None:
        self.seat = seat
        self.thing = thing
        self.bid = bid
        self.units = units
        self.cards = cards
        self.discards = discards

    def copy(self) -> SendForce:
        return SendForce(self.seat, self.thing, self.bid, self.units[:], self.cards, self.discards)

    # generated: end

    def decider(self) -> int:
        return self.seat

    def force(self, s: GameState) -> int:
        """Return the strength of the force so far."""
        player = s.players[self.seat]
        units = [0] * WORKER_CARDS
        for card in self.units:
            units[card] += 1
        return units_strength(player, units) + player.power[COLONIZATION] + self.cards

    def options(self, s: GameState) -> list[Action]:
        player = s.players[self.seat]
        hand = player.military
        out: list[Action] = [
            (SEND, card, 0) for card in range(FIRST_UNIT, WORKER_CARDS) if player.workers[card] > 0
        ]
        out += [(ADD, card, 0) for at, card in enumerate(hand) if at == 0 or hand[at - 1] != card]
        return [a for a in out if self.obstacle(s, self.seat, a) == ALLOWED]

    def stop(self, s: GameState) -> Action | None:
        return PLAIN[DONE] if self.obstacle(s, self.seat, PLAIN[DONE]) == ALLOWED else None

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of sending a unit, adding a card, or having done so."""
        verb, card, _ = a
        player = s.players[seat]
        if verb == SEND:
            there = FIRST_UNIT <= card < WORKER_CARDS and player.workers[card] > self.units.count(card)
            return ALLOWED if there else NO_UNIT
        if verb == ADD:
            if not IS_MILITARY[card]:
                return NO_BONUS
            if card not in player.military:
                return NOT_HELD
            if TYPE[card] == BONUS:
                return ALLOWED
            if player.leader != COOK:
                return NO_BONUS
            return ALLOWED if self.discards < COOKS_CARDS else COOK_HAS_ENOUGH
        if self.units and self.force(s) >= self.bid:
            return ALLOWED
        if not self.options(s):  # only in a world that somebody imagines
            return ALLOWED
        return TOO_WEAK if self.units else NOBODY_SENT

    def stops(self, a: Action) -> bool:
        return a[0] == DONE

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        verb, card, _ = a
        seat = self.seat
        if verb == SEND:
            self.units.append(card)
            self.units.sort()
            luck.tell("send", seat, card, 1, self.thing)
            return
        s.players[seat].military.remove(card)
        if TYPE[card] == BONUS:
            self.cards += COLONIZATION_BONUS[card]
            s.discard_military(seat, card, True)
            luck.tell("add", seat, card, COLONIZATION_BONUS[card], self.thing)
        else:
            self.cards += COOKS_STRENGTH
            self.discards += 1
            s.discard_military(seat, card, False)
            luck.tell("add", seat, card, COOKS_STRENGTH, COOK, seat)

    def stopped(self, s: GameState, luck: Luck) -> None:
        player = s.players[self.seat]
        for unit in self.units:
            player.workers[unit] -= 1
            player.yellow += 1
            luck.tell("worker-lost", self.seat, unit, -1, self.thing)
        player.stat = DIRTY

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        if why == NOBODY_SENT:
            return self.thing, 1, 0
        if why == TOO_WEAK:
            return self.thing, self.bid, self.force(s)
        if why == COOK_HAS_ENOUGH:
            return COOK, COOKS_CARDS, self.discards
        return a[1], -1, -1

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or TYPE[self.thing] != TERRITORY or self.bid < 1:
            raise Impossible("no-such-seat-territory-or-bid", frame="SendForce")
        workers = s.players[self.seat].workers
        for card in self.units:
            if not FIRST_UNIT <= card < WORKER_CARDS or self.units.count(card) > workers[card]:
                raise Impossible("units-that-are-not-there", frame="SendForce")
        if self.cards < 0 or not 0 <= self.discards <= COOKS_CARDS:
            raise Impossible("impossible-cards", frame="SendForce")
