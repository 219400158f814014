"""Goals: taken from the display into the goal area, and installed when they are reached (p. 12, 26)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.asking import UpTo
from ecumene.games.civolution.card_data import GOALS, ROWS
from ecumene.games.civolution.deeds import trigger
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.counts import count, count_of
from ecumene.games.civolution.effects.program import PRICES, price, program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.figures import GOAL_AREA, GOAL_CELL_EMPTIED, GOAL_CELLS
from ecumene.games.civolution.level_block.columns import RIGHT, bind, columns_for, insert
from ecumene.games.civolution.modules.activities import can_pay, pay
from ecumene.games.civolution.player import GOAL_HOME
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import GOAL, INSTALL
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import WRONG_KIND, Refusal

_FIRST: Final[int] = GOALS[0]
# By goal from 0: counts that must be reached, and the price.
HAVE: Final[list[list[tuple[int, int]]]] = [
    [(count_of(word), least) for word, least in ROWS[goal].get("have", {}).items()] for goal in GOALS
]
PRICE: Final[list[int]] = [price(ROWS[goal].get("pay", {})) for goal in GOALS]
EMPTIED: Final[int] = program(GOAL_CELL_EMPTIED)
# Why a goal of the own area cannot be installed, told by a refusal.
COVERED: Final = 1
NOT_REACHED: Final = 2


def is_reached(s: Board, seat: int, goal: int) -> bool:
    """Return whether a civilization meets what a goal asks for."""
    for what, least in HAVE[goal - _FIRST]:
        if count(s, seat, what) < least:
            return False
    return can_pay(s.players[seat], PRICE[goal - _FIRST])


def goal_share(s: Board, seat: int, goal: int) -> float:
    """Return how much of what a goal asks for is there, 1 when all is: the least of its counts and materials."""
    found = 1.0
    for what, least in HAVE[goal - _FIRST]:
        found = min(found, count(s, seat, what) / least)
    wanted = PRICE[goal - _FIRST]
    if wanted >= 0:
        prices = PRICES[wanted]
        there = asked = 0
        for at in range(len(prices.spots)):
            asked += prices.counts[at]
            there += min(prices.counts[at], s.players[seat].markers[prices.spots[at]])
        found = min(found, there / asked)
    return found


def goal_moves(s: Board, seat: int) -> list[Action]:
    """Return the goals of the display, each with the cells it can go to: a free one, or over an open goal."""
    cells = s.players[seat].goals
    free = [cell for cell in range(GOAL_AREA) if not cells[cell]]
    targets = free[:1] or list(range(GOAL_AREA))
    return [(GOAL, goal, cell + 1) for goal in s.goal_display if goal >= 0 for cell in targets]


def refuse_goal(s: Board, seat: int, a: Action, rule: str) -> Refusal | None:
    """Return why a goal cannot be taken: it lies elsewhere, or a free cell comes before."""
    if a[0] != GOAL:
        return None
    if a[1] not in s.goal_display:
        return Refusal(rule, a[1], WRONG_KIND)
    free = [cell for cell in range(GOAL_AREA) if not s.players[seat].goals[cell]]
    return Refusal(rule, a[1], free[0] + 1) if free else None


def refill_goals(s: Board, luck: Luck) -> None:
    """Fill the empty cells of the display that are in use."""
    for cell in range(GOAL_CELLS[len(s.players)]):
        if s.goal_display[cell] < 0 and s.goal_bag:
            s.goal_display[cell] = luck.take(s.goal_bag)


def take_goal(s: Board, seat: int, goal: int, cell: int, luck: Luck) -> None:
    """Move a goal from the display into the goal area."""
    s.goal_display[s.goal_display.index(goal)] = -1
    s.players[seat].goals[cell].append(goal)
    luck.tell("goal-taken", seat, goal, cell + 1)


class GoalGain(UpTo):
    """Take a goal from the display; its place is filled again at once (p. 26)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.goal.gain"

    def copy(self) -> GoalGain:
        return GoalGain(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        return goal_moves(s, self.seat)

    def reason(self, s: Board, a: Action) -> Refusal | None:
        return refuse_goal(s, self.seat, a, self.RULE)

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        place = s.goal_display.index(a[1])  # others wait for the end of phase 2
        take_goal(s, self.seat, a[1], a[2] - 1, luck)
        if s.goal_bag:
            s.goal_display[place] = luck.take(s.goal_bag)


class GoalInstall(UpTo):
    """Install a goal of the goal area that is open and reached (p. 26)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.goal.install"

    def copy(self) -> GoalInstall:
        return GoalInstall(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        player = s.players[self.seat]
        found: list[Action] = []
        for cell in player.goals:
            if cell and is_reached(s, self.seat, cell[-1]):
                for column in columns_for(player, GOAL_HOME):
                    found.append((INSTALL, cell[-1], column + 1))
                    found.append((INSTALL, cell[-1], column + 1 + RIGHT))
        return found

    def reason(self, s: Board, a: Action) -> Refusal | None:
        cells = s.players[self.seat].goals
        if a[0] != INSTALL or a[1] not in GOALS:
            return None
        if not any(a[1] in cell for cell in cells):
            return Refusal(self.RULE, a[1], WRONG_KIND)
        if not any(cell and cell[-1] == a[1] for cell in cells):
            return Refusal(self.RULE, a[1], COVERED)
        if is_reached(s, self.seat, a[1]):
            return Refusal("civo.block.columns", a[1])
        return Refusal(self.RULE, a[1], NOT_REACHED)

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        player = s.players[self.seat]
        goal, right = a[1], a[2] > RIGHT
        column = a[2] - 1 - (RIGHT if right else 0)
        depth = len(s.stack)
        pay(s, self.seat, PRICE[goal - _FIRST], luck, goal)
        asked = s.stack[depth:]  # which materials are returned comes first of all that follows
        del s.stack[depth:]
        bind(player, GOAL_HOME, column)
        insert(player, goal, column, right)
        luck.tell("installed", self.seat, goal, column + 1)
        for cell in player.goals:
            if goal in cell:
                cell.remove(goal)
                if not cell:
                    run(s, self.seat, EMPTIED, goal)
        trigger(s, self.seat, ops.GOAL_REACHED, ops.EVERY, luck)
        s.stack += asked
