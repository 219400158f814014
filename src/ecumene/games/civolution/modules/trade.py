"""Trade: sales and purchases of stored materials (p. 30)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FIRST_MATERIAL
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import gain, give_back
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import MATERIAL, MONEY
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.pieces import score, trigger
from ecumene.games.civolution.printed import MATERIAL_VALUE, MATERIALS, PRICE_CLOSED, PRICE_OPEN, SALE_POINTS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes.settling import is_open
from ecumene.games.civolution.verbs import BUY, DONATE, SELL
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

# By verb: no more of it.
OVER: Final[dict[int, int]] = {
    SELL: because("civo.trade.actions", 1),
    DONATE: because("civo.trade.actions", 2),
    BUY: because("civo.trade.actions", 3),
}
TOO_DEAR: Final = because("civo.trade.purchase")
NONE_STORED: Final = because("civo.trade.sale")


def purchase_price(s: GameState, seat: int, material: int) -> int:
    """Return the money that a material costs: less where its token lies open."""
    price = PRICE_OPEN if is_open(s, material) else PRICE_CLOSED
    return max(1, price - s.players[seat].power[ops.BUY_LESS])


class Trade(Asks):
    """So many sales and purchases in any order; a sale is one material for money and one for points (p. 30).

    A sale is one action: a purchase ends one that was begun, and what was not sold by then is lost with it.

    money   materials that can still be sold for money
    points  and for points
    """

    FIELDS: ClassVar[str] = "seat@ money/2 points/2 buys/2 thing$"
    RULE: ClassVar[str] = "civo.trade.actions"
    VERBS: ClassVar[list[int]] = [SELL, DONATE, BUY]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("buys", "money", "points", "thing")

    def __init__(self, seat: int, money: int, points: int, buys: int, thing: int) -> None:
        super().__init__(seat)
        self.money = money
        self.points = points
        self.buys = buys
        self.thing = thing

    def copy(self) -> Trade:
        return Trade(self.seat, self.money, self.points, self.buys, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        materials = range(FIRST_MATERIAL, FIRST_MATERIAL + MATERIALS)
        markers = s.players[self.seat].markers
        stored = [thing for thing in materials if markers[MATERIAL + thing - FIRST_MATERIAL]]
        found: list[Action] = [(verb, thing, 0) for verb in (SELL, DONATE) for thing in stored]
        if self.buys > 0:
            found += [(BUY, thing, 0) for thing in materials]
        return found

    def own_obstacle(self, s: GameState, a: Action) -> int:
        verb, material = a[0], a[1] - FIRST_MATERIAL
        if not 0 <= material < MATERIALS:
            return UNLISTED
        if (self.buys if verb == BUY else self.money if verb == SELL else self.points) <= 0:
            return OVER[verb]
        markers = s.players[self.seat].markers
        if verb != BUY:
            return ALLOWED if markers[MATERIAL + material] else NONE_STORED
        return ALLOWED if purchase_price(s, self.seat, material) <= markers[MONEY] else TOO_DEAR

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        material, markers = a[1] - FIRST_MATERIAL, s.players[self.seat].markers
        if why == TOO_DEAR:
            return a[1], purchase_price(s, self.seat, material), markers[MONEY]
        if why == NONE_STORED:
            return a[1], 1, 0
        if a[0] in self.VERBS and why != UNLISTED:
            return -1, case_of(why), 0
        return super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
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

    def check(self, s: GameState) -> None:
        need(min(self.money, self.points, self.buys) >= 0, "impossible-trade")
