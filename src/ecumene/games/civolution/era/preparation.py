"""Phases 1 to 3: new cards, new goals, extra find (p. 12)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.card_data import FIRST_LAND, FIRST_MATERIAL
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.era.each import EachCivilization
from ecumene.games.civolution.figures import MATERIAL_LAND, MATERIALS
from ecumene.games.civolution.lands import LAND
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.level_block.goals import goal_moves, refill_goals, refuse_goal, take_goal
from ecumene.games.civolution.markers import gain
from ecumene.games.civolution.modules.research import open_next
from ecumene.games.civolution.spots import MATERIAL
from ecumene.games.civolution.state import STACKS, Board
from ecumene.games.civolution.verbs import STORE
from ecumene.games.civolution.vici.phases import remove_goal
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def new_cards(s: Board, luck: Luck) -> None:
    """Phase 1: the next event, and a card on each open stack."""
    s.event = luck.take(s.events)
    luck.tell("event-opened", -1, s.event)
    for stack in range(STACKS):
        open_next(s, stack, luck)


class NewGoals(EachCivilization):
    """Phase 2: each may take a goal; the display is filled when all had their choice (p. 12)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.era.new-goals"

    def copy(self) -> NewGoals:
        return NewGoals(self.turns)

    def order(self, s: Board) -> list[int]:
        return s.parties()

    def begin_turn(self, s: Board, seat: int, luck: Luck) -> None:
        if seat >= len(s.players):
            remove_goal(s, luck)
        else:
            s.stack.append(completion(s, seat))
            s.stack.append(GoalChoice(seat))

    def end_round(self, s: Board, luck: Luck) -> None:
        s.stack.pop()
        refill_goals(s, luck)


class GoalChoice(Asks):
    """Take one goal from the display, or none (p. 12)."""

    __slots__ = ()
    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "civo.era.new-goals"

    def copy(self) -> GoalChoice:
        return GoalChoice(self.seat)

    def options(self, s: Board) -> list[Action]:
        return goal_moves(s, self.seat)

    def reason(self, s: Board, a: Action) -> Refusal | None:
        return refuse_goal(s, self.seat, a, "civo.goal.cover")

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        s.stack.pop()
        take_goal(s, self.seat, a[1], a[2] - 1, luck)


class ExtraFinds(EachCivilization):
    """Phase 3: each stores a material of a land where it has a tribe (p. 12)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.era.extra-find"

    def copy(self) -> ExtraFinds:
        return ExtraFinds(self.turns)

    def begin_turn(self, s: Board, seat: int, luck: Luck) -> None:
        s.stack.append(completion(s, seat))
        s.stack.append(ExtraFind(seat, 1 + s.players[seat].power[ops.EXTRA_FIND_PLUS]))


class ExtraFind(Asks):
    """Put a marker into any storage cell of the land of a territory with an own tribe (p. 12)."""

    __slots__ = ("left",)
    FIELDS: ClassVar[str] = "seat@ left/2"
    RULE: ClassVar[str] = "civo.find.extra"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def copy(self) -> ExtraFind:
        return ExtraFind(self.seat, self.left)

    def options(self, s: Board) -> list[Action]:
        lands = {LAND[place] for place in tribes.territories(s, self.seat)}
        return [
            (STORE, FIRST_MATERIAL + material, 0)
            for material in range(MATERIALS)
            if MATERIAL_LAND[material] in lands
        ]

    def stop(self, s: Board) -> Action | None:
        return None

    def reason(self, s: Board, a: Action) -> Refusal | None:
        material = a[1] - FIRST_MATERIAL
        if a[0] != STORE or not 0 <= material < MATERIALS:
            return None
        return Refusal(self.RULE, FIRST_LAND + MATERIAL_LAND[material], 1, 0)

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        gain(s, self.seat, MATERIAL + a[1] - FIRST_MATERIAL, 1, luck)

    def check(self, s: Board) -> None:
        need(self.left > 0, "impossible-find")
