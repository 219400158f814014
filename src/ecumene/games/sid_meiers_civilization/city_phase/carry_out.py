"""A city's action: others may cancel it, then it is paid for and carried out (p. 15–18)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, IS_WONDER, ON_MARKET, RESOURCES, SCOUT, WALLS
from ecumene.games.sid_meiers_civilization.city_phase.building import (
    NOT_A_CENTRE,
    NOT_OUTSKIRTS,
    OTHER_CITY,
    TOO_DEAR,
    city_obstacle,
    made_of,
    only_square,
    price_obstacle,
    purse,
    site_of,
    sites,
    square_obstacle,
)
from ecumene.games.sid_meiers_civilization.city_phase.culture_track import free_advance
from ecumene.games.sid_meiers_civilization.city_phase.prices import output, price, rate, trade_for
from ecumene.games.sid_meiers_civilization.interrupts.window import (
    CITY_ACTION,
    OPEN,
    STANDS,
    Cancellable,
    open_window,
)
from ecumene.games.sid_meiers_civilization.map.figures import blockaded, rival_at
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.map.sums import culture, resource_of, resources
from ecumene.games.sid_meiers_civilization.pieces import (
    gain_culture,
    gain_resource,
    pay_trade,
    put_mark,
    recruit,
    refill_wonders,
)
from ecumene.games.sid_meiers_civilization.printed import ARTS, TRADE_TURNED
from ecumene.games.sid_meiers_civilization.start_phase.governments import CAPITAL_CULTURE
from ecumene.games.sid_meiers_civilization.start_phase.placing import place
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import BUILD, DEVOTE, HARVEST, PLACE_AT, TRAIN
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseExactly
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, reason

NOT_A_RESOURCE: Final = reason("smc.city.choices")
NOT_SHOWN: Final = reason("smc.harvest.symbol")
HELD_BY_RIVAL: Final = reason("smc.blockade.square")
NONE_ON_MARKET: Final = reason("smc.harvest.market")


class BuildAt(Frame[GameState]):
    """A thing that is built goes onto a square of the city that pays for it (p. 15–17).

    city  the only one that may build, -1: any that can act
    pool  what is left of its production, -1: all of it
    """

    FIELDS: ClassVar[str] = "seat@ thing$ city# pool-/10 free<2"
    RULE: ClassVar[str] = "smc.build.outskirts"
    VERBS: ClassVar[list[int]] = [PLACE_AT]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("city", "free", "pool", "seat", "thing")

    def __init__(self, seat: int, thing: int, city: int, pool: int, free: int) -> None:
        self.seat = seat
        self.thing = thing
        self.city = city
        self.pool = pool
        self.free = free

    def copy(self) -> BuildAt:
        return BuildAt(self.seat, self.thing, self.city, self.pool, self.free)

    # generated: end

    def source(self) -> int:
        """Return the thing."""
        return self.thing

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the square."""
        return [self.seat]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the squares of all cities that can pay."""
        found: list[int] = []
        for city, centre in enumerate(s.players[seat].cities):
            if self.city_obstacle(s, seat, city) or self.price_obstacle(s, seat, city):
                continue
            only = only_square(s, seat, centre, self.thing)
            for square in sites(centre, self.thing):
                if square_obstacle(s, seat, self.thing, city, square, only) == ALLOWED:
                    found.append(square)
        found.sort()
        return [(PLACE_AT, square, 0) for square in found]

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Let the city act there."""
        s.stack.pop()
        city = s.players[seat].cities[site_of(s, seat, self.thing, a[1])]
        act(s, seat, BUILD, self.thing, a[1], city, self.pool, self.free)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say why it cannot stand there."""
        city = site_of(s, seat, self.thing, a[1])
        if city < 0:
            return NOT_A_CENTRE if self.thing == WALLS else NOT_OUTSKIRTS
        only = only_square(s, seat, s.players[seat].cities[city], self.thing)
        return (
            self.city_obstacle(s, seat, city)
            or square_obstacle(s, seat, self.thing, city, a[1], only)
            or self.price_obstacle(s, seat, city)
        )

    def city_obstacle(self, s: GameState, seat: int, city: int) -> int:
        """Return what keeps a city from making it; the second thing of a split is made where the first was."""
        if self.city < 0:
            return city_obstacle(s, seat, city)
        return ALLOWED if s.players[seat].cities[city] == self.city else OTHER_CITY

    def price_obstacle(self, s: GameState, seat: int, city: int) -> int:
        """Return what keeps a city from paying for it."""
        return ALLOWED if self.free else price_obstacle(s, seat, self.thing, city, self.pool)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the thing, what it costs, and what the city can pay."""
        if why != TOO_DEAR:
            return made_of(s, seat, self.thing, why), -1, -1
        city = site_of(s, seat, self.thing, a[1])
        return self.thing, price(s.players[seat], self.thing), purse(s, seat, city, self.pool)


