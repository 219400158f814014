"""What lies on the table in Sahara: caravans on a map of six places, and the goods that wait there."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.kernel.fields import Field, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.frames.rounds import clockwise
from ecumene.kernel.grammar import NUMBER, PLACE, THING, Grammar, Verb
from ecumene.kernel.graph import linked
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.parts import Rows
from ecumene.kernel.places import ANCHORS, Map, Place
from ecumene.kernel.schema import Schema
from ecumene.kernel.things import Things

SEATS: Final = [2, 3, 4]
ROUNDS: Final = 5
ROOM: Final = 4  # for goods on the camels
SKINS: Final = 5  # the most water that a caravan carries
STORM: Final = 5  # a wind from here on is a sandstorm
ARRIVING: Final = 2  # goods: at each oasis before the game, at one in each round

SALT, DATES, GLASS, SANDSTORM = range(4)
GOODS: Final = 3
THINGS: Final = Things(["salt", "dates", "glass", "sandstorm"])
NO_GOODS: Final = -1
GOOD_AT: Final = [NO_GOODS, SALT, DATES, GLASS, DATES, NO_GOODS]
CITIES: Final = [place for place, good in enumerate(GOOD_AT) if good == NO_GOODS]
WELLS: Final = [place for place, good in enumerate(GOOD_AT) if good != NO_GOODS]

NAMES: Final = ["gao", "arawan", "tuat", "taghaza", "walata", "fez"]
ANCHOR: Final = [(20, 100), (70, 40), (90, 160), (130, 90), (170, 30), (210, 120)]
ROADS: Final = linked(6, [(0, 1), (0, 2), (1, 3), (1, 4), (2, 3), (2, 5), (3, 5), (4, 5)])
KINDS: Final = ["city" if good == NO_GOODS else "oasis" for good in GOOD_AT]
MAP: Final = Map(ANCHORS, [Place(NAMES[at], x, y, KINDS[at]) for at, (x, y) in enumerate(ANCHOR)], ROADS)

GO, STAY, AGAIN, ROLL, KEEP, LOAD, SELL, FILL, DONE = range(9)
GRAMMAR: Final = Grammar(
    [
        Verb("go", PLACE),
        Verb("stay"),
        Verb("again", NUMBER),
        Verb("roll"),
        Verb("keep"),
        Verb("load", THING),
        Verb("sell", THING, NUMBER),
        Verb("fill"),
        Verb("done", ends=True),
    ],
    THINGS,
    MAP.slugs,
)


class Caravan:
    """A caravan: where it is, what it carries (`goods` counts each kind), and its points."""

    FIELDS: ClassVar[list[Field]] = fields("place# water<6 coins/10 goods<5[3] points/20")

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("coins", "goods", "place", "points", "water")

    def __init__(self, place: int, water: int, coins: int, goods: list[int], points: int) -> None:
        self.place = place
        self.water = water
        self.coins = coins
        self.goods = goods
        self.points = points

    def copy(self) -> Caravan:
        return Caravan(self.place, self.water, self.coins, self.goods[:], self.points)

    # generated: end


class Desert(State):
    """All caravans; who is `first` in this round; the wind, 0 before the first; the goods at each place."""

    FIELDS: ClassVar[list[Field]] = fields(
        Rows("players", Caravan, by_seat=True), "round<6 first@ wind<7 stock/4[6]"
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("first", "players", "round", "stock", "wind")

    def __init__(
        self,
        stack: list[Frame[Any]],
        over: bool,
        players: list[Caravan],
        round_: int,
        first: int,
        wind: int,
        stock: list[int],
    ) -> None:
        super().__init__(stack, over)
        self.players = players
        self.round = round_
        self.first = first
        self.wind = wind
        self.stock = stock

    def copy(self) -> Desert:
        return Desert(
            self.copy_stack(),
            self.over,
            [row.copy() for row in self.players],
            self.round,
            self.first,
            self.wind,
            self.stock[:],
        )

    # generated: end

    def clockwise(self) -> list[int]:
        """Return the seats in the order of this round."""
        return clockwise(self.first, len(self.players))

    def neighbours(self, seat: int) -> int:
        """Return how many other caravans are where this one is."""
        return sum(each.place == self.players[seat].place for each in self.players) - 1


def march_price(s: Desert) -> Sum:
    """Return the water that any road costs: 1, and 1 more in a sandstorm."""
    cost = Sum([(-1, 1)])
    cost.add(SANDSTORM, 1 if s.wind >= STORM else 0)
    return cost


def load_price(s: Desert, seat: int, good: int) -> Sum:
    """Return the coins that a good costs: 1, and 1 more for each other caravan at the oasis."""
    return Sum([(good, 1 + s.neighbours(seat))])


SCHEMA: Final = Schema(Desert, THINGS, {}, SEATS, places=MAP.slugs)
