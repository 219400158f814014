"""Phases 1 to 3: new cards, new goals, extra find (p. 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FIRST_LAND, FIRST_MATERIAL
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import gain
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.lands import LAND
from ecumene.games.civolution.continent.spots import MATERIAL
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.eras.each import EachCivilization
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.level_block.goals import (
    goal_details,
    goal_moves,
    goal_obstacle,
    refill_goals,
    take_goal,
)
from ecumene.games.civolution.modules.research import open_next
from ecumene.games.civolution.printed import MATERIAL_LAND, MATERIALS
from ecumene.games.civolution.solo.phases import remove_goal
from ecumene.games.civolution.state import STACKS, GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import GOAL, STORE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NO_TRIBE_IN_LAND: Final = because("civo.find.extra", 1)


def new_cards(s: GameState, luck: Luck) -> None:
    """Phase 1: the next event, and a card on each open stack."""
    s.event = luck.take(s.events)
    luck.tell("event-opened", -1, s.event)
    for stack in range(STACKS):
        open_next(s, stack, luck)


class NewGoals(EachCivilization):
    """Phase 2: each may take a goal; the display is filled when all had their choice (p. 12)."""

    RULE: ClassVar[str] = "civo.era.new-goals"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> NewGoals:
        return NewGoals(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return s.parties()

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        if seat >= len(s.players):
            remove_goal(s, luck)
        else:
            s.stack.append(completion(s, seat))
            s.stack.append(GoalChoice(seat))

    def end_round(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        refill_goals(s, luck)


class GoalChoice(Asks):
    """Take one goal from the display, or none (p. 12)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "civo.era.new-goals"
    VERBS: ClassVar[list[int]] = [GOAL]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> GoalChoice:
        return GoalChoice(self.seat)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        return goal_moves(s, self.seat)

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return goal_obstacle(s, self.seat, a[1], a[2] - 1)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        return goal_details(s, self.seat, a, why) if a[0] in self.VERBS else super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        take_goal(s, self.seat, a[1], a[2] - 1, luck)


class ExtraFinds(EachCivilization):
    """Phase 3: each stores a material of a land where it has a tribe (p. 12)."""

    RULE: ClassVar[str] = "civo.era.extra-find"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> ExtraFinds:
        return ExtraFinds(self.turns)

    # generated: end

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.stack.append(completion(s, seat))
        s.stack.append(ExtraFind(seat, 1 + s.players[seat].power[ops.EXTRA_FIND_PLUS]))


class ExtraFind(Asks):
    """Put a marker into any storage cell of the land of a territory with an own tribe (p. 12)."""

    FIELDS: ClassVar[str] = "seat@ left/2"
    RULE: ClassVar[str] = "civo.find.extra"
    VERBS: ClassVar[list[int]] = [STORE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def copy(self) -> ExtraFind:
        return ExtraFind(self.seat, self.left)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        lands = {LAND[place] for place in tribes.territories(s, self.seat)}
        return [(STORE, FIRST_MATERIAL + at, 0) for at in range(MATERIALS) if MATERIAL_LAND[at] in lands]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        material = a[1] - FIRST_MATERIAL
        if not 0 <= material < MATERIALS:
            return UNLISTED
        return ALLOWED if tribes.has_in_land(s, self.seat, MATERIAL_LAND[material]) else NO_TRIBE_IN_LAND

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NO_TRIBE_IN_LAND:
            return FIRST_LAND + MATERIAL_LAND[a[1] - FIRST_MATERIAL], case_of(why), 0
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        gain(s, self.seat, MATERIAL + a[1] - FIRST_MATERIAL, 1, luck)

    def check(self, s: GameState) -> None:
        need(self.left > 0, "impossible-find")
