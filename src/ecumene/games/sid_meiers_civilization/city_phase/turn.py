"""A seat's city phase: actions of its cities in any order, abilities and culture between them (p. 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    EGYPT,
    FIRST_TECHNOLOGY,
    ROWS,
    TECHNOLOGIES,
    UNITS,
    WONDERS,
)
from ecumene.games.sid_meiers_civilization.city_phase.building import (
    NOT_MADE,
    OTHER_CITY,
    TOO_DEAR,
    acting,
    build_obstacle,
    city_obstacle,
    in_city_obstacle,
    made_of,
    price_obstacle,
    purse,
    things_to_build,
)
from ecumene.games.sid_meiers_civilization.city_phase.carry_out import (
    NOT_A_RESOURCE,
    BuildAt,
    Splits,
    act,
    harvest_obstacle,
    harvests,
)
from ecumene.games.sid_meiers_civilization.city_phase.culture_track import (
    advance_details,
    advance_obstacle,
    advance_paid,
)
from ecumene.games.sid_meiers_civilization.city_phase.prices import price
from ecumene.games.sid_meiers_civilization.city_phase.special import FreeBuilding, HarvestCity, free_buildings
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.interrupts.effect import begin, use
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import above_limit, keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.using import (
    NOT_NOW,
    USED,
    USED_IN,
    play_obstacle,
    playable,
    use_details,
    use_obstacle,
)
from ecumene.games.sid_meiers_civilization.map.sums import resources
from ecumene.games.sid_meiers_civilization.movement.enter import fight_at
from ecumene.games.sid_meiers_civilization.pieces import units_left, wonder_obstacle
from ecumene.games.sid_meiers_civilization.player import ONCE_FREE_BUILDING, ONCE_HARVEST
from ecumene.games.sid_meiers_civilization.research.technologies import listed
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import (
    ADVANCE,
    BUILD,
    DEVOTE,
    DONE,
    HARVEST,
    PLAY,
    STOP,
    TRAIN,
    USE,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, reason

NO_SPLIT: Final = 0
SPLITTING: Final = 1  # the next city that builds may build a second thing
SECOND: Final = 2  # what is left may build it
SPLIT: Final[list[int]] = [one for one in TECHNOLOGIES if any(each.effect == "split" for each in ABILITIES[one])]
TWICE: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "harvest-twice"]

TECHNOLOGIES_IN_CITIES: Final[list[int]] = USED_IN["city"] + SPLIT
NO_CITY: Final = reason("smc.city.choices")
NO_FLIGHT: Final = reason("smc.train.aircraft")
EMPTY_PILE: Final = reason("smc.train.empty-pile")
TRAIN_TOO_DEAR: Final = reason("smc.train.price")
NOTHING_SHOWN: Final = reason("smc.harvest.symbol")
SECOND_THING: Final = reason("smc.ruling.engineering-split")
NOTHING_SPLIT: Final = reason("smc.ruling.engineering-split")


class CityTurn(Splits):
    """One action for each city, until the seat is done (p. 15)."""

    FIELDS: ClassVar[str] = "seat@ split<3 city# pool-/10 over<2"
    RULE: ClassVar[str] = "smc.city.choices"
    VERBS: ClassVar[list[int]] = [BUILD, TRAIN, DEVOTE, HARVEST, ADVANCE, USE, PLAY, STOP, DONE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("city", "over", "pool", "seat", "split")

    def __init__(self, seat: int, split: int, city: int, pool: int, over: int) -> None:
        self.seat = seat
        self.split = split
        self.city = city
        self.pool = pool
        self.over = over

    def copy(self) -> CityTurn:
        return CityTurn(self.seat, self.split, self.city, self.pool, self.over)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the seat until it is done; when its limit of cards falls meanwhile, it discards first."""
        return [] if self.over or above_limit(s, self.seat) else [self.seat]

    def makers(self, s: GameState) -> list[int]:
        """Return the cities that can make something; the second thing of a split only where the first was made."""
        if self.split == SECOND:
            return [s.players[self.seat].cities.index(self.city)]
        return acting(s, self.seat)

    def left(self) -> int:
        """Return what is left of a city's production, -1: all of it."""
        return self.pool if self.split == SECOND else -1

    def builds(self, s: GameState) -> list[Action]:
        """Return what can be built and trained."""
        cities, pool = self.makers(s), self.left()
        if not cities:
            return []
        moves: list[Action] = [
            (BUILD, thing, 0)
            for thing in things_to_build(s, self.seat)
            if build_obstacle(s, self.seat, thing, cities, pool, False) == ALLOWED
        ]
        player = s.players[self.seat]
        for unit in UNITS:
            for city in cities if unit_obstacle(s, self.seat, unit) == ALLOWED else []:
                if pay_obstacle(s, self.seat, unit, city, pool) == ALLOWED:
                    moves.append((TRAIN, unit, player.cities[city]))
        return moves

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List what can be built, arts, harvests, culture, abilities, events, then the end."""
        moves = self.builds(s)
        player = s.players[seat]
        second = self.split == SECOND
        for city in acting(s, seat) if not second else []:
            moves.append((DEVOTE, player.cities[city], 0))
            moves += [(HARVEST, resource, player.cities[city]) for resource in harvests(s, seat, city)]
        if advance_obstacle(player) == ALLOWED:
            moves.append((ADVANCE, 0, 0))
        if second:
            moves.append((STOP, 0, 0))
            return moves
        moves += [(USE, thing, 0) for thing in self.uses(s, seat)]
        moves += [(PLAY, card, 0) for card in playable(s, seat, "city")]
        moves.append((DONE, 0, 0))
        return moves

    def uses(self, s: GameState, seat: int) -> list[int]:
        """Return technologies, wonders and the civilization whose ability can be used."""
        player = s.players[seat]
        things = listed(TECHNOLOGIES_IN_CITIES, player.technologies)
        things += [wonder for wonder in TWICE if wonder in player.marks]
        if player.civilization == EGYPT:
            things.append(EGYPT)
        return sorted([thing for thing in things if self.use_obstacle(s, seat, thing) == ALLOWED])

    def declines(self, s: GameState, seat: int) -> Action | None:
        """End the city phase, or let the second thing be."""
        return (STOP, 0, 0) if self.split == SECOND else (DONE, 0, 0)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Carry out one action."""
        pool = self.left()
        if a[0] == BUILD:
            s.stack.append(BuildAt(seat, a[1], self.city if self.split == SECOND else -1, pool, 0))
        elif a[0] == TRAIN:
            act(s, seat, TRAIN, a[1], -1, a[2], pool, 0)
        elif a[0] == DEVOTE:
            act(s, seat, DEVOTE, -1, -1, a[1], -1, 0)
        elif a[0] == HARVEST:
            act(s, seat, HARVEST, a[1], -1, a[2], -1, 0)
        elif a[0] == ADVANCE:
            advance_paid(s, seat, luck)
        elif a[0] == PLAY:
            begin(s, seat, a[1], 0)
        elif a[0] == USE:
            self.use(s, seat, a[1])
        elif a[0] == STOP:
            self.end_split()
        else:
            self.over = 1

    def use(self, s: GameState, seat: int, thing: int) -> None:
        """Use an ability of the city phase."""
        player = s.players[seat]
        if thing in SPLIT:
            player.used |= 1 << (thing - FIRST_TECHNOLOGY)
            self.split = SPLITTING
        elif thing in TWICE:
            player.once |= ONCE_HARVEST
            s.stack.append(HarvestCity(seat, thing))
        elif thing == EGYPT:
            player.once |= ONCE_FREE_BUILDING
            s.stack.append(FreeBuilding(seat))
        else:
            use(s, seat, thing, "city")

    def paid(self, city: int, left: int) -> None:
        """After the first of two things, what is left may build the second."""
        if self.split == SPLITTING:
            self.split, self.city, self.pool = SECOND, city, left
        elif self.split == SECOND:
            self.end_split()

    def undone(self) -> None:
        """Forget the split: a cancelled action is used up, with what it still could have built."""
        self.end_split()

    def end_split(self) -> None:
        """Forget what was left."""
        self.split, self.city, self.pool = NO_SPLIT, -1, -1

    def landed(self, s: GameState, square: int, luck: Luck) -> None:
        """Fight the figures of the blockade."""
        fight_at(s, self.seat, square, luck)

    def step(self, s: GameState, luck: Luck) -> None:
        """End here, or let too many cards be discarded first."""
        if self.over:
            s.stack.pop()
        else:
            keep_limit(s, self.seat)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say what an action of a city lacks."""
        if a[0] == BUILD:
            return build_obstacle(s, seat, a[1], self.makers(s), self.left(), False)
        if a[0] == TRAIN:
            why = unit_obstacle(s, seat, a[1]) or self.at_city(s, seat, a[2])
            return why or pay_obstacle(s, seat, a[1], self.place(s, a[2]), self.left())
        if a[0] == ADVANCE:
            return advance_obstacle(s.players[seat])
        if a[0] == STOP:
            return ALLOWED if self.split == SECOND else NOTHING_SPLIT
        if self.split == SECOND:
            return SECOND_THING
        if a[0] == DEVOTE:
            return self.at_city(s, seat, a[1])
        if a[0] == HARVEST:
            city = self.place(s, a[2])
            shown = resources(s, seat, city) if city >= 0 else []
            return self.at_city(s, seat, a[2]) or harvest_obstacle(s, seat, city, a[1], shown)
        if a[0] == PLAY:
            return play_obstacle(s, seat, a[1], "city")
        return self.use_obstacle(s, seat, a[1]) if a[0] == USE else ALLOWED

    def place(self, s: GameState, centre: int) -> int:
        """Return the place of a city in the list, -1: it is none of the seat's."""
        cities = s.players[self.seat].cities
        return cities.index(centre) if centre in cities else -1

    def at_city(self, s: GameState, seat: int, centre: int) -> int:
        """Return what keeps a city from acting; the second thing of a split is made where the first was."""
        city = self.place(s, centre)
        if city < 0:
            return NO_CITY
        if self.split == SECOND:
            return ALLOWED if centre == self.city else OTHER_CITY
        return city_obstacle(s, seat, city)

    def use_obstacle(self, s: GameState, seat: int, thing: int) -> int:
        """Return what keeps a seat from an ability of the city phase: those of cities need one that can act."""
        player = s.players[seat]
        if thing == EGYPT and player.civilization == EGYPT:
            if player.once & ONCE_FREE_BUILDING:
                return USED
            return idle_obstacle(s, seat) or (ALLOWED if free_buildings(s, seat) else NOT_NOW)
        if thing in TWICE:
            why = wonder_obstacle(s, seat, thing)
            if why != ALLOWED:
                return why
            if player.once & ONCE_HARVEST:
                return USED
            shows = any(harvests(s, seat, city) for city in acting(s, seat))
            return idle_obstacle(s, seat) or (ALLOWED if shows else NOTHING_SHOWN)
        if thing in SPLIT and player.knows(thing):
            if player.used >> (thing - FIRST_TECHNOLOGY) & 1:
                return USED
            return idle_obstacle(s, seat) or (ALLOWED if self.split == NO_SPLIT else NOT_NOW)
        return use_obstacle(s, seat, thing, "city")

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the thing, what it costs, and what can be paid."""
        player, pool = s.players[seat], self.left()
        if a[0] == ADVANCE:
            return advance_details(player, why)
        if why == TRAIN_TOO_DEAR:
            return a[1], price(player, a[1]), purse(s, seat, self.place(s, a[2]), pool)
        if why == TOO_DEAR:
            fitting = [
                city for city in self.makers(s) if in_city_obstacle(s, seat, a[1], city, pool, True) == ALLOWED
            ]
            return a[1], price(player, a[1]), max([purse(s, seat, city, pool) for city in fitting])
        if a[0] in (DEVOTE, STOP, DONE) or why in (NO_CITY, NOT_A_RESOURCE, NOTHING_SHOWN, UNLISTED):
            return -1, -1, -1
        return use_details(made_of(s, seat, a[1], why), why)


def idle_obstacle(s: GameState, seat: int) -> int:
    """Return why no city of a seat can act, ALLOWED where one can."""
    return ALLOWED if acting(s, seat) else city_obstacle(s, seat, 0)


def unit_obstacle(s: GameState, seat: int, unit: int) -> int:
    """Return what keeps a seat from training a unit, whatever it costs."""
    if unit not in UNITS:
        return NOT_MADE
    if not s.players[seat].rank(unit):
        return NO_FLIGHT
    return ALLOWED if units_left(s, unit) else EMPTY_PILE


def pay_obstacle(s: GameState, seat: int, unit: int, city: int, pool: int) -> int:
    """Return what keeps a city from paying for a unit; `pool` replaces its production."""
    return TRAIN_TOO_DEAR if price_obstacle(s, seat, unit, city, pool) else ALLOWED


def begin_city(s: GameState, seat: int, luck: Luck) -> None:
    """Give each city its action."""
    player = s.players[seat]
    player.actions = [1] * len(player.cities)
    player.boost = [0] * len(player.cities)
    s.stack.append(CityTurn(seat, NO_SPLIT, -1, -1, 0))
