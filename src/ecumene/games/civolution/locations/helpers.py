"""Hidden grottoes and sacred mountains, which come before the modules that they help (p. 38)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.effects.program import NOTHING, program
from ecumene.games.civolution.fate import favour_check
from ecumene.games.civolution.lands import CORNERS, TERRITORIES
from ecumene.games.civolution.locations.kinds import GROTTO, SACRED_MOUNTAIN, open_corners
from ecumene.games.civolution.modules.production import can_produce, carry, goods_from, produce
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import CHECK, PRODUCE, TRANSPORT
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

# What keeps a civilization from using a location in a territory, told by a refusal.
FAR: Final = 1  # it is not beside the location
EMPTY: Final = 2  # no tribe of its own is there
DONE: Final = 3  # that was done already
LADEN: Final = 4  # the boat there has no room
NOTHING_THERE: Final = 5  # no raw material lies there, or not of this kind
ELSEWHERE: Final = 6  # another territory was chosen
TOO_EARLY: Final = 7  # on land one produces first

# By territory: one procreation there.
PROCREATE_AT: Final[list[int]] = [program([{"procreate": {"n": 1, "at": place}}]) for place in range(TERRITORIES)]
PRODUCTION: Final[int] = THINGS.numbers["production"]
PROCREATION: Final[int] = THINGS.numbers["procreation"]


def hindrance(s: Board, seat: int, corner: int, place: int) -> int:
    """Return why a location is of no use in a territory: FAR or EMPTY, 0 where it is."""
    if place >= TERRITORIES or place not in s.land.around[corner]:
        return FAR
    return 0 if tribes.is_in(s, seat, place) else EMPTY


def before_module(s: Board, seat: int, module: int) -> None:
    """Begin what open locations bring before a module, the first corner on top."""
    if module == PRODUCTION:
        for corner in reversed(open_corners(s, GROTTO)):
            s.stack.append(Grotto(seat, corner, -1, 0, 0))
    elif module == PROCREATION:
        for corner in reversed(open_corners(s, SACRED_MOUNTAIN)):
            s.stack.append(SacredMountain(seat, corner))


class Grotto(Asks):
    """Produce a raw material in an adjacent territory and carry it; on a boat in any order (p. 38)."""

    __slots__ = ("carried", "corner", "place", "produced")
    FIELDS: ClassVar[str] = "seat@ corner<24 place# produced<2 carried<2"
    RULE: ClassVar[str] = "civo.location.grotto"
    NESTED: ClassVar[int] = 2

    def __init__(self, seat: int, corner: int, place: int, produced: int, carried: int) -> None:
        super().__init__(seat)
        self.corner = corner
        self.place = place  # the territory, once chosen
        self.produced = produced
        self.carried = carried

    def copy(self) -> Grotto:
        return Grotto(self.seat, self.corner, self.place, self.produced, self.carried)

    def places(self, s: Board) -> list[int]:
        """Return the adjacent territories with an own tribe, or the one that was chosen."""
        if self.place >= 0:
            return [self.place]
        return [place for place in s.land.around[self.corner] if tribes.is_in(s, self.seat, place)]

    def options(self, s: Board) -> list[Action]:
        found: list[Action] = []
        for place in self.places(s):
            if not self.produced and can_produce(s, self.seat, place):
                found.append((PRODUCE, place, 0))
            if not self.carried and (self.produced or not s.resources[place] >= 0):
                found += goods_from(s, self.seat, place, False)
        return found

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] not in (PRODUCE, TRANSPORT):
            return None
        grotto = s.locations[self.corner]
        if self.produced if a[0] == PRODUCE else self.carried:
            return Refusal(self.RULE, grotto, DONE)
        why = hindrance(s, self.seat, self.corner, a[1])
        if not why and self.place >= 0 and a[1] != self.place:
            why = ELSEWHERE
        if not why and a[0] == TRANSPORT and not self.produced and s.resources[a[1]] >= 0:
            why = TOO_EARLY
        return Refusal(self.RULE, grotto, why or (LADEN if a[0] == PRODUCE else NOTHING_THERE))

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
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

    def check(self, s: Board) -> None:
        need(0 <= self.corner < CORNERS and s.locations[self.corner] >= 0, "impossible-location")


class SacredMountain(Asks):
    """Choose an adjacent territory; a favour check allows a procreation there (p. 38)."""

    __slots__ = ("corner",)
    FIELDS: ClassVar[str] = "seat@ corner<24"
    RULE: ClassVar[str] = "civo.location.sacred-mountain"
    NESTED: ClassVar[int] = 2

    def __init__(self, seat: int, corner: int) -> None:
        super().__init__(seat)
        self.corner = corner

    def copy(self) -> SacredMountain:
        return SacredMountain(self.seat, self.corner)

    def options(self, s: Board) -> list[Action]:
        return [(CHECK, place, 0) for place in s.land.around[self.corner] if tribes.is_in(s, self.seat, place)]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] != CHECK:
            return None
        return Refusal(self.RULE, s.locations[self.corner], hindrance(s, self.seat, self.corner, a[1]))

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        s.stack.pop()
        favour_check(s, self.seat, PROCREATE_AT[a[1]], NOTHING, s.locations[self.corner])

    def check(self, s: Board) -> None:
        need(0 <= self.corner < CORNERS and s.locations[self.corner] >= 0, "impossible-location")
