"""Hidden grottoes and sacred mountains, which come before the modules that they help (p. 38)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.lands import CORNERS, TERRITORIES
from ecumene.games.civolution.dice.fate import favour_check
from ecumene.games.civolution.effects.program import NOTHING, program
from ecumene.games.civolution.locations.kinds import GROTTO, SACRED_MOUNTAIN, open_corners
from ecumene.games.civolution.modules.production import carry, goods_from, goods_obstacle, has_room, produce
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import CHECK, PRODUCE, TRANSPORT
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

# What keeps a civilization from using a location in a territory; the rule is that of the location.
FAR: Final = because("", 1)  # it is not beside the location
EMPTY: Final = because("", 2)  # no tribe of its own is there
DONE: Final = because("", 3)
LADEN: Final = because("", 4)  # the boat there has no room
ELSEWHERE: Final = because("", 6)  # another territory was chosen
TOO_EARLY: Final = because("", 7)  # on land one produces first

# By territory: one procreation there.
PROCREATE_AT: Final[list[int]] = [program([{"procreate": {"n": 1, "at": place}}]) for place in range(TERRITORIES)]
PRODUCTION: Final[int] = THINGS.numbers["production"]
PROCREATION: Final[int] = THINGS.numbers["procreation"]


def beside_obstacle(s: GameState, seat: int, corner: int, place: int) -> int:
    """Return what keeps a location from being of use in a territory: it is far away, or no own tribe is there."""
    if place not in s.land.around[corner]:
        return FAR
    return ALLOWED if tribes.is_in(s, seat, place) else EMPTY


def before_module(s: GameState, seat: int, module: int) -> None:
    """Begin what open locations bring before a module, the first corner on top."""
    if module == PRODUCTION:
        for corner in reversed(open_corners(s, GROTTO)):
            s.stack.append(Grotto(seat, corner, -1, 0, 0))
    elif module == PROCREATION:
        for corner in reversed(open_corners(s, SACRED_MOUNTAIN)):
            s.stack.append(SacredMountain(seat, corner))


class Grotto(Asks):
    """Produce a raw material in an adjacent territory and carry it; on a boat in any order (p. 38).

    place  the territory, once chosen
    """

    FIELDS: ClassVar[str] = "seat@ corner<24 place# produced<2 carried<2"
    RULE: ClassVar[str] = "civo.location.grotto"
    VERBS: ClassVar[list[int]] = [PRODUCE, TRANSPORT]
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("carried", "corner", "place", "produced")

    def __init__(self, seat: int, corner: int, place: int, produced: int, carried: int) -> None:
        super().__init__(seat)
        self.corner = corner
        self.place = place
        self.produced = produced
        self.carried = carried

    def copy(self) -> Grotto:
        return Grotto(self.seat, self.corner, self.place, self.produced, self.carried)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        found: list[Action] = []
        for place in s.land.around[self.corner] if self.place < 0 else [self.place]:
            found.append((PRODUCE, place, 0))
            found += goods_from(s, self.seat, place, False)
        return found

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if self.produced if a[0] == PRODUCE else self.carried:
            return DONE
        why = beside_obstacle(s, self.seat, self.corner, a[1])
        if why != ALLOWED:
            return why
        if self.place >= 0 and a[1] != self.place:
            return ELSEWHERE
        if a[0] == PRODUCE:
            return ALLOWED if has_room(s, self.seat, a[1]) else LADEN
        if not self.produced and s.resources[a[1]] >= 0:
            return TOO_EARLY
        return goods_obstacle(s, self.seat, a, False)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if a[0] in self.VERBS and why != UNLISTED:
            return s.locations[self.corner], case_of(why), -1
        return super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.place = a[1]
        if a[0] == PRODUCE:
            self.produced = 1
        else:
            self.carried = 1
        if self.produced and self.carried:
            s.stack.pop()
        if a[0] == PRODUCE:
            produce(s, self.seat, a[1], luck, s.locations[self.corner])
        else:
            carry(s, self.seat, a[1], a[2], luck, s.locations[self.corner])

    def check(self, s: GameState) -> None:
        need(0 <= self.corner < CORNERS and s.locations[self.corner] >= 0, "impossible-location")


class SacredMountain(Asks):
    """Choose an adjacent territory; a favour check allows a procreation there (p. 38)."""

    FIELDS: ClassVar[str] = "seat@ corner<24"
    RULE: ClassVar[str] = "civo.location.sacred-mountain"
    VERBS: ClassVar[list[int]] = [CHECK]
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("corner",)

    def __init__(self, seat: int, corner: int) -> None:
        super().__init__(seat)
        self.corner = corner

    def copy(self) -> SacredMountain:
        return SacredMountain(self.seat, self.corner)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(CHECK, place, 0) for place in s.land.around[self.corner]]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return beside_obstacle(s, self.seat, self.corner, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if a[0] in self.VERBS and why != UNLISTED:
            return s.locations[self.corner], case_of(why), -1
        return super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        favour_check(s, self.seat, PROCREATE_AT[a[1]], NOTHING, s.locations[self.corner])

    def check(self, s: GameState) -> None:
        need(0 <= self.corner < CORNERS and s.locations[self.corner] >= 0, "impossible-location")
