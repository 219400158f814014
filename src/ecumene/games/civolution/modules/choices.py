"""Small choices that effects leave to a civilization: a feature, a material, a track, a branch, an order."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks, UpTo
from ecumene.games.civolution.card_data import FIRST_CATEGORY, FIRST_FEATURE, FIRST_MATERIAL
from ecumene.games.civolution.deeds import advance_track
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import PROGRAMS
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.figures import FEATURES, MATERIAL_LAND, MATERIAL_ROW, MATERIALS, TRACKS
from ecumene.games.civolution.lands import LAND
from ecumene.games.civolution.markers import gain
from ecumene.games.civolution.spots import FEATURE as FEATURE_SPOT
from ecumene.games.civolution.spots import MATERIAL
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import ADVANCE, CHOOSE, FEATURE, SHIFT, STORE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


class AnyFeature(UpTo):
    """Gain markers of any features."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.effects.any-feature"

    def copy(self) -> AnyFeature:
        return AnyFeature(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        return [(FEATURE, FIRST_FEATURE + feature, 0) for feature in range(FEATURES)]

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        gain(s, self.seat, FEATURE_SPOT + a[1] - FIRST_FEATURE, 1, luck, self.thing)


class FeatureMove(UpTo):
    """Move a feature marker to another feature (p. 29)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.mutation.move"

    def copy(self) -> FeatureMove:
        return FeatureMove(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        markers = s.players[self.seat].markers
        return [
            (SHIFT, FIRST_FEATURE + here, FIRST_FEATURE + there)
            for here in range(FEATURES)
            if markers[FEATURE_SPOT + here]
            for there in range(FEATURES)
            if there != here
        ]

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        markers = s.players[self.seat].markers
        markers[FEATURE_SPOT + a[1] - FIRST_FEATURE] -= 1
        markers[FEATURE_SPOT + a[2] - FIRST_FEATURE] += 1
        luck.tell("feature-moved", self.seat, a[2], 1, a[1])


class AnyMaterial(Asks):
    """Put markers straight into storage: of any material, of a row, of a land, of a land with an own tribe."""

    __slots__ = ("left", "limit", "of", "thing")
    FIELDS: ClassVar[str] = "seat@ left/3 limit<4 of<7 thing$"
    RULE: ClassVar[str] = "civo.effects.any-material"

    def __init__(self, seat: int, left: int, limit: int, of: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.limit = limit
        self.of = of
        self.thing = thing

    def copy(self) -> AnyMaterial:
        return AnyMaterial(self.seat, self.left, self.limit, self.of, self.thing)

    def source(self) -> int:
        return self.thing

    def fits(self, material: int, lands: list[int]) -> bool:
        """Return whether a material may be chosen."""
        if self.limit == ops.OF_ROW:
            return MATERIAL_ROW[material] == self.of
        if self.limit == ops.OF_LAND:
            return MATERIAL_LAND[material] == self.of
        return self.limit == ops.ANY or MATERIAL_LAND[material] in lands

    def options(self, s: Board) -> list[Action]:
        lands: list[int] = []
        if self.limit == ops.OF_OWN_LAND:
            lands = [LAND[place] for place in tribes.territories(s, self.seat)]
        return [
            (STORE, FIRST_MATERIAL + material, 0) for material in range(MATERIALS) if self.fits(material, lands)
        ]

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        gain(s, self.seat, MATERIAL + a[1] - FIRST_MATERIAL, 1, luck, self.thing)

    def check(self, s: Board) -> None:
        need(self.left > 0, "impossible-effect")


class AnyTrack(Asks):
    """Advance on a track of choice, step by step; where only the lowest may be chosen, on one of those."""

    __slots__ = ("left", "lowest", "thing")
    FIELDS: ClassVar[str] = "seat@ left/3 lowest<2 thing$"
    RULE: ClassVar[str] = "civo.tracks.any"

    def __init__(self, seat: int, left: int, lowest: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest
        self.thing = thing

    def copy(self) -> AnyTrack:
        return AnyTrack(self.seat, self.left, self.lowest, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        spaces = s.players[self.seat].tracks
        least = min(spaces)
        return [
            (ADVANCE, FIRST_CATEGORY + track, 0)
            for track in range(TRACKS)
            if not self.lowest or spaces[track] == least
        ]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        higher = a[0] == ADVANCE and 0 <= a[1] - FIRST_CATEGORY < TRACKS and self.lowest > 0
        return Refusal("civo.effects.limits", -1, ops.NOT_LOWEST) if higher else None

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        s.stack.pop()
        advance_track(s, self.seat, a[1] - FIRST_CATEGORY, self.left, luck, self.thing)

    def check(self, s: Board) -> None:
        need(self.left > 0, "impossible-effect")


class Branches(Asks):
    """One branch of several, or, `every`, each of them once in any order."""

    __slots__ = ("every", "may", "programs", "thing")
    FIELDS: ClassVar[str] = "seat@ programs/200[<6] every<2 may<2 thing$"
    RULE: ClassVar[str] = "civo.module.or"
    NESTED: ClassVar[int] = 4

    def __init__(self, seat: int, programs: list[int], every: int, may: int, thing: int) -> None:
        super().__init__(seat)
        self.programs = programs  # 0 where a branch was taken
        self.every = every
        self.may = may  # 1: one need not take any
        self.thing = thing

    def copy(self) -> Branches:
        return Branches(self.seat, self.programs[:], self.every, self.may, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        return [(CHOOSE, at + 1, 0) for at, program in enumerate(self.programs) if program]

    def stop(self, s: Board) -> Action | None:
        return super().stop(s) if self.may else None

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        program = self.programs[a[1] - 1]
        self.programs[a[1] - 1] = 0
        if not self.every or not any(self.programs):
            s.stack.pop()
        run(s, self.seat, program, self.thing)

    def check(self, s: Board) -> None:
        need(all(0 <= program < len(PROGRAMS) for program in self.programs), "impossible-effect")
