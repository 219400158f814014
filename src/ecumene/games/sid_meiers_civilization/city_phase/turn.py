"""A seat's city phase: actions of its cities in any order, abilities and culture between them (p. 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.card_data import (
    BUILDINGS,
    EGYPT,
    FIRST_TECHNOLOGY,
    IS_EVENT,
    RESOURCES,
    ROWS,
    TECHNOLOGIES,
    UNITS,
    WONDERS,
)
from ecumene.games.sid_meiers_civilization.city_phase.actions import BuildAt, Splits, act, harvests
from ecumene.games.sid_meiers_civilization.city_phase.building import (
    acting,
    not_acting,
    placements,
    purse,
    things_to_build,
    why_not,
)
from ecumene.games.sid_meiers_civilization.city_phase.prices import can_afford, output, price
from ecumene.games.sid_meiers_civilization.culture import advance_paid, can_advance, no_advance
from ecumene.games.sid_meiers_civilization.deeds import units_left, wonder_works
from ecumene.games.sid_meiers_civilization.hand_limit import above_limit, keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.effect import (
    begin,
    playable,
    usable,
    use,
    why_not_played,
    why_not_used,
)
from ecumene.games.sid_meiers_civilization.map.sums import resources
from ecumene.games.sid_meiers_civilization.movement.enter import fight_at
from ecumene.games.sid_meiers_civilization.player import ONCE_FREE_BUILDING, ONCE_HARVEST
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.verbs import (
    ADVANCE,
    BUILD,
    DEVOTE,
    DONE,
    HARVEST,
    PLACE_AT,
    PLAY,
    STOP,
    TRAIN,
    USE,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

NO_SPLIT: Final = 0
SPLITTING: Final = 1  # the next city that builds may build a second thing
SECOND: Final = 2  # what is left may build it
SPLIT: Final[list[int]] = [one for one in TECHNOLOGIES if any(each.effect == "split" for each in ABILITIES[one])]
TWICE: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "harvest-twice"]


class CityTurn(Splits):
    """One action for each city, until the seat is done (p. 15)."""

    __slots__ = ("city", "over", "pool", "seat", "split")
    FIELDS: ClassVar[str] = "seat@ split<3 city# pool-/10 over<2"
    RULE: ClassVar[str] = "smc.city.choices"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, split: int, city: int, pool: int, over: int) -> None:
        self.seat = seat
        self.split = split
        self.city = city
        self.pool = pool
        self.over = over

    def copy(self) -> CityTurn:
        """Return a frame of its own."""
        return CityTurn(self.seat, self.split, self.city, self.pool, self.over)

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for the seat until it is done; when its limit of cards falls meanwhile, it discards first."""
        return [] if self.over or above_limit(s, self.seat) else [self.seat]

    def builds(self, s: Civ) -> list[Action]:
        """Return what can be built; the second thing of a split only where the first was."""
        seat = self.seat
        cities = acting(s, seat)
        pool = -1
        if self.split == SECOND:
            cities, pool = [s.players[seat].cities.index(self.city)], self.pool
        if not cities:
            return []
        moves: list[Action] = [
            (BUILD, thing, 0)
            for thing in things_to_build(s, seat)
            if placements(s, seat, thing, cities, pool, False)
        ]
        player = s.players[seat]
        for unit in UNITS:
            for city in cities if units_left(s, unit) else []:
                have = output(s, seat, city) if pool < 0 else pool
                if can_afford(player, price(player, unit), have):
                    moves.append((TRAIN, unit, player.cities[city]))
        return moves

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List what can be built, arts, harvests, culture, abilities, events, then the end."""
        moves = self.builds(s)
        player = s.players[seat]
        if self.split == SECOND:
            if can_advance(player):
                moves.append((ADVANCE, 0, 0))
            moves.append((STOP, 0, 0))
            return moves
        for city in acting(s, seat):
            moves.append((DEVOTE, player.cities[city], 0))
            moves += [(HARVEST, resource, player.cities[city]) for resource in harvests(s, seat, city)]
        if can_advance(player):
            moves.append((ADVANCE, 0, 0))
        moves += [(USE, thing, 0) for thing in self.uses(s, seat)]
        moves += [(PLAY, card, 0) for card in playable(s, seat, "city")]
        moves.append((DONE, 0, 0))
        return moves

    def uses(self, s: Civ, seat: int) -> list[int]:
        """Return technologies, wonders and the civilization whose ability can be used."""
        player = s.players[seat]
        found = [technology for technology, _ in usable(s, seat, "city")]
        for technology in SPLIT:
            fresh = not player.used >> (technology - FIRST_TECHNOLOGY) & 1
            if player.knows(technology) and fresh and self.split == NO_SPLIT and acting(s, seat):
                found.append(technology)
        for wonder in TWICE:
            ready = wonder in player.marks and not player.once & ONCE_HARVEST and wonder_works(s, seat, wonder)
            if ready and any(harvests(s, seat, city) for city in acting(s, seat)):
                found.append(wonder)
        if player.has("free_building") and not player.once & ONCE_FREE_BUILDING and free_buildings(s, seat):
            found.append(EGYPT)
        return sorted(found)

    def declines(self, s: Civ, seat: int) -> Action | None:
        """End the city phase, or let the second thing be."""
        return (STOP, 0, 0) if self.split == SECOND else (DONE, 0, 0)

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
        """Carry out one action."""
        pool = self.pool if self.split == SECOND else -1
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

    def use(self, s: Civ, seat: int, thing: int) -> None:
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

    def landed(self, s: Civ, square: int, luck: Luck) -> None:
        """Fight the figures of the blockade."""
        fight_at(s, self.seat, square, luck)

    def step(self, s: Civ, luck: Luck) -> None:
        """End here, or let too many cards be discarded first."""
        if self.over:
            s.stack.pop()
        else:
            keep_limit(s, self.seat)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say what an action of a city lacks."""
        player = s.players[seat]
        second = self.split == SECOND
        pool = self.pool if second else -1
        cities = [player.cities.index(self.city)] if second else acting(s, seat)
        if a[0] == BUILD:
            return why_not(s, seat, a[1], cities, pool)
        if a[0] == TRAIN and a[1] in UNITS:
            return self.no_unit(s, seat, a[1], a[2], cities, pool)
        if a[0] == ADVANCE:
            return no_advance(player)
        if second:
            return Refusal("smc.ruling.engineering-split")
        if a[0] in (DEVOTE, HARVEST):
            centre = a[1] if a[0] == DEVOTE else a[2]
            if centre in player.cities and player.cities.index(centre) not in cities:
                return Refusal(not_acting(s, seat, player.cities.index(centre)))
            if a[0] == HARVEST and centre in player.cities and a[1] in RESOURCES:
                shown = a[1] in resources(s, seat, player.cities.index(centre))
                return Refusal("smc.harvest.market" if shown else "smc.harvest.symbol", a[1])
        if a[0] == PLAY and IS_EVENT[a[1]]:
            return why_not_played(s, seat, a[1], "city")
        if a[0] == USE and self.used_up(s, seat, a[1]):
            return Refusal("smc.ability.once-a-round", a[1])
        if a[0] == USE:
            return why_not_used(s, seat, a[1], "city")
        return Refusal(self.RULE)

    def used_up(self, s: Civ, seat: int, thing: int) -> bool:
        """Return whether an ability without tokens was used in this round: of Engineering, Angkor Wat or Egypt."""
        player = s.players[seat]
        if thing in SPLIT:
            return player.knows(thing) and player.used >> (thing - FIRST_TECHNOLOGY) & 1 == 1
        if thing in TWICE:
            return wonder_works(s, seat, thing) and player.once & ONCE_HARVEST > 0
        return thing == EGYPT and player.once & ONCE_FREE_BUILDING > 0

    def no_unit(self, s: Civ, seat: int, unit: int, centre: int, cities: list[int], pool: int) -> Refusal:
        """Say why a unit cannot be trained in a city."""
        player = s.players[seat]
        if not player.rank(unit):
            return Refusal("smc.train.aircraft", unit)
        if not units_left(s, unit):
            return Refusal("smc.train.empty-pile", unit)
        if centre not in player.cities:
            return Refusal(self.RULE, unit)
        city = player.cities.index(centre)
        if city not in cities:
            return Refusal("smc.ruling.engineering-split" if pool >= 0 else not_acting(s, seat, city), unit)
        return Refusal("smc.train.price", unit, price(player, unit), purse(s, seat, city, pool))


