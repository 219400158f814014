"""What a civilization and a wonder let a city do: a building for free, and two harvests."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.card_data import (
    BUILDINGS,
    EGYPT,
)
from ecumene.games.sid_meiers_civilization.city_phase.building import (
    acting,
    build_obstacle,
)
from ecumene.games.sid_meiers_civilization.city_phase.carry_out import (
    BuildAt,
    act,
    harvests,
)
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import (
    BUILD,
    PLACE_AT,
    USE,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED


def free_buildings(s: GameState, seat: int) -> list[int]:
    """Return the buildings that Egypt can have for free."""
    return [thing for thing in BUILDINGS if free_building_obstacle(s, seat, thing) == ALLOWED]


def free_building_obstacle(s: GameState, seat: int, thing: int) -> int:
    """Return what a building that costs nothing lacks."""
    return build_obstacle(s, seat, thing, acting(s, seat), -1, True) if thing in BUILDINGS else UNLISTED


class FreeBuilding(ChooseOne[GameState]):
    """Egypt builds an unlocked building for free with the action of a city, once a round."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "smc.build.unlocked"
    VERBS: ClassVar[list[int]] = [BUILD]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> FreeBuilding:
        return FreeBuilding(self.seat)

    # generated: end

    def source(self) -> int:
        """Return Egypt."""
        return EGYPT

    def decider(self) -> int:
        """Return the seat."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List the buildings."""
        return [(BUILD, thing, 0) for thing in free_buildings(s, self.seat)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Ask for the square."""
        s.stack.append(BuildAt(self.seat, a[1], -1, -1, 1))

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say what a building lacks, but for its price."""
        return free_building_obstacle(s, seat, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the building."""
        return a[1] if why != UNLISTED else -1, -1, -1


class HarvestCity(ChooseOne[GameState]):
    """Angkor Wat: a city that can act harvests twice."""

    FIELDS: ClassVar[str] = "seat@ wonder$wonder"
    RULE: ClassVar[str] = "smc.harvest.symbol"
    VERBS: ClassVar[list[int]] = [PLACE_AT]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "wonder")

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat = seat
        self.wonder = wonder

    def copy(self) -> HarvestCity:
        return HarvestCity(self.seat, self.wonder)

    # generated: end

    def source(self) -> int:
        """Return the wonder."""
        return self.wonder

    def decider(self) -> int:
        """Return the seat."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List the cities with something to harvest."""
        cities = s.players[self.seat].cities
        return [(PLACE_AT, cities[city], 0) for city in acting(s, self.seat) if harvests(s, self.seat, city)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Let the city act."""
        act(s, self.seat, USE, self.wonder, -1, a[1], -1, 0)