class CityAction(Cancellable):
    """One action of a city, of which others may cancel what it was to bring (p. 15)."""

    FIELDS: ClassVar[str] = "seat@ verb% thing$ square# city# pool-/10 free<2 verdict<3"
    RULE: ClassVar[str] = "smc.city.choices"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("city", "free", "pool", "seat", "square", "thing", "verb")

    def __init__(
        self, seat: int, verb: int, thing: int, square: int, city: int, pool: int, free: int, verdict: int
    ) -> None:
        super().__init__(verdict)
        self.seat = seat
        self.verb = verb
        self.thing = thing
        self.square = square
        self.city = city
        self.pool = pool
        self.free = free

    def copy(self) -> CityAction:
        return CityAction(
            self.seat, self.verb, self.thing, self.square, self.city, self.pool, self.free, self.verdict
        )

    # generated: end

    def source(self) -> int:
        """Return what the city makes."""
        return self.thing

    def step(self, s: GameState, luck: Luck) -> None:
        """Carry it out, unless it was cancelled: then nothing is paid."""
        s.stack.pop()
        player = s.players[self.seat]
        city = player.cities.index(self.city)
        if self.verdict != STANDS:
            luck.tell("cancelled", self.seat, self.thing, target=self.city)
            turn = turn_below(s)
            if turn is not None and self.shares():
                turn.undone()
            return
        if self.verb == DEVOTE:
            amount = ARTS + culture(s, self.seat, city)
            player.culture += amount
            luck.tell("arts", self.seat, amount=amount, target=self.city)
            more = CAPITAL_CULTURE[player.government] if city == 0 else 0
            gain_culture(s, self.seat, more, player.government, luck)
        elif self.verb == HARVEST:
            gain_resource(s, self.seat, self.thing, -1, luck)
        elif self.verb == TRAIN:
            self.pay(s, city, luck)
            recruit(s, self.seat, self.thing, luck)
        elif self.verb == BUILD:
            self.pay(s, city, luck)
            self.build(s, luck)
        else:
            s.stack.append(HarvestTwice(self.seat, 2, self.thing, self.city))

    def shares(self) -> bool:
        """Return whether the thing is paid for with production, which Engineering may split between two."""
        return self.verb in (BUILD, TRAIN) and not self.free

    def pay(self, s: GameState, city: int, luck: Luck) -> None:
        """Pay with production, and with trade where that is lacking; what is left may build a second thing."""
        player = s.players[self.seat]
        cost = 0 if self.free else price(player, self.thing)
        pool = output(s, self.seat, city) if self.pool < 0 else self.pool
        turned = trade_for(player, cost - pool)
        if cost:
            luck.tell("paid-production", self.seat, self.thing, cost, target=self.city)
        pay_trade(s, self.seat, turned, self.thing, luck)
        left = pool + turned // TRADE_TURNED * rate(player) - cost
        turn = turn_below(s)
        if turn is not None and self.shares():
            turn.paid(self.city, left)

    def build(self, s: GameState, luck: Luck) -> None:
        """Put the thing onto the map."""
        player = s.players[self.seat]
        if self.thing in (ARMY, SCOUT):
            rival = rival_at(s, self.seat, self.square)
            place(s, self.seat, self.thing, self.square, luck)
            turn = turn_below(s)
            if rival >= 0 and turn is not None:
                turn.landed(s, self.square, luck)
        elif self.thing == WALLS:
            player.walls[player.cities.index(self.square)] = 1
            luck.tell("placed", self.seat, WALLS, target=self.square)
        else:
            put_mark(s, self.seat, self.thing, self.square, luck)
            if IS_WONDER[self.thing]:
                s.wonder_row[s.wonder_row.index(self.thing)] = -1
                refill_wonders(s, luck)
                free_advance(s, self.seat, luck)