def begin_city(s: Civ, seat: int, luck: Luck) -> None:
    """Give each city its action."""
    player = s.players[seat]
    player.actions = [1] * len(player.cities)
    player.boost = [0] * len(player.cities)
    s.stack.append(CityTurn(seat, NO_SPLIT, -1, -1, 0))


def free_buildings(s: Civ, seat: int) -> list[int]:
    """Return the buildings that Egypt can have for free."""
    cities = acting(s, seat)
    return [
        thing
        for thing in things_to_build(s, seat)
        if thing in BUILDINGS and placements(s, seat, thing, cities, -1, True)
    ]


class FreeBuilding(ChooseOne[Civ]):
    """Egypt builds an unlocked building for free with the action of a city, once a round."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "smc.build.unlocked"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> FreeBuilding:
        """Return a frame of its own."""
        return FreeBuilding(self.seat)

    def source(self) -> int:
        """Return Egypt."""
        return EGYPT

    def decider(self) -> int:
        """Return the seat."""
        return self.seat

    def options(self, s: Civ) -> list[Action]:
        """List the buildings."""
        return [(BUILD, thing, 0) for thing in free_buildings(s, self.seat)]

    def chosen(self, s: Civ, a: Action, luck: Luck) -> None:
        """Ask for the square."""
        s.stack.append(BuildAt(self.seat, a[1], -1, -1, 1))

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say what a building lacks, but for its price."""
        building = a[0] == BUILD and a[1] in BUILDINGS
        return why_not(s, seat, a[1], acting(s, seat), -1) if building else Refusal(self.RULE)


class HarvestCity(ChooseOne[Civ]):
    """Angkor Wat: a city that can act harvests twice."""

    __slots__ = ("seat", "wonder")
    FIELDS: ClassVar[str] = "seat@ wonder$wonder"
    RULE: ClassVar[str] = "smc.harvest.symbol"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat = seat
        self.wonder = wonder

    def copy(self) -> HarvestCity:
        """Return a frame of its own."""
        return HarvestCity(self.seat, self.wonder)

    def source(self) -> int:
        """Return the wonder."""
        return self.wonder

    def decider(self) -> int:
        """Return the seat."""
        return self.seat

    def options(self, s: Civ) -> list[Action]:
        """List the cities with something to harvest."""
        cities = s.players[self.seat].cities
        return [(PLACE_AT, cities[city], 0) for city in acting(s, self.seat) if harvests(s, self.seat, city)]

    def chosen(self, s: Civ, a: Action, luck: Luck) -> None:
        """Let the city act."""
        act(s, self.seat, USE, self.wonder, -1, a[1], -1, 0)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Only a city with something to harvest."""
        return Refusal(self.RULE)
