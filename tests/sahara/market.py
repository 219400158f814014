"""The market: each caravan in turn loads, sells and fills its skins where it is."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.rounds import Rounds
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason
from tests.sahara.state import CITIES, DONE, FILL, GOOD_AT, GOODS, LOAD, ROOM, SELL, SKINS, Desert, load_price

ACTIONS: Final = 3
NOT_HERE: Final = reason("sahara.load.stock")
NO_ROOM: Final = reason("sahara.load.room")
NO_COINS: Final = reason("sahara.load.coins")
NO_CITY: Final = reason("sahara.sell.city")
NONE_SOLD: Final = reason("sahara.sell.one")
NO_SUCH_GOODS: Final = reason("sahara.sell.goods")
NO_WELL: Final = reason("sahara.fill.well")
SKINS_FULL: Final = reason("sahara.fill.skins")


class Markets(Rounds[Desert]):
    """Each caravan has one turn, clockwise from the first (p. 1)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Markets:
        return Markets(self.turns)

    # generated: end

    def order(self, s: Desert) -> list[int]:
        return s.clockwise()

    def begin_turn(self, s: Desert, seat: int, luck: Luck) -> None:
        s.stack.append(Market(seat, ACTIONS))


class Market(Frame[Desert]):
    """A turn has three actions: load a good, sell goods of one kind, or fill the skins (p. 2)."""

    FIELDS: ClassVar[str] = "seat@ actions<4"
    RULE: ClassVar[str] = "sahara.market.actions"
    VERBS: ClassVar[list[int]] = [LOAD, SELL, FILL, DONE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("actions", "seat")

    def __init__(self, seat: int, actions: int) -> None:
        self.seat = seat
        self.actions = actions

    def copy(self) -> Market:
        return Market(self.seat, self.actions)

    # generated: end

    def waits_for(self, s: Desert) -> list[int]:
        return [self.seat] if self.actions > 0 and len(self.legal(s, self.seat)) > 1 else []

    def obstacle(self, s: Desert, seat: int, a: Action) -> int:
        player, (verb, good, amount) = s.players[seat], a
        if verb == LOAD:
            if good != GOOD_AT[player.place] or s.stock[player.place] == 0:
                return NOT_HERE
            if sum(player.goods) >= ROOM:
                return NO_ROOM
            return ALLOWED if load_price(s, seat, good).total() <= player.coins else NO_COINS
        if verb == SELL:
            if player.place not in CITIES:
                return NO_CITY
            if amount < 1:
                return NONE_SOLD
            return ALLOWED if good < GOODS and amount <= player.goods[good] else NO_SUCH_GOODS
        if verb == FILL:
            if player.place in CITIES:
                return NO_WELL
            return ALLOWED if player.water < SKINS else SKINS_FULL
        return ALLOWED

    def legal(self, s: Desert, seat: int) -> list[Action]:
        moves: list[Action] = [(LOAD, good, 0) for good in range(GOODS)]
        moves += [(SELL, good, n) for good in range(GOODS) for n in range(1, ROOM + 1)]
        return [a for a in [*moves, (FILL, 0, 0), (DONE, 0, 0)] if self.obstacle(s, seat, a) == ALLOWED]

    def declines(self, s: Desert, seat: int) -> Action | None:
        return (DONE, 0, 0)

    def answer(self, s: Desert, seat: int, a: Action, luck: Luck) -> None:
        player, (verb, good, amount) = s.players[seat], a
        if verb == LOAD:
            player.coins -= load_price(s, seat, good).total()
            s.stock[player.place] -= 1
            player.goods[good] += 1
            luck.tell("loaded", seat, good)
        elif verb == SELL:
            player.goods[good] -= amount
            player.coins += amount
            player.points += amount * (amount + 1) // 2
            luck.tell("sold", seat, good, amount)
        elif verb == FILL:
            luck.tell("filled", seat, amount=SKINS - player.water)
            player.water = SKINS
        self.actions = 0 if verb == DONE else self.actions - 1

    def step(self, s: Desert, luck: Luck) -> None:
        s.stack.pop()

    def details(self, s: Desert, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        if why == NO_COINS:
            return a[1], load_price(s, seat, a[1]).total(), s.players[seat].coins
        if why == NO_SUCH_GOODS:
            return a[1], a[2], s.players[seat].goods[a[1]] if a[1] < GOODS else 0
        return a[1] if why == NOT_HERE else -1, -1, -1

    def check(self, s: Desert) -> None:
        turns = s.stack[-2]
        need(isinstance(turns, Markets) and turns.turn(s)[0] == self.seat, "turn")
        need(self.waits_for(s) == [self.seat], "actions")
