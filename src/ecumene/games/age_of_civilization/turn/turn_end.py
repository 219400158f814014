"""The end of a turn: its effects, in the order the player likes (p. 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.age_of_civilization.actions.perform import perform
from ecumene.games.age_of_civilization.actions.prices import price_of
from ecumene.games.age_of_civilization.card_data import COUNT, CULTURE, THINGS
from ecumene.games.age_of_civilization.effects.powers import CARD_GAINS, GAIN_CULTURE, MAIN_GAINS, TURN_END, Gain
from ecumene.games.age_of_civilization.pieces import AtTurnEnd, faces, gain_vp, gains_at, grant
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.games.age_of_civilization.verbs import DECLINE, PLAIN, RESOLVE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NOT_SO: Final = reason("aoc.turn-end.effects")
CULTURE_TOO_EXPENSIVE: Final = reason("aoc.tech.education")
GIFT_TOO_EXPENSIVE: Final = reason("aoc.civ.phoenicia")
MARKET_EMPTY: Final = reason("aoc.civ.phoenicia")
NOT_IN_MARKET: Final = reason("aoc.civ.phoenicia")

MAY_HAVE_EFFECT: Final[list[bool]] = [
    bool(MAIN_GAINS[TURN_END][card] or CARD_GAINS[TURN_END][card]) for card in range(COUNT)
]


def pending_at_turn_end(player: Player) -> list[int]:
    """Return the cards of a player that do something when the turn ends."""
    return [card for card in faces(player) if MAY_HAVE_EFFECT[card] and gains_at(player, TURN_END, card)]


class TurnEnd(AtTurnEnd):
    """Effects of the turn's end, in any order; those that cost something may be left (p. 3).

    Nothing else belongs here: special technology cards are bought in the phases of a turn, and its end comes after
    all of them (p. 3 and p. 7).
    """

    FIELDS: ClassVar[str] = "seat@ pending${}"
    VERBS: ClassVar[list[int]] = [RESOLVE, DECLINE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> TurnEnd:
        return TurnEnd(self.seat, self.pending[:])

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
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
            elif offer_obstacle(s, self.seat, card, offer) == ALLOWED:
                return [self.seat]
        return [self.seat] if matters else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        out: list[Action] = []
        for card in self.pending:
            for target in [-1, *s.market]:
                if self.obstacle(s, seat, (RESOLVE, card, target)) == ALLOWED:
                    out.append((RESOLVE, card, target))
            if self.obstacle(s, seat, (DECLINE, card, 0)) == ALLOWED:
                out.append((DECLINE, card, 0))
        return out

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what keeps the seat from resolving or declining the effect of a card."""
        verb, card, target = a
        if card not in self.pending:
            return NOT_SO
        offer = optional(s.players[seat], card)
        if offer is None:
            return ALLOWED if verb == RESOLVE and target < 0 else NOT_SO
        shut = offer_obstacle(s, seat, card, offer)
        if shut != ALLOWED or verb == DECLINE:
            return shut
        if offer.what == GAIN_CULTURE:
            return ALLOWED if target < 0 else NOT_SO
        return ALLOWED if target in s.market else NOT_IN_MARKET

    def declines(self, s: GameState, seat: int) -> Action | None:
        for card in self.pending:
            if self.obstacle(s, seat, (DECLINE, card, 0)) == ALLOWED:
                return (DECLINE, card, 0)
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        self.pending.remove(a[1])
        if a[0] == RESOLVE:
            self.resolve(s, a[1], a[2], luck)
        if not self.pending and s.stack[-1] is self:
            s.stack.pop()

    def step(self, s: GameState, luck: Luck) -> None:
        player = s.players[self.seat]
        due = [card for card in self.pending if optional(player, card) is None]
        if not due:
            s.stack.pop()  # what is left costs more than there is
            return
        self.pending.remove(due[0])
        self.resolve(s, due[0], -1, luck)

    def resolve(self, s: GameState, card: int, target: int, luck: Luck) -> None:
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

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        card = a[1]
        offer = optional(s.players[seat], card)
        if offer is not None and why in (CULTURE_TOO_EXPENSIVE, GIFT_TOO_EXPENSIVE):
            return card, offer_price(s, seat, card, offer), s.players[seat].coins
        return card, 0 if why == MARKET_EMPTY else -1, -1

    def check(self, s: GameState) -> None:
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


def offer_obstacle(s: GameState, seat: int, card: int, offer: Gain) -> int:
    """Return what keeps a seat from taking an optional gain, and so from declining it."""
    if offer.what != GAIN_CULTURE and not s.market:
        return MARKET_EMPTY
    if offer_price(s, seat, card, offer) <= s.players[seat].coins:
        return ALLOWED
    return CULTURE_TOO_EXPENSIVE if offer.what == GAIN_CULTURE else GIFT_TOO_EXPENSIVE


def offer_price(s: GameState, seat: int, card: int, offer: Gain) -> int:
    """Return the coins that an optional gain costs."""
    return price_of(s, seat, CULTURE, 0, card) if offer.what == GAIN_CULTURE else offer.pays
