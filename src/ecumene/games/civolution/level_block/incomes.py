"""Income tokens: taken from the display, installed anywhere, performed for their action or a point (p. 23)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.asking import Asks, UpTo
from ecumene.games.civolution.card_data import IS_INCOME, ROWS
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.figures import COLUMNS, INCOME_INSTEAD
from ecumene.games.civolution.level_block.columns import columns_for_income, insert
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import INCOME, INSTALL, PERFORM, POINT
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import WRONG_KIND, Refusal

# By thing: what an income token, or a start token card, does.
ACTION: Final[list[int]] = [program(row["do"]) if IS_INCOME[thing] else 0 for thing, row in enumerate(ROWS)]
INSTEAD: Final[int] = program(INCOME_INSTEAD)


def incomes_of(player: Player) -> list[int]:
    """Return the income tokens of a civilization, its start token included."""
    return [thing for thing in installed(player) if IS_INCOME[thing]]


def perform_income(s: Board, seat: int, a: Action, luck: Luck) -> None:
    """Perform the action of a token, or gain a point instead."""
    if a[0] == PERFORM:
        luck.tell("income", seat, a[1])
    run(s, seat, ACTION[a[1]] if a[0] == PERFORM else INSTEAD, a[1])


class IncomeChip(UpTo):
    """Take an income token, fill the display, install the token and perform it (p. 23)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.income.gain"

    def copy(self) -> IncomeChip:
        return IncomeChip(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        return [(INCOME, token, 0) for token in s.income_display if token >= 0]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        return Refusal(self.RULE, a[1], WRONG_KIND) if a[0] == INCOME else None

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        s.income_display[s.income_display.index(a[1])] = luck.take(s.income_bag) if s.income_bag else -1
        luck.tell("income-taken", self.seat, a[1], source=self.thing)
        s.stack.append(IncomeInstall(self.seat, a[1]))


class IncomeInstall(Asks):
    """Put an income token into any column where it does not float, then perform it (p. 23)."""

    __slots__ = ("token",)
    FIELDS: ClassVar[str] = "seat@ token$income"
    RULE: ClassVar[str] = "civo.income.install"

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def copy(self) -> IncomeInstall:
        return IncomeInstall(self.seat, self.token)

    def source(self) -> int:
        return self.token

    def options(self, s: Board) -> list[Action]:
        return [(INSTALL, self.token, column + 1) for column in columns_for_income(s.players[self.seat])]

    def stop(self, s: Board) -> Action | None:
        return None

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] != INSTALL:
            return None
        if a[1] != self.token:
            return Refusal(self.RULE, self.token, WRONG_KIND)
        return Refusal(self.RULE, self.token, a[2]) if 1 <= a[2] <= COLUMNS else None

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        insert(player, self.token, a[2] - 1)
        refresh(player)
        luck.tell("installed", self.seat, self.token, a[2])
        s.stack.append(IncomeAction(self.seat, 1, 0, [self.token], [], self.token, 1))

    def check(self, s: Board) -> None:
        need(self.token >= 0, "impossible-income")


class IncomeAction(Asks):
    """Perform the actions of income tokens, or gain a point for each instead (p. 23, 36)."""

    __slots__ = ("different", "left", "must", "thing", "tokens", "used")
    FIELDS: ClassVar[str] = "seat@ left/9 different<2 tokens$block[<36] used$block[<36] thing$ must<2"
    RULE: ClassVar[str] = "civo.income.action"
    NESTED: ClassVar[int] = 3

    def __init__(
        self, seat: int, left: int, different: int, tokens: list[int], used: list[int], thing: int, must: int
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.different = different  # 1: each token once
        self.tokens = tokens  # only these, [] means all
        self.used = used
        self.thing = thing
        self.must = must  # 1: action or point, but not nothing

    def copy(self) -> IncomeAction:
        return IncomeAction(
            self.seat, self.left, self.different, self.tokens[:], self.used[:], self.thing, self.must
        )

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        if self.left <= 0:
            return []
        found: list[Action] = []
        for token in self.tokens or incomes_of(s.players[self.seat]):
            if not (self.different and token in self.used):
                found.append((PERFORM, token, 0))
                found.append((POINT, token, 0))
        return found

    def stop(self, s: Board) -> Action | None:
        return None if self.must else super().stop(s)

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] not in (PERFORM, POINT):
            return None
        if a[1] in self.used and self.different:
            return Refusal(self.RULE, a[1], 1, 1)
        return Refusal(self.RULE, a[1], WRONG_KIND)

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        self.used.append(a[1])
        if self.left <= 0:
            s.stack.pop()
        perform_income(s, self.seat, a, luck)

    def check(self, s: Board) -> None:
        need(self.left > 0, "impossible-income")
