"""The end of a turn: its effects, in the order the player likes (p. 3)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.age_of_civilization.actions import perform, price_of
from ecumene.games.age_of_civilization.card_data import CULTURE, THINGS
from ecumene.games.age_of_civilization.gains import AtTurnEnd, faces, gain_vp, gains_at, grant
from ecumene.games.age_of_civilization.powers import GAIN_CULTURE, TURN_END, Gain
from ecumene.games.age_of_civilization.state import Board, Player
from ecumene.games.age_of_civilization.verbs import DECLINE, PLAIN, RESOLVE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def pending_at_turn_end(player: Player) -> list[int]:
    """Return the cards of a player that do something when the turn ends."""
    return [card for card in faces(player) if gains_at(player, TURN_END, card)]


class TurnEnd(AtTurnEnd):
    """Effects of the turn's end, in any order; those that cost something may be left (p. 3).

    Nothing else belongs here: special technology cards are bought in the phases of a turn, and its end comes after
    all of them (p. 3 and p. 7).
    """

    __slots__ = ()
    FIELDS: ClassVar[str] = "seat@ pending${}"
    RULE: ClassVar[str] = "aoc.turn-end.effects"

    def copy(self) -> TurnEnd:
        return TurnEnd(self.seat, self.pending[:])

    def waits_for(self, s: Board) -> list[int]:
        matters = False  # nothing is asked when no order could make a difference
        changed = read = 0  # by the effects looked at so far
        player = s.players[self.seat]
        for card in self.pending:
            offer = optional(player, card)
            if offer is None:
                changes = reads = 0
                for gain in gains_at(player, TURN_END, card):
                    changes |= gain.changes
                    reads |= gain.reads
                if changes & read or changed & reads:
                    matters = True
                changed |= changes
                read |= reads
            elif payable(s, self.seat, card, offer):
                return [self.seat]
        return [self.seat] if matters else []

    def legal(self, s: Board, seat: int) -> list[Action]:
        out: list[Action] = []
        player = s.players[seat]
        for card in self.pending:
            offer = optional(player, card)
            if offer is None:
                out.append((RESOLVE, card, -1))
            elif payable(s, seat, card, offer):
                if offer.what == GAIN_CULTURE:
                    out.append((RESOLVE, card, -1))
                else:
                    for civ in s.market:
                        out.append((RESOLVE, card, civ))
                out.append((DECLINE, card, 0))
        return out

    def declines(self, s: Board, seat: int) -> Action | None:
        player = s.players[seat]
        for card in self.pending:
            offer = optional(player, card)
            if offer is not None and payable(s, seat, card, offer):
                return (DECLINE, card, 0)
        return None

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        self.pending.remove(a[1])
        if a[0] == RESOLVE:
            self.resolve(s, a[1], a[2], luck)
        if not self.pending and s.stack[-1] is self:
            s.stack.pop()

    def step(self, s: Board, luck: Luck) -> None:
        player = s.players[self.seat]
        due = [card for card in self.pending if optional(player, card) is None]
        if not due:
            s.stack.pop()  # what is left costs more than there is
            return
        self.pending.remove(due[0])
        self.resolve(s, due[0], -1, luck)

    def resolve(self, s: Board, card: int, target: int, luck: Luck) -> None:
        """Carry out what a card does at the end of the turn."""
        for gain in gains_at(s.players[self.seat], TURN_END, card):
            if not gain.optional():
                grant(s, self.seat, gain, 0, luck, card)
            elif gain.what == GAIN_CULTURE:
                luck.tell("action", self.seat, CULTURE, 0, card)
                perform(s, self.seat, PLAIN[CULTURE], luck, card)
            else:
                s.players[self.seat].coins -= gain.pays
                s.coins_on[s.market.index(target)] += gain.pays
                luck.tell("endow", self.seat, target, -gain.pays, card)
                gain_vp(s, self.seat, gain.amount, luck, card)

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        verb, card, _ = a
        if verb not in (RESOLVE, DECLINE):
            return Refusal(self.RULE)
        offer = optional(s.players[seat], card) if card in self.pending else None
        if offer is None or payable(s, seat, card, offer):
            return Refusal(self.RULE, card)
        if offer.what == GAIN_CULTURE:
            price = price_of(s, seat, CULTURE, 0, card)
            return Refusal("aoc.tech.education", card, price, s.players[seat].coins)
        return Refusal("aoc.civ.phoenicia", card, offer.pays, s.players[seat].coins)

    def check(self, s: Board) -> None:
        mine = pending_at_turn_end(s.players[self.seat])
        for card in self.pending:
            name = THINGS.slug(card)
            if card not in mine:
                raise Impossible("turn-end-effect", seat=self.seat, name=name)
            if self.pending.count(card) > 1:
                raise Impossible("pending-twice", name=name)


def optional(player: Player, card: int) -> Gain | None:
    """Return the gain of a card that may be left, if it has one."""
    for gain in gains_at(player, TURN_END, card):
        if gain.optional():
            return gain
    return None


def payable(s: Board, seat: int, card: int, offer: Gain) -> bool:
    """Return whether a seat can pay for an optional gain now."""
    coins = s.players[seat].coins
    if offer.what == GAIN_CULTURE:
        return price_of(s, seat, CULTURE, 0, card) <= coins
    return offer.pays <= coins and bool(s.market)
