"""Trade orders of the Silk Road: pay the price, meet the condition, take the reward."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.age_of_civilization.card_data import COUNT, ORDER_ROWS, THINGS
from ecumene.games.age_of_civilization.effects.powers import condition_of
from ecumene.games.age_of_civilization.pieces import LearnTechnologies, gain_vp, gain_worker, holds
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NO_SUCH_ORDER: Final = reason("aoc.path.caravan")
CONDITION_NOT_MET: Final = reason("aoc.path.order-condition")

CONDITION: Final[list[tuple[int, int]]] = [(0, 0)] * COUNT
REWARD_VP: Final[list[int]] = [0] * COUNT
REWARD_WORKERS: Final[list[int]] = [0] * COUNT
REWARD_TECHS: Final[list[int]] = [0] * COUNT
for _row in ORDER_ROWS:
    _order = THINGS.numbers[_row["id"]]
    CONDITION[_order] = condition_of(_row["condition"])
    REWARD_VP[_order] = _row["reward"].get("vp", 0)
    REWARD_WORKERS[_order] = _row["reward"].get("workers", 0)
    REWARD_TECHS[_order] = _row["reward"].get("techs", 0)


def order_obstacle(s: GameState, seat: int, order: int) -> int:
    """Return what keeps a seat from fulfilling an order; its price is the price of the Caravan."""
    if order not in s.order_market:
        return NO_SUCH_ORDER
    condition, value = CONDITION[order]
    return ALLOWED if holds(s, seat, condition, value) else CONDITION_NOT_MET


def fulfil(s: GameState, seat: int, order: int, luck: Luck) -> None:
    """Take the reward of an order; a new one is revealed when its choices are made."""
    s.order_market.remove(order)
    s.players[seat].orders += 1
    luck.tell("order", seat, order, 1, order)
    gain_vp(s, seat, REWARD_VP[order], luck, order)
    for _ in range(REWARD_WORKERS[order]):
        gain_worker(s, seat, luck, order)
    s.stack.append(NextOrder())
    if REWARD_TECHS[order]:
        s.stack.append(LearnTechnologies(seat, REWARD_TECHS[order], order))


class NextOrder(Frame[GameState]):
    """After an order is fulfilled a new one is revealed, as long as there are any (scenario Silk Road)."""

    FIELDS: ClassVar[str] = ""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> NextOrder:
        return NextOrder()

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        if s.order_deck:
            order = luck.take(s.order_deck)
            s.order_market.append(order)
            luck.tell("opens", -1, order)
