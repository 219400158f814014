"""A city's action: others may cancel it, then it is paid for and carried out (p. 15–18)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.card_data import ARMY, IS_WONDER, ON_MARKET, RESOURCES, SCOUT, WALLS
from ecumene.games.sid_meiers_civilization.city_phase.building import (
    acting,
    no_square,
    not_acting,
    placements,
    purse,
    square_refusal,
    squares_in_city,
)
from ecumene.games.sid_meiers_civilization.city_phase.prices import output, price, rate, trade_for
from ecumene.games.sid_meiers_civilization.culture import free_advance
from ecumene.games.sid_meiers_civilization.deeds import (
    gain_culture,
    gain_resource,
    put_mark,
    recruit,
    refill_wonders,
)
from ecumene.games.sid_meiers_civilization.governments import CAPITAL_CULTURE
from ecumene.games.sid_meiers_civilization.interrupts.window import (
    CITY_ACTION,
    OPEN,
    STANDS,
    Cancellable,
    open_window,
)
from ecumene.games.sid_meiers_civilization.map.figures import city_of, rival_at
from ecumene.games.sid_meiers_civilization.map.sums import culture, resources
from ecumene.games.sid_meiers_civilization.numbers import ARTS, TRADE_TURNED
from ecumene.games.sid_meiers_civilization.placing import place
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.verbs import BUILD, DEVOTE, HARVEST, PLACE_AT, TRAIN
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseExactly
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


class BuildAt(Frame[Civ]):
    """A thing that is built goes onto a square of the city that pays for it (p. 15–17)."""

    __slots__ = ("city", "free", "pool", "seat", "thing")
    FIELDS: ClassVar[str] = "seat@ thing$ city# pool-/10 free<2"
    RULE: ClassVar[str] = "smc.build.outskirts"

    def __init__(self, seat: int, thing: int, city: int, pool: int, free: int) -> None:
        self.seat = seat
        self.thing = thing
        self.city = city  # the only one that may build, -1: any that can act
        self.pool = pool  # what is left of its production, -1: all of it
        self.free = free

    def copy(self) -> BuildAt:
        """Return a frame of its own."""
        return BuildAt(self.seat, self.thing, self.city, self.pool, self.free)

    def source(self) -> int:
        """Return the thing."""
        return self.thing

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for the square."""
        return [self.seat]

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List the squares of all cities that can pay."""
        cities = acting(s, seat) if self.city < 0 else [s.players[seat].cities.index(self.city)]
        found = placements(s, seat, self.thing, cities, self.pool, bool(self.free))
        return [(PLACE_AT, square, 0) for square in found]

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
        """Let the city act there."""
        s.stack.pop()
        city = s.players[seat].cities[self.city_at(s, seat, a[1])]
        act(s, seat, BUILD, self.thing, a[1], city, self.pool, self.free)

    def city_at(self, s: Civ, seat: int, square: int) -> int:
        """Return the city that would build in a square: walls in its centre, all else around it; -1: none."""
        cities = s.players[seat].cities
        if self.thing != WALLS:
            return city_of(s, seat, square)
        return cities.index(square) if square in cities else -1

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say why it cannot stand there."""
        player = s.players[seat]
        walls = self.thing == WALLS
        city = self.city_at(s, seat, a[1]) if a[0] == PLACE_AT and s.ground[a[1]] >= 0 else -1
        if city < 0:
            return Refusal("smc.build.walls" if walls else self.RULE, self.thing)
        if self.city >= 0 and player.cities[city] != self.city:
            return Refusal("smc.ruling.engineering-split", self.thing)
        if self.city < 0 and city not in acting(s, seat):
            return Refusal(not_acting(s, seat, city), self.thing)
        reason = "" if walls else square_refusal(s, seat, self.thing, a[1])
        if reason:
            return Refusal(reason, self.thing)
        if a[1] in squares_in_city(s, seat, city, self.thing):
            have = purse(s, seat, city, self.pool)
            return Refusal("smc.city.production", self.thing, price(player, self.thing), have)
        return no_square(s, seat, self.thing, [city])