class Splits(Frame[GameState]):
    """The turn below a city's action: it hears what is left of the production, and of an army in a blockade."""

    __slots__ = ()

    def paid(self, city: int, left: int) -> None:
        """Hear what a city has left."""

    def undone(self) -> None:
        """Hear that the action was cancelled."""

    def landed(self, s: GameState, square: int, luck: Luck) -> None:
        """Let an army that was placed into a blockade fight at once (p. 27)."""
        raise NotImplementedError


def turn_below(s: GameState) -> Splits | None:
    """Return the turn below a city's action; the coin of a gift that paid for a cancel may lie between them."""
    for at in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[at]
        if isinstance(frame, Splits):
            return frame
    return None


def act(s: GameState, seat: int, verb: int, thing: int, square: int, city: int, pool: int, free: int) -> None:
    """Use up the action of a city, and ask who would cancel it."""
    player = s.players[seat]
    if pool < 0:
        player.actions[player.cities.index(city)] -= 1
    s.stack.append(CityAction(seat, verb, thing, square, city, pool, free, OPEN))
    open_window(s, seat, CITY_ACTION, thing, seat, -1)


def harvest_obstacle(s: GameState, seat: int, city: int, resource: int, shown: list[int]) -> int:
    """Return what keeps a city that shows some resources from harvesting one of them."""
    if resource not in RESOURCES:
        return NOT_A_RESOURCE
    if resource not in shown:
        held = [square for square in AROUND[s.players[seat].cities[city]] if blockaded(s, seat, square)]
        return HELD_BY_RIVAL if resource in [resource_of(s, square) for square in held] else NOT_SHOWN
    if resource not in ON_MARKET or not s.market[ON_MARKET.index(resource)]:
        return NONE_ON_MARKET
    return ALLOWED


def harvests(s: GameState, seat: int, city: int) -> list[int]:
    """Return the resources that a city can harvest."""
    shown = resources(s, seat, city)
    return [one for one in shown if harvest_obstacle(s, seat, city, one, shown) == ALLOWED]


class HarvestTwice(ChooseExactly[GameState]):
    """Angkor Wat lets one city harvest twice, the same square if one likes."""

    FIELDS: ClassVar[str] = "seat@ count/3 thing$ city#"
    RULE: ClassVar[str] = "smc.harvest.symbol"
    VERBS: ClassVar[list[int]] = [HARVEST]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("city",)

    def __init__(self, seat: int, count: int, thing: int, city: int) -> None:
        super().__init__(seat, count, thing)
        self.city = city

    def copy(self) -> HarvestTwice:
        return HarvestTwice(self.seat, self.count, self.thing, self.city)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        """List the resources of the city."""
        cities = s.players[self.seat].cities
        return [(HARVEST, one, self.city) for one in harvests(s, self.seat, cities.index(self.city))]

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        """Take a token."""
        gain_resource(s, self.seat, a[1], self.thing, luck)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only what the city shows and the market has."""
        if a[2] != self.city:
            return UNLISTED
        city = s.players[seat].cities.index(self.city)
        return harvest_obstacle(s, seat, city, a[1], resources(s, seat, city))

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the resource."""
        return a[1] if why not in (UNLISTED, NOT_A_RESOURCE) else -1, -1, -1
