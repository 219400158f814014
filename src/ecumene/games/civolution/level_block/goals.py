"""Goals: taken from the display into the goal area, and installed when they are reached (p. 12, 26)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import GOALS, ROWS
from ecumene.games.civolution.console.asking import UpTo
from ecumene.games.civolution.console.reasons import NOT_ON_DISPLAY, Details, because, case_of
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.counts import count, count_of
from ecumene.games.civolution.effects.program import PRICES, price, program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.level_block.columns import ANOTHER_COLUMN, RIGHT, bind, columns_for, insert
from ecumene.games.civolution.modules.activities import can_pay, pay
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.player import GOAL_HOME
from ecumene.games.civolution.printed import GOAL_AREA, GOAL_CELL_EMPTIED, GOAL_CELLS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import GOAL, INSTALL
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, WRONG_KIND

_FIRST: Final[int] = GOALS[0]
# By goal from 0: counts that must be reached, and the price.
HAVE: Final[list[list[tuple[int, int]]]] = [
    [(count_of(word), least) for word, least in ROWS[goal].get("have", {}).items()] for goal in GOALS
]
PRICE: Final[list[int]] = [price(ROWS[goal].get("pay", {})) for goal in GOALS]
EMPTIED: Final[int] = program(GOAL_CELL_EMPTIED)
FREE_CELL_FIRST: Final = because("civo.ruling.cover-only-full")
NOT_YOURS: Final = because("civo.goal.install", WRONG_KIND)
COVERED: Final = because("civo.goal.install", 1)
NOT_REACHED: Final = because("civo.goal.install", 2)


def is_reached(s: GameState, seat: int, goal: int) -> bool:
    """Return whether a civilization meets what a goal asks for."""
    for what, least in HAVE[goal - _FIRST]:
        if count(s, seat, what) < least:
            return False
    return can_pay(s.players[seat], PRICE[goal - _FIRST])


def goal_share(s: GameState, seat: int, goal: int) -> float:
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


def goal_moves(s: GameState, seat: int) -> list[Action]:
    """Return the goals of the display, each with the cells it can go to."""
    return [
        (GOAL, goal, cell + 1)
        for goal in s.goal_display
        for cell in range(GOAL_AREA)
        if goal >= 0 and goal_obstacle(s, seat, goal, cell) == ALLOWED
    ]


def free_cell(s: GameState, seat: int) -> int:
    """Return the first free cell of a goal area, -1 when all are taken."""
    for cell in range(GOAL_AREA):
        if not s.players[seat].goals[cell]:
            return cell
    return -1


def goal_obstacle(s: GameState, seat: int, goal: int, cell: int) -> int:
    """Return what keeps a goal from a cell of the goal area: a free one comes before those with an open goal."""
    if goal not in s.goal_display:
        return NOT_ON_DISPLAY
    if not 0 <= cell < GOAL_AREA:
        return UNLISTED
    return ALLOWED if free_cell(s, seat) in (-1, cell) else FREE_CELL_FIRST


def goal_details(s: GameState, seat: int, a: Action, why: int) -> Details:
    """Return the goal, and the free cell that comes first."""
    if why == FREE_CELL_FIRST:
        return a[1], free_cell(s, seat) + 1, -1
    return a[1] if why == NOT_ON_DISPLAY else -1, case_of(why), -1


def refill_goals(s: GameState, luck: Luck) -> None:
    """Fill the empty cells of the display that are in use."""
    for cell in range(GOAL_CELLS[len(s.players)]):
        if s.goal_display[cell] < 0 and s.goal_bag:
            s.goal_display[cell] = luck.take(s.goal_bag)


def take_goal(s: GameState, seat: int, goal: int, cell: int, luck: Luck) -> None:
    """Move a goal from the display into the goal area."""
    s.goal_display[s.goal_display.index(goal)] = -1
    s.players[seat].goals[cell].append(goal)
    luck.tell("goal-taken", seat, goal, cell + 1)


class GoalGain(UpTo):
    """Take a goal from the display; its place is filled again at once (p. 26)."""

    RULE: ClassVar[str] = "civo.goal.gain"
    VERBS: ClassVar[list[int]] = [GOAL]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> GoalGain:
        return GoalGain(self.seat, self.left, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        return goal_moves(s, self.seat)

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return goal_obstacle(s, self.seat, a[1], a[2] - 1)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        return goal_details(s, self.seat, a, why) if a[0] in self.VERBS else super().details(s, seat, a, why)

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        place = s.goal_display.index(a[1])  # others wait for the end of phase 2
        take_goal(s, self.seat, a[1], a[2] - 1, luck)
        if s.goal_bag:
            s.goal_display[place] = luck.take(s.goal_bag)


class GoalInstall(UpTo):
    """Install a goal of the goal area that is open and reached (p. 26)."""

    RULE: ClassVar[str] = "civo.goal.install"
    VERBS: ClassVar[list[int]] = [INSTALL]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> GoalInstall:
        return GoalInstall(self.seat, self.left, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        player = s.players[self.seat]
        goals = [cell[-1] for cell in player.goals if cell and self.of_goal(s, cell[-1]) == ALLOWED]
        columns = columns_for(player, GOAL_HOME) if goals else []
        return [(INSTALL, goal, column + 1 + half) for goal in goals for column in columns for half in (0, RIGHT)]

    def of_goal(self, s: GameState, goal: int) -> int:
        """Return what keeps a goal from being installed, wherever that would be."""
        if goal not in GOALS:
            return UNLISTED
        cells = [cell for cell in s.players[self.seat].goals if goal in cell]
        if not cells:
            return NOT_YOURS
        if cells[0][-1] != goal:
            return COVERED
        return ALLOWED if is_reached(s, self.seat, goal) else NOT_REACHED

    def own_obstacle(self, s: GameState, a: Action) -> int:
        why = self.of_goal(s, a[1])
        if why != ALLOWED:
            return why
        column = a[2] - 1 - (RIGHT if a[2] > RIGHT else 0)
        return ALLOWED if column in columns_for(s.players[self.seat], GOAL_HOME) else ANOTHER_COLUMN

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if a[0] in self.VERBS and why != UNLISTED:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
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