class CityAction(Cancellable):
    """One action of a city, of which others may cancel what it was to bring (p. 15)."""

    __slots__ = ("city", "free", "pool", "seat", "square", "thing", "verb")
    FIELDS: ClassVar[str] = "seat@ verb% thing$ square# city# pool-/10 free<2 verdict<3"
    RULE: ClassVar[str] = "smc.city.choices"

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
        """Return a frame of its own."""
        return CityAction(
            self.seat, self.verb, self.thing, self.square, self.city, self.pool, self.free, self.verdict
        )

    def source(self) -> int:
        """Return what the city makes."""
        return self.thing

    def step(self, s: Civ, luck: Luck) -> None:
        """Carry it out, unless it was cancelled: then nothing is paid."""
        s.stack.pop()
        player = s.players[self.seat]
        city = player.cities.index(self.city)
        if self.verdict != STANDS:
            luck.tell("cancelled", self.seat, self.thing)
            turn = turn_below(s)
            if turn is not None and self.shares():
                turn.undone()
            return
        if self.verb == DEVOTE:
            amount = ARTS + culture(s, self.seat, city)
            amount += CAPITAL_CULTURE[player.government] if city == 0 else 0
            gain_culture(s, self.seat, amount, -1, luck)
        elif self.verb == HARVEST:
            gain_resource(s, self.seat, self.thing, -1, luck)
        elif self.verb == TRAIN:
            self.pay(s, city)
            recruit(s, self.seat, self.thing, luck)
        elif self.verb == BUILD:
            self.pay(s, city)
            self.build(s, luck)
        else:
            s.stack.append(HarvestTwice(self.seat, 2, self.thing, self.city))

    def shares(self) -> bool:
        """Return whether the thing is paid for with production, which Engineering may split between two."""
        return self.verb in (BUILD, TRAIN) and not self.free

    def pay(self, s: Civ, city: int) -> None:
        """Pay with production, and with trade where that is lacking; what is left may build a second thing."""
        player = s.players[self.seat]
        cost = 0 if self.free else price(player, self.thing)
        pool = output(s, self.seat, city) if self.pool < 0 else self.pool
        turned = trade_for(player, cost - pool)
        player.trade -= turned
        left = pool + turned // TRADE_TURNED * rate(player) - cost
        turn = turn_below(s)
        if turn is not None and self.shares():
            turn.paid(self.city, left)

    def build(self, s: Civ, luck: Luck) -> None:
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


class Splits(Frame[Civ]):
    """The turn below a city's action: it hears what is left of the production, and of an army in a blockade."""

    __slots__ = ()

    def paid(self, city: int, left: int) -> None:
        """Hear what a city has left."""

    def undone(self) -> None:
        """Hear that the action was cancelled."""

    def landed(self, s: Civ, square: int, luck: Luck) -> None:
        """Let an army that was placed into a blockade fight at once (p. 27)."""
        raise NotImplementedError


def turn_below(s: Civ) -> Splits | None:
    """Return the turn below a city's action; the coin of a gift that paid for a cancel may lie between them."""
    for at in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[at]
        if isinstance(frame, Splits):
            return frame
    return None


def act(s: Civ, seat: int, verb: int, thing: int, square: int, city: int, pool: int, free: int) -> None:
    """Use up the action of a city, and ask who would cancel it."""
    player = s.players[seat]
    if pool < 0:
        player.actions[player.cities.index(city)] -= 1
    s.stack.append(CityAction(seat, verb, thing, square, city, pool, free, OPEN))
    open_window(s, seat, CITY_ACTION, thing, seat, -1)


def harvests(s: Civ, seat: int, city: int) -> list[int]:
    """Return the resources that a city can harvest: shown, and on the market."""
    return [
        resource
        for resource in resources(s, seat, city)
        if resource in ON_MARKET and s.market[ON_MARKET.index(resource)]
    ]


class HarvestTwice(ChooseExactly[Civ]):
    """Angkor Wat lets one city harvest twice, the same square if one likes."""

    __slots__ = ("city",)
    FIELDS: ClassVar[str] = "seat@ count/3 thing$ city#"
    RULE: ClassVar[str] = "smc.harvest.symbol"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, count: int, thing: int, city: int) -> None:
        super().__init__(seat, count, thing)
        self.city = city

    def copy(self) -> HarvestTwice:
        """Return a frame of its own."""
        return HarvestTwice(self.seat, self.count, self.thing, self.city)

    def options(self, s: Civ) -> list[Action]:
        """List the resources of the city."""
        cities = s.players[self.seat].cities
        return [(HARVEST, one, self.city) for one in harvests(s, self.seat, cities.index(self.city))]

    def picked(self, s: Civ, a: Action, luck: Luck) -> None:
        """Take a token."""
        gain_resource(s, self.seat, a[1], self.thing, luck)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Only what the city shows and the market has."""
        if a[0] != HARVEST or a[1] not in RESOURCES or a[2] != self.city:
            return Refusal(self.RULE)
        shown = a[1] in resources(s, seat, s.players[seat].cities.index(self.city))
        return Refusal("smc.harvest.market" if shown else self.RULE, a[1])
