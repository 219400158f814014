"""Trade: sales and purchases of stored materials (p. 30)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.card_data import FIRST_MATERIAL
from ecumene.games.civolution.deeds import score, trigger
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.figures import MATERIAL_VALUE, MATERIALS, PRICE_CLOSED, PRICE_OPEN, SALE_POINTS
from ecumene.games.civolution.markers import gain, give_back
from ecumene.games.civolution.settling import is_open
from ecumene.games.civolution.spots import MATERIAL, MONEY
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import BUY, DONATE, SELL
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def purchase_price(s: Board, seat: int, material: int) -> int:
    """Return the money that a material costs: less where its token lies open."""
    price = PRICE_OPEN if is_open(s, material) else PRICE_CLOSED
    return max(1, price - s.players[seat].power[ops.BUY_LESS])


class Trade(Asks):
    """So many sales and purchases in any order; a sale is one material for money and one for points (p. 30).

    A sale is one action: a purchase ends one that was begun, and what was not sold by then is lost with it.
    """

    __slots__ = ("buys", "money", "points", "thing")
    FIELDS: ClassVar[str] = "seat@ money/2 points/2 buys/2 thing$"
    RULE: ClassVar[str] = "civo.trade.actions"

    def __init__(self, seat: int, money: int, points: int, buys: int, thing: int) -> None:
        super().__init__(seat)
        self.money = money  # materials that can still be sold for money
        self.points = points  # and for points
        self.buys = buys
        self.thing = thing

    def copy(self) -> Trade:
        return Trade(self.seat, self.money, self.points, self.buys, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        markers = s.players[self.seat].markers
        stored = [material for material in range(MATERIALS) if markers[MATERIAL + material]]
        found: list[Action] = []
        if self.money > 0:
            found += [(SELL, FIRST_MATERIAL + material, 0) for material in stored]
        if self.points > 0:
            found += [(DONATE, FIRST_MATERIAL + material, 0) for material in stored]
        if self.buys > 0:
            for material in range(MATERIALS):
                if purchase_price(s, self.seat, material) <= markers[MONEY]:
                    found.append((BUY, FIRST_MATERIAL + material, 0))
        return found

    def reason(self, s: Board, a: Action) -> Refusal | None:
        material = a[1] - FIRST_MATERIAL
        if a[0] not in (SELL, DONATE, BUY) or not 0 <= material < MATERIALS:
            return None
        left = self.buys if a[0] == BUY else self.money if a[0] == SELL else self.points
        if left <= 0:
            return Refusal(self.RULE, -1, [SELL, DONATE, BUY].index(a[0]) + 1, 0)
        markers = s.players[self.seat].markers
        if a[0] == BUY:
            price = purchase_price(s, self.seat, material)
            return Refusal("civo.trade.purchase", a[1], price, markers[MONEY])
        return Refusal("civo.trade.sale", a[1], 1, markers[MATERIAL + material])

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        material = a[1] - FIRST_MATERIAL
        power = s.players[self.seat].power
        if a[0] == BUY:
            self.buys -= 1
            self.money = self.points = min(self.money, self.points)
            give_back(s, self.seat, MONEY, purchase_price(s, self.seat, material), luck, a[1])
            gain(s, self.seat, MATERIAL + material, 1, luck, self.thing)
            return
        give_back(s, self.seat, MATERIAL + material, 1, luck, self.thing)
        if a[0] == SELL:
            self.money -= 1
            gain(s, self.seat, MONEY, MATERIAL_VALUE[material] + power[ops.SALE_PLUS], luck, a[1])
        else:
            self.points -= 1
            score(s, self.seat, SALE_POINTS + power[ops.SALE_POINTS_PLUS], luck, a[1])
        trigger(s, self.seat, ops.SOLD, ops.EVERY, luck)

    def check(self, s: Board) -> None:
        need(min(self.money, self.points, self.buys) >= 0, "impossible-trade")
