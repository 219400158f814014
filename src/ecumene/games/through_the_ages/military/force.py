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
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import ADD, DONE, PLAIN, SEND
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseSome
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

COOK: Final[int] = thing("james-cook")
_COOKS: Final = next(row for row in ROWS[COOK]["effects"] if row["do"] == "code")
COOKS_CARDS: Final[int] = _COOKS["cards"]
COOKS_STRENGTH: Final[int] = _COOKS["n"]


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


def reach(s: Board, seat: int) -> int:
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


def feared_reach(s: Board, seat: int) -> int:
    """Return the strongest force that others must reckon with: of a hand they see the ages alone."""
    player = s.players[seat]
    total = units_strength(player, player.workers) + player.power[COLONIZATION]
    least = COOKS_STRENGTH if player.leader == COOK else 0
    for card in player.military:
        total += max(least, BEST_COLONIZATION[AGE[card]])
    return total


class SendForce(ChooseSome[Board]):
    """Send units and add cards until the force reaches the bid; at least one unit goes (p. 7)."""

    __slots__ = ("bid", "cards", "discards", "seat", "thing", "units")
    FIELDS: ClassVar[str] = "seat@ thing$territory bid/20 units$unit{} cards/5 discards/2"
    RULE: ClassVar[str] = "tta.colony.winner-must"
    LETS_PASS: ClassVar[bool] = False  # whoever has won the territory sends the force by hand

    def __init__(self, seat: int, thing: int, bid: int, units: list[int], cards: int, discards: int) -> None:
        self.seat = seat
        self.thing = thing
        self.bid = bid
        self.units = units  # those sent so far, still on their cards
        self.cards = cards  # strength of the cards added
        self.discards = discards  # cards discarded for James Cook

    def copy(self) -> SendForce:
        return SendForce(self.seat, self.thing, self.bid, self.units[:], self.cards, self.discards)

    def decider(self) -> int:
        return self.seat

    def force(self, s: Board) -> int:
        """Return the strength of the force so far."""
        player = s.players[self.seat]
        units = [0] * WORKER_CARDS
        for card in self.units:
            units[card] += 1
        return units_strength(player, units) + player.power[COLONIZATION] + self.cards

    def options(self, s: Board) -> list[Action]:
        player = s.players[self.seat]
        out: list[Action] = []
        for card in range(FIRST_UNIT, WORKER_CARDS):
            if player.workers[card] > self.units.count(card):
                out.append((SEND, card, 0))
        last = -1
        for card in player.military:
            if card != last and self.may_add(player, card):
                out.append((ADD, card, 0))
            last = card
        return out

    def stop(self, s: Board) -> Action | None:
        if self.units and self.force(s) >= self.bid:
            return PLAIN[DONE]
        return None if self.options(s) else PLAIN[DONE]  # with nothing left only in a world that somebody imagines

    def stops(self, a: Action) -> bool:
        return a[0] == DONE

    def may_add(self, player: Player, card: int) -> bool:
        """Return whether a card of the hand can join: a bonus card, or any with James Cook."""
        return TYPE[card] == BONUS or (player.leader == COOK and self.discards < COOKS_CARDS)

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
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

    def stopped(self, s: Board, luck: Luck) -> None:
        player = s.players[self.seat]
        for unit in self.units:
            player.workers[unit] -= 1
            player.yellow += 1
            luck.tell("worker-lost", self.seat, unit, -1, self.thing)
        player.stat = DIRTY

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        verb, card, _ = a
        if verb == SEND:
            return Refusal("tta.colony.force-units", card)
        if verb == ADD:
            player = s.players[seat]
            if IS_MILITARY[card] and card not in player.military:
                return Refusal("tta.politics.from-hand", card)
            if player.leader == COOK and IS_MILITARY[card]:
                return Refusal("tta.colony.force-bonus-cards", COOK, COOKS_CARDS, self.discards)
            return Refusal("tta.colony.force-bonus-cards", card)
        if verb == DONE and not self.units:
            return Refusal("tta.colony.force-at-least-one", self.thing, 1, 0)
        return Refusal(self.RULE, self.thing, self.bid, self.force(s))

    def source(self) -> int:
        return self.thing

    def check(self, s: Board) -> None:
        if not 0 <= self.seat < len(s.players) or TYPE[self.thing] != TERRITORY or self.bid < 1:
            raise Impossible("no-such-seat-territory-or-bid", frame="SendForce")
        workers = s.players[self.seat].workers
        for card in self.units:
            if not FIRST_UNIT <= card < WORKER_CARDS or self.units.count(card) > workers[card]:
                raise Impossible("units-that-are-not-there", frame="SendForce")
        if self.cards < 0 or not 0 <= self.discards <= COOKS_CARDS:
            raise Impossible("impossible-cards", frame="SendForce")
