"""What lies on the table in Bazaar, and the few deeds that every chapter shares."""

from __future__ import annotations

from typing import Any, ClassVar

from ecumene.kernel.fields import Field, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.parts import Columns, in_view, secret
from ecumene.kernel.schema import Schema
from tests.toy.things import CARDS, COST, FAIR_WIND, GUILD, PLACES, THINGS


class Bazaar(State):
    """Hands, stalls, pile, discard and coins; cards of one kind are alike, and lists of cards are sorted.

    `purse` is what each seat had at the start, `traders` where the trader of each is, `rivals` the level of each.
    """

    FIELDS: ClassVar[list[Field]] = fields(
        "storm<2 bundles<2 purse<7 length<6 round<6 start@ wind<7 bank/40 coins/40[@]",
        secret("hands$card{}[@]"),
        "stalls$card{}[@]",
        secret("pile$card{}"),
        "discard$card{}",
        "traders=trader#[@]",
        Columns("rival", "rivals=level<2 rival_at=at# rival_points=points/10", 2),
        in_view("hand$card{} hand_sizes/5[@] pile_size/30"),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "bank",
        "bundles",
        "coins",
        "discard",
        "hands",
        "length",
        "pile",
        "purse",
        "rival_at",
        "rival_points",
        "rivals",
        "round",
        "stalls",
        "start",
        "storm",
        "traders",
        "wind",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        over: bool,
        storm: int,
        bundles: int,
        purse: int,
        length: int,
        round_: int,
        start: int,
        wind: int,
        bank: int,
        coins: list[int],
        hands: list[list[int]],
        stalls: list[list[int]],
        pile: list[int],
        discard: list[int],
        traders: list[int],
        rivals: list[int],
        rival_at: list[int],
        rival_points: list[int],
    ) -> None:
        super().__init__(stack, over)
        self.storm = storm
        self.bundles = bundles
        self.purse = purse
        self.length = length
        self.round = round_
        self.start = start
        self.wind = wind
        self.bank = bank
        self.coins = coins
        self.hands = hands
        self.stalls = stalls
        self.pile = pile
        self.discard = discard
        self.traders = traders
        self.rivals = rivals
        self.rival_at = rival_at
        self.rival_points = rival_points

    def copy(self) -> Bazaar:
        return Bazaar(
            self.copy_stack(),
            self.over,
            self.storm,
            self.bundles,
            self.purse,
            self.length,
            self.round,
            self.start,
            self.wind,
            self.bank,
            self.coins[:],
            [row[:] for row in self.hands],
            [row[:] for row in self.stalls],
            self.pile[:],
            self.discard[:],
            self.traders[:],
            self.rivals[:],
            self.rival_at[:],
            self.rival_points[:],
        )

    # generated: end

    def gain(self, seat: int, amount: int) -> int:
        """Pay coins from the bank, as far as it reaches; a negative amount goes back. Return what moved."""
        moved = max(-self.coins[seat], min(amount, self.bank))
        self.coins[seat] += moved
        self.bank -= moved
        return moved

    def to_hand(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def to_discard(self, card: int) -> None:
        """Lay a card aside, face up."""
        self.discard.append(card)
        self.discard.sort()

    def build_cost(self, seat: int, card: int) -> Sum:
        """Return what a stall costs a seat, each part with its source."""
        cost = Sum([(card, COST[card])])
        if GUILD in self.stalls[seat]:
            cost.add(GUILD, -1)
        if self.wind >= 5:
            cost.add(FAIR_WIND, -1)
        return cost


SCHEMA = Schema(Bazaar, THINGS, {"card": list(range(CARDS))}, [2, 3, 4, 6], places=PLACES)
