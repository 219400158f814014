"""Small choices that effects leave to a civilization: a feature, a material, a track, a branch, an order."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FIRST_CATEGORY, FIRST_FEATURE, FIRST_LAND, FIRST_MATERIAL
from ecumene.games.civolution.console.asking import Asks, UpTo
from ecumene.games.civolution.console.markers import gain
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import FEATURE as FEATURE_SPOT
from ecumene.games.civolution.continent.spots import MATERIAL
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import PROGRAMS
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.pieces import advance_track
from ecumene.games.civolution.printed import FEATURES, MATERIAL_LAND, MATERIAL_ROW, MATERIALS, TRACKS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import ADVANCE, CHOOSE, FEATURE, SHIFT, STORE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NO_MARKER: Final = because("civo.mutation.move", 1)
SAME_FEATURE: Final = because("civo.mutation.move", 2)
OTHER_ROW: Final = because("civo.effects.any-material", 1)
OTHER_LAND: Final = because("civo.effects.any-material", 2)
NO_TRIBE_IN_LAND: Final = because("civo.effects.any-material", 3)
NOT_LOWEST: Final = because("civo.effects.limits", ops.NOT_LOWEST)
BRANCH_TAKEN: Final = because("civo.module.or", 1)


def is_feature(thing: int) -> bool:
    """Return whether a thing is a feature."""
    return 0 <= thing - FIRST_FEATURE < FEATURES


class AnyFeature(UpTo):
    """Gain markers of any features."""

    RULE: ClassVar[str] = "civo.effects.any-feature"
    VERBS: ClassVar[list[int]] = [FEATURE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> AnyFeature:
        return AnyFeature(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(FEATURE, FIRST_FEATURE + feature, 0) for feature in range(FEATURES)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return ALLOWED if is_feature(a[1]) else UNLISTED

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        gain(s, self.seat, FEATURE_SPOT + a[1] - FIRST_FEATURE, 1, luck, self.thing)


class FeatureMove(UpTo):
    """Move a feature marker to another feature (p. 29)."""

    RULE: ClassVar[str] = "civo.mutation.move"
    VERBS: ClassVar[list[int]] = [SHIFT]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> FeatureMove:
        return FeatureMove(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        features = range(FIRST_FEATURE, FIRST_FEATURE + FEATURES)
        return [(SHIFT, here, there) for here in features for there in features]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if not is_feature(a[1]) or not is_feature(a[2]):
            return UNLISTED
        if not s.players[self.seat].markers[FEATURE_SPOT + a[1] - FIRST_FEATURE]:
            return NO_MARKER
        return SAME_FEATURE if a[1] == a[2] else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NO_MARKER:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        markers = s.players[self.seat].markers
        markers[FEATURE_SPOT + a[1] - FIRST_FEATURE] -= 1
        markers[FEATURE_SPOT + a[2] - FIRST_FEATURE] += 1
        luck.tell("feature-moved", self.seat, a[2], 1, a[1])


class AnyMaterial(Asks):
    """Put markers straight into storage: of any material, of a row, of a land, of a land with an own tribe."""

    FIELDS: ClassVar[str] = "seat@ left/3 limit<4 of<7 thing$"
    RULE: ClassVar[str] = "civo.effects.any-material"
    VERBS: ClassVar[list[int]] = [STORE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left", "limit", "of", "thing")

    def __init__(self, seat: int, left: int, limit: int, of: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.limit = limit
        self.of = of
        self.thing = thing

    def copy(self) -> AnyMaterial:
        return AnyMaterial(self.seat, self.left, self.limit, self.of, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(STORE, FIRST_MATERIAL + material, 0) for material in range(MATERIALS)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        material = a[1] - FIRST_MATERIAL
        if not 0 <= material < MATERIALS:
            return UNLISTED
        if self.limit == ops.OF_ROW:
            return ALLOWED if MATERIAL_ROW[material] == self.of else OTHER_ROW
        if self.limit == ops.OF_LAND:
            return ALLOWED if MATERIAL_LAND[material] == self.of else OTHER_LAND
        if self.limit == ops.OF_OWN_LAND and not tribes.has_in_land(s, self.seat, MATERIAL_LAND[material]):
            return NO_TRIBE_IN_LAND
        return ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == OTHER_ROW:
            return -1, case_of(why), self.of
        if why == OTHER_LAND:
            return FIRST_LAND + self.of, case_of(why), -1
        if why == NO_TRIBE_IN_LAND:
            return FIRST_LAND + MATERIAL_LAND[a[1] - FIRST_MATERIAL], case_of(why), -1
        return super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        gain(s, self.seat, MATERIAL + a[1] - FIRST_MATERIAL, 1, luck, self.thing)

    def check(self, s: GameState) -> None:
        need(self.left > 0, "impossible-effect")


class AnyTrack(Asks):
    """Advance on a track of choice, step by step; where only the lowest may be chosen, on one of those."""

    FIELDS: ClassVar[str] = "seat@ left/3 lowest<2 thing$"
    RULE: ClassVar[str] = "civo.tracks.any"
    VERBS: ClassVar[list[int]] = [ADVANCE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left", "lowest", "thing")

    def __init__(self, seat: int, left: int, lowest: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest
        self.thing = thing

    def copy(self) -> AnyTrack:
        return AnyTrack(self.seat, self.left, self.lowest, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(ADVANCE, FIRST_CATEGORY + track, 0) for track in range(TRACKS)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        track, spaces = a[1] - FIRST_CATEGORY, s.players[self.seat].tracks
        if not 0 <= track < TRACKS:
            return UNLISTED
        return NOT_LOWEST if self.lowest and spaces[track] > min(spaces) else ALLOWED

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        advance_track(s, self.seat, a[1] - FIRST_CATEGORY, self.left, luck, self.thing)

    def check(self, s: GameState) -> None:
        need(self.left > 0, "impossible-effect")


class Branches(Asks):
    """One branch of several, or, `every`, each of them once in any order.

    programs  0 where a branch was taken
    may       1: one need not take any
    """

    FIELDS: ClassVar[str] = "seat@ programs/200[<6] every<2 may<2 thing$"
    RULE: ClassVar[str] = "civo.module.or"
    VERBS: ClassVar[list[int]] = [CHOOSE]
    NESTED: ClassVar[int] = 4

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("every", "may", "programs", "thing")

    def __init__(self, seat: int, programs: list[int], every: int, may: int, thing: int) -> None:
        super().__init__(seat)
        self.programs = programs
        self.every = every
        self.may = may
        self.thing = thing

    def copy(self) -> Branches:
        return Branches(self.seat, self.programs[:], self.every, self.may, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(CHOOSE, at + 1, 0) for at in range(len(self.programs))]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if not 1 <= a[1] <= len(self.programs):
            return UNLISTED
        return ALLOWED if self.programs[a[1] - 1] else BRANCH_TAKEN

    def stop(self, s: GameState) -> Action | None:
        return super().stop(s) if self.may else None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        program = self.programs[a[1] - 1]
        self.programs[a[1] - 1] = 0
        if not self.every or not any(self.programs):
            s.stack.pop()
        run(s, self.seat, program, self.thing)

    def check(self, s: GameState) -> None:
        need(all(0 <= program < len(PROGRAMS) for program in self.programs), "impossible-effect")
